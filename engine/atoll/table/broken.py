"""Which rule is broken where a part of a table is not as somebody says: one of what was told.

An event says with its kind which parts it owns: these are as they are by its rule, changed or not.
What no event owns belongs to those that are told where it changed.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain, product
from typing import Any, NamedTuple

from atoll.table import Event, Step
from atoll.table.contract import Table
from atoll.table.games import events, nouns
from atoll.table.kinds import BySeat, Counts, Names, Number
from atoll.table.parts import Part
from atoll.table.phrases import SEVERAL, Phrase

__all__ = ["broken"]

Place = tuple[str, ...]
"""Where something stands in a value: the names of the entries on the way to it."""
Change = Mapping[Place, Any]
"""What is otherwise at each place: a number by so much, anything else as it was and is."""
Share = tuple[str, Change]
"""Of a change what is a player's, by the name; or what is nobody's."""


class Owner(NamedTuple):
    """An event that owns a part: by which rule, of whom it speaks, and of how much.

    One that is `usual` says what holds where no other event says more. Its `amounts` are anybody's,
    or a player's by the name; `words` are the names of all else it speaks of.
    """

    event: Event
    rule: str
    usual: bool
    names: frozenset[str]
    words: frozenset[str]
    amounts: Sequence[Share]


class Told(NamedTuple):
    """What is told at once: how a part changes there, and the events that own the part."""

    change: Change
    owners: Sequence[Owner]


def broken(
    game: str, before: Table | None, step: Step[Table], difference: tuple[str, Any, Any]
) -> tuple[str | None, Event | None]:
    """The rule by which a part is as it is after a step, and not as expected; and its event.

    It is told where what is wrong would be right if that had not happened, or if as much had
    happened as is spoken of; else where it changes at last. What nothing is told of stays by a rule
    of the part, if there is one. `before` is None where a game begins.
    """
    name, expected, actual = difference
    told = _told(game, before, step, nouns(game).LAYOUT.parts[name])
    wrong = Wrong.of(_change(expected, actual), step.table.seats)
    found = _where(told, wrong)
    owners = [owner for one in found for owner in one.owners]
    said = _of_another(found, wrong) if wrong.given else _of(owners, wrong)
    moved = any(_meets(one.change, wrong.change) for one in found)
    stays = None if moved else nouns(game).LAYOUT.stays.get(name)
    for owner in (*said, *([] if stays else owners[::-1])):
        return owner.rule, owner.event
    return stays, None


class Wrong(NamedTuple):
    """What is otherwise than it should be; of whom, and of each by how much."""

    change: Change
    names: frozenset[str]
    shares: Sequence[Share]

    @classmethod
    def of(cls, change: Change, seats: Names) -> "Wrong":
        """A change by the players whose it is; of nobody is what has no name."""
        names, shares = {*seats}, dict[str, dict[Place, Any]]()
        for place, one in change.items():
            whose = place[0] if place and place[0] in names else ""
            shares.setdefault(whose, {})[place] = one
        return cls(change, frozenset(names.intersection(_words(change))), [*shares.items()])

    @property
    def together(self) -> Change:
        """How much it is of all players together."""
        sums = Counter[Place]()
        for place, one in self.change.items():
            sums[place[1:]] += one if isinstance(one, int) else 1
        return sums

    @property
    def given(self) -> bool:
        """Whether what one player should have is another's."""
        return len(self.names) > 1 and not any(self.together.values())


def _where(told: Sequence[Told], wrong: Wrong) -> Sequence[Told]:
    """Where it is told why something is wrong; all that is told, where nothing there changes it."""
    shares = [share.items() for _, share in wrong.shares]
    moved = [one for one in told if _meets(one.change, wrong.change)]
    if undone := [one for one in moved if any(its <= one.change.items() for its in shares)]:
        return undone[-1:]
    others = [(min(_excesses(one.owners, wrong.shares), default=None), one) for one in told]
    spoken = [more for more, one in others if more is not None and one not in moved]
    if near := [one for more, one in others if spoken and more == min(spoken) and one not in moved]:
        return near[-1:]
    most = max((len(one.change.keys() & wrong.change.keys()) for one in moved), default=0)
    moved = [one for one in moved if len(one.change.keys() & wrong.change.keys()) == most]
    if moved and wrong.names and not any(isinstance(one, int) for one in wrong.change.values()):
        return told[told.index(moved[-1]) :]
    return (moved[:1] if wrong.given else moved[-1:]) or told


def _excesses(owners: Sequence[Owner], shares: Sequence[Share]) -> Iterator[int]:
    """How much more events speak of than is wrong of a share, where it is not twice as much.

    Who is said to get nothing might have got all of it.
    """
    for owner, (name, share) in product(owners, shares):
        many = sum(abs(one) for one in share.values() if isinstance(one, int))
        for amount in (amount for whose, amount in owner.amounts if whose in ("", name)):
            if not amount and name in owner.names:
                yield many
            elif _covers(amount, share, name) and sum(amount.values()) < 2 * many:
                yield sum(amount.values()) - many


def _covers(amount: Change, share: Change, name: str) -> bool:
    its = {place[1:] if name else place: one for place, one in share.items()}
    return all(isinstance(one, int) and abs(one) <= amount.get(at, 0) for at, one in its.items())


def _of(owners: Sequence[Owner], wrong: Wrong) -> list[Owner]:
    """What is said of these players, or of nobody: first what speaks of as much, and last told."""
    others = wrong.names.symmetric_difference(_words(wrong.change))

    def order(one: Owner) -> tuple[bool, bool, bool, int, int]:
        whole, each = (
            0 in _excesses([one], shares) for shares in ([("", wrong.together)], wrong.shares)
        )
        of = -len(one.words & others), -len(one.words & wrong.names)
        return not whole, not each, one.usual, *of

    return sorted((one for one in owners[::-1] if not _others(one, wrong.names)), key=order)


def _others(one: Owner, names: Collection[str]) -> bool:
    """Whether an event speaks of players, but of none of these."""
    return bool(names and one.names) and one.names.isdisjoint(names)


def _of_another(found: Sequence[Told], wrong: Wrong) -> list[Owner]:
    """Whose it is, first why it is not theirs who get nothing; then how much it is."""
    owners = [owner for one in found for owner in one.owners]
    who = _of([one for one in owners if not one.amounts], wrong)
    nothing = wrong.names.difference(*[_words(one.change) for one in found])
    first = [one for one in who if not one.names.isdisjoint(nothing)]
    return [*first, *who, *_of(owners, wrong)]


# What is told


def _told(game: str, before: Table | None, step: Step[Table], part: Part) -> Sequence[Told]:
    """What is told of a part, by events whose kind owns it; or that changed it, where none does."""
    found: list[Told] = []
    kinds, written, name = events(game).KINDS, nouns(game).LAYOUT.written, part.name
    said = [*_said(before, step)]
    known = any(name in kinds[event.what].owns for *_, told in said for event in told)
    for was, now, told in said:
        change = _change(was and written(was, name), written(now, name))
        owners = [
            _owner(event, kinds[event.what], part, step.table.seats)
            for event in told
            if (name in kinds[event.what].owns if known else was and change)
        ]
        if owners:
            found.append(Told(change, owners))
        if change and any(kinds[one.what].owns.get(name) == "!" for one in told):
            found = found[-1:]
    return found


def _said(
    before: Table | None, step: Step[Table]
) -> Iterator[tuple[Table, Table, Sequence[Event]]]:
    """All events, those of one step together, with the tables before and after them.

    What happens without a word belongs to what was told before it.
    """
    told: Sequence[Event] = ()
    now = before
    for one in step.one_by_one():
        if one.events and told:
            yield before, now, told
        if one.events or not told:
            before, told = now, one.events
        now = one.table
    yield before, now, told


def _owner(event: Event, kind: Phrase, part: Part, seats: Names) -> Owner:
    single = ("seat", *(name for name, its in kind.types.items() if its == "Seat"))
    several = ("seats", *(name for name, its in kind.types.items() if its == SEVERAL))
    found = [*chain(*(event.facts.get(name, ()) for name in several))]
    found += [event.facts[name] for name in single if event.facts.get(name) is not None]
    names = frozenset(seats[seat] for seat in found)
    words = names.union(one for one in event.facts.values() if isinstance(one, str))
    how, amounts = kind.owns.get(part.name, ""), [*_amounts(event, part, seats)]
    of = frozenset[str]() if how.endswith("*") else names
    return Owner(event, how.strip("?*!") or event.rule, how == "?", of, words, amounts)


def _amounts(event: Event, part: Part, seats: Names) -> Iterator[Share]:
    """How many of each thing that lies in the part an event speaks of, and whose they are."""
    kind = part.kind.each if isinstance(part.kind, BySeat) else part.kind
    if isinstance(kind, Number) and isinstance(many := event.facts.get(part.name), int):
        yield "", {(): many}
    if not isinstance(kind, Counts) or not isinstance(kind.made, type):
        return
    for fact in event.facts.values():
        each = isinstance(fact, tuple) and len(fact) == len(seats) and not hasattr(fact, "_fields")
        named = zip(seats, fact, strict=True) if each else [("", fact)]
        for name, one in ((name, it) for name, value in named for it in (value, *_inside(value))):
            if isinstance(one, kind.made):
                yield name, dict(_things(kind.write(one, ())))


def _inside(value: object) -> Sequence[object]:
    return value if isinstance(value, tuple) else ()


# What changes


def _change(before: object, after: object) -> Change:
    """What changed; of what lies in a list, how many more of it there are."""
    first, second = dict(_things(before)), dict(_things(after))
    pairs = {place: (first.get(place), second.get(place)) for place in {**first, **second}}
    found = {place: _by(*pair) for place, pair in pairs.items() if pair[0] != pair[1]}
    return found or ({} if before == after else {(): (str(before), str(after))})


def _meets(one: Change, other: Change) -> bool:
    """Whether two changes are of the same places; one of an order is of all."""
    both = one.keys() & other.keys() or () in {*one, *other}
    return bool(one and other and both)


def _by(before: Any, after: Any) -> Any:
    number = isinstance(before or after, int)
    return (after or 0) - (before or 0) if number else (before, after)


def _things(value: object) -> Iterator[tuple[Place, Any]]:
    """All that stands in a value, each with the way to it."""
    if isinstance(value, list):
        texts = (one if isinstance(one, str) else json.dumps(one) for one in value)
        yield from (((text,), number) for text, number in Counter(texts).items())
    elif isinstance(value, dict):
        for name, one in value.items():
            yield from (((name, *place), it) for place, it in _things(one))
    elif value is not None:
        yield (), value


def _words(change: Change) -> Iterator[str]:
    """All words in a change."""
    for place, one in change.items():
        yield from place
        yield from one if isinstance(one, tuple) else ()
