"""Questions about what can happen at all in Bali, each answered by an example or by the rules.

The questions are ours; the answers are computed: that it can be, or the rules without which it
could. Where values of masks matter they are those of the working masks, which
are invented, and the question says so.
"""

from collections.abc import Mapping
from typing import Any

from atoll.bali.situations import ARRIVING, CONTEST, DRAWING, ENDING, FLEEING, LASTING, SCORING
from atoll.proof.possible import Possible, Situation, numbered
from atoll.words import Flag, count, every, no, some


def _level(found: Any) -> Flag:
    return every([one == found.totals[0] for one in found.totals])


POSSIBLE: tuple[Possible, ...] = numbered(
    "bali_q_n",
    # Draws
    DRAWING.asks(
        "Can both stocks be empty?",
        lambda found: every([found.draw == 0, found.discard == 0]),
    ),
    DRAWING.asks(
        "Can a player draw nothing when a turn begins?",
        lambda found: found.got[-1] == 0,
    ),
    DRAWING.asks(
        "Can a player draw nothing while a card is in one of the stocks?",
        lambda found: some(
            every([got == 0, before > 0])
            for got, before in zip(found.got, found.before, strict=True)
        ),
    ),
    DRAWING.asks(
        "Can the active player begin a turn without a card?",
        lambda found: every([found.hands[0] == 0, found.got[0] == 0]),
    ),
    # Flights
    FLEEING.asks(
        "Can a player with cards flee and lose none of them?",
        lambda found: every([found.hand >= 1, found.saved == found.hand]),
    ),
    FLEEING.asks(
        "Can a player with four cards or more flee and lose none of them?",
        lambda found: every([found.hand >= 4, found.saved == found.hand]),
    ),
    # Contests
    CONTEST.asks(
        "Can a contest be won without a card that is shown?",
        lambda found: every([found.comes, *[one == 0 for one in found.shows]]),
    ),
    CONTEST.asks(
        "Can a passive player win a contest by as many cards as the active player shows?",
        lambda found: some(
            every([wins, one == found.shows[0]])
            for wins, one in zip(found.wins[1:], found.shows[1:], strict=True)
        ),
    ),
    CONTEST.of(4).asks(
        "Can all four players show cards in one contest?",
        lambda found: every([one >= 1 for one in found.shows]),
    ),
    # Changes of island
    ARRIVING.asks("Can a player take up five cards?", lambda found: found.taken >= 5),
    ARRIVING.asks(
        "Can ten cards of one pile be lost when it is taken up?",
        lambda found: found.pile - found.taken >= 10,
    ),
    # Masks
    SCORING.asks(
        "Can another player take a mask while the active player takes none?",
        lambda found: every([found.found.other, no(found.found.active)]),
    ),
    SCORING.asks(
        "With the working masks, can the other player take a higher mask than the active player?",
        lambda found: every([found.found.other, found.higher > found.lower]),
    ),
    SCORING.asks(
        "With the working masks, can the other player take a lower mask than the active player?",
        lambda found: every([found.found.other, found.higher < found.lower]),
    ),
    LASTING.asks("Can the game be over after seven scorings?", lambda left: left[7] == 0),
    LASTING.asks("Can the game be over after eight scorings?", lambda left: left[8] == 0),
    LASTING.asks("Can a mask be left after sixteen scorings?", lambda left: left[16] >= 1),
    # The end
    ENDING.asks(
        "Can a player have no point at all in the end?",
        lambda found: some(one == 0 for one in found.totals),
    ),
    ENDING.asks(
        "With the working masks, can a player with all four seals come last?",
        lambda found: some(
            every([held == 4, *[other > own for n, other in enumerate(found.totals) if n != seat]])
            for seat, (held, own) in enumerate(zip(found.seals, found.totals, strict=True))
        ),
    ),
    ENDING.asks(
        "With the working masks, can a player without a mask win?",
        lambda found: some(
            every([wins, found.gained(seat) == 0]) for seat, wins in enumerate(found.wins)
        ),
    ),
    ENDING.asks(
        "With the working masks, can a player win whose masks are worth least?",
        lambda found: some(
            every(
                [
                    wins,
                    *[
                        found.gained(other) > found.gained(seat)
                        for other in range(len(found.wins))
                        if other != seat
                    ],
                ]
            )
            for seat, wins in enumerate(found.wins)
        ),
    ),
    ENDING.of(4).asks("With the working masks, can all four players have the same total?", _level),
    ENDING.of(3).asks("With the working masks, can all three players have the same total?", _level),
    ENDING.asks("Can all players share the victory?", lambda found: every(found.wins)),
    ENDING.asks(
        "With the working masks, can all players but one share the victory?",
        lambda found: count(found.wins) == len(found.wins) - 1,
    ),
)
DISPUTES: Mapping[str, tuple[Situation, Any]] = {
    "flee_keep": (FLEEING, lambda found: [found.saved]),
    "limit_always": (ARRIVING, lambda found: [found.taken]),
}
"""Where rulings decide what of a hand or a pile is kept: all else is tried in games at random."""
