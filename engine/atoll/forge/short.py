"""The shortest record that ends with a forged line."""

from atoll.forge.judging import text
from atoll.forge.places import Place
from atoll.record.entries import Entry
from atoll.table.games import game, nouns

__all__ = ["short"]

_BEGINS = ("seed", "position", "then", "assumed")


def short(at: Place, entry: Entry) -> tuple[Entry, ...]:
    """The record up to the forged line, or from the table before it, whichever says less."""
    if "seat" not in entry:
        return (entry,)
    whole, late = (*at.earlier, entry), (_there(at), entry)
    return min(whole, late, key=lambda lines: len(text(lines)))


def _there(at: Place) -> Entry:
    """The first line of a record that begins with the table before the forged line."""
    running, first = at.before, at.earlier[0]
    assert running is not None  # noqa: S101 # somebody moves there
    parts = nouns(running.game).LAYOUT.parts
    kept = {key: first[key] for key in first if key not in _BEGINS and key not in parts}
    assumed = {"assumed": True} if running.assumed else {}
    return {**kept, "position": game(running.game).write_position(running.table), **assumed}
