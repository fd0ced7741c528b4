"""Laws about canoes (what they catch, deliver and sell, and what sinking costs) and about value."""

from collections.abc import Sequence

from atoll.kaivai.components import CANOES, FACES, LOAD
from atoll.kaivai.phases import Traded, delivered, landed, lost
from atoll.kaivai.rules import (
    Numbers,
    caught,
    celebrated,
    dice,
    is_blue,
    sinking,
    sold,
    takes,
    unsinkable,
    value,
)
from atoll.kaivai.table import Track
from atoll.proof.law import Claim, breach, law, seatless
from atoll.proof.speech import implies, same, within
from atoll.words import Flag, Number, choose, count, every, lookup, no, smaller, total


@seatless("kaivai_7_3", "kaivai_7_7")
@breach("return smaller(fishermen + god, most)", "return fishermen + god")
def a_canoe_never_rolls_more_dice_than_there_are(
    fishermen: Number, god: Number, five: Flag
) -> Flag:
    """One for each fisherman and the god's, up to four; by the other answer up to five."""
    most = len(FACES) + choose(five, 1, 0)
    found = dice(fishermen, god, most=most)
    return every([found <= most, implies(fishermen + god <= most, found == fishermen + god)])


@law("kaivai_0_8", over=lambda: range(5))
@breach("face < lookup(FACES,", "face <= lookup(FACES,")
def the_dice_have_five_four_three_and_two_blue_faces(die: int) -> Flag:
    """Of the six faces of each die; the biggest is the best, and a fifth is like the smallest."""
    return count(is_blue(die, face) for face in range(6)) == (5, 4, 3, 2, 2)[die]


@law("kaivai_7_4", "kaivai_7_5", "kaivai_7_9")
@breach("choose(fish <= left, fish,", "choose(fish <= left + 1, fish,")
def a_catch_is_never_more_than_the_supply_has(
    blue: Number, sure: Number, goods_left: Number, rest: Flag
) -> Flag:
    """A canoe catches the blue faces and the god's fish; what is not there nobody catches."""
    found = caught(blue, sure, goods_left, rest=rest)
    whole = implies(blue + sure <= goods_left, found == blue + sure)
    return every([found >= 0, found <= goods_left, found <= blue + sure, whole])


@law("kaivai_0_4", "kaivai_7_4")
@breach("choose(space == on, fish, 0)", "choose(space >= on, fish, 0)", "phases")
def fishing_conserves_fish_and_shells(
    fish: Sequence[Track], catch: Number, goods_left: Number, fresh: Flag
) -> Claim:
    """Caught fish come from the supply to the display, counter for counter."""
    own, *_ = fish
    found = landed(own, catch, goods_left, fresh=fresh)
    conserved = total(found.fish) + found.left == total(own) + goods_left
    return Claim(catch <= goods_left, every([conserved, found.left >= 0]))


@law("kaivai_7_4", under=("caught=four",))
@breach("on = choose(fresh, 5, 4)", "on = choose(fresh, 4, 5)", "phases")
def caught_fish_come_on_space_four_and_all_others_stay(
    fish: Sequence[Track], catch: Number, goods_left: Number, fresh: Flag
) -> Flag:
    """A catch changes nothing of a display but its fourth space."""
    one, two, three, four, five = fish[0]
    found = landed(fish[0], catch, goods_left, fresh=fresh)
    return same(found.fish, (one, two, three, four + catch, five))


# Fish that are delivered and sold


Delivery = tuple[Track, Track, Number, Number, Track]
"""Fish and shells of a player, the fish on the hut, the supply; and the fish that are brought."""


@seatless("kaivai_8_4")
@breach("place < load + fish]), 1, 0)", "place <= load + fish]), 1, 0)")
def a_sale_brings_what_its_formula_says(load: Number, sold_then: Number) -> Claim:
    """For d fish onto a hut that holds f, the shells are worth d(11 - 2f - d) / 2.

    The hut holds three at most. It is what 5, 4 and 3 for the first, second and third fish add up
    to.
    """
    doubled = [d * (11 - 2 * load - d) for d in range(LOAD + 1)]
    worth = value(sold(load, sold_then))
    return Claim(load + sold_then <= LOAD, 2 * worth == lookup(doubled, sold_then))


@seatless("kaivai_8_4", "kaivai_8_6")
@breach("every([load <= place, place < load + fish])", "every([0 <= place, place < fish])")
def fish_sold_one_after_the_other_bring_what_they_bring_together(
    load: Number, sold_first: Number, sold_then: Number
) -> Claim:
    """Whether one canoe sells them or two, the shells are the same on every space."""
    first, then = sold(load, sold_first), sold(load + sold_first, sold_then)
    together = sold(load, sold_first + sold_then)
    both = [one + other for one, other in zip(first, then, strict=True)]
    return Claim(load + sold_first + sold_then <= LOAD, same(both, together))


@law("kaivai_8_3", "kaivai_8_4", "kaivai_8_5", "kaivai_8_7")
@breach("choose(sale, smaller(number, left), 0)", "smaller(number, left)", "phases")
def a_delivery_pays_a_shell_for_each_fish_or_none_in_the_own_hut(
    delivery: Delivery, sale: Flag
) -> Claim:
    """All fish brought lie on the hut; another's pays as many shells, or as many as are left."""
    before, brought = Traded(*delivery[:4]), delivery[4]
    after, number = delivered(before, brought, sale=sale), total(brought)
    earned = total(after.shells) - total(before.shells)
    due = choose(sale, smaller(number, before.left), 0)
    on_hut = before.load + number
    return Claim(on_hut <= LOAD, every([after.load == on_hut, earned == due]))


@law("kaivai_0_4", "kaivai_8_3", "kaivai_8_4")
@breach("left - total(earned)", "left", "phases")
def delivering_conserves_fish_and_shells(delivery: Delivery, sale: Flag) -> Flag:
    """Displays, hut and supply hold as many counters together as before, sold or not."""
    before, brought = Traded(*delivery[:4]), delivery[4]
    after = delivered(before, brought, sale=sale)
    there, then = [
        total(one.fish) + total(one.shells) + one.load + one.left for one in (before, after)
    ]
    return there == then


@law("kaivai_8_2", "kaivai_8_6")
@breach("return load + fish <= most", "return fish <= most")
def no_hut_holds_more_than_three_fish(delivery: Delivery, sale: Flag) -> Claim:
    """Where the hut takes the fish and the player has them, nothing falls below none either."""
    before, brought = Traded(*delivery[:4]), delivery[4]
    after = delivered(before, brought, sale=sale)
    given = every([takes(before.load, total(brought), most=LOAD), within(brought, before.fish)])
    never_less = [number >= 0 for number in [*after.fish, *after.shells, after.left]]
    return Claim(given, every([after.load <= 3, *never_less]))


# Canoes that are sunk


@law("kaivai_9_4", "kaivai_9_5")
@breach("Sinking(canoes <= 1,", "Sinking(canoes < 1,")
def sinking_leaves_its_victim_a_canoe_and_nobody_below_no_glory(
    fleet: Number, glory: Numbers, dear: Flag
) -> Claim:
    """Who may sink a canoe can pay for it, and its owner keeps another one at least."""
    own, *_ = glory
    cost = sinking(fleet, dear=dear)
    found = unsinkable(fleet, own, cost)
    may = every([no(found.last), no(found.too_dear)])
    return Claim(may, every([fleet - 1 >= 1, own - cost >= 0]))


@seatless("kaivai_9_3")
@breach("10 - 2 * canoes", "2 * canoes")
def the_fewer_canoes_a_player_has_the_dearer_it_is_to_sink_one(fleet: Number, dear: Flag) -> Claim:
    """Of three canoes it costs more than of four, of two still more, and never less than two."""
    dearer = sinking(fleet, dear=dear) > sinking(fleet + 1, dear=dear)
    at_least = sinking(fleet, dear=dear) >= choose(fleet == CANOES, 2, 3)
    return Claim(fleet >= 2, every([dearer, at_least]))


@seatless("kaivai_9_3", under=("sinking=six_four_two",))
@breach("choose(dear, 10 - 2 * canoes, 6 - canoes)", "6 - canoes")
def sinking_one_of_two_three_or_four_canoes_costs_six_four_or_two(
    fleet: Number, dear: Flag
) -> Claim:
    """For each canoe that its owner has more it costs two glory less."""
    return Claim(fleet >= 2, sinking(fleet, dear=dear) == 10 - 2 * fleet)


# Celebrations


@law("kaivai_10_2", "kaivai_10_3")
@breach("range(3, _MOST_FISH + 1, 3)", "range(3, _MOST_FISH + 1, 4)")
def a_celebration_brings_a_glory_for_each_fish_and_one_for_every_three(
    feast: Numbers, actor: Sequence[Flag]
) -> Flag:
    """Of F fish in a village, whoever owns the huts, all players together gain F and a third of F.

    What is left of a third brings nothing.
    """
    fish, glory = total(feast), total(celebrated(feast, actor))
    bonus = glory - fish
    return every([3 * bonus <= fish, fish < 3 * bonus + 3])


@law("kaivai_10_2", "kaivai_10_3")
@breach("fish + choose(acts, bonus, 0)", "fish + choose(fish > 0, bonus, 0)")
def only_who_celebrates_gains_more_than_the_fish_on_own_huts(
    feast: Numbers, actor: Sequence[Flag]
) -> Flag:
    """All others gain exactly as much as fish lie on their huts there, and the actor no less."""
    found = zip(celebrated(feast, actor), feast, actor, strict=True)
    return every([choose(acts, gains >= own, gains == own) for gains, own, acts in found])


# Loss of value


@law("kaivai_13_1", "kaivai_13_2")
@breach("return (*track[1:], 0)", "return (0, *track[1:])")
def the_loss_of_value_takes_one_from_every_shell(shells: Sequence[Track]) -> Flag:
    """What a player's shells are worth falls by their number."""
    falls = [value(own) - value(lost(own).track) == total(own) for own in shells]
    return every(falls)


@law("kaivai_0_4", "kaivai_13_2")
@breach("aged(track), track[0])", "aged(track), track[1])", "phases")
def the_loss_of_value_conserves_fish_and_shells(
    shells: Sequence[Track], fish: Sequence[Track]
) -> Flag:
    """Whatever leaves a display comes into the supply, and nothing else does."""
    tracks = [*shells, *fish]
    found = [lost(track) for track in tracks]
    kept = [total(after.track) + after.gone for after in found]
    return every([one == total(track) for one, track in zip(kept, tracks, strict=True)])


@law("kaivai_13_1", "kaivai_13_2")
@breach("return (*track[1:], 0)", "return (*track[1:], track[0])")
def after_five_rounds_no_shell_is_left(shells: Sequence[Track]) -> Flag:
    """Nothing that lies on a display now is there after the loss of value of five rounds."""
    tracks: Sequence[Numbers] = shells
    for _ in range(5):
        tracks = [lost(track).track for track in tracks]
    return total([total(track) for track in tracks]) == 0


@law("kaivai_13_1", "kaivai_13_2", "kaivai_7_4")
@breach("return (*track[1:], 0)", "return track")
def a_caught_fish_is_gone_after_four_rounds(fish: Sequence[Track]) -> Claim:
    """Of fish none of which lies on 5, as caught ones come on 4, four rounds leave none."""
    tracks: Sequence[Numbers] = fish
    for _ in range(4):
        tracks = [lost(track).track for track in tracks]
    none_on_five = every([track[4] == 0 for track in fish])
    return Claim(none_on_five, total([total(track) for track in tracks]) == 0)
