"""What every kind can do: read, write, describe and tell a value; and how it refuses one."""

from abc import abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from atoll.table import agreed, listed

Names = Sequence[str]
"""What the seats are called, in their order."""
Schema = dict[str, Any]
"""A JSON Schema."""


class PositionError(ValueError):
    """A position that is not one; the message names the part and the fix."""

    def __init__(self, part: str, fix: str) -> None:
        """Name the part, then the fix."""
        super().__init__(f"{part}: {fix}")

    def __reduce__(self) -> tuple[Any, ...]:
        """How it crosses from one process to another: as what it says."""
        return type(self).__new__, (type(self), *self.args)


class NotAmong(PositionError):
    """Something else than one of a few names."""

    def __init__(self, part: str, value: object, names: Names) -> None:
        """Name the part, what it says, and what it could say."""
        self.value, self.names = value, names
        super().__init__(part, f"{short(value)} is not one of: {', '.join(names)}")


class Missing(PositionError):
    """A position that leaves out what has no start."""

    def __init__(self, part: str, names: Names) -> None:
        """Name the part, and what of it is missing."""
        text = f"the {listed(names)} [is|are] missing; give [it|them] too"
        several = len(names) > 1 or (names[0].endswith("s") and " " not in names[0])
        super().__init__(part, agreed(text, 1 + several))


class Kind:  # no ABC, as Python asks of one much more slowly what is of it
    """How a value is read (from JSON, what it is called, the seats), written, described, told."""

    name: str = ""

    @abstractmethod
    def read(self, value: object, part: str, names: Names) -> Any:
        """The value as it stands on the table. Errors: PositionError."""
        raise NotImplementedError

    def write(self, value: Any, names: Names) -> Any:  # noqa: ARG002 # most need no names
        """The value in JSON terms; `read` gives the same value back."""
        return value

    @abstractmethod
    def described(self) -> Schema:
        """What is read, as a JSON Schema."""
        raise NotImplementedError

    def told(self, value: Any, names: Names) -> str:
        """The value for people."""
        return str(self.write(value, names))

    def parts(self) -> Collection["Kind"]:
        """The kinds that this one is made of."""
        return [one for one in vars(self).values() if isinstance(one, Kind)]

    def schema(self) -> Schema:
        """The schema, or where it stands."""
        return {"$ref": f"#/$defs/{self.name}"} if self.name else self.described()


def short(value: object) -> str:
    """A value as a message shows it; one that is too deep or too long for that, as what it is."""
    try:
        text = repr(value)
    except (RecursionError, ValueError):
        return f"{type(value).__name__} without end"
    return text if len(text) <= 40 else f"{text[:37]}..."


def within(text: str, between: str) -> str:
    """What is told of one among others that `between` parts: in brackets, where it would run on.

    So `(10, 20), 30` is told apart from `10, (20, 30)`.
    """
    return text if text and text[0] != "(" and between not in text else f"({text})"


def among(value: object, part: str, names: Names) -> str:
    """One of these names. Errors: PositionError."""
    if not isinstance(value, str) or value not in names:
        raise NotAmong(part, value, names)
    return value


def object_of(value: object, part: str, keys: Names) -> Mapping[str, object]:
    """An object with some of these keys. Errors: PositionError."""
    if not isinstance(value, dict):
        raise PositionError(part, f"{short(value)} is no object; name some of: {', '.join(keys)}")
    for key in value:
        among(key, part, keys)
    return value


def closed(properties: Mapping[str, Schema], required: Sequence[str] = ()) -> Schema:
    """The schema of an object with these keys and no others."""
    needed = {"required": [*required]} if required else {}
    return {
        "type": "object",
        "additionalProperties": False,
        **needed,
        "properties": dict(properties),
    }
