"""What a record says must hold and does not: of a part of the table that a move has changed."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from atoll.forge.forgery import Forgery, Place
from atoll.record.entries import Entry
from atoll.record.following import Running
from atoll.table.games import game, nouns
from atoll.table.kinds import PositionError
from atoll.table.parts import by_seat

__all__ = ["thens"]

_Claims = Callable[[Any, Any], Iterable[Any]]
"""What may be claimed of a part in JSON terms, by how it was and how it is."""


def thens(rules: Mapping[str, tuple[str, ...]]) -> Iterator[Forgery]:
    """Two forgeries for each part of the table: it is as before, and it is otherwise."""
    for part, its in rules.items():
        called = part.replace("_", " ")
        before = f"What must hold says of the {called} what was before the move."
        yield _then(f"{part}_as_before", before, part, its, lambda was, _: [was])
        other = f"What must hold says of the {called} what is a little otherwise."
        yield _then(f"{part}_otherwise", other, part, its, lambda _, now: _otherwise(now))


def _then(name: str, says: str, part: str, rules: tuple[str, ...], claims: _Claims) -> Forgery:
    return Forgery(name, says, rules, lambda at: _claimed(at, part, claims))


def _claimed(at: Place, part: str, claims: _Claims) -> list[Entry]:
    """The line with something wrong that must hold, where the move has changed the part."""
    if not at.moves or at.before is None or at.after is None:
        return []
    was, now = _value(at.before, part), _value(at.after, part)
    said = claims(was, now) if was != now else ()
    wrong = [one for one in said if _wrong(at.after, part, one, now)]
    return [{**at.entry, "then": {part: one}} for one in wrong]


def _value(running: Running, part: str) -> Any:
    return game(running.game).write_position(running.table).get(part)


def _wrong(running: Running, part: str, said: Any, now: Any) -> bool:
    """Whether a claim can be read and says something else: a player left out is not compared."""
    layout, names = nouns(running.game).LAYOUT, running.table.seats
    try:
        layout.read({part: said}, names)
    except PositionError:
        return False
    if isinstance(said, list) or not by_seat(layout.parts[part].kind):
        there = layout.read({part: now}, names) if now is not None else {}
        return bool(said) if not there else layout.read({part: said}, names) != there
    return any(said[name] != (now or {}).get(name) for name in said)


def _otherwise(value: Any) -> Iterator[Any]:
    """The value with one of its numbers one off, or with two neighbours of a list exchanged."""
    match value:
        case int():
            yield from (value + 1, value - 1)
        case dict():
            for key, one in value.items():
                yield from ({**value, key: other} for other in _otherwise(one))
        case list():
            for n in range(1, len(value)):
                yield [*value[: n - 1], value[n], value[n - 1], *value[n + 1 :]]
