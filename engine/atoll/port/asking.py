"""A question is asked: the port plays a record line by line, beside the rules, until they part.

They part at a line that the port refuses or allows, or at another position.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.port.port import Answer, Port
from atoll.port.question import Question, Record, rules_of, why_not_asked
from atoll.port.talk import Broken
from atoll.record.entries import Entry
from atoll.record.following import Running, followed, told_apart
from atoll.table import Refusal, cite, listed
from atoll.table.broken import broken
from atoll.table.contract import Move, Table
from atoll.table.games import game, nouns
from atoll.table.kinds import BySeat, PositionError
from atoll.table.parts import Part, null_is_nothing, starts
from atoll.telling.scene import Scene

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


HOW = ("agreed", "parted", "broken", "skipped", "not_claimed", "left")
"""How a question comes out; what is `left` was not asked any more, as the run was over."""


class Outcome(NamedTuple):
    """What came of a question: `how`, and `why` it was skipped, or not asked at all.

    `heard` are the answers of the port, by the lines of the record; `rules` those at work in all
    that was asked. Where a parting was made short, `rules` are those at work where they part, and
    the `moment` may be known by which they do; it had so many moves `before`.
    """

    question: Question
    how: str
    why: str = ""
    parting: Parting | None = None
    broken: Broken | None = None
    heard: Mapping[int, Answer] = MappingProxyType({})
    rules: Collection[str] = ()
    moment: Scene | None = None
    before: int = 0

    @property
    def apart(self) -> Parting:
        """Where they part."""
        if self.parting is None:
            raise AssertionError("only a parting is made short")
        return self.parting

    @property
    def agreed(self) -> Sequence[Running]:
        """The lines on which all agrees."""
        lines = self.question.ours.lines
        upto = {"agreed": len(lines), "parted": len(self.parting.record) - 1 if self.parting else 0}
        return lines[: upto.get(self.how, 0)]

    @property
    def moves(self) -> int:
        """How many moves were made, or asked."""
        return len(self.question.record) - 1


def asked(port: Port, question: Question) -> Outcome:
    """Ask a port, unless it has said beforehand that it does not claim this."""
    if why := next(why_not_asked(port.claims, question), ""):
        return Outcome(question, "not_claimed", why)
    return came(port, question, check(port, question))._replace(rules=question.rules)


def came(port: Port, question: Question, partings: Iterator[Parting]) -> Outcome:
    """What comes of a question by the first place where they part."""
    try:
        found = next(partings, None)
    except Broken as error:
        if error.kind == "cannot":
            return Outcome(question, "skipped", error.says)
        return Outcome(question, "broken", broken=error)
    return Outcome(question, "parted" if found else "agreed", parting=found, heard=port.heard)


# Line by line; errors of all of them: Broken


def check(port: Port, question: Question) -> Iterator[Parting]:
    """Where a port parts from the rules, line by line."""
    (lines, by, _), record = question.ours, question.record
    for place, running in enumerate(lines):
        yield from line(port, record[: place + 1], running)
    if question.probe == "moves" and lines:
        yield from listed_moves(port, record, lines[-1])
    elif question.probe == "undo" and len(lines) > 1:
        yield from taken_back(port, record, lines[-2])
    if by:
        upto = record[: len(lines) + 1]
        yield from refusal(port, upto, by, question.breaks)
        if lines:
            yield from _unchanged(port, upto, lines[-1])


def line(port: Port, record: Record, running: Running) -> Iterator[Parting]:
    """A line that the rules allow: the port allows it too, and comes to the same position."""
    claims, answer = port.claims, Answer(None)
    for answer in _answers(port, record, running.table):
        if answer.refused:
            break
    if found := otherwise(record, running, answer, claims.untold, "position"):
        yield found
    elif claims.can("winners") and (ended := game(running.game).outcome(running.table)):
        ours = [running.table.seats[seat] for seat in ended.winners]
        if {*(theirs := port.asked("winners")["winners"])} != {*ours}:
            told = (listed(names) or "nobody" for names in (ours, theirs))
            says = "The winners: {} by the rules, {} in the port.".format(*told)
            yield Parting("winners", record, says, ended.rule, (), theirs)


def refusal(
    port: Port, record: Record, by: Refusal, breaks: Collection[str] = ()
) -> Iterator[Parting]:
    """A line that the rules refuse: whatever is asked of it, the port refuses it too."""
    for answer in _answers(port, record):
        if found := unlike(record, by, answer, breaks):
            yield found


def _answers(port: Port, record: Record, table: Table | None = None) -> Iterator[Answer]:
    """What a port says to the last line: whether a move is legal, if it can tell, then made."""
    entry, ways = record[-1], ("legal", "apply") if port.claims.can("legal") else ("apply",)
    for cmd in ways if "move" in entry else ("start",):
        if cmd == "start":
            answer = port.begin(entry, table)
        else:
            answer = port.answered(cmd, seat=entry["seat"], move=entry["move"])
        port.heard[len(record) - 1] = answer
        yield answer


def _unchanged(port: Port, record: Record, before: Running) -> Iterator[Parting]:
    """After a refusal nothing has changed: a legal move leads where it would have led before."""
    rules, table = game(before.game), before.table
    for seat in rules.waiting(table)[:1]:
        for move in islice(rules.moves(table, seat), 1):
            turn = {"seat": table.seats[seat], "move": rules.write_move(move)}
            after = followed(before, turn)
            if port.claims.unclaimed(rules_of(after)):
                return
            answer = port.answered("apply", **turn)
            if found := otherwise((*record, turn), after, answer, port.claims.untold, "changed"):
                then = f"After this refusal {said(turn)} leads elsewhere. {found.says}"
                yield found._replace(kind="changed", record=record, says=then, turn=turn)


# What may be asked at a table, besides moving


def listed_moves(port: Port, record: Record, running: Running) -> Iterator[Parting]:
    """The moves of the first player who has to decide are those of the rules."""
    rules, table = game(running.game), running.table
    for seat in rules.waiting(table)[:1]:
        who = table.seats[seat]
        ours = {rules.write_move(move): move for move in rules.moves(table, seat)}
        told = port.asked("moves", seat=who)["moves"]
        theirs = [_written(running, seat, text, ours) for text in told]
        for text in (text for text in theirs if text not in ours):
            yield _too_many(record, running, seat, text)
        for text in sorted(ours.keys() - {*theirs}):
            says = f"The moves of {who} lack `{text}`, which the rules allow."
            events = rules.after(table, seat, ours[text]).events
            rule = next((event.rule for event in events), None)
            yield Parting("moves", record, says, rule, turn={"seat": who, "move": text})


def _written(running: Running, seat: int, text: str, ours: Mapping[str, Move]) -> str:
    """A move as we write it, or as it stands there where it cannot be read.

    One that is allowed and leads where one of ours does is that one, however it is written.
    """
    rules, table = game(running.game), running.table
    try:
        move = rules.parse_move(text)
    except ValueError:
        return text
    written = rules.write_move(move)
    if written in ours or rules.why_not(table, seat, move):
        return written
    step = rules.after(table, seat, move)
    same = (name for name, one in ours.items() if rules.after(table, seat, one) == step)
    return next(same, written)


def _too_many(record: Record, running: Running, seat: int, text: str) -> Parting:
    rules, who = game(running.game), running.table.seats[seat]
    try:
        refused = rules.why_not(running.table, seat, rules.parse_move(text))
    except ValueError as error:
        says = f"The moves of {who} list `{text[:60]}`, which is none: {error}."
        return Parting("moves", record, says, None)
    says = f"The moves of {who} list `{text}`. {refused or 'No rule allows it twice.'}"
    turn = {"seat": who, "move": text}
    return Parting("moves", record, says, refused and refused.rule, turn=turn)


def taken_back(port: Port, record: Record, before: Running) -> Iterator[Parting]:
    """After the last move is taken back the table is as it was before."""
    if found := otherwise(record, before, port.answered("undo"), port.claims.untold, "undo"):
        says = f"`{record[-1]['move']}` is taken back. {found.says}"
        yield found._replace(says=says, rule=None)


# How they part


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
    by = "{} by the rules, {} in the port."
    told = (told_apart(*one, says=by, none="nothing") for one in found[:_PARTS])
    says = f"{' '.join(told)}{more}"
    return Parting(kind, record, says, rule, tuple(part for part, *_ in found), answer.position)


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


def _lacks(part: Part, told: Mapping[str, Any], table: Table) -> bool:
    """Whether a part is not told, or not of all who have a share of it, and is not as it starts."""
    if part.name not in told:
        return not starts(part, table)
    if not isinstance(part.kind, BySeat):
        return False
    shares = zip(table.seats, getattr(table, part.name), strict=True)
    return any(it != part.starts and name not in told[part.name] for name, it in shares)
