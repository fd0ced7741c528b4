"""Laws about how a game begins, who answers a card, and what it costs: every way is tried."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from random import Random

from atoll.bali.components import BOX, DALANG, HOUSEHOLD, ISLANDS, Box, StartCard
from atoll.bali.game import dealt
from atoll.bali.laws.tables.games import (
    Line,
    Made,
    bare,
    cards_of,
    lines,
    passed,
    piled,
    thrown,
)
from atoll.bali.own_box import playable
from atoll.bali.position import lying
from atoll.bali.sides import neighbours
from atoll.bali.starting import placed
from atoll.bali.stock import begun
from atoll.bali.table import (
    SEATS,
    Challenge,
    Defend,
    Done,
    Flee,
    Force,
    Join,
    Move,
    Play,
    Swap,
    Table,
)
from atoll.proof.law import breach, law
from atoll.table import Refused

_LEFT = {4: (48, 111, 106), 3: (36, 123, 119)}
"""Of so many players how many cards are dealt, how many are left, and how many after the draws."""


@law("bali_1_2", "bali_1_4", "bali_1_8", "bali_2_1", over=lambda: SEATS)
@breach(
    "rest = cards[DEALT * seats * len(ISLANDS) :]",
    "rest = cards[DEALT * len(ISLANDS) :]",
    "starting",
)
def the_deal_leaves_as_many_cards_as_are_not_dealt(seats: int) -> bool:
    """Four players are dealt 48 cards and leave 111; three are dealt 36 and leave 123.

    After the first draws the active player has five cards in hand and each other four, and 106 are
    left with four players, 119 with three.
    """
    table = dealt(bare(seats), Random(seats)).table
    piles = [len(cards) for own in table.dealt for cards in own.values()]
    after = begun(table).table
    own = [len(hand) for hand in (*after.hands[after.active :], *after.hands[: after.active])]
    numbers = (sum(piles) + sum(map(len, table.hands)), len(table.draw), len(after.draw))
    threes = {*piles} == {3} == {*map(len, table.hands)}
    return numbers == _LEFT[seats] and threes and own == [5, *(4,) * (seats - 1)]


# Start cards


@cache
def _decks() -> tuple[Box, ...]:
    """Every four start cards that the texts allow; only the Dalang at their feet is as it is."""
    found = []
    for princes, priests in product(permutations(ISLANDS), repeat=2):
        pairs = zip(princes, priests, BOX.start_cards, strict=True)
        cards = tuple(StartCard(one, two, own.dalang) for one, two, own in pairs)
        try:
            found.append(playable(BOX._replace(start_cards=cards)))
        except Refused:
            continue
    return tuple(found)


def _starts() -> Iterator[Table]:
    """Every such deck, and every way to give its cards to three or four players."""
    for seats, box in product(SEATS, _decks()):
        for cards in permutations(range(1, len(box.start_cards) + 1), seats):
            yield placed(bare(seats)._replace(box=box, start_cards=cards))


@law("bali_1_6", "bali_7_4", over=_starts)
@breach("if card.prince == card.priest:", 'if card.prince == "":', "own_box")
def nobody_begins_with_both_chips_of_an_island(table: Table) -> bool:
    """Whatever start cards 2 to 4 are: of 18 decks that fit the texts, in every order.

    So nobody begins with a seal.
    """
    own = [table.princes.get(island) != seat for island, seat in table.priests.items()]
    return all(own) and not table.seals and len(_decks()) == 18


@law("bali_11_2", "bali_11_3", "bali_1_6", over=_starts)
@breach(
    "priests={card.priest: seat for seat, card in pairs},",
    "priests={**dict.fromkeys(ISLANDS, active), **{c.priest: s for s, c in pairs}},",
    "starting",
)
def with_three_players_two_islands_lack_a_chip_each(table: Table) -> bool:
    """By any deck that fits the texts one island lacks its priest, and another one its prince.

    With four players none lacks a chip.
    """
    priests, princes = ({*ISLANDS} - one.keys() for one in (table.priests, table.princes))
    lacking = 4 - len(table.seats)
    return len(priests) == len(princes) == lacking and not priests & princes


# Who answers a card


def _challenges() -> Iterator[tuple[Line, int | None]]:
    """Every answer to a warrior of those who have two of them each; and who is spared, if any."""
    for seats in SEATS:
        start = lying(bare(seats), hands=(("warrior",), *(("warrior",) * 2,) * (seats - 1)))
        for number, neighbour in enumerate(neighbours(start), 1):
            for line in lines(start, (0, Challenge(neighbour))):
                yield line, number
        usual = bare(seats, "spare_with_three=nobody", "spare_must=may")
        nobody = lying(usual, hands=(("warrior",),))
        yield from ((line, None) for line in lines(nobody, (0, Play("warrior"))))


@law("bali_3_1", "bali_3_2", "bali_3_7", over=_challenges)
@breach(
    "if following == table.spared and table.spared is not None:",
    "if following == table.spared and table.spared is None:",
    "answering",
)
def a_warrior_challenges_all_opponents_but_the_spared_one(line: Line, spared: int | None) -> bool:
    """Whoever is spared, all others defend or flee, once each and in order; so one less than all.

    Where nobody is spared all opponents do.
    """
    opponents = [seat for seat in range(1, len(line.start.seats)) if seat != spared]
    return [who for who, move in line.made if isinstance(move, Defend | Flee)] == opponents


@law("bali_3_7", over=lambda: (one for one in _challenges() if one[1] is not None))
@breach("following = left_of(table, following)", "following = int(following)", "answering")
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
            usual = bare(seats, f"second_card={second}")
            asking = lying(usual, hands=((kind,), (kind,) * 3))
            yield from lines(asking, *_opened(seats, kind))


def _opened(seats: int, kind: str) -> tuple[tuple[int, Move], ...]:
    """The active player plays the card, and exchanges nothing."""
    if kind == "warrior":
        return ((0, Challenge("opposite" if seats == max(SEATS) else "right")),)
    return ((0, Play(kind)), (0, Done()))


@law("bali_2_5", "bali_2_7", "bali_3_6", "bali_4_6", "bali_5_5", over=_answered)
@breach(
    'return Step(table._replace(stage="force"))',
    'return Step(table._replace(stage="join"))',
    "exchanges",
)
def no_passive_player_plays_more_than_two_cards_of_the_kind_that_is_answered(line: Line) -> bool:
    """The first takes part or defends, a second ends the turn; a third is not asked for.

    All answers of a player with three such cards are tried, by both answers to what a second does.
    """
    cards = [move for seat, move in line.made if seat and isinstance(move, _ANSWERS)]
    ends = any(isinstance(move, Force) for move in cards)
    over = line.end.active != line.start.active
    return len(cards) <= 2 and over == ends


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
        hands = (("artist",), own) if seat else (own,)
        start = lying(bare(seats), hands=hands, draw=("priest",) * stock)
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
        piles = {"Panschar": ("priest",) * 2, "Wontong": ("prince",)}
        hands, laid = ((("scholar",), own), ({}, piles)) if seat else ((own,), (piles,))
        start = lying(bare(seats, *answers), hands=hands, laid=laid)
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
        start = lying(bare(seats, *answers), hands=(("warrior",), hand))
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
