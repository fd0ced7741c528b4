"""The contract of a game: its verbs, and a Protocol for each module that it may offer.

The smallest game says its table (`nouns.LAYOUT`, `nouns.Table`), its moves (`notation.MOVES`), its
events (`events.KINDS`) and, in `game`, `SEATS`, `SEATING`, `waiting`, `moves`, `why_not`, `played`
and `outcome`. All else follows from these, wherever it has no word of its own. `atoll.table.games`
finds games and asks them for what stands here.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from operator import index
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from atoll.table import Event, Outcome, Refusal, Refused, Step, listed
from atoll.table.layout import Layout, unseen
from atoll.table.move import wrapped
from atoll.table.parts import starts
from atoll.table.phrases import Fields, Phrase
from atoll.table.play import onward, unseated
from atoll.table.rulings import Edition, Ruling, answers

if TYPE_CHECKING:
    from atoll.table.decisions import Decision
    from atoll.table.notation import Notation


class NotOffered(ValueError):
    """Something is asked of a game that it does not offer, or not whole."""


Table = Any
Move = Any
View = Any
Own = Any
Answers = Any
Position = Mapping[str, Any]
"""A table in JSON terms, as the game writes it."""


class Components(NamedTuple):
    """What a table may bring of its own, a deck of cards say: how it is called, read and written.

    It is called so on the first line of a record, and where a game begins with it. What is read
    and written is JSON, or TOML; errors of `read` are ValueErrors with the place and the fix.
    """

    called: str
    read: Callable[[object], Own]
    write: Callable[[Own], Any]


class Verbless:
    """What the verbs of a game follow from, and is none itself: its own word, or nothing."""

    LAYOUT: Layout
    SEATING: str  # the rule that says how many may sit down
    MOVES: "Notation[Any]"
    KINDS: Mapping[str, Phrase]
    Table: Callable[..., Any]
    played: Callable[[Any, int, Move], Step[Any]]

    def dealt(self, table: Any, _luck: Random) -> Step[Any]:
        """What luck lays on the table before the first move."""
        return Step(table)

    def proceed(self, _table: Any) -> Step[Any] | None:
        """The next thing that nobody decides; None where somebody has to, or all is over."""
        return None


class Game(Verbless):
    """The verbs of a game, its package; tables and moves are the game's own.

    `SEATS` and the four without a body a game says itself. Of the others this is what follows where
    its package and its modules say nothing.
    """

    SEATS: tuple[int, ...]  # how many may sit down by any edition; the first is the usual number
    EDITIONS: Mapping[str, Edition] = MappingProxyType({})  # the first is the default
    RULINGS: Mapping[str, Ruling] = MappingProxyType({})
    MOST_MOVES: int = 10_000  # after so many moves a game among many is left without an end
    OWN: Components | None = None  # what a table may bring; `opening` takes it by what it is called

    waiting: Callable[[Table], tuple[int, ...]]
    """The seats that have something to decide now."""
    moves: Callable[[Table, int], Iterable[Move]]
    """Everything the seat may do now."""
    why_not: Callable[[Table, int, Move], Refusal | None]
    """The rule that refuses a move of the seat and the fix, or None."""
    outcome: Callable[[Table], Outcome | None]
    """Who won; None while the game goes on."""

    def __init__(self, name: str, said: Mapping[str, Any]) -> None:
        """What the game has `said` goes before what follows."""
        self.__name__ = name
        vars(self).update(said)

    def answered(
        self, edition: str | None = None, house: Mapping[str, str] | None = None
    ) -> Answers:
        """The answer to every ruling. Errors: UnknownRuling."""
        return answers(self.RULINGS, self.EDITIONS, edition, house)

    def opening(
        self,
        seats: Sequence[str],
        seed: int,
        rulings: Mapping[str, str] | None,
        *,
        edition: str | None,
        **own: Own,
    ) -> Step[Table]:
        """A new game: the players sit down at the table as it starts, and luck deals.

        `own` are parts of the table that they bring. Errors: Refused, UnknownRuling, TypeError.
        """
        kinds = {name: self.LAYOUT.parts[name].kind for name in own}
        brought = {name: kind.write(own[name], seats) for name, kind in kinds.items()}
        table = self.read_position(brought, seats, self.answered(edition, rulings))
        sit = Event(self.SEATING, "sit", {"seats": (*range(len(seats)),)})
        dealt = self.dealt(table, Random(index(seed)))
        return onward(self.proceed, Step(table, (sit,)).then(dealt))

    def setup(
        self,
        seats: Sequence[str],
        seed: int,
        rulings: Mapping[str, str] | None = None,
        *,
        edition: str | None = None,
        **own: Own,
    ) -> Table:
        """The table at the first decision of a new game. Errors: as `opening`."""
        return self.opening(seats, seed, rulings, edition=edition, **own).table

    def after(self, table: Table, seat: int, move: Move) -> Step[Table]:
        """The table after the move and what follows from it, with all events. Errors: Refused."""
        return onward(self.proceed, self.played(table, seat, move))

    def view(self, table: Table, seat: int) -> View:
        """What the seat may know."""
        return self.LAYOUT.view(table, seat)

    def parse_move(self, text: str) -> Move:
        """A move from text. Errors: ValueError shows what would be one."""
        return self.MOVES.read(text)

    def write_move(self, move: Move) -> str:
        """A move as text."""
        return self.MOVES.write(move)

    def resumed(self, position: object, seats: Sequence[str], rulings: Answers) -> Step[Table]:
        """The table of a position, at its first decision. Errors: Refused, ValueError."""
        table = self.read_position(position, seats, rulings)
        return onward(self.proceed, Step(self.sound(table)))

    def read_position(self, value: object, seats: Sequence[str], rulings: Answers) -> Table:
        """The table of a position. Errors: Refused, ValueError names the part and the fix."""
        if reason := unseated(seats, min(self.SEATS), max(self.SEATS)):
            raise Refused(self.SEATING, reason)
        names = tuple(seats)
        return self.Table(seats=names, rulings=rulings, **self.LAYOUT.whole(value, names))

    def write_position(self, table: Table) -> dict[str, Any]:
        """The table as a position."""
        return self.LAYOUT.write(table)

    def differences(self, table: Table, then: object) -> Sequence[tuple[str, Any, Any]]:
        """Part, expected and actual, where the table is not as `then` says. Errors: ValueError."""
        return self.LAYOUT.differences(table, then)

    def sentence(self, event: Event, seats: tuple[str, ...]) -> str:
        """What happened, in one sentence."""
        return self.KINDS[event.what].tells(event, seats)

    def sound(self, table: Table) -> Table:
        """The table, if its parts fit together. Errors: Refused, ValueError with the fix."""
        return table

    def why_impossible(self, _table: Table, **_own: Own) -> Refusal | None:
        """Why no game comes to a table that can stand; None where nothing speaks against it.

        What was brought to it comes by what that is called.
        """
        return None

    def imagined(self, view: View, _seed: int) -> Table:
        """A whole table that the view may be of: `view` of it, for that seat, is the same.

        Errors: ValueError where no game comes to such a view, or something is hidden and the game
        says not how it may lie.
        """
        if view.hidden:
            what = listed(each.what for each in view.hidden)
            raise NotOffered(f"`imagined` says not yet how this may lie: {what}.")
        parts = {name: getattr(view, name) for name in self.LAYOUT.parts}
        return self.Table(seats=view.seats, rulings=view.rulings, **parts)

    def amid(self, _table: Table) -> int | None:
        """The seat in the middle of whose turn the table is, which the last of its moves commits.

        None between two turns.
        """
        return None


class Events(Protocol):
    """The kinds of events: a game's `events` module."""

    KINDS: Mapping[str, Phrase]  # the sentence that tells each, and the parts that it owns


class Nouns(Protocol):
    """The parts of a table, each said once: a game's `nouns` module."""

    LAYOUT: Layout


class Moves(Protocol):
    """How moves are written: a game's `notation` module."""

    MOVES: "Notation[Any]"


class Spoken(Protocol):
    """What may stand at the fields of a game's phrases: its `fields` module."""

    FIELDS: Fields


class Decisions(Protocol):
    """Small tables that answer at once: a game's `decisions` module."""

    def decisions(self) -> "Iterable[Decision]":
        """The questions, each with an answer for every case."""


class OpenPoints(Protocol):
    """What no text decides and no answer plays otherwise: a game's `open_points` module."""

    OPEN_POINTS: Mapping[str, Ruling]


# What a game shows a person


class Dialogue(Protocol):
    """What a person who plays a seat is shown: a game's `dialogue` module."""

    DRAWN: Collection[str]  # the parts that `drawn` shows

    def board(self, view: View) -> list[str]:
        """What the seat sees below what is drawn, line by line."""

    def due(self, _view: View) -> str:
        """What has to be decided, and by whom, in a sentence without its end; or nothing."""
        return ""

    def looked_up(self, _view: View) -> Iterable[str]:
        """What a player who decides would look up, in sentences; or nothing."""
        return ()

    def allowed(self, table: Table, seat: int) -> list[str]:
        """What the seat may do now, what it may not, and why not, line by line."""

    def drawn(self, _table: Table | View) -> list[str]:
        """The board in plain text with what lies on it, a line of 78 signs at most; or nothing."""
        return []

    def legend(self, _table: Table | View) -> list[str]:
        """What the signs on it mean, line by line.

        It is told before the first board, to a `?`, and by `atoll explain` below the board.
        """
        return []


class Prompt(Dialogue):
    """What a person who plays is shown where the game does not say it: all that lies there."""

    def __init__(self, rules: Game, layout: Layout, drawn: Collection[str] = ()) -> None:
        """Take the verbs of the game, and the parts of its table; those that are `drawn`."""
        self._rules, self._layout, self.DRAWN = rules, layout, drawn

    def board(self, view: View) -> list[str]:
        """What is common, then what each player has, without what is drawn or as it started."""
        told = dict[str, list[str]]()
        for each in self._layout.lies(view):
            part = self._layout.parts[each.part]
            hidden = unseen(self._layout, view, each.part, each.seat)
            own = each.seat == view.seat and part.hides
            if (each.part in self.DRAWN and not own) or not (part.always or not starts(part, view)):
                continue
            whose = "" if each.seat is None else f"{view.seats[each.seat]}: "
            lies = "hidden" if hidden and each.value is None else each.text or "none"
            told.setdefault(whose, []).append(f"{part.called} {lies}")
        return [*wrapped(f"{whose}{'; '.join(parts)}." for whose, parts in told.items())]

    def allowed(self, table: Table, seat: int) -> list[str]:
        """What the seat may do now."""
        found = map(self._rules.write_move, self._rules.moves(table, seat))
        return [f"Allowed now: {listed(found, 'or') or 'nothing'}."]
