"""The game as it is played: who may do what, and what follows."""

from atoll.table import Event, Outcome, Refusal, Refused, Step

from . import rules
from .notation import Take
from .nouns import Table

SEATS = (2,)
SEATING = "newgame_1_1"  # the rule that says how many may sit down


def waiting(table: Table) -> tuple[int, ...]:
    """The seats that have something to decide now."""
    return (table.turn,) if table.pile else ()


def moves(table: Table, seat: int) -> tuple[Take, ...]:
    """Everything the seat may do now."""
    return tuple(move for move in map(Take, (1, 2)) if why_not(table, seat, move) is None)


def why_not(table: Table, seat: int, move: Take) -> Refusal | None:
    """The rule that refuses the move and the fix, or None."""
    if not table.pile:
        return Refusal("newgame_1_3", "the game is over; begin a new one.")
    if seat != table.turn:
        reason = f"it is the turn of {table.seats[table.turn]}; wait."
        return Refusal("newgame_1_2", reason)
    if not rules.may_take(move.stones, table.pile):
        reason = f"of {table.pile} stones nobody takes {move.stones}; take 1 or 2."
        return Refusal("newgame_1_2", reason)
    return None


def played(table: Table, seat: int, move: Take) -> Step[Table]:
    """The table after the move, and what happened."""
    if refusal := why_not(table, seat, move):
        raise Refused(*refusal)
    after = table._replace(pile=table.pile - move.stones, turn=1 - seat)
    take = Event("newgame_1_2", "take", {"seat": seat, "stones": move.stones})
    win = Event("newgame_1_3", "win", {"seat": seat})
    return Step(after, (take,) if after.pile else (take, win))


def outcome(table: Table) -> Outcome | None:
    """Who has won; None while the game goes on."""
    if table.pile:
        return None
    winner = 1 - table.turn
    scores = tuple(int(seat == winner) for seat in (0, 1))
    return Outcome((winner,), "newgame_1_3", scores)
