"""A table of Kaivai to be changed: round 2, the god has come to the village of F4."""

from collections.abc import Mapping
from typing import Any

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
