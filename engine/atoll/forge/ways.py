"""The lines that could stand at a place of a record instead of its own, and how each is made.

All of them follow from the line, the table and the notation; which are refused, the rules say.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

from atoll.record.entries import Entry
from atoll.record.following import Running, followed
from atoll.table import Refused, names_for
from atoll.table.games import game, notation
from atoll.table.notation import NotationError
from atoll.table.phrases import FIELD, Field, Phrase

_VALUES = 3
"""So many texts are tried in a field at a place, and so often a phrase with any."""


# Places


class Place(NamedTuple):
    """A line of a record: what it says, and the game before and after it.

    Behind the last line there is a place without an entry. Nothing has led to that yet, and nothing
    comes after a line that is refused.
    """

    earlier: tuple[Entry, ...]
    entry: Entry
    before: Running | None
    after: Running | None


def places(lines: Iterable[Entry]) -> Iterator[Place]:
    """The places in their order, up to a line that a rule refuses; a new game forgets the last.

    Errors: ValueErrors of a line that cannot be read.
    """
    earlier: tuple[Entry, ...] = ()
    running: Running | None = None
    for entry in lines:
        if "game" in entry:
            earlier, running = (), None
        try:
            after = followed(running, entry)
        except Refused:
            yield Place(earlier, entry, running, None)
            return
        yield Place(earlier, entry, running, after)
        earlier, running = (*earlier, entry), after
    yield Place(earlier, {}, running, None)


def begun(running: Running) -> Entry:
    """The first line of a record that begins with the table as it is; none if that is assumed."""
    if running.assumed:
        return {}
    rules, table = game(running.game), running.table
    return {
        "game": running.game,
        "rulings": table.rulings.as_dict(),
        "seats": list(table.seats),
        "position": rules.write_position(table),
    }


# Lines


class Line(NamedTuple):
    """A line, the name of the way in which it is made, and what that says to people."""

    way: str
    says: str
    entry: Entry


def _changed(name: str, how: str, entry: Entry) -> Line:
    """A line in which one thing is otherwise."""
    return Line(_called(f"{name} {how}"), f"`{name}`: {HOW[how]}.", entry)


def _called(said: str) -> str:
    """The name of a way: the letters of what is said of it."""
    return "_".join(re.findall("[a-z]+", said.lower()))


def _without(entry: Entry) -> Iterator[Line]:
    """The line without one of its keys."""
    for key in entry:
        yield _changed(key, "left_out", {name: it for name, it in entry.items() if name != key})


# Moves


def moves(made: Iterable[str], at: Place, luck: Random) -> Iterator[Line]:
    """This move otherwise, those `made` at other moments, and each phrase with any values."""
    if at.before is None or "game" in at.entry:
        return
    name, table = at.before.game, at.before.table
    deciding = [table.seats[seat] for seat in game(name).waiting(table)] or table.seats
    if "move" in at.entry:
        yield from _this_move(at.before, at.entry, luck)
    for text in dict.fromkeys(made):
        yield _move(_parted(name, text)[0], "at another moment", luck.choice(deciding), text)
    for phrase in notation(name).MOVES.phrases:
        for _ in range(_VALUES if phrase.fields else 1):
            texts = {field: luck.choice(_texts(its)) for field, its in phrase.fields.items()}
            seat = luck.choice([*deciding, *table.seats])
            yield _move(phrase, "with any values", seat, phrase.with_texts(texts))


def _this_move(before: Running, entry: Entry, luck: Random) -> Iterator[Line]:
    """The move of a line by another player, and with one thing of it otherwise."""
    seat, text = entry["seat"], entry["move"]
    try:
        phrase, texts = _parted(before.game, text)
    except NotationError:  # refused as what it is meant to be
        return
    yield from _without(entry)
    for other in before.table.seats:
        if other != seat:
            yield _move(phrase, "by another player", other, text)
    for how, other in changes(text):
        yield _changed(_form(phrase), how, {**entry, "move": other})
    for field in phrase.fields:
        for how, values in _otherwise(before.game, phrase, field):
            for value in luck.sample(values, min(_VALUES, len(values))):
                yield _move(phrase, how, seat, phrase.with_texts({**texts, field: value}))


def _parted(name: str, text: str) -> tuple[Phrase, dict[str, str]]:
    """The phrase of a move, and the text in each of its fields."""
    phrase, texts = notation(name).MOVES.parted(game(name).parse_move(text))
    return phrase, dict(zip(phrase.fields, texts, strict=True))


@cache
def _otherwise(name: str, phrase: Phrase, field: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The texts that a field can have, and those that only other fields of the notation can."""
    own = _texts(phrase.fields[field])
    fields = (it for one in notation(name).MOVES.phrases for it in one.fields.values())
    every = dict.fromkeys(text for it in fields for text in _texts(it))
    others = tuple(text for text in every if text not in own)
    return (f"with another {field}", own), (f"without {field}", others)


def _texts(field: Field) -> tuple[str, ...]:
    return field.every or field.examples


def _move(phrase: Phrase, how: str, seat: str, text: str) -> Line:
    form = _form(phrase)
    return Line(_called(f"{form} {how}"), f"`{form}` {how}.", {"seat": seat, "move": text})


def _form(phrase: Phrase) -> str:
    """How a phrase is written, with the names of its fields."""
    return FIELD.sub(r"\g<name>", phrase.text)


# Positions, and what must hold


def positions(at: Place) -> Iterator[Line]:
    """Games that begin with the table before the line, but for one thing.

    Where the line is the first one, it is the position that it lays.
    """
    begins = begun(at.before) if at.before else at.entry
    laid = begins.get("position", {})
    for part, value in laid.items():
        for how, other in changes(value):
            yield _changed(part, how, {**begins, "position": {**laid, part: other}})


def claims(at: Place) -> Iterator[Line]:
    """The line with what must hold of a part that it has changed, but for one thing."""
    if at.before is None or at.after is None or "game" in at.entry:
        return
    was, now = (game(it.game).write_position(it.table) for it in (at.before, at.after))
    for part, value in now.items():
        for how, other in changes(value) if value != was.get(part) else ():
            yield _changed(f"then {part}", how, {**at.entry, "then": {part: other}})


# Beginnings


def beginnings(at: Place) -> Iterator[Line]:
    """A first line with one thing otherwise; with a seed also for too few and too many players."""
    first = at.entry
    if "game" not in first:
        return
    yield from _without(first)
    for key in [one for one in first if one not in ("game", "position")]:
        for how, other in changes(first[key]):
            yield _changed(key, how, {**first, key: other})
    rules = game(first["game"])
    for ruling in rules.RULINGS.values():
        for answer in ruling.names():
            answers = {**first.get("rulings", {}), ruling.name: answer}
            yield Line("another_ruling", "By another ruling.", {**first, "rulings": answers})
    if "seed" in first:
        for how, number in (("few", min(rules.SEATS) - 1), ("many", max(rules.SEATS) + 1)):
            seats = [*names_for(number)]
            yield Line(f"too_{how}_players", f"Too {how} players.", {**first, "seats": seats})


# A value in which one thing is otherwise


HOW = {
    "one_more": "a number is one more",
    "one_less": "a number is one less",
    "left_out": "something is left out",
    "twice": "something is there twice",
    "exchanged": "something stands in place of something else",
}
"""What is otherwise, as it is said to people."""
_NUMBER = re.compile(r"[0-9]+")
Changed = tuple[str, Any]
"""How a value has been changed, a key of `HOW`, and what it is then."""


def changes(value: Any) -> Iterator[Changed]:
    """All values, in JSON terms, in which one thing is otherwise; a text is words and numbers.

    >>> [*changes({"Ana": 1, "Ben": 2})][:4]
    [('one_more', {'Ana': 2, 'Ben': 2}), ('one_less', {'Ana': 0, 'Ben': 2}), \
('exchanged', {'Ana': 2, 'Ben': 2}), ('left_out', {'Ben': 2})]
    >>> [*changes("sail A1")]
    [('one_more', 'sail A2'), ('one_less', 'sail A0'), ('left_out', 'A1'), \
('twice', 'sail sail A1'), ('left_out', 'sail'), ('twice', 'sail A1 A1'), ('exchanged', 'A1 sail')]
    """
    match value:
        case bool():
            return
        case int():
            yield from (("one_more", value + 1), ("one_less", value - 1))
        case str():
            yield from _numbers(value)
            words = value.split()
            yield from ((how, " ".join(some)) for how, some in _things(words) if len(words) > 1)
        case list():
            for n, one in enumerate(value):
                yield from ((how, [*value[:n], it, *value[n + 1 :]]) for how, it in changes(one))
            yield from _things(value)
        case dict():
            yield from _entries(value)


def _numbers(text: str) -> Iterator[Changed]:
    """The text with one of its numbers one off."""
    for found in _NUMBER.finditer(text):
        for how, number in changes(int(found.group())):
            yield how, f"{text[: found.start()]}{number}{text[found.end() :]}"


def _things(some: Sequence[Any]) -> Iterator[Changed]:
    """The things without one, with one twice, or with two neighbours the other way about."""
    for n in range(len(some)):
        yield "left_out", [*some[:n], *some[n + 1 :]]
        yield "twice", [*some[: n + 1], *some[n:]]
    for n, (one, other) in enumerate(pairwise(some)):
        if one != other:
            yield "exchanged", [*some[:n], other, one, *some[n + 2 :]]


def _entries(value: dict[str, Any]) -> Iterator[Changed]:
    """The value with one entry otherwise, or with another's, under another number or left out."""
    for key, one in value.items():
        yield from ((how, {**value, key: it}) for how, it in changes(one))
        others = (it for it in value.values() if type(it) is type(one) and it != one)
        yield from (("exchanged", {**value, key: it}) for it in others)
        rest = {name: it for name, it in value.items() if name != key}
        yield "left_out", rest
        yield from ((how, {**rest, it: one}) for how, it in _numbers(key) if it not in value)
