"""The JSON Schemas of what is read and printed, by their names.

What a position of a game is, follows from its layout: `<game>-position.schema.json`.
`position.schema.json` is put together of them, and what speaks of a position refers to that one.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from atoll.table.games import GAMES, game, nouns

__all__ = ["ENDING", "published", "schemas"]

Schema = dict[str, Any]
ENDING = ".schema.json"
_HERE = Path(__file__).parent


def published(name: str) -> Schema:
    """A schema that lies here, by its name: `port-talk`."""
    return _read(_HERE / f"{name}{ENDING}")


def _read(file: Path) -> Schema:
    found: Schema = json.loads(file.read_text(encoding="utf-8"))
    return found


def schemas() -> dict[str, Schema]:
    """Every schema by the name of its file."""
    found = {file.name: _read(file) for file in _HERE.glob(f"*{ENDING}")}
    layouts = {game: nouns(game).LAYOUT for game in GAMES if nouns.there(game)}
    found |= {f"{game}-position{ENDING}": own.schema() for game, own in layouts.items()}
    return dict(sorted({**found, f"position{ENDING}": _position(found)}.items()))


def _position(known: dict[str, Schema]) -> Schema:
    """A position of any game; a game without a schema may write what it likes."""
    names = {game: f"{game}-position{ENDING}" for game in GAMES}
    brought = {own.called for name in GAMES if (own := game(name).OWN)}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of any game",
        "anyOf": [_of(known, name) for name in names.values()],
        "$defs": {
            "game": {"enum": [*names]},
            "parts": {"anyOf": [_of(known, name, "#/$defs/parts") for name in names.values()]},
            **{one: _defined(known, names.values(), one) for one in sorted(brought)},
            "of_its_game": {"allOf": [_if(game, _of(known, name)) for game, name in names.items()]},
        },
    }


def _defined(known: dict[str, Schema], names: Iterable[str], one: str) -> Schema:
    """What a table may bring, in each game that knows such a thing."""
    found = [name for name in names if one in known.get(name, {}).get("$defs", ())]
    return {"anyOf": [{"$ref": f"{name}#/$defs/{one}"} for name in found] or [False]}


def _if(game: str, position: Schema) -> Schema:
    """Where a game is named, its positions are those of this game."""
    named = {"required": ["game"], "properties": {"game": {"const": game}}}
    its = {"anyOf": [{"type": "null"}, position]}
    return {"if": named, "then": {"properties": {"position": its, "end": its}}}


def _of(known: dict[str, Schema], name: str, part: str = "") -> Schema:
    return {"$ref": f"{name}{part}"} if name in known else {"type": "object"}
