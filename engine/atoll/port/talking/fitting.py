"""Whether what somebody else has written fits a schema of ours, and where it does not."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

__all__ = ["misfits"]

Schema = Mapping[str, Any]
_TYPES: Mapping[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "null": type(None),
}


def misfits(schema: Schema, value: Any) -> Iterator[str]:
    """Where a value is not as a schema of ours says: of types, keys, lists and named words.

    >>> words = {"type": "array", "items": {"enum": ["held", "not held"]}}
    >>> [*misfits({"type": "object", "properties": {"is": words}}, {"is": ["held", "hold"]})]
    ['is: 1: "hold" is none of "held", "not held"']
    """
    if problem := _alone(schema, value):
        yield problem
        return
    for key, inner, one in _within(schema, value):
        yield from (f"{key}: {problem}" for problem in misfits(inner, one))


def _alone(schema: Schema, value: Any) -> str:
    """What is wrong with a value itself, whatever is in it."""
    said = json.dumps(value)[:60]
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(_is(value, name) for name in types):
        return f"{said} is no {' or '.join(types)}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{said} is none of {json.dumps(schema['enum'])[1:-1]}"
    if schema.get("additionalProperties") is False:
        strange = [key for key in value if key not in schema["properties"]]
        return f"there is no `{strange[0][:40]}`" if strange else ""
    return ""


def _is(value: Any, name: str) -> bool:
    flag = isinstance(value, bool) and name != "boolean"
    return isinstance(value, _TYPES[name]) and not flag


def _within(schema: Schema, value: Any) -> Iterator[tuple[str, Schema, Any]]:
    """What is in a value, each with its name and its schema."""
    if isinstance(value, list) and "items" in schema:
        yield from ((str(place), schema["items"], one) for place, one in enumerate(value))
    if isinstance(value, dict):
        known = schema.get("properties", {})
        others = schema.get("additionalProperties")
        others = others if isinstance(others, dict) else {}
        yield from ((key, known.get(key, others), one) for key, one in value.items())
