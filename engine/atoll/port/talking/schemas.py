"""The JSON Schemas of the messages: of each `cmd`, what the bench asks and what a port answers."""

from collections.abc import Iterable

from atoll.port.talking.messages import ABILITIES, KINDS, MESSAGES, Json, Key, Message

__all__ = ["message_schemas"]


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
