"""The form of a position, from the JSON Schema of the game: what docs/assets/try-fields.js draws.

A field is one of these, by its `kind`: `number` (with `least` and `most`), `choice` (with `values`,
or the name `from` of a list of them), `text`, `flag`, `seat`, `seats`, `group` (with `fields`),
`list` (`of` a field), `each` (`of` a field, for each seat) and `json`, which is all the rest.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from atoll.schemas import ENDING, schemas
from atoll.table import games

__all__ = ["Field", "Form", "form"]

Field = dict[str, Any]
Schema = Mapping[str, Any]


class Form(NamedTuple):
    """The parts of a position, and what the game offers: choices by name, moves, parts first."""

    parts: tuple[Field, ...]
    choices: Mapping[str, tuple[str, ...]]
    moves: tuple[str, ...]


def form(game: str) -> Form:
    """The form of a game; without a schema it has no parts, and the position is written as JSON.

    >>> [part["name"] for part in form("fiji").parts][:3]
    ['offers', 'supply', 'conditions']
    """
    choices, moves, first = _offered(game)
    parts = _Reading(_schema(game), choices).parts()
    order = {name: place for place, name in enumerate(first)}
    ranked = sorted(parts, key=lambda part: order.get(part["name"], len(order)))
    opened = tuple({**part, "first": part["name"] in first} for part in ranked)
    return Form(opened, choices, moves)


def _offered(game: str) -> tuple[Mapping[str, tuple[str, ...]], tuple[str, ...], tuple[str, ...]]:
    """The choices by name, the moves, and the parts that come first; nothing where none is said."""
    if not games.choices.there(game):
        return {}, (), ()
    found = games.choices(game)
    return found.CHOICES, found.MOVES, found.FIRST


def _schema(game: str) -> Schema:
    """The schema of the game's positions; one without properties where there is none."""
    return schemas().get(f"{game}-position{ENDING}", {})


class _Reading:
    """A schema that is being read, and the names for which the game has a list of choices."""

    def __init__(self, schema: Schema, choices: Collection[str]) -> None:
        """Take both."""
        self.schema = schema
        self.choices = choices
        self.kinds: Mapping[object, Callable[[Schema], Field]] = {
            "integer": _number,
            "string": lambda whole: {"kind": "text", "examples": whole.get("examples", [])},
            "boolean": lambda _: {"kind": "flag"},
            "array": self._list,
            "object": self._object,
        }

    def parts(self) -> list[Field]:
        """A field for each part of the position."""
        whole, _ = self._whole(self.schema)
        return self._named(whole)

    def _named(self, schema: Schema) -> list[Field]:
        needed = schema.get("required", ())
        return [
            {"name": name, "needed": name in needed, **self._field(part)}
            for name, part in schema.get("properties", {}).items()
        ]

    def _whole(self, schema: Schema) -> tuple[dict[str, Any], str]:
        """A schema with what it refers to, and the name under which that stands."""
        name, found = "", dict(schema)
        for part in [*schema.get("allOf", ()), *([schema] if "$ref" in schema else [])]:
            if "$ref" in part:
                name = part["$ref"].rpartition("/")[2]
                found = {**self._whole(self.schema["$defs"][name])[0], **found}
        return found, name

    def _field(self, schema: Schema) -> Field:
        whole, name = self._whole(schema)
        hint = {"hint": whole["description"]} if "description" in whole else {}
        return {**self._kind(whole, name), **hint}

    def _kind(self, whole: Schema, name: str) -> Field:
        if name == "seat":
            return {"kind": "seat"}
        if name in self.choices:
            return {"kind": "choice", "from": name}
        if "enum" in whole:
            return {"kind": "choice", "values": whole["enum"]}
        kind = self.kinds.get(whole.get("type"))
        return kind(whole) if kind else {"kind": "json"}

    def _list(self, whole: Schema) -> Field:
        of = self._field(whole.get("items", {}))
        if of["kind"] == "seat":
            return {"kind": "seats"}
        return {
            "kind": "list",
            "of": of,
            "least": whole.get("minItems", 0),
            "most": whole.get("maxItems"),
        }

    def _object(self, whole: Schema) -> Field:
        """Named fields, or a value for each seat: where any key may stand, the seats do."""
        if whole.get("properties"):
            return {"kind": "group", "fields": self._named(whole)}
        of = whole.get("additionalProperties")
        return {"kind": "each", "of": self._field(of)} if isinstance(of, dict) else {"kind": "json"}


def _number(whole: Schema) -> Field:
    return {"kind": "number", "least": whole.get("minimum"), "most": whole.get("maximum")}
