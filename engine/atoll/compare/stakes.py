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

from atoll.random_seats import watch
from atoll.simulate.chunks import Chunk, Setting, Tally, done_by_processes, mattered, never, played
from atoll.simulate.figures import MATTERED, Figure, Share, as_json
from atoll.simulate.many import is_many, many
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
            for one in as_json(self.figures)
        ]
        return {"seats": self.seats, "refused_by": self.refused_by or None, "figures": told}


class Match(NamedTuple):
    """The left against each of the rights, in so many games of every number of seats."""

    game: str
    left: Answers
    rights: Mapping[str, Answers]
    games: int
    seed: int = 0


class Part(NamedTuple):
    """Some games of one number of seats."""

    setting: Setting
    chunk: Chunk


def parts(match: Match) -> list[Part]:
    """The games in parts: the left plays them, and each right that lets so many seats play."""
    found = list[Part]()
    for seats in _numbers_of_seats(match.game, match.left) if match.games else ():
        ways = match.rights.values()
        playing = (way for way in ways if seats in _numbers_of_seats(match.game, way))
        if rivals := tuple(dict.fromkeys(playing)):
            one = Setting(match.game, seats, match.left, seed=match.seed, against=rivals)
            found += [Part(one, chunk) for chunk in one.chunks(match.games)]
    return found


@cache
def _numbers_of_seats(game: str, answers: Answers) -> list[int]:
    """How many seats the rules let play."""
    found = list[int]()
    for seats in sorted(known_game(game).SEATS):
        with suppress(Refused):
            known_game(game).opening(names_for(seats), 0, answers.as_dict(), edition=None)
            found.append(seats)
    return found


def stakes(
    match: Match, *, jobs: int = 1, each: Callable[[int], object] = lambda _: None
) -> dict[str, tuple[Play, ...]]:
    """For each right, in how many of the games it matters, by number of seats.

    `each` hears how many games have been played once a part is done.
    """
    tallies: dict[Setting, Tally] = {}
    for setting, tally in done_by_processes(_done, parts(match), jobs=jobs, stopped=never):
        tallies[setting] = tallies.get(setting, Tally()).plus(tally)
        each(tally.games)
    found: dict[tuple[int, Answers], tuple[Figure, ...]] = {}
    for setting, tally in tallies.items():
        for rival, counts in zip(setting.against, tally.against, strict=True):
            shares = mattered(counts, tally.games).items()
            figures = (Figure(key, MATTERED[key], share) for key, share in shares)
            found[setting.seats, rival] = tuple(figures)
    return {name: tuple(_plays(match, way, found)) for name, way in match.rights.items()}


def _done(part: Part) -> tuple[Setting, Tally]:
    return part.setting, played(part.setting, part.chunk)


def _plays(
    match: Match, right: Answers, found: Mapping[tuple[int, Answers], tuple[Figure, ...]]
) -> Iterator[Play]:
    """In how many games it matters; where one side alone lets so many play, who does not."""
    mine, theirs = (_numbers_of_seats(match.game, way) for way in (match.left, right))
    for seats in sorted({*mine, *theirs}):
        if not (seats in mine and seats in theirs):
            yield Play(seats, refused_by="right" if seats in mine else "left")
        elif (seats, right) in found:
            yield Play(seats, found[seats, right])


# How many games


class TooFew(ValueError):
    """A budget in which not even one game of each comparison can be played."""


def games_within(game: str, matches: Iterable[Match]) -> int:
    """How many games of each number of seats all matches can play within the game's budget.

    Rounded down to 1, 2 or 5 times a power of ten. Of a game that is played by its verbs none are
    played where they are too long; one that declares its own budget hears of it.
    Errors: TooFew.
    """
    once = [part.setting for one in matches for part in parts(one._replace(games=1))]
    one_of_each = sum(_moves_of_one(game, one.seats) * (1 + len(one.against)) for one in once)
    games = many(game).MOVES // one_of_each if one_of_each else 0
    if one_of_each and not games and is_many(game):
        raise TooFew(
            f"{game} lets a build play {many(game).MOVES} moves (MOVES in its `many`), but one "
            f"game of each comparison takes {one_of_each}; let it play more."
        )
    return _plain(games) if games else 0


@cache
def _moves_of_one(game: str, seats: int) -> int:
    """How many moves the first game of so many seats takes, or are played of it at most."""
    rules = known_game(game)
    table = rules.opening(names_for(seats), 0, None, edition=None).table
    return sum(1 for _ in islice(watch(rules, table, Random(0)), most_moves(game)))


def _plain(number: int) -> int:
    """The number rounded down to one that is easily told.

    >>> [_plain(number) for number in (1, 4, 9, 10, 2370, 4999)]
    [1, 2, 5, 10, 2000, 2000]
    """
    first, zeros = int(str(number)[0]), "0" * (len(str(number)) - 1)
    return int(f"{max(step for step in (1, 2, 5) if step <= first)}{zeros}")
