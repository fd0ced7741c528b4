"""The messages between the bench and a port, each said once: from here both sides are checked.

A message is a line of JSON. The bench asks, `{"seq": 4, "cmd": "legal", …}`, and the port answers
with the same `seq`. What is written, what is read and the JSON Schemas follow from `MESSAGES`.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.table import listed

Json = dict[str, Any]
PROTOCOL = 1
"""Counts up when a port has to change; a port that does not know the number says so and ends."""


class NoAnswer(ValueError):
    """A line that does not answer what was asked; the message says what would."""


class Key(NamedTuple):
    """What may stand in a message: its name, what it is (one of KINDS), and what it says."""

    name: str
    kind: str
    says: str
    needed: bool = True


class Message(NamedTuple):
    """What the bench asks by a `cmd`: its keys, and the keys of which an answer has exactly one.

    An answer that is `whole` has several keys instead.
    """

    cmd: str
    says: str
    asks: tuple[Key, ...]
    answers: tuple[Key, ...]
    whole: tuple[Key, ...] = ()


ABILITIES: Mapping[str, str] = MappingProxyType(
    {
        "components": "to play with components of one's own: a deck, a board, a box",
        "judging": "to refuse a position that no game comes to",
        "legal": "to tell whether a move is legal",
        "moves": "to list the moves of a player",
        "positions": "to begin at a position",
        "shuffle": "to deal what the seed of a record deals",
        "undo": "to take the last move back",
        "winners": "to tell who has won",
    }
)
"""What a port may say that it cannot do, each by its name: it is not asked for then."""

_TURN = (
    Key("seat", "text", "The name of the player who moves."),
    Key("move", "text", "The move, in the notation of records."),
)
_POSITION = Key("position", "position", "The whole table at the next decision.")
_REFUSED = Key("refused", "refusal", "The rules do not allow it, and nothing has changed.")
_CANNOT = Key("cannot", "text", "What the port cannot do here, to people: this is skipped.")
_ERROR = Key("error", "text", "What went wrong in the port, to people.")
_OTHERWISE = (_CANNOT, _ERROR)

_HELLO = Message(
    "hello",
    "The first message: who is there, and what the port does not claim.",
    (
        Key("protocol", "number", f"The number of this protocol: {PROTOCOL}."),
        Key("game", "text", "The game that will be played."),
    ),
    (_ERROR,),
    (
        Key("name", "text", "What the port is called."),
        Key("games", "texts", "The games that it plays."),
        Key("version", "text", "Which version of it this is.", needed=False),
        Key("language", "text", "The language it is written in.", needed=False),
        Key("homepage", "text", "Where people find it.", needed=False),
        Key("players", "numbers", "How many can play; any number, if left out.", needed=False),
        Key("editions", "texts", "The editions it can play; all, if left out.", needed=False),
        Key("rulings", "choices", "The answers it can play; all, if left out.", needed=False),
        Key("cannot", "abilities", "What it cannot do.", needed=False),
        Key("not_claimed", "texts", "Rules or chapters that it does not claim.", needed=False),
        Key("untold", "texts", "Parts of a position that it does not tell.", needed=False),
    ),
)
_START = Message(
    "start",
    "A game begins, with a seed or at a position; what was played before is forgotten.",
    (
        Key("game", "text", "The game."),
        Key("edition", "text", "The id of the text that is played."),
        Key("rulings", "answers", "The answer to every ruling."),
        Key("seats", "texts", "The names of the players, in the order of the table."),
        Key("seed", "number", "The cards are shuffled from it.", needed=False),
        Key("position", "position", "Where the game begins; or there is a seed.", needed=False),
        Key("assumed", "flag", "The position need not come about.", needed=False),
        Key("components", "object", "A deck, a board or a box of one's own.", needed=False),
    ),
    (_POSITION, _REFUSED, *_OTHERWISE),
)
_LEGAL = Message(
    "legal",
    "Whether a player may make a move now; nothing changes.",
    _TURN,
    (
        Key("legal", "flag", "Whether the rules allow it."),
        Key("refused", "refusal", "The rules do not allow it; a rule may be named."),
        *_OTHERWISE,
    ),
)
_MOVES = Message(
    "moves",
    "Everything that a player may do now; nothing changes.",
    _TURN[:1],
    (Key("moves", "texts", "The moves, in any order."), *_OTHERWISE),
)
_APPLY = Message(
    "apply",
    "A player makes a move, and what nobody decides follows, up to the next decision.",
    _TURN,
    (_POSITION, _REFUSED, *_OTHERWISE),
)
_UNDO = Message("undo", "The last move is taken back.", (), (_POSITION, *_OTHERWISE))
_WINNERS = Message(
    "winners",
    "Who has won a game that is over; nothing changes.",
    (),
    (
        Key("winners", "texts", "The names of all who have won, none for nobody."),
        *_OTHERWISE,
    ),
)
_STOP = Message("stop", "The last message: the port ends, with status 0, and says nothing.", (), ())

MESSAGES: Mapping[str, Message] = MappingProxyType(
    {one.cmd: one for one in (_HELLO, _START, _LEGAL, _MOVES, _APPLY, _UNDO, _WINNERS, _STOP)}
)


# What a value may be, as a JSON Schema

_TEXT: Json = {"type": "string"}
_TEXTS: Json = {"type": "array", "items": _TEXT}
_PERHAPS: Json = {"type": ["string", "null"]}
KINDS: Mapping[str, Json] = MappingProxyType(
    {
        "text": _TEXT,
        "texts": _TEXTS,
        "number": {"type": "integer"},
        "numbers": {"type": "array", "items": {"type": "integer"}},
        "flag": {"type": "boolean"},
        "object": {"type": "object"},
        "answers": {"type": "object", "additionalProperties": _TEXT},
        "choices": {"type": "object", "additionalProperties": _TEXTS},
        "abilities": {"type": "array", "items": {"enum": [*ABILITIES]}},
        "position": {"type": "object", "$ref": "position.schema.json"},
        "refusal": {
            "type": "object",
            "additionalProperties": False,
            "properties": {"rule": _PERHAPS, "reason": _PERHAPS},
        },
    }
)


# Reading


def answer(cmd: str, said: Mapping[str, Any]) -> Json:
    """What a port said to a `cmd`, without its number. Errors: NoAnswer."""
    message = MESSAGES[cmd]
    found = {name: value for name, value in said.items() if name != "seq"}
    keys = {key.name: key for key in (*message.answers, *message.whole)}
    if strange := [name for name in found if name not in keys]:
        raise NoAnswer(f"no answer to `{cmd}` has `{strange[0][:40]}`; it has {_ticked(keys)}.")
    short = [key.name for key in message.answers]
    if message.whole and not found.keys() & {*short}:
        _complete(message, found)
    elif len(found) != 1:
        raise NoAnswer(f"an answer to `{cmd}` has exactly one of {_ticked(short)}.")
    for name, value in found.items():
        if wrong := next(misfits(KINDS[keys[name].kind], value), ""):
            raise NoAnswer(f"in the answer to `{cmd}`, `{name}`: {wrong}.")
    return found


def _complete(message: Message, found: Mapping[str, Any]) -> None:
    if missing := [key.name for key in message.whole if key.needed and key.name not in found]:
        raise NoAnswer(f"the answer to `{message.cmd}` has no {_ticked(missing)}.")


def _ticked(names: Iterable[str]) -> str:
    return listed((f"`{name}`" for name in names), "or")


# The JSON Schemas of all of them


def message_schemas() -> dict[str, Json]:
    """The schema of every message, by its name: `port-start`."""
    return {f"port-{cmd}": _schema(message) for cmd, message in MESSAGES.items()}


def _schema(message: Message) -> Json:
    parts = {"request": _request(message)}
    if message.answers or message.whole:
        parts["answer"] = {"anyOf": [*_answers(message)]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The message `{message.cmd}` to a port, and its answer",
        "description": message.says,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in parts],
        "$defs": parts,
    }


def _request(message: Message) -> Json:
    cmd = Key("cmd", "text", message.says)
    found = _object([cmd, *message.asks])
    found["properties"]["cmd"] = {"const": message.cmd}
    return found


def _answers(message: Message) -> Iterable[Json]:
    if message.whole:
        yield _object(message.whole)
    yield from (_object([key]) for key in message.answers)


def _object(keys: Iterable[Key]) -> Json:
    """An object with these keys and the number that question and answer share."""
    every = [Key("seq", "number", "The number of the question, also in its answer."), *keys]
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [key.name for key in every if key.needed],
        "properties": {key.name: _value(key) for key in every},
    }


def _value(key: Key) -> Json:
    says = key.says
    if key.kind == "abilities":
        says += "".join(f" `{name}`: {told}." for name, told in ABILITIES.items())
    return {**KINDS[key.kind], "description": says}


# Whether a value fits


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
