"""More tables of Kaivai, set up so that a forged move meets one rule that games seldom reach."""

from collections.abc import Mapping
from typing import Any

from kaivai_scenes import SCENES, SEATS, Scene, after, huts, of_all

__all__ = ["CRAFTED", "record"]

_CULT = ["A6", "A7", "B2", "E7", "F4", "F11", "I7", "K2", "K9", "L8"]
_GOD: dict[str, Any] = {"stage": "god", "turn": "Yellow", "cult": _CULT}
_AT_A1 = {"A1": ("Blue", "canoe-builder"), "A2": ("Red", "meeting")}
_NORTH = {"F3": 2}
_STRAIT = dict.fromkeys(("F5", "H6"), ("Red", "meeting"))
_TEN = {"Red": 10, "Blue": 4, "Green": 3, "Yellow": 1}
_NINE = {"Red": 9, "Blue": 4, "Green": 3, "Yellow": 1}
_CANOES = {"G5": "Red", "D7": "Red", "H3": "Blue", "G11": "Green", "K3": "Yellow"}
_RICH = {"Red": {"5": 9}, "Blue": {}, "Green": {}, "Yellow": {}}
_GONE = {"Red": {"4": 11}, "Blue": {"4": 10}, "Green": {"4": 9}, "Yellow": {"4": 8}}
_TWELVE = ("C2", "C3", "B1", "B3", "A1", "A2", "F12", "G12", "E10", "E11", "L1", "J2")

MORE: Mapping[str, Scene] = {
    "god at a full village": after(
        **{**_GOD, "god": "F4", "huts": huts(None, **_AT_A1)},
        canoes={"A1": "Blue", "C2": "Red", "C3": "Green", "B3": "Green", "A3": "Yellow"},
    ),
    "god in a strait": after(**{**_GOD, "god": "K2"}, huts=huts(None, **_STRAIT)),
    "god at the own canoe": after(
        **{**_GOD, "god": "F4", "huts": huts(None, A2=("Red", "meeting"))},
        canoes={**_CANOES, "A1": "Yellow"},
    ),
    "blocked for all": after(
        house={"empty_influence": "blocked"},
        influence=of_all(6),
        huts=huts(_NORTH),
    ),
    "without influence": after(spaces={"fishing": 1, "moving": 2}, influence=of_all(0)),
    "with a little influence": after(spaces={"building": 8, "moving": 4}, influence=of_all(1)),
    "fish on huts": after(fish=of_all({"4": 3}, Red={}), huts=huts(_NORTH)),
    "too few shells": after(shells=of_all({"5": 3}, Red={"3": 2})),
    "nothing near": after(bids=_NINE, canoes={"A4": "Red", "H3": "Blue"}),
    "no canoe": after(canoes={"H3": "Blue"}),
    "becalmed": after(bids=_TEN),
    "last step, later": after(
        increase={"Red": 8, "Blue": 0, "Green": 0, "Yellow": 0},
        spaces={"increasing": 1},
        influence=of_all(3),
    ),
    "build a canoe": after(
        "Red: choose building", "Red: build canoe-builder on F5 from G5", "Red: pay 5 3 3"
    ),
    "build beside a canoe on its hut": after(
        "Red: choose building",
        huts=huts(None, **_AT_A1),
        canoes={"C2": "Red", "A1": "Blue", "G11": "Green", "K3": "Yellow"},
    ),
    "build with the bid": after(
        "Red: choose building",
        shells=of_all({}, Red={"5": 2}),
        huts=huts(None, F5=("Red", "meeting")),
        canoes={**_CANOES, "H8": "Red"},
        bids={"Red": 7, "Blue": 4, "Green": 3, "Yellow": 1},
    ),
    "build the last hut": after(
        "Red: choose building",
        "Red: build meeting on F5 from G5",
        "Red: pay 5 5",
        canoes={**_CANOES, "H8": "Red"},
        shells=_RICH,
        huts=huts(None, **dict.fromkeys(_TWELVE, ("Red", "meeting"))),
    ),
    "deliver to all": after(
        "Red: choose delivering",
        canoes={**_CANOES, "F5": "Red", "G3": "Red"},
        huts=huts({"E4": 3}),
        fish=of_all({"4": 3}, Red={"3": 2, "4": 5}),
    ),
    "deliver for the last counters": after(
        "Red: choose delivering", canoes={**_CANOES, "F5": "Red", "G3": "Red"}, fish=_GONE
    ),
    "deliver for no counter": after(
        "Red: choose delivering",
        "Red: deliver 4 to E4 from F5",
        canoes={**_CANOES, "F5": "Red", "G3": "Red"},
        fish=_GONE,
    ),
    "deliver from a hut": after(
        "Red: choose delivering",
        huts=huts(None, D6=("Red", "meeting")),
        canoes={**_CANOES, "G3": "Red"},
    ),
    "sink the last": after(
        "Red: choose moving",
        canoes={**_CANOES, "G7": "Green", "G11": "Yellow", "I6": "Blue"},
        glory=of_all(6),
        huts=huts(None, I6=("Blue", "canoe-builder")),
    ),
    "sink for nothing": after(
        "Red: choose moving",
        canoes={**_CANOES, "H5": "Blue", "H6": "Red"},
        glory=of_all(0),
    ),
    "three canoes in turn": after(
        "Red: choose fishing",
        "Red: sail G5 to F5",
        house={"order_of_canoes": "canoe_by_canoe"},
        canoes={**_CANOES, "H4": "Red", "G3": "Red"},
    ),
    "village after village": after(
        stage="village", bids={}, turn="Green", round=8, scored=["F4", "I7"]
    ),
    "fish in a crowd": after(
        "Red: choose fishing", canoes={**_CANOES, "G8": "Blue", "G9": "Green", "F8": "Blue"}
    ),
}

CRAFTED: Mapping[str, Scene] = {**SCENES, **MORE}


def record(name: str) -> list[dict[str, Any]]:
    """A scene as a record: its table is assumed, then what was played from it."""
    position, house, moves = CRAFTED[name]
    start = {"game": "kaivai", "seats": [*SEATS], "rulings": {**house}}
    begun: dict[str, Any] = {**start, "position": position, "assumed": True}
    turns = (said.split(": ") for said in moves)
    return [begun, *({"seat": player, "move": move} for player, move in turns)]
