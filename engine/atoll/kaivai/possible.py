"""Questions about what can happen at all in Kaivai, each answered by an example or by the rules.

The questions are ours; the answers are computed: that it can be, or the rules without which it
could.
"""

from atoll.kaivai.situations import BIDDING, CHOOSING, PASSING, PAYING, SCORING, SELLING
from atoll.proof.possible import Possible, numbered
from atoll.words import count, every, no, some, total

POSSIBLE: tuple[Possible, ...] = numbered(
    "kaivai_q_c",
    # Influence
    PASSING.asks(
        "Can a sacrifice bring too little in round 1, with no meeting hut?",
        lambda short: short[0],
    ),
    PASSING.of(4).asks(
        "Can a sacrifice of one of four players bring too little in round 2, with no meeting hut?",
        lambda short: short[1],
    ),
    PASSING.of(3).asks(
        "Can a sacrifice of one of three players bring too little in round 2, with no meeting hut?",
        lambda short: short[1],
    ),
    PASSING.of(3).asks(
        "Can a sacrifice of one of three players bring too little in round 3, with no meeting hut?",
        lambda short: short[2],
    ),
    CHOOSING.asks(
        "Can a player pay 8 influence for an action?",
        lambda found: every([found.held[-1] == 8, found.own >= 8]),
    ),
    CHOOSING.asks(
        "Can a player pay 16 influence for an action?",
        lambda found: every([found.held[-1] == 16, found.own >= 16]),
    ),
    CHOOSING.asks(
        "Can a player be unable to pay for any of the six actions?",
        lambda found: every([held > found.own for held in found.held]),
    ),
    # Movement
    BIDDING.asks(
        "Can a bid keep all canoes on their huts in the first round?",
        lambda found: every([found.steps == 0, found.movement == 0]),
    ),
    BIDDING.asks("Can a canoe move eleven hexes?", lambda found: found.movement >= 11),
    # Shells
    PAYING.asks("Can the change be worth four?", lambda found: found.change == 4),
    PAYING.asks("Can the change be worth five?", lambda found: found.change == 5),
    PAYING.asks(
        "Can a player have as many shells after paying for a hut as before?",
        lambda found: total(found.after.shells) == total(found.shells),
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
    ),
    SELLING.asks(
        "Can a hut of another refuse a fish because no shell is left?",
        lambda found: found.refused,
    ),
    # The final scoring
    SCORING.asks(
        "Can a player gain a village without a hut or a canoe there?",
        lambda found: found.found.alone,
    ),
    SCORING.of(4).asks(
        "Can all four players share a village?",
        lambda found: count(found.found.first) == 4,
    ),
    SCORING.asks(
        "Can those who tie gain more glory together than the village has cult hexes?",
        lambda found: total(found.found.glory) > found.cult,
    ),
    SCORING.asks(
        "Can a player lose influence to a village that another one gains?",
        lambda found: some(
            every([gone > 0, no(one)])
            for gone, one in zip(found.back, found.found.first, strict=True)
        ),
    ),
)
