"""How one noun of a game is read from JSON, written back, described and told: a dozen kinds.

A kind with a `name` stands under it in the JSON Schema of a game, and everything else refers to it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from operator import itemgetter
from typing import Any

from atoll.table import agreed, listed

__all__ = [
    "ByName",
    "BySeat",
    "Counts",
    "Each",
    "Kind",
    "Missing",
    "Names",
    "Number",
    "PositionError",
    "Record",
    "Schema",
    "Seat",
    "Seats",
    "Seen",
    "Single",
    "Some",
    "Text",
    "Word",
    "among",
    "object_of",
    "short",
]

Names = Sequence[str]
"""What the seats are called, in their order."""
Schema = dict[str, Any]
"""A JSON Schema."""
Single = tuple[Any, tuple[bool, ...]]
"""A single thing that lies somewhere, and whether each seat knows it."""


class PositionError(ValueError):
    """A position that is not one; the message names the part and the fix."""

    def __init__(self, part: str, fix: str) -> None:
        """Name the part, then the fix."""
        super().__init__(f"{part}: {fix}")


class Missing(PositionError):
    """A position that leaves out what has no start."""

    def __init__(self, part: str, names: Names) -> None:
        """Name the part, and what of it is missing."""
        text = f"the {listed(names)} [is|are] missing; give [it|them] too"
        super().__init__(part, agreed(text, len(names)))


class Kind(ABC):
    """How a value is read (from JSON, what it is called, the seats), written, described, told."""

    name: str = ""

    @abstractmethod
    def read(self, value: object, part: str, names: Names) -> Any:
        """The value as it stands on the table. Errors: PositionError."""

    def write(self, value: Any, names: Names) -> Any:  # noqa: ARG002 # most need no names
        """The value in JSON terms; `read` gives the same value back."""
        return value

    @abstractmethod
    def described(self) -> Schema:
        """What is read, as a JSON Schema."""

    def told(self, value: Any, names: Names) -> str:
        """The value for people."""
        return str(self.write(value, names))

    def parts(self) -> Collection["Kind"]:
        """The kinds that this one is made of."""
        return ()

    def through(self, value: Any, change: Callable[[Single], Single]) -> Any:  # noqa: ARG002
        """The value with each single thing in it changed that only some seats know."""
        return value

    def has_singles(self) -> bool:
        """Whether there can be things in it that only some seats know."""
        return any(kind.has_singles() for kind in self.parts())

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


def among(value: object, part: str, names: Names) -> str:
    """One of these names. Errors: PositionError."""
    if not isinstance(value, str) or value not in names:
        raise PositionError(part, f"{short(value)} is not one of: {', '.join(names)}")
    return value


def object_of(value: object, part: str, keys: Names) -> Mapping[str, object]:
    """An object with some of these keys. Errors: PositionError."""
    if not isinstance(value, dict):
        raise PositionError(part, f"{short(value)} is no object; name some of: {', '.join(keys)}")
    for key in value:
        among(key, part, keys)
    return value


def _closed(properties: Mapping[str, Schema], required: Sequence[str] = ()) -> Schema:
    needed = {"required": [*required]} if required else {}
    return {
        "type": "object",
        "additionalProperties": False,
        **needed,
        "properties": dict(properties),
    }


# Single values


@dataclass(frozen=True)
class Number(Kind):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def read(self, value: object, part: str, names: Names) -> int:  # noqa: ARG002
        """The number; a flag is none, and 1.0 is 1."""
        number = int(value) if isinstance(value, float) and value.is_integer() else value
        if type(number) is not int or not self.low <= number <= self.high:
            fix = f"{short(value)} is not a whole number from {self.low} to {self.high}"
            raise PositionError(part, fix)
        return number

    def described(self) -> Schema:
        """An integer with its bounds."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


@dataclass(frozen=True)
class Word(Kind):
    """One of a few words."""

    words: tuple[str, ...]
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> str:  # noqa: ARG002
        """The word."""
        return among(value, part, self.words)

    def described(self) -> Schema:
        """The words."""
        return {"enum": [*self.words]}


@dataclass(frozen=True)
class Text(Kind):
    """A card, a place or whatever else the game's notation writes as one text.

    `parse` raises a ValueError with the fix; `examples` show what it reads.
    """

    parse: Callable[[str], Any]
    text: Callable[[Any], str]
    examples: tuple[str, ...]
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> Any:  # noqa: ARG002
        """What the text stands for."""
        if not isinstance(value, str):
            fix = f"{short(value)} is no text; write for example {self.examples[0]!r}"
            raise PositionError(part, fix)
        try:
            return self.parse(value)
        except ValueError as error:
            raise PositionError(part, str(error)) from None

    def write(self, value: Any, names: Names) -> str:  # noqa: ARG002
        """The text."""
        return self.text(value)

    def described(self) -> Schema:
        """A text, with examples of it."""
        return {"type": "string", "examples": [*self.examples]}


@dataclass(frozen=True)
class Counts(Kind):
    """How many there are of each of a few things; a thing left out is not there.

    `made` takes the numbers in the order of `things`, and is a tuple of them.
    """

    made: Callable[..., Any]
    things: tuple[str, ...]
    most: int
    text: Callable[[Any], str]
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> Any:
        """The numbers."""
        found, number = object_of(value, part, self.things), Number(0, self.most)
        return self.made(
            *[number.read(found.get(one, 0), f"{part}, {one}", names) for one in self.things]
        )

    def write(self, value: Any, names: Names) -> dict[str, int]:  # noqa: ARG002
        """An object with the things that are there."""
        return {one: number for one, number in zip(self.things, value, strict=True) if number}

    def described(self) -> Schema:
        """An object with a number for each thing."""
        return _closed({one: Number(0, self.most).schema() for one in self.things})

    def told(self, value: Any, names: Names) -> str:  # noqa: ARG002
        """As the notation writes it."""
        return self.text(value)


# Seats


@dataclass(frozen=True)
class Seat(Kind):
    """One seat, by its name; a place on the table."""

    name: str = "seat"

    def read(self, value: object, part: str, names: Names) -> int:
        """The place."""
        return names.index(among(value, part, names))

    def write(self, value: int, names: Names) -> str:
        """The name."""
        return names[value]

    def described(self) -> Schema:
        """A name."""
        return {"type": "string", "minLength": 1}


@dataclass(frozen=True)
class Seats(Kind):
    """Some of the seats: a list of names; on the table a yes or no for each seat.

    `of` says in a refusal whose names they are.
    """

    of: str

    def read(self, value: object, part: str, names: Names) -> tuple[bool, ...]:
        """A yes for each that is named."""
        if not isinstance(value, list):
            raise PositionError(part, f"list the names of {self.of}")
        named = {among(one, part, names) for one in value}
        return tuple(name in named for name in names)

    def write(self, value: Sequence[bool], names: Names) -> list[str]:
        """The names."""
        return [name for name, yes in zip(names, value, strict=True) if yes]

    def described(self) -> Schema:
        """A list of names."""
        return {"type": "array", "items": Seat().schema()}

    def parts(self) -> tuple[Kind, ...]:
        """Seats."""
        return (Seat(),)


@dataclass(frozen=True)
class BySeat(Kind):
    """A value for each seat, by its name; a seat that is left out has None."""

    each: Kind
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> tuple[Any, ...]:
        """The values in the order of the seats."""
        found = object_of(value, part, names)
        ways = {one: self.each.read(found[one], f"{part} of {one}", names) for one in found}
        return tuple(map(ways.get, names))

    def write(self, value: Sequence[Any], names: Names) -> dict[str, Any]:
        """The values by name."""
        pairs = zip(names, value, strict=True)
        return {name: self.each.write(one, names) for name, one in pairs if one is not None}

    def described(self) -> Schema:
        """An object whose keys are names."""
        seats = {"propertyNames": Seat().schema()}
        return {"type": "object", **seats, "additionalProperties": self.each.schema()}

    def parts(self) -> tuple[Kind, ...]:
        """Seats, and what each has."""
        return (Seat(), self.each)

    def through(self, value: Sequence[Any], change: Callable[[Single], Single]) -> tuple[Any, ...]:
        """What each seat has, changed."""
        return tuple(None if one is None else self.each.through(one, change) for one in value)


# Several values


@dataclass(frozen=True)
class Each(Kind):
    """Several values of one kind in their order, a `number` of them where that is fixed.

    `of` says in a refusal what is listed. `most` is for who writes a position; that there are
    more, a rule refuses. Where no two may be alike in a `key`, `once` is the fix.
    """

    each: Kind
    of: str
    number: int | None = None
    most: int | None = None
    key: Callable[[Any], object] | None = None
    once: str = ""
    name: str = ""
    says: str = ""

    def read(self, value: object, part: str, names: Names) -> tuple[Any, ...]:
        """The values."""
        if not isinstance(value, list) or self.number not in (None, len(value)):
            exactly = "" if self.number is None else f"exactly {self.number} "
            raise PositionError(part, f"list {exactly}{self.of}")
        called = (self._called(part, place) for place in range(1, len(value) + 1))
        found = tuple(map(self.each.read, value, called, repeat(names)))
        if self.key and len({*map(self.key, found)}) < len(found):
            raise PositionError(part, self.once)
        return found

    def _called(self, part: str, place: int) -> str:
        """What one of them is called: of texts, the text itself tells which it is."""
        return part if isinstance(self.each, Text) else f"{part} {place}"

    def write(self, value: Sequence[Any], names: Names) -> list[Any]:
        """The values."""
        return [self.each.write(one, names) for one in value]

    def described(self) -> Schema:
        """An array."""
        number = {} if self.number is None else {"minItems": self.number, "maxItems": self.number}
        most = {} if self.most is None else {"maxItems": self.most}
        says = {"description": self.says} if self.says else {}
        return {"type": "array", **number, **most, "items": self.each.schema(), **says}

    def told(self, value: Sequence[Any], names: Names) -> str:
        """One beside the other; those that are made of several things below each other."""
        between = "\n" if isinstance(self.each, Record) else ", "
        return between.join(self.each.told(one, names) for one in value)

    def parts(self) -> tuple[Kind, ...]:
        """What is listed."""
        return (self.each,)

    def through(self, value: Sequence[Any], change: Callable[[Single], Single]) -> tuple[Any, ...]:
        """Each of the values, changed."""
        return tuple(self.each.through(one, change) for one in value)


@dataclass(frozen=True)
class Some(Kind):
    """Some words, texts, numbers or seats, in any order and none twice: on the table a set.

    `of` says in a refusal what is listed.
    """

    each: Kind
    of: str
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> frozenset[Any]:
        """The things."""
        if not isinstance(value, list):
            raise PositionError(part, f"list {self.of}")
        found = [self.each.read(one, part, names) for one in value]
        if len({*found}) < len(found):
            raise PositionError(part, f"list each of {self.of} once")
        return frozenset(found)

    def write(self, value: Collection[Any], names: Names) -> list[Any]:
        """The things, in the order of what they are called."""
        return sorted(self.each.write(one, names) for one in value)

    def described(self) -> Schema:
        """An array."""
        return {"type": "array", "items": self.each.schema(), "uniqueItems": True}

    def told(self, value: Collection[Any], names: Names) -> str:
        """One beside the other."""
        return ", ".join(map(str, self.write(value, names)))

    def parts(self) -> tuple[Kind, ...]:
        """What is listed."""
        return (self.each,)


@dataclass(frozen=True)
class Record(Kind):
    """Several named things as one: `made` takes them by their names.

    `starts` are those that may be left out, as they are then.
    """

    made: Callable[..., Any]
    fields: Mapping[str, Kind]
    name: str = ""
    starts: Mapping[str, Any] = field(default_factory=dict)

    def read(self, value: object, part: str, names: Names) -> Any:
        """All of them. Errors: PositionError where one is missing."""
        found = object_of(value, part, [*self.fields])
        if missing := [name for name in self._needed() if name not in found]:
            raise Missing(part, missing)
        given = {
            name: self.fields[name].read(one, f"{part}, {name}", names)
            for name, one in found.items()
        }
        return self.made(**{**self.starts, **given})

    def _needed(self) -> list[str]:
        return [name for name in self.fields if name not in self.starts]

    def _there(self, value: Any) -> Iterator[tuple[str, Any]]:
        """What is not as it starts."""
        for name in self.fields:
            one = getattr(value, name)
            if name not in self.starts or one != self.starts[name]:
                yield name, one

    def write(self, value: Any, names: Names) -> dict[str, Any]:
        """All of them by name, but for what is as it starts."""
        return {name: self.fields[name].write(one, names) for name, one in self._there(value)}

    def described(self) -> Schema:
        """An object with all of them."""
        fields = {name: kind.schema() for name, kind in self.fields.items()}
        return _closed(fields, required=self._needed())

    def told(self, value: Any, names: Names) -> str:
        """One after the other; by its name what may be left out."""
        return "; ".join(
            f"{f'{name} ' if name in self.starts else ''}{self.fields[name].told(one, names)}"
            for name, one in self._there(value)
        )

    def parts(self) -> tuple[Kind, ...]:
        """What it is made of."""
        return tuple(self.fields.values())

    def through(self, value: Any, change: Callable[[Single], Single]) -> Any:
        """All of them, changed."""
        return self.made(
            **{
                name: kind.through(getattr(value, name), change)
                for name, kind in self.fields.items()
            }
        )


@dataclass(frozen=True)
class ByName(Kind):
    """A value for some of a few names, such as places on a board: on the table a mapping.

    The names are read and written by a kind of their own, a Word or a Text.
    """

    named: Kind
    each: Kind
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> dict[Any, Any]:
        """The values by what their names stand for."""
        if not isinstance(value, dict):
            raise PositionError(part, f"{short(value)} is no object; write each by its name")
        found: dict[Any, Any] = {}
        for key, one in value.items():
            named = self.named.read(key, part, names)
            if named in found:
                raise PositionError(part, f"{short(key)} is there twice; write it once")
            found[named] = self.each.read(one, f"{part}, {key}", names)
        return found

    def write(self, value: Mapping[Any, Any], names: Names) -> dict[str, Any]:
        """The values by name, in the order of the names."""
        return {key: self.each.write(one, names) for key, one in self._sorted(value, names)}

    def _sorted(self, value: Mapping[Any, Any], names: Names) -> list[tuple[str, Any]]:
        pairs = ((self.named.write(key, names), one) for key, one in value.items())
        return sorted(pairs, key=itemgetter(0))

    def described(self) -> Schema:
        """An object whose keys are such names."""
        return {
            "type": "object",
            "propertyNames": self.named.schema(),
            "additionalProperties": self.each.schema(),
        }

    def told(self, value: Mapping[Any, Any], names: Names) -> str:
        """Each beside its name, in the order of the names."""
        return ", ".join(
            f"{key} {self.each.told(one, names)}" for key, one in self._sorted(value, names)
        )

    def parts(self) -> tuple[Kind, ...]:
        """The names, and what each has."""
        return (self.named, self.each)

    def through(
        self, value: Mapping[Any, Any], change: Callable[[Single], Single]
    ) -> dict[Any, Any]:
        """The values, changed."""
        return {key: self.each.through(one, change) for key, one in value.items()}


@dataclass(frozen=True)
class Seen(Kind):
    """A single thing that some seats know, wherever it lies: a pair of it and the seats' flags.

    `{"is": "warrior", "known": ["Blue"]}`; without `known` nobody knows it. To a seat that does
    not know it the thing is None; that it lies there, and who knows it, all see.
    """

    each: Kind
    name: str = ""

    def read(self, value: object, part: str, names: Names) -> Single:
        """The thing, and who knows it."""
        found = object_of(value, part, ("is", "known"))
        if "is" not in found:
            raise PositionError(part, "say what it `is`")
        thing = self.each.read(found["is"], part, names)
        return thing, self._knowing().read(found.get("known", []), f"{part}, known", names)

    def _knowing(self) -> Seats:
        return Seats("the seats that know it")

    def write(self, value: Single, names: Names) -> dict[str, Any]:
        """The thing, and who knows it."""
        thing, known = value
        seats = {"known": self._knowing().write(known, names)} if any(known) else {}
        return {"is": self.each.write(thing, names), **seats}

    def described(self) -> Schema:
        """An object with the thing."""
        return _closed({"is": self.each.schema(), "known": self._knowing().schema()}, ["is"])

    def told(self, value: Single, names: Names) -> str:
        """The thing, and who knows it."""
        thing, known = value
        knowing = self._knowing().write(known, names)
        who = agreed(f" ({listed(knowing)} know[s|] it)", len(knowing)) if knowing else ""
        return f"{self.each.told(thing, names)}{who}"

    def parts(self) -> tuple[Kind, ...]:
        """The thing, and seats."""
        return (self.each, Seat())

    def through(self, value: Single, change: Callable[[Single], Single]) -> Single:
        """The thing and who knows it, changed."""
        return change(value)

    def has_singles(self) -> bool:
        """It is one."""
        return True
