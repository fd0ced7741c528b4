"""A record played forward and back: the table of each moment, and what happened up to it.

The pages of examples are written with it, and the page that plays records runs it in the browser.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.drawing.lying import pictures
from atoll.record.entries import Entry
from atoll.record.following import Running, raw_of, under, walked
from atoll.record.lines import entries
from atoll.record.referee import OR_ASSUMED, Fault, fault
from atoll.table import Event, Step, cite
from atoll.table.contract import Table
from atoll.table.games import game, nouns

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
    by, write = pictures(moment.game), game(moment.game).write_position
    now = write(moment.table)
    if moment.problem and moment.move and (not place or passed[place - 1].line < moment.line):
        with suppress(ValueError):  # what is no move at all cannot be drawn
            return by.refused(now, moment.move, name=name)
    if moment.begins or not place or passed[place - 1].game != moment.game:
        return by.table(now, name=name)
    return by.marked(write(passed[place - 1].table), now, name=name)
