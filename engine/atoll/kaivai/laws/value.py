"""Laws about what becomes of fish and shells: celebrations, and the loss of value."""

from collections.abc import Sequence

from atoll.kaivai.phases import lost
from atoll.kaivai.rules import Numbers, celebrated, value
from atoll.kaivai.table import Track
from atoll.proof.law import Claim, breach, law
from atoll.words import Flag, choose, every, total


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


@law("kaivai_13_1", "kaivai_13_2", "kaivai_7_4")
@breach("return (*track[1:], 0)", "return track")
def a_caught_fish_is_gone_after_four_rounds(fish: Sequence[Track]) -> Claim:
    """Of fish none of which lies on 5, as caught ones come on 4, four rounds leave none."""
    tracks: Sequence[Numbers] = fish
    for _ in range(4):
        tracks = [lost(track).track for track in tracks]
    none_on_five = every([track[4] == 0 for track in fish])
    return Claim(none_on_five, total([total(track) for track in tracks]) == 0)
