"""Questions about what can happen at all in Kaivai, each answered by a table or by the rules.

The questions are ours; the answers are computed: a smallest table that shows it, or the rules
without which it could be.
"""

from collections.abc import Callable
from typing import Any

from atoll.kaivai.situations import BIDDING, CHOOSING, PASSING, PAYING, SCORING, SELLING
from atoll.proof.smallest import Possible, Situation
from atoll.words import Flag, count, every, no, some, total


def _asked(
    question: str, situation: Situation, flag: Callable[[Any], Flag], tells: tuple[str, ...] = ()
) -> Possible:
    """A question that has no number yet."""
    return Possible("", question, situation, flag, tells)


def _of(situation: Situation, *seats: int) -> Situation:
    return situation._replace(seats=seats)


_ASKED = (
    # Influence
    _asked(
        "Can a sacrifice bring too little in round 1, with no meeting hut?",
        PASSING,
        lambda found: found.short_in(1),
    ),
    _asked(
        "Can a sacrifice of one of four players bring too little in round 2, with no meeting hut?",
        _of(PASSING, 4),
        lambda found: found.short_in(2),
        ("kaivai_12_2",),
    ),
    _asked(
        "Can a sacrifice of one of three players bring too little in round 2, with no meeting hut?",
        _of(PASSING, 3),
        lambda found: found.short_in(2),
    ),
    _asked(
        "Can a sacrifice of one of three players bring too little in round 3, with no meeting hut?",
        _of(PASSING, 3),
        lambda found: found.short_in(3),
        ("kaivai_12_2",),
    ),
    _asked(
        "Can a player pay 8 influence for an action?",
        CHOOSING,
        lambda found: every([found.held[-1] == 8, found.influence[0] >= 8]),
        ("kaivai_4_3",),
    ),
    _asked(
        "Can a player pay 16 influence for an action?",
        CHOOSING,
        lambda found: every([found.held[-1] == 16, found.influence[0] >= 16]),
    ),
    _asked(
        "Can a player be unable to pay for any of the six actions?",
        CHOOSING,
        lambda found: every([held > found.influence[0] for held in found.held]),
        ("kaivai_4_3",),
    ),
    # Movement
    _asked(
        "Can a bid keep all canoes on their huts in the first round?",
        BIDDING,
        lambda found: every([found.steps == 0, found.movement == 0]),
    ),
    _asked("Can a canoe move eleven hexes?", BIDDING, lambda found: found.movement >= 11),
    # Shells
    _asked(
        "Can the change be worth four?", PAYING, lambda found: found.change == 4, ("kaivai_6_7",)
    ),
    _asked("Can the change be worth five?", PAYING, lambda found: found.change == 5),
    _asked(
        "Can a player have as many shells after paying for a hut as before?",
        PAYING,
        lambda found: total(found.after.shells) == total(found.shells),
        ("kaivai_6_7",),
    ),
    _asked(
        "Can the fish that one canoe sells to one hut bring more than twelve?",
        SELLING,
        lambda found: found.worth > 12,
    ),
    _asked(
        "Can a fish that lies on 1 be sold for a shell on 5?",
        SELLING,
        lambda found: every(
            [found.brought.one == 1, total(found.brought) == 1, found.worth == 5, no(found.refused)]
        ),
        ("kaivai_8_4",),
    ),
    _asked(
        "Can a hut of another refuse a fish because no shell is left?",
        SELLING,
        lambda found: found.refused,
        ("kaivai_8_7",),
    ),
    # The final scoring
    _asked(
        "Can a player gain a village without a hut or a canoe there?",
        SCORING,
        lambda found: found.found.alone,
        ("kaivai_14_7",),
    ),
    _asked(
        "Can all four players share a village?",
        _of(SCORING, 4),
        lambda found: count(found.found.first) == 4,
        ("kaivai_14_8",),
    ),
    _asked(
        "Can those who tie gain more glory together than the village has cult hexes?",
        SCORING,
        lambda found: total(found.found.glory) > found.cult,
        ("kaivai_14_8",),
    ),
    _asked(
        "Can a player lose influence to a village that another one gains?",
        SCORING,
        lambda found: some(
            every([gone > 0, no(one)])
            for gone, one in zip(found.back, found.found.first, strict=True)
        ),
    ),
)

POSSIBLE: tuple[Possible, ...] = tuple(
    asked._replace(id=f"kaivai_q_c{number}") for number, asked in enumerate(_ASKED, 1)
)
