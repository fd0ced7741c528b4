"""What a person who plays a seat of Bali is shown, and what is said to a `?`.

The islands are in plain text: a column for each, a row for each player with chips, seal and pile.

```text
    | Kukusch       | Panschar @    | Tschakkalag   | Wontong       |
--- |---------------|---------------|---------------|---------------|
Ana | ^             | *o            | ^   3?+1      |     3?        |
```
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from atoll.bali import table as kinds
from atoll.bali.components import CARDS, ISLANDS
from atoll.bali.fields import write_cards, write_counts
from atoll.bali.game import due, moves, why_not
from atoll.bali.notation import MOVES
from atoll.bali.own_box import known_from
from atoll.bali.sides import held, opponents_called, spares, where_it_is
from atoll.bali.table import Choice, Table
from atoll.bali.warriors import most_saved
from atoll.table import agreed, counted, listed, move
from atoll.table.contract import View
from atoll.table.move import refused, tried, wrapped


def drawn(table: Table | View) -> list[str]:
    """The islands with all that lies there, and below them hands and masks."""
    return [*_islands(table), *wrapped(_hands(table))]


def legend(table: Table | View) -> list[str]:
    """What the signs mean."""
    return [*wrapped(_signs(table))]


def board(view: View) -> list[str]:
    """What the seat sees: the islands, what each player has, the stocks, what is due."""
    said = (*_own_piles(view), *_stocks(view), *_now(view))
    return ["", *drawn(view), *wrapped(said)]


def _own_piles(view: View) -> Iterator[str]:
    """What the player knows of the own piles, each from the bottom to the top."""
    piles = [f"{island} {told}" for island in ISLANDS if (told := _pile(view, island))]
    yield f"Your piles, from the bottom: {'; '.join(piles) or 'none'}."


def _pile(view: View, island: str) -> str:
    piles = (getattr(view, name)[view.seat] for name in ("under", "dealt", "laid"))
    parts = (None if own is None else own.get(island, ()) for own in piles)
    return " + ".join(_cards_told(cards) for cards in parts if cards != ())


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
    yield from _looked_up(view)
    yield f"{due(view)}."


def _looked_up(view: View) -> Iterator[str]:
    """What a player who decides would look up; of one's own also what has been chosen for it."""
    yield from _answers(view)
    if view.turn == view.seat and view.stage in _TOLD and (told := _TOLD[view.stage](view)):
        yield told
    if chosen := view.chosen[view.seat]:
        yield f"Chosen so far, to be done by `done`: {', '.join(map(_choice, chosen))}."


def _answers(view: View) -> Iterator[str]:
    """Who is spared, has ended the turn, or has prevented a change."""
    if view.spared is not None:
        yield f"{view.seats[view.spared]} is spared."
    for flags, words in ((view.forced, "The turn is ended"), (view.prevented, "It is prevented")):
        if who := [name for name, one in zip(view.seats, flags, strict=True) if one]:
            yield f"{words} by {listed(who)}."


def _choice(one: Choice) -> str:
    """A card, where it goes, or from where one comes."""
    if one.card is None:
        return f"the top card of {one.island}"
    return f"{one.card} at {one.island}" if one.island else one.card


def _turn(view: View) -> str:
    """Whom a warrior of the hand may spare, and how they are called."""
    if "warrior" not in view.hands[view.seat] or not spares(view):
        return ""
    return f"With a warrior you spare {listed(opponents_called(view, view.seat), 'or')}."


def _save(view: View) -> str:
    most = most_saved(view, view.seat)
    must = view.rulings.flee_must == "must"
    told = f"{counted(most, 'card')} {'[has|have] to' if must else 'can'} be saved on piles"
    return agreed(f"In flight {told}; the rest of the hand is discarded.", most)


def _exchange(view: View) -> str:
    if view.played == "artist":
        return "Name the cards to be swapped one by one; then say done."
    return "Place cards on your piles one by one, or take their top cards; then say done."


def _show(view: View) -> str:
    best = max(number or 0 for number in view.shown)
    return f"To win, show more than {best}." if best else "Whoever shows most has the chip."


def _lay(view: View) -> str:
    there = f"The Dalang has gone to {view.goal}; your hand is laid down on {view.island}."
    return f"{there} Each card lies on those before it; `done` lays the rest as it is held."


_TOLD: Mapping[str, Callable[[View], str]] = {
    "turn": _turn,
    "save": _save,
    "exchange": _exchange,
    "show": _show,
    "lay": _lay,
}


# The islands


_NAMES, _BROAD = 12, 13
"""The most signs of a name, and the signs of a cell."""
_PIECES = {"priests": "^", "princes": "*", "seals": "o"}
_PARTS = {"under": "", "dealt": "?", "laid": ""}
"""The parts of a pile from the bottom on, and the sign behind cards that nobody has seen."""


def _islands(table: Any) -> Iterator[str]:
    """What lies on the islands, of a table or a view."""
    names = [*table.seats, "aside"]
    wide = min(max(map(len, names)), _NAMES)
    at = where_it_is(table)
    yield _row("", [f"{one} @" if one == at else one for one in ISLANDS], wide)
    yield f"{'-' * wide} |{'|'.join('-' * (_BROAD + 2) for _ in ISLANDS)}|"
    for seat, name in enumerate(table.seats):
        lying = ((_pieces(table, seat, one), _pile_of(table, seat, one)) for one in ISLANDS)
        yield _row(name, [f"{pieces:3} {pile}".rstrip() for pieces, pile in lying], wide)
    aside = [_pieces(table, None, island) for island in ISLANDS]
    if any(aside):
        yield _row("aside", aside, wide)


def _row(name: str, cells: list[str], wide: int) -> str:
    said = (f" {cell[:_BROAD]:{_BROAD}} " for cell in cells)
    return f"{name[:wide]:{wide}} |{'|'.join(said)}|"


def _pieces(table: Any, seat: int | None, island: str) -> str:
    """The chips and the seal of a player there; of nobody, the chips that lie aside."""
    kinds = [name for name in _PIECES if seat is not None or name != "seals"]
    return "".join(_PIECES[name] for name in kinds if getattr(table, name).get(island) == seat)


def _pile_of(table: Any, seat: int, island: str) -> str:
    """How many cards lie there, from the bottom to the top; `..` where that is not known."""
    parts = {name: getattr(table, name)[seat] for name in _PARTS}
    if None in parts.values():
        bare = island == table.island and table.stage != "lay"  # all have taken up their piles
        return "" if bare else ".."
    lying = ((name, piles.get(island)) for name, piles in parts.items())
    return "+".join(f"{len(cards)}{_PARTS[name]}" for name, cards in lying if cards)


def _hands(table: Any) -> Iterator[str]:
    """What each player holds, as far as it is seen, and the masks."""
    for seat, name in enumerate(table.seats):
        masks = ", ".join(map(str, table.masks[seat])) or "none"
        chosen = [one.card for one in table.chosen[seat] if one.card]
        beside = f", chosen {_cards_told(chosen)}" if chosen else ""
        yield f"{name}: hand {_cards_told(held(table, seat))}{beside}; masks {masks}."


def _cards_told(cards: Any) -> str:
    """Cards that are seen, and of others how many there are, where that is known."""
    if cards is None:
        return "unknown"
    seen, hidden = [card for card in cards if card], sum(card is None for card in cards)
    return f"{hidden} hidden" if hidden else write_cards(seen)


def _signs(table: Any) -> Iterator[str]:
    """What the signs mean."""
    yield "@ the Dalang; ^ priest, * prince, o seal; 3? a pile of 3 that nobody has seen,"
    secret = "." if table.rulings.sizes == "public" else "; .. a pile of secret size."
    yield "3?+2 and on it 2 that their player knows" + secret


# What is allowed


def allowed(table: Table, seat: int) -> list[str]:
    """What the seat may do now, and of other moves what refuses them; its hand is tried first."""
    others = tried(kinds, MOVES, table.stage, table.hands[seat])
    may_not = refused(others, partial(why_not, table, seat))
    return move.allowed(MOVES, moves(table, seat), may_not)
