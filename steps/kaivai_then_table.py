"""The phrases of Kaivai: Then, what lies on the table and how the game goes on, sorted."""

from collections.abc import Sequence
from typing import Any

from pytest_bdd import then

from atoll.kaivai import phrases
from atoll.kaivai.board import Hex
from atoll.kaivai.fields import FIELDS
from atoll.kaivai.pieces import villages
from atoll.kaivai.rules import movement, price, value
from atoll.running.parsing import parsing

from .kaivai_tables import Lying, lying
from .kaivai_world import KaivaiWorld

Rows = Sequence[Sequence[str]]
parse = parsing(FIELDS)


@then(parse("round {number:Number} begins"))
def round_begins(world: KaivaiWorld, number: int) -> None:
    """Bids and the influence on actions are gone, and nobody has acted or passed."""
    told, nobody = world.told, (False,) * len(world.told.seats)
    left = told.influence_left + sum(told.spaces.values())
    world.tell(
        "round",
        "bid",
        "influence left",
        round=number,
        bids=(None,) * len(nobody),
        acted=nobody,
        passed=nobody,
        spaces={},
        marked=frozenset(),
        influence_left=left,
    )


@then(parse("the board now also has"))
def board_now_also_has(world: KaivaiWorld, datatable: Rows) -> None:
    """What has come onto the board."""
    told, come = world.told, lying(datatable, world.told.seats)
    _tell_board(world, **_with(told, come))


def _with(told: Any, come: Lying) -> dict[str, Any]:
    god = {"god": come.god} if come.god else {}
    brought = len(come.cult - told.cult)
    return {
        "huts": {**told.huts, **come.huts},
        "canoes": {**told.canoes, **come.canoes},
        "cult": told.cult | come.cult,
        "cult_left": told.cult_left - brought,
        **god,
    }


def _tell_board(world: KaivaiWorld, **parts: Any) -> None:
    world.tell(*parts, **parts)


@then(parse("the building cost of {seat:Seat} is {number:Number}"))
def building_cost(world: KaivaiWorld, seat: str, number: int) -> None:
    """What a hut costs a player before the hexes of its village are counted."""
    found = price(world.table.bids[world.seat(seat)], 0, with_hut=False)
    world.same(f"building cost of {seat}", number, found)


@then(parse("the canoe on {canoe:Hex} moves to {to:Hex}"))
def canoe_moves(world: KaivaiWorld, canoe: Hex, to: Hex) -> None:
    """A canoe lies elsewhere and has acted with that; of one that was there nothing is left."""
    canoes = {**world.told.canoes}
    canoes[to] = canoes.pop(canoe)
    world.tell("canoes", canoes=canoes, done=world.told.done | {to})


@then(parse("the canoe on {hex:Hex} has acted"))
def canoe_has_acted(world: KaivaiWorld, hex: Hex) -> None:  # noqa: A002 # as the field is called
    """A canoe has done what it can do in this action."""
    told = world.told
    world.tell("sailed", "done", sailed=told.sailed - {hex}, done=told.done | {hex})


@then(parse("the canoe sails from {canoe:Hex} to {to:Hex}"))
def canoe_sails(world: KaivaiWorld, canoe: Hex, to: Hex) -> None:
    """A canoe lies elsewhere, and has still to act; of one that was there nothing is left."""
    canoes = {**world.told.canoes}
    canoes[to] = canoes.pop(canoe)
    world.tell("canoes", "sailed", canoes=canoes, sailed=world.told.sailed | {to})


@then(parse("the canoes of {seat:Seat} move up to {number:Number}"))
def canoes_move(world: KaivaiWorld, seat: str, number: int) -> None:
    """How far each of a player's canoes moves before it acts."""
    place, table = world.seat(seat), world.table
    found = movement(table.bids[place], table.increase[place])
    world.same(f"movement of {seat}", number, found)


@then(parse("the cult hexes are now {hexes:Hexes}"))
def cult_hexes_now(world: KaivaiWorld, hexes: tuple[Hex, ...]) -> None:
    """All cult hexes, the printed ones too."""
    world.tell("cult hexes", cult=frozenset(hexes))


@then(parse("the huts on {hexes:Hexes} are now empty"))
def huts_empty(world: KaivaiWorld, hexes: tuple[Hex, ...]) -> None:
    """Fish of these huts have gone into the supply."""
    huts = {**world.told.huts}
    fish = sum(huts[one].fish for one in hexes)
    huts |= {one: huts[one]._replace(fish=0) for one in hexes}
    world.tell("huts", "goods left", huts=huts, goods_left=world.told.goods_left + fish)


@then(parse("the shells of {seat:Seat} are worth {number:Number}"))
def shells_worth(world: KaivaiWorld, seat: str, number: int) -> None:
    """What a player could pay."""
    world.same(f"worth of {seat}", number, value(world.table.shells[world.seat(seat)]))


@then(parse(phrases.NOTHING_LEFT_FOR))
def marked(world: KaivaiWorld, action: str) -> None:
    """An action is chosen first while no influence is left: it is marked instead."""
    world.tell("marked actions", marked=world.told.marked | {action})


@then(parse("the supply pays for {action:Action}, which {seat:Seat} has chosen"))
def chosen_free(world: KaivaiWorld, action: str, seat: str) -> None:
    """The first choice of an action: a counter of the supply lies there."""
    left = world.told.influence_left - 1
    world.tell("spaces", influence_left=left, **world.chosen(action, seat, 1))


@then(parse("the totals are {tally:Tally}"))
def totals_are(world: KaivaiWorld, tally: dict[str, int]) -> None:
    """What the players have in the village that is scored, with what they add."""
    told = world.tally(tally)
    world.happened("totals", totals=tuple(told.get(name) for name in world.table.seats))


@then(parse("the village of {hex:Hex} has been scored"))
def village_scored(world: KaivaiWorld, hex: Hex) -> None:  # noqa: A002 # as the field is called
    """A counter of the supply reminds of it, and nothing that was added lies there."""
    told, first = world.told, world.first_of(hex)
    world.tell(
        "scored",
        "influence left",
        scored=told.scored | {first},
        village=None,
        added=(None,) * len(told.seats),
        influence_left=max(0, told.influence_left - 1),
    )


@then(parse("there are now {number:Number} villages"))
def villages_now(world: KaivaiWorld, number: int) -> None:
    """Groups of huts and cult hexes that no water parts."""
    world.same("villages", number, len(villages(world.table)))
