"""What every scenario keeps while it runs, whatever the game, and what of it is written down."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Protocol

from atoll.table import Event, Refusal

from .outline import Example
from .parsing import Step
from .phrases import Phrases


class World(Protocol):
    """The fixture `world`: the table of one scenario and everything that happened at it.

    Where Givens may tell anew what others have told, a world also has `holds`: of each telling so
    far, what no other has told anew. A Given is not shown of which nothing is left.
    """

    events: list[Event]
    refusals: list[Refusal]
    claimed: list[Refusal]  # those that a Then has said
    hidden: list[str]  # ids of the rules that hid something from a view
    edition: str | None  # the text that it is played by, if it is one
    house: dict[str, str]  # answers of its own
    moves: list[dict[str, Any]]  # those a When made, as `{"seat", "move"}` of a record
    begins: dict[str, Any] | None  # the first line of its record, where one may begin so

    @property
    def rulings(self) -> Mapping[str, str]:
        """The answer to every ruling of the game that the scenario runs under."""

    @property
    def start(self) -> dict[str, Any] | None:
        """The position before the first When, as JSON can hold it."""

    @property
    def end(self) -> dict[str, Any] | None:
        """The position as it is now; None where nobody sits."""

    def sentence(self, event: Event) -> str:
        """An event as a sentence for people."""


class Mismatch(AssertionError):
    """The table shows something else than the step says.

    A dict names parts of the table ("supply", "hand of Anna") with their values in notation;
    a string stands for itself. `event` is the first event that went another way, where known.
    """

    def __init__(
        self,
        expected: dict[str, str] | str,
        actual: dict[str, str] | str,
        event: Event | None = None,
    ) -> None:
        """Keep both sides, so that the report can set them side by side."""
        super().__init__(f"expected {expected}, actual {actual}")
        self.expected = expected
        self.actual = actual
        self.event = event


# What a run found out about each scenario, as values that JSON can hold


Result = Mapping[str, Any]
"""What one scenario, or one row of its Examples, showed: schemas/check.schema.json has its keys."""
TracedStep = Mapping[str, Any]
"""A step that ran, the rows below it, and what happened: each a rule and a sentence."""
Holds = Sequence[Collection[object]]
"""What is left of each telling of a Given."""


def place(result: Result) -> tuple[str, int, int]:
    """Where its example stands: file, line, and line of the row."""
    return result["file"], result["line"], result["row"] or 0


def _told(rule: str, sentence: str) -> dict[str, str]:
    return {"rule": rule, "sentence": sentence}


@dataclass(slots=True)
class Recording:
    """What is written down while an example runs, by phrases that its file sees."""

    example: Example
    phrases: Phrases
    world: World | None = None
    step: Step | None = None  # the one that is running, or failed
    trace: list[TracedStep] = field(default_factory=list)
    givens: list[tuple[TracedStep, Holds]] = field(default_factory=list)  # also those told anew
    tellings: int = 0
    begun: bool = False  # whether anything but a Given ran
    events: int = 0
    refusals: int = 0
    outcome: str = "passed"
    seconds: float = 0.0
    message: str = ""
    shown: Result = field(default_factory=dict)  # by the world at the end, once written down

    def end_step(self, step: Step, world: World | None) -> None:
        """Write down a step with what the world has seen since the step before.

        Of Givens only those that no other has told anew; the first of these begins as the first.
        """
        told = list[Mapping[str, str]]()
        if world:
            told += [_told(one.rule, world.sentence(one)) for one in world.events[self.events :]]
            told += [_told(*no) for no in world.refusals[self.refusals :]]
            self.events, self.refusals = len(world.events), len(world.refusals)
        self.world = world
        rows = step.datatable.raw() if step.datatable else ()
        traced = {
            "keyword": step.keyword,
            "text": step.name,
            "line": step.line_number,
            "events": tuple(told),
            "table": tuple(tuple(map(str, row)) for row in rows),
        }
        holds: Holds = getattr(world, "holds", ())
        if step.type == "given" and not self.begun:
            self.givens.append((traced, holds[self.tellings :]))
            kept = [one for one, left in self.givens if any(left) or not left]
            self.trace = [{**kept[0], "keyword": self.givens[0][0]["keyword"]}, *kept[1:]]
        else:
            self.begun = True
            self.trace.append(traced)
        self.tellings = len(holds)

    def write_down(self) -> None:
        """Keep what the world shows at the end. Errors: whatever a game raises that cannot."""
        if world := self.world:
            heard: set[str] | None = getattr(world, "asked", None)  # where it listens
            refusal = getattr(world, "impossible", None)  # where it counts
            self.shown = {
                "fired": (*dict.fromkeys(event.rule for event in world.events),),
                "refused": (*dict.fromkeys(no.rule for no in world.refusals),),
                "hidden": (*dict.fromkeys(world.hidden),),
                "start": world.start,
                "rulings": world.rulings,
                "asked": None if heard is None else tuple(sorted(heard)),
                "moves": tuple(world.moves),
                "begins": world.begins,
                "end": world.end,
                "impossible": _told(*refusal) if refusal else None,
            }

    def result(self) -> Result:
        """What the example showed; of the world nothing where that cannot be written down."""
        if not self.shown:
            with suppress(Exception):  # the run has told what is wrong
                self.write_down()
        shown, of = {**_NOTHING, **self.shown}, self.example
        return {
            "file": of.file,
            "line": of.placed.line,
            "row": of.row,  # where there are Examples
            "name": of.title,
            "language": of.language,
            "description": of.description.strip(),
            "tags": of.tags,
            "rule": of.placed.rule.name if of.placed.rule else None,
            "outcome": self.outcome,
            "seconds": self.seconds,
            **shown,
            "trace": tuple(self.trace),
            "failed_line": self.step.line_number if self.step else None,
            "message": self.message,
        }


_NOTHING: Result = {
    **dict.fromkeys(("fired", "refused", "hidden"), ()),
    **dict.fromkeys(("start", "rulings", "asked")),
    **dict.fromkeys(("trace", "moves"), ()),
    **dict.fromkeys(("begins", "end", "impossible")),
}
"""What is shown where nobody sat at a table."""
