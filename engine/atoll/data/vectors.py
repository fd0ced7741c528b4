"""Conformance vectors: examples as records, with what has to happen, for an engine elsewhere.

A record runs on to the next decision; an example may stop before, as after one row. A vector says
so: `stops` counts the events up to there, and `end` is the position there.

Forged vectors are what an engine has to refuse, made of the records of the examples. What each
breaks is the rule by which this engine refuses it.
"""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, zip_longest
from pathlib import PurePosixPath
from random import Random
from typing import Any, NamedTuple

from atoll.forge.forging import Forged
from atoll.forge.forging import forged as any_forged
from atoll.forge.ways import Place
from atoll.record.entries import Entry
from atoll.record.following import played
from atoll.record.start import going_on, text_of
from atoll.table import RULE_ID, cite, games
from atoll.table.games import game
from atoll.table.stating import in_order

Json = Mapping[str, Any]
"""An object as JSON has it."""


class LeftOut(ValueError):
    """An example that gives no vector; the message says why."""


class Vectors(NamedTuple):
    """The vectors of a game, the examples that give none, each with the reason, and forgeries."""

    found: tuple[Json, ...]
    left_out: tuple[Json, ...]
    forged: Sequence[Json] = ()


def made(game: str, results: Sequence[Json]) -> Vectors:
    """The vectors of a game, made of what its examples showed, forged ones among them."""
    found = vectors(game, results)
    return found._replace(forged=forged(game, found.found))


def of_game(game: str, results: Sequence[Json]) -> list[Json]:
    """What the examples of one game showed, in the order of the files."""
    own = [one for one in results if one["file"].startswith(f"features/{game}/")]
    return sorted(own, key=lambda one: (one["file"], one["line"], one["row"] or 0))


def vectors(game: str, results: Sequence[Json]) -> Vectors:
    """A vector for every example that a record can tell."""
    found, left_out, seen = [], [], Counter[str]()
    for result in of_game(game, results):
        feature = PurePosixPath(result["file"]).relative_to(f"features/{game}").with_suffix("")
        name = f"{feature}/{_slug(result['name'])}"
        seen[name] += 1  # one that comes up again is numbered
        try:
            number = f"-{seen[name]}" if seen[name] > 1 else ""
            found.append(vector(game, f"{name}{number}", result))
        except LeftOut as reason:
            left_out.append({**_place(result), "reason": str(reason)})
    return Vectors((*found,), (*left_out,))


def _slug(text: str) -> str:
    """The letters and digits of a text, as every file system takes them."""
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    kept = "".join(letter if letter.isalnum() else " " for letter in plain.replace("'", ""))
    return "-".join(kept.split()) or "example"


def _place(result: Json) -> dict[str, Any]:
    return {"feature": result["file"], **{key: result[key] for key in ("line", "row", "name")}}


def vector(game: str, name: str, result: Json) -> Json:
    """The vector of an example. Errors: LeftOut."""
    told = [dict(event) for step in result["trace"] for event in step["events"]]
    replay, happens = _replay(result, told)
    lines: list[Json] = [result["begins"], *result["moves"]]
    refused = replay.refused
    then = {} if refused else {"then": replay.position}  # which must hold where it is legal
    whole = refused or (len(told) == len(replay.told) and result["end"] == replay.position)
    found = {
        "id": name,
        "game": game,
        **_place(result),
        "language": result["language"],
        "rules": [tag for tag in result["tags"] if RULE_ID.fullmatch(tag)],
        "impossible": result["impossible"],
        "forged": None,
        "record": [*lines[:-1], {**lines[-1], **then}],
        "happens": [*happens],
        "refused": refused,
        "stops": None if whole else len(told),
        "end": None if refused and refused["line"] == 1 else result["end"],
    }
    if parting := disagreement(found):
        raise LeftOut(f"A record, which plays on to the next decision, goes another way: {parting}")
    return found


def _replay(result: Json, told: Sequence[Json]) -> tuple["Replay", Sequence[Json]]:
    """An example played as a record, and its events without the refusal at their end.

    Errors: LeftOut.
    """
    if result["outcome"] != "passed":
        raise LeftOut("It does not pass.")
    if not result["begins"]:
        raise LeftOut("It begins no game that a record could hold.")
    if not told and not result["moves"]:
        raise LeftOut("Nothing happens in it: it asks what a player may see.")
    try:
        replay = replayed([result["begins"], *result["moves"]])
    except ValueError as error:
        raise LeftOut(f"A record cannot tell it: {error}") from None
    if not (no := replay.refused):
        return replay, told
    if [*told[-1:]] != [{"rule": no["rule"], "sentence": no["reason"]}]:
        raise LeftOut(f"A record is refused where the example is not: {no['reason']}")
    return replay, told[:-1]


# Forged vectors


FOLDER = "forged"
"""Below the vectors of a game: a file for each rule that refuses."""
MOST = 9
"""So many vectors at most are forged that a rule refuses, each in a way of its own."""


def forged(game: str, found: Sequence[Json]) -> list[Json]:
    """The forged vectors of a game, rule by rule; none where it writes its moves in no notation.

    `found` are the vectors of its examples.
    """
    if not games.notation.there(game):
        return []
    known = {one["id"]: one for one in found}
    bare = [
        (name, [{key: it for key, it in line.items() if key != "then"} for line in one["record"]])
        for name, one in known.items()
    ]
    shortest_first = sorted(bare, key=lambda one: len(text_of(one[1])))
    every = any_forged(shortest_first, Random(f"{FOLDER} vectors of {game}"))
    made = [one for one in every if one.for_ports]
    by_rule = in_order({one.rule for one in made})
    # of a rule a move before a beginning, and that before a position
    made.sort(
        key=lambda one: (by_rule.index(one.rule), "game" in one.entry, "position" in one.entry)
    )
    each = (sorted([*some][:MOST], key=_called) for _, some in groupby(made, lambda one: one.rule))
    return [_vector(game, one, known[one.of]) for some in each for one in some]


def _called(one: Forged) -> str:
    return f"{one.way}-of-{one.of}".replace("_", "-").replace("/", "-")


def _vector(game: str, one: Forged, base: Json) -> Json:
    lines = _short(one.at, one.entry)
    replay = replayed(lines)
    return {
        "id": f"{FOLDER}/{one.rule}/{_called(one)}",
        "game": game,
        **{key: base[key] for key in ("feature", "line", "row")},
        "name": one.says,
        "language": "en",
        "rules": [one.rule],
        "impossible": base["impossible"] if lines[0].get("assumed") else None,
        "forged": {"way": one.way, "of": one.of},
        "record": [*lines],
        "happens": [*replay.told],
        "refused": replay.refused,
        "stops": None,
        "end": replay.position,
    }


def _short(at: Place, entry: Entry) -> tuple[Entry, ...]:
    """The record up to the forged line, or from the table before it, whichever says less."""
    if "seat" not in entry:
        return (entry,)
    running = at.before
    assert running is not None  # noqa: S101 # somebody moves there
    late = going_on(at.earlier[0], game(running.game).write_position(running.table))
    return min((*at.earlier, entry), (late, entry), key=lambda lines: len(text_of(lines)))


# Whether this engine agrees with a vector, and where they part if not


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
    return Replay((*told,), refused, position)


def disagreement(vector: Json) -> str | None:
    """Where this engine and a vector part, in a sentence; None where they agree.

    Errors: AttributeError, LookupError and TypeError for one that is laid out otherwise.
    """
    try:
        return next(_partings(vector, replayed(vector["record"])), None)
    except ValueError as error:
        return f"its record: {error}"


def _partings(vector: Json, replay: Replay) -> Iterator[str]:
    """All in which they part, the first of it first."""
    expected, stops = vector["refused"], vector["stops"]
    if expected != replay.refused:
        yield f"`refused` is {_told(expected)}, where this engine says {_told(replay.refused)}."
    if not expected and "then" not in vector["record"][-1]:
        yield "its record ends without `then`, so nothing says what it leads to."
    if vector.get("forged") and (expected or {}).get("rule") not in vector["rules"]:
        yield "it is forged, and `refused` names none of its `rules`."
    pairs = zip_longest(vector["happens"], replay.told[:stops])
    for number, (one, other) in enumerate(pairs, start=1):
        if one != other:
            yield f"event {number} is {_told(one)}, where this engine tells {_told(other)}."
    if stops is None and vector["end"] != replay.position:
        yield "`end` is another position than this engine's."
    if stops is not None and not _leads_on(vector, replay):
        yield f"`end`: what follows from it is not what follows after {stops} events."


def _told(one: Json | None) -> str:
    """A refusal, with its line, or an event: its rule, and what is said."""
    if one is None:
        return "none"
    where = f"line {one['line']}, " if "line" in one else ""
    return f'{where}{cite(str(one.get("rule")))}, "{one.get("reason", one.get("sentence"))}"'


def _leads_on(vector: Json, replay: Replay) -> bool:
    """Whether from where an example stops the same follows as in its record."""
    try:
        rest = replayed([going_on(vector["record"][0], vector["end"])])
    except ValueError:
        return False
    return (rest.told, rest.position) == (replay.told[vector["stops"] :], replay.position)
