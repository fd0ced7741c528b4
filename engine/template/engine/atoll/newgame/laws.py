"""What must always hold, each law with a rule read wrongly that it refutes."""

from atoll.proof.law import Claim, breach, law
from atoll.words import Number

from .rules import may_take


@law("newgame_1_2")
@breach("stones <= pile", "stones <= pile + 1")
def nobody_takes_a_stone_that_is_not_there(stones: Number, pile: Number) -> Claim:
    """However many lie there, the pile never falls below nothing."""
    return Claim(may_take(stones, pile), pile - stones >= 0)
