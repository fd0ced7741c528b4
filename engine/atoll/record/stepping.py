"""A record played forward and back: the table of each moment, and what happened up to it.

The pages of examples are written with it, and the pages that play records run it in the browser. It
never raises for what a record says: an illegal line is told with its rule, a line that cannot be
read with the fix.
"""

import json
from base64 import urlsafe_b64encode
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import groupby, islice, zip_longest
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.drawing.lying import pictures
from atoll.record.entries import Entry
from atoll.record.following import Running, raw_of, under, walked
from atoll.record.lines import entries
from atoll.record.referee import OR_ASSUMED, Fault, fault
from atoll.table import Event, Step, cite
from atoll.table.contract import Game, Table
from atoll.table.games import game, nouns

Json = dict[str, Any]
Lines = Sequence[Mapping[str, Any]]
"""A record, line by line."""


class Moment(NamedTuple):
    """What happened together on a line of a record, and the table then.

    `begins` says that the table lies as the line finds it. Where the line is wrong, `problem` says
    how, and the table is the one before it; None where there is none.
    """

    line: int
    game: str
    table: Table
    events: tuple[Event, ...] = ()
    seat: str | None = None
    move: str | None = None
    begins: bool = False
    problem: Fault | None = None


class Told(NamedTuple):
    """A sentence with the rule by which it happened; None where no rule decides."""

    rule: str | None
    cited: str | None
    sentence: str


def moments(lines: str, answers: Mapping[str, str] = MappingProxyType({})) -> Iterator[Moment]:
    """The moments of a record, up to its end or to the first line that is wrong.

    The answers to rulings, and an edition, go before those of the record, as `under` says.

    >>> [one.line for one in moments('{"game": "fiji", "seats": ["Ana"], "seed": 7}')]
    [1]
    """
    laid: int | None = 0
    by = ((number, under(answers, entry)) for number, entry in entries(raw_of(lines)))
    for number, entry, running, wrong in walked(by):
        if not wrong and running:
            laid = number
            yield from _of_line(number or 1, entry, running)
        elif wrong:
            before = running if number == laid or "game" not in entry else None
            begun = str(entry.get("game", ""))
            of, table = (before.game, before.table) if before else (begun, None)
            yield Moment(number or 1, of, table, **_by(entry), problem=fault(wrong))


def _of_line(number: int, entry: Entry, running: Running) -> Iterator[Moment]:
    """What a line led to; what happens without a word belongs to what was told before it.

    A deal is one moment: before it is done, there is no table.
    """
    parts: list[list[Step[Table]]] = []
    laid = entry.get("position") is not None
    for step in running.step.one_by_one() if laid or "move" in entry else (running.step,):
        told = any(one.events for one in parts[-1]) if parts else False
        if not parts or (step.events and (told or (laid and len(parts) == 1))):
            parts.append([])
        parts[-1].append(step)
    for place, steps in enumerate(parts):
        events = tuple(event for step in steps for event in step.events)
        begins = "game" in entry and not place
        yield Moment(number, running.game, steps[-1].table, events, **_by(entry), begins=begins)


def _by(entry: Entry) -> dict[str, Any]:
    """Who moves, and how: as far as a line says it."""
    return {key: one for key in ("seat", "move") if isinstance(one := entry.get(key), str)}


def told(moment: Moment) -> list[Told]:
    """What happened in sentences, or what is wrong."""
    if wrong := moment.problem:
        return [Told(wrong.rule, cite(wrong.rule) if wrong.rule else None, wrong.reason)]
    say, seats = game(moment.game).sentence, moment.table.seats
    return [Told(one.rule, cite(one.rule), say(one, seats)) for one in moment.events]


def played(lines: Lines) -> tuple[Moment, ...]:
    """The moments of a record."""
    return (*moments("\n".join(map(json.dumps, lines))),)


def heard(passed: Sequence[Moment]) -> list[tuple[int, Told]]:
    """All that happened, each with the place of its moment; of what is wrong not how to assume it.

    So an example tells it, too.
    """
    return [
        (place, one._replace(sentence=one.sentence.removesuffix(OR_ASSUMED)))
        for place, each in enumerate(passed)
        for one in told(each)
    ]


def begin(heard: Sequence[tuple[int, Told]], said: Sequence[Told]) -> int | None:
    """Where that begins which is said among all that is heard; None where it is not."""
    told = [one for _, one in heard]
    places = range(len(told) - len(said) + 1)
    return next((at for at in places if told[at : at + len(said)] == [*said]), None)


def drawn(passed: Sequence[Moment], place: int, *, name: str) -> str:
    """The table of a moment, what changed since the one before marked; nothing without a table."""
    moment = passed[place]
    if moment.table is None or not nouns.there(moment.game):
        return ""
    by, write = pictures(moment.game, moment.table.seats), game(moment.game).write_position
    now = write(moment.table)
    if moment.problem and moment.move and (not place or passed[place - 1].line < moment.line):
        with suppress(ValueError):  # what is no move at all cannot be drawn
            return by.refused(now, moment.move, name=name)
    if moment.begins or not place or passed[place - 1].game != moment.game:
        return by.table(now, name=name)
    return by.marked(write(passed[place - 1].table), now, name=name)


# Line by line, out loud, and where other answers part: plain JSON, for the page Try it


_FEW = 4
"""So many of the allowed moves are told; of the rest, only their number."""


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
        picture = pictures(of, good[-1].table.seats).table(parts[-1]["position"], name=name)
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
