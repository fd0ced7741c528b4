"""Questions about what can happen at all in Kaivai, each answered by a table or by the rules.

The questions are ours; the answers are computed: a smallest table that shows it, or the rules
without which it could be.
"""

from atoll.kaivai.situations import BIDDING, CHOOSING, PASSING, PAYING, SCORING, SELLING
from atoll.proof.smallest import Possible, numbered
from atoll.words import count, every, no, some, total

POSSIBLE: tuple[Possible, ...] = numbered(
    "kaivai_q_c",
    # Influence
    PASSING.asks(
        "Can a sacrifice bring too little in round 1, with no meeting hut?",
        lambda found: found.short_in(1),
    ),
    PASSING.of(4).asks(
        "Can a sacrifice of one of four players bring too little in round 2, with no meeting hut?",
        lambda found: found.short_in(2),
        "kaivai_12_2",
    ),
    PASSING.of(3).asks(
        "Can a sacrifice of one of three players bring too little in round 2, with no meeting hut?",
        lambda found: found.short_in(2),
    ),
    PASSING.of(3).asks(
        "Can a sacrifice of one of three players bring too little in round 3, with no meeting hut?",
        lambda found: found.short_in(3),
        "kaivai_12_2",
    ),
    CHOOSING.asks(
        "Can a player pay 8 influence for an action?",
        lambda found: every([found.held[-1] == 8, found.influence[0] >= 8]),
        "kaivai_4_3",
    ),
    CHOOSING.asks(
        "Can a player pay 16 influence for an action?",
        lambda found: every([found.held[-1] == 16, found.influence[0] >= 16]),
    ),
    CHOOSING.asks(
        "Can a player be unable to pay for any of the six actions?",
        lambda found: every([held > found.influence[0] for held in found.held]),
        "kaivai_4_3",
    ),
    # Movement
    BIDDING.asks(
        "Can a bid keep all canoes on their huts in the first round?",
        lambda found: every([found.steps == 0, found.movement == 0]),
    ),
    BIDDING.asks("Can a canoe move eleven hexes?", lambda found: found.movement >= 11),
    # Shells
    PAYING.asks("Can the change be worth four?", lambda found: found.change == 4, "kaivai_6_7"),
    PAYING.asks("Can the change be worth five?", lambda found: found.change == 5),
    PAYING.asks(
        "Can a player have as many shells after paying for a hut as before?",
        lambda found: total(found.after.shells) == total(found.shells),
        "kaivai_6_7",
    ),
    SELLING.asks(
        "Can the fish that one canoe sells to one hut bring more than twelve?",
        lambda found: found.worth > 12,
    ),
    SELLING.asks(
        "Can a fish that lies on 1 be sold for a shell on 5?",
        lambda found: every(
            [found.brought.one == 1, total(found.brought) == 1, found.worth == 5, no(found.refused)]
        ),
        "kaivai_8_4",
    ),
    SELLING.asks(
        "Can a hut of another refuse a fish because no shell is left?",
        lambda found: found.refused,
        "kaivai_8_7",
    ),
    # The final scoring
    SCORING.asks(
        "Can a player gain a village without a hut or a canoe there?",
        lambda found: found.found.alone,
        "kaivai_14_7",
    ),
    SCORING.of(4).asks(
        "Can all four players share a village?",
        lambda found: count(found.found.first) == 4,
        "kaivai_14_8",
    ),
    SCORING.asks(
        "Can those who tie gain more glory together than the village has cult hexes?",
        lambda found: total(found.found.glory) > found.cult,
        "kaivai_14_8",
    ),
    SCORING.asks(
        "Can a player lose influence to a village that another one gains?",
        lambda found: some(
            every([gone > 0, no(one)])
            for gone, one in zip(found.back, found.found.first, strict=True)
        ),
    ),
)
