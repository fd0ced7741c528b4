"""What a run found out about each scenario, as values that JSON can hold."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Self

import pytest
from pytest_bdd.parser import Step

from atoll.telling.scenario import Line

from .world import World

__all__ = ["Recording", "Result", "Told", "TracedStep"]


@dataclass(frozen=True, slots=True)
class Told:
    """One thing that happened, as a sentence, and the rule that made it happen."""

    rule: str
    sentence: str


@dataclass(frozen=True, slots=True)
class TracedStep:
    """A step that ran, and what happened because of it."""

    keyword: str
    text: str
    line: int
    events: tuple[Told, ...]
    table: tuple[tuple[str, ...], ...] = ()  # the rows below the step

    def as_dict(self) -> dict[str, Any]:
        """The step as JSON has it."""
        own = {each.name: getattr(self, each.name) for each in fields(self)}
        return {**own, "events": tuple(asdict(told) for told in self.events)}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The step that `Result.as_dict` wrote."""
        events = tuple(Told(**told) for told in data["events"])
        return cls(**{**data, "events": events, "table": tuple(map(tuple, data["table"]))})


@dataclass(frozen=True, slots=True)
class Result:
    """What one scenario (or one row of its Examples) showed."""

    file: str
    line: int
    row: int | None  # the line of the row, where there are Examples
    name: str
    language: str
    description: str
    tags: tuple[str, ...]
    rule: str | None  # the name of the Rule it stands under
    outcome: str  # passed, failed, skipped, or error where it could not begin or end
    seconds: float
    fired: tuple[str, ...]
    refused: tuple[str, ...]
    hidden: tuple[str, ...]
    start: Mapping[str, Any] | None
    rulings: Mapping[str, str] | None
    asked: tuple[str, ...] | None  # rulings whose answers anybody asked for; None: nobody listened
    trace: tuple[TracedStep, ...]
    moves: tuple[Mapping[str, Any], ...] = ()  # by When steps, the refused ones too, as in a record
    begins: Mapping[str, Any] | None = None  # the first line of its record
    end: Mapping[str, Any] | None = None  # the position after the last step
    impossible: Told | None = None  # why no game comes to the table it starts from
    failed_line: int | None = None
    message: str = ""
    told: tuple[TracedStep, ...] | None = None  # the trace with the table laid at once; see World

    def as_dict(self) -> dict[str, Any]:
        """The result as JSON has it."""
        traces = {name: _steps(getattr(self, name)) for name in ("trace", "told")}
        impossible = asdict(self.impossible) if self.impossible else None
        own = {each.name: getattr(self, each.name) for each in fields(self)}
        return {**own, **traces, "impossible": impossible}

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The result that `as_dict` wrote, also after a journey as JSON."""
        trace = map(TracedStep.from_dict, data["trace"])
        lists = {
            name: tuple(data[name]) for name in ("tags", "fired", "refused", "hidden", "moves")
        }
        asked = None if data["asked"] is None else tuple(data["asked"])
        told = None if data["told"] is None else tuple(map(TracedStep.from_dict, data["told"]))
        refuted = None if data["impossible"] is None else Told(**data["impossible"])
        own = {"asked": asked, "trace": tuple(trace), "told": told, "impossible": refuted}
        return cls(**{**data, **lists, **own})


def _steps(trace: Iterable[TracedStep] | None) -> tuple[dict[str, Any], ...] | None:
    return None if trace is None else tuple(step.as_dict() for step in trace)


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
    shown: Mapping[str, Any] | None = None  # what the world shows at the end, once written down

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
        self.trace.append(TracedStep(step.keyword, step.name, step.line_number, told, table))

    def _news(self, world: World) -> list[Told]:
        happened = [
            Told(event.rule, world.sentence(event)) for event in world.events[self.events :]
        ]
        refused = [Told(no.rule, no.reason) for no in world.refusals[self.refusals :]]
        self.events, self.refusals = len(world.events), len(world.refusals)
        return happened + refused

    def write_down(self, language: str) -> None:
        """Keep what the world shows at the end. Errors: whatever a game raises that cannot."""
        told = {"told": self._told_at_once(language)}
        self.shown = {**told, **self._rules(), **self._played()}

    def ended(self, language: str) -> Mapping[str, Any]:
        """What the world shows; nothing of it where it cannot be written down."""
        if self.shown is None:
            with suppress(Exception):  # the run has told what is wrong
                self.write_down(language)
        return self.shown or {"told": None, **_NOTHING._rules(), **_NOTHING._played()}

    def _told_at_once(self, language: str) -> tuple[TracedStep, ...] | None:
        """The steps with the table laid at once, where the Givens do not; None where they do."""
        laid: Sequence[Line] | None = getattr(self.world, "laid", None)
        if laid is None:
            return None
        if language != "en":
            return tuple(self.trace[self.void :]) if self.void else None
        line = self.trace[0].line
        keywords = ("Given", *("And" for _ in laid[1:]))
        given = (
            TracedStep(keyword, str(one), line, (), one.table)
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


def _asked(world: World | None) -> tuple[str, ...] | None:
    """The rulings that a world has heard of, where it listens."""
    heard: set[str] | None = getattr(world, "asked", None)
    return None if heard is None else tuple(sorted(heard))


def _impossible(world: World | None) -> Told | None:
    """What a world says against the table that it starts from, where it counts."""
    refusal = getattr(world, "impossible", None)
    return Told(refusal.rule, refusal.reason) if refusal else None


def _once(rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(rules))
