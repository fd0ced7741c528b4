"""What a person who plays a seat of Bali is shown, and what is said to a `?`.

The islands are in plain text: a column for each, a row for each player with chips, seal and pile.

```text
    | Kukusch       | Panschar @    | Tschakkalag   | Wontong       |
--- |---------------|---------------|---------------|---------------|
Ana | ^             | *o            | ^   3?+1      |     3?        |
```
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from atoll.bali import game
from atoll.bali import table as kinds
from atoll.bali.components import ISLANDS
from atoll.bali.game import moves, why_not
from atoll.bali.notation import MOVES
from atoll.bali.sides import where_it_is
from atoll.bali.table import Table
from atoll.table import move
from atoll.table.contract import View
from atoll.table.move import refused, tried, wrapped

DRAWN = ("island", "dealt", "laid", "under", "priests", "princes", "seals")
due = game.due


def drawn(table: Table | View) -> list[str]:
    """The islands with all that lies there."""
    return [*_islands(table)]


def legend(table: Table | View) -> list[str]:
    """What the signs mean."""
    return [*wrapped(_signs(table))]


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
