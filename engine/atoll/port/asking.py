"""A question is a record that a port plays line by line, beside the rules, until the two part.

They part at a line that the port refuses or allows, or at another position; or at what may be asked
at a table besides.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple

from atoll.port.port import Answer, Port
from atoll.port.talk import Broken
from atoll.record.entries import Entry
from atoll.record.following import Played, Running, Way, followed, played, told_apart, under
from atoll.record.start import going_on
from atoll.table import Refusal, Refused, Step, cite, listed
from atoll.table.broken import broken
from atoll.table.contract import Table
from atoll.table.games import game, nouns
from atoll.table.kinds import PositionError

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
    "broken": "breaks off",
}
"""The ways to part, and to break off, as they are told of a port."""
_PARTS = 3
Record = tuple[Entry, ...]


@dataclass(frozen=True)
class Question:
    """A record that a port is asked, and where it comes from.

    `kind` is `vectors`, `forged` or `games`; `tags` are the rules that it is an example of.
    """

    kind: str
    name: str
    record: Record
    tags: tuple[str, ...] = ()

    @property
    def of(self) -> str:
        """The game."""
        return str(self.record[0]["game"])

    @property
    def moves(self) -> int:
        """How many moves are made in it."""
        return len(self.record) - 1

    @cached_property
    def ours(self) -> Played:
        """Our side, played once. Errors: ValueErrors of a line that is not to be read."""
        return self.by({})

    def by(self, way: Way) -> Played:
        """The record played by the rules, with other answers. Errors: as `ours`."""
        return played(under(way, entry) for entry in self.record)

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The rules that are at work in it: those that fire, and the one that refuses."""
        fired = [rule for line in self.ours.lines for rule in rules_of(line.step)]
        refusal = self.ours.refusal
        return tuple(dict.fromkeys([*fired, *([refusal.rule] if refusal else [])]))

    @property
    def last(self) -> Sequence[Running]:
        """Where its last line leads to; nothing where the rules refuse that."""
        return self.ours.lines[self.moves :]

    def upto(self, lines: int) -> "Question":
        """The first lines of it."""
        return replace(self, record=self.record[:lines])

    def then(self, entry: Entry) -> "Question":
        """It with one more line."""
        return replace(self, record=(*self.record, entry))

    def at(self, table: Table, *moves: Entry) -> "Question":
        """The question from a table of its game on, with these moves."""
        first = going_on(self.record[0], game(self.of).write_position(table))
        return replace(self, record=(first, *moves))


def rules_of(step: Step[Table]) -> dict[str, None]:
    """The rules that fire in a step, each once."""
    return dict.fromkeys(event.rule for event in step.events)


class Parting(NamedTuple):
    """One place where a port and the rules part: at the last line of a question.

    `rule` is the one that refuses, or by which the part has come to be as it is; `parts` are those
    that differ; `theirs` is what the port has told. `turn` is a move that is listed or lacking, or
    one that was made after a refusal. `named` says that the port has named the rule itself. Where
    it was made short, `rules` are those at work there, and it may be known that they part by the
    `first` thing alone that happens on the line. Where the port breaks off, `parts` say how, and
    `stderr` is what it has said last there.
    """

    kind: str
    question: Question
    says: str
    rule: str | None = None
    parts: tuple[str, ...] = ()
    theirs: Any = None
    turn: Entry | None = None
    named: bool = False
    rules: Sequence[str] = ()
    first: bool = False
    stderr: str = ""

    def like(self, other: "Parting") -> bool:
        """Whether another parting is of the same kind, and in one of the same parts."""
        alike = not self.parts or bool({*self.parts} & {*other.parts})
        return other.kind == self.kind and alike


HOW = ("agreed", "parted", "broken", "skipped", "not_claimed", "left")
"""How a question comes out; what is `left` was not asked any more, as the run was over."""


class Outcome(NamedTuple):
    """What came of a question: `how`, and `why` it was skipped, or not asked at all.

    It goes as far as the place where they were seen to part, or where the port broke off. `rules`
    are those at work in all that was asked; where they part, at that place.
    """

    question: Question
    how: str
    why: str = ""
    parting: Parting | None = None
    rules: Collection[str] = ()


def came(question: Question, partings: Iterator[Parting]) -> Outcome:
    """What comes of a question by the first place where they part."""
    try:
        found = next(partings, None)
    except Broken as error:
        if error.kind == "cannot":
            return Outcome(question, "skipped", error.says)
        return Outcome(question, "broken", parting=broken_off(question, error))
    if not found:
        return Outcome(question, "agreed", rules=question.rules)
    last = (rule for one in found.question.last for rule in rules_of(one.step))
    return Outcome(found.question, "parted", parting=found, rules=(*last,))


def broken_off(question: Question, error: Broken) -> Parting:
    """A port that breaks off parts from the rules, too."""
    return Parting("broken", question, error.says, parts=(error.kind,), stderr=error.stderr)


# Line by line; errors of all of them: Broken


def check(port: Port, question: Question, probe: str = "") -> Iterator[Parting]:
    """Where a port parts from the rules; a `probe` asks at the end for `moves`, or for `undo`."""
    lines, by, _ = question.ours
    for number, running in enumerate(lines, start=1):
        yield from line(port, question.upto(number), running)
    if probe == "moves" and lines:
        yield from listed_moves(port, question, lines[-1])
    elif probe == "undo" and len(lines) > 1:
        yield from taken_back(port, question, lines[-2])
    if by:
        upto = question.upto(len(lines) + 1)
        yield from refusal(port, upto, by)
        yield from _unchanged(port, upto, lines[-1]) if lines else ()


def line(port: Port, question: Question, running: Running) -> Iterator[Parting]:
    """A line that the rules allow: the port allows it too, and comes to the same position."""
    answer = Answer(None)
    for answer in port.answers(question.record[-1], running.table):
        if answer.refused:
            break
    if found := otherwise(port, question, running, answer):
        yield found
    elif port.can("winners") and (ended := game(running.game).outcome(running.table)):
        ours = [running.table.seats[seat] for seat in ended.winners]
        if {*(theirs := port.ask("winners")["winners"])} != {*ours}:
            told = (listed(names) or "nobody" for names in (ours, theirs))
            says = "The winners: {} by the rules, {} in the port.".format(*told)
            yield Parting("winners", question, says, ended.rule, theirs=theirs)


def refusal(port: Port, question: Question, by: Refusal) -> Iterator[Parting]:
    """A line that the rules refuse: the port refuses it too, and names no other rule."""
    told = said(question.record[-1])
    for answer in port.answers(question.record[-1]):
        if not answer.refused:
            says = f"{by} The port allows {told}."
            yield Parting("accepts", question, says, by.rule, theirs=answer.position or None)
        elif (rule := answer.rule) and rule != by.rule:
            other = cite(rule) if rule.startswith(f"{question.of}_") else rule
            yield Parting("rule", question, f"{by} The port refuses {told} by {other}.", by.rule)


def _unchanged(port: Port, question: Question, before: Running) -> Iterator[Parting]:
    """After a refusal nothing has changed: a legal move leads where it would have led before."""
    rules, table = game(before.game), before.table
    for seat in rules.waiting(table)[:1]:
        for move in islice(rules.moves(table, seat), 1):
            turn = {"seat": table.seats[seat], "move": rules.write_move(move)}
            after = followed(before, turn)
            if port.unclaimed(rules_of(after.step)):
                return
            if found := otherwise(port, question.then(turn), after, port.answered("apply", **turn)):
                then = f"After this refusal {said(turn)} leads elsewhere. {found.says}"
                yield found._replace(kind="changed", question=question, says=then, turn=turn)


# What may be asked at a table, besides moving


def listed_moves(port: Port, question: Question, running: Running) -> Iterator[Parting]:
    """The moves of the first player who has to decide are those of the rules.

    One that is listed in another spelling leads where one of ours does.
    """
    rules, table = game(running.game), running.table
    for seat in rules.waiting(table)[:1]:
        who, reached = table.seats[seat], list[Step[Table]]()
        ours = {rules.write_move(move): move for move in rules.moves(table, seat)}
        theirs = dict.fromkeys(port.ask("moves", seat=who)["moves"])
        for text in (one for one in theirs if one not in ours):
            listing = Parting("moves", question, f"The moves of {who} list `{text[:60]}`")
            turn = {"seat": who, "move": text}
            try:
                reached.append(rules.after(table, seat, rules.parse_move(text)))
            except Refused as error:
                says, by = f"{listing.says}. {error.refusal}", error.refusal.rule
                yield listing._replace(says=says, rule=by, turn=turn)
            except ValueError as error:
                yield listing._replace(says=f"{listing.says}, which is none: {error}.")
        for text in sorted(ours.keys() - theirs):
            if (step := rules.after(table, seat, ours[text])) not in reached:
                says = f"The moves of {who} lack `{text}`, which the rules allow."
                rule = next((event.rule for event in step.events), None)
                yield Parting("moves", question, says, rule, turn={"seat": who, "move": text})


def taken_back(port: Port, question: Question, before: Running) -> Iterator[Parting]:
    """After the last move is taken back the table is as it was before."""
    if found := otherwise(port, question, before, port.answered("undo")):
        says = f"`{question.record[-1]['move']}` is taken back. {found.says}"
        yield found._replace(kind="undo", says=says, rule=None)


# How they part


def otherwise(port: Port, question: Question, running: Running, answer: Answer) -> Parting | None:
    """The port has made the move too: is it at the same position? Or it has refused."""
    if answer.refused:
        return refused(question, running, answer)
    at = Parting("position", question, "", theirs=answer.position)
    try:
        found = apart(running, answer.position or {}, port.claims["untold"])
    except PositionError as error:
        return at._replace(says=f"What it tells is no position: {error}.")
    if not found:
        return None
    part, ours, theirs = found[0]
    rule, _ = broken(running.game, running.before, running.step, (part, theirs, ours))
    by = "{} by the rules, {} in the port."
    told = [told_apart(*one, says=by, none="nothing") for one in found[:_PARTS]]
    if others := [part for part, *_ in found[_PARTS:]]:
        told.append(f"Other parts differ too: {listed(others)}.")
    return at._replace(says=" ".join(told), rule=rule, parts=tuple(part for part, *_ in found))


def refused(question: Question, running: Running, answer: Answer) -> Parting:
    """The port refuses a line that the rules allow."""
    by = f" by {answer.rule}" if answer.rule else ""
    why = f": {answer.reason}" if answer.reason else ""
    told = said(question.record[-1])
    says = f"The rules allow {told}; the port refuses it{by}{why.rstrip('.')}."
    if answer.rule and answer.rule.startswith(f"{running.game}_"):
        return Parting("refuses", question, says, answer.rule, named=True)
    return Parting("refuses", question, says, next(iter(rules_of(running.step)), None))


def said(entry: Entry) -> str:
    """A line of a record, for people."""
    return f"`{entry['move']}` of {entry['seat']}" if "move" in entry else "this game to begin"


def apart(
    running: Running, told: Mapping[str, Any], untold: Collection[str]
) -> Sequence[tuple[str, Any, Any]]:
    """The parts in which a position is not the table's, in their order; each with ours and theirs.

    What is as it starts may be left out, and null says nothing. Errors: PositionError, where it is
    none.
    """
    table, layout = running.table, nouns(running.game).LAYOUT
    written = game(running.game).write_position(table)
    given = {**told, **{name: written.get(name) for name in untold}}
    said = {name: one for name, one in given.items() if one is not None or name not in layout.parts}
    whole = layout.whole(said, table.seats)
    other = table._replace(**{name: whole[name] for name in {*said, *written}})
    ours, theirs = layout.write(table), layout.write(other)
    pairs = ((name, ours.get(name), theirs.get(name)) for name in layout.parts)
    return [(name, mine, its) for name, mine, its in pairs if mine != its]
