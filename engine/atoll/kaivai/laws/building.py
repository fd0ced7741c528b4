"""Laws about what a hut costs and how it is paid."""

from collections.abc import Sequence

from atoll.kaivai.components import SPACES
from atoll.kaivai.phases import paid
from atoll.kaivai.rules import Numbers, payment, price, value
from atoll.kaivai.table import Track
from atoll.proof.law import Claim, breach, law, seatless
from atoll.proof.speech import same, within
from atoll.words import Flag, Number, choose, every, no, some, total

EACH_SPACE = range(len(SPACES))
Tracks = Sequence[Track]


@seatless("kaivai_6_5")
@breach("return bid + size + choose", "return bid + size - 1 + choose")
def a_hut_costs_at_least_one_more_than_the_bid(bid: Number, size: Number, with_hut: Flag) -> Flag:
    """Every village has one hex at least, and the hut itself may count or not."""
    return price(bid, size, with_hut=with_hut) >= bid + 1


@seatless("kaivai_6_5")
@breach("return bid + size + choose", "return bid + 2 * size + choose")
def a_second_hut_in_the_village_costs_one_more(bid: Number, size: Number, with_hut: Flag) -> Flag:
    """Each hex by which a village has grown makes the next hut dearer by one, whatever the bid."""
    now = price(bid, size, with_hut=with_hut)
    return price(bid, size + 1, with_hut=with_hut) == now + 1


@law("kaivai_6_6", "kaivai_6_12")
@breach("Payment(lacking, worth >= due", "Payment(lacking, worth > due")
def all_shells_pay_a_price_exactly_where_they_are_worth_it(shells: Tracks, due: Number) -> Flag:
    """A player can pay for a hut exactly if all shells on the display are worth it."""
    own, *_ = shells
    found = payment(own, own, due)
    pays = every([found.enough, no(found.lacking)])
    return choose(value(own) >= due, pays, no(pays))


@law("kaivai_6_6")
@breach("every([one > 0, worth - space >= due])", "worth - space >= due")
def a_superfluous_shell_can_be_kept_and_the_others_still_pay(
    shells: Tracks, paying: Numbers, due: Number
) -> Claim:
    """Of a payment with a superfluous shell one shell less pays too.

    So where all shells pay, some of them pay with none superfluous: shells are kept until none is.
    """
    own, *_ = shells
    found = payment(own, paying, due)
    fewer = [tuple([paying[m] - choose(m == n, 1, 0) for m in EACH_SPACE]) for n in EACH_SPACE]
    tries = [payment(own, fewer[n], due) for n in EACH_SPACE]
    pays = [every([paying[n] > 0, tries[n].enough, no(tries[n].lacking)]) for n in EACH_SPACE]
    return Claim(every([found.superfluous, no(found.lacking)]), some(pays))


def _right(shells: Numbers, paying: Numbers, due: Number) -> Flag:
    """Whether shells pay what is due, which is something: they are there, and none could stay."""
    found = payment(shells, paying, due)
    return every([due >= 1, no(found.lacking), found.enough, no(found.superfluous)])


@law("kaivai_6_7", "kaivai_6_6")
@breach("worth - space >= due", "worth - space > due")
def change_is_worth_four_at_most_and_one_shell_gives_it(
    shells: Tracks, paying: Numbers, due: Number, goods_left: Number, first: Flag
) -> Claim:
    """If no shell paid is superfluous, the change is none or one shell on 1, 2, 3 or 4."""
    own, *_ = shells
    change = payment(own, paying, due).change
    back = paid(own, paying, due, goods_left, first=first).back
    in_one = every([total(back) <= 1, back[4] == 0])
    return Claim(_right(own, paying, due), every([change >= 0, change <= 4, in_one]))


@law("kaivai_6_7", under=("change_from=payment_first",))
@breach("has - pays + gets", "has - pays", "phases")
def a_payment_takes_exactly_the_price_out_of_the_shells(
    shells: Tracks, paying: Numbers, due: Number, goods_left: Number, first: Flag
) -> Claim:
    """With the change the shells are worth less by the price, even where the supply was empty."""
    own, *_ = shells
    left = paid(own, paying, due, goods_left, first=first).shells
    return Claim(_right(own, paying, due), value(left) == value(own) - due)


@law("kaivai_6_7")
@breach("there > 0]), 1, 0)", "there >= 0]), 1, 0)", "phases")
def change_is_lost_only_where_the_supply_has_no_shell(
    shells: Tracks, paying: Numbers, due: Number, goods_left: Number, first: Flag
) -> Claim:
    """Whenever change is taken, before or after the shells that pay, the supply never lacks one.

    Where a counter is in the supply, the price is paid exactly.
    """
    own, *_ = shells
    found = paid(own, paying, due, goods_left, first=first)
    exact = value(found.shells) == value(own) - due
    given = every([_right(own, paying, due), within(paying, own)])
    some_there = goods_left + choose(first, total(paying), 0) >= total(found.back)
    return Claim(given, every([some_there, some([goods_left == 0, exact])]))


@law("kaivai_6_6", "kaivai_6_7")
@breach("space == change, there > 0", "space <= change, there > 0", "phases")
def paying_never_brings_more_shells_or_fewer_than_none(
    shells: Tracks, paying: Numbers, due: Number, goods_left: Number, first: Flag
) -> Claim:
    """After a payment a player has as many shells as before or fewer, and none below nothing."""
    own, *_ = shells
    left = paid(own, paying, due, goods_left, first=first).shells
    no_more = total(left) <= total(own)
    return Claim(_right(own, paying, due), every([no_more, *[one >= 0 for one in left]]))


@law("kaivai_0_4", "kaivai_6_6")
@breach("left + total(paying) - total(back)", "left + total(paying)", "phases")
def paying_conserves_fish_and_shells(
    shells: Tracks, paying: Numbers, due: Number, goods_left: Number, first: Flag
) -> Flag:
    """Display and supply have as many counters together as before, with change or without."""
    own, *_ = shells
    found = paid(own, paying, due, goods_left, first=first)
    return total(found.shells) + found.left == total(own) + goods_left


@law("kaivai_6_6")
@breach("return total(number * space", "return total(number + space")
def a_shell_is_worth_the_space_it_lies_on(shells: Tracks) -> Flag:
    """One shell more on a space is worth so much more, whatever else lies on the display."""
    own, *_ = shells
    more = [tuple([own[m] + choose(m == n, 1, 0) for m in EACH_SPACE]) for n in EACH_SPACE]
    return same([value(one) - value(own) for one in more], (1, 2, 3, 4, 5))
