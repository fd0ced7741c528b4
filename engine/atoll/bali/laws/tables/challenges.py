"""Laws about who answers a card, and how often."""

from collections.abc import Iterator
from itertools import product

from atoll.bali.laws.tables.lines import Line, bare, laid, lines
from atoll.bali.sides import neighbours
from atoll.bali.table import SEATS, Challenge, Defend, Done, Flee, Force, Join, Move, Play, Table
from atoll.proof.law import Breach, law


def _challenges() -> Iterator[tuple[Line, int | None]]:
    """Every answer to a warrior of those who have two of them each; and who is spared, if any."""
    for seats in SEATS:
        start = laid(bare(seats), hands=(("warrior",), *(("warrior",) * 2,) * (seats - 1)))
        for number, neighbour in enumerate(neighbours(start), 1):
            for line in lines(start, (0, Challenge(neighbour))):
                yield line, number
        rulings = bare(seats, "spare_with_three=nobody", "spare_must=may").rulings
        nobody = laid(start._replace(rulings=rulings), hands=(("warrior",), *((),) * (seats - 1)))
        yield from ((line, None) for line in lines(nobody, (0, Play("warrior"))))


@law(
    "bali_3_1",
    "bali_3_2",
    "bali_3_7",
    over=_challenges,
    breach=Breach(
        "if following == table.spared and table.spared is not None:",
        "if following == table.spared and table.spared is None:",
        "answering",
    ),
)
def a_warrior_challenges_all_opponents_but_the_spared_one(line: Line, spared: int | None) -> bool:
    """Whoever is spared, all others defend or flee, once each and in order; so one less than all.

    Where nobody is spared all opponents do.
    """
    opponents = [seat for seat in range(1, len(line.start.seats)) if seat != spared]
    return [who for who, move in line.made if isinstance(move, Defend | Flee)] == opponents


@law(
    "bali_3_7",
    over=lambda: (one for one in _challenges() if one[1] is not None),
    breach=Breach(
        "following = left_of(table, following)", "following = int(following)", "answering"
    ),
)
def a_spared_player_neither_loses_a_card_nor_ends_the_turn(line: Line, spared: int) -> bool:
    """Whatever the challenged players do, the hand of the spared one is as it was."""
    still = line.end.hands[spared] == line.start.hands[spared]
    return still and not any(who == spared for who, _ in line.made)


# How many cards an answer takes


_ANSWERS: tuple[type, ...] = (Defend, Join, Force)


def _answered() -> Iterator[Line]:
    """Every answer of a left neighbour with three cards of the kind and one other card."""
    for seats, kind in product(SEATS, ("warrior", "scholar", "artist")):
        for second in ("ends_only", "exchange_again"):
            yield from lines(_asking(seats, kind, f"second_card={second}"), *_opened(seats, kind))


def _asking(seats: int, kind: str, *answers: str) -> Table:
    hands = ((kind,), (kind,) * 3, *((),) * (seats - 2))
    return laid(bare(seats, *answers), hands=hands)


def _opened(seats: int, kind: str) -> tuple[tuple[int, Move], ...]:
    """The active player plays the card, and exchanges nothing."""
    if kind == "warrior":
        return ((0, Challenge("opposite" if seats == max(SEATS) else "right")),)
    return ((0, Play(kind)), (0, Done()))


@law(
    "bali_2_5",
    "bali_2_7",
    "bali_3_6",
    "bali_4_6",
    "bali_5_5",
    over=_answered,
    breach=Breach(
        'return Step(table._replace(stage="force"))',
        'return Step(table._replace(stage="join"))',
        "exchanges",
    ),
)
def no_passive_player_plays_more_than_two_cards_of_the_kind_that_is_answered(line: Line) -> bool:
    """The first takes part or defends, a second ends the turn; a third is not asked for.

    All answers of a player with three such cards are tried, by both answers to what a second does.
    """
    cards = [move for seat, move in line.made if seat and isinstance(move, _ANSWERS)]
    ends = any(isinstance(move, Force) for move in cards)
    over = line.end.active != line.start.active
    return len(cards) <= 2 and over == ends
