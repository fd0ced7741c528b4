"""What is at stake: the same games, with the same cards and the same luck, played both ways.

How many are played where nobody says it is a number that the rules of a game decide. A clock would
give other figures on another machine, so a game declares how many moves may be played, and one game
of each number of seats says how many moves a game takes.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from atoll.compare.sides import Side
from atoll.random_seats import watch
from atoll.simulate.chunks import Setting, mattered, on_this_machine, simulated
from atoll.simulate.figures import MATTERED, Figure, Share
from atoll.simulate.many import many
from atoll.table import Refused, names_for
from atoll.table.contract import Answers
from atoll.table.games import game as known_game
from atoll.table.games import most_moves


class Play(NamedTuple):
    """The same games of so many seats: in how many it mattered; or who refuses so many."""

    seats: int
    figures: tuple[Figure, ...] = ()
    refused_by: str = ""

    @property
    def alike(self) -> bool:
        """Whether both let so many play, and no game ran differently."""
        ran = [one.number for one in self.figures if one.section == "mattered"]
        return not self.refused_by and not any(isinstance(s, Share) and s.hits for s in ran)

    def as_json(self) -> dict[str, Any]:
        """The games in JSON terms."""
        kept = ("of", "value", "low", "high")
        told = [
            {"what": one["section"], "name": one["name"], "games": one["hits"]}
            | {key: one[key] for key in kept}
            for one in (figure.as_json() for figure in self.figures)
        ]
        return {"seats": self.seats, "refused_by": self.refused_by or None, "figures": told}


def settings(game: str, left: Side, ways: Mapping[str, Side]) -> Iterator[Setting]:
    """What is played: for each number of seats the left, and each way that lets so many play."""
    for seats in _numbers_of_seats(game, left.answers):
        every = dict.fromkeys(way.answers for way in ways.values())
        if rivals := tuple(way for way in every if seats in _numbers_of_seats(game, way)):
            yield Setting(game, seats, left.answers, against=rivals)


@cache
def _numbers_of_seats(game: str, answers: Answers) -> list[int]:
    """How many seats the rules let play."""
    found = list[int]()
    for seats in sorted(known_game(game).SEATS):
        with suppress(Refused):
            known_game(game).opening(names_for(seats), 0, answers.as_dict(), edition=None)
            found.append(seats)
    return found


def stakes(  # noqa: PLR0913 # what is asked of games
    game: str,
    left: Side,
    ways: Mapping[str, Side],
    games: int,
    *,
    jobs: int = 1,
    each: Callable[[int], object] = lambda _: None,
) -> dict[str, tuple[Play, ...]]:
    """For each way, in how many games of each number of seats it matters against the left.

    Where one of both alone lets so many play, it is told who does not. `each` hears how many games
    have been played once some are done.
    """
    found: dict[str, list[Play]] = {name: [] for name in ways}
    for name, way in ways.items():
        mine, theirs = (_numbers_of_seats(game, one.answers) for one in (left, way))
        found[name] += [Play(one, refused_by="right") for one in mine if one not in theirs]
        found[name] += [Play(one, refused_by="left") for one in theirs if one not in mine]
    by = on_this_machine(jobs)
    for setting in settings(game, left, ways) if games else ():
        tally = simulated(setting, games, by, each=lambda part: each(part.games))
        for name, way in ways.items():
            if way.answers in setting.against:
                counts = tally.against[setting.against.index(way.answers)]
                shares = mattered(counts, tally.games).items()
                figures = tuple(Figure(key, MATTERED[key], share) for key, share in shares)
                found[name].append(Play(setting.seats, figures))
    return {name: tuple(sorted(of, key=lambda one: one.seats)) for name, of in found.items()}


# How many games


def games_within(game: str, pairs: Iterable[tuple[Side, Mapping[str, Side]]]) -> int:
    """How many games of each number of seats all these can play within the game's budget.

    Rounded down to 1, 2 or 5 times a power of ten: none where one of each is too long.
    """
    once = [setting for left, ways in pairs for setting in settings(game, left, ways)]
    rules, moves = known_game(game), dict[int, int]()
    for seats in {one.seats for one in once}:  # how many the first game of so many takes
        table = rules.opening(names_for(seats), 0, None, edition=None).table
        moves[seats] = sum(1 for _ in islice(watch(rules, table, Random(0)), most_moves(game)))
    one_of_each = sum(moves[one.seats] * (1 + len(one.against)) for one in once)
    games = many(game).MOVES // one_of_each if one_of_each else 0
    return _plain(games) if games else 0


def _plain(number: int) -> int:
    """The number rounded down to one that is easily told.

    >>> [_plain(number) for number in (1, 4, 9, 10, 2370, 4999)]
    [1, 2, 5, 10, 2000, 2000]
    """
    first, zeros = int(str(number)[0]), "0" * (len(str(number)) - 1)
    return int(f"{max(step for step in (1, 2, 5) if step <= first)}{zeros}")
