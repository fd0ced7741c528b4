"""Laws about how a game begins and who answers a warrior: every way is tried."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from random import Random

from atoll.bali.components import BOX, ISLANDS, Box, StartCard
from atoll.bali.game import dealt
from atoll.bali.laws.tables.games import Line, bare, lines
from atoll.bali.own_box import playable
from atoll.bali.position import lying
from atoll.bali.sides import neighbours
from atoll.bali.starting import placed
from atoll.bali.stock import begun
from atoll.bali.table import SEATS, Challenge, Defend, Flee, Play, Table
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
