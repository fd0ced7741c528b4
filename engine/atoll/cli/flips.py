"""Which examples flip under another edition or ruling, and which show the difference anyway."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from atoll.book.evidence import ids
from atoll.cli.console import shown
from atoll.cli.report import Part, line, whole
from atoll.compare.flipped import place
from atoll.running.own import performed
from atoll.table import agreed
from atoll.table.contract import Game
from atoll.table.games import GAMES, game
from atoll.table.rulings import UnknownRuling

Result = Mapping[str, Any]
_MOST = 10


@dataclass(frozen=True, slots=True)
class Other:
    """What the examples that choose nothing are played by, instead of the defaults."""

    edition: str | None
    rulings: Mapping[str, str]

    @classmethod
    def of(cls, edition: str | None, rulings: Mapping[str, str]) -> "Other | None":
        """None where nothing else was asked for."""
        return cls(edition, rulings) if edition or rulings else None

    def __str__(self) -> str:
        """How it is named: `fiji-de-2005 with half=up`, or what there is of it."""
        chosen = " and ".join(f"{name}={answer}" for name, answer in self.rulings.items())
        return " with ".join(filter(None, (self.edition, chosen)))

    def shows(self, result: Result) -> bool:
        """Whether an example that names its own answer rests on a rule that changes here."""
        own = result.get("rulings") or {}
        return any(
            own.get(ruling.name, answer) != answer and ids(result) & {*ruling.rules}
            for known in map(game, GAMES)
            for ruling, answer in self._changed(known)
        )

    def _changed(self, of: Game) -> Iterator[tuple[Any, str]]:
        """The rulings that this changes, with their answers; none in a game that has them not."""
        try:
            usual, here = of.answered(None, None), of.answered(self.edition, self.rulings)
        except UnknownRuling:
            return
        for name, ruling in of.RULINGS.items():
            if getattr(usual, name) != (answer := getattr(here, name)):
                yield ruling, answer


def flips(results: Sequence[Result], other: Other, *, verbose: bool) -> Iterator[Part]:
    """The examples that fail now alone, and those that pass because they name another answer."""
    failing = [result for result in results if result["outcome"] != "passed"]
    always = {*_failing_as_usual(failing)}
    most = len(results) if verbose else _MOST
    flip = [one for one in failing if place(one) not in always]
    told = agreed(f"{len(flip) or 'no'} [example flips|examples flip]", len(flip) or 1)
    yield f"Under {other} {told}{':' if flip else '.'}"
    yield from _listed(flip, most)
    if always:
        yield "These fail by the usual answers too:"
        yield from _listed([one for one in failing if place(one) in always], most)
    kept = [one for one in results if one["outcome"] == "passed" and other.shows(one)]
    if kept:
        yield "These name another answer themselves, so they do not flip:"
        yield from _listed(kept, most)


def _failing_as_usual(failing: Sequence[Result]) -> Iterator[tuple[str, int]]:
    """Where those stand that fail whether an answer is asked for or not."""
    if failing:
        places = [f"{file}:{line}" for file, line in map(place, failing)]
        again = performed(places, lint=False).results
        yield from (place(one) for one in again if one["outcome"] != "passed")


def _listed(results: Sequence[Result], most: int) -> Iterator[Part]:
    for one in results[:most]:
        yield whole(
            f"  {one['name']}", (f"  {shown(one['file'])}:{one['row'] or one['line']}", "dim")
        )
    if len(results) > most:
        yield line(f"  and {len(results) - most} more; -v names all.", style="dim")
