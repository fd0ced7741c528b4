"""The phrases of Kaivai: Then, sorted."""

from collections.abc import Sequence
from typing import Any

from pytest_bdd import then

from atoll.kaivai.board import Hex
from atoll.kaivai.fields import FIELDS
from atoll.kaivai.pieces import left_of, villages
from atoll.kaivai.rules import movement, value
from atoll.kaivai.table import Hut, Track
from atoll.running.parsing import parsing
from atoll.table import replaced

from .kaivai_tables import Lying, held, lying
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


@then(parse("the actions now hold"))
def actions_now_hold(world: KaivaiWorld, datatable: Rows) -> None:
    """All influence that lies on the actions."""
    world.tell("spaces", spaces=held(datatable))


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


@then(parse("the canoe on {hex:Hex} has acted"))
def canoe_has_acted(world: KaivaiWorld, hex: Hex) -> None:  # noqa: A002 # as the field is called
    """A canoe has done what it can do in this action."""
    told = world.told
    world.tell("sailed", "done", sailed=told.sailed - {hex}, done=told.done | {hex})


@then(parse("the canoes of {seat:Seat} move up to {number:Number}"))
def canoes_move(world: KaivaiWorld, seat: str, number: int) -> None:
    """How far each of a player's canoes moves before it acts."""
    place, table = world.seat(seat), world.table
    found = movement(table.bids[place], table.increase[place])
    world.same(f"movement of {seat}", number, found)


@then(parse("the canoe on {canoe:Hex} moves to {to:Hex}"))
def canoe_moves(world: KaivaiWorld, canoe: Hex, to: Hex) -> None:
    """A canoe lies elsewhere and has acted with that; of one that was there nothing is left."""
    canoes = {**world.told.canoes}
    canoes[to] = canoes.pop(canoe)
    world.tell("canoes", canoes=canoes, done=world.told.done | {to})


@then(parse("the canoe sails from {canoe:Hex} to {to:Hex}"))
def canoe_sails(world: KaivaiWorld, canoe: Hex, to: Hex) -> None:
    """A canoe lies elsewhere, and has still to act; of one that was there nothing is left."""
    canoes = {**world.told.canoes}
    canoes[to] = canoes.pop(canoe)
    world.tell("canoes", "sailed", canoes=canoes, sailed=world.told.sailed | {to})


@then(parse("the shells of {seat:Seat} are worth {number:Number}"))
def shells_worth(world: KaivaiWorld, seat: str, number: int) -> None:
    """What a player could pay."""
    world.same(f"worth of {seat}", number, value(world.table.shells[world.seat(seat)]))


@then(parse("the supply has nothing left for {action:Action}"))
def marked(world: KaivaiWorld, action: str) -> None:
    """An action is chosen first while no influence is left: it is marked instead."""
    world.tell("marked actions", marked=world.told.marked | {action})


@then(parse("the supply pays for {action:Action}, which {seat:Seat} has chosen"))
def chosen_free(world: KaivaiWorld, action: str, seat: str) -> None:
    """The first choice of an action: a counter of the supply lies there."""
    left = world.told.influence_left - 1
    world.tell("spaces", influence_left=left, **_chosen(world, action, seat, 1))


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


@then(parse("the totals are {tally:Tally}"))
def totals_are(world: KaivaiWorld, tally: dict[str, int]) -> None:
    """What the players have in the village that is scored, with what they add."""
    told = world.tally(tally)
    world.happened("totals", totals=tuple(told.get(name) for name in world.table.seats))


@then(parse("the village of {hex:Hex} has been scored"))
def village_scored(world: KaivaiWorld, hex: Hex) -> None:  # noqa: A002 # as the field is called
    """A counter of the supply reminds of it, and nothing that was added lies there."""
    told = world.told
    world.tell(
        "scored",
        "influence left",
        scored=told.scored | {hex},
        village=None,
        added=(None,) * len(told.seats),
        influence_left=max(0, told.influence_left - 1),
    )


@then(parse("there are now {number:Number} villages"))
def villages_now(world: KaivaiWorld, number: int) -> None:
    """Groups of huts and cult hexes that no water parts."""
    world.same("villages", number, len(villages(world.table)))


@then(parse("{seat:Seat} builds a {kind:HutKind} hut on {hex:Hex} for {price:Number}"))
def builds(world: KaivaiWorld, seat: str, kind: str, hex: Hex, price: int) -> None:  # noqa: A002 # as the field is called
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


@then(parse("{seat:Seat} gains {number:Number} glory"))
def gains_glory(world: KaivaiWorld, seat: str, number: int) -> None:
    """More glory than before."""
    _count(world, "glory", seat, number)


@then(parse("{seat:Seat} has acted"))
def has_acted(world: KaivaiWorld, seat: str) -> None:
    """A player has chosen an action in this round."""
    acted = replaced(world.told.acted, world.seat(seat), value=True)
    world.tell(f"has acted of {seat}", acted=acted)


@then(
    parse(
        "{seat:Seat} has {huts:Number} huts, {canoes:Number} canoes and "
        "{fishermen:Number} fishermen left"
    )
)
def has_left(world: KaivaiWorld, seat: str, huts: int, canoes: int, fishermen: int) -> None:
    """The pieces of a player that are not on the board."""
    place, table = world.seat(seat), world.table
    kinds = ("meeting", "canoe-builder", "fisherman")
    found = tuple(left_of(table, place, kind) for kind in kinds)
    world.same(f"pieces left of {seat}", (huts, canoes, fishermen), found)


@then(parse("{seat:Seat} has passed"))
def has_passed(world: KaivaiWorld, seat: str) -> None:
    """A player takes no more turns in this round."""
    passed = replaced(world.told.passed, world.seat(seat), value=True)
    world.tell(f"has passed of {seat}", passed=passed)


@then(parse("{seat:Seat} lays the fish {fish:Track} on {hex:Hex}"))
def lays_fish(world: KaivaiWorld, seat: str, fish: Track, hex: Hex) -> None:  # noqa: A002 # as the field is called
    """Fish go from a display to a hut."""
    hut = world.told.huts[hex]
    huts = {**world.told.huts, hex: hut._replace(fish=hut.fish + sum(fish))}
    _display(world, "fish", seat, fish, -1, huts=huts)


@then(parse("{seat:Seat} loses {number:Number} glory"))
def loses_glory(world: KaivaiWorld, seat: str, number: int) -> None:
    """Less glory than before."""
    _count(world, "glory", seat, -number)


@then(parse("{seat:Seat} pays {number:Number} influence for {action:Action}"))
def pays_influence(world: KaivaiWorld, seat: str, number: int, action: str) -> None:
    """A later choice of an action: own counters lie there too."""
    _count(world, "influence", seat, -number)
    held = world.told.spaces.get(action, 0) + number
    world.tell("spaces", **_chosen(world, action, seat, held))


@then(parse("{seat:Seat} pays the shells {shells:Track}"))
def pays_shells(world: KaivaiWorld, seat: str, shells: Track) -> None:
    """Shells go into the supply, and nothing is due any more."""
    left = world.told.goods_left + sum(shells)
    _display(world, "shells", seat, shells, -1, goods_left=left, due=0)


@then(parse("{seat:Seat} pays the shells {shells:Track} and gets {change:Track} back"))
def pays_with_change(world: KaivaiWorld, seat: str, shells: Track, change: Track) -> None:
    """Shells go into the supply and one of it comes back; nothing is due any more."""
    spent = Track(*[paid - back for paid, back in zip(shells, change, strict=True)])
    pays_shells(world, seat, spent)


@then(parse("{seat:Seat} returns {number:Number} influence"))
def returns_influence(world: KaivaiWorld, seat: str, number: int) -> None:
    """Counters go into the supply."""
    _from_supply(world, seat, -number)


@then(parse("{seat:Seat} rolls {dice:Dice}"))
def rolls(world: KaivaiWorld, seat: str, dice: tuple[str, ...]) -> None:
    """Dice show these faces, the biggest die first."""
    told = world.told.dice
    world.same(f"faces rolled by {seat}", dice, told[: len(dice)])
    world.tell("dice", dice=told[len(dice) :])


@then(parse("{seat:Seat} takes {number:Number} influence"))
def takes_influence(world: KaivaiWorld, seat: str, number: int) -> None:
    """Counters come from the supply."""
    _from_supply(world, seat, number)


@then(parse("{seat:Seat} takes the fish {fish:Track}"))
def takes_fish(world: KaivaiWorld, seat: str, fish: Track) -> None:
    """Fish come from the supply, to these spaces."""
    _display(world, "fish", seat, fish, 1, goods_left=world.told.goods_left - sum(fish))


@then(parse("{seat:Seat} takes the shells {shells:Track}"))
def takes_shells(world: KaivaiWorld, seat: str, shells: Track) -> None:
    """Shells come from the supply, to these spaces."""
    _display(world, "shells", seat, shells, 1, goods_left=world.told.goods_left - sum(shells))


def _chosen(world: KaivaiWorld, action: str, seat: str, held: int) -> dict[str, Any]:
    """An action that holds so much influence, and a player who has chosen it."""
    acted = replaced(world.told.acted, world.seat(seat), value=True)
    return {"spaces": {**world.told.spaces, action: held}, "acted": acted}


def _count(world: KaivaiWorld, part: str, seat: str, more: int, **parts: Any) -> None:
    """A number of a player is so much more; other parts are told with it, and checked later."""
    place, before = world.seat(seat), getattr(world.told, part)
    told: dict[str, Any] = {part: replaced(before, place, before[place] + more)}
    world.tell(f"{part} of {seat}", **told, **parts)


def _from_supply(world: KaivaiWorld, seat: str, number: int) -> None:
    left = world.told.influence_left - number
    _count(world, "influence", seat, number, influence_left=left)


def _display(
    world: KaivaiWorld, part: str, seat: str, counters: Track, sign: int, **parts: Any
) -> None:
    """Counters come to a display, or go from it; other parts are told with them."""
    place, before = world.seat(seat), getattr(world.told, part)
    pairs = zip(before[place], counters, strict=True)
    track = Track(*[there + sign * one for there, one in pairs])
    told: dict[str, Any] = {part: replaced(before, place, track)}
    world.tell(f"{part} of {seat}", **told, **parts)
