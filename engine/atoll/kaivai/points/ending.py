"""The rulings of Kaivai on the final scoring.

Source: kaivai-en-2010, final scoring; the digital version where it is named.
"""

from atoll.kaivai.points import EN, read, told
from atoll.table.rulings import Answer, disputed, open_point

RULINGS = (
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
