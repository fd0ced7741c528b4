"""Positions of Bali that no game comes to, from the rulebook: each a table a little changed."""

from collections.abc import Mapping
from typing import Any, NamedTuple

Position = dict[str, Any]
FOUR = ("Ana", "Ben", "Cid", "Dora")


class Base(NamedTuple):
    """A table that a game can come to: what lies there, by which rulings, and who plays."""

    position: Position
    rulings: Mapping[str, str] = {}
    seats: tuple[str, ...] = FOUR


HANDS = {
    "Ana": ["priest", "prince", "prince", "warrior"],
    "Ben": ["prince", "prince", "prince", "warrior"],
    "Cid": ["warrior", "warrior", "scholar", "artist"],
    "Dora": ["prince", "prince", "prince", "prince"],
}
TURN: Position = {"stage": "turn", "active": "Ana", "hands": HANDS, "island": "Kukusch"}
_PILE = ["scholar", "priest", "artist"]
_FIRST: Position = {
    **TURN,
    "active": "Dora",
    "island": "Panschar",
    "start_cards": {"Ana": 2, "Ben": 3, "Cid": 4, "Dora": 1},
    "priests": {"Panschar": "Ana", "Tschakkalag": "Ben", "Wontong": "Cid", "Kukusch": "Dora"},
    "princes": {"Tschakkalag": "Ana", "Wontong": "Ben", "Kukusch": "Cid", "Panschar": "Dora"},
    "dealt": {name: dict.fromkeys(("Kukusch", "Tschakkalag", "Wontong"), _PILE) for name in FOUR},
}


def answering(card: str, stage: str, turn: str | None, **more: Any) -> Position:
    """A card of Ana is answered."""
    return {**TURN, "stage": stage, "played": card, "turn": turn, "discard": {card: 1}, **more}


_CARD = "Panschar/Wontong"
LAID = {"Ana": {"Wontong": ["artist", "priest"]}}
_CHIPS = {"Kukusch": "Dora", "Panschar": "Ana", "Tschakkalag": "Ben", "Wontong": "Cid"}
_TAKEN = {"Ana": [2] * 4 + [3] * 4, "Ben": [4] * 4 + [5] * 4}

BASES: dict[str, Base] = {
    "the first turn": Base(_FIRST),
    "a turn": Base({**TURN, "masks": {"Ana": [2, 2], "Ben": [2, 2, 3]}}),
    "a contest": Base(answering("prince", "show", "Cid", shown={"Ana": 1, "Ben": 2})),
    "a contest by may_not": Base(answering("prince", "show", "Ana"), {"holding": "may_not"}),
    "a warrior": Base(answering("warrior", "challenge", "Cid", spared="Ben")),
    "a defence": Base(answering("warrior", "force", "Cid", spared="Ben", discard={"warrior": 2})),
    "a scholar": Base(answering("scholar", "exchange", "Ana", laid=LAID)),
    "a Dalang card": Base(answering(_CARD, "prevent", "Cid", goal="Wontong")),
    "the end": Base(
        {**TURN, "stage": "over", "island": "Panschar", "ender": "Ana", "masks": _TAKEN}
    ),
    "three players": Base({**TURN, "hands": {"Ana": ["prince"]}}, seats=FOUR[:3]),
}


_FOUR_DEALT = {**_FIRST["dealt"], "Ana": {"Wontong": ["warrior"] * 4}}
_BOTH = {"priests": {**_CHIPS, "Kukusch": "Ana", "Panschar": "Dora"}}
_BOTH |= {"princes": {**_CHIPS, "Kukusch": "Ana", "Panschar": "Ben", "Tschakkalag": "Dora"}}

IMPOSSIBLE: dict[str, tuple[str, Position, str]] = {
    # The deal
    "four cards as they were dealt": ("the first turn", {"dealt": _FOUR_DEALT}, "1.2"),
    "a start card twice": (
        "the first turn",
        {"start_cards": {"Ana": 2, "Ben": 2, "Cid": 4, "Dora": 1}},
        "1.5",
    ),
    "a mask before the Dalang travels": ("the first turn", {"masks": {"Ana": [2]}}, "9.1"),
    "cards cut before the Dalang travels": (
        "the first turn",
        {"cut": {"Ana": {"artist": 1}}},
        "8.8",
    ),
    "a seal where the Dalang never was": ("the first turn", {"seals": {"Kukusch": "Dora"}}, "7.1"),
    # Warriors
    "a warrior that lies nowhere": ("a warrior", {"discard": {}}, "2.8"),
    "nobody spared where somebody must be": ("a warrior", {"spared": None, "turn": "Ben"}, "3.1"),
    # Scholars and artists
    "somebody spared by a scholar": ("a scholar", {"spared": "Ben"}, "3.1"),
    # Contests
    "a prince that lies nowhere": ("a contest", {"discard": {}}, "2.8"),
    "more shown than held": ("a contest", {"shown": {"Ana": 1, "Ben": 4}}, "6.3"),
    "a contest of who has the prince": (
        "a contest by may_not",
        {"princes": {**_CHIPS, "Kukusch": "Ana", "Panschar": "Ben"}},
        "6.1",
    ),
    "a turn ended where nothing is answered": ("a turn", {"forced": ["Ben"]}, "2.5"),
    "cards shown after a contest": ("a turn", {"shown": {"Ana": 1}}, "6.6"),
    # Changes of island
    "a goal that is not on the card": ("a Dalang card", {"goal": "Tschakkalag"}, "8.1"),
    "a goal without a card": ("a turn", {"goal": "Wontong"}, "8.1"),
    # Seals and masks
    "both chips without the seal": ("a turn", _BOTH, "7.1"),
    "a 5 taken while a 2 is left": ("a turn", {"masks": {"Ana": [2, 5]}}, "9.4"),
    # The end
    "an end by who was not active": ("the end", {"ender": "Ben"}, "10.5"),
    "an end with masks left": ("a turn", {"ender": "Ana"}, "10.5"),
    # Three players
    "a seal whose prince lies aside": ("three players", {"seals": {"Kukusch": "Ana"}}, "7.1"),
}
