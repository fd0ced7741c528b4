"""Fishing: each canoe fishes at one village, with its owner's fishermen and the god."""

from collections.abc import Iterator
from random import Random

from atoll.kaivai import phases, rules
from atoll.kaivai.board import Hex, write_hex
from atoll.kaivai.canoes import Voyage, acted, can_perform, why_not_act
from atoll.kaivai.components import FACES, FISHERMEN
from atoll.kaivai.islands import Village
from atoll.kaivai.pieces import canoes_of, islands, villages
from atoll.kaivai.table import Fish, FishWith, Table, Track
from atoll.kaivai.villages import cult_beside
from atoll.table import Event, Refusal, Step, agreed, counted, replaced
from atoll.table.stating import rule

STAGE = "fish"


# What a canoe can do


@rule("kaivai_7_3")
def fishermen(table: Table, seat: int, village: Village) -> int:
    """How many fishermen a player has in a village; of huts built bare no more than there are."""
    huts = (table.huts[place] for place in village.huts)
    own = sum(hut.owner == seat and hut.kind == "fisherman" for hut in huts)
    return min(own, FISHERMEN)


@rule("kaivai_7_6")
def fit(table: Table, seat: int, village: Village) -> bool:
    """Whether a player can fish at a village (ruling fishing_needs)."""
    anything = table.rulings.fishing_needs == "nothing"
    return anything or table.god in village.hexes or fishermen(table, seat, village) > 0


def _villages(table: Table, seat: int, canoe: Hex) -> list[Village]:
    """The villages at which a canoe can fish where it is."""
    beside = cult_beside(islands(table), canoe)
    return [village for village in beside if fit(table, seat, village)]


def _near(table: Table, seat: int) -> Iterator[Hex]:
    """The cult hexes of the villages at which a player can fish."""
    return (one for village in villages(table) if fit(table, seat, village) for one in village.cult)


def _acts(table: Table, seat: int, canoe: Hex) -> Iterator[Table]:
    if _villages(table, seat, canoe):
        yield table


VOYAGE = Voyage(_near, _acts, "fish")


def why_cannot(table: Table, seat: int) -> Refusal | None:
    """Why a player cannot fish at all, or None."""
    if can_perform(table, seat, VOYAGE):
        return None
    reason = f"no canoe of {table.seats[seat]} reaches a place to fish; choose another action."
    return Refusal("kaivai_7_6", reason)


def dice(table: Table, seat: int, village: Village) -> int:
    """How many dice a canoe rolls (rulings dice_most, god_fishing, fishing)."""
    if table.rulings.fishing == "no_dice":
        return 0
    god = table.rulings.god_fishing == "die" and table.god in village.hexes
    most = len(FACES) + (table.rulings.dice_most == "five")
    found: int = rules.dice(fishermen(table, seat, village), int(god), most=most)
    return found


# The moves


def why_not(table: Table, seat: int, move: Fish | FishWith) -> Refusal | None:
    """The rule that refuses a catch, or None."""
    cult, canoe = move.cult, move.canoe
    refusal = why_not_act(table, seat, canoe) or _why_not_fish(table, seat, cult, canoe)
    if refusal or isinstance(move, Fish):
        return refusal
    return _why_not_dice(table, seat, cult, move.dice)


def _why_not_fish(table: Table, seat: int, cult: Hex, canoe: Hex) -> Refusal | None:
    here = write_hex(canoe)
    if cult not in table.cult or cult not in table.board.neighbours[canoe]:
        reason = (
            f"{write_hex(cult)} is no cult hex beside {here}; fish where the canoe touches one."
        )
        return Refusal("kaivai_7_1", reason)
    if not fit(table, seat, islands(table).village_of[cult]):
        reason = f"neither the god nor a fisherman of {table.seats[seat]} is there; fish elsewhere."
        return Refusal("kaivai_7_6", reason)
    return None


def _why_not_dice(table: Table, seat: int, cult: Hex, number: int) -> Refusal | None:
    most = dice(table, seat, islands(table).village_of[cult])
    if not 0 <= number <= most:
        reason = f"{counted(number, 'die', 'dice')} cannot be rolled; roll 0 to {most}."
        return Refusal("kaivai_7_3", reason)
    if table.rulings.roll == "all" and number < most:
        says = f"[the die is|all {most} dice are] rolled; leave [its|their] number out."
        return Refusal("kaivai_7_3", agreed(says, most))
    return None


def moves(table: Table, seat: int) -> Iterator[Fish | FishWith]:
    """Every village at which a canoe can fish."""
    for canoe in canoes_of(table, seat):
        if why_not_act(table, seat, canoe) is None:
            for village in _villages(table, seat, canoe):
                cult = min(village.cult & table.board.neighbours[canoe])
                yield Fish(cult, canoe)
                if table.rulings.roll == "optional":
                    most = dice(table, seat, village)
                    yield from (FishWith(cult, canoe, number) for number in range(most))


def played(table: Table, seat: int, move: Fish | FishWith) -> Step[Table]:
    """A canoe fishes."""
    canoe, village = move.canoe, islands(table).village_of[move.cult]
    number = move.dice if isinstance(move, FishWith) else dice(table, seat, village)
    faces, thrown = rolled(acted(table, canoe), number)
    if table.rulings.fishing == "no_dice":
        blue = fishermen(table, seat, village)
    else:
        blue = faces.count("blue")
    sure = _sure(table, canoe, village)
    fish = rules.caught(blue, sure, table.goods_left, rest=table.rulings.fish_short == "rest")
    facts = {"seat": seat, "canoe": canoe, "number": number, "faces": faces, "fish": fish}
    gift = min(sure, fish)
    given = _landed(thrown, seat, gift)
    god = Event("kaivai_7_5", "god's fish", facts)
    told = (*_before(table, seat, canoe, village), *_rolled(table, facts, blue))
    step = Step(given, (*told, god) if sure else told)
    short = (Event("kaivai_7_9", "fish short", facts),) if fish != blue + sure else ()
    after = _landed(given, seat, fish - gift)
    return step.then(Step(after, (*short, Event("kaivai_7_4", "catch", facts))))


def _before(table: Table, seat: int, canoe: Hex, village: Village) -> Iterator[Event]:
    """What is told of a village before anybody fishes there."""
    yield from _chosen(table, canoe, village)
    own, god = fishermen(table, seat, village), table.god in village.hexes
    facts = {"seat": seat, "hex": min(village.cult), "fishermen": own}
    if not own and not god:
        yield Event("kaivai_7_6", "without both", facts)
    if own > len(FACES) and table.rulings.fishing == "dice":
        number = dice(table, seat, village)
        yield Event("kaivai_7_7", "many fishermen", {**facts, "number": number})
    if god and table.rulings.god_fishing == "die" and table.rulings.fishing == "dice":
        yield Event("kaivai_7_5", "god's die", facts)


@rule("kaivai_7_2")
def _chosen(table: Table, canoe: Hex, village: Village) -> Iterator[Event]:
    """A canoe that touches cult hexes of two villages fishes at one of them."""
    if len(cult_beside(islands(table), canoe)) > 1:
        yield Event("kaivai_7_2", "one village", {"canoe": canoe, "hex": min(village.cult)})


@rule("kaivai_7_5")
def _sure(table: Table, canoe: Hex, village: Village) -> int:
    """The fish that the god gives without a die (rulings god_fishing, god_fish)."""
    touching = table.rulings.god_fish == "touching"
    villages = cult_beside(islands(table), canoe) if touching else (village,)
    there = any(table.god in one.hexes for one in villages)
    return int(there and table.rulings.god_fishing == "sure")


def rolled(table: Table, number: int) -> tuple[tuple[str, ...], Table]:
    """The faces of so many dice, the biggest first: those known beforehand, then by luck."""
    known, luck = table.dice[:number], Random(table.seed)
    faces = ((place, int(luck.random() * 6)) for place in range(len(known), number))
    thrown = ["blue" if rules.is_blue(*face) else "white" for face in faces]
    seed = int(luck.random() * 2**53) if thrown else table.seed
    return (*known, *thrown), table._replace(dice=table.dice[number:], seed=seed)


@rule("kaivai_7_4")
def _landed(table: Table, seat: int, fish: int) -> Table:
    """Caught fish come on space 4 of the track (ruling caught)."""
    fresh = table.rulings.caught == "five"
    found = phases.landed(table.fish[seat], fish, table.goods_left, fresh=fresh)
    return table._replace(
        fish=replaced(table.fish, seat, Track(*found.fish)), goods_left=found.left
    )


def _rolled(table: Table, facts: dict[str, object], blue: int) -> Iterator[Event]:
    if table.rulings.fishing == "no_dice":
        yield Event("kaivai_7_8", "no dice", {**facts, "fishermen": blue})
    elif facts["number"]:
        yield Event("kaivai_7_3", "roll", facts)
        yield Event("kaivai_0_8", "faces", facts)
