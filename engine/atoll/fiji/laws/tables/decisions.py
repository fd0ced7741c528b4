"""Laws about who has to decide, and what there is to choose."""

from collections.abc import Iterator
from itertools import chain, permutations, product

from atoll.fiji.components import COLOURS, EXTENDED_SET, NO_BEADS, Beads, Effect, Goal
from atoll.fiji.game import moves, onward, played, waiting, why_not
from atoll.fiji.laws.speech import NUMBERS_OF_SEATS, all_piles
from atoll.fiji.laws.tables import at_the_start, moments_of_all, moves_at, rows_of
from atoll.fiji.rulings import answered
from atoll.fiji.table import Table
from atoll.proof.law import breach, law
from atoll.table import Step

_MUST, _MAY, _NEIGHBOURS = (
    answered(None, house)
    for house in ({}, {"keep_offer": "may"}, {"keep_offer": "may", "swap": "neighbours"})
)
_CHOICES = (Effect(rotates=True), Effect(swaps=True), Effect(keeps=True))


def _deciding() -> Iterator[tuple[Table, int]]:
    """Every table that is tried, and who has to decide there."""
    for table in chain(_hands(), _moments(), _layouts()):
        yield from ((table, seat) for seat in waiting(table))


def _hands() -> Iterator[Table]:
    """Every hand that has a bead, for each number of seats."""
    for seats, hand in product(NUMBERS_OF_SEATS, all_piles()[1:]):
        table = at_the_start(seats, _MUST)
        _, *others = table.hands
        yield table._replace(stage="offer", hands=(hand, *others), offers=(None, *others))


def _moments() -> Iterator[Table]:
    for table in moments_of_all(_MUST):
        fresh = table.stage == "set aside"
        yield table._replace(hands=(EXTENDED_SET,) * 2) if fresh else table


def _layouts() -> Iterator[Table]:
    """Every seat, with beads left or none, with every choice on every layout of the goals.

    It alone has offered no green, as the rows ask for.
    """
    for goals, effect, rulings in product(_goals(), _CHOICES, (_MAY, _NEIGHBOURS)):
        table = at_the_start(3, rulings)
        table = table._replace(stage="choice", row=1, goals=goals, effects=(effect,) * 4)
        for seat in range(len(table.seats)):
            offers = tuple(Beads(red=1) if one == seat else Beads(green=1) for one in range(3))
            chooses = table._replace(chooser=seat, offers=offers)
            yield from (chooses, _without_beads(chooses))


def _goals() -> Iterator[tuple[Goal, ...]]:
    for order in permutations(range(len(COLOURS))):
        for most in product((True, False), repeat=len(order)):
            yield tuple(map(Goal, order, most))


@law(
    "fiji_4_1",
    "fiji_4_2",
    "fiji_4_13",
    "fiji_4_14",
    "fiji_4_15",
    "fiji_7_3",
    over=_deciding,
    lemmas=(
        "a_hand_with_a_bead_has_an_offer",
        "at_least_ten_six_and_two_beads_are_left_after_the_exchanges",
    ),
)
@breach('swap == "neighbours" and apart > 1', 'swap == "neighbours" and apart > 0', "game")
def whoever_has_to_decide_has_a_legal_move(table: Table, seat: int) -> bool:
    """There is an offer, four beads to set aside, a goal to rotate, two to swap, or keep and pay.

    Tried are every hand of at least one and at most four beads of a colour, every moment at which
    players offer, set aside or choose, and for choices all 384 layouts of the goals; goals are
    swapped under both rulings.
    """
    return any(why_not(table, seat, move) is None for move in moves(table, seat))


def _running_on() -> Iterator[Table]:
    """What comes of each table by itself, and of every move there."""
    for table in _everywhere():
        for step in (Step(table, ()), *(played(*one) for one in moves_at(table))):
            yield onward(step).table


def _everywhere() -> Iterator[Table]:
    for table in moments_of_all(_MUST):
        yield from rows_of(table) if table.stage == "row" else (table, _without_beads(table))
    for table in moments_of_all(_MAY):
        yield from rows_of(table) if table.stage == "row" else ()


def _without_beads(table: Table) -> Table:
    return table._replace(hands=(NO_BEADS,) * len(table.seats))


@law("fiji_4_3", "fiji_4_8", "fiji_4_17", "fiji_5_8", "fiji_7_3", over=_running_on)
@breach("if None in offers else", "if None in (*offers, *table.set_aside) else", "game")
def until_the_game_ends_somebody_has_to_decide(table: Table) -> bool:
    """From every moment the game runs on to a decision of some player, or to its end.

    It stops without either only where the cards of the next round are not known. Tried are all
    moments, rows of every kind of effect, and what comes of every move there.
    """
    unknown = table.stage == "no cards" and not table.deal
    return unknown or table.stage == "over" or waiting(table) != ()
