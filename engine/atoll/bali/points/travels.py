"""The rulings of Bali on changes of island, scorings and the end."""

from atoll.bali.points.texts import EN
from atoll.table.asking import open_point
from atoll.table.rulings import Answer

__all__ = ["RULINGS"]

RULINGS = (
    open_point(
        "prevent_again",
        "May a Dalang card be played where the change is prevented already?",
        ("bali_8_3",),
        "The others need not play one, the examples say; whether they may, nobody does.",
        (
            Answer("no", "No: the next player is not asked.", read_by=(EN,)),
            Answer("yes", "Yes.", read_by=(EN,)),
        ),
    ),
    open_point(
        "arrange",
        "May a player choose the order in which a hand is laid down?",
        ("bali_8_6",),
        "Nothing is said, and nobody could see it.",
        (
            Answer("arranged", "Yes."),
            Answer("as_held", "No: as it is held, cards that came later on top."),
        ),
    ),
    open_point(
        "cut_seen",
        "Who sees the cards that are cut from too large a pile?",
        ("bali_8_8",),
        "They come from the top of a pile that lies face down; nothing is said.",
        (
            Answer("owner", "Whose pile it is."),
            Answer("nobody", "Nobody."),
            Answer("all", "All."),
        ),
    ),
    open_point(
        "limit_always",
        "Does the limit of four cards hold where there is no scoring?",
        ("bali_8_8",),
        "It is told in an example of a change with a scoring.",
        (
            Answer("always", "Yes.", read_by=(EN,)),
            Answer("with_scoring", "No: only with a scoring.", read_by=(EN,)),
        ),
    ),
    open_point(
        "second_mask",
        "Two players take a mask, of different values. Who takes the lower?",
        ("bali_9_4",),
        "Of one mask that is left the text says that the active player takes it and the second "
        "player goes without, which can be read as an order; of two masks it says nothing.",
        (
            Answer("active_first", "The active player.", read_by=(EN,)),
            Answer("other_first", "The other player."),
            Answer("active_chooses", "As the active player chooses."),
        ),
    ),
    open_point(
        "ender",
        "Who has caused the end where the other player takes the last mask?",
        ("bali_10_5",),
        "The active player has moved the Dalang; the last mask ends the game.",
        (
            Answer("active", "The active player.", read_by=(EN,)),
            Answer("last_taker", "Who took the last mask.", read_by=(EN,)),
        ),
    ),
)
