"""Laws about what canoes catch."""

from atoll.kaivai.components import FACES
from atoll.kaivai.laws.speech import Tracks
from atoll.kaivai.phases import landed
from atoll.kaivai.rules import caught, dice, is_blue
from atoll.proof.law import Breach, Checked, Claim, law
from atoll.proof.speech import implies, same
from atoll.words import Flag, Number, choose, count, every, total


@law(
    "kaivai_7_3",
    "kaivai_7_7",
    seats=(),
    breach=Breach("return smaller(fishermen + god, most)", "return fishermen + god"),
)
def a_canoe_never_rolls_more_dice_than_there_are(
    fishermen: Number, god: Number, five: Flag
) -> Flag:
    """One for each fisherman and the god's, up to four; by the other answer up to five."""
    most = len(FACES) + choose(five, 1, 0)
    found = dice(fishermen, god, most=most)
    return every([found <= most, implies(fishermen + god <= most, found == fishermen + god)])


@law(
    "kaivai_0_8",
    seats=(),
    breach=Breach("face < lookup(FACES,", "face <= lookup(FACES,"),
)
def the_dice_have_five_four_three_and_two_blue_faces() -> Checked:
    """Of the six faces of each die; the biggest is the best, and a fifth is like the smallest."""
    blue = [count(is_blue(die, face) for face in range(6)) for die in range(5)]
    flags = [found == expected for found, expected in zip(blue, (5, 4, 3, 2, 2), strict=True)]
    return Checked(len(flags), flags)


@law(
    "kaivai_7_4",
    "kaivai_7_5",
    "kaivai_7_9",
    breach=Breach("choose(fish <= left, fish,", "choose(fish <= left + 1, fish,"),
)
def a_catch_is_never_more_than_the_supply_has(
    blue: Number, sure: Number, goods_left: Number, rest: Flag
) -> Flag:
    """A canoe catches the blue faces and the god's fish; what is not there nobody catches."""
    found = caught(blue, sure, goods_left, rest=rest)
    whole = implies(blue + sure <= goods_left, found == blue + sure)
    return every([found >= 0, found <= goods_left, found <= blue + sure, whole])


@law(
    "kaivai_0_4",
    "kaivai_7_4",
    breach=Breach("choose(space == on, fish, 0)", "choose(space >= on, fish, 0)", "phases"),
)
def fishing_conserves_fish_and_shells(
    fish: Tracks, catch: Number, goods_left: Number, fresh: Flag
) -> Claim:
    """Caught fish come from the supply to the display, counter for counter."""
    own, *_ = fish
    found = landed(own, catch, goods_left, fresh=fresh)
    conserved = total(found.fish) + found.left == total(own) + goods_left
    return Claim(catch <= goods_left, every([conserved, found.left >= 0]))


@law(
    "kaivai_7_4",
    under=("caught=four",),
    breach=Breach("on = choose(fresh, 5, 4)", "on = choose(fresh, 4, 5)", "phases"),
)
def caught_fish_come_on_space_four_and_all_others_stay(
    fish: Tracks, catch: Number, goods_left: Number, fresh: Flag
) -> Flag:
    """A catch changes nothing of a display but its fourth space."""
    one, two, three, four, five = fish[0]
    found = landed(fish[0], catch, goods_left, fresh=fresh)
    return same(found.fish, (one, two, three, four + catch, five))
