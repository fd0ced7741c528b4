"""What a port may be asked at a table, besides moving: all moves of a player, and to take back."""

from collections.abc import Collection, Iterator

from atoll.port.parting import Parting, otherwise
from atoll.port.port import Port
from atoll.port.question import Question
from atoll.record.entries import Entry
from atoll.record.following import Running
from atoll.table.games import game


def probed(port: Port, question: Question) -> Iterator[Parting]:
    """What a question asks after its last line. Errors: Broken, Skips."""
    lines = question.ours.lines
    if question.probe == "moves" and lines:
        yield from listed_moves(port, question.record, lines[-1])
    elif question.probe == "undo" and len(lines) > 1:
        yield from taken_back(port, question.record, lines[-2])


def listed_moves(port: Port, record: tuple[Entry, ...], running: Running) -> Iterator[Parting]:
    """The moves of the first player who has to decide are those of the rules."""
    rules, table = game(running.game), running.table
    for seat in rules.waiting(table)[:1]:
        ours = {rules.write_move(move) for move in rules.moves(table, seat)}
        theirs = [_written(running, seat, text, ours) for text in port.moves(table.seats[seat])]
        for text in (text for text in theirs if text not in ours):
            yield _too_many(record, running, seat, text)
        for text in sorted(ours.difference(theirs)):
            says = f"The moves of {table.seats[seat]} lack `{text}`, which the rules allow."
            turn = {"seat": table.seats[seat], "move": text}
            yield Parting("moves", record, says, _moves_by(running, seat, text), turn=turn)


def _written(running: Running, seat: int, text: str, ours: Collection[str]) -> str:
    """A move as we write it, or as it stands there where it cannot be read.

    One that is allowed and leads where one of ours does is that one, however it is written.
    """
    rules, table = game(running.game), running.table
    try:
        move = rules.parse_move(text)
    except ValueError:
        return text
    said = rules.write_move(move)
    if said in ours or rules.why_not(table, seat, move):
        return said
    step = rules.after(table, seat, move)
    each = ((one, rules.after(table, seat, rules.parse_move(one))) for one in ours)
    return next((one for one, other in each if other == step), said)


def _too_many(record: tuple[Entry, ...], running: Running, seat: int, text: str) -> Parting:
    rules, who = game(running.game), running.table.seats[seat]
    try:
        refusal = rules.why_not(running.table, seat, rules.parse_move(text))
    except ValueError as error:
        says = f"The moves of {who} list `{text[:60]}`, which is none: {error}."
        return Parting("moves", record, says, None)
    says = f"The moves of {who} list `{text}`. {refusal or 'No rule allows it twice.'}"
    turn = {"seat": who, "move": text}
    return Parting("moves", record, says, refusal and refusal.rule, turn=turn)


def _moves_by(running: Running, seat: int, text: str) -> str | None:
    """The rule by which a move is made."""
    rules = game(running.game)
    events = rules.after(running.table, seat, rules.parse_move(text)).events
    return next((event.rule for event in events), None)


def taken_back(port: Port, record: tuple[Entry, ...], before: Running) -> Iterator[Parting]:
    """After the last move is taken back the table is as it was before."""
    found = otherwise(record, before, port.undo(), port.claims.untold, "undo")
    if found:
        says = f"`{record[-1]['move']}` is taken back. {found.says}"
        yield found._replace(says=says, rule=None)
