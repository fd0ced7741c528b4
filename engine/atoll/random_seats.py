"""A game against random seats: to watch, or with one seat played by a person.

Nothing is printed or read here: `ask` and `tell` do that, so that a test can play too.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from os import PathLike
from random import Random
from typing import NamedTuple

from atoll.record import RecordWriter, Start, move_line, seat_names
from atoll.table import Step, cite, listed
from atoll.table.contract import Dialogue, Game, Move, Table
from atoll.table.games import dialogue, game
from atoll.table.notation import NoPhraseError
from atoll.table.own import supposed
from atoll.table.packages import version
from atoll.table.taking_back import Made, Past

Ask = Callable[[str], str]
"""Shows a prompt and returns the line that was typed; EOFError leaves the game."""
Tell = Callable[[str], None]
"""Shows one line."""

_BACK = "back"
_HELP = "help"
_NUMBER = len(" 10.10")


class Turn(NamedTuple):
    """A move of a seat and what followed; where it is None, the table before the last one again."""

    seat: int
    move: Move
    step: Step[Table]


class UnknownSeat(ValueError):
    """A person wants to play a seat that is not at the table."""


class Terminal(NamedTuple):
    """Where a person reads and types."""

    ask: Ask
    tell: Tell


def watch(rules: Game, table: Table, luck: Random) -> Iterator[Turn]:
    """Random seats play on to the end: seat, move and what followed from it, move by move."""
    while waiting := rules.waiting(table):
        move = luck.choice(tuple(rules.moves(table, waiting[0])))
        step = rules.after(table, waiting[0], move)
        yield Turn(waiting[0], move, step)
        table = step.table


def play(
    start: Start,
    terminal: Terminal,
    luck: Random,
    *,
    human: str | None = None,
    save: str | PathLike[str] | None = None,
) -> Table:
    """Play a game to its end, or until the person leaves with `q`; return the last table.

    `human` names the seat a person plays; without one all seats are random. The record in `save`
    can be read, and is legal, after every move.
    Errors: Refused, UnknownRuling, UnknownGame, RecordError for a name, OSError for the record,
    UnknownSeat where `human` is no seat.
    """
    rules, names = game(start.game), seat_names(list(start.seats))
    doubts = supposed(start.game, start.own)
    if human is not None and human not in names:
        raise UnknownSeat(f'nobody is called "{human}"; play one of: {", ".join(names)}.')
    told, seat = dialogue(start.game), names.index(human) if human else 0
    person = Person(rules, told, seat, terminal, doubts) if human else None
    step = start.opening()
    with ExitStack() as stack:
        begun = replace(start, version=version(start.game)).line()  # the rules it is written with
        record = None if save is None else stack.enter_context(RecordWriter(save, begun))
        for doubt in () if person else doubts:
            terminal.tell(f"{doubt}.")
        _tell_all(rules, step, terminal.tell)
        past = Past(start.game)
        turns = person.turns(step.table, past, luck) if person else watch(rules, step.table, luck)
        for turn in turns:
            step = turn.step
            if record and turn.move is None:  # the last one is out of the record again
                record.take_back()
            elif record:
                record.add(move_line(step.table.seats[turn.seat], rules.write_move(turn.move)))
            _tell_all(rules, step, terminal.tell)
    terminal.tell(_ending(rules, step.table))
    return step.table


def _tell_all(rules: Game, step: Step[Table], tell: Tell) -> None:
    told = [(cite(event.rule), rules.sentence(event, step.table.seats)) for event in step.events]
    for rule, sentence in told:
        tell(f"{rule:<{len(rule.rpartition(' ')[0]) + _NUMBER}} {sentence}")


def _ending(rules: Game, table: Table) -> str:
    outcome = rules.outcome(table)
    if outcome is None:
        return "The game stops here, before its end."
    winners = listed(table.seats[seat] for seat in outcome.winners) or "Nobody"
    scores = ", ".join(map("{} {}".format, table.seats, outcome.scores))
    return f"{winners} won ({cite(outcome.rule)}): {scores}."


class Person(NamedTuple):
    """A person who plays one seat, and is shown only what that seat may know.

    `doubts` is what no text tells of what is played with, or one alone.
    """

    rules: Game
    dialogue: Dialogue
    seat: int
    terminal: Terminal
    doubts: Sequence[str] = ()

    def turns(self, table: Table, past: Past, luck: Random) -> Iterator[Turn]:
        """The game among random seats, until its end or until the person leaves."""
        self._tell(self._noted(table))
        while waiting := self.rules.waiting(table):
            own = self.seat in waiting
            turn = self._turn(table, past) if own else next(watch(self.rules, table, luck))
            if turn is None:
                return
            yield turn
            if turn.seat != self.seat:
                past = Past(past.game, f"{table.seats[turn.seat]} has moved since")
            elif turn.move is None:
                past = past.without_last()
            else:
                past = past.with_move(Made(turn.move, table), self.seat, turn.step.table)
            table = turn.step.table

    def _turn(self, table: Table, past: Past) -> Turn | None:
        """The allowed move that the person types, or that the last one is taken back.

        None to leave.
        """
        self._tell(self.dialogue.board(self.rules.view(table, self.seat)))
        why = ""
        while (text := self._typed(table, past)).casefold() not in {"q", "quit"}:
            if text.startswith("?") or text.casefold() == _HELP:
                asked = text[1:].strip() if text.startswith("?") else ""
                self._tell(self._explained(table, asked, why))
            elif text.casefold() != _BACK:
                move, why = self._considered(table, text)
                if not why:
                    return Turn(self.seat, move, self.rules.after(table, self.seat, move))
                self.terminal.tell(why)
            elif past.moves:
                made = past.moves[-1]
                self.terminal.tell(f"Taken back: {self.rules.write_move(made.move)}.")
                return Turn(self.seat, None, Step(made.before))
            else:
                self.terminal.tell(f"Nothing can be taken back: {past.why}.")
        return None

    def _typed(self, table: Table, past: Past) -> str:
        """A line that says something; `q` where no more lines come."""
        back = "back take back, " if past.moves else ""
        prompt = f"{table.seats[self.seat]} (? what is allowed, {back}q leave): "
        try:
            while not (text := self.terminal.ask(prompt).strip()):
                self.terminal.tell("Type a move, or ? to see which are allowed.")
        except EOFError:
            return "q"
        return text

    def _considered(self, table: Table, text: str) -> tuple[Move, str]:
        """The move of a text, and why it is not allowed; nothing where it is."""
        try:
            move = self.rules.parse_move(text)
        except NoPhraseError:
            kinds = dict[type, Move]()  # the first of each that is allowed now
            for one in self.rules.moves(table, self.seat):
                kinds.setdefault(type(one), one)
            known = listed((repr(self.rules.write_move(one)) for one in kinds.values()), "or")
            return None, f"{text[:60]!r} is no move; write for example {known}"
        except ValueError as error:
            return None, str(error)
        refusal = self.rules.why_not(table, self.seat, move)
        return move, str(refusal) if refusal else ""

    def _explained(self, table: Table, text: str, why: str) -> list[str]:
        """What a `?` says: why the last move was refused and what is allowed, or about one move."""
        if text:
            return [self._considered(table, text)[1] or f"{text}: this is allowed."]
        allowed = self.dialogue.allowed(table, self.seat)
        return [*([why] if why else []), *allowed, *self._noted(table)]

    def _noted(self, table: Table) -> list[str]:
        """What is said once, and to a `?`."""
        signs = self.dialogue.legend(self.rules.view(table, self.seat))
        return [*([""] if signs else []), *signs, *(f"{one}." for one in self.doubts)]

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.terminal.tell(line)
