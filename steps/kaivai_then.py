"""The phrases of Kaivai: Then, what a player does or has, sorted."""

from collections.abc import Sequence
from typing import Any

from pytest_bdd import then

from atoll.kaivai import phrases
from atoll.kaivai.board import Hex
from atoll.kaivai.fields import FIELDS
from atoll.kaivai.pieces import left_of
from atoll.kaivai.table import Hut, Track
from atoll.running.parsing import parsing
from atoll.table import replaced

from .kaivai_world import KaivaiWorld

Rows = Sequence[Sequence[str]]
parse = parsing(FIELDS)


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


@then(parse(phrases.HAS_PASSED))
def has_passed(world: KaivaiWorld, seat: str) -> None:
    """A player takes no more turns in this round."""
    passed = replaced(world.told.passed, world.seat(seat), value=True)
    world.tell(f"has passed of {seat}", passed=passed)


@then(
    parse(
        "{seat:Seat} has {huts:Number} huts, {canoes:Number} canoes and {fishermen:Number} fishermen left"
    )
)
def has_left(world: KaivaiWorld, seat: str, huts: int, canoes: int, fishermen: int) -> None:
    """The pieces of a player that are not on the board."""
    place, table = world.seat(seat), world.table
    kinds = ("meeting", "canoe-builder", "fisherman")
    found = tuple(left_of(table, place, kind) for kind in kinds)
    world.same(f"pieces left of {seat}", (huts, canoes, fishermen), found)


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


@then(parse("{seat:Seat} pays {number:Number} influence for {action:Action}"))
def pays_influence(world: KaivaiWorld, seat: str, number: int, action: str) -> None:
    """A later choice of an action: own counters lie there too."""
    _count(world, "influence", seat, -number)
    held = world.told.spaces.get(action, 0) + number
    world.tell("spaces", **world.chosen(action, seat, held))


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


@then(parse("{seat:Seat} takes the fish {fish:Track}"))
def takes_fish(world: KaivaiWorld, seat: str, fish: Track) -> None:
    """Fish come from the supply, to these spaces."""
    _display(world, "fish", seat, fish, 1, goods_left=world.told.goods_left - sum(fish))


@then(parse("{seat:Seat} takes the shells {shells:Track}"))
def takes_shells(world: KaivaiWorld, seat: str, shells: Track) -> None:
    """Shells come from the supply, to these spaces."""
    _display(world, "shells", seat, shells, 1, goods_left=world.told.goods_left - sum(shells))


@then(parse("{seat:Seat} takes {number:Number} influence"))
def takes_influence(world: KaivaiWorld, seat: str, number: int) -> None:
    """Counters come from the supply."""
    _from_supply(world, seat, number)


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
