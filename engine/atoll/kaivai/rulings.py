"""The open points of Kaivai with their answers, and its two editions.

Each default is that of the English rulebook of 2010, the only one of which a copy is at hand. The
first edition is known from reviews and a digital version: it is compared, not played.
"""

from collections.abc import Mapping
from functools import partial

from atoll.kaivai.open_points import OPEN_POINTS
from atoll.kaivai.points import EN, FIRST, bids, canoes, ending, fish
from atoll.table.rulings import Edition, Ruling, answers, unanswered

_ALL = (*bids.RULINGS, *canoes.RULINGS, *fish.RULINGS, *ending.RULINGS)

RULINGS: Mapping[str, Ruling] = {ruling.name: ruling for ruling in _ALL}

_USUAL = {ruling.name: ruling.default for ruling in _ALL}
_SILENT = {
    "bid_tie": "The order is drawn in the first round; of later rounds nothing is said.",
    "bases": "Two bases are placed; who places them is not said.",
    "empty_influence": "A counter is taken from the supply; an empty one is not spoken of.",
    "change_from": "Change is given; where from is not said.",
    "fish_short": "An empty supply is not spoken of.",
    "sale_short": "Shells come from the supply; an empty one is not spoken of.",
    "chooser_tie": "The player with the least glory chooses; a tie is not spoken of.",
}

_TOLD = {
    "rounds": "ten",
    "start_huts": "one_canoe",
    "start_fish": "five",
    "caught": "five",
    "god_fishing": "die",
}
_LACKS = {
    "bases": "Its further bases are single hexes, one with three players and two with four; which "
    "rule places them is not known.",
    "sinking": "Only the digital version tells it: 4, 3 and 2 glory, as it has for both editions.",
    "weight": "Only the digital version tells it: each counter once, as it has for both editions.",
    "tie": "Only the digital version tells it: nothing to tied players, in both editions.",
}
_UNREAD = {
    name: "No copy is at hand, and no review known to us tells it."
    for name in RULINGS
    if name not in {**_TOLD, **_LACKS}
}

EDITIONS: Mapping[str, Edition] = {
    edition.id: edition
    for edition in (
        Edition(EN, "Kaivai, English rulebook", "en", 2010, _USUAL, _SILENT),
        Edition(
            FIRST,
            "Kaivai, first edition of 2005 (from reviews)",
            "de",
            2005,
            _TOLD,
            lacks=_LACKS | _UNREAD,
            seen=False,
        ),
    )
}

answered = partial(answers, RULINGS, EDITIONS, others=unanswered(OPEN_POINTS))
"""The answers of an edition (the defaults without one), changed by house rules.

Errors: UnknownRuling names what can be chosen, or what is not known of the first edition.
"""
