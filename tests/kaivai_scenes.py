"""Tables of Kaivai at which something is forbidden: one position, and what was played from it."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from atoll.kaivai.table import Table
from atoll.table.games import game

__all__ = ["SCENES", "SEATS", "scene"]

kaivai: Any = game("kaivai")
SEATS = ("Red", "Blue", "Green", "Yellow")
_CULT = "A6 A7 B2 E7 F4 F11 I7 K2 K9 L8"
_HUTS: dict[str, Any] = {
    "F3": ("Red", "meeting"),
    "D7": ("Red", "canoe-builder"),
    "E4": ("Blue", "canoe-builder"),
    "I6": ("Blue", "fisherman"),
    "I8": ("Green", "meeting"),
    "F10": ("Green", "canoe-builder"),
    "K3": ("Yellow", "canoe-builder"),
    "K1": ("Yellow", "fisherman"),
}
_CANOES = {"G5": "Red", "D7": "Red", "H3": "Blue", "G11": "Green", "K3": "Yellow"}


def position(**more: Any) -> dict[str, Any]:
    """Round 2, Red's turn to take an action; the god has come to the village of F4."""
    return {
        "round": 2,
        "stage": "action",
        "order": [*SEATS],
        "bids": dict(zip(SEATS, (6, 4, 3, 1), strict=True)),
        "cult": f"{_CULT} G4".split(),
        "huts": huts(),
        "canoes": _CANOES,
        "god": "G4",
        "glory": of_all(5),
        "shells": of_all({"5": 3}, Red={"3": 2, "4": 1, "5": 1}),
        "fish": of_all({"4": 3}),
        **more,
    }


def of_all(value: Any, **own: Any) -> dict[str, Any]:
    """The same for all players, but for some."""
    return {player: own.get(player, value) for player in SEATS}


def huts(fish: Mapping[str, int] | None = None, **more: tuple[str, str]) -> dict[str, Any]:
    """The huts of the position and others, some of them with fish."""
    loads = fish or {}
    return {
        place: {"owner": owner, "kind": kind, "fish": loads.get(place, 0)}
        for place, (owner, kind) in {**_HUTS, **more}.items()
    }


def bidding(**bids: int) -> dict[str, Any]:
    """Round 2, when some have bid."""
    return position(stage="bid", cult=_CULT.split(), god="F4", bids=bids)


def starting(**more: Any) -> dict[str, Any]:
    """Round 1, when Red places starting huts."""
    begun = {"round": 1, "stage": "huts", "cult": _CULT.split(), "huts": {}, "canoes": {}}
    told = position(**{**begun, **more})
    return {part: value for part, value in told.items() if part != "god"}


_AT_A1 = {
    "A1": {"owner": "Blue", "kind": "canoe-builder", "fish": 0},
    "A2": {"owner": "Blue", "kind": "meeting", "fish": 0},
}
_GOD: dict[str, Any] = {"stage": "god", "turn": "Yellow", "cult": _CULT.split(), "god": "F4"}
_FINAL: dict[str, Any] = {"stage": "village", "bids": {}, "turn": "Green", "round": 8}
_SCORED: dict[str, Any] = {**_FINAL, "scored": ["F4"]}
_NO_FISH = of_all({"4": 3}, Red={})

_THIRTEEN = "C2 C3 B1 B3 A1 A2 F12 G12 E10 E11 L1 J2 M7".split()  # noqa: SIM905 # hexes read so

Scene = tuple[dict[str, Any], Mapping[str, str], tuple[str, ...]]


def after(*moves: str, house: Mapping[str, str] | None = None, **more: Any) -> Scene:
    """The position, and moves of `Red` and others from it."""
    return position(**more), house or {}, moves


SCENES: Mapping[str, Scene] = {
    "bids": (bidding(Red=6, Blue=4), {}, ()),
    "start": (starting(), {}, ()),
    "start beginners": (starting(), {"start_huts": "beginners"}, ()),
    "start one canoe": (starting(), {"start_huts": "one_canoe"}, ("Red: place meeting on F3",)),
    "start at A1": (starting(huts=_AT_A1, canoes={"A1": "Blue"}), {}, ()),
    "god": after(**_GOD),
    "god at A1": after(
        **_GOD
        | {"huts": huts(A1=("Blue", "canoe-builder"), A2=("Red", "meeting"))}
        | {"canoes": {**_CANOES, "A1": "Blue"}}
    ),
    "god at A1 at sea": after(
        **_GOD | {"huts": huts(A2=("Red", "meeting")), "canoes": {**_CANOES, "A1": "Red"}}
    ),
    "god between": after(**_GOD | {"huts": huts(E5=("Red", "meeting"), D5=("Red", "meeting"))}),
    "action": after(),
    "dear": after(spaces={"building": 4, "fishing": 4}, influence=of_all(3)),
    "blocked": after(
        house={"empty_influence": "blocked"},
        influence={"Red": 6, "Blue": 6, "Green": 6, "Yellow": 6},
    ),
    "poor": after(shells=of_all({"5": 3}, Red={})),
    "no fish": after(fish=_NO_FISH),
    "stuck": after(
        bids={"Red": 10, "Blue": 4, "Green": 3, "Yellow": 1},
        canoes={k: v for k, v in _CANOES.items() if k != "G5"},
    ),
    "far": after(
        bids={"Red": 9, "Blue": 4, "Green": 3, "Yellow": 1},
        canoes={**{k: v for k, v in _CANOES.items() if k not in {"G5", "D7"}}, "A4": "Red"},
    ),
    "last step": after(increase={"Red": 8, "Blue": 0, "Green": 0, "Yellow": 0}),
    "useless": after(
        house={"useless_step": "refused"}, increase=dict(zip(SEATS, (2, 4, 6, 0), strict=True))
    ),
    "useless for Blue": after(
        "Red: pass",
        house={"useless_step": "refused"},
        increase=dict(zip(SEATS, (2, 4, 6, 0), strict=True)),
    ),
    "passed": after("Red: pass"),
    "build": after("Red: choose building"),
    "built": after("Red: choose building", "Red: build meeting on F5 from G5", "Red: pay 5 3 3"),
    "built a canoe": after(
        "Red: choose building", "Red: build canoe-builder on F5 from G5", "Red: pay 5 3 3"
    ),
    "build with a few": after(
        "Red: choose building",
        shells=of_all({}, Red={"5": 2}),
        huts=huts(F5=("Red", "meeting")),
    ),
    "pay": after("Red: choose building", "Red: build meeting on F5 from G5"),
    "build between": after(
        "Red: choose building", huts=huts(E6=("Red", "meeting")), canoes={**_CANOES, "F5": "Red"}
    ),
    "build at A1": after(
        "Red: choose building",
        huts=huts(A2=("Red", "meeting")),
        canoes={"C2": "Red", "A1": "Blue", "G11": "Green", "K3": "Yellow"},
    ),
    "build at a hut": after("Red: choose building", canoes={**_CANOES, "D4": "Red"}),
    "four canoes": after("Red: choose building", canoes={**_CANOES, "H8": "Red", "M3": "Red"}),
    "five fishermen": after(
        "Red: choose building",
        huts=huts(None, **dict.fromkeys(("C2", "C3", "B1", "B3", "A1"), ("Red", "fisherman"))),
    ),
    "fifteen huts": after(
        huts=huts(None, **dict.fromkeys(_THIRTEEN, ("Red", "meeting"))),
    ),
    "fish": after("Red: choose fishing"),
    "fish elsewhere": after("Red: choose fishing", canoes={**_CANOES, "H8": "Red"}),
    "becalmed": after("Red: choose fishing", bids={"Red": 10, "Blue": 4, "Green": 3, "Yellow": 1}),
    "fished": after("Red: choose fishing", "Red: fish at F4 from G5"),
    "fish with a fisherman": after(
        "Red: choose fishing", house={"roll": "optional"}, huts=huts(F5=("Red", "fisherman"))
    ),
    "fish with all": after("Red: choose fishing", huts=huts(F5=("Red", "fisherman"))),
    "canoe by canoe": after(
        "Red: choose fishing",
        "Red: sail G5 to F5",
        house={"order_of_canoes": "canoe_by_canoe"},
        canoes={**_CANOES, "H4": "Red"},
    ),
    "all move first": after(
        "Red: choose fishing",
        "Red: fish at F4 from G5",
        house={"order_of_canoes": "all_move_first"},
        canoes={**_CANOES, "H4": "Red"},
    ),
    "sailed": after("Red: choose fishing", "Red: sail G5 to F5"),
    "slow": after(
        "Red: choose fishing",
        bids={"Red": 9, "Blue": 4, "Green": 3, "Yellow": 1},
        god="E7",
    ),
    "deliver": after("Red: choose delivering", canoes={**_CANOES, "G3": "Red"}),
    "deliver to full": after(
        "Red: choose delivering",
        canoes={**_CANOES, "G3": "Red", "H6": "Red"},
        huts=huts({"F3": 1, "E4": 3}),
        fish=of_all({"4": 3}, Red={"4": 5}),
    ),
    "deliver the stalest": after(
        "Red: choose delivering",
        canoes={**_CANOES, "G3": "Red"},
        house={"fish_leave": "stalest"},
        fish=of_all({"4": 3}, Red={"2": 1, "4": 2}),
    ),
    "deliver to occupied": after(
        "Red: choose delivering",
        canoes={**_CANOES, "E4": "Blue", "F5": "Red"},
        house={"occupied_hut": "refused"},
    ),
    "deliver for nothing": after(
        "Red: choose delivering",
        canoes={**_CANOES, "F5": "Red", "G3": "Red"},
        fish={"Red": {"4": 11}, "Blue": {"4": 10}, "Green": {"4": 9}, "Yellow": {"4": 8}},
    ),
    "move": after("Red: choose moving", canoes={**_CANOES, "G7": "Green", "G11": "Yellow"}),
    "moved": after("Red: choose moving", "Red: sail G5 to G6"),
    "sink": after(
        "Red: choose moving",
        canoes={**_CANOES, "H5": "Blue", "H6": "Red"},
        glory=of_all(5),
    ),
    "sink a third": after(
        "Red: choose moving",
        canoes={**_CANOES, "H5": "Blue", "H6": "Blue"},
        glory=of_all(3),
    ),
    "celebrate": after("Red: choose celebrating", huts=huts({"F3": 2})),
    "village": after(**_FINAL),
    "second village": after(**_SCORED),
    "influence": after("Green: score F4", **_FINAL),
    "added": after("Green: score F4", "Red: add 1", **_FINAL),
    "over": after(
        stage="over", bids={}, round=8, scored=["A6", "B2", "E7", "F4", "F11", "I7", "K2", "K9"]
    ),
}


@cache
def scene(name: str) -> Table:
    """The table of a scene."""
    given, house, moves = SCENES[name]
    table: Table = kaivai.resumed(given, SEATS, kaivai.answered(None, house)).table
    for said in moves:
        player, text = said.split(": ")
        table = kaivai.after(table, SEATS.index(player), kaivai.parse_move(text)).table
    return table
