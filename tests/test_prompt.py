"""What a person who plays is shown of a game that does not say it: all that lies there."""

from typing import Any, NamedTuple

from atoll.table.following import Prompt
from atoll.table.games import game
from atoll.table.kinds import BySeat, Each, Number
from atoll.table.layout import Layout
from atoll.table.parts import Hides, Part

LAYOUT = Layout(
    "reef",
    "",
    [
        Part("wind", Number(1, 9), "wind", starts=None, nothing="calm"),
        Part("fish", BySeat(Each(Number(1, 9), "fish")), "fish", starts=()),
        Part(
            "nets",
            BySeat(Number(1, 9)),
            "nets",
            nothing="none",
            hides=Hides("reef_1_1", "nets of {seat}", until=lambda _: False),
        ),
    ],
)


class Table(NamedTuple):
    """A calm sea."""

    seats: tuple[str, ...] = ("Ana", "Ben")
    rulings: Any = None
    wind: int | None = None
    fish: tuple[tuple[int, ...], ...] = ((), (3, 4))
    nets: tuple[int, ...] = (2, 3)


def test_what_is_hidden_is_told_apart_from_what_is_not_there() -> None:
    prompt = Prompt(game("fiji"), LAYOUT)
    assert prompt.board(LAYOUT.view(Table(), 0)) == [
        "The wind: calm.",
        "The fish of Ana: none.",
        "The nets of Ana: 2.",
        "The fish of Ben: 3, 4.",
        "The nets of Ben: hidden.",
    ]
