"""The contract of a game: one Protocol for each module that it may offer.

It must have the verbs and a `game` module. `atoll.table.games` finds games and asks them for these.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from atoll.table import Event, Outcome, Refusal, Step
from atoll.table.layout import Layout
from atoll.table.rulings import Edition, Ruling

if TYPE_CHECKING:
    from atoll.table.decisions import Decision
    from atoll.table.notation import Notation
    from atoll.table.phrases import Fields, Phrase


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
    `usual` are those of the game as `write` gives them, but in full: an example.
    """

    called: str
    read: Callable[[object], Own]
    write: Callable[[Own], Any]
    usual: Mapping[str, Any] = MappingProxyType({})


class Game(Protocol):
    """The verbs of a game, its package; tables and moves are the game's own."""

    SEATS: tuple[int, ...]  # how many may sit down by any edition; the first is the usual number
    EDITIONS: Mapping[str, Edition]  # the first is the default
    RULINGS: Mapping[str, Ruling]
    MOST_MOVES: int  # after so many moves a game among many is left without an end
    OWN: Components | None  # what a table may bring; `opening` takes it by what it is called

    def answered(self, edition: str | None, house: Mapping[str, str] | None) -> Answers:
        """The answer to every ruling. Errors: UnknownRuling."""

    def opening(
        self,
        seats: Sequence[str],
        seed: int,
        rulings: Mapping[str, str] | None,
        *,
        edition: str | None,
    ) -> Step[Table]:
        """A new game. Errors: Refused, UnknownRuling."""

    def setup(
        self,
        seats: Sequence[str],
        seed: int,
        rulings: Mapping[str, str] | None = ...,
        *,
        edition: str | None = ...,
    ) -> Table:
        """The table at the first decision of a new game. Errors: Refused, UnknownRuling."""

    def waiting(self, table: Table) -> tuple[int, ...]:
        """The seats that have something to decide now."""

    def moves(self, table: Table, seat: int) -> Iterable[Move]:
        """Everything the seat may do now."""

    def why_not(self, table: Table, seat: int, move: Move) -> Refusal | None:
        """The rule that refuses the move and the fix, or None."""

    def after(self, table: Table, seat: int, move: Move) -> Step[Table]:
        """The table after the move and what follows from it. Errors: Refused."""

    def view(self, table: Table, seat: int) -> View:
        """What the seat may know."""

    def outcome(self, table: Table) -> Outcome | None:
        """Who won; None while the game goes on."""

    def parse_move(self, text: str) -> Move:
        """A move from text. Errors: ValueError shows what would be one."""

    def write_move(self, move: Move) -> str:
        """A move as text."""

    def resumed(self, position: object, seats: Sequence[str], rulings: Answers) -> Step[Table]:
        """The table of a position, at its first decision. Errors: Refused, ValueError."""

    def read_position(self, value: object, seats: Sequence[str], rulings: Answers) -> Table:
        """The table of a position. Errors: Refused, ValueError names the part and the fix."""

    def write_position(self, table: Table) -> dict[str, Any]:
        """The table as a position."""

    def differences(self, table: Table, then: object) -> Sequence[tuple[str, Any, Any]]:
        """Part, expected and actual, where the table is not as `then` says. Errors: ValueError."""

    def sentence(self, event: Event, seats: tuple[str, ...]) -> str:
        """What happened, in one sentence."""

    def sound(self, table: Table) -> Table:
        """The table, if its parts fit together. Errors: Refused, ValueError with the fix."""

    def why_impossible(self, table: Table, **own: Own) -> Refusal | None:
        """Why no game comes to a table that can stand; None where nothing speaks against it.

        What was brought to it comes by what that is called.
        """

    def imagined(self, view: View, seed: int) -> Table:
        """A whole table that the view may be of: `view` of it, for that seat, is the same.

        Errors: ValueError where no game comes to such a view.
        """

    def amid(self, table: Table) -> int | None:
        """The seat in the middle of whose turn the table is, which the last of its moves commits.

        None between two turns.
        """


class Steps(Protocol):
    """A game one thing at a time: its `game` module."""

    def played(self, table: Table, seat: int, move: Move) -> Step[Table]:
        """The table after the move alone, before anything follows from it. Errors: Refused."""

    def proceed(self, table: Table) -> Step[Table] | None:
        """The next thing that nobody decides; None where somebody has to, or all is over."""


class Events(Protocol):
    """The kinds of events: a game's `events` module."""

    KINDS: "Mapping[str, Phrase]"  # the sentence that tells each, and the parts that it owns


class Nouns(Protocol):
    """The parts of a table, each said once: a game's `nouns` module."""

    LAYOUT: Layout


class Moves(Protocol):
    """How moves are written: a game's `notation` module."""

    MOVES: "Notation[Any]"


class Spoken(Protocol):
    """What may stand at the fields of a game's phrases: its `fields` module."""

    FIELDS: "Fields"


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

    def board(self, view: View) -> list[str]:
        """What the seat sees, line by line."""

    def allowed(self, table: Table, seat: int) -> list[str]:
        """What the seat may do now, what it may not, and why not, line by line."""

    def drawn(self, table: Table | View) -> list[str]:
        """The board in plain text with what lies on it, a line of 78 signs at most; or nothing."""

    def legend(self, table: Table | View) -> list[str]:
        """What the signs on it mean, line by line.

        It is told before the first board, to a `?`, and by `atoll explain` below the board.
        """
