"""The rulings of Bali on contests."""

from atoll.bali.points.texts import EN
from atoll.table.asking import open_point
from atoll.table.rulings import Answer

__all__ = ["RULINGS"]

RULINGS = (
    open_point(
        "show_fewer",
        "May a player show fewer cards than there are in the hand?",
        ("bali_6_2", "bali_6_3"),
        "The text gives a right to show further cards.",
        (
            Answer("may", "Yes.", read_by=(EN,)),
            Answer("all", "No: who shows, shows all."),
        ),
    ),
    open_point(
        "show_none",
        "Nobody shows a card. Does the active player win the contest?",
        ("bali_6_5",),
        "Others have to show more, and nobody does.",
        (
            Answer("active_wins", "Yes."),
            Answer("stays", "No: the chip stays where it is."),
        ),
    ),
    open_point(
        "raising",
        "May a player who was outdone show more?",
        ("bali_6_4",),
        "The printed example ends with the last player in order, and a page describes one round.",
        (
            Answer("once", "No: each is asked once.", (), (EN,), ("bali-fontiva/contest",)),
            Answer("again", "Yes: until nobody shows more."),
        ),
    ),
    open_point(
        "holding",
        "May a priest or a prince be played by who has the chip already?",
        ("bali_6_1",),
        "The card is played with the goal of bringing the chip; it may be played to keep "
        "others busy.",
        (
            Answer("may", "Yes.", read_by=(EN,)),
            Answer("may_not", "No.", read_by=(EN,)),
        ),
    ),
    open_point(
        "aside",
        "With three players the chip lies aside, and nobody shows a card. Does it come?",
        ("bali_11_3",),
        "It comes after cards have been shown, which speaks against it; here such a contest is won "
        "as any other in which nobody shows one.",
        (
            Answer("active_wins", "Yes: it comes to the active player."),
            Answer("stays", "No: it stays aside.", read_by=(EN,)),
        ),
    ),
)
