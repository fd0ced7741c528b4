"""A question is asked: the port plays a record line by line, beside the rules, until they part."""

from collections.abc import Collection, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from atoll.port.parting import Parting, otherwise, said, unlike
from atoll.port.port import Answer, Claims, Port, Skips, brings
from atoll.port.question import Question, Record, rules_of
from atoll.port.talk import Broken
from atoll.record.following import Running, followed
from atoll.table import Refusal, listed
from atoll.table.contract import Move, Table
from atoll.table.games import game
from atoll.telling.scene import Scene


class Outcome(NamedTuple):
    """What came of a question: all agreed, or a parting, or a break, or it was skipped.

    `not_asked` says why it was not asked at all: by what the port says beforehand. `heard` are the
    answers of the port, by the lines of the record; `rules` those at work in all that was asked.

    Where a parting was made short, `rules` are those at work where they part, and the `moment` may
    be known by which they do; it had so many moves `before`.
    """

    question: Question
    parting: Parting | None = None
    broken: Broken | None = None
    skipped: str = ""
    not_asked: str = ""
    heard: Mapping[int, Answer] = MappingProxyType({})
    rules: Collection[str] = ()
    moment: Scene | None = None
    before: int = 0

    @property
    def agreed(self) -> bool:
        """Whether the port plays it as the rules do."""
        return not (self.parting or self.broken or self.skipped or self.not_asked)

    @property
    def apart(self) -> Parting:
        """Where they part."""
        if self.parting is None:
            raise AssertionError("only a parting is made short")
        return self.parting

    @property
    def moves(self) -> int:
        """How many moves were made, or asked."""
        return len(self.question.record) - 1


def asked(port: Port, question: Question) -> Outcome:
    """Ask a port, unless it has said beforehand that it does not claim this."""
    if why := why_not_asked(port.claims, question):
        return Outcome(question, not_asked=why)
    return came(port, question, check(port, question))._replace(rules=question.rules)


def came(port: Port, question: Question, partings: Iterator[Parting]) -> Outcome:
    """What comes of a question by the first place where they part."""
    try:
        return Outcome(question, next(partings, None), heard=port.heard)
    except Skips as skip:
        return Outcome(question, skipped=str(skip))
    except Broken as broken:
        return Outcome(question, broken=broken)


def why_not_asked(claims: Claims, question: Question) -> str:
    """By what a port says beforehand it is not asked: an ability, `players`, a rule; or nothing."""
    first, seats = question.record[0], len(question.record[0]["seats"])
    if seats in game(question.of).SEATS and seats not in claims.players:
        return "players"
    if not claims.plays(question.of, first.get("edition"), first.get("rulings") or {}):
        return "rulings"
    lacking = (ability for ability in _needs(claims, question) if not claims.can(ability))
    return next(lacking, "") or claims.first_unclaimed((*question.tags, *question.rules))


def _needs(claims: Claims, question: Question) -> Iterator[str]:
    """What a port must be able to do for a question."""
    first, ours = question.record[0], question.ours
    if brings(first):
        yield "components"
    if first.get("position") is not None:
        yield "positions"
        if not ours.lines and (ours.impossible or len(first["seats"]) in game(question.of).SEATS):
            yield "judging"
    elif ours.lines and not claims.can("positions"):
        yield "shuffle"


# Line by line; errors of all of them: Broken, Skips


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
            if port.claims.first_unclaimed(rules_of(after)):
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
