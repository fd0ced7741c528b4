"""Questions about what can happen at all in Fiji, each answered by a table or by the rules.

The questions are ours; the answers are computed: a smallest table that shows it, or the rules
without which it could be.
"""

from collections.abc import Callable
from typing import Any

from atoll.fiji.possible import heads, offers, rows
from atoll.fiji.situations import (
    A_LATER_SCORING,
    A_ROUND,
    A_ROW,
    AN_EXCHANGE,
    OFFERING,
    SCORING,
    SCORING_FOR_TWO,
    THE_FIRST_EXCHANGE,
    THE_FIRST_ROW,
    THE_LAST_SCORING,
)
from atoll.proof.smallest import Possible, Situation
from atoll.words import Flag

__all__ = ["POSSIBLE"]


def _of(situation: Situation, *seats: int) -> Situation:
    return situation._replace(seats=seats)


def _asked(
    question: str, situation: Situation, flag: Callable[[Any], Flag], tells: tuple[str, ...] = ()
) -> Possible:
    """A question that has no number yet."""
    return Possible("", question, situation, flag, tells)


_ASKED = (
    # Offers
    _asked("Can a player run out of beads?", A_ROUND, offers.without_beads),
    _asked(
        "Can a player be left with too few beads to offer four?", A_ROUND, offers.too_few_to_offer
    ),
    _asked(
        "Can a player offer 4 blue in the first exchange of a round?", OFFERING, offers.four_blue
    ),
    # Who executes
    _asked(
        "Can the last of five execute a card that asks for the most?",
        _of(A_ROW, 5),
        rows.last_of_all,
    ),
    _asked(
        "Can a player execute a card that asks for the most of a colour they have not offered?",
        A_ROW,
        rows.with_nothing_of_it,
    ),
    _asked(
        "Can the player with the most execute a card that asks for the fewest?",
        A_ROW,
        rows.first_of_all,
    ),
    _asked("Can anybody execute a card when all offers are alike?", A_ROW, rows.all_alike),
    _asked(
        "Can an exchange pass in which nobody executes a card?",
        THE_FIRST_EXCHANGE,
        rows.nobody_at_all,
        ("fiji_4_7", "fiji_4_9"),
    ),
    _asked(
        "Can one player execute all four rows of an exchange?",
        THE_FIRST_EXCHANGE,
        rows.one_seat_only,
        ("fiji_4_8",),
    ),
    _asked(
        "Can one player execute both the most and the fewest of a colour in one exchange?",
        THE_FIRST_EXCHANGE,
        rows.most_and_fewest,
        ("fiji_4_8",),
    ),
    _asked(
        "Can one of two players execute both the most and the fewest of a colour in one exchange?",
        _of(AN_EXCHANGE, 2),
        rows.most_and_fewest,
    ),
    # What is taken
    _asked(
        "Can a take card, one that gives beads to its executor, fail in the first row of a round?",
        THE_FIRST_ROW,
        rows.takes_in_vain,
    ),
    _asked(
        "Can a take card, one that gives beads to its executor, fail in the first exchange?",
        THE_FIRST_EXCHANGE,
        rows.takes_in_vain,
    ),
    _asked("Can a half card fail because beads are missing?", A_ROW, rows.half_fails),
    _asked(
        "Can a half card give nothing though its colour lies in the supply?",
        A_ROW,
        rows.half_gives_nothing,
    ),
    _asked("Can one row take the last bead of a colour from the supply?", A_ROW, rows.runs_dry),
    _asked("Can the supply grow while the rows are analysed?", A_ROW, rows.supply_grows),
    _asked(
        "Can the others take 1 blue each in the first exchange, with four players?",
        _of(THE_FIRST_EXCHANGE, 4),
        rows.others_take_blue,
    ),
    _asked(
        "Can the others take 1 red each in the first row of a round, with five players?",
        _of(THE_FIRST_ROW, 5),
        rows.others_take_red,
    ),
    _asked("Can two players keep their offers in one exchange?", AN_EXCHANGE, rows.two_keep),
    # Heads
    _asked(
        "Can a round of three or more players pay more heads than it would without ties?",
        SCORING,
        heads.more_heads_than_usual,
    ),
    _asked(
        "Can one of three or more players take heads in last place?",
        SCORING,
        heads.last_takes_heads,
    ),
    _asked(
        "Can one of three or more players take heads alone in last place?",
        SCORING,
        heads.alone_last_takes_heads,
    ),
    _asked(
        "Can one of three or more players take heads, and all the others none?",
        SCORING,
        heads.one_takes_all_heads,
    ),
    _asked(
        "Can a shared first place of three or more players pay as much as the first place alone?",
        SCORING,
        heads.shared_first_pays_in_full,
    ),
    _asked("Can all of five players share one place?", _of(SCORING, 5), heads.all_share),
    _asked(
        "Can the fourth goal alone decide between two players?",
        SCORING,
        heads.fourth_goal_decides,
    ),
    _asked(
        "Can the heads in the box run out with four players?",
        _of(A_LATER_SCORING, 4),
        heads.box_runs_out,
    ),
    _asked("Can all of four players share the victory?", _of(THE_LAST_SCORING, 4), heads.all_win),
    # Two seats
    _asked(
        "Can one of two players take all ten heads of a round?",
        SCORING_FOR_TWO,
        heads.all_ten,
    ),
    _asked("Can a round of two pay no heads at all?", SCORING_FOR_TWO, heads.nobody_takes_heads),
    _asked(
        "Can two players take five heads each, though no goal is tied?",
        SCORING_FOR_TWO,
        heads.five_each,
    ),
)

POSSIBLE: tuple[Possible, ...] = tuple(
    asked._replace(id=f"fiji_q_c{number}") for number, asked in enumerate(_ASKED, 1)
)
