"""Whether this engine agrees with a vector, and where they part if not."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from atoll.record.following import played
from atoll.record.start import going_on
from atoll.table import cite
from atoll.table.games import game

Json = Mapping[str, Any]
"""An object as JSON has it."""


class Replay(NamedTuple):
    """What a record leads to: rule and sentence of each event, the refusal, the last position.

    `refused` holds the line, from 1, the rule and the reason; no game has no `position`.
    """

    told: tuple[Json, ...]
    refused: Json | None
    position: Json | None


def replayed(record: Sequence[Json]) -> Replay:
    """Play a record to its end, or to the line that the rules refuse.

    Errors: ValueError for a line that is not to be read, and for a `then` that does not hold.
    """
    lines, refusal, _ = played(record)
    told = (
        {"rule": event.rule, "sentence": game(one.game).sentence(event, one.table.seats)}
        for one in lines
        for event in one.step.events
    )
    refused = refusal and {"line": len(lines) + 1, **refusal._asdict()}
    position = game(lines[-1].game).write_position(lines[-1].table) if lines else None
    return Replay(tuple(told), refused, position)


def disagreement(vector: Json) -> str | None:
    """Where this engine and a vector part, in a sentence; None where they agree.

    Errors: AttributeError, LookupError and TypeError for one that is laid out otherwise.
    """
    try:
        replay = replayed(vector["record"])
    except ValueError as error:
        return f"its record: {error}"
    return _refusal(vector, replay) or _events(vector, replay) or _end(vector, replay)


def _refusal(vector: Json, replay: Replay) -> str | None:
    expected, found = vector["refused"], replay.refused
    if expected != found:
        return f"`refused` is {_no(expected)}, where this engine says {_no(found)}."
    if not found and "then" not in vector["record"][-1]:
        return "its record ends without `then`, so nothing says what it leads to."
    if vector.get("forged") and (expected or {}).get("rule") not in vector["rules"]:
        return "it is forged, and `refused` names none of its `rules`."
    return None


def _no(refused: Json | None) -> str:
    if refused is None:
        return "null"
    return f"line {refused.get('line')}, {_said(refused, 'reason')}"


def _events(vector: Json, replay: Replay) -> str | None:
    happens, stops = vector["happens"], vector["stops"]
    told = replay.told if stops is None else replay.told[:stops]
    for number, (one, other) in enumerate(zip_longest(happens, told), start=1):
        if one != other:
            return f"event {number} is {_said(one)}, where this engine tells {_said(other)}."
    return None


def _said(told: Json | None, key: str = "sentence") -> str:
    if told is None:
        return "nothing"
    return f'{cite(str(told.get("rule")))}, "{told.get(key)}"'


def _end(vector: Json, replay: Replay) -> str | None:
    end, stops = vector["end"], vector["stops"]
    if stops is None:
        return _apart("end", end, replay.position)
    try:
        rest = replayed([going_on(vector["record"][0], end)])
    except ValueError as error:
        return f"`end`: {error}"
    if rest.refused and rest.refused != replay.refused:
        return f"`end`: this engine says {_no(rest.refused)}."
    if rest.told != replay.told[stops:]:
        return f"`end`: what follows from it is not what follows after {stops} events."
    return _apart("what follows from `end`", rest.position, replay.position)


def _apart(what: str, one: Any, other: Any) -> str | None:
    if one == other:
        return None
    ours, theirs = one or {}, other or {}
    parts = [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)]
    apart = ", ".join(parts or ["all of it"])
    return f"{what} is another position than this engine's; they differ in {apart}."
