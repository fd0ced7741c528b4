"""The legal records that are forged: read from files, or whole games of random players."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from itertools import count, cycle, islice
from random import Random

from atoll.random_seats import watch
from atoll.record import Start, judged, move_line
from atoll.record.entries import Entry
from atoll.record.lines import object_of, opened, raw_lines
from atoll.table import Refused, Step, names_for
from atoll.table.contract import Table
from atoll.table.games import game, nouns
from atoll.table.parts import NEEDED, by_seat
from atoll.table.rulings import whole

GAMES = 3
"""How many whole games are forged where no records are given."""
Record = tuple[Entry, ...]
_SEEDS = 1000
_MIDWAY = 3  # one game in so many begins with a position


class NotLegal(ValueError):
    """A record that cannot be forged, as it is not legal to begin with, or of another game."""


def legal(name: str, path: str) -> Record:
    """The lines of a legal record of a game. Errors: NotLegal with the verdict."""
    lines = list[Entry]()

    def read(raw: bytes) -> Entry:
        lines.append(object_of(raw))
        return lines[-1]

    with opened(path) as file:
        verdict = judged(path, raw_lines(file), read)
    if not verdict.legal:
        raise NotLegal(f"{verdict} Only a legal record can be forged.")
    if others := [one["game"] for one in lines if one.get("game", name) != name]:
        raise NotLegal(f"{path}: this is a record of {others[0]}; name a record of {name}.")
    return tuple(lines)


def whole_games(name: str, number: int, luck: Random) -> Iterator[Record]:
    """So many games up to their last line; the same luck plays the same.

    Every answer to a ruling and every number of players has its turn. Some games begin with a
    position, in which what is hidden from everybody is left out.
    Errors: UnknownGame.
    """
    rulings = game(name).RULINGS.values()
    house = cycle([{one.name: it} for one in rulings for it in one.names()] or [{}])
    for place, answers in enumerate(islice(house, number), start=1):
        start = _start(name, place, answers, luck)
        yield played(start if place % _MIDWAY else _midway(start, luck), luck)


def _start(name: str, place: int, house: Mapping[str, str], luck: Random) -> Start:
    """A game that may begin, by any text with these house rules; each number of seats in turn."""
    rules = game(name)
    for number in count(place):
        seats = names_for(rules.SEATS[number % len(rules.SEATS)])
        edition, seed = luck.choice(whole(rules.EDITIONS)), luck.randrange(_SEEDS)
        start = Start(name, seats, seed, edition=edition, rulings=house)
        with suppress(Refused):
            start.opening()
            return start
    raise AssertionError("some number of players can always play")


def _midway(start: Start, luck: Random) -> Start:
    """A game that begins where another has come to, as far as somebody sees it."""
    step: Step[Table] = start.opening()
    steps = [step, *(after for _, _, after in watch(game(start.game), step.table, luck))]
    table = luck.choice(steps[:-1]).table
    layout = nouns(start.game).LAYOUT
    unseen = [
        part.name
        for part in layout.parts.values()
        if part.hides and not by_seat(part.kind) and part.starts is not NEEDED
    ]
    position = layout.write(table, but=unseen)
    return Start(start.game, table.seats, position=position, rulings=table.rulings.as_dict())


def played(start: Start, luck: Random) -> Record:
    """A game from its start to its last line, by random players."""
    rules = game(start.game)
    turns = watch(rules, start.opening().table, luck)
    moves = (move_line(start.seats[s], rules.write_move(move)) for s, move, _ in turns)
    return (start.line(), *moves)
