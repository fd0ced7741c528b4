"""The open points of Kaivai with their answers, and its two editions.

Each default is that of the English rulebook of 2010, the only one of which a copy is at hand. The
first edition is known from reviews and a digital version: it is compared, not played.
"""

from collections.abc import Mapping
from functools import partial

from atoll.kaivai.open_points import OPEN_POINTS
from atoll.kaivai.points import EN, FIRST, bids, canoes, fish, read, told
from atoll.table.rulings import Answer, Edition, Ruling, answers, disputed, open_point, unanswered

_FINAL = (
    open_point(
        "chooser_tie",
        "Who chooses the next village when several players have the least glory?",
        ("kaivai_14_3",),
        "The rulebook names the player with the least glory and no more. The order of bidding is "
        "the one it has for players with equal glory, and the digital version uses it.",
        told(
            "criteria",
            "Of those the one who would bid first: shells, fish, canoes and huts decide.",
            "final",
            "order",
        ),
        Answer("turn_order", "Of those the one who comes first in the last turn order."),
    ),
    open_point(
        "end_tie",
        "Who wins when several players have the most glory?",
        ("kaivai_14_11",),
        "The rulebook says that the most glory wins, and so each of them has won. The digital "
        "version keeps one winner.",
        read("shared", "All of them share the victory."),
        told(
            "criteria",
            "Of those the one who would bid last: the most in shells, then in fish, canoes and "
            "huts.",
            "end",
            "order",
        ),
    ),
    open_point(
        "three_tie",
        "What does each player get when three or four are tied for a majority?",
        ("kaivai_14_8",),
        "The rulebook speaks of both players and of half the glory: of two. A share for each makes "
        "the same of two.",
        read("split", "An equal share of the glory, rounded up."),
        read("halves", "Half of the glory, rounded up, as of two."),
    ),
    open_point(
        "tied_influence",
        "Do players who are tied for a majority return the influence they added?",
        ("kaivai_14_6",),
        "Only who gains the majority returns counters, and tied players do not gain it alone. The "
        "digital version has both: they keep theirs as it plays the first edition, and all players "
        "pay as it plays the second, which the rulebook of 2010 contradicts.",
        read("keep", "No.", "scoring"),
        told("pay", "Yes, each of them.", "scoring"),
    ),
    disputed(
        "weight",
        "How much does a counter of influence add to a majority?",
        ("kaivai_14_4", "kaivai_14_5"),
        "The rulebook of 2010 counts it twice, in a sentence and in an example. The digital "
        "version counts it once for both editions, and no copy of the first is at hand.",
        Answer("two", "Two.", (EN,)),
        told("one", "One.", "scoring"),
    ),
    disputed(
        "tie",
        "What do two players get who are tied for a majority?",
        ("kaivai_14_8",),
        "The rulebook of 2010 gives half to each, in a sentence and in an example. The digital "
        "version gives nothing for both editions, and no copy of the first is at hand.",
        Answer("half", "Half of the glory each, rounded up.", (EN,)),
        told("nobody", "Nothing: nobody has the majority.", "scoring"),
    ),
)
"""The final scoring."""
_ALL = (*bids.RULINGS, *canoes.RULINGS, *fish.RULINGS, *_FINAL)

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
