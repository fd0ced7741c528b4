"""The points of Kaivai that no text settles and no ruling changes: what each text says of them.

One answer is played, or left to the table; the others are told beside it.
Source: kaivai-en-2010; the digital version where it is named.
"""

from collections.abc import Mapping

from atoll.kaivai.points import read, told
from atoll.table.rulings import Answer, Ruling, open_point

_ALL = (
    open_point(
        "influence_short",
        "The supply has fewer influence counters than a player is due. How many do they take?",
        ("kaivai_0_4", "kaivai_12_2"),
        "No text speaks of an empty supply, and four players can empty it in the second round. "
        "What is there is taken, as of fish.",
        Answer("rest", "What is left."),
        Answer("none", "None."),
    ),
    open_point(
        "influence_order",
        "Several players are due influence at once, and too little is left. Who takes first?",
        ("kaivai_0_4",),
        "No text speaks of it. Turn order needs no luck, and all that is done in a round goes by "
        "it.",
        Answer("turn_order", "They take in turn order."),
        Answer("by_lot", "Lot decides."),
    ),
    open_point(
        "who_places_bases",
        "Who places the two further bases, and when?",
        ("kaivai_1_2",),
        "The rulebook has it done in the setup and names nobody. Where they lie is a choice of the "
        "table here, made before anybody bids.",
        read("table", "The table agrees on them before the first bid."),
        told("by_lot", "They are drawn.", "setup"),
    ),
    open_point(
        "god_stays",
        "What happens when no other village can be enlarged?",
        ("kaivai_3_8",),
        "The god must move, and never to a village that cannot be enlarged. Both cannot be kept "
        "then; the rounds are counted by themselves, so the game goes on.",
        Answer("stays", "The god stays, and no cult piece is placed in this round."),
        Answer("moves_alone", "The god moves, and no cult piece is placed."),
    ),
    open_point(
        "closed_water",
        "May a canoe sail off its hut into water that is closed off from the rest?",
        ("kaivai_5_4",),
        "The rulebook lets no hut and no cult hex surround a canoe, and speaks of no move. A hut "
        "may lie between the sea and such water.",
        read("allowed", "Yes."),
        Answer("refused", "No: it would be surrounded."),
    ),
    open_point(
        "hut_pieces",
        "A player has built all 15 hut pieces. May they build on?",
        ("kaivai_6_11",),
        "A hut is its piece, and the rulebook gives each player 15 and names no other.",
        read("no_more", "No: without a piece there is no hut.", "building"),
        Answer("marked", "Yes, with any other marker."),
    ),
    open_point(
        "last_reminder",
        "What marks a scored village when the supply of influence is empty?",
        ("kaivai_14_10",),
        "The counter only reminds; the scoring does not depend on it.",
        Answer("any_marker", "Any marker, as long as all see it."),
        Answer("nothing", "Nothing."),
    ),
    open_point(
        "track_laps",
        "What happens to a marker that passes 39 on the glory track?",
        ("kaivai_0_7",),
        "The start space lies between 39 and 1, so the track is a ring, and nothing ends at 39. "
        "A game of three that we know of was won with 44.",
        read("goes_on", "It goes on past the start, and the lap counts 40."),
        Answer("stops", "It stops on 39."),
    ),
    open_point(
        "nobody_there",
        "A village in which all totals are none: who gets its glory?",
        ("kaivai_14_9",),
        "There is nothing of which anybody has most. But all totals are equal, and the rulebook "
        "calls that neither a tie nor otherwise.",
        read("nobody", "Nobody."),
        read("all", "All, as players who are tied do."),
    ),
    open_point(
        "bid_of_the_absent",
        "May a player without hut and canoe at a village add influence to its majority?",
        ("kaivai_14_5",),
        "The rulebook lets each player total huts and canoes and add counters; a total of none is "
        "still one to add to.",
        read("allowed", "Yes."),
        Answer("refused", "No: there is nothing to add to."),
    ),
)

OPEN_POINTS: Mapping[str, Ruling] = {point.name: point for point in _ALL}
