"""The rulings of Kaivai on fishing and delivering.

Source: kaivai-en-2010, fishing, delivering; the digital version and reviews where they are named.
"""

from atoll.kaivai.points import EN, digital, read, told
from atoll.table.rulings import Answer, disputed, open_point

RULINGS = (
    open_point(
        "fishing_needs",
        "Can a canoe fish at a village without the god and without a fisherman of its player?",
        ("kaivai_7_6",),
        "The rulebook asks for a cult hex beside the canoe and no more. But in its example a canoe "
        "with four steps reaches no place to fish, and every hex is that near to some cult hex; "
        "the digital version and a review of the first edition ask for a fisherman or the god.",
        Answer(
            "fisherman_or_god",
            "No: there must be something to catch fish by.",
            read_by=(EN,),
            sources=(*digital("fishing"), "kaivai-ludorium/huts"),
        ),
        read("nothing", "Yes: it fishes, and catches nothing."),
    ),
    open_point(
        "dice_most",
        "A player has five fishermen in a village. What is rolled?",
        ("kaivai_7_7",),
        "There are four dice, and the rulebook speaks of no fifth. The digital version rolls four.",
        read("four", "Four dice.", "fishing"),
        read("five", "Four dice, and the smallest once more."),
    ),
    disputed(
        "fishing",
        "Is fishing rolled?",
        ("kaivai_7_8", "kaivai_7_3"),
        "Both are in the rulebook: the dice in the rules, the other as a variant beside them.",
        Answer("dice", "Yes: a die for each fisherman.", (EN,)),
        Answer("no_dice", "No: each fisherman brings one fish.", (EN,)),
    ),
    open_point(
        "roll",
        "Must a player roll for all their fishermen?",
        ("kaivai_7_3",),
        "The rules of fishing say how many dice are rolled; those of the hut, and the example, "
        "that they may be. It matters only where counters run short.",
        read("all", "Yes."),
        read("optional", "No: as many as they wish."),
    ),
    open_point(
        "god_fish",
        "A canoe touches two villages and fishes in the one without the god. Does it get the fish "
        "of the god?",
        ("kaivai_7_5",),
        "The god counts as a fisherman, and fishermen of one village alone count for a canoe. "
        "Another sentence gives the fish to each canoe beside a cult hex of the god's village.",
        read("village_only", "No.", "fishing"),
        read("touching", "Yes: it touches a cult hex of the god's village."),
    ),
    disputed(
        "god_fishing",
        "What does the god bring to a canoe that fishes in its village?",
        ("kaivai_7_5",),
        "The rulebook of 2010 gives a fish without a die. In the first edition it is a die, as the "
        "report of a game and the digital version have it.",
        Answer("sure", "One fish, without a die.", (EN,), sources=digital("fishing")),
        Answer(
            "die",
            "One more die, as a fisherman does.",
            sources=("kaivai-montagsspielen/fishing", *digital("fishing")),
        ),
    ),
    disputed(
        "caught",
        "On which space are caught fish put?",
        ("kaivai_7_4",),
        "The rulebook of 2010 says 4. Of the first edition only the digital version tells it, and "
        "reviews that put the fish of the start there.",
        Answer("four", "On 4.", (EN,), sources=digital("fishing")),
        told("five", "On 5.", "fishing"),
    ),
    open_point(
        "fish_short",
        "A player catches more fish than the supply has counters. How many do they take?",
        ("kaivai_7_9",),
        "No text says it. Elsewhere a supply that runs short gives what it has.",
        Answer("rest", "Those that are left."),
        Answer("none", "None."),
    ),
    open_point(
        "sale_short",
        "May a fish be sold when the supply has no counter left to pay with?",
        ("kaivai_8_7",),
        "No text says it. The shells of a sale come from the supply, so without a counter there "
        "is nothing to sell for.",
        Answer("refused", "No."),
        Answer("unpaid", "Yes, and it brings no shell."),
    ),
    open_point(
        "fish_leave",
        "Which fish leave the display in a delivery?",
        ("kaivai_8_6",),
        "The rulebook takes them from the display and says that their space changes no price. The "
        "digital version takes the stalest.",
        read("choice", "Those the player chooses."),
        told("stalest", "Those on the lowest spaces.", "display"),
    ),
    open_point(
        "occupied_hut",
        "May fish be delivered to a canoe-builder hut on which its canoe still stands?",
        ("kaivai_8_1",),
        "The rulebook names the kinds of hut and the number of fish, and no such exception. The "
        "digital version has it.",
        read("allowed", "Yes."),
        told("refused", "No, not while the canoe is there.", "delivering"),
    ),
)
