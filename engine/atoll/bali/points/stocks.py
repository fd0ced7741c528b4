"""The rulings of Bali on stocks, and of what may be known."""

from atoll.bali.points.texts import EN
from atoll.table.asking import open_point
from atoll.table.rulings import Answer

__all__ = ["RULINGS"]

RULINGS = (
    open_point(
        "both_empty",
        "The draw pile and the discard pile cannot give all their cards. Who draws?",
        ("bali_2_2", "bali_2_1"),
        "A new draw pile is made of the discard pile; that both are empty is not spoken of.",
        (
            Answer("as_many", "Each in order, as long as there are cards."),
            Answer("turn_only", "The active player alone, as many as there are."),
        ),
    ),
    open_point(
        "reshuffle",
        "When is the discard pile made a new draw pile?",
        ("bali_2_2",),
        "When the draw pile is exhausted, which can be at once or when a card is needed.",
        (
            Answer("when_needed", "When a card is to be drawn and none is there.", read_by=(EN,)),
            Answer("at_once", "As soon as the last card is drawn.", read_by=(EN,)),
        ),
    ),
    open_point(
        "sizes",
        "May all know how many cards are in a hand or a pile?",
        ("bali_0_8",),
        "Nothing is said; everybody sees the cards lie.",
        (
            Answer("public", "Yes."),
            Answer("secret", "No."),
        ),
    ),
    open_point(
        "discard",
        "May the discard pile be looked through?",
        ("bali_0_8", "bali_2_8"),
        "Nothing is said of it, not even that cards are played face up.",
        (
            Answer("open", "Yes."),
            Answer("closed", "No."),
        ),
    ),
    open_point(
        "own_piles",
        "May a player look at their own piles during the game?",
        ("bali_0_8", "bali_1_3"),
        "That nobody may is said of the setup alone; elsewhere the piles are face down.",
        (
            Answer("hidden", "No.", read_by=(EN,)),
            Answer("seen", "Yes.", read_by=(EN,)),
        ),
    ),
)
