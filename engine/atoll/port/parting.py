"""Where a port parts from the rules: a line that it refuses or allows, or another position."""

import json
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.port.messages import Json
from atoll.port.port import Answer
from atoll.port.question import Record
from atoll.record.entries import Entry
from atoll.record.following import Running, entries_apart
from atoll.table import Refusal, cite, listed
from atoll.table.broken import broken
from atoll.table.contract import Table
from atoll.table.games import game, nouns
from atoll.table.kinds import BySeat, PositionError
from atoll.table.parts import Part, null_is_nothing, starts

KINDS = {
    "position": "comes to another position",
    "accepts": "allows what the rules refuse",
    "refuses": "refuses what the rules allow",
    "rule": "refuses by another rule",
    "moves": "lists other moves",
    "table": "deals a table that is none",
    "winners": "names other winners",
    "undo": "takes a move back to another position",
    "changed": "has changed something where it refuses",
}
"""The ways to part, as they are told of a port."""
_PARTS = 3


class Apart(NamedTuple):
    """A part of a position, what the rules say lies there, and what the port says."""

    part: str
    ours: Any
    theirs: Any

    def __str__(self) -> str:
        """What differs, entry by entry: `supply, red: 4 by the rules, 5 in the port.`."""
        entries = entries_apart(self.ours, self.theirs)
        where = ((", ".join((self.part, *place)), *both) for place, *both in entries)
        return " ".join(
            f"{place}: {_said(one)} by the rules, {_said(other)} in the port."
            for place, one, other in where
        )


class Parting(NamedTuple):
    """One place where a port and the rules part; `record` ends with the line at which they do.

    `rule` is the one that refuses, or by which the part has come to be as it is; `parts` are those
    that differ; `theirs` is what the port has told. `turn` is a move that is listed or lacking, or
    one that was made after a refusal. `named` says that the port has named the rule itself.
    """

    kind: str
    record: Record
    says: str
    rule: str | None
    parts: tuple[str, ...] = ()
    theirs: Any = None
    turn: Entry | None = None
    named: bool = False

    def like(self, other: "Parting | None") -> bool:
        """Whether another parting is of the same kind, and in one of the same parts."""
        if other is None or other.kind != self.kind:
            return False
        return not self.parts or bool({*self.parts} & {*other.parts})


def otherwise(
    record: Sequence[Entry], running: Running, answer: Answer, untold: Collection[str], kind: str
) -> Parting | None:
    """The port has made the move too: is it at the same position? Or it has refused."""
    if answer.refused:
        return refused(record, running, answer)
    try:
        found = apart(running.game, running.table, answer.position or {}, untold)
    except PositionError as error:
        says = f"What it tells is no position: {error}."
        return Parting(kind, (*record,), says, None, (), answer.position)
    if not found:
        return None
    part, ours, theirs = found[0]
    rule, _ = broken(running.game, running.before, running.step, (part, theirs, ours))
    says = _told(found)
    return Parting(kind, (*record,), says, rule, tuple(one.part for one in found), answer.position)


def _told(found: Sequence[Apart]) -> str:
    """The first parts that differ, and which others do."""
    first, others = found[:_PARTS], [one.part for one in found[_PARTS:]]
    more = f" Other parts differ too: {listed(others)}." if others else ""
    return f"{' '.join(map(str, first))}{more}"


def refused(record: Sequence[Entry], running: Running, answer: Answer) -> Parting:
    """The port refuses a line that the rules allow."""
    by = f" by {answer.rule}" if answer.rule else ""
    why = f": {answer.reason}" if answer.reason else ""
    first = next((event.rule for event in running.step.events), None)
    says = f"The rules allow {said(record[-1])}; the port refuses it{by}{why.rstrip('.')}."
    known = answer.rule if answer.rule and answer.rule.startswith(f"{running.game}_") else None
    return Parting("refuses", (*record,), says, known or first, named=bool(known))


def accepted(record: Sequence[Entry], refusal: Refusal) -> Parting:
    """The port allows a line that the rules refuse."""
    says = f"{refusal} The port allows {said(record[-1])}."
    return Parting("accepts", (*record,), says, refusal.rule)


def misnamed(record: Sequence[Entry], refusal: Refusal, rule: str) -> Parting:
    """The port refuses a line as the rules do, and names another rule for it."""
    other = cite(rule) if rule.startswith(f"{_game(record)}_") else rule
    says = f"{refusal} The port refuses {said(record[-1])} by {other}."
    return Parting("rule", (*record,), says, refusal.rule)


def _game(record: Sequence[Entry]) -> str:
    return str(record[0]["game"])


def said(entry: Entry) -> str:
    """A line of a record, for people."""
    if "move" in entry:
        return f"`{entry['move']}` of {entry['seat']}"
    return "this game to begin"


# A position that a port tells, held against the table


def apart(
    of: str, table: Table, told: Mapping[str, Any], untold: Collection[str]
) -> tuple[Apart, ...]:
    """Where a position that is told is not that of the table, in the order of the parts.

    What is as it starts may be left out. Errors: PositionError, where it is none.
    """
    parts = nouns(of).LAYOUT.parts
    given = {key: one for key, one in told.items() if key not in untold and _says(parts, key, one)}
    whole = game(of).write_position(table)
    found = {part: Apart(part, one, its) for part, its, one in game(of).differences(table, given)}
    for name in (name for name in whole if name not in untold):
        if left := _left_out(parts[name], whole[name], given, table):
            found[name] = left
    order = [*parts]
    return tuple(sorted(found.values(), key=lambda one: order.index(one.part)))


def _says(parts: Mapping[str, Part], name: str, value: object) -> bool:
    """Whether something is said of a part; null says nothing, unless it tells of nothing there."""
    return value is not None or name not in parts or null_is_nothing(parts[name])


def _left_out(part: Part, whole: Any, given: Json, table: Table) -> Apart | None:
    """A part that is not told, or not of all who have a share of it."""
    if part.name not in given:
        return None if starts(part, table) else Apart(part.name, whole, None)
    if not isinstance(part.kind, BySeat):
        return None
    told = given[part.name]
    missing = [name for name in _shares(part, table) if name not in told]
    return Apart(part.name, whole, told) if missing else None


def _shares(part: Part, table: Table) -> Iterator[str]:
    """The players who have something of a part that is not as it starts."""
    for name, value in zip(table.seats, getattr(table, part.name), strict=True):
        if value != part.starts:
            yield name


def _said(value: object) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)
