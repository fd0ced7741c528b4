"""A game against random seats: to watch, or with one seat played by a person.

Nothing is printed or read here: a terminal does that, so that a test can play too.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from os import PathLike
from random import Random
from typing import NamedTuple

from atoll.record.entries import Entry
from atoll.record.start import move_line, opening, read, text_of
from atoll.table import Step, cite, listed
from atoll.table.contract import Game, Move, Table, View
from atoll.table.games import dialogue, game, nouns
from atoll.table.move import wrapped
from atoll.table.notation import NoPhraseError
from atoll.table.own import supposed
from atoll.table.packages import version
from atoll.written import write

_NUMBER = len(" 10.10")


class Turn(NamedTuple):
    """A move of a seat and what followed; where it is None, the table before the last one again."""

    seat: int
    move: Move
    step: Step[Table]


class UnknownSeat(ValueError):
    """A person wants to play a seat that is not at the table."""


class Terminal(NamedTuple):
    """Where a person reads and types; EOFError of `ask`, which shows a prompt, leaves the game."""

    ask: Callable[[str], str]
    tell: Callable[[str], None]

    def tell_all(self, lines: Iterable[str]) -> None:
        """Show several lines."""
        for line in lines:
            self.tell(line)


def watch(rules: Game, table: Table, luck: Random) -> Iterator[Turn]:
    """Random seats play on to the end: seat, move and what followed from it, move by move."""
    while waiting := rules.waiting(table):
        move = luck.choice(tuple(rules.moves(table, waiting[0])))
        step = rules.after(table, waiting[0], move)
        yield Turn(waiting[0], move, step)
        table = step.table


def play(
    begun: Entry,
    terminal: Terminal,
    luck: Random,
    *,
    human: str | None = None,
    save: str | PathLike[str] | None = None,
) -> Table:
    """Play on from a first line to the end, or until the person leaves with `q`: the last table.

    `human` names the seat a person plays; without one all seats are random. The record in `save`
    can be read, and is legal, after every move.
    Errors: Refused, UnknownRuling, UnknownGame, RecordError for a name, OSError for the record,
    UnknownSeat where `human` is no seat.
    """
    step = opening(begun)
    name, names, (_, brought) = begun["game"], step.table.seats, read(begun)
    if human is not None and human not in names:
        raise UnknownSeat(f'nobody is called "{human}"; play one of: {", ".join(names)}.')
    rules, doubts = game(name), [f"{doubt}." for doubt in supposed(name, *brought.values())]
    person = Person(name, names.index(human), terminal, doubts) if human else None
    by = version(name)  # the rules it is written with
    record = [{**begun, "version": by} if by else begun]
    _save(save, record)
    terminal.tell_all(() if person else doubts)
    terminal.tell_all(_told(rules, step))
    for turn in person.turns(step.table, luck) if person else watch(rules, step.table, luck):
        step = turn.step
        if turn.move is None:  # the last one is out of the record again
            record.pop()
        else:
            record.append(move_line(names[turn.seat], rules.write_move(turn.move)))
        _save(save, record)
        terminal.tell_all(_told(rules, step))
    terminal.tell(_ending(rules, step.table))
    return step.table


def _save(path: str | PathLike[str] | None, record: Sequence[Entry]) -> None:
    """Write it whole, so that at any moment the file holds one that can be read."""
    if path is not None:
        write(path, text_of(record))


def _told(rules: Game, step: Step[Table]) -> Iterator[str]:
    """What happened, a line for each event, with its rule."""
    for event in step.events:
        rule = cite(event.rule)
        width = len(rule.rpartition(" ")[0]) + _NUMBER
        yield f"{rule:<{width}} {rules.sentence(event, step.table.seats)}"


def _ending(rules: Game, table: Table) -> str:
    outcome = rules.outcome(table)
    if outcome is None:
        return "The game stops here, before its end."
    winners = listed(table.seats[seat] for seat in outcome.winners) or "Nobody"
    scores = ", ".join(map("{} {}".format, table.seats, outcome.scores))
    return f"{winners} won ({cite(outcome.rule)}): {scores}."


class Person:
    """A person who plays one seat, and is shown only what that seat may know."""

    def __init__(self, name: str, seat: int, terminal: Terminal, doubts: Sequence[str]) -> None:
        """`doubts` is what no text tells of what is played with, or one alone."""
        self._game, self._rules, self._dialogue = name, game(name), dialogue(name)
        self._seat, self._terminal, self._doubts = seat, terminal, doubts
        self._past: list[tuple[Move, Table]] = []  # what can be taken back, with the table before
        self._stays = "you have made no move in this turn"  # why what was before that stays

    def turns(self, table: Table, luck: Random) -> Iterator[Turn]:
        """The game among random seats, until its end or until the person leaves."""
        self._terminal.tell_all(self._noted(table))
        while waiting := self._rules.waiting(table):
            own = self._seat in waiting
            turn = self._turn(table) if own else next(watch(self._rules, table, luck))
            if turn is None:
                return
            yield turn
            self._remember(turn, table)
            table = turn.step.table

    def _remember(self, turn: Turn, before: Table) -> None:
        """What can be taken back after this turn."""
        if turn.move is None:
            self._past.pop()
        elif turn.seat != self._seat:
            self._past, self._stays = [], f"{before.seats[turn.seat]} has moved since"
        elif why := why_kept(self._game, before, self._seat, turn.step.table):
            self._past, self._stays = [], f"your last move {why}"
        else:
            self._past.append((turn.move, before))

    def _turn(self, table: Table) -> Turn | None:
        """The allowed move that the person types, or that the last one is taken back.

        None to leave.
        """
        self._terminal.tell_all(self._board(self._rules.view(table, self._seat)))
        why = ""
        while (text := self._typed(table)).casefold() not in {"q", "quit"}:
            if text.startswith("?") or text.casefold() == "help":
                asked = text[1:].strip() if text.startswith("?") else ""
                self._terminal.tell_all(self._explained(table, asked, why))
            elif text.casefold() != "back":
                move, why = self._considered(table, text)
                if not why:
                    return Turn(self._seat, move, self._rules.after(table, self._seat, move))
                self._terminal.tell(why)
            elif self._past:
                last, before = self._past[-1]
                self._terminal.tell(f"Taken back: {self._rules.write_move(last)}.")
                return Turn(self._seat, None, Step(before))
            else:
                self._terminal.tell(f"Nothing can be taken back: {self._stays}.")
        return None

    def _board(self, view: View) -> list[str]:
        """What the seat sees: what is drawn, then all else, and what has to be decided."""
        drawn, due = self._dialogue.drawn(view), self._dialogue.due(view)
        above, below = [""] if drawn else [], [f"{due}."] if due else []
        looked_up = wrapped(self._dialogue.looked_up(view))
        return [*above, *drawn, *self._dialogue.board(view), *looked_up, *below]

    def _typed(self, table: Table) -> str:
        """A line that says something; `q` where no more lines come."""
        back = "back take back, " if self._past else ""
        prompt = f"{table.seats[self._seat]} (? what is allowed, {back}q leave): "
        try:
            while not (text := self._terminal.ask(prompt).strip()):
                self._terminal.tell("Type a move, or ? to see which are allowed.")
        except EOFError:
            return "q"
        return text

    def _considered(self, table: Table, text: str) -> tuple[Move, str]:
        """The move of a text, and why it is not allowed; nothing where it is."""
        try:
            move = self._rules.parse_move(text)
        except NoPhraseError:
            kinds = dict[type, Move]()  # the first of each that is allowed now
            for one in self._rules.moves(table, self._seat):
                kinds.setdefault(type(one), one)
            known = listed((repr(self._rules.write_move(one)) for one in kinds.values()), "or")
            return None, f"{text[:60]!r} is no move; write for example {known}"
        except ValueError as error:
            return None, str(error)
        refusal = self._rules.why_not(table, self._seat, move)
        return move, str(refusal) if refusal else ""

    def _explained(self, table: Table, text: str, why: str) -> list[str]:
        """What a `?` says: why the last move was refused and what is allowed, or about one move."""
        if text:
            return [self._considered(table, text)[1] or f"{text}: this is allowed."]
        allowed = self._dialogue.allowed(table, self._seat)
        return [*([why] if why else []), *allowed, *self._noted(table)]

    def _noted(self, table: Table) -> list[str]:
        """What is said once, and to a `?`."""
        signs = self._dialogue.legend(self._rules.view(table, self._seat))
        return [*([""] if signs else []), *signs, *self._doubts]


# What can be taken back: moves of a turn that goes on, until luck decided or a secret was shown


def why_kept(name: str, before: Table, seat: int, after: Table) -> str:
    """Why a move that led to a table cannot be taken back; nothing where it can.

    In the middle of whose turn a table is, the game says (`amid`); what is luck and what is secret,
    its layout, by what it hides. It is told without its subject, as in `ended your turn`.
    """
    if game(name).amid(after) != seat:
        return "ended your turn"
    layout = nouns(name).LAYOUT
    unseen, still = (
        [layout.seen(table, one)["hidden"] for one in range(len(table.seats))]
        for table in (before, after)
    )
    others = [
        (whose, hides.of("" if whose is None else before.seats[whose]))
        for part, whose in layout.changed(before, after)
        if (hides := layout.parts[part].hides)
    ]
    for whose, one in others:
        if whose is None and one in unseen[seat]:
            return f"was decided by the {one.what} ({cite(one.rule)})"
    for who, hidden in enumerate(unseen):
        for one in hidden:  # who may not look at a pile of their own has seen what they drew
            if one not in still[who] or (who, one) in others:
                return f"showed the {one.what} ({cite(one.rule)})"
    return ""
