"""What a game shows a person."""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from atoll.table.contract.playing import Position, Table, View


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
