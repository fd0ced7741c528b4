"""Laws about keeping and paying."""

from atoll.fiji.components import NO_BEADS, Beads
from atoll.fiji.laws.speech import ARow, Flags, Hands, no_fewer, same
from atoll.fiji.phases import row
from atoll.fiji.rules import payment, pooled
from atoll.proof.law import Breach, law
from atoll.words import Flag, choose, count, every, no, some


@law("fiji_4_13", "fiji_4_16", breach=Breach("choose(keeps, NO_BEADS, offer)", "offer"))
def an_offer_is_kept_whole_or_paid_whole(offers: Hands, keepers: Flags, supply: Beads) -> Flag:
    """Who keeps an offer pays none of it, and who pays keeps none: one or the other.

    The supply takes in just what is paid.
    """
    found = payment(offers, keepers, supply)
    nothing = [NO_BEADS for _ in offers]
    kept = zip(offers, found.kept, nothing, found.paid, strict=True)
    paid = zip(offers, found.paid, nothing, found.kept, strict=True)
    keeps = [every([same(one, two), same(three, four)]) for one, two, three, four in kept]
    pays = [every([same(one, two), same(three, four)]) for one, two, three, four in paid]
    exactly_one = [count(pair) == 1 for pair in zip(keeps, pays, strict=True)]
    pay = zip(offers, keepers, strict=True)
    due = pooled(supply, [choose(keeping, NO_BEADS, offer) for offer, keeping in pay])
    return every([*exactly_one, same(keeps, keepers), same(found.supply, due)])


@law(
    "fiji_4_13",
    "fiji_4_16",
    breach=Breach("tuple(kept), pooled(supply, paid)", "tuple(kept), pooled(supply, offers)"),
)
def a_payment_conserves_every_colour(offers: Hands, keepers: Flags, supply: Beads) -> Flag:
    """What was offered is in the supply or back behind the screens."""
    found = payment(offers, keepers, supply)
    return same(pooled(found.supply, found.kept), pooled(supply, offers))


@law("fiji_4_16", breach=Breach("pooled(supply, paid)", "pooled(NO_BEADS, paid)"))
def a_payment_takes_nothing_from_the_supply(offers: Hands, keepers: Flags, supply: Beads) -> Flag:
    """The supply only grows when the offers are paid, so nothing can be negative after it."""
    found = payment(offers, keepers, supply)
    return no_fewer(found.supply, supply)


@law(
    "fiji_4_13",
    breach=Breach(
        "some([kept, every([effect.keeps, executing])])", "every([effect.keeps, executing])"
    ),
)
def only_the_executor_of_a_keep_card_begins_to_keep_and_nobody_stops(
    a_row: ARow, half_is_up: Flag
) -> Flag:
    """Those who kept their offers still do, and so does the executor if card and choice say so."""
    before, _, _, effect, choice = a_row
    found = row(*a_row, half_is_up=half_is_up)
    begins = every([effect.keeps, no(choice.pays)])
    executes = found.contest.executes
    pairs = zip(before.keepers, executes, strict=True)
    keepers = [choose(begins, some([kept, executing]), kept) for kept, executing in pairs]
    return same(found.after.keepers, keepers)
