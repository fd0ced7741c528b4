"""A record played out loud: what follows from each line and why, and where other answers part.

It never raises for what a record says: an illegal line is told with its rule, a line that cannot
be read with the fix. The page Try it runs it in the browser, so all it returns is plain JSON.
"""

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, islice, zip_longest
from typing import Any

from atoll.drawing.lying import pictures
from atoll.record.stepping import Lines, Moment, moments, told
from atoll.table import cite
from atoll.table.contract import Game, Table
from atoll.table.games import game, nouns

_FEW = 4
"""So many of the allowed moves are told; of the rest, only their number."""

Json = dict[str, Any]


def tried(lines: str, against: Mapping[str, str] | None = None) -> Json:
    """Play a record line by line, and once more under other answers where they are given.

    `against` holds answers by ruling, over those of the record; with an `edition` the house rules
    of the record are left behind. The result holds `parts` (per line what happened, the position
    then, who decides next), the `problem` that stopped it, and `against` and `differs`.

    >>> line = '{"game": "fiji", "seats": ["Ana", "Ben"], "seed": 7}'
    >>> tried(line)["parts"][0]["events"][0]["sentence"]
    'The box holds 30 green 24 red 18 yellow 12 blue.'
    >>> tried(line, {"seats": "three_to_five"})["against"]["problem"]["cited"]
    'Fiji 0.2'
    """
    here = _played(lines, {}, "here")
    if against is None:
        return {**here, "against": None, "differs": None}
    other = _played(lines, against, "other")
    return {**here, "against": other, "differs": _parting(here, other)}


# One way


def _played(lines: str, answers: Mapping[str, str], name: str) -> Json:
    """The parts of a record under these answers, up to its end or to what stopped it.

    With the `picture` of its last table, where there is any, which is called by the name.
    """
    passed = [*moments(lines, answers)]
    wrong, good = passed[-1], [one for one in passed if not one.problem]
    parts = [_part([*some]) for _, some in groupby(good, key=lambda one: one.line)]
    of, picture, problem = good[-1].game if good else None, None, None
    if wrong.problem:
        rule, cited, reason = told(wrong)[0]
        problem = {"line": wrong.line, "rule": rule, "cited": cited, "reason": reason}
    if of and nouns.there(of):
        picture = pictures(of).table(parts[-1]["position"], name=name)
    answered = good[-1].table.rulings.as_dict() if good else {}
    return {"game": of, "answers": answered, "parts": parts, "problem": problem, "picture": picture}


def _part(passed: Sequence[Moment]) -> Json:
    """What a line has led to."""
    last = passed[-1]
    rules, table = game(last.game), last.table
    return {
        "line": last.line,
        "seat": last.seat,
        "move": last.move,
        "events": [one._asdict() for each in passed for one in told(each)],
        "position": rules.write_position(table),
        "waiting": [_asked(rules, table, seat) for seat in rules.waiting(table)],
        "outcome": _outcome(rules, table),
    }


def _asked(rules: Game, table: Table, seat: int) -> Json:
    """A seat that has to decide, some of what it may do, and how much more there is."""
    moves = iter(rules.moves(table, seat))
    allowed = [rules.write_move(move) for move in islice(moves, _FEW)]
    return {"seat": table.seats[seat], "allowed": allowed, "more": sum(1 for _ in moves)}


def _outcome(rules: Game, table: Table) -> Json | None:
    found, seats = rules.outcome(table), table.seats
    if found is None:
        return None
    return {
        "winners": [seats[seat] for seat in found.winners],
        "rule": found.rule,
        "cited": cite(found.rule),
        "scores": dict(zip(seats, found.scores, strict=True)),
    }


# Two ways


def _parting(here: Json, other: Json) -> Json | None:
    """The first thing that happened in one way and not in the other; None where all is the same.

    `part` and `event` count from 0; `event` is None where what differs is no event, but an outcome
    or the problem that stopped one of them.
    """
    nothing = None, None, None
    for mine, theirs in zip_longest(_all_told(here), _all_told(other), fillvalue=nothing):
        if mine[2] != theirs[2]:
            part, event, _ = mine if mine[2] is not None else theirs
            return {"part": part, "event": event, "here": mine[2], "other": theirs[2]}
    return None


def _all_told(way: Json) -> Iterator[tuple[int | None, int | None, Any]]:
    """Everything that can be told of a way, in order, with its place."""
    number = 0
    for number, part in enumerate(way["parts"]):
        yield from ((number, place, event) for place, event in enumerate(part["events"]))
        if part["outcome"]:
            yield number, None, part["outcome"]
    if way["problem"]:
        yield number, None, way["problem"]


# Links


def fragment(lines: Lines) -> str:
    """Lines of a record as they stand after `#` in a link: letters, digits, `-` and `_` only.

    The page does the same in docs/assets/try-link.js, to the letter.

    >>> fragment([{"game": "fiji"}])
    'eyJnYW1lIjoiZmlqaSJ9'
    """
    text = "\n".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines)
    return urlsafe_b64encode(text.encode()).decode().rstrip("=")
