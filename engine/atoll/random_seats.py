"""A game against random seats: to watch, or with one seat played by a person.

Nothing is printed or read here: `ask` and `tell` do that, so that a test can play too.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from os import PathLike
from random import Random
from typing import NamedTuple

from atoll.record import RecordWriter, Start, move_line, seat_names
from atoll.table import Step, cite, listed
from atoll.table.contract import Dialogue, Game, Move, Table
from atoll.table.games import dialogue, game

__all__ = ["Ask", "Tell", "Terminal", "UnknownSeat", "play", "watch"]

Ask = Callable[[str], str]
"""Shows a prompt and returns the line that was typed; EOFError leaves the game."""
Tell = Callable[[str], None]
"""Shows one line."""

Turn = tuple[int, Move, Step[Table]]


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
        yield waiting[0], move, step
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
    person = _person(start.game, names, human, terminal) if human else None
    step = start.opening()
    with ExitStack() as stack:
        record = stack.enter_context(RecordWriter(save, start.line())) if save is not None else None
        _tell_all(rules, step, terminal.tell)
        turns = person.turns(step.table, luck) if person else watch(rules, step.table, luck)
        for seat, move, step in turns:
            if record:
                record.add(move_line(names[seat], rules.write_move(move)))
            _tell_all(rules, step, terminal.tell)
    terminal.tell(_ending(rules, step.table))
    return step.table


def _person(name: str, names: Sequence[str], human: str, terminal: Terminal) -> "Person":
    if human not in names:
        raise UnknownSeat(f'nobody is called "{human}"; play one of: {", ".join(names)}.')
    return Person(game(name), dialogue(name), names.index(human), terminal)


def _tell_all(rules: Game, step: Step[Table], tell: Tell) -> None:
    for event in step.events:
        tell(f"{cite(event.rule):<10} {rules.sentence(event, step.table.seats)}")


def _ending(rules: Game, table: Table) -> str:
    outcome = rules.outcome(table)
    if outcome is None:
        return "The game stops here, before its end."
    winners = listed(table.seats[seat] for seat in outcome.winners) or "Nobody"
    scores = ", ".join(map("{} {}".format, table.seats, outcome.scores))
    return f"{winners} won ({cite(outcome.rule)}): {scores}."


class Person(NamedTuple):
    """A person who plays one seat, and is shown only what that seat may know."""

    rules: Game
    dialogue: Dialogue
    seat: int
    terminal: Terminal

    def turns(self, table: Table, luck: Random) -> Iterator[Turn]:
        """The game among random seats, until its end or until the person leaves."""
        while waiting := self.rules.waiting(table):
            if self.seat not in waiting:
                turn = next(watch(self.rules, table, luck))
            elif (move := self._asked(table)) is not None:
                turn = self.seat, move, self.rules.after(table, self.seat, move)
            else:
                return
            yield turn
            table = turn[2].table

    def _asked(self, table: Table) -> Move | None:
        """The allowed move that the person types, or None to leave."""
        self._tell(self.dialogue.board(self.rules.view(table, self.seat)))
        why = ""
        while (text := self._typed(table.seats[self.seat])).casefold() not in {"q", "quit"}:
            if text.startswith("?"):
                self._tell(self._explained(table, text[1:].strip(), why))
                continue
            move, why = self._considered(table, text)
            if not why:
                return move
            self.terminal.tell(why)
        return None

    def _typed(self, name: str) -> str:
        try:
            return self.terminal.ask(f"{name} (? what is allowed, q leave): ").strip()
        except EOFError:
            return "q"

    def _considered(self, table: Table, text: str) -> tuple[Move, str]:
        """The move of a text, and why it is not allowed; nothing where it is."""
        try:
            move = self.rules.parse_move(text)
        except ValueError as error:
            return None, str(error)
        refusal = self.rules.why_not(table, self.seat, move)
        return move, str(refusal) if refusal else ""

    def _explained(self, table: Table, text: str, why: str) -> list[str]:
        """What a `?` says: why the last move was refused and what is allowed, or about one move."""
        if text:
            return [self._considered(table, text)[1] or f"{text}: this is allowed."]
        return [*([why] if why else []), *self.dialogue.allowed(table, self.seat)]

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.terminal.tell(line)
