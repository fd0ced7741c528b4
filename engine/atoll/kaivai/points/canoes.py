"""The rulings of Kaivai on canoes, building, moving and increasing movement.

Source: kaivai-en-2010, actions with canoes; the digital version where it is named.
"""

from atoll.kaivai.points import EN, read, told
from atoll.table.rulings import Answer, disputed, open_point

RULINGS = (
    open_point(
        "order_of_canoes",
        "In which order do the canoes of an action move and act?",
        ("kaivai_5_7",),
        "The printed example of building goes canoe by canoe, the one of fishing moves two canoes "
        "and then fishes with both. Only a free order lets both be played as they are told.",
        read("free", "In any order; each canoe moves at most once, before it acts itself."),
        told(
            "canoe_by_canoe",
            "Each canoe moves and acts before the next one moves.",
            "building",
            "fishing",
            "delivering",
        ),
        Answer("all_move_first", "All that act move first, then all act."),
    ),
    open_point(
        "price",
        "Does the hut that is built count in its own price?",
        ("kaivai_6_5",),
        "The price counts what the village consists of, and it is paid to build. The printed "
        "prices fit both, as the picture of the villages is lost; the digital version leaves it "
        "out.",
        read("before", "No: the village counts as it was before.", "building"),
        read("with_hut", "Yes: one more is paid for the new hut itself."),
    ),
    open_point(
        "shells_paid",
        "Which shells may pay for a hut: also one that the price does not need?",
        ("kaivai_6_6",),
        "The rulebook gives change and forbids nothing. Where every shell is needed, one shell of "
        "change is always enough, as in its example, and none is paid only to be changed for a "
        "better one. The digital version takes the lowest shells first.",
        read("needed", "Those that the player chooses, none of which could stay."),
        read("any", "Those that the player chooses, as long as the change is one shell."),
        told("lowest", "Those on the lowest spaces first, until the price is paid.", "display"),
    ),
    open_point(
        "payment",
        "Are the huts of one action paid one by one, or all together?",
        ("kaivai_6_6",),
        "The printed example adds up two huts and gives change once; paid one by one the change "
        "is the same. To pay each hut needs nothing to be announced.",
        read("each_hut", "Each hut is paid when it is built.", "building"),
        read("whole_action", "All huts are paid once, after the last."),
    ),
    open_point(
        "surround",
        "When does a hut or a cult hex surround a canoe?",
        ("kaivai_6_4", "kaivai_3_6"),
        "The rulebook lets no canoe be closed in by hexes that it cannot pass, and does not say "
        "how closely. The digital version looked at the six sides first, and now lets no canoe "
        "be cut off from the larger water.",
        read(
            "cut_off", "When the canoe can no longer reach the largest stretch of water.", "board"
        ),
        read("six_sides", "When none of the hexes that touch it is water any more."),
    ),
    open_point(
        "edge",
        "Is the edge of the field impassable for a canoe that is surrounded on all six sides?",
        ("kaivai_6_4", "kaivai_3_6"),
        "The rulebook speaks of hexes, and beyond the edge there are none; but no canoe passes "
        "there. It matters only where `surround` is answered with `six_sides`.",
        read("blocks", "Yes: beyond the edge nobody passes."),
        read("open", "No: a canoe at the edge is never surrounded."),
    ),
    open_point(
        "hut_canoe",
        "May a canoe that still stands on its hut be surrounded?",
        ("kaivai_6_4", "kaivai_3_6"),
        "The rulebook protects a canoe and makes no exception. The digital version looks at canoes "
        "on water alone.",
        read("kept_open", "No: it keeps a way to the water."),
        told("unprotected", "Yes: only canoes on water are protected.", "board"),
    ),
    open_point(
        "no_piece",
        "A player has no canoe left for a canoe-builder hut, or no fisherman for a fisherman's "
        "hut. May they build it?",
        ("kaivai_6_11",),
        "Each kind is a hut piece and what stands on it. The digital version refuses the kind.",
        read("unavailable", "No.", "building"),
        Answer("bare", "Yes, without the piece."),
    ),
    open_point(
        "change_from",
        "Can a shell that is paid come back as the change?",
        ("kaivai_6_7",),
        "No text says where paid shells go. With the payment in the supply first, change can "
        "always be given.",
        Answer("payment_first", "Yes: the payment goes to the supply before change is taken."),
        Answer(
            "change_first",
            "No: change comes out of the supply as it was; from an empty one there is none.",
        ),
    ),
    open_point(
        "at_sea",
        "Which canoes of an opponent count for the glory that sinking costs, and for the last one "
        "that nobody may sink?",
        ("kaivai_9_3", "kaivai_9_4"),
        "The rulebook counts canoes at sea here and canoes on the board for bids. The digital "
        "version counts all on the board.",
        read("sea", "Those on water."),
        told("board", "Those on water and those still on their huts.", "moving"),
    ),
    disputed(
        "sinking",
        "What does it cost to sink a canoe of an opponent who has two, three or four?",
        ("kaivai_9_3",),
        "The rulebook of 2010 prints 6, 4 and 2. The digital version takes 4, 3 and 2 for both "
        "editions, and no copy of the first is at hand.",
        Answer("six_four_two", "Six, four or two glory.", (EN,)),
        told("four_three_two", "Four, three or two glory.", "moving"),
    ),
    open_point(
        "useless_step",
        "May a player increase movement where the next step adds nothing?",
        ("kaivai_11_3",),
        "The marker still moves, and a later step adds more; but the action says that movement "
        "increases. That some steps add nothing is known from one source only.",
        read("allowed", "Yes.", "increasing"),
        read("refused", "No: the action would increase nothing."),
    ),
)
