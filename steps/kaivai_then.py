"""The phrases of Kaivai: Then, sorted."""

from typing import Any

from pytest_bdd import then

from atoll.kaivai import phrases
from atoll.kaivai.board import Hex
from atoll.kaivai.fields import FIELDS, say
from atoll.kaivai.pieces import left_of, villages
from atoll.kaivai.rules import movement, price, value
from atoll.kaivai.table import Hut, Track
from atoll.running.parsing import parsing

from .kaivai import World
from .kaivai_tables import lying
from .parts import gain, gains, lies, tells
from .shared import Rows

parse = parsing(FIELDS)

_TOTALS = "What the players have in the village that is scored, with what they add."
tells(say("the totals are {totals:Tally}"), _TOTALS, "totals")

_MARKED = "An action is chosen first while no influence is left: it is marked instead."
lies(then, phrases.NOTHING_LEFT_FOR, _MARKED, "marked")
lies(then, phrases.HAS_ACTED, "A player has chosen an action in this round.", "acted", value=True)
_NO_MORE = "A player takes no more turns in this round."
lies(then, phrases.HAS_PASSED, _NO_MORE, "passed", value=True)

gains(say("{seat:Seat} gains {number:Number} glory"), "More glory than before.", "glory")
gains(say("{seat:Seat} loses {number:Number} glory"), "Less glory than before.", "glory", -1)
_FISH = "Fish come from the supply, to these spaces."
gains(say("{seat:Seat} takes the fish {fish:Track}"), _FISH, "fish", out_of="goods_left")
_SHELLS = "Shells come from the supply, to these spaces."
gains(say("{seat:Seat} takes the shells {shells:Track}"), _SHELLS, "shells", out_of="goods_left")
_PAYS = say("{seat:Seat} pays the shells {shells:Track}")
_PAID = "Shells go into the supply, and nothing is due any more."
gains(_PAYS, _PAID, "shells", -1, out_of="goods_left", due=0)
_CHANGES = say("{seat:Seat} pays the shells {shells:Track} and gets {change:Track} back")
_CHANGED = "Shells go into the supply and one of it comes back; nothing is due any more."
gains(_CHANGES, _CHANGED, "shells", -1, out_of="goods_left", due=0)
_RETURNS = say("{seat:Seat} returns {number:Number} influence")
gains(_RETURNS, "Counters go into the supply.", "influence", -1, out_of="influence_left")
_TAKES = say("{seat:Seat} takes {number:Number} influence")
gains(_TAKES, "Counters come from the supply.", "influence", out_of="influence_left")


@then(parse("round {number:Number} begins"))
def round_begins(world: World, number: int) -> None:
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
def board_now_also_has(world: World, datatable: Rows) -> None:
    """What has come onto the board."""
    told, come = world.told, lying(datatable, world.told.seats)
    parts: dict[str, Any] = {
        "huts": {**told.huts, **come.huts},
        "canoes": {**told.canoes, **come.canoes},
        "cult": told.cult | come.cult,
        "cult_left": told.cult_left - len(come.cult - told.cult),
        "god": come.god or told.god,
    }
    world.tell(*parts, **parts)


@then(parse("the building cost of {seat:Seat} is {number:Number}"))
def building_cost(world: World, seat: str, number: int) -> None:
    """What a hut costs a player before the hexes of its village are counted."""
    found = price(world.table.bids[world.seat(seat)], 0, with_hut=False)
    world.same(f"building cost of {seat}", number, found)


@then(parse("the canoe on {canoe:Hex} moves to {to:Hex}"))
def canoe_moves(world: World, canoe: Hex, to: Hex) -> None:
    """A canoe lies elsewhere and has acted with that; of one that was there nothing is left."""
    canoes = {**world.told.canoes}
    canoes[to] = canoes.pop(canoe)
    world.tell("canoes", canoes=canoes, done=world.told.done | {to})


@then(parse("the canoe on {hex:Hex} has acted"))
def canoe_has_acted(world: World, hex: Hex) -> None:  # noqa: A002 # as the field is called
    """A canoe has done what it can do in this action."""
    told = world.told
    world.tell("sailed", "done", sailed=told.sailed - {hex}, done=told.done | {hex})


@then(parse("the canoe sails from {canoe:Hex} to {to:Hex}"))
def canoe_sails(world: World, canoe: Hex, to: Hex) -> None:
    """A canoe lies elsewhere, and has still to act; of one that was there nothing is left."""
    canoes = {**world.told.canoes}
    canoes[to] = canoes.pop(canoe)
    world.tell("canoes", "sailed", canoes=canoes, sailed=world.told.sailed | {to})


@then(parse("the canoes of {seat:Seat} move up to {number:Number}"))
def canoes_move(world: World, seat: str, number: int) -> None:
    """How far each of a player's canoes moves before it acts."""
    place, table = world.seat(seat), world.table
    found = movement(table.bids[place], table.increase[place])
    world.same(f"movement of {seat}", number, found)


@then(parse("the huts on {hexes:Hexes} are now empty"))
def huts_empty(world: World, hexes: tuple[Hex, ...]) -> None:
    """Fish of these huts have gone into the supply."""
    huts = {**world.told.huts}
    fish = sum(huts[one].fish for one in hexes)
    huts |= {one: huts[one]._replace(fish=0) for one in hexes}
    world.tell("huts", "goods left", huts=huts, goods_left=world.told.goods_left + fish)


@then(parse("the shells of {seat:Seat} are worth {number:Number}"))
def shells_worth(world: World, seat: str, number: int) -> None:
    """What a player could pay."""
    world.same(f"worth of {seat}", number, value(world.table.shells[world.seat(seat)]))


@then(parse("the supply pays for {action:Action}, which {seat:Seat} has chosen"))
def chosen_free(world: World, action: str, seat: str) -> None:
    """The first choice of an action: a counter of the supply lies there."""
    left = world.told.influence_left - 1
    world.tell("spaces", influence_left=left, **world.chosen(action, seat, 1))


@then(parse("the village of {hex:Hex} has been scored"))
def village_scored(world: World, hex: Hex) -> None:  # noqa: A002 # as the field is called
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
def villages_now(world: World, number: int) -> None:
    """Groups of huts and cult hexes that no water parts."""
    world.same("villages", number, len(villages(world.table)))


@then(parse("{seat:Seat} builds a {kind:HutKind} hut on {hex:Hex} for {price:Number}"))
def builds(world: World, seat: str, kind: str, hex: Hex, price: int) -> None:  # noqa: A002 # as the field is called
    """A hut stands there and has still to be paid; on that of a canoe-builder a new canoe."""
    told, place = world.told, world.seat(seat)
    new = {hex: place} if kind == "canoe-builder" else {}
    world.tell(
        "huts",
        "canoes",
        "price due",
        huts={**told.huts, hex: Hut(place, kind)},
        canoes={**told.canoes, **new},
        done=told.done | new.keys(),
        due=price,
    )


@then(
    parse(
        "{seat:Seat} has {huts:Number} huts, {canoes:Number} canoes and {fishermen:Number} fishermen left"
    )
)
def has_left(world: World, seat: str, huts: int, canoes: int, fishermen: int) -> None:
    """The pieces of a player that are not on the board."""
    place, table = world.seat(seat), world.table
    kinds = ("meeting", "canoe-builder", "fisherman")
    found = tuple(left_of(table, place, kind) for kind in kinds)
    world.same(f"pieces left of {seat}", (huts, canoes, fishermen), found)


@then(parse("{seat:Seat} lays the fish {fish:Track} on {hex:Hex}"))
def lays_fish(world: World, seat: str, fish: Track, hex: Hex) -> None:  # noqa: A002 # as the field is called
    """Fish go from a display to a hut."""
    hut = world.told.huts[hex]
    huts = {**world.told.huts, hex: hut._replace(fish=hut.fish + sum(fish))}
    gain(world, "fish", [world.seat(seat)], fish, -1, huts=huts)


@then(parse("{seat:Seat} pays {number:Number} influence for {action:Action}"))
def pays_influence(world: World, seat: str, number: int, action: str) -> None:
    """A later choice of an action: own counters lie there too."""
    gain(world, "influence", [world.seat(seat)], number, -1)
    held = world.told.spaces.get(action, 0) + number
    world.tell("spaces", **world.chosen(action, seat, held))


@then(parse("{seat:Seat} rolls {dice:Dice}"))
def rolls(world: World, seat: str, dice: tuple[str, ...]) -> None:
    """Dice show these faces, the biggest die first."""
    told = world.told.dice
    world.same(f"faces rolled by {seat}", dice, told[: len(dice)])
    world.tell("dice", dice=told[len(dice) :])
