"""The messages between the bench and a port, which `schemas/port-talk.schema.json` says each once.

A message is a line of JSON. The bench asks, `{"seq": 4, "cmd": "legal", …}`, and the port answers
with the same `seq`. What it says is held against the schema, as far as that is of the talk alone.
"""

import json
from collections.abc import Mapping
from typing import Any

from atoll.schemas import published
from atoll.table import listed

Json = dict[str, Any]
PROTOCOL = 1
"""Counts up when a port has to change; a port that does not know the number says so and ends."""
ABILITIES: Mapping[str, str] = {
    "components": "to play with components of one's own: a deck, a board, a box",
    "judging": "to refuse a position that no game comes to",
    "legal": "to tell whether a move is legal",
    "moves": "to list the moves of a player",
    "positions": "to begin at a position",
    "shuffle": "to deal what the seed of a record deals",
    "undo": "to take the last move back",
    "winners": "to tell who has won",
}
"""What a port may say that it cannot do, each by its name: it is not asked for then."""
_HERE = "#/$defs/"
MESSAGES: Mapping[str, Json] = published("port-talk")["$defs"]
"""The schemas: of a question by its `cmd`, of its answer as `legal-answer`, and of their parts."""


class NoAnswer(ValueError):
    """A line that does not answer what was asked; the message says what would."""


def answer(cmd: str, said: Mapping[str, Any]) -> Json:
    """What a port said to a `cmd`, without its number. Errors: NoAnswer."""
    ways = [_referred(way) for way in MESSAGES[f"{cmd}-answer"]["anyOf"]]
    if any(_fits(way, said) for way in ways):
        return {name: value for name, value in said.items() if name != "seq"}
    known = dict.fromkeys(name for way in ways for name in way["properties"] if name != "seq")
    for name in (one for one in said if one not in {"seq", *known}):
        may = listed((f"`{one}`" for one in known), "or")
        raise NoAnswer(f"no answer to `{cmd}` has `{name[:40]}`; it has {may}.")
    told = json.dumps(said, ensure_ascii=False)[:60]
    raise NoAnswer(f"no answer to `{cmd}` is {told}: see `{cmd}-answer` in schema port-talk.")


_TYPES: Mapping[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "null": type(None),
}


def _referred(schema: Json) -> Json:
    """The schema, or the part of this one that it refers to."""
    there = schema.get("$ref", "")
    return MESSAGES[there.removeprefix(_HERE)] if there.startswith(_HERE) else schema


def _fits(schema: Any, value: object) -> bool:
    """Whether a value is as one of the schemas here says: of types, keys, lists and named words."""
    if isinstance(schema, bool):
        return schema
    schema = _referred(schema)
    if "enum" in schema:
        return value in schema["enum"]
    kinds = schema["type"]
    if type(value) not in [_TYPES[one] for one in ([kinds] if isinstance(kinds, str) else kinds)]:
        return False
    if isinstance(value, list):
        return all(_fits(schema["items"], one) for one in value)
    if isinstance(value, dict):
        keys, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        whole = value.keys() >= {*schema.get("required", ())}
        return whole and all(_fits(keys.get(name, others), one) for name, one in value.items())
    return True
