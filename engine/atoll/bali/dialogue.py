"""What a person who plays a seat of Bali is shown, and what is said to a `?`."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from atoll.bali.attempts import tried
from atoll.bali.components import CARDS, ISLANDS
from atoll.bali.drawn import cards_told, hands, islands, signs
from atoll.bali.fields import write_counts
from atoll.bali.game import due, moves, why_not
from atoll.bali.looked_up import looked_up
from atoll.bali.notation import MOVES, write_move
from atoll.bali.own_box import known_from
from atoll.bali.table import Move, Table
from atoll.table import Refusal, counted
from atoll.table.contract import View

__all__ = ["allowed", "board", "drawn", "legend", "noted"]

_WIDTH = 78


def drawn(table: Table | View) -> list[str]:
    """The islands with all that lies there, and below them hands and masks."""
    return [*islands(table), *_wrapped(hands(table))]


def legend(table: Table | View) -> list[str]:
    """What the signs mean."""
    return [*_wrapped(signs(table))]


def board(view: View) -> list[str]:
    """What the seat sees: the islands, what each player has, the stocks, what is due."""
    said = (*_own_piles(view), *_stocks(view), *_now(view))
    return ["", *drawn(view), *_wrapped(said)]


def noted(view: View) -> list[str]:
    """What the signs mean."""
    return ["", *legend(view)]


def _wrapped(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield from wrap(line, _WIDTH, subsequent_indent="    ")


def _own_piles(view: View) -> Iterator[str]:
    """What the player knows of the own piles, each from the bottom to the top."""
    piles = [f"{island} {told}" for island in ISLANDS if (told := _pile(view, island))]
    yield f"Your piles, from the bottom: {'; '.join(piles) or 'none'}."


def _pile(view: View, island: str) -> str:
    piles = (getattr(view, name)[view.seat] for name in ("under", "dealt", "laid"))
    parts = (None if own is None else own.get(island, ()) for own in piles)
    return " + ".join(cards_told(cards) for cards in parts if cards != ())


def _stocks(view: View) -> Iterator[str]:
    known = view.discard is not None and any(view.discard)
    yield f"The draw pile has {counted(len(view.draw), 'card')}."
    if view.discard is None:
        yield "The discard pile is closed."
    elif known and len(view.discard) == len(CARDS):
        yield f"In the discard pile: {write_counts(view.discard)}."
    invented = "; how many have which value is invented"
    doubt = invented if known_from(view.box, "masks") == "invented" and view.masks_left else ""
    yield f"Masks left: {', '.join(map(str, view.masks_left)) or 'none'}{doubt}."


def _now(view: View) -> Iterator[str]:
    """Who is active, what is answered, and who decides."""
    yield f"{view.seats[view.active]} is the active player."
    if view.played:
        goal = f", to go to {view.goal}" if view.goal else ""
        yield f"Played: {view.played}{goal}."
    shown = ((name, n) for name, n in zip(view.seats, view.shown, strict=True) if n is not None)
    if told := [f"{name} {number}" for name, number in shown]:
        yield f"Shown: {', '.join(told)}."
    yield from looked_up(view)
    yield f"{due(view)}."


def allowed(table: Table, seat: int) -> list[str]:
    """What the seat may do now, alike moves together; of other moves which rule refuses them."""
    found = MOVES.together(moves(table, seat))
    return [
        "Allowed now:" if found else "Allowed now: nothing.",
        *_wrapped(f"  {one}" for one in found),
        *_wrapped(f"Not allowed: {write_move(move)}. {why}" for move, why in _refused(table, seat)),
    ]


def _refused(table: Table, seat: int) -> Iterable[tuple[Move, Refusal]]:
    """Of moves of a kind one for each rule that refuses some."""
    found: dict[object, tuple[Move, Refusal]] = {}
    for move in tried(table, seat):
        if why := why_not(table, seat, move):
            found.setdefault((type(move), why.rule), (move, why))
    return found.values()
