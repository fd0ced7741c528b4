"""An answer that the rules do not allow is refused as the engine refuses it."""

from typing import Any

import numpy as np

from atoll.fiji.components import DECK, NO_BEADS, Beads
from atoll.fiji.many.luck import Asked
from atoll.fiji.many.views import Seen
from atoll.fiji.many.ways import LAYOUTS, at_choice
from atoll.fiji.moves import why_not
from atoll.fiji.table import Table
from atoll.readings.compiled import Column
from atoll.table import Refused
from atoll.table.rulings import Answers

__all__ = ["answered_by", "refused"]

_RULES = {Asked.OFFER: "fiji_4_1", Asked.SET_ASIDE: "fiji_7_3", Asked.CHOICE: "fiji_4_8"}


def answered_by(answer: Any, games: int) -> Column:
    """What a policy answered, as one whole number for each game. Errors: ValueError."""
    found = np.asarray(answer)
    if found.shape != (games,) or found.dtype.kind not in "iu":
        raise ValueError(
            f"a policy answered with {found.dtype} of shape {found.shape}; "
            f"answer with a whole number for each of {games} games: places in `seen.moves`."
        )
    return found


def refused(seen: Seen, at: int, place: int, *, seats: int, answers: Answers) -> Refused:
    """Why the answer for one game is refused; `at` is where that game stands in the columns."""
    seat = int(np.broadcast_to(seen.seat, seen.states.shape)[at])
    game = at if seen.games is None else int(seen.games[at])
    if not 0 <= place < len(seen.moves):
        reason = f"seat {seat + 1} answers {place}; answer 0 to {len(seen.moves) - 1}."
        return Refused(_RULES[seen.asked], f"game {game}: {reason}")
    table = _table(seen, at, seat, seats, answers)
    refusal = why_not(table, seat, seen.moves[place])
    rule, reason = refusal or ("fiji_4_13", f"seat {seat + 1} must keep the offer; answer `keep`.")
    return Refused(rule, f"game {game}: {reason}")


def _table(seen: Seen, at: int, seat: int, seats: int, answers: Answers) -> Table:
    """What of the table decides about the answer, as the engine has it."""
    hand = Beads(*[int(b) for b in np.stack(seen.hand)[:, at]])
    laid: dict[str, Any] = {
        "hands": (hand,) * seats,
        "set_aside": (None,) * seats,
        "heads": (0,) * seats,
    }
    names = tuple(f"seat {number + 1}" for number in range(seats))
    effect = DECK.effects[seen.effect(seen.row)[at]]
    table = at_choice(LAYOUTS[seen.layout[at]], effect, answers)._replace(seats=names, **laid)
    if seen.asked is Asked.CHOICE:
        return table._replace(chooser=seat, offers=(NO_BEADS,) * seats)
    stage = "offer" if seen.asked is Asked.OFFER else "set aside"
    return table._replace(stage=stage, chooser=None, offers=(None,) * seats)
