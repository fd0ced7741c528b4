"""Laws about scorings: who takes a mask, and how many scorings a game has."""

from atoll.bali.components import MASKS
from atoll.bali.rules import Flags, Numbers, Scoring, scoring
from atoll.proof.law import Breach, Claim, law
from atoll.proof.speech import implies
from atoll.words import Flag, Number, count, every


def _taken(found: Scoring) -> Number:
    return count([found.active, found.other])


@law("bali_9_2", "bali_9_3", seats=(), breach=Breach("every([happens, left > 0])", "left > 1"))
def a_scoring_hands_out_one_mask_or_two(chips: Number, masks_there: Number, there: Flag) -> Claim:
    """While masks are left a scoring brings the active player one, and nobody else without it."""
    found = scoring(chips, masks_there, there=there)
    taken = _taken(found)
    holds = every([found.active, taken >= 1, taken <= 2])
    return Claim(every([found.happens, masks_there > 0]), holds)


@law("bali_9_1", seats=(), breach=Breach("happens = chips > 0", "happens = chips > 1"))
def there_is_a_scoring_exactly_where_the_active_player_has_a_chip(
    chips: Number, masks_there: Number, there: Flag
) -> Flag:
    """With no chip there is none, whoever has the others, and nobody takes a mask."""
    found = scoring(chips, masks_there, there=there)
    nothing = implies(chips == 0, _taken(found) == 0)
    return every([found.happens == (chips >= 1), nothing])


@law(
    "bali_9_2",
    "bali_9_3",
    "bali_10_2",
    "bali_11_5",
    seats=(),
    breach=Breach("chips == 1, there, left > 1", "chips == 1, there"),
)
def a_second_mask_goes_to_the_holder_of_the_other_chip_alone(
    chips: Number, masks_there: Number, there: Flag
) -> Flag:
    """It is handed out where the other chip is another player's and two masks are left."""
    found = scoring(chips, masks_there, there=there)
    return found.other == every([chips == 1, there, masks_there >= 2])


@law("bali_10_2", seats=(), breach=Breach("there, left > 1])", "there])"))
def never_are_more_masks_handed_out_than_are_left(
    chips: Number, masks_there: Number, there: Flag
) -> Flag:
    """The last mask goes to one player, and where none is left nobody takes one."""
    return _taken(scoring(chips, masks_there, there=there)) <= masks_there


@law(
    "bali_0_6",
    "bali_10_1",
    seats=(),
    breach=Breach("DALANG_CARDS, MASKS = 24, 16", "DALANG_CARDS, MASKS = 24, 14", "components"),
)
def sixteen_masks_last_for_eight_to_sixteen_scorings(owned: Numbers, present: Flags) -> Flag:
    """Whatever chips the active players have, a mask is left after seven and none after sixteen."""
    left = [MASKS]
    for chips, there in zip(owned, present, strict=True):
        left = [*left, left[-1] - _taken(scoring(chips, left[-1], there=there))]
    return every([left[0] == 16, left[7] > 0, left[16] == 0])
