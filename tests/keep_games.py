"""The search for whole games of any game: `python tests/keep_games.py GAME…` keeps what it finds.

So many games are played in as many styles, by answers drawn at random. Of these a small set is kept
that holds each way to end and each answer at work, the shortest first, and made shorter. On the way
each rule that refuses is looked for: the shortest beginning that a forged line ends. Where an
answer only forbids, it is a move that another one allows.
Nothing but seeds decides, and all work is counted: one commit finds the same games each time.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from found_games import Aim, Picks, Played, played_through, shortened
from game_files import Keeping, keep, own_records
from refused_games import Begun, Refusing, barred, forbidding, refusing
from styles import MANY, laziest, style
from whole_games import answers, answers_at_work, at_work, beyond, ends, how_it_ended, refusals

from atoll.compare.recorded import Recorded, course
from atoll.record import Start
from atoll.record.start import start_of
from atoll.table import Refused, names_for
from atoll.table.games import game


class Effort(NamedTuple):
    """How much is looked for: so many games are played, and in so many of them lines are forged.

    `more` are played for an answer that is at work in none of them, and so many styles are tried
    for the `laziest`.
    """

    games: int
    forged: int
    more: int
    laziest: int


EFFORT = {
    "fiji": Effort(400, 24, 60, 60),
    "kaivai": Effort(40, 5, 15, 30),
    "bali": Effort(40, 5, 15, 30),
}


class Candidate(NamedTuple):
    """A game that was played, with what it holds."""

    start: Start
    played: Played
    holds: Sequence[str]

    @property
    def length(self) -> int:
        """Its lines."""
        return 1 + len(self.played.turns)

    @property
    def lines(self) -> list[Any]:
        """The game as a record."""
        return self.played.lines(self.start)

    @property
    def begun(self) -> Begun:
        """The game as one that lines are forged in."""
        return Begun(self.start, self.played, lazy(self.start))


# Games to choose from


def candidates(
    name: str, number: int, house: Mapping[str, str] | None = None
) -> Iterator[Candidate]:
    """Games in styles of their own, by some default answers and some others."""
    for seed in range(number):
        with suppress(Refused):
            if one := _begun(_start(name, seed, house or {}), seed):
                yield Candidate(one.start, one.played, what_holds(one.played.lines(one.start)))


def _begun(start: Start, seed: int) -> Begun | None:
    """The game of a start, one of three by the laziest; None where it has too many moves.

    Errors: Refused.
    """
    quick = lazy(start)
    picks = style(start.game, seed) if seed % 3 else quick
    played = played_through(start, picks, Random(f"{start.game} {seed}"), MANY)
    return Begun(start, played, quick) if played else None


def _start(name: str, seed: int, house: Mapping[str, str]) -> Start:
    rules, luck = game(name), Random(f"{name} {house} {seed}")
    seats = sorted(rules.SEATS)[seed % len(rules.SEATS)]
    drawn = {
        one.name: luck.choice(one.names()) for one in rules.RULINGS.values() if luck.random() < 0.5
    }
    wanted = {**drawn, **house}
    others = {ruling: a for ruling, a in wanted.items() if a != rules.RULINGS[ruling].default}
    return Start(name, names_for(seats), seed, rulings=others)


_LAZY: dict[tuple[str, int], Picks] = {}


def lazy(start: Start) -> Picks:
    """Who ends a game soon, by how many play."""
    key = start.game, len(start.seats)
    if key not in _LAZY:
        _LAZY[key] = laziest(Start(start.game, start.seats, 1), EFFORT[start.game].laziest)
    return _LAZY[key]


def what_holds(lines: Iterable[Any]) -> list[str]:
    """The ways to end and the answers that a game holds."""
    record = Recorded(tuple(lines))
    return [how_it_ended(record), *(one.name for one in answers_at_work(record))]


def _house(answer: str) -> dict[str, str]:
    ruling, _, name = answer.partition("=")
    return {ruling: name}


# A small set that holds all


def covering(
    found: Sequence[Candidate], aims: Iterable[str]
) -> Iterator[tuple[Candidate, list[str]]]:
    """Games that hold all these aims that any holds: those with most new ones for their length."""
    left = dict.fromkeys(aims)
    while found:
        best = max(found, key=lambda one: sum(a in left for a in one.holds) / one.length)
        new = [one for one in best.holds if one in left]
        if not new:
            return
        yield best, new
        left = {one: None for one in left if one not in new}


def shorter(one: Candidate, aims: Sequence[str]) -> Candidate:
    """The game without the moves that these aims can do without."""

    def holds(played: Played) -> bool:
        record = Recorded(tuple(played.lines(one.start)))
        return all(_holds(record, aim) for aim in aims)

    nothing: Callable[..., Any] = lambda *_: False  # noqa: E731 # it says what it does
    aim = Aim(one.start, nothing, nothing, lazy(one.start), lazy(one.start), holds)
    played = shortened(aim, one.played, Random(0))
    return Candidate(one.start, played, what_holds(played.lines(one.start)))


def _holds(record: Recorded, aim: str) -> bool:
    if "=" in aim:
        return bool(at_work(record, course(record, {}), aim))
    return how_it_ended(record) == aim


# All of it


def found_of(name: str) -> Keeping:
    """What is kept of a game, and for what."""
    aims = [one for one in (*ends(name), *answers(name)) if one not in beyond(name)]
    found = [*candidates(name, EFFORT[name].games)]
    refused = _refused(name, [one.begun for one in found])
    own = {aim for record in own_records(name).values() for aim in what_holds(record.lines)}
    left = [one for one in aims if one not in own]
    for answer in _missing(left, found):
        more = candidates(name, EFFORT[name].more, _house(answer))
        found += islice((one for one in more if answer in one.holds), 1)
    kept = [shorter(one, new) for one, new in covering(found, left)]
    games = {f"games/{n}": one.lines for n, (one, _) in enumerate(covering(kept, left), start=1)}
    return Keeping(games, refused, _forbidden(name, _missing(left, found)))


def _refused(name: str, games: Sequence[Begun]) -> dict[str, Refusing]:
    """What is refused in some games, and in all and the own ones what no rule has refused there."""
    some = EFFORT[name].forged
    first = refusing(games[:some])
    left = [rule for rule in refusals(name) if rule not in first]
    own = [_again(record) for record in own_records(name).values()]
    return {**first, **refusing([*own, *games[some:]], left)} if left else first


def _again(record: Recorded) -> Begun:
    """A recorded game as one that lines are forged in."""
    rules, start = game(record.lines[0]["game"]), start_of(record.lines[0])
    seats = [*start.seats]
    moves = [(seats.index(one["seat"]), rules.parse_move(one["move"])) for one in record.lines[1:]]
    return Begun(start, Played(start.opening().table, tuple(moves)), lazy(start))


def _missing(aims: Iterable[str], found: Iterable[Candidate]) -> list[str]:
    """The answers that none of these games holds."""
    held = {aim for one in found for aim in one.holds}
    return [one for one in aims if "=" in one and one not in held]


def _forbidden(name: str, wanted: Iterable[str]) -> dict[str, Refusing]:
    """For each of these answers the shortest game to a move that it forbids."""
    best = {}
    for answer in wanted:
        seeds = range(EFFORT[name].forged)
        tried = (_forbidding(_start(name, seed, _house(answer)), seed, answer) for seed in seeds)
        if found := [one for one in tried if one]:
            best[answer] = min(found, key=lambda one: one.rank)
    return best


def _forbidding(start: Start, seed: int, answer: str) -> Refusing | None:
    """The shortest record of a game to what is forbidden: that it begins, or a move."""
    ruling = answer.partition("=")[0]
    if found := barred(start, ruling):
        return found
    with suppress(Refused):
        one = _begun(start, seed)
        return forbidding(one, ruling) if one else None
    return None


def main(names: Sequence[str]) -> None:
    """Find and keep the whole games of these games, and say what is held by none."""
    for name in names:
        left = keep(name, found_of(name))
        sys.stdout.write(f"{name}: held by none: {', '.join(left) or 'nothing'}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
