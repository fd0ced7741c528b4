"""A question is asked: the port plays a record line by line, beside the rules, until they part."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

from atoll.port.claims import Claims
from atoll.port.parting import Parting, accepted, misnamed, otherwise, refused, said
from atoll.port.port import Answer, Port, Skips
from atoll.port.probes import probed
from atoll.port.question import Question, Record, rules_of
from atoll.port.talk import Broken
from atoll.record.entries import Entry
from atoll.record.following import Running
from atoll.table import Refusal, Refused, listed
from atoll.table.games import game
from atoll.table.own import NothingOwn, own


class Outcome(NamedTuple):
    """What came of a question: all agreed, or a parting, or a break, or it was skipped.

    `not_asked` says why it was not asked at all: by what the port says beforehand. `heard` are the
    answers of the port, by the lines of the record.
    """

    question: Question
    parting: Parting | None = None
    broken: Broken | None = None
    skipped: str = ""
    not_asked: str = ""
    heard: Mapping[int, Answer] = MappingProxyType({})

    @property
    def agreed(self) -> bool:
        """Whether the port plays it as the rules do."""
        return not (self.parting or self.broken or self.skipped or self.not_asked)


def asked(port: Port, question: Question) -> Outcome:
    """Ask a port, unless it has said beforehand that it does not claim this."""
    if why := why_not_asked(port.claims, question):
        return Outcome(question, not_asked=why)
    try:
        found = next(check(port, question), None)
        return Outcome(question, parting=found, heard=port.heard)
    except Skips as skip:
        return Outcome(question, skipped=str(skip))
    except Broken as broken:
        return Outcome(question, broken=broken)


def why_not_asked(claims: Claims, question: Question) -> str:
    """By what a port says beforehand it is not asked: an ability, `players`, a rule; or nothing."""
    first, of = question.record[0], question.record[0]["game"]
    seats = len(first["seats"])
    if seats in game(of).SEATS and seats not in claims.players:
        return "players"
    if not claims.plays(of, first.get("edition"), first.get("rulings") or {}):
        return "rulings"
    lacking = (ability for ability in _needs(claims, question) if not claims.can(ability))
    return next(lacking, "") or claims.first_unclaimed((*question.tags, *question.rules))


def _needs(claims: Claims, question: Question) -> Iterator[str]:
    """What a port must be able to do for a question."""
    first, of, ours = question.record[0], question.record[0]["game"], question.ours
    if _brings(of, first):
        yield "components"
    begins = bool(ours.lines)
    if first.get("position") is not None:
        yield "positions"
        if not begins and (ours.impossible or len(first["seats"]) in game(of).SEATS):
            yield "judging"
    elif begins and not claims.can("positions"):
        yield "shuffle"


def _brings(of: str, first: Entry) -> bool:
    try:
        return first.get(own(of).called) is not None
    except NothingOwn:
        return False


# Line by line; errors of all of them: Broken, Skips


def check(port: Port, question: Question) -> Iterator[Parting]:
    """The first parting of a port from the rules, line by line."""
    ours, record = question.ours, question.record
    for place, running in enumerate(ours.lines):
        yield from line(port, record[: place + 1], running)
    yield from probed(port, question)
    if ours.refusal:
        upto = record[: len(ours.lines) + 1]
        yield from refusal(port, upto, ours.refusal, question.may_name)
        if ours.lines:
            yield from _unchanged(port, upto, ours.lines[-1])


def line(port: Port, record: Record, running: Running) -> Iterator[Parting]:
    """A line that the rules allow: the port allows it too, and comes to the same position."""
    entry = record[-1]
    if "move" not in entry:
        answer = port.begin(entry, running.table)
    else:
        if port.claims.can("legal") and (no := port.legal(entry["seat"], entry["move"])):
            port.heard[len(record) - 1] = no
            yield refused(record, running, no)
        answer = port.apply(entry["seat"], entry["move"])
    port.heard[len(record) - 1] = answer
    if found := otherwise(record, running, answer, port.claims.untold, "position"):
        yield found
    elif port.claims.can("winners"):
        yield from _winners(port, record, running)


def _winners(port: Port, record: Record, running: Running) -> Iterator[Parting]:
    """Who has won, where the game is over."""
    ended = game(running.game).outcome(running.table)
    if ended is None:
        return
    ours = [running.table.seats[seat] for seat in ended.winners]
    if {*(theirs := port.winners())} != {*ours}:
        told = (listed(names) or "nobody" for names in (ours, theirs))
        says = "The winners: {} by the rules, {} in the port.".format(*told)
        yield Parting("winners", record, says, ended.rule, (), theirs)


def refusal(
    port: Port, record: Record, by: Refusal, may_name: Callable[[str], bool]
) -> Iterator[Parting]:
    """A line that the rules refuse: whatever is asked of it, the port refuses it too."""
    entry = record[-1]
    answers: list[Callable[[], Answer]] = [lambda: port.begin(entry)]
    if "move" in entry:
        turn: tuple[str, str] = entry["seat"], entry["move"]
        answers = [lambda: port.apply(*turn)]
        if port.claims.can("legal"):
            answers.insert(0, lambda: port.legal(*turn) or Answer({}))
    for answer in (ask() for ask in answers):
        port.heard[len(record) - 1] = answer
        if not answer.refused:
            yield accepted(record, by)
        elif answer.rule and not may_name(answer.rule):
            yield misnamed(record, by, answer.rule)


def _unchanged(port: Port, record: Record, before: Running) -> Iterator[Parting]:
    """After a refusal nothing has changed: a legal move leads where it would have led before."""
    rules, table = game(before.game), before.table
    seat = next(iter(rules.waiting(table)), None)
    move = next(iter(rules.moves(table, seat)), None) if seat is not None else None
    if seat is None or move is None:
        return
    try:
        step = rules.after(table, seat, move)
    except Refused as error:
        raise AssertionError("a move that is listed is legal") from error
    after = before._replace(step=step, before=table)
    if port.claims.first_unclaimed(rules_of(after)):
        return
    entry = {"seat": table.seats[seat], "move": rules.write_move(move)}
    answer = port.apply(entry["seat"], entry["move"])
    if found := otherwise((*record, entry), after, answer, port.claims.untold, "changed"):
        then = f"After this refusal {said(entry)} leads elsewhere. {found.says}"
        yield found._replace(kind="changed", record=record, says=then, turn=entry)
