"""Laws about canoes that are sunk."""

from atoll.kaivai.components import CANOES
from atoll.kaivai.laws.speech import Numbers
from atoll.kaivai.rules import sinking, unsinkable
from atoll.proof.law import Breach, Claim, law, seatless
from atoll.words import Flag, Number, choose, every, no


@law(
    "kaivai_9_4",
    "kaivai_9_5",
    breach=Breach("Sinking(canoes <= 1,", "Sinking(canoes < 1,"),
)
def sinking_leaves_its_victim_a_canoe_and_nobody_below_no_glory(
    fleet: Number, glory: Numbers, dear: Flag
) -> Claim:
    """Who may sink a canoe can pay for it, and its owner keeps another one at least."""
    own, *_ = glory
    cost = sinking(fleet, dear=dear)
    found = unsinkable(fleet, own, cost)
    may = every([no(found.last), no(found.too_dear)])
    return Claim(may, every([fleet - 1 >= 1, own - cost >= 0]))


@seatless("kaivai_9_3", breach=Breach("10 - 2 * canoes", "2 * canoes"))
def the_fewer_canoes_a_player_has_the_dearer_it_is_to_sink_one(fleet: Number, dear: Flag) -> Claim:
    """Of three canoes it costs more than of four, of two still more, and never less than two."""
    dearer = sinking(fleet, dear=dear) > sinking(fleet + 1, dear=dear)
    at_least = sinking(fleet, dear=dear) >= choose(fleet == CANOES, 2, 3)
    return Claim(fleet >= 2, every([dearer, at_least]))


@seatless(
    "kaivai_9_3",
    under=("sinking=six_four_two",),
    breach=Breach("choose(dear, 10 - 2 * canoes, 6 - canoes)", "6 - canoes"),
)
def sinking_one_of_two_three_or_four_canoes_costs_six_four_or_two(
    fleet: Number, dear: Flag
) -> Claim:
    """For each canoe that its owner has more it costs two glory less."""
    return Claim(fleet >= 2, sinking(fleet, dear=dear) == 10 - 2 * fleet)
