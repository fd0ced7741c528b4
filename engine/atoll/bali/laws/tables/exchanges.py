"""Laws about artists, scholars and flights: cards are counted, however they are exchanged."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from atoll.bali.components import DALANG, HOUSEHOLD
from atoll.bali.laws.tables.games import (
    Line,
    Made,
    bare,
    cards_of,
    laid,
    lines,
    passed,
    piled,
    thrown,
)
from atoll.bali.table import SEATS, Challenge, Done, Flee, Force, Join, Play, Swap
from atoll.proof.law import breach, law

_HAND, _STOCKS = 5, (0, 1, 2, 9)


# Artists


@cache
def _swaps() -> tuple[tuple[Line, int, int], ...]:
    """Lines in which one player swaps so many of up to five like cards, with much to draw or none.

    With each line who swaps, and how many.
    """
    found = []
    for seats, seat, hand, stock in product(SEATS, (0, 1), range(_HAND + 1), _STOCKS):
        own = ("artist",) + ("warrior",) * hand
        others = ("artist",), *((),) * (seats - 2)
        hands = (own, (), *others[1:]) if seat == 0 else (others[0], own, *others[1:])
        start = laid(bare(seats), hands=hands, draw=("priest",) * stock)
        begun: Made = ((0, Play("artist")),) + (((0, Done()), (1, Join())) if seat else ())
        for number in range(min(3, hand) + 1):
            line = passed(start, *begun, *((seat, Swap("warrior")),) * number, (seat, Done()))
            found.append((line, seat, number))
    return tuple(found)


@law("bali_5_1", "bali_5_3", "bali_2_2", over=_swaps)
@breach(
    "out = discarded(table, seat, *cards)", "out = discarded(table, seat, *cards[1:])", "exchanges"
)
def who_swaps_has_as_many_cards_as_before(line: Line, seat: int, _: int) -> bool:
    """Whoever swaps up to three of up to five cards has as many after it, but for the artist.

    That holds with an empty draw pile too: what has been discarded is shuffled, own cards with it.
    """
    return len(line.end.hands[seat]) == len(line.start.hands[seat]) - 1


@law(
    "bali_5_3",
    "bali_2_8",
    over=lambda: (one for one in _swaps() if len(one[0].start.draw) >= one[2]),
)
@breach("draw=there.draw[number:])", "draw=there.draw)", "stock")
def a_swap_moves_as_many_cards_from_the_stock_to_the_discard_pile(
    line: Line, seat: int, number: int
) -> bool:
    """With enough to draw it has as many cards less, and the discard pile as many more.

    Each artist that is played goes there too.
    """
    drawn = len(line.start.draw) - len(line.end.draw)
    gone = thrown(line.end) - thrown(line.start)
    return drawn == number and gone == number + 1 + seat


# Scholars


_SCHOLARS = (
    (),
    ("scholar_on=bottom",),
    ("scholar_taking=one_by_one",),
    ("scholar_place=any_number",),
)


def _scholars() -> Iterator[Line]:
    """All ways of one player with a scholar and up to three like cards, by four sets of answers.

    At two other islands piles of two and of one card lie there.
    """
    for seats, seat, answers, hand in product(SEATS, (0, 1), _SCHOLARS, (0, 1, 3)):
        own = ("scholar",) + ("warrior",) * hand
        hands = (own, ()) if seat == 0 else (("scholar",), own)
        piles = {"Panschar": ("priest",) * 2, "Wontong": ("prince",)}
        start = laid(
            bare(seats, *answers),
            hands=(*hands, *((),) * (seats - 2)),
            laid=tuple(piles if one == seat else {} for one in range(seats)),
        )
        yield from lines(start, (0, Play("scholar")), *(((0, Done()),) if seat else ()))


@law("bali_4_1", "bali_4_3", "bali_4_4", "bali_2_8", over=_scholars)
@breach("(*table.hands[seat], card))", "(card,))", "sides")
def a_scholar_costs_its_player_one_card_and_no_more(line: Line) -> bool:
    """However cards are placed or taken, hand and piles together have one less for each scholar.

    All ways of up to three cards are tried, placed and taken in any order, on top and under piles.
    """
    played = [seat for seat, move in line.made if isinstance(move, Play | Join | Force)]
    gone = thrown(line.end) - thrown(line.start) == len(played)
    return gone and all(
        cards_of(line.end, seat) == cards_of(line.start, seat) - played.count(seat)
        for seat in range(len(line.start.seats))
    )


# Flights


_FLIGHTS = ((), ("flee_keep=four", "flee_must=may"), ("flee_spread=one_each",))


_KINDS = (*HOUSEHOLD, DALANG[0])
_ALIKE = [(card,) * number for card in _KINDS for number in range(1, _HAND + 1)]
_FLEEING = [*_ALIKE, *(_KINDS[-number:] for number in (2, 3, 4)), ()]


def _flights() -> Iterator[Line]:
    """The left neighbour flees with like cards, or others, and saves them in any way."""
    for seats, answers, hand in product(SEATS, _FLIGHTS, _FLEEING):
        hands = (("warrior",), hand, *((),) * (seats - 2))
        start = laid(bare(seats, *answers), hands=hands)
        yield from lines(start, (0, Challenge("right")), (1, Flee()))


@law("bali_3_4", "bali_3_5", over=_flights)
@breach(
    "out = discarded(after, seat, *rest)", "out = discarded(after, seat, *rest[1:])", "warriors"
)
def who_flees_has_no_card_left_in_hand(line: Line) -> bool:
    """With up to five cards of one kind, or four kinds, and however many are saved wherever."""
    return not line.end.hands[1]


@law("bali_3_3", "bali_3_4", over=_flights)
@breach("laid=_piled(table.laid, seat, island, cards))", "laid=table.laid)", "sides")
def fleeing_loses_no_card(line: Line) -> bool:
    """Each card of who flees lies on one of the own piles or on the discard pile.

    The discard pile has the warrior of the active player besides.
    """
    saved = piled(line.end, 1) - piled(line.start, 1)
    gone = thrown(line.end) - thrown(line.start) - 1
    return saved + gone == len(line.start.hands[1]) and saved <= 4
