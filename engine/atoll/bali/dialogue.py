"""What a person who plays a seat of Bali is shown, and what is said to a `?`."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap
from typing import Any

from atoll.bali.attempts import tried
from atoll.bali.components import CARDS, ISLANDS
from atoll.bali.fields import write_cards, write_counts
from atoll.bali.game import due, moves, why_not
from atoll.bali.notation import MOVES, write_move
from atoll.bali.own_box import known_from
from atoll.bali.table import Move, Table
from atoll.table import Refusal, listed
from atoll.table.contract import View

__all__ = ["allowed", "board"]

_WIDTH = 78


def board(view: View) -> list[str]:
    """What the seat sees: the islands, what each player has, the stocks, what is due."""
    return ["", *_wrapped((*_islands(view), *_players(view), *_stocks(view), *_now(view)))]


def _wrapped(lines: Iterable[str]) -> Iterator[str]:
    for line in lines:
        yield from wrap(line, _WIDTH, subsequent_indent="    ")


def _islands(view: View) -> Iterator[str]:
    """Where the chips, the seals and the Dalang are."""
    for island in ISLANDS:
        held = ((name, getattr(view, f"{name}s").get(island)) for name in _PIECES)
        told = (f"{name} {_name(view, seat, name)}" for name, seat in held)
        here = " (the Dalang is here)" if island == view.island else ""
        yield f"{island}{here}: {', '.join(told)}."


_PIECES = ("priest", "prince", "seal")


def _name(view: View, seat: int | None, piece: str) -> str:
    return view.seats[seat] if seat is not None else "not taken" if piece == "seal" else "aside"


def _players(view: View) -> Iterator[str]:
    """What each player has: hand, masks, piles."""
    for seat, name in enumerate(view.seats):
        masks = ", ".join(map(str, view.masks[seat])) or "none"
        yield f"{name}: hand {_told(view.hands[seat])}; masks {masks}."
        piles = [f"{island} {_pile(view, seat, island)}" for island in ISLANDS]
        yield f"    Piles: {', '.join(one for one in piles if not one.endswith('none'))}."


def _told(cards: Any) -> str:
    """Cards that are seen, and of others how many there are, where that is known."""
    if cards is None:
        return "unknown"
    seen, hidden = [card for card in cards if card], sum(card is None for card in cards)
    return f"{hidden} hidden" if hidden else write_cards(seen)


def _pile(view: View, seat: int, island: str) -> str:
    parts = (_part(getattr(view, name)[seat], island) for name in ("under", "dealt", "laid"))
    return " + ".join(one for one in parts if one) or "none"


def _part(piles: Mapping[str, Any] | None, island: str) -> str:
    if piles is None:
        return "unknown"
    return f"({_told(piles[island])})" if island in piles else ""


def _stocks(view: View) -> Iterator[str]:
    known = view.discard is not None and any(view.discard)
    yield f"The draw pile has {len(view.draw)} cards."
    if view.discard is None:
        yield "The discard pile is closed."
    elif known and len(view.discard) == len(CARDS):
        yield f"The discard pile has {write_counts(view.discard)}."
    yield f"The masks left are {', '.join(map(str, view.masks_left)) or 'none'}."
    yield from _invented(view)


def _invented(view: View) -> Iterator[str]:
    """What of the box no text tells, where the table has brought none of its own."""
    found = [words for part, words in _PARTS.items() if known_from(view.box, part) == "invented"]
    if found:
        yield f"Invented, as no text tells them: {listed(found)}."


_PARTS = {
    "dalang": "which Dalang cards there are",
    "masks": "the values of the masks",
    "start_cards": "start cards 2 to 4, the island at the foot of card 1",
}


def _now(view: View) -> Iterator[str]:
    """Who is active, what is answered, and who decides."""
    yield f"{view.seats[view.active]} is the active player."
    if view.played:
        goal = f", to go to {view.goal}" if view.goal else ""
        yield f"{view.played} is played{goal}."
    shown = ((name, n) for name, n in zip(view.seats, view.shown, strict=True) if n is not None)
    if told := [f"{name} {number}" for name, number in shown]:
        yield f"Shown: {', '.join(told)}."
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
