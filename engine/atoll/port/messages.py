"""The messages between the bench and a port, each said once: from here both sides are checked.

A message is a line of JSON. The bench asks, `{"seq": 4, "cmd": "legal", …}`, and the port answers
with the same `seq`. What is written, what is read and the JSON Schemas follow from `MESSAGES`.
"""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from atoll.table import listed

Json = dict[str, Any]
PROTOCOL = 1
"""Counts up when a port has to change; a port that does not know the number says so and ends."""


class NoAnswer(ValueError):
    """A line that does not answer what was asked; the message says what would."""


class Key(NamedTuple):
    """What may stand in a message: its name, what it is (a JSON Schema), and what it says."""

    name: str
    kind: Json
    says: str
    needed: bool = True


class Message(NamedTuple):
    """What the bench asks by a `cmd`: the keys of the question, and those of each way to answer."""

    says: str
    asks: tuple[Key, ...] = ()
    answers: tuple[tuple[Key, ...], ...] = ()


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
_CANNOT_DO = "".join(f" `{name}`: {told}." for name, told in ABILITIES.items())


# What a value may be

_TEXT: Json = {"type": "string"}
_TEXTS: Json = {"type": "array", "items": _TEXT}
_NUMBER: Json = {"type": "integer"}
_NUMBERS: Json = {"type": "array", "items": _NUMBER}
_FLAG: Json = {"type": "boolean"}
_OBJECT: Json = {"type": "object"}
_ANSWERS: Json = {"type": "object", "additionalProperties": _TEXT}
_CHOICES: Json = {"type": "object", "additionalProperties": _TEXTS}
_ABILITIES: Json = {"type": "array", "items": {"enum": [*ABILITIES]}}
_POSITION: Json = {"type": "object", "$ref": "position.schema.json"}
_PERHAPS: Json = {"type": ["string", "null"]}
_REFUSAL: Json = {
    "type": "object",
    "additionalProperties": False,
    "properties": {"rule": _PERHAPS, "reason": _PERHAPS},
}


# The messages


def _perhaps(name: str, kind: Json, says: str) -> Key:
    return Key(name, kind, says, needed=False)


_SEAT = Key("seat", _TEXT, "The name of the player who moves.")
_TURN = (_SEAT, Key("move", _TEXT, "The move, in the notation of records."))
_COMES_TO = (Key("position", _POSITION, "The whole table at the next decision."),)
_REFUSED = (Key("refused", _REFUSAL, "The rules do not allow it, and nothing has changed."),)
_CANNOT = (Key("cannot", _TEXT, "What the port cannot do here, to people: this is skipped."),)
_ERROR = (Key("error", _TEXT, "What went wrong in the port, to people."),)
_CLAIMS = (
    Key("name", _TEXT, "What the port is called."),
    Key("games", _TEXTS, "The games that it plays."),
    _perhaps("version", _TEXT, "Which version of it this is."),
    _perhaps("language", _TEXT, "The language it is written in."),
    _perhaps("homepage", _TEXT, "Where people find it."),
    _perhaps("players", _NUMBERS, "How many can play; any number, if left out."),
    _perhaps("editions", _TEXTS, "The editions it can play; all, if left out."),
    _perhaps("rulings", _CHOICES, "The answers it can play; all, if left out."),
    _perhaps("cannot", _ABILITIES, f"What it cannot do.{_CANNOT_DO}"),
    _perhaps("not_claimed", _TEXTS, "Rules or chapters that it does not claim."),
    _perhaps("untold", _TEXTS, "Parts of a position that it does not tell."),
)
_START = (
    Key("game", _TEXT, "The game."),
    Key("edition", _TEXT, "The id of the text that is played."),
    Key("rulings", _ANSWERS, "The answer to every ruling."),
    Key("seats", _TEXTS, "The names of the players, in the order of the table."),
    _perhaps("seed", _NUMBER, "The cards are shuffled from it."),
    _perhaps("position", _POSITION, "Where the game begins; or there is a seed."),
    _perhaps("assumed", _FLAG, "The position need not come about."),
    _perhaps("components", _OBJECT, "A deck, a board or a box of one's own."),
)
_MAY = Key("refused", _REFUSAL, "The rules do not allow it; a rule may be named.")
_NOW = Key("moves", _TEXTS, "The moves, in any order.")
_WON = Key("winners", _TEXTS, "The names of all who have won, none for nobody.")

MESSAGES: Mapping[str, Message] = {
    "hello": Message(
        "The first message: who is there, and what the port does not claim.",
        (
            Key("protocol", _NUMBER, f"The number of this protocol: {PROTOCOL}."),
            Key("game", _TEXT, "The game that will be played."),
        ),
        (_CLAIMS, _ERROR),
    ),
    "start": Message(
        "A game begins, with a seed or at a position; what was played before is forgotten.",
        _START,
        (_COMES_TO, _REFUSED, _CANNOT, _ERROR),
    ),
    "legal": Message(
        "Whether a player may make a move now; nothing changes.",
        _TURN,
        ((Key("legal", _FLAG, "Whether the rules allow it."),), (_MAY,), _CANNOT, _ERROR),
    ),
    "moves": Message(
        "Everything that a player may do now; nothing changes.",
        (_SEAT,),
        ((_NOW,), _CANNOT, _ERROR),
    ),
    "apply": Message(
        "A player makes a move, and what nobody decides follows, up to the next decision.",
        _TURN,
        (_COMES_TO, _REFUSED, _CANNOT, _ERROR),
    ),
    "undo": Message("The last move is taken back.", (), (_COMES_TO, _CANNOT, _ERROR)),
    "winners": Message(
        "Who has won a game that is over; nothing changes.", (), ((_WON,), _CANNOT, _ERROR)
    ),
    "stop": Message("The last message: the port ends, with status 0, and says nothing."),
}


# The JSON Schemas of all of them


def message_schemas() -> dict[str, Json]:
    """The schema of every message, by its name: `port-start`."""
    return {f"port-{cmd}": _schema(cmd, message) for cmd, message in MESSAGES.items()}


def _schema(cmd: str, message: Message) -> Json:
    request = _object(Key("cmd", {}, ""), *message.asks)
    request["properties"]["cmd"] = {"const": cmd}
    parts = {"request": request}
    if message.answers:
        parts["answer"] = {"anyOf": [_object(*keys) for keys in message.answers]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The message `{cmd}` to a port, and its answer",
        "description": message.says,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in parts],
        "$defs": parts,
    }


def _object(*keys: Key) -> Json:
    """An object with these keys and the number that question and answer share."""
    every = (Key("seq", _NUMBER, "The number of the question, also in its answer."), *keys)
    return {
        "type": "object",
        "additionalProperties": False,
        "required": [key.name for key in every if key.needed],
        "properties": {key.name: {**key.kind, "description": key.says} for key in every},
    }


# What a port says, held against its schema


def answer(cmd: str, said: Mapping[str, Any]) -> Json:
    """What a port said to a `cmd`, without its number. Errors: NoAnswer."""
    found = {name: value for name, value in said.items() if name != "seq"}
    ways = [_object(*keys) for keys in MESSAGES[cmd].answers]
    if any(_fits(way, said) for way in ways):
        return found
    known = {key.name: key.kind for keys in MESSAGES[cmd].answers for key in keys}
    for name, value in found.items():
        if name not in known:
            may = listed((f"`{one}`" for one in known), "or")
            raise NoAnswer(f"no answer to `{cmd}` has `{name[:40]}`; it has {may}.")
        if not _fits(known[name], value):
            told = json.dumps(value)[:60]
            raise NoAnswer(f"in the answer to `{cmd}`, `{name}` is {told}: see schema port-{cmd}.")
    nearest = max(ways, key=lambda way: len(way["properties"].keys() & found))
    for name in (one for one in nearest["required"] if found and one not in said):
        raise NoAnswer(f"the answer to `{cmd}` has no `{name}`: see schema port-{cmd}.")
    either = listed((f"`{keys[0].name}`" for keys in MESSAGES[cmd].answers), "or")
    raise NoAnswer(f"an answer to `{cmd}` has just one of {either}: see schema port-{cmd}.")


_TYPES: Mapping[str, type] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "null": type(None),
}


def _fits(schema: Any, value: object) -> bool:
    """Whether a value is as one of the schemas here says: of types, keys, lists and named words."""
    if isinstance(schema, bool):
        return schema
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
