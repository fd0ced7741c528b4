"""Catches that may not be made (chapter 7): elsewhere, twice, without a fisherman, of more dice."""

from collections.abc import Iterable

from atoll.forge.forgery import Turn, turn
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.forgeries.ground import (
    at_sea,
    comes_later,
    cult_beside,
    deciding,
    fleet,
    island,
    others,
    water,
)
from atoll.kaivai.table import Table

__all__: list[str] = []


def _fishing(table: Table, seat: int, canoe: Hex, cults: Iterable[Hex]) -> list[Turn]:
    """A canoe fishes at each of these, and where dice may be left out, with none."""
    dice = " with 0" if table.rulings.roll == "optional" else ""
    at = write_hex(canoe)
    return [(seat, f"fish at {write_hex(one)} from {at}{dice}") for one in cults]


def _ready(table: Table) -> list[tuple[int, Hex]]:
    seats = deciding(table, "fish")
    pairs = [(s, one) for s in seats for one in at_sea(table, s) if one not in table.done]
    return [(s, one) for s, one in pairs if not comes_later(table, one)]


def _men(table: Table, seat: int, cult: Hex) -> int:
    huts = [table.huts[one] for one in island(table, cult) if one in table.huts]
    return sum((hut.owner, hut.kind) == (seat, "fisherman") for hut in huts)


def _blessed(table: Table, cult: Hex) -> bool:
    return table.god is not None and table.god in island(table, cult)


def _fit(table: Table, seat: int, canoe: Hex) -> list[Hex]:
    near = cult_beside(table, canoe)
    return [one for one in near if _men(table, seat, one) or _blessed(table, one)]


# Kaivai 7.1


@turn("kaivai_7_1")
def a_catch_away_from_the_cult_hex(table: Table) -> list[Turn]:
    """A canoe fishes at a cult hex that it does not touch."""
    return [
        turn
        for s, one in _ready(table)
        for turn in _fishing(table, s, one, sorted(table.cult - {*cult_beside(table, one)}))
    ]


@turn("kaivai_7_1")
def a_catch_at_open_water(table: Table) -> list[Turn]:
    """A canoe fishes at a hex of water."""
    sea = water(table)
    return [turn for s, one in _ready(table) for turn in _fishing(table, s, one, sea)]


@turn("kaivai_7_1")
def a_catch_at_a_hut(table: Table) -> list[Turn]:
    """A canoe fishes at a hut instead of a cult hex."""
    huts = sorted(table.huts)
    return [turn for s, one in _ready(table) for turn in _fishing(table, s, one, huts)]


@turn("kaivai_7_1", "kaivai_4_5")
def a_catch_without_a_canoe(table: Table) -> list[Turn]:
    """A player fishes from a hex where no canoe is."""
    sea = [one for one in water(table) if one not in table.canoes]
    now = deciding(table, "fish")
    return [t for s in now for one in sea for t in _fishing(table, s, one, _fit(table, s, one))]


@turn("kaivai_7_1", "kaivai_4_5")
def a_catch_of_the_canoe_of_another(table: Table) -> list[Turn]:
    """A player fishes with a canoe of another player."""
    now = deciding(table, "fish")
    theirs = [(s, one) for s in now for one in at_sea(table, (s + 1) % len(table.seats))]
    return [t for s, one in theirs for t in _fishing(table, s, one, _fit(table, s, one))]


@turn("kaivai_4_1")
def a_catch_in_the_turn_of_another(table: Table) -> list[Turn]:
    """A player fishes in the turn of another."""
    pairs = [(s, one) for s in others(table, "fish") for one in at_sea(table, s)]
    return [turn for s, one in pairs for turn in _fishing(table, s, one, cult_beside(table, one))]


@turn("kaivai_7_1", "kaivai_4_1")
def a_catch_in_another_action(table: Table) -> list[Turn]:
    """A player fishes while building, delivering or moving."""
    now = deciding(table, "build", "deliver", "move")
    pairs = [(s, one) for s in now for one in at_sea(table, s)]
    return [turn for s, one in pairs for turn in _fishing(table, s, one, _fit(table, s, one))]


@turn("kaivai_5_6")
def a_catch_of_a_canoe_on_its_hut(table: Table) -> list[Turn]:
    """A canoe fishes from its hut."""
    now = [(s, one) for s in deciding(table, "fish") for one in fleet(table, s)]
    still = [(s, one) for s, one in now if one in table.huts]
    return [turn for s, one in still for turn in _fishing(table, s, one, _fit(table, s, one))]


# Kaivai 7.2


@turn("kaivai_7_2", "kaivai_4_5")
def a_second_catch(table: Table) -> list[Turn]:
    """A canoe that has fished fishes again."""
    now = deciding(table, "fish")
    done = [(s, one) for s in now for one in at_sea(table, s) if one in table.done]
    return [turn for s, one in done for turn in _fishing(table, s, one, _fit(table, s, one))]


# Kaivai 7.3


@turn("kaivai_7_3")
def dice_left_out_where_all_roll(table: Table) -> list[Turn]:
    """A player leaves dice out, where all are rolled."""
    fit = _rolling(table, "all")
    return [turn for s, one, cult, men in fit if men for turn in _rolled(s, one, cult, 0)]


@turn("kaivai_7_3")
def a_die_more_than_fishermen(table: Table) -> list[Turn]:
    """A player rolls one die more than there are own fishermen."""
    fit = _rolling(table, "optional")
    return [turn for s, one, cult, men in fit for turn in _rolled(s, one, cult, men + 2)]


@turn("kaivai_7_3", "kaivai_7_7")
def ten_dice(table: Table) -> list[Turn]:
    """A player rolls ten dice."""
    every = (*_rolling(table, "optional"), *_rolling(table, "all"))
    return [turn for s, one, cult, _ in every for turn in _rolled(s, one, cult, 10)]


def _rolling(table: Table, roll: str) -> list[tuple[int, Hex, Hex, int]]:
    dice = table.rulings.fishing == "dice" and table.rulings.roll == roll
    pairs = _ready(table) if dice else []
    fit = [(s, one, cult) for s, one in pairs for cult in _fit(table, s, one)]
    return [(s, one, cult, _men(table, s, cult)) for s, one, cult in fit]


def _rolled(seat: int, canoe: Hex, cult: Hex, dice: int) -> list[Turn]:
    return [(seat, f"fish at {write_hex(cult)} from {write_hex(canoe)} with {dice}")]


# Kaivai 7.6


@turn("kaivai_7_6")
def a_catch_without_a_fisherman(table: Table) -> list[Turn]:
    """A canoe fishes where its player has no fisherman and the god is not."""
    needed = table.rulings.fishing_needs == "fisherman_or_god"
    found: list[Turn] = []
    for seat, one in _ready(table) if needed else []:
        bare = [cult for cult in cult_beside(table, one) if cult not in _fit(table, seat, one)]
        found += _fishing(table, seat, one, bare)
    return found


@turn("kaivai_7_6")
def a_catch_with_the_fisherman_of_another(table: Table) -> list[Turn]:
    """A canoe fishes where another player alone has a fisherman."""
    needed = table.rulings.fishing_needs == "fisherman_or_god"
    found: list[Turn] = []
    for seat, one in _ready(table) if needed else []:
        for cult in {*cult_beside(table, one)} - {*_fit(table, seat, one)}:
            theirs = any(_men(table, other, cult) for other in range(len(table.seats)))
            found += _fishing(table, seat, one, [cult]) if theirs else []
    return found


@turn()
def a_catch_beside_the_field(table: Table) -> list[Turn]:
    """A canoe fishes where there is no hex."""
    now = _ready(table)
    return [(s, f"fish at {to} from {write_hex(one)}") for s, one in now for to in ("Z9", "A8")]
