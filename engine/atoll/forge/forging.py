"""Forged records out of legal ones: what the rules refuse of all that could stand in them.

Nobody names the rule beforehand: it is the one that refuses.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import cycle, tee
from random import Random
from typing import Any, NamedTuple

from atoll.forge.ways import Place, beginnings, claims, moves, places, positions
from atoll.record import judged, move_line, start_line
from atoll.record.entries import Entry
from atoll.record.following import followed, hold
from atoll.record.lines import entries, lines_of
from atoll.record.random_seats import watch
from atoll.record.referee import fault
from atoll.record.start import opening
from atoll.table import Refused, names_for
from atoll.table.games import game, notation
from atoll.table.notation import NotationError
from atoll.table.rulings import whole

_PLACES = 60
"""At so many places of a record it is forged at most, at the first ones first."""
_MOVES, _POSITIONS = 100, 30
"""So many lines of a way are tried in turn at most that no other rule refuses."""


class Forged(NamedTuple):
    """A record `of` which the last line was forged: the way, what that says, and where it stands.

    `rule` is the one that refuses it; there is none where it cannot be read.
    """

    of: str
    way: str
    says: str
    rule: str
    at: Place
    entry: Entry

    @property
    def lines(self) -> tuple[Entry, ...]:
        """The record up to the forged line."""
        return (self.entry,) if "game" in self.entry else (*self.at.earlier, self.entry)

    @property
    def for_ports(self) -> bool:
        """Whether a program that plays by the rules, and reads no records, has to refuse it too.

        A rule refuses it, and not what must hold; its move is one of the notation, but for a value
        that a rule does not know.
        """
        if not self.rule or "then" in self.entry:
            return False
        if self.at.before is None or "move" not in self.entry:
            return True
        name = self.at.before.game
        try:
            game(name).parse_move(self.entry["move"])
        except NotationError as error:
            return error.rule not in notation(name).MOVES.rules.values()
        return True

    def as_json(self) -> dict[str, Any]:
        """The forgery as `atoll forge` writes it (schemas/forgery.schema.json)."""
        lines = self.lines
        return {
            "forgery": self.way,
            "says": self.says,
            "of": self.of,
            "line": len(lines),
            "breaks": [self.rule] if self.rule else [],
            "record": [*lines],
        }


def forged(records: Iterable[tuple[str, Iterable[Entry]]], luck: Random) -> Iterator[Forged]:
    """Records by their names forged: each way once for each rule that refuses it.

    The same luck forges the same.
    Errors: NotOffered; ValueErrors of a record that cannot be read.
    """
    tried, seen = Counter[str](), set[tuple[str, str]]()
    for name, lines in records:
        found = [*places(lines)]
        made = [one.entry["move"] for one in found if one.after and one.before]
        some = luck.sample(range(len(found)), min(_PLACES, len(found)))
        for at in map(found.__getitem__, sorted(some)):
            ways = [*moves(made, at, luck), *claims(at), *positions(at), *beginnings(at)]
            for line in luck.sample(ways, len(ways)):
                if tried[line.way] >= (_POSITIONS if "position" in line.entry else _MOVES):
                    continue
                tried[line.way] += 1
                rule = refused_by(at, line.entry)
                if rule is not None and (rule, line.way) not in seen:
                    seen.add((rule, line.way))
                    tried[line.way] = 0
                    yield Forged(name, line.way, line.says, rule, at, line.entry)


def refused_by(at: Place, entry: Entry) -> str | None:
    """The rule that refuses a line at a place; an empty text where the line cannot be read.

    None where it may stand there, and where what it says must hold does not by no rule.
    """
    try:
        hold(followed(None if "game" in entry else at.before, entry), entry)
    except ValueError as error:
        found = fault(error)
        return found.rule if found.readable else ""
    return None


# The legal records that are forged


GAMES = 3
"""How many whole games are forged where no records are given."""
Record = tuple[Entry, ...]
_SEEDS = 1000


class NotLegal(ValueError):
    """A record that cannot be forged, as it is not legal to begin with, or of another game."""


def legal(name: str, path: str) -> Record:
    """The lines of a legal record of a game. Errors: NotLegal with the verdict."""
    read, heard = tee(entries(lines_of(path)))
    verdict = judged(path, read)
    if not verdict.legal:
        raise NotLegal(f"{verdict} Only a legal record can be forged.")
    lines = [entry for _, entry in heard]
    if others := [one["game"] for one in lines if one.get("game", name) != name]:
        raise NotLegal(f"{path}: this is a record of {others[0]}; name a record of {name}.")
    return tuple(lines)


def whole_games(name: str, number: int, luck: Random) -> Iterator[Record]:
    """So many games up to their last line, by random players; the same luck plays the same.

    Every answer to a ruling and every number of players has its turn. Errors: UnknownGame.
    """
    rules = game(name)
    answers = [{one.name: it} for one in rules.RULINGS.values() for it in one.names()]
    every = zip(cycle(answers or [{}]), cycle(rules.SEATS))
    while number > 0:
        house, seats = next(every)
        edition, seed = luck.choice(whole(rules.EDITIONS)), luck.randrange(_SEEDS)
        first = start_line(name, names_for(seats), seed, edition=edition, rulings=house)
        with suppress(Refused):  # fewer can play by some
            yield whole_game(first, luck)
            number -= 1


def whole_game(first: Entry, luck: Random) -> Record:
    """A game up to its last line, by random players. Errors: Refused, where none can begin so."""
    rules, seats = game(first["game"]), first["seats"]
    turns = watch(rules, opening(first).table, luck)
    moves = [move_line(seats[s], rules.write_move(move)) for s, move, _ in turns]
    return (first, *moves)
