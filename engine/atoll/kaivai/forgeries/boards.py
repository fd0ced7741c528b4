"""Boards of one's own on which no game can begin (0.2, 1.3)."""

from collections.abc import Iterable, Sequence

from atoll.forge.forgery import start
from atoll.record.entries import Entry

__all__: list[str] = []

_PRINTED = ("B2", "E7", "F4", "F11", "I7", "K2")
_HEXES = (7, 8, 9, 10, 11, 12, 13, 12, 11, 10, 9, 8, 7)
"""How many hexes the columns of the field have, from A to M."""


def _on(entry: Entry, **board: Sequence[str]) -> list[Entry]:
    """The game on such a board, without a position that would bring its own."""
    return [{**entry, "board": {name: [*hexes] for name, hexes in board.items()}}]


def _moved(place: str, to: str) -> list[str]:
    return [to if one == place else one for one in _PRINTED]


def _field(*without: str) -> list[str]:
    columns = zip("ABCDEFGHIJKLM", _HEXES, strict=True)
    whole = [f"{column}{number}" for column, most in columns for number in range(1, most + 1)]
    return [one for one in whole if one not in without]


# Kaivai 0.2


@start("kaivai_0_2")
def five_cult_hexes_in_print(entry: Entry) -> Iterable[Entry]:
    """A board has one cult hex in print less than the printed one."""
    return _on(entry, printed=_PRINTED[1:])


@start("kaivai_0_2")
def seven_cult_hexes_in_print(entry: Entry) -> Iterable[Entry]:
    """A board has one cult hex in print more than the printed one."""
    return _on(entry, printed=[*_PRINTED, "C8"])


@start("kaivai_0_2")
def no_cult_hex_in_print(entry: Entry) -> Iterable[Entry]:
    """A board has no cult hex in print."""
    return _on(entry, printed=())


# Kaivai 1.3


@start("kaivai_1_3")
def two_cult_hexes_side_by_side(entry: Entry) -> Iterable[Entry]:
    """Two cult hexes in print touch each other."""
    return _on(entry, printed=_moved("F4", "E6"))


@start("kaivai_1_3")
def two_water_hexes_between_cult_hexes(entry: Entry) -> Iterable[Entry]:
    """Two water hexes lie between two cult hexes in print, and three have to."""
    return _on(entry, printed=_moved("F4", "E4"))


@start("kaivai_1_3")
def no_room_for_the_usual_bases(entry: Entry) -> Iterable[Entry]:
    """The board lacks a hex of the bases, where these lie in their usual places."""
    drawn = {**(entry.get("rulings") or {})}.get("bases", "usual") != "usual"
    return [] if drawn else _on(entry, hexes=_field("A7"))
