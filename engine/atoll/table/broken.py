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

Place = tuple[str, ...]
"""Where something stands in a value: the names of the entries on the way to it."""
Change = Mapping[Place, Any]
"""What is otherwise at each place: a number by so much, anything else as it was and is."""
Events = tuple[Event, ...]
Share = tuple[str, Change]
"""Of a change what is a player's, by the name; or what is nobody's."""


class Owner(NamedTuple):
    """An event that owns a part: by which rule, of whom it speaks, and of how much.

    One that is `usual` says what holds where no other event says more. Its `amounts` are anybody's,
    or a player's by the name.
    """

    event: Event
    rule: str
    usual: bool
    names: frozenset[str]
    amounts: Sequence[Share]

    def speaks(self, names: Collection[str]) -> bool:
        """Whether it speaks of one of these players."""
        return not self.names.isdisjoint(names)


class Told(NamedTuple):
    """What is told at once: how a part changes there, and the events that own the part."""

    change: Change
    owners: Sequence[Owner]


class Wrong(NamedTuple):
    """What is otherwise than it should be: of which players, of each, and of all together.

    It is `given` where what one player should have is another's.
    """

    change: Change
    names: frozenset[str]
    shares: Sequence[Share]
    together: Share
    given: bool


def broken(
    game: str, before: Table | None, step: Step[Table], difference: tuple[str, Any, Any]
) -> tuple[str | None, Event | None]:
    """The rule by which a part is as it is after a step, and not as expected; and its event.

    It is told where what is wrong would be right if that had not happened, or if as much had
    happened as is spoken of; else where it changes at last. What nothing is told of stays by a rule
    of the part, if there is one. `before` is None where a game begins.
    """
    name, expected, actual = difference
    told, wrong = _told(game, before, step, name), _wrong(expected, actual, step.table.seats)
    found = _where(told, wrong)
    owners = [owner for one in found for owner in one.owners]
    said = _of(owners, wrong)
    if wrong.given:  # whose it is, first why it is not theirs who get nothing; then how much
        who = _of([one for one in owners if not one.amounts], wrong)
        nothing = wrong.names.difference(*[_words(one.change) for one in found])
        said = [*(one for one in who if one.speaks(nothing)), *who, *said]
    moved = any(_meets(one.change, wrong.change) for one in found)
    stays = None if moved else nouns(game).LAYOUT.stays.get(name)
    for owner in (*said, *([] if stays else owners[::-1])):
        return owner.rule, owner.event
    return stays, None


def _where(told: Sequence[Told], wrong: Wrong) -> Sequence[Told]:
    """Where it is told why something is wrong; all that is told, where nothing there changes it."""
    moved = [one for one in told if _meets(one.change, wrong.change)]
    shares = [share.items() for _, share in wrong.shares]
    if undone := [one for one in moved if any(its <= one.change.items() for its in shares)]:
        return undone[-1:]
    others = [one for one in told if one not in moved]
    spoken = [(it, one) for one in others for it in _excesses(one.owners, wrong.shares)]
    if spoken:
        least = min(it for it, _ in spoken)
        return [one for it, one in spoken if it == least][-1:]
    if moved and wrong.names and not any(isinstance(one, int) for one in wrong.change.values()):
        return told[told.index(moved[-1]) :]  # who it is may be told after somebody else was it
    return moved[-1:] or told


def _of(owners: Sequence[Owner], wrong: Wrong) -> list[Owner]:
    """What is said of these players, or of nobody: first what speaks of as much, and last told."""

    def order(one: Owner) -> tuple[bool, ...]:
        whole, each = (0 in _excesses([one], its) for its in ([wrong.together], wrong.shares))
        return not whole, not each, one.usual, not one.speaks(wrong.names)

    of = (one for one in owners[::-1] if not (wrong.names and one.names) or one.speaks(wrong.names))
    return sorted(of, key=order)


def _excesses(owners: Sequence[Owner], shares: Sequence[Share]) -> Iterator[int]:
    """How much more events speak of than is wrong of a share, where it is not twice as much.

    Who is said to get nothing might have got all of it.
    """
    for owner, (name, share) in product(owners, shares):
        many = sum(abs(one) for one in share.values() if isinstance(one, int))
        for amount in (amount for whose, amount in owner.amounts if whose in ("", name)):
            if not amount and name in owner.names:
                yield many
            elif _covers(amount, share, bool(name)) and sum(amount.values()) < 2 * many:
                yield sum(amount.values()) - many


def _covers(amount: Change, share: Change, of: int) -> bool:
    """Whether there is so much of all that is at the places of a share, without the player's."""
    its = ((place[of:], one) for place, one in share.items())
    return all(isinstance(one, int) and abs(one) <= amount.get(at, 0) for at, one in its)


# What is told


def _told(game: str, before: Table | None, step: Step[Table], name: str) -> list[Told]:
    """What is told of a part since it was made anew, by the events that own it."""
    kinds, layout = events(game).KINDS, nouns(game).LAYOUT
    said = [*_said(before, step)]
    known = any(name in kinds[event.what].owns for *_, told in said for event in told)
    found: list[Told] = []
    for was, now, told in said:
        change = _change(was and layout.written(was, name), layout.written(now, name))
        owns = [one for one in told if (name in kinds[one.what].owns if known else was and change)]
        if change and any(kinds[one.what].owns.get(name) == ("", "!") for one in owns):
            found = []
        if owns:
            part, seats = layout.parts[name], step.table.seats
            found.append(Told(change, [_owner(one, kinds[one.what], part, seats) for one in owns]))
    return found


def _said(before: Table | None, step: Step[Table]) -> Iterator[tuple[Table, Table, Events]]:
    """All events, those of one step together, with the tables before and after them.

    What happens without a word belongs to what was told before it.
    """
    now, told = before, Events()
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
    rule, how = kind.owns.get(part.name, ("", ""))
    names = frozenset(seats[seat] for seat in found if how != "*")
    return Owner(event, rule or event.rule, how == "?", names, [*_amounts(event, part, seats)])


def _amounts(event: Event, part: Part, seats: Names) -> Iterator[Share]:
    """How many of each thing that lies in the part an event speaks of, and whose they are."""
    kind = part.kind.each if isinstance(part.kind, BySeat) else part.kind
    if isinstance(kind, Number) and isinstance(many := event.facts.get(part.name), int):
        yield "", {(): many}
    if not isinstance(kind, Counts) or not isinstance(kind.made, type):
        return
    for fact in event.facts.values():
        each = isinstance(fact, tuple) and len(fact) == len(seats) and not hasattr(fact, "_fields")
        for name, value in zip(seats, fact, strict=True) if each else [("", fact)]:
            for one in (value, *(value if isinstance(value, tuple) else ())):
                if isinstance(one, kind.made):
                    yield name, dict(_things(kind.write(one, ())))


# What changes


def _change(before: object, after: object) -> Change:
    """What changed; of what lies in a list, how many more of it there are."""
    first, second = dict(_things(before)), dict(_things(after))
    pairs = {place: (first.get(place), second.get(place)) for place in {**first, **second}}
    found = {
        place: (is_ or 0) - (was or 0) if isinstance(was or is_, int) else (was, is_)
        for place, (was, is_) in pairs.items()
        if was != is_
    }
    return found or ({} if before == after else {(): (str(before), str(after))})


def _meets(one: Change, other: Change) -> bool:
    """Whether two changes are of the same places; one of an order is of all."""
    return bool(one and other and (one.keys() & other.keys() or () in {*one, *other}))


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


def _wrong(expected: object, actual: object, seats: Names) -> Wrong:
    change, sums = _change(expected, actual), Counter[Place]()
    shares: dict[str, dict[Place, Any]] = {}
    for place, one in change.items():
        whose = place[0] if place and place[0] in seats else ""
        shares.setdefault(whose, {})[place] = one
        sums[place[1:]] += one if isinstance(one, int) else 1
    names = frozenset(seats).intersection(_words(change))
    given = len(names) > 1 and not any(sums.values())
    return Wrong(change, names, [*shares.items()], ("", sums), given)


def _words(change: Change) -> Iterator[str]:
    """All words in a change."""
    for place, one in change.items():
        yield from place
        yield from one if isinstance(one, tuple) else ()
