"""What a run found out about each scenario, as values that JSON can hold."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pytest

from atoll.telling.scenario import Line

from .bdd import Step
from .world import World

Result = Mapping[str, Any]
"""What one scenario, or one row of its Examples, showed: schemas/check.schema.json has its keys."""
TracedStep = Mapping[str, Any]
"""A step that ran, the rows below it, and what happened: each a rule and a sentence."""


def place(result: Result) -> tuple[str, int, int]:
    """Where its example stands: file, line, and line of the row."""
    return result["file"], result["line"], result["row"] or 0


def _told(rule: str, sentence: str) -> dict[str, str]:
    return {"rule": rule, "sentence": sentence}


def _traced(
    keyword: str, text: str, line: int, events: Sequence[Mapping[str, str]], table: Sequence[Any]
) -> TracedStep:
    return {"keyword": keyword, "text": text, "line": line, "events": events, "table": table}


@dataclass(slots=True)
class Recording:
    """What is written down while a scenario runs."""

    world: World | None = None
    step: Step | None = None  # the one that is running, or failed
    trace: list[TracedStep] = field(default_factory=list)
    givens: int = 0  # so many steps of the trace are Givens
    void: int = 0  # so many of them were told before the players were seated, and are void
    lays: int = 0
    events: int = 0
    refusals: int = 0
    outcome: str = "passed"
    seconds: float = 0.0
    message: str = ""
    shown: "Shown | None" = None  # what the world shows at the end, once written down

    def note(self, report: pytest.TestReport) -> None:
        """Write down how setup, call or teardown went; the first that did not pass counts."""
        self.seconds += report.duration
        if self.outcome == "passed" and not report.passed:
            broken = report.failed and report.when != "call"
            self.outcome = "error" if broken else report.outcome
            self.message = report.longreprtext

    def end_step(self, step: Step, world: World | None) -> None:
        """Write down a step with what the world has seen since the step before."""
        told = tuple(self._news(world)) if world else ()
        self.world, self.step = world, None
        rows = step.datatable.raw() if step.datatable else ()
        table = tuple(tuple(map(str, row)) for row in rows)
        lays = getattr(world, "lays", 0)
        self.void, self.lays = (self.void if lays == self.lays else len(self.trace)), lays
        self.givens += step.type == "given"
        self.trace.append(_traced(step.keyword, step.name, step.line_number, told, table))

    def _news(self, world: World) -> list[dict[str, str]]:
        happened = [_told(one.rule, world.sentence(one)) for one in world.events[self.events :]]
        refused = [_told(*no) for no in world.refusals[self.refusals :]]
        self.events, self.refusals = len(world.events), len(world.refusals)
        return happened + refused

    def write_down(self, language: str) -> None:
        """Keep what the world shows at the end. Errors: whatever a game raises that cannot."""
        self.shown = self._rules(), self._played(), self._told_at_once(language)

    def ended(self, language: str) -> "Shown":
        """What the world shows; nothing of it where it cannot be written down."""
        if self.shown is None:
            with suppress(Exception):  # the run has told what is wrong
                self.write_down(language)
        return self.shown or (_NOTHING._rules(), _NOTHING._played(), None)

    def _told_at_once(self, language: str) -> tuple[TracedStep, ...] | None:
        """The steps with the table laid at once, where the Givens do not; None where they do."""
        laid: Sequence[Line] | None = getattr(self.world, "laid", None)
        if laid is None:
            return None
        if language != "en":
            return tuple(self.trace[self.void :]) if self.void else None
        line = self.trace[0]["line"]
        keywords = ("Given", *("And" for _ in laid[1:]))
        given = (
            _traced(keyword, str(one), line, (), one.table)
            for keyword, one in zip(keywords, laid, strict=True)
        )
        return (*given, *self.trace[self.givens :])

    def _played(self) -> dict[str, Any]:
        """The game that was played, as lines and positions of a record."""
        world = self.world
        return {
            "moves": tuple(world.moves) if world else (),
            "begins": world.begins if world else None,
            "end": world.end if world else None,
            "impossible": _impossible(world),
        }

    def _rules(self) -> dict[str, Any]:
        """The rules at work, by the way they were."""
        world = self.world
        return {
            "fired": _once(event.rule for event in world.events) if world else (),
            "refused": _once(no.rule for no in world.refusals) if world else (),
            "hidden": _once(world.hidden) if world else (),
            "start": world.start if world else None,
            "rulings": world.rulings if world else None,
            "asked": _asked(world),
        }


_NOTHING = Recording()
Shown = tuple[Mapping[str, Any], Mapping[str, Any], tuple[TracedStep, ...] | None]
"""The rules at work, the game that was played, and the trace with the table laid at once."""


def _asked(world: World | None) -> tuple[str, ...] | None:
    """The rulings that a world has heard of, where it listens."""
    heard: set[str] | None = getattr(world, "asked", None)
    return None if heard is None else tuple(sorted(heard))


def _impossible(world: World | None) -> dict[str, str] | None:
    """What a world says against the table that it starts from, where it counts."""
    refusal = getattr(world, "impossible", None)
    return _told(*refusal) if refusal else None


def _once(rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))
