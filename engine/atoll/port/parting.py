"""Where a port parts from the rules: a line that it refuses or allows, or another position."""

import json
from collections.abc import Collection, Mapping, Sequence
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
    record: Record, running: Running, answer: Answer, untold: Collection[str], kind: str
) -> Parting | None:
    """The port has made the move too: is it at the same position? Or it has refused."""
    if answer.refused:
        return refused(record, running, answer)
    try:
        found = apart(running.game, running.table, answer.position or {}, untold)
    except PositionError as error:
        says = f"What it tells is no position: {error}."
        return Parting(kind, record, says, None, (), answer.position)
    if not found:
        return None
    part, ours, theirs = found[0]
    rule, _ = broken(running.game, running.before, running.step, (part, theirs, ours))
    others = [part for part, *_ in found[_PARTS:]]
    more = f" Other parts differ too: {listed(others)}." if others else ""
    says = f"{' '.join(_told(*one) for one in found[:_PARTS])}{more}"
    return Parting(kind, record, says, rule, tuple(part for part, *_ in found), answer.position)


def _told(part: str, ours: Any, theirs: Any) -> str:
    """What differs, entry by entry: `supply, red: 4 by the rules, 5 in the port.`."""
    return " ".join(
        f"{', '.join((part, *place))}: {_json(one)} by the rules, {_json(other)} in the port."
        for place, one, other in entries_apart(ours, theirs)
    )


def _json(value: object) -> str:
    return "nothing" if value is None else json.dumps(value, ensure_ascii=False)


def refused(record: Record, running: Running, answer: Answer) -> Parting:
    """The port refuses a line that the rules allow."""
    by = f" by {answer.rule}" if answer.rule else ""
    why = f": {answer.reason}" if answer.reason else ""
    first = next((event.rule for event in running.step.events), None)
    says = f"The rules allow {said(record[-1])}; the port refuses it{by}{why.rstrip('.')}."
    known = answer.rule if answer.rule and answer.rule.startswith(f"{running.game}_") else None
    return Parting("refuses", record, says, known or first, named=bool(known))


def unlike(
    record: Record, by: Refusal, answer: Answer, breaks: Collection[str] = ()
) -> Parting | None:
    """The rules refuse a line: the port allows it, or names another rule than one it breaks."""
    if not answer.refused:
        says = f"{by} The port allows {said(record[-1])}."
        return Parting("accepts", record, says, by.rule)
    if not (rule := answer.rule) or rule in {by.rule, *breaks}:
        return None
    other = cite(rule) if rule.startswith(f"{record[0]['game']}_") else rule
    says = f"{by} The port refuses {said(record[-1])} by {other}."
    return Parting("rule", record, says, by.rule)


def said(entry: Entry) -> str:
    """A line of a record, for people."""
    return f"`{entry['move']}` of {entry['seat']}" if "move" in entry else "this game to begin"


# A position that a port tells, held against the table


def apart(
    of: str, table: Table, told: Mapping[str, Any], untold: Collection[str]
) -> Sequence[tuple[str, Any, Any]]:
    """The parts in which a position is not the table's, in their order; each with ours and theirs.

    What is as it starts may be left out. Errors: PositionError, where it is none.
    """
    parts, whole = nouns(of).LAYOUT.parts, game(of).write_position(table)
    given = {key: one for key, one in told.items() if key not in untold and _says(parts, key, one)}
    found = {part: (part, one, its) for part, its, one in game(of).differences(table, given)}
    for name in whole.keys() - {*untold}:
        if _lacks(parts[name], given, table):
            found[name] = (name, whole[name], given.get(name))
    return sorted(found.values(), key=lambda one: [*parts].index(one[0]))


def _says(parts: Mapping[str, Part], name: str, value: object) -> bool:
    """Whether something is said of a part; null says nothing, unless it tells of nothing there."""
    return value is not None or name not in parts or null_is_nothing(parts[name])


def _lacks(part: Part, told: Json, table: Table) -> bool:
    """Whether a part is not told, or not of all who have a share of it, and is not as it starts."""
    if part.name not in told:
        return not starts(part, table)
    if not isinstance(part.kind, BySeat):
        return False
    shares = zip(table.seats, getattr(table, part.name), strict=True)
    return any(it != part.starts and name not in told[part.name] for name, it in shares)
