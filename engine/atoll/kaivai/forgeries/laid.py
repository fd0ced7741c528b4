"""Positions that no table can have: pieces where none lies, villages that are joined or none."""

from collections.abc import Iterator

from atoll.forge.forgery import Position, position, replacing
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.forgeries.ground import cult_beside, touched, water
from atoll.kaivai.table import Table

__all__: list[str] = []


def _hut(table: Table, kind: str = "meeting", **more: int) -> Position:
    return {"owner": table.seats[0], "kind": kind, **more}


# Villages


def _joining(table: Table, one: Hex) -> bool:
    """Whether land on an empty hex would join villages, of bases that are known."""
    usual = table.rulings.bases == "usual"
    return usual and one not in table.canoes and len(touched(table, one)) > 1


@position("kaivai_0_10")
def a_hut_that_joins_two_villages(table: Table, laid: Position) -> Iterator[Position]:
    """A hut touches two villages."""
    for one in water(table):
        if _joining(table, one):
            yield replacing(laid, "huts", write_hex(one), _hut(table))


@position("kaivai_0_10")
def a_cult_hex_that_joins_two_villages(table: Table, laid: Position) -> Iterator[Position]:
    """A cult hex of the supply touches two villages."""
    for one in water(table) if laid["cult_left"] else ():
        if _joining(table, one):
            cult = sorted([*laid["cult"], write_hex(one)])
            yield {**laid, "cult": cult, "cult_left": laid["cult_left"] - 1}


@position("kaivai_0_9")
def a_hut_without_a_village(table: Table, laid: Position) -> Iterator[Position]:
    """A hut stands where no village is."""
    for one in water(table):
        if not touched(table, one) and one not in table.canoes:
            yield replacing(laid, "huts", write_hex(one), _hut(table))


@position("kaivai_0_11", "kaivai_1_6", "kaivai_6_3")
def a_hut_on_a_cult_hex_laid(table: Table, laid: Position) -> Iterator[Position]:
    """A hut stands on a cult hex."""
    yield from (replacing(laid, "huts", name, _hut(table)) for name in laid["cult"])


# Canoes


@position("kaivai_5_2", "kaivai_0_11")
def a_canoe_on_a_cult_hex(table: Table, laid: Position) -> Iterator[Position]:
    """A canoe stands on a cult hex."""
    yield from (replacing(laid, "canoes", name, table.seats[0]) for name in laid["cult"])


@position("kaivai_0_11", "kaivai_5_2", "kaivai_5_4")
def a_canoe_on_a_hut_without_canoes(_: Table, laid: Position) -> Iterator[Position]:
    """A canoe stands on a hut of another kind, of its player."""
    for name, hut in laid.get("huts", {}).items():
        if hut["kind"] != "canoe-builder":
            yield replacing(laid, "canoes", name, hut["owner"])


@position("kaivai_0_11", "kaivai_5_2", "kaivai_5_4")
def a_canoe_on_the_hut_of_another(table: Table, laid: Position) -> Iterator[Position]:
    """A canoe stands on a canoe-builder hut of another player."""
    for name, hut in laid.get("huts", {}).items():
        other = next(one for one in table.seats if one != hut["owner"])
        if hut["kind"] == "canoe-builder":
            yield replacing(laid, "canoes", name, other)


# Fish and the god


@position("kaivai_6_9", "kaivai_8_1")
def a_fish_on_a_fishermans_hut(_: Table, laid: Position) -> Iterator[Position]:
    """A fish lies on a fisherman's hut."""
    for name, hut in laid.get("huts", {}).items() if laid["goods_left"] else ():
        if hut["kind"] == "fisherman":
            less = {**laid, "goods_left": laid["goods_left"] - 1}
            yield replacing(less, "huts", name, {**hut, "fish": 1})


@position("kaivai_3_4")
def the_god_on_the_water(table: Table, laid: Position) -> Iterator[Position]:
    """The god stands beside a village, and not on a cult hex."""
    shore = [one for one in water(table) if cult_beside(table, one)]
    yield from ({**laid, "god": write_hex(one)} for one in shore if "god" in laid)


@position("kaivai_3_4")
def the_god_on_a_hut(_: Table, laid: Position) -> Iterator[Position]:
    """The god stands on a hut."""
    yield from ({**laid, "god": name} for name in laid.get("huts", {}) if "god" in laid)


# Bids and rounds


@position("kaivai_2_2")
def two_bids_alike(_: Table, laid: Position) -> Iterator[Position]:
    """Two players have the same bid."""
    bids = laid.get("bids", {})
    if len(bids) > 1:
        one, other, *_ = bids
        yield replacing(laid, "bids", one, bids[other])


@position()
def no_bid_among_the_actions(table: Table, laid: Position) -> Iterator[Position]:
    """A player has no bid when actions are taken."""
    for name in laid.get("bids", {}) if table.stage == "action" else ():
        bids = {one: bid for one, bid in laid["bids"].items() if one != name}
        yield {**laid, "bids": bids}


@position("kaivai_2_7", "kaivai_14_1")
def a_ninth_round(table: Table, laid: Position) -> Iterator[Position]:
    """A ninth round is played, where there are eight."""
    if table.rulings.rounds == "eight" and table.stage in {"bid", "action"}:
        yield {**laid, "round": 9}


@position("kaivai_2_5")
def a_turn_order_against_the_bids(table: Table, laid: Position) -> Iterator[Position]:
    """The lowest bidder has the first turn."""
    if table.stage == "action":
        yield {**laid, "order": laid["order"][::-1]}


# Actions under way


@position("kaivai_4_5", "kaivai_5_1")
def a_canoe_under_way_that_is_none(table: Table, laid: Position) -> Iterator[Position]:
    """A canoe that must act is on a hex where no canoe is."""
    if table.stage in {"fish", "deliver", "build"}:
        free = [one for one in water(table) if one not in table.canoes]
        yield from ({**laid, "sailed": [write_hex(one)]} for one in free[:9])


@position()
def a_price_without_a_hut(table: Table, laid: Position) -> Iterator[Position]:
    """A price is due when nobody builds."""
    if table.stage in {"bid", "god", "fish", "move"}:
        yield {**laid, "due": 7}


@position("kaivai_4_6", "kaivai_4_7")
def all_have_passed_and_one_chooses(table: Table, laid: Position) -> Iterator[Position]:
    """An action is chosen when all have passed."""
    if table.stage == "action":
        yield {**laid, "passed": [*table.seats]}
