"""Which examples flip under another edition or ruling, and which show the difference anyway."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from atoll.book.evidence import ids
from atoll.cli.console import shown
from atoll.cli.report import Part, line, whole
from atoll.compare.flipped import Result, place
from atoll.compare.sides import differing
from atoll.running.own import performed
from atoll.table import agreed
from atoll.table.games import GAMES, game
from atoll.table.rulings import UnknownRuling

_MOST = 10


class Other(NamedTuple):
    """What the examples that choose nothing are played by, instead of the defaults."""

    edition: str | None
    rulings: Mapping[str, str]

    def __str__(self) -> str:
        """How it is named: `fiji-de-2005 with half=up`, or what there is of it."""
        chosen = " and ".join(f"{name}={answer}" for name, answer in self.rulings.items())
        return " with ".join(filter(None, (self.edition, chosen)))

    def shows(self, result: Result) -> bool:
        """Whether an example that names its own answer rests on a rule that changes here."""
        own = result.get("rulings") or {}
        for known in map(game, GAMES):
            try:
                usual, here = known.answered(None, None), known.answered(*self)
            except UnknownRuling:  # a game that has them not
                continue
            for name in differing(usual, here):
                answer, rules = getattr(here, name), {*known.RULINGS[name].rules}
                if own.get(name, answer) != answer and ids(result) & rules:
                    return True
        return False


def flips(results: Sequence[Result], other: Other, *, verbose: bool) -> Iterator[Part]:
    """The examples that fail now alone, and those that pass because they name another answer."""
    failing = [result for result in results if result["outcome"] != "passed"]
    places = [f"{file}:{number}" for file, number in map(place, failing)]
    again = performed(places, lint=False).results if failing else ()
    always = {place(one) for one in again if one["outcome"] != "passed"}
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


def _listed(results: Sequence[Result], most: int) -> Iterator[Part]:
    for one in results[:most]:
        file, number = place(one)
        yield whole(f"  {one['name']}", (f"  {shown(file)}:{number}", "dim"))
    if len(results) > most:
        yield line(f"  and {len(results) - most} more; -v names all.", style="dim")
