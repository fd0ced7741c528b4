"""Forged records out of legal ones: what the rules refuse of all that could stand in them.

Nobody names the rule beforehand: it is the one that refuses.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from atoll.forge.ways import Line, Place, beginnings, claims, moves, places, positions
from atoll.record.entries import Entry
from atoll.record.following import Differs, followed, hold
from atoll.table import Refused
from atoll.table.games import game, notation
from atoll.table.notation import NotationError

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
        return bool(self.rule) and "then" not in self.entry and self._is_said

    @property
    def _is_said(self) -> bool:
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
        some = luck.sample(range(len(found)), min(_PLACES, len(found)))
        for at in map(found.__getitem__, sorted(some)):
            for line in _lines(found, at, luck):
                if tried[line.way] >= (_POSITIONS if "position" in line.entry else _MOVES):
                    continue
                tried[line.way] += 1
                rule = refused_by(at, line.entry)
                if rule is not None and (rule, line.way) not in seen:
                    seen.add((rule, line.way))
                    tried[line.way] = 0
                    yield Forged(name, line.way, line.says, rule, at, line.entry)


def _lines(found: Sequence[Place], at: Place, luck: Random) -> list[Line]:
    """All that could stand at a place, in any order."""
    lines = [*moves(found, at, luck), *claims(at), *positions(at), *beginnings(at)]
    return luck.sample(lines, len(lines))


def refused_by(at: Place, entry: Entry) -> str | None:
    """The rule that refuses a line at a place; an empty text where the line cannot be read.

    None where it may stand there, and where what it says must hold does not by no rule.
    """
    try:
        hold(followed(None if "game" in entry else at.before, entry), entry)
    except Refused as error:
        return error.refusal.rule
    except Differs as error:
        return error.rule
    except ValueError:
        return ""
    return None
