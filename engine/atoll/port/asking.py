"""A question is a record that a port plays line by line, beside the rules, until the two part.

They part at a line that the port refuses or allows, or at another position. Questions are made of
vectors, those of examples and forged ones, by each edition that matters.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple

from atoll.port.port import Answer, Claims, Port
from atoll.port.talk import Broken
from atoll.record.entries import Entry
from atoll.record.following import (
    EDITION,
    Played,
    Running,
    Way,
    followed,
    played,
    told_apart,
    under,
)
from atoll.record.start import brings, going_on
from atoll.table import Refusal, Refused, Step, cite, listed
from atoll.table.broken import broken
from atoll.table.contract import Table
from atoll.table.games import game, nouns
from atoll.table.kinds import PositionError
from atoll.table.rulings import told_apart as rules_apart

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
Record = tuple[Entry, ...]


@dataclass(frozen=True)
class Question:
    """A record that a port is asked, and where it comes from.

    `kind` is `vectors`, `forged` or `games`; `tags` are the rules that it is an example of. A port
    that deals in a way of its own has `dealt` a table; by the rules the game begins there.
    """

    kind: str
    name: str
    record: Record
    tags: tuple[str, ...] = ()
    dealt: Entry | None = None

    @property
    def of(self) -> str:
        """The game."""
        return str(self.record[0]["game"])

    @property
    def moves(self) -> int:
        """How many moves are made in it."""
        return len(self.record) - 1

    @property
    def entries(self) -> Record:
        """The record by our side: from the table that was dealt on, if one was."""
        return (self.dealt or self.record[0], *self.record[1:])

    @cached_property
    def ours(self) -> Played:
        """Our side, played once. Errors: ValueErrors of a line that is not to be read."""
        return self.by({})

    def by(self, way: Way) -> Played:
        """The record played by the rules, with other answers. Errors: as `ours`."""
        return played(under(way, entry) for entry in self.entries)

    @cached_property
    def rules(self) -> tuple[str, ...]:
        """The rules that are at work in it: those that fire, and the one that refuses."""
        fired = [rule for line in self.ours.lines for rule in rules_of(line)]
        refusal = self.ours.refusal
        return tuple(dict.fromkeys([*fired, *([refusal.rule] if refusal else [])]))

    def upto(self, lines: int) -> "Question":
        """The first lines of it."""
        return replace(self, record=self.record[:lines])

    def then(self, entry: Entry) -> "Question":
        """It with one more line."""
        return replace(self, record=(*self.record, entry))

    def at(self, table: Table, *moves: Entry) -> "Question":
        """The question from a table of its game on, with these moves."""
        first = going_on(self.entries[0], game(self.of).write_position(table))
        return replace(self, record=(first, *moves), dealt=None)


def rules_of(running: Running) -> dict[str, None]:
    """The rules that fire on the last line, each once."""
    return dict.fromkeys(event.rule for event in running.step.events)


class Parting(NamedTuple):
    """One place where a port and the rules part: at the last line of a question.

    `rule` is the one that refuses, or by which the part has come to be as it is; `parts` are those
    that differ; `theirs` is what the port has told. `turn` is a move that is listed or lacking, or
    one that was made after a refusal. `named` says that the port has named the rule itself. Where
    it was made short, `rules` are those at work there, it had so many moves `before`, and it may be
    known that they part by the `first` thing alone that happens on the line.
    """

    kind: str
    question: Question
    says: str
    rule: str | None
    parts: tuple[str, ...] = ()
    theirs: Any = None
    turn: Entry | None = None
    named: bool = False
    rules: Sequence[str] = ()
    first: bool = False
    before: int = 0

    def like(self, other: "Parting") -> bool:
        """Whether another parting is of the same kind, and in one of the same parts."""
        alike = not self.parts or bool({*self.parts} & {*other.parts})
        return other.kind == self.kind and alike


HOW = ("agreed", "parted", "broken", "skipped", "not_claimed", "left")
"""How a question comes out; what is `left` was not asked any more, as the run was over."""


class Outcome(NamedTuple):
    """What came of a question: `how`, and `why` it was skipped, or not asked at all.

    `rules` are those at work in all that was asked.
    """

    question: Question
    how: str
    why: str = ""
    parting: Parting | None = None
    broken: Broken | None = None
    rules: Collection[str] = ()


def asked(port: Port, question: Question) -> Outcome:
    """Ask a port, unless it has said beforehand that it does not claim this."""
    if why := next(why_not_asked(port.claims, question), ""):
        return Outcome(question, "not_claimed", why)
    return came(question, check(port, question))._replace(rules=question.rules)


def came(question: Question, partings: Iterator[Parting]) -> Outcome:
    """What comes of a question by the first place where they part."""
    try:
        found = next(partings, None)
    except Broken as error:
        if error.kind == "cannot":
            return Outcome(question, "skipped", error.says)
        return Outcome(question, "broken", broken=error)
    return Outcome(question, "parted" if found else "agreed", parting=found)


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
    elif port.claims.can("winners") and (ended := game(running.game).outcome(running.table)):
        ours = [running.table.seats[seat] for seat in ended.winners]
        if {*(theirs := port.asked("winners")["winners"])} != {*ours}:
            told = (listed(names) or "nobody" for names in (ours, theirs))
            says = "The winners: {} by the rules, {} in the port.".format(*told)
            yield Parting("winners", question, says, ended.rule, (), theirs)


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
            if port.claims.unclaimed(rules_of(after)):
                return
            if found := otherwise(port, question.then(turn), after, port.answered("apply", **turn)):
                then = f"After this refusal {said(turn)} leads elsewhere. {found.says}"
                yield found._replace(kind="changed", question=question, says=then, turn=turn)


# What may be asked at a table, besides moving


def listed_moves(port: Port, question: Question, running: Running) -> Iterator[Parting]:
    """The moves of the first player who has to decide are those of the rules."""
    rules, table = game(running.game), running.table
    for seat in rules.waiting(table)[:1]:
        who = table.seats[seat]
        lacking = {rules.write_move(move): move for move in rules.moves(table, seat)}
        strange = list[str]()
        for text in port.asked("moves", seat=who)["moves"]:
            if lacking.pop(text, None) is None:
                strange.append(text)
        reached = list[Step[Table]]()
        for text in strange:
            turn = {"seat": who, "move": text}
            try:
                reached.append(rules.after(table, seat, rules.parse_move(text)))
            except Refused as error:
                says = f"The moves of {who} list `{text}`. {error.refusal}"
                yield Parting("moves", question, says, error.refusal.rule, turn=turn)
            except ValueError as error:
                says = f"The moves of {who} list `{text[:60]}`, which is none: {error}."
                yield Parting("moves", question, says, None)
        for text, move in sorted(lacking.items()):
            if (step := rules.after(table, seat, move)) not in reached:
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
    try:
        found = apart(running, answer.position or {}, port.claims.untold)
    except PositionError as error:
        says = f"What it tells is no position: {error}."
        return Parting("position", question, says, None, (), answer.position)
    if not found:
        return None
    part, ours, theirs = found[0]
    rule, _ = broken(running.game, running.before, running.step, (part, theirs, ours))
    by = "{} by the rules, {} in the port."
    told = [told_apart(*one, says=by, none="nothing") for one in found[:_PARTS]]
    if others := [part for part, *_ in found[_PARTS:]]:
        told.append(f"Other parts differ too: {listed(others)}.")
    parts = tuple(part for part, *_ in found)
    return Parting("position", question, " ".join(told), rule, parts, answer.position)


def refused(question: Question, running: Running, answer: Answer) -> Parting:
    """The port refuses a line that the rules allow."""
    by = f" by {answer.rule}" if answer.rule else ""
    why = f": {answer.reason}" if answer.reason else ""
    first = next((event.rule for event in running.step.events), None)
    told = said(question.record[-1])
    says = f"The rules allow {told}; the port refuses it{by}{why.rstrip('.')}."
    known = answer.rule if answer.rule and answer.rule.startswith(f"{running.game}_") else None
    return Parting("refuses", question, says, known or first, named=bool(known))


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


# Where questions come from


def questions(vectors: Iterable[Mapping[str, Any]]) -> Iterator[Question]:
    """A question for each vector, and one more from where its example stops.

    A port is told neither what follows nor what refuses.
    """
    for vector in vectors:
        kind, tags = "forged" if vector["forged"] else "vectors", (*vector["rules"],)
        bare = ({key: it for key, it in one.items() if key != "then"} for one in vector["record"])
        asked = Question(kind, vector["id"], tuple(bare), tags)
        yield asked
        if vector["stops"] is not None and vector["end"] is not None:
            rest = (going_on(asked.record[0], vector["end"]),)
            yield Question(kind, f"{asked.name} (from where it stops)", rest, tags)


def by_editions(question: Question, claims: Claims) -> Iterator[Question]:
    """The question by the editions of a port: its own, and others by which it may end otherwise.

    One with house rules, and one of an edition that is not whole, stands as it is.
    """
    first = question.record[0]
    if first.get("rulings"):
        yield question
        return
    rules = game(question.of)
    own = first.get("edition") or next(iter(rules.EDITIONS))
    home, *others = sorted(claims.editions, key=lambda one: one != own)
    at_home = question if home == own else _by(question, home)
    if _readable(at_home):
        yield at_home
        usual, at_work = rules.answered(home, {}), {*at_home.rules}
        for other in others:
            apart = rules_apart(rules.RULINGS, usual, rules.answered(other, {}))
            if at_work.intersection(apart) and _readable(one := _by(question, other)):
                yield one


def _by(question: Question, edition: str) -> Question:
    """The same record by another text; another rule may refuse it then."""
    record = (under({EDITION: edition}, question.record[0]), *question.record[1:])
    return replace(question, name=f"{question.name} (by {edition})", record=record)


def _readable(question: Question) -> bool:
    """Whether its record can be read: by another text its position may be none."""
    try:
        return bool(question.ours)
    except ValueError:
        return False


def why_not_asked(claims: Claims, question: Question) -> Iterator[str]:
    """By what a port says beforehand it is not asked: `players`, `rulings`, an ability, a rule."""
    first, ours, seats = question.record[0], question.ours, game(question.of).SEATS
    players, placed = len(first["seats"]), first.get("position") is not None
    if players in seats and players not in claims.players:
        yield "players"
    if not claims.plays(question.of, first.get("edition"), first.get("rulings") or {}):
        yield "rulings"
    needs = {
        "components": brings(first),
        "positions": placed,
        "judging": placed and not ours.lines and (ours.impossible or players in seats),
        "shuffle": not placed and ours.lines and not claims.can("positions"),
    }
    yield from (ability for ability in needs if needs[ability] and not claims.can(ability))
    yield from claims.unclaimed((*question.tags, *question.rules))
