"""The games by name: each is a folder with the same verbs, loaded only when it is asked for."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol, cast, runtime_checkable

import atoll
from atoll.table import Event, Outcome, Refusal, Step
from atoll.table.layout import Layout
from atoll.table.rulings import Edition, Ruling

__all__ = [
    "GAMES",
    "Answers",
    "Cards",
    "Counting",
    "Deck",
    "Dialogue",
    "Game",
    "Move",
    "NoCards",
    "NoDialogue",
    "Pictures",
    "Table",
    "UnknownGame",
    "View",
    "cards",
    "dialogue",
    "folder",
    "game",
    "has",
    "layout",
    "pictures",
]

_FOLDERS = {
    file.parent.name: file.parent
    for package in reversed(atoll.__path__)  # of two games of one name ours is meant
    for file in Path(package).glob("*/game.py")
}
GAMES: Mapping[str, str] = {name: f"atoll.{name}" for name in sorted(_FOLDERS)}
"""The package of each game: every folder that has a `game.py`, here or in the home of a guest."""

Table = Any
Move = Any
View = Any
Deck = Any
Answers = Any


class UnknownGame(ValueError):
    """A name that is no game of this package."""


class NoDialogue(ValueError):
    """A game that shows a person at a prompt nothing."""


class NoCards(ValueError):
    """A deck is given for a game that is played without cards."""


class Game(Protocol):
    """The verbs of a game; tables, moves and decks are the game's own."""

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
        deck: Deck = ...,
    ) -> Step[Table]:
        """A new game; without a deck, its own. Errors: Refused, UnknownRuling."""

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

    def write_position(self, table: Table) -> dict[str, Any]:
        """The table as a position."""

    def differences(self, table: Table, then: object) -> Sequence[tuple[str, Any, Any]]:
        """Part, expected and actual, where the table is not as `then` says. Errors: ValueError."""

    def sentence(self, event: Event, seats: tuple[str, ...]) -> str:
        """What happened, in one sentence."""

    def touches(self, event: Event) -> Collection[str]:
        """The parts of the table, as a position names them, that an event changes."""


@runtime_checkable
class Cards(Protocol):
    """What a game that is played with cards has beside its verbs."""

    def read_deck(self, cards: object) -> Deck:
        """A deck from lists of texts. Errors: ValueError names the card and the fix."""

    def write_deck(self, deck: Deck) -> dict[str, list[str]]:
        """A deck as lists of texts."""


@runtime_checkable
class Counting(Protocol):
    """What a game has beside its verbs that can tell which tables no game comes to."""

    def why_impossible(
        self, position: object, seats: Sequence[str], rulings: Answers, *, deck: Deck = ...
    ) -> Refusal | None:
        """Why no game comes to a position; None where nothing speaks against it.

        Errors: Refused, ValueError.
        """


class Dialogue(Protocol):
    """What a person who plays a seat is shown: the game's `dialogue` module."""

    def board(self, view: View) -> list[str]:
        """What the seat sees, line by line."""

    def allowed(self, table: Table, seat: int) -> list[str]:
        """What the seat may do now, what it may not, and why not, line by line."""


class Pictures(Protocol):
    """What a game draws of its positions, as SVG that can be read out: its `pictures` module.

    `name` begins the ids in a picture: another one for each picture of a page.
    """

    def table(self, position: Mapping[str, Any], *, name: str = ...) -> str:
        """The whole table."""

    def rows(self, position: Mapping[str, Any], *, name: str = ...) -> str:
        """The cards alone."""

    def before_after(
        self, start: Mapping[str, Any], end: Mapping[str, Any], *, name: str = ...
    ) -> str:
        """What is not as it was."""

    def ranking(
        self,
        start: Mapping[str, Any],
        end: Mapping[str, Any],
        *,
        rulings: Mapping[str, str] | None = ...,
        name: str = ...,
    ) -> str:
        """How the round between the two was scored; an empty text where none was."""


def game(name: object) -> Game:
    """The verbs of a game. Errors: UnknownGame names the known games."""
    return cast(Game, import_module(_package(name)))


def cards(name: object) -> Cards:
    """The decks of a game. Errors: UnknownGame, NoCards."""
    found = game(name)
    if not isinstance(found, Cards):
        raise NoCards(f"{name} is played without cards; leave the deck out.")
    return found


def dialogue(name: object) -> Dialogue:
    """What a person who plays the game is shown. Errors: UnknownGame, NoDialogue."""
    if not has(name, "dialogue"):
        raise NoDialogue(f"nobody can play a seat of {name} yet; leave --seat out to watch a game.")
    return cast(Dialogue, import_module(f"{_package(name)}.dialogue"))


def pictures(name: object) -> Pictures | None:
    """What a game draws, or None where it draws nothing. Errors: UnknownGame."""
    if not has(name, "pictures"):
        return None
    return cast(Pictures, import_module(f"{_package(name)}.pictures"))


def layout(name: object) -> Layout | None:
    """The parts of a game's table, or None where it says them in no layout. Errors: UnknownGame."""
    if not has(name, "nouns"):
        return None
    return cast(Layout, import_module(f"{_package(name)}.nouns").LAYOUT)


def has(name: object, part: str) -> bool:
    """Whether a game has a part that it may leave out, such as `telling`. Errors: UnknownGame."""
    return find_spec(f"{_package(name)}.{part}") is not None


def folder(name: str) -> Path:
    """Where the modules of a game lie. Errors: UnknownGame."""
    _package(name)
    return _FOLDERS[name]


def _package(name: object) -> str:
    if not isinstance(name, str) or name not in GAMES:
        raise UnknownGame(f"no game {repr(name)[:60]}; choose one of: {', '.join(GAMES)}")
    return GAMES[name]
