"""The islands in plain text: a column for each, a row for each player with chips, seal and pile.

```text
    | Kukusch       | Panschar @    | Tschakkalag   | Wontong       |
--- |---------------|---------------|---------------|---------------|
Ana | ^             | *o            | ^   3?+1      |     3?        |
```
"""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.bali.components import ISLANDS
from atoll.bali.fields import write_cards
from atoll.bali.sides import held, where_it_is

__all__ = ["cards_told", "hands", "islands", "signs"]

_NAMES, _BROAD = 12, 13
"""The most signs of a name, and the signs of a cell."""
_PIECES = {"priests": "^", "princes": "*", "seals": "o"}
_PARTS = {"under": "", "dealt": "?", "laid": ""}
"""The parts of a pile from the bottom on, and the sign behind cards that nobody has seen."""


def islands(table: Any) -> Iterator[str]:
    """What lies on the islands, of a table or a view."""
    names = [*table.seats, "aside"]
    wide = min(max(map(len, names)), _NAMES)
    at = where_it_is(table)
    yield _row("", [f"{one} @" if one == at else one for one in ISLANDS], wide)
    yield f"{'-' * wide} |{'|'.join('-' * (_BROAD + 2) for _ in ISLANDS)}|"
    for seat, name in enumerate(table.seats):
        yield _row(name, [_cell(table, seat, island) for island in ISLANDS], wide)
    aside = [_pieces(table, None, island) for island in ISLANDS]
    if any(aside):
        yield _row("aside", aside, wide)


def _row(name: str, cells: list[str], wide: int) -> str:
    said = (f" {cell[:_BROAD]:{_BROAD}} " for cell in cells)
    return f"{name[:wide]:{wide}} |{'|'.join(said)}|"


def _cell(table: Any, seat: int, island: str) -> str:
    return f"{_pieces(table, seat, island):3} {_pile(table, seat, island)}".rstrip()


def _pieces(table: Any, seat: int | None, island: str) -> str:
    """The chips and the seal of a player there; of nobody, the chips that lie aside."""
    kinds = [name for name in _PIECES if seat is not None or name != "seals"]
    return "".join(_PIECES[name] for name in kinds if getattr(table, name).get(island) == seat)


def _pile(table: Any, seat: int, island: str) -> str:
    """How many cards lie there, from the bottom to the top; `..` where that is not known."""
    parts = {name: getattr(table, name)[seat] for name in _PARTS}
    if None in parts.values():
        bare = island == table.island and table.stage != "lay"  # all have taken up their piles
        return "" if bare else ".."
    lying = (_number(piles, island, _PARTS[name]) for name, piles in parts.items())
    return "+".join(filter(None, lying))


def _number(piles: Mapping[str, Any], island: str, sign: str) -> str:
    return f"{len(piles[island])}{sign}" if piles.get(island) else ""


def hands(table: Any) -> Iterator[str]:
    """What each player holds, as far as it is seen, and the masks."""
    for seat, name in enumerate(table.seats):
        masks = ", ".join(map(str, table.masks[seat])) or "none"
        chosen = [one.card for one in table.chosen[seat] if one.card]
        beside = f", chosen {cards_told(chosen)}" if chosen else ""
        yield f"{name}: hand {cards_told(held(table, seat))}{beside}; masks {masks}."


def cards_told(cards: Any) -> str:
    """Cards that are seen, and of others how many there are, where that is known."""
    if cards is None:
        return "unknown"
    seen, hidden = [card for card in cards if card], sum(card is None for card in cards)
    return f"{hidden} hidden" if hidden else write_cards(seen)


def signs(table: Any) -> Iterator[str]:
    """What the signs mean."""
    yield "@ the Dalang; ^ priest, * prince, o seal; 3? a pile of 3 that nobody has seen,"
    yield "3?+2 and on it 2 that their player knows" + _secret(table)


def _secret(table: Any) -> str:
    """What stands for piles of which not all see the size (ruling sizes)."""
    return "." if table.rulings.sizes == "public" else "; .. a pile of secret size."
