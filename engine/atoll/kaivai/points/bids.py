"""The rulings of Kaivai on setup, bids, influence and rounds.

Source: kaivai-en-2010, setup, bidding, actions; the digital version and reviews where named.
"""

from atoll.kaivai.points import EN, digital, read
from atoll.table.rulings import Answer, disputed, open_point

_ONE_CANOE = ("ejf/huts", "bgg-mystery/huts", "bigcream/huts", "ludolegars-2005/huts")
_TEN_ROUNDS = ("superfred/rounds", "ludozine/rounds", "trictrac/rounds", "deskovehry/rounds")
_FIVE = ("superfred/start", "trictrac/setup", "ejf/start")

RULINGS = (
    open_point(
        "bid_tie",
        "In which order do players bid who are alike in glory and in all that breaks a tie?",
        ("kaivai_2_3",),
        "The order is drawn in the first round, where all players are alike; of a later round no "
        "text speaks. To keep the order needs no luck.",
        Answer("keep", "In the order in which they had their turns in the round before."),
        Answer("draw", "The order among them is drawn by lot, as in the first round."),
    ),
    open_point(
        "canoes_on_board",
        "Does a canoe that still stands on its hut count among the canoes on the board that break "
        "a tie?",
        ("kaivai_2_3",),
        "The rulebook says on the board here and at sea where canoes are sunk; a hut is on the "
        "board. The digital version counts them.",
        read("with_huts", "Yes.", "order"),
        Answer("at_sea", "No: only canoes on water count."),
    ),
    open_point(
        "fewest_first",
        "Among players alike in glory and shells, does the one with the fewest fish, canoes and "
        "huts bid first, or the one with the most?",
        ("kaivai_2_3",),
        "For glory and shells the least goes first. For the rest the rulebook names what breaks "
        "the tie and no direction.",
        read("fewest", "The fewest.", "order"),
        read("most", "The most."),
    ),
    open_point(
        "bases",
        "Where do the two further bases lie when the table does not choose their place?",
        ("kaivai_1_2",),
        "The rulebook lets two bases be placed and does not say by whom. A fixed pair lets games "
        "be compared; the digital version draws them, as does one account of the first edition.",
        Answer("usual", "On A6 and A7, and on K9 and L8."),
        Answer(
            "drawn",
            "One of the 28 pairs of places that the distances leave, by lot.",
            sources=(*digital("setup"), "kaivai-trictrac/setup"),
        ),
    ),
    disputed(
        "start_huts",
        "Of which kinds are the two starting huts?",
        ("kaivai_1_7",),
        "The rulebook has two canoe-builder huts for beginners and a free choice for others. "
        "Reviews of the first edition ask for one hut that brings a canoe.",
        Answer("free", "Of any kinds.", (EN,)),
        Answer("beginners", "Two canoe-builder huts.", (EN,)),
        Answer(
            "one_canoe",
            "One canoe-builder hut, and one of any kind.",
            sources=(*(f"kaivai-{one}" for one in _ONE_CANOE), *digital("building")),
        ),
    ),
    open_point(
        "empty_influence",
        "An action without counters is chosen while the supply of influence is empty. What then?",
        ("kaivai_4_2",),
        "No text speaks of an empty supply, and four players can empty it in the second round. "
        "Without a mark the next choice would be the first one again, and free.",
        Answer(
            "marked",
            "It is chosen free of charge, and any marker on it counts as one counter until "
            "the round ends.",
        ),
        Answer("blocked", "It cannot be chosen while the supply is empty."),
    ),
    open_point(
        "sacrifice_moment",
        "When does a player who took no action get the influence of their sacrifice?",
        ("kaivai_12_1",),
        "Passing is final, so who passes without an action has made the sacrifice. It matters only "
        "where the supply runs short.",
        read("at_once", "When they pass.", "sacrifice"),
        read("end_of_phase", "When all have passed, in turn order."),
    ),
    disputed(
        "rounds",
        "How many rounds are played?",
        ("kaivai_2_7", "kaivai_14_1"),
        "The rulebook of 2010 says eight, and its eight cult pieces fit. Reviews of the first "
        "edition say ten.",
        Answer("eight", "Eight.", (EN,)),
        Answer(
            "ten",
            "Ten. With bases of two hexes the cult pieces are out after eight; any marker is "
            "the cult hex of a later round.",
            sources=tuple(f"kaivai-{one}" for one in _TEN_ROUNDS),
        ),
    ),
    disputed(
        "start_fish",
        "On which space do the three fish of the start lie?",
        ("kaivai_1_1",),
        "The rulebook of 2010 says 4, as do two accounts of that edition. Reviews of the first "
        "edition put them on 5.",
        Answer(
            "four", "On 4.", (EN,), sources=("kaivai-spieletest/start", "kaivai-dreamwith/start")
        ),
        Answer("five", "On 5.", sources=tuple(f"kaivai-{one}" for one in _FIVE)),
    ),
)
