"""The messages between the bench and a port, each said once: from here both sides are checked.

A message is a line of JSON. The bench asks, `{"seq": 4, "cmd": "legal", …}`, and the port answers
with the same `seq`. What is written, what is read and the JSON Schemas follow from `MESSAGES`.
"""

import json
from collections.abc import Iterable, Mapping
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
_CANNOT_DO = "".join(f" `{name}`: {told}." for name, told in ABILITIES.items())

_TURN = (
    Key("seat", "text", "The name of the player who moves."),
    Key("move", "text", "The move, in the notation of records."),
)
_POSITION = Key("position", "position", "The whole table at the next decision.")
_REFUSED = Key("refused", "refusal", "The rules do not allow it, and nothing has changed.")
_CANNOT = Key("cannot", "text", "What the port cannot do here, to people: this is skipped.")
_ERROR = Key("error", "text", "What went wrong in the port, to people.")
_OTHERWISE = (_CANNOT, _ERROR)

_MESSAGES = (
    Message(
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
            Key("cannot", "abilities", f"What it cannot do.{_CANNOT_DO}", needed=False),
            Key("not_claimed", "texts", "Rules or chapters that it does not claim.", needed=False),
            Key("untold", "texts", "Parts of a position that it does not tell.", needed=False),
        ),
    ),
    Message(
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
    ),
    Message(
        "legal",
        "Whether a player may make a move now; nothing changes.",
        _TURN,
        (
            Key("legal", "flag", "Whether the rules allow it."),
            Key("refused", "refusal", "The rules do not allow it; a rule may be named."),
            *_OTHERWISE,
        ),
    ),
    Message(
        "moves",
        "Everything that a player may do now; nothing changes.",
        _TURN[:1],
        (Key("moves", "texts", "The moves, in any order."), *_OTHERWISE),
    ),
    Message(
        "apply",
        "A player makes a move, and what nobody decides follows, up to the next decision.",
        _TURN,
        (_POSITION, _REFUSED, *_OTHERWISE),
    ),
    Message("undo", "The last move is taken back.", (), (_POSITION, *_OTHERWISE)),
    Message(
        "winners",
        "Who has won a game that is over; nothing changes.",
        (),
        (
            Key("winners", "texts", "The names of all who have won, none for nobody."),
            *_OTHERWISE,
        ),
    ),
    Message("stop", "The last message: the port ends, with status 0, and says nothing.", (), ()),
)
MESSAGES: Mapping[str, Message] = MappingProxyType({one.cmd: one for one in _MESSAGES})


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
    if not message.whole or found.keys() & {*short}:
        if len(found) != 1:
            raise NoAnswer(f"an answer to `{cmd}` has exactly one of {_ticked(short)}.")
    elif missing := [one.name for one in message.whole if one.needed and one.name not in found]:
        raise NoAnswer(f"the answer to `{cmd}` has no {_ticked(missing)}.")
    for name, value in found.items():
        if not _fits(KINDS[keys[name].kind], value):
            told = json.dumps(value)[:60]
            raise NoAnswer(f"in the answer to `{cmd}`, `{name}` is {told}: see schema port-{cmd}.")
    return found


def _ticked(names: Iterable[str]) -> str:
    return listed((f"`{name}`" for name in names), "or")


_TYPES: Mapping[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "null": type(None),
}


def _fits(schema: Mapping[str, Any], value: Any) -> bool:
    """Whether a value is as one of KINDS says: of types, keys, lists and named words."""
    kinds = schema.get("type", [*_TYPES])
    types = tuple(_TYPES[name] for name in ([kinds] if isinstance(kinds, str) else kinds))
    if not isinstance(value, types) or (isinstance(value, bool) and bool not in types):
        return False  # a bool is an int to Python
    if isinstance(value, list):
        return all(_fits(schema.get("items", {}), one) for one in value)
    if isinstance(value, dict):
        keys, others = schema.get("properties", {}), schema.get("additionalProperties", {})
        inner = ((keys.get(key, others), one) for key, one in value.items())
        return all(its is not False and _fits(its, one) for its, one in inner)
    return value in schema.get("enum", [value])


# The JSON Schemas of all of them


def message_schemas() -> dict[str, Json]:
    """The schema of every message, by its name: `port-start`."""
    return {f"port-{cmd}": _schema(message) for cmd, message in MESSAGES.items()}


def _schema(message: Message) -> Json:
    request = _object(Key("cmd", "text", message.says), *message.asks)
    request["properties"]["cmd"] = {"const": message.cmd}
    answers = [*filter(None, (message.whole, *zip(message.answers, strict=True)))]
    parts = {"request": request}
    if answers:
        parts["answer"] = {"anyOf": [_object(*keys) for keys in answers]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The message `{message.cmd}` to a port, and its answer",
        "description": message.says,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in parts],
        "$defs": parts,
    }


def _object(*keys: Key) -> Json:
    """An object with these keys and the number that question and answer share."""
    every = (Key("seq", "number", "The number of the question, also in its answer."), *keys)
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [key.name for key in every if key.needed],
        "properties": {key.name: {**KINDS[key.kind], "description": key.says} for key in every},
    }
