"""The situations in which a ruling of Fiji decides what seats get."""

from collections.abc import Mapping, Sequence

from atoll.compare.disputes import Dispute
from atoll.fiji.situations.rounds import CLEARING, SCORING, THE_LAST_SCORING, Clearing, Scoring
from atoll.fiji.situations.rows import A_ROW, Rows
from atoll.words import Number, choose


def _taken(found: Rows) -> Sequence[Number]:
    return [beads for pile in found.row.taking.taken for beads in pile]


def _heads(found: Scoring) -> Sequence[Number]:
    return found.heads


def _victories(found: Scoring) -> Sequence[Number]:
    return [choose(wins, 1, 0) for wins in found.winners]


def _laid(found: Clearing) -> Sequence[Number]:
    return found.laid


DISPUTES: Mapping[str, Dispute] = {
    "half": Dispute(A_ROW, _taken),
    "shared_place": Dispute(SCORING, _heads),
    "after_shared": Dispute(SCORING, _heads),
    "final_tie": Dispute(THE_LAST_SCORING, _victories),
    "supply_laid": Dispute(CLEARING, _laid),
}
