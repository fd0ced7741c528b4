"""What must always hold at a table of Fiji: who may do what, who sees what, and that it ends.

The engine decides that in ordinary Python, so these laws speak it too. They have no unknowns: each
tries its cases, at every moment of a game, for any number of seats, that is laid here.
"""

from collections.abc import Iterator
from itertools import product

from atoll.fiji.components import EXCHANGES, NO_BEADS, ROUNDS, ROWS, SET, Beads, Condition, Effect
from atoll.fiji.game import moves, waiting
from atoll.fiji.laws.speech import GOALS_FOR_MOST, NUMBERS_OF_SEATS
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.table import Deal, Move, Table
from atoll.table.rulings import Answers

ONE_OF_EACH = Beads(1, 1, 1, 1)
_CARDS = Deal(
    (Condition((True, False, False, False), most=False),) * ROWS,
    (Effect(rotates=True),) * ROWS,
    GOALS_FOR_MOST,
)
"""Cards on which whoever alone offers no green rotates a goal, in every row."""


def moments_of_all(rulings: Answers) -> Iterator[Table]:
    """The moments of games with every number of seats."""
    for seats in NUMBERS_OF_SEATS:
        yield from moments(seats, rulings)


def at_the_start(seats: int, rulings: Answers) -> Table:
    """Each has one bead of each colour, and nothing has happened yet."""
    names = ("Ana", "Ben", "Cid", "Dora", "Eli")[:seats]
    parts = LAYOUT.filled(_CARDS._asdict(), names)
    return Table(seats=names, rulings=rulings, **parts)._replace(
        stage="set aside" if seats == 2 else "offer",
        hands=(ONE_OF_EACH,) * seats,
        deal=(_CARDS,) * (ROUNDS - 1),
    )


def moments(seats: int, rulings: Answers) -> Iterator[Table]:
    """Every round, exchange, stage and row, whoever has offered or set aside already."""
    start = at_the_start(seats, rulings)
    for number, exchange in product(range(1, ROUNDS + 1), range(1, EXCHANGES + 1)):
        table = start._replace(
            round=number, exchange=exchange, deal=(_CARDS,) * (ROUNDS - number), stage="offer"
        )
        if seats == 2:
            if exchange == 1:
                yield from _setting_aside(table)
            table = table._replace(set_aside=(ONE_OF_EACH,) * seats)
        yield from _offering(table)
        yield from _analysing(table)
        if exchange == EXCHANGES:
            yield table._replace(stage="scoring")
            yield from after_scoring(table)


def _setting_aside(table: Table) -> Iterator[Table]:
    for done in product((None, ONE_OF_EACH), repeat=len(table.seats)):
        if None in done:
            yield table._replace(stage="set aside", set_aside=done)


def _offering(table: Table) -> Iterator[Table]:
    """Two beads are behind each screen, so that there are few offers to try."""
    table = table._replace(hands=(Beads(green=1, red=1),) * len(table.seats))
    for offers in product((None, ONE_OF_EACH), repeat=len(table.seats)):
        if None in offers:
            yield table._replace(offers=offers)


def _analysing(table: Table) -> Iterator[Table]:
    """All rows and choices, where the last seat alone offers no green; then the payment."""
    *others, _ = table.seats
    offers = (*[Beads(green=1)] * len(others), Beads(red=1))
    offered = table._replace(offers=offers, row=ROWS)
    for row in range(1, ROWS + 1):
        yield offered._replace(stage="row", row=row)
        yield offered._replace(stage="choice", row=row, chooser=len(others))
    yield offered._replace(stage="payment")


def after_scoring(table: Table) -> Iterator[Table]:
    """A round that has been scored: the next one comes, its cards are not known, or none comes."""
    if table.round == ROUNDS:
        yield table._replace(stage="over")
    else:
        yield table._replace(stage="dealing")
        yield table._replace(stage="no cards", deal=())


_EFFECTS = (
    Effect(takes=ONE_OF_EACH),
    Effect(halves=(True, False, False, False)),
    Effect(others=ONE_OF_EACH),
    Effect(keeps=True),
    Effect(rotates=True),
    Effect(swaps=True),
)
"""An effect of each kind."""


def rows_of(table: Table) -> Iterator[Table]:
    """The table with an effect of each kind, executed or not, on a full and an empty supply."""
    alike = table._replace(offers=(ONE_OF_EACH,) * len(table.seats))
    for effect, supply in product(_EFFECTS, (SET, NO_BEADS)):
        for offered in (table, alike):
            yield offered._replace(effects=(effect,) * ROWS, supply=supply)


def moves_at(table: Table) -> Iterator[tuple[Table, int, Move]]:
    """The table with each move of each seat that has something to decide there."""
    for seat in waiting(table):
        yield from ((table, seat, move) for move in moves(table, seat))
