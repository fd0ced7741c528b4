"""The contract of a game: one Protocol for each module that it may offer.

It must have the verbs and a `game` module. `atoll.table.games` finds games and asks them for these.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from atoll.table import Event, Outcome, Refusal, Step
from atoll.table.layout import Layout
from atoll.table.rulings import Edition, Ruling

if TYPE_CHECKING:
    from atoll.proof.law import Maker
    from atoll.proof.smallest import Possible
    from atoll.simulate.figures import Figure
    from atoll.table.decisions import Decision
    from atoll.table.notation import Notation
    from atoll.table.phrases import Fields, Phrase
    from atoll.table.scenario import Line
    from atoll.telling.laying import Laid
    from atoll.telling.scene import Scene


Table = Any
Move = Any
View = Any
Own = Any
Answers = Any
Position = Mapping[str, Any]
"""A table in JSON terms, as the game writes it."""


class Game(Protocol):
    """The verbs of a game, its package; tables and moves are the game's own."""

    SEATS: tuple[int, ...]  # how many may sit down by any edition; the first is the usual number
    EDITIONS: Mapping[str, Edition]  # the first is the default
    RULINGS: Mapping[str, Ruling]

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


@runtime_checkable
class Bringing(Protocol):
    """What a game has beside its verbs where a table may bring components of its own."""

    @property
    def OWN(self) -> Components:  # noqa: N802 # a constant of the game
        """These components; `opening` takes them by what they are called."""


@runtime_checkable
class Counting(Protocol):
    """What a game has beside its verbs that can tell which tables no game comes to."""

    @property
    def why_impossible(self) -> Callable[..., Refusal | None]:
        """Why no game comes to a table that can stand; None where nothing speaks against it.

        It takes the table, and what was brought to it by what that is called.
        """


@runtime_checkable
class Imagining(Protocol):
    """What a game has beside its verbs that can think up what a view hides."""

    def imagined(self, view: View, seed: int) -> Table:
        """A whole table that the view may be of: `view` of it, for that seat, is the same.

        Errors: ValueError where no game comes to such a view.
        """


@runtime_checkable
class Standing(Protocol):
    """What a game has beside its verbs where the parts of a table have to fit together."""

    def sound(self, table: Table) -> Table:
        """The table, if its parts fit together. Errors: Refused, ValueError with the fix."""


@runtime_checkable
class Turning(Protocol):
    """What a game has beside its verbs where a turn is several moves that the last one commits."""

    def amid(self, table: Table) -> int | None:
        """The seat in the middle of whose turn the table is; None between two turns."""


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


@runtime_checkable
class Noted(Protocol):
    """What a game's `dialogue` has besides where some of it need not be said with every board."""

    def noted(self, view: View) -> list[str]:
        """What is said once, before the first board, and to a `?`, line by line."""


@runtime_checkable
class Drawn(Protocol):
    """What a game's `dialogue` has besides where its board is drawn in plain text.

    A line has 78 signs at most: 80 with what it is inset by.
    """

    def drawn(self, table: Table | View) -> list[str]:
        """The board with what lies on it, line by line."""

    def legend(self, table: Table | View) -> list[str]:
        """What the signs on it mean, line by line."""


class Drawing(Protocol):
    """A picture of what happened from one position to another."""

    def __call__(
        self,
        start: Position,
        end: Position,
        *,
        rulings: Mapping[str, str] | None = ...,
        name: str = ...,
    ) -> str:
        """The picture; an empty text where there is nothing to draw."""


class Pictures(Protocol):
    """What a game draws of its positions, as SVG that can be read out: its `pictures` module.

    `name` begins the ids in a picture: another one for each picture of a page.
    """

    @property
    def HAPPENED(self) -> Mapping[str, Drawing]:  # noqa: N802 # a constant of the module
        """What it draws besides of an example that passes, by name: how it was scored, say."""

    def table(self, position: Position, *, name: str = ...) -> str:
        """The whole table."""

    def begun(self, position: Position, *, name: str = ...) -> str:
        """What the chapter on setting up shows of a game that has just begun."""

    def before_after(self, start: Position, end: Position, *, name: str = ...) -> str:
        """What is not as it was."""

    def marked(self, start: Position, end: Position, *, name: str = ...) -> str:
        """The whole table then, and what is not as it was."""

    def refused(self, position: Position, move: str, *, name: str = ...) -> str:
        """The table at which a move was refused, and where it would have been."""


# How a table becomes a scenario: what finds tables needs it to say what it found


class Telling(Protocol):
    """How a scene is told in the phrases of the examples: a game's `telling` module."""

    AT_ONCE: Collection[str]  # stages that an example tells with what came before
    BY_ITSELF: "Mapping[str, Sequence[Phrase]]"  # Whens: of one thing, of all
    CHOOSES: "Mapping[type, Mapping[str, Phrase]]"  # moves of phrases of their own: Given and When
    FOLLOWS: Collection[str]  # parts that a Given says only where they do not follow from others
    LEADS_UP: Collection[str]  # kinds of events that name no scenario: others follow from them
    MOMENTS: "Mapping[str, Phrase]"  # how a Given says what stage it is, where no When does
    NAMES: Sequence[str]  # what the players of a told scene are called
    SAYS: "Mapping[str, Sequence[Phrase]]"  # parts in other words: of one thing, of several
    TABLES: "Mapping[Sequence[str], Tell]"  # parts that Givens say together, below each other

    def seated(self, seats: Sequence[str], rulings: Answers) -> Table:
        """A table of these players of which nothing is said. Errors: Refused."""

    def fitted(self, table: Table, told: Collection[str]) -> Table:
        """The table, with what no Given has told as it can be."""

    def ways(
        self, table: Table, outcome: Step[Table] | Refusal
    ) -> Iterator[tuple[Table, Collection[str]]]:
        """The table as it may lie so that this comes of it, and the parts that need not be said."""


Tell = Callable[[Table, Collection[str]], "Iterator[Line]"]
"""The Givens of some parts of a table."""


@runtime_checkable
class Laying(Protocol):
    """What a game's `telling` has besides whose Givens do not say part after part."""

    def laid(self, scene: "Scene", *, whole: bool) -> "Laid":
        """The Givens of a scene that is no start, and what they lay; `whole` says all that matters.

        Errors: ValueError, where no Givens lay such a table.
        """


# What is proved of a game's rules, and asked of them


class Laws(Protocol):
    """What must always hold: a game's `laws`, a package with a module for each chapter."""

    CHAPTERS: tuple[str, ...]  # its modules, in the order of the rulebook
    PLAYED: tuple[str, ...]  # modules of the game that laws read besides the rules, in order


class Unknowns(Protocol):
    """What the parameters of laws stand for: a game's `unknowns` module."""

    UNKNOWNS: "Mapping[str, Callable[[Maker, int], Any]]"  # each made for a number of seats
    ANSWERED: Mapping[str, tuple[str, str]]  # those of a ruling: which, and the answer that is yes


class Questions(Protocol):
    """Questions about what can happen at all: a game's `possible` module."""

    POSSIBLE: "tuple[Possible, ...]"


# How many games are played, at once or one after the other, and told in figures


MOST_MOVES = 10_000
"""After so many moves a game among many is left without an end, where the game does not say."""

Counts = Mapping[str, int]
"""How often what happened. Whole numbers only, so that they add up in any order."""


class Policy(Protocol):
    """Who plays a seat in games that are played by their verbs: any function of these three."""

    def __call__(self, view: View, moves: Sequence[Move], luck: Random, /) -> Move:
        """What the seat does, by what it may know: any move that the rules allow.

        `moves` are all it may do, at least one; `luck` is its own in this game.
        """


@runtime_checkable
class Long(Protocol):
    """What a game has beside its verbs whose games are long, or may have no end."""

    MOST_MOVES: int  # after so many moves a game among many is left without an end


class Played(Protocol):
    """What many games came to; the game keeps with it what it compares game by game."""

    @property
    def counts(self) -> Counts:
        """Everything that was counted, under the names of `atoll.simulate.figures`."""

    def compared(self, other: Any) -> Counts:
        """In how many of the same games it mattered that they were played otherwise.

        The keys are those of `atoll.simulate.figures.MATTERED`.
        """


class Many(Protocol):
    """A game played many times at once: its `many` module; it may need numpy.

    Of a game that has none, `atoll.simulate.many` plays one game after the other.
    """

    CHUNK: int  # how many games at once are fastest
    MOVES: int  # how many moves a build of the site may play to compare the game's texts
    POLICIES: Mapping[str, Any]

    def play(  # noqa: PLR0913 # all that a chunk of games depends on
        self,
        games: int,
        seats: int,
        answers: Answers,
        *,
        seed: int,
        chunk: int,
        policies: Any,
    ) -> Played:
        """The games of one chunk. Errors: Refused where so many players cannot play."""


class Measures(Protocol):
    """What a game counts of its own: its `measures` module."""

    PICTURE: tuple[str, ...]  # the sections of its own that are drawn

    def noticed(self, tables: "Sequence[Table]") -> Counts:
        """What is counted of one game, of all its tables in order, the small steps between too."""

    def figures(self, counts: Counts, games: int, seats: int) -> "tuple[Figure, ...]":
        """The figures of so many games, section by section."""


class Worth(Protocol):
    """What a player who wants to win judges a position by: a game's `worth` module."""

    AHEAD: int  # so many moves of others are thought through after the own turn
    WORK: int  # so many moves are played and lists of them begun for a decision, about 0.1 s

    def worths(self, table: Table) -> Sequence[float]:
        """What a position is worth to each seat; the more, the better, in points of the game."""


class Judge(Worth, Protocol):
    """What such a player thinks by: `worth`, with what follows where it says nothing more."""

    def in_any_order(self, table: Table, seat: int, luck: Random) -> Iterator[Move | None]:
        """The moves of a seat one by one, by luck; None for one that turns out not to be allowed.

        It follows from `moves`. Where lists take long, a game looks at each as it comes.
        """
