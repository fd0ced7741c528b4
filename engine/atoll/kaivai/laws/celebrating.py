"""Laws about celebrations."""

from atoll.kaivai.laws.speech import Flags, Numbers
from atoll.kaivai.rules import celebrated
from atoll.proof.law import Breach, law
from atoll.words import Flag, choose, every, total


@law(
    "kaivai_10_2",
    "kaivai_10_3",
    breach=Breach("range(3, _MOST_FISH + 1, 3)", "range(3, _MOST_FISH + 1, 4)"),
)
def a_celebration_brings_a_glory_for_each_fish_and_one_for_every_three(
    feast: Numbers, actor: Flags
) -> Flag:
    """Of F fish in a village, whoever owns the huts, all players together gain F and a third of F.

    What is left of a third brings nothing.
    """
    fish, glory = total(feast), total(celebrated(feast, actor))
    bonus = glory - fish
    return every([3 * bonus <= fish, fish < 3 * bonus + 3])


@law(
    "kaivai_10_2",
    "kaivai_10_3",
    breach=Breach("fish + choose(acts, bonus, 0)", "fish + choose(fish > 0, bonus, 0)"),
)
def only_who_celebrates_gains_more_than_the_fish_on_own_huts(feast: Numbers, actor: Flags) -> Flag:
    """All others gain exactly as much as fish lie on their huts there, and the actor no less."""
    found = zip(celebrated(feast, actor), feast, actor, strict=True)
    return every([choose(acts, gains >= own, gains == own) for gains, own, acts in found])
