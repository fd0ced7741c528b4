"""Tables of Bali set up so that a forged move meets one rule that games seldom reach."""

from typing import Any

from bali_impossible import BASES, FOUR, HANDS, LAID, TURN, Base, answering

__all__ = ["CRAFTED", "record"]

_NO_CHIP = {
    "priests": {"Kukusch": "Ana", "Panschar": "Ben", "Tschakkalag": "Cid", "Wontong": "Dora"}
}
_TWO = [{"card": "prince", "island": "Wontong"}, {"card": "warrior", "island": "Wontong"}]
_THREE = [*_TWO, {"card": "priest", "island": "Panschar"}]
_SWAPPED = [{"card": "prince"}, {"card": "warrior"}, {"card": "priest"}]
_TAKES = [{"island": "Wontong"}, {"island": "Wontong"}]
_PILES = {"Ana": {"Wontong": ["artist", "priest"], "Panschar": ["prince", "prince"]}}
_FLIGHT = answering("warrior", "save", "Ana") | {"active": "Dora", "spared": "Ben"}
_JOINED = {"turn": "Ben", "active": "Ana"}


def _exchange(card: str, chosen: Any = (), **more: Any) -> dict[str, Any]:
    laid = answering(card, "exchange", "Ana", laid=_PILES)
    return {**laid, **({"chosen": {"Ana": [*chosen]}} if chosen else {}), **more}


MORE: dict[str, Base] = {
    "the Dalang cards of a turn": Base(
        {**TURN, "hands": {**HANDS, "Ana": ["Kukusch/Panschar", "warrior", "Panschar/Wontong"]}}
    ),
    "nobody spared of three": Base(
        {**TURN, "hands": {"Ana": ["warrior", "prince"]}}, {"spare_with_three": "nobody"}, FOUR[:3]
    ),
    "one spared of three": Base({**TURN, "hands": {"Ana": ["warrior"]}}, {}, FOUR[:3]),
    "a challenge without a warrior": Base(
        answering("warrior", "challenge", "Dora", spared="Ben", discard={"warrior": 1})
    ),
    "a defence without another": Base(
        answering("warrior", "force", "Dora", spared="Ben", discard={"warrior": 2})
    ),
    "a flight begun": Base({**_FLIGHT, "chosen": {"Ana": _TWO}}),
    "a flight done": Base({**_FLIGHT, "chosen": {"Ana": _THREE}}),
    "a flight one by one": Base(
        {**_FLIGHT, "chosen": {"Ana": _TWO[:1]}}, {"flee_spread": "one_each"}
    ),
    "cards placed": Base(_exchange("scholar", _THREE)),
    "cards placed exactly": Base(_exchange("scholar", _TWO), {"scholar_count": "exactly"}),
    "cards taken": Base(_exchange("scholar", _TAKES)),
    "three cards taken": Base(_exchange("scholar", [*_TAKES, {"island": "Panschar"}])),
    "cards taken exactly": Base(_exchange("scholar", _TAKES), {"scholar_count": "exactly"}),
    "a scholar answered": Base(answering("scholar", "join", "Ben", laid=LAID)),
    "a second scholar": Base(answering("scholar", "force", "Ben", discard={"scholar": 2})),
    "cards swapped": Base(_exchange("artist", _SWAPPED)),
    "a card swapped": Base(_exchange("artist", _SWAPPED[1:2])),
    "a swap that has to be": Base(_exchange("artist"), {"artist_none": "one_at_least"}),
    "an artist answered": Base(answering("artist", "join", "Ben")),
    "a second artist": Base(answering("artist", "force", "Ben")),
    "a contest begun": Base(answering("prince", "show", "Ana")),
    "a contest begun by all": Base(answering("prince", "show", "Ana"), {"show_fewer": "all"}),
    "a contest answered": Base(answering("prince", "show", "Ben", shown={"Ana": 2})),
    "the own priest": Base({**TURN, **_NO_CHIP}, {"holding": "may_not"}),
    "the own prince": Base({**TURN, "island": "Panschar", "princes": None}, {"holding": "may_not"}),
    "a change answered": Base(
        answering("Panschar/Wontong", "prevent", "Cid", goal="Wontong")
        | {"hands": {**HANDS, "Cid": ["warrior", "Kukusch/Panschar"], "Dora": ["Kukusch/Wontong"]}}
    ),
}

CRAFTED: dict[str, Base] = {**BASES, **MORE}


def record(name: str) -> list[dict[str, Any]]:
    """A table as a record that begins with it."""
    position, rulings, seats = CRAFTED[name]
    laid = {part: value for part, value in position.items() if value is not None}
    start = {"game": "bali", "seats": [*seats], "rulings": {**rulings}}
    return [{**start, "position": laid}]
