"""Few forged records of many, no two of a kind alike: a number that is another does not count.

What is forged is a move, a beginning or a position, in the ways that a game declares; what a record
says must hold is left to a referee of records.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from atoll.forge.alike import said
from atoll.forge.forgery import Forged, Forgery, Place
from atoll.forge.forging import declared
from atoll.forge.places import places
from atoll.forge.short import short
from atoll.record.entries import Entry
from atoll.record.following import followed
from atoll.table import Refused

__all__ = ["KINDS", "MOST", "Record", "different"]

MOST = 3
"""So many records are forged in each way."""
KINDS = 3
"""In so many ways each rule has to refuse one, where there are so many."""
_LONGEST_LOOK = 300
"""At so many forged lines of a way it is asked whether the rule refuses them that lacks some."""
Record = tuple[str, Iterable[Entry]]
"""A legal record by its name."""


class _Line(NamedTuple):
    """A forged line, where it stands, and the name of its record."""

    of: str
    forgery: Forgery
    at: Place
    entry: Entry

    @property
    def refused_by(self) -> str:
        """The rule that refuses it; nothing where none does."""
        try:
            followed(self.at.before if "seat" in self.entry else None, self.entry)
        except Refused as error:
            return error.refusal.rule
        except ValueError:
            return ""
        return ""


def different(
    game: str, records: Iterable[Record], rules: Collection[str] = ()
) -> Iterator[tuple[str, Forged]]:
    """Forged records, each with the name of the record that was forged: three in each way.

    Those of one way are of several records and differ in more than numbers and names. Each of the
    rules refuses one in three ways at least, where there are so many.
    Errors: UnknownGame, NotOffered; ValueErrors of a record that is not legal.
    """
    known = [(name, [*places(lines)]) for name, lines in records]
    ways = [one for one in declared(game) if one.rules]
    first = [*_in_each_way(known, ways)]
    for one in (*first, *_lacking(known, ways, first, rules)):
        yield one.of, Forged(one.forgery, short(one.at, one.entry))


Known = Sequence[tuple[str, Sequence[Place]]]


def _in_each_way(known: Known, ways: Sequence[Forgery]) -> Iterator[_Line]:
    """So many lines in each way, no two of them alike."""
    seen = defaultdict[str, set[object]](set)
    for name, found in known:
        ways = [one for one in ways if len(seen[one.name]) < MOST]
        for line in _of_one(name, found, ways):
            if (what := said(line.at, line.entry)) not in seen[line.forgery.name]:
                seen[line.forgery.name].add(what)
                yield line


def _of_one(name: str, found: Iterable[Place], ways: Iterable[Forgery]) -> Iterator[_Line]:
    """A record forged once in each of these ways, at the first place where it can be."""
    left = dict.fromkeys(ways)
    for at in found:
        for forgery in [*left]:
            if entries := [*forgery.makes(at)]:
                del left[forgery]
                luck = Random(f"{forgery.name} {name}")
                yield _Line(name, forgery, at, luck.choice(entries))


# Rules that few ways have broken


def _lacking(
    known: Known, ways: Sequence[Forgery], first: Iterable[_Line], rules: Collection[str]
) -> Iterator[_Line]:
    """A line in other ways for each rule that too few have broken so far."""
    broken = defaultdict[str, set[str]](set)
    for line in first:
        broken[line.refused_by].add(line.forgery.name)
    for rule in sorted(rules):
        others = [w for w in ways if rule in w.rules and w.name not in broken[rule]]
        found = (_breaking(known, one, rule) for one in others)
        yield from islice(filter(None, found), max(0, KINDS - len(broken[rule])))


def _breaking(known: Known, forgery: Forgery, rule: str) -> _Line | None:
    """A line forged in this way that this rule refuses, if one is among the first of them."""
    lines = (
        _Line(name, forgery, at, entry)
        for name, found in known
        for at in found
        for entry in forgery.makes(at)
    )
    return next((one for one in islice(lines, _LONGEST_LOOK) if one.refused_by == rule), None)
