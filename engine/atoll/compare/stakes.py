"""What is at stake: the same games, with the same cards and the same luck, played both ways."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from atoll.compare.sides import Side
from atoll.processes import in_order
from atoll.progress import Bar, silent
from atoll.simulate.chunks import Setting, mattered, simulated
from atoll.simulate.figures import MATTERED, Figure, Share
from atoll.table import Refused, names_for
from atoll.table.contract import Answers
from atoll.table.games import game as known_game


class Play(NamedTuple):
    """The same games of so many seats: in how many it mattered; or who refuses so many."""

    seats: int
    refused_by: str | None = None
    figures: tuple[Mapping[str, Any], ...] = ()

    @property
    def alike(self) -> bool:
        """Whether both let so many play, and no game ran differently."""
        ran = (one["games"] for one in self.figures if one["what"] == "mattered")
        return not (self.refused_by or any(ran))


def _figure(name: str, share: Share) -> Mapping[str, Any]:
    """In how many of so many games it mattered, with its interval."""
    one = Figure(name, MATTERED[name], share).as_json()
    kept = {key: one[key] for key in ("name", "of", "value", "low", "high")}
    return {"what": one["section"], "games": one["hits"], **kept}


def _may_play(game: str, seats: int, answers: Answers) -> bool:
    """Whether the rules let so many play."""
    with suppress(Refused):
        known_game(game).opening(names_for(seats), 0, answers.as_dict(), edition=None)
        return True
    return False


def stakes(
    game: str, left: Side, ways: Mapping[str, Side], games: int, bar: Bar = silent
) -> dict[str, tuple[Play, ...]]:
    """For each way, in how many games of each number of seats it matters against the left.

    Where one of both alone lets so many play, it is told who does not, also where none are played.
    """
    found: dict[str, list[Play]] = {name: [] for name in ways}
    numbers = sorted(known_game(game).SEATS)
    with bar("Games", games * len(numbers)) as on:
        for number in numbers:
            here = _may_play(game, number, left.answers)
            there = {way.answers: _may_play(game, number, way.answers) for way in ways.values()}
            against = tuple(of for of, may in there.items() if may and here)
            setting = Setting(game, number, left.answers, games, against=against)
            counts = simulated(setting, in_order, each=on)[1:] if against and games else ()
            found_by = dict(zip(against, counts, strict=bool(counts)))
            for name, way in ways.items():
                if there[way.answers] != here:
                    found[name].append(Play(number, "right" if here else "left"))
                elif way.answers in found_by:
                    shares = mattered(found_by[way.answers]).items()
                    figures = (_figure(key, share) for key, share in shares)
                    found[name].append(Play(number, figures=tuple(figures)))
    return {name: (*of,) for name, of in found.items()}
