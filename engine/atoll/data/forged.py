"""Forged vectors: what an engine has to refuse, made of the records of the examples.

What each breaks is the rule by which this engine refuses it.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from random import Random

from atoll.data.replay import Json, replayed
from atoll.forge import Forged, text
from atoll.forge import forged as any_forged
from atoll.forge.ways import Place
from atoll.record.entries import Entry
from atoll.table import games
from atoll.table.games import game, nouns
from atoll.table.stating import in_order

FOLDER = "forged"
"""Below the vectors of a game: a file for each rule that refuses."""
MOST = 9
"""So many vectors at most are forged that a rule refuses, each in a way of its own."""


def forged(game: str, found: Sequence[Json]) -> list[Json]:
    """The forged vectors of a game, rule by rule; none where it writes its moves in no notation.

    `found` are the vectors of its examples.
    """
    if not games.notation.there(game):
        return []
    known = {one["id"]: one for one in found}
    every = any_forged(_records(found), Random(f"{FOLDER} vectors of {game}"))
    made = [one for one in every if one.for_ports]
    by_rule = in_order({one.rule for one in made})
    made.sort(key=lambda one: (by_rule.index(one.rule), *_rank(one)))
    each = (sorted([*some][:MOST], key=_called) for _, some in groupby(made, _rule))
    return [_vector(game, one, known[one.of]) for some in each for one in some]


def _records(found: Sequence[Json]) -> Iterator[tuple[str, list[Entry]]]:
    """The lines of every example, the shortest first; without what must hold."""
    bare = [(one["id"], [*map(_without_then, one["record"])]) for one in found]
    yield from sorted(bare, key=lambda one: len(text(one[1])))


def _without_then(line: Json) -> Entry:
    return {key: value for key, value in line.items() if key != "then"}


def _rule(one: Forged) -> str:
    return one.rule


def _rank(one: Forged) -> tuple[bool, bool]:
    """A move before a beginning, and that before a position."""
    return "game" in one.entry, "position" in one.entry


def _called(one: Forged) -> str:
    return f"{one.way}-of-{one.of}".replace("_", "-").replace("/", "-")


def _vector(game: str, one: Forged, base: Json) -> Json:
    lines = short(one.at, one.entry)
    replay = replayed(lines)
    return {
        "id": f"{FOLDER}/{one.rule}/{_called(one)}",
        "game": game,
        **{key: base[key] for key in ("feature", "line", "row")},
        "name": one.says,
        "language": "en",
        "rules": [one.rule],
        "impossible": base["impossible"] if lines[0].get("assumed") else None,
        "forged": {"way": one.way, "of": one.of},
        "record": [*lines],
        "happens": [*replay.told],
        "refused": replay.refused,
        "stops": None,
        "end": replay.position,
    }


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
