"""What is at stake: the same games, with the same cards and the same luck, played both ways."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from atoll.compare.difference import Play
from atoll.simulate.chunks import Chunk, Setting, Tally, mattered, never, played
from atoll.simulate.counting import MATTERED
from atoll.simulate.figures import Figure
from atoll.simulate.workers import done_by_processes
from atoll.table import Refused
from atoll.table.contract import Answers, Counts
from atoll.table.games import game as known_game

Counted = Mapping[tuple[int, Answers], tuple[Counts, int]]
"""What was counted with so many seats against other answers, and in how many games."""


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
    return [Part(one, chunk) for one in _settings(match) for chunk in one.chunks(match.games)]


def _settings(match: Match) -> Iterator[Setting]:
    for seats in numbers_of_seats(match.game, match.left) if match.games else ():
        playing = (way for way in match.rights.values() if _can_play(match.game, seats, way))
        if rivals := tuple(dict.fromkeys(playing)):
            yield Setting(match.game, seats, match.left, seed=match.seed, against=rivals)


def numbers_of_seats(game: str, answers: Answers) -> tuple[int, ...]:
    """How many seats the rules let play."""
    return tuple(
        seats for seats in sorted(known_game(game).SEATS) if _can_play(game, seats, answers)
    )


def _can_play(game: str, seats: int, answers: Answers) -> bool:
    names = [f"seat {number}" for number in range(1, seats + 1)]
    try:
        known_game(game).opening(names, 0, answers.as_dict(), edition=None)
    except Refused:
        return False
    return True


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
    found = dict(_counted(tallies))
    return {name: tuple(_plays(match, way, found)) for name, way in match.rights.items()}


def _done(part: Part) -> tuple[Setting, Tally]:
    return part.setting, played(part.setting, part.chunk)


def _counted(
    tallies: Mapping[Setting, Tally],
) -> Iterator[tuple[tuple[int, Answers], tuple[Counts, int]]]:
    for setting, tally in tallies.items():
        for rival, counts in zip(setting.against, tally.against, strict=True):
            yield (setting.seats, rival), (counts, tally.games)


def _plays(match: Match, right: Answers, found: Counted) -> Iterator[Play]:
    """In how many games it matters; where one side alone lets so many play, who does not."""
    mine, theirs = (numbers_of_seats(match.game, way) for way in (match.left, right))
    for seats in sorted({*mine, *theirs}):
        if not (seats in mine and seats in theirs):
            yield Play(seats, refused_by="right" if seats in mine else "left")
        elif (seats, right) in found:
            yield Play(seats, _figures(*found[seats, right]))


def _figures(counts: Counts, games: int) -> tuple[Figure, ...]:
    """The shares of the games in which it matters, by what is meant by that."""
    shares = mattered(counts, games)
    return tuple(Figure(key, name, shares[key]) for key, name in MATTERED.items())
