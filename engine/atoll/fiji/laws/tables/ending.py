"""The law that a game ends."""

from collections.abc import Iterator

from atoll.fiji.components import EXCHANGES, ROUNDS, ROWS, Beads
from atoll.fiji.game import moves, onward, played, proceed, waiting, why_not
from atoll.fiji.laws.tables import ONE_OF_EACH, at_the_start, moments_of_all, moves_at, rows_of
from atoll.fiji.phases import complete_set
from atoll.fiji.rulings import answered
from atoll.fiji.table import Move, Offer, SetAside, Table
from atoll.proof.law import breach, law

_MUST, _MAY = answered(), answered(None, {"keep_offer": "may"})


_MOST = {2: 80, 3: 84, 4: 96, 5: 108}


def _steps() -> Iterator[tuple[Table, Table, int]]:
    """Each moment and what comes next; then whole games of the most moves, told by how many."""
    for rulings in (_MUST, _MAY):
        for moment in moments_of_all(rulings):
            for table in rows_of(moment) if moment.stage == "row" else (moment,):
                if step := proceed(table):
                    yield table, step.table, 0
                yield from ((table, played(*one).table, 0) for one in moves_at(table))
    for seats, most in _MOST.items():
        begun = at_the_start(seats, _MUST)._replace(hands=(complete_set(seats),) * seats)
        yield begun, _longest(begun, most), most


@law(
    "fiji_4_4",
    "fiji_4_16",
    "fiji_4_17",
    "fiji_5_8",
    "fiji_6_1",
    over=_steps,
    lemmas=("until_the_game_ends_somebody_has_to_decide",),
)
@breach(
    "if table.round < ROUNDS:",
    "if table.round < ROUNDS or table.heads.count(max(table.heads)) > 1:",
    "scoring",
)
def a_game_ends_after_108_moves_at_most(table: Table, then: Table, in_all: int) -> bool:
    """Two players make 80 moves at most, three 84, four 96 and five 108; then the game is over.

    In each of twelve exchanges all players offer, and each row asks for one choice at most; two
    players also set beads aside in each round. Whatever happens at any moment brings the game
    forward, a move leaves fewer moves, and the game is over once round 4 is scored. A game with a
    goal to rotate in every row makes them all.
    """
    if in_all:
        return then.stage == "over"
    fewer = _moves_left(table) - _moves_left(then) >= (waiting(table) != ())
    last = (table.stage, table.round) == ("scoring", ROUNDS)
    return fewer and _clock(table) < _clock(then) and last == (then.stage == "over")


_ORDER = (("set aside",), ("offer",), ("row", "choice"), ("payment",), ("scoring",))


def _clock(table: Table) -> tuple[int, ...]:
    """How far the game is, the largest hand first."""
    stages = [n for n, stages in enumerate(_ORDER) if table.stage in stages]
    moved = [pile for pile in (*table.offers, *table.set_aside) if pile is not None]
    asked = table.stage == "choice"
    return (table.round, table.exchange, *(stages or [len(_ORDER)]), table.row, asked, len(moved))


def _moves_left(table: Table) -> int:
    """How many moves can still be made at most."""
    seats = len(table.seats)
    an_exchange = seats + ROWS
    a_round = EXCHANGES * an_exchange + (seats if seats == 2 else 0)
    left = (ROUNDS - table.round) * a_round
    if table.stage in {"scoring", "dealing", "no cards", "over"}:
        return left
    left += (EXCHANGES - table.exchange) * an_exchange
    if table.stage in {"row", "choice", "payment"}:
        return left + (ROWS - table.row + 1 if table.stage != "payment" else 0)
    to_come = table.set_aside.count(None) + seats if table.stage == "set aside" else 0
    return left + ROWS + (to_come or table.offers.count(None))


def _longest(begun: Table, most: int) -> Table:
    """After so many moves of a game in which the last seat rotates a goal in every row.

    It is the first table where there are not so many.
    """
    table = begun
    for _ in range(most):
        if not waiting(table) or why_not(table, waiting(table)[0], _rotating(table)):
            return begun
        table = onward(played(table, waiting(table)[0], _rotating(table))).table
    return table


def _rotating(table: Table) -> Move:
    """The move of the seat that is next: the last one alone offers no green."""
    seat = waiting(table)[0]
    if table.stage == "set aside":
        return SetAside(ONE_OF_EACH)
    if table.stage == "choice":
        return moves(table, seat)[0]
    return Offer(Beads(red=1) if seat == len(table.seats) - 1 else Beads(green=1))
