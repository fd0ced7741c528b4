"""What is drawn of an island, in words for who does not see it."""

from collections.abc import Iterator
from typing import Any

from atoll.bali.pictures.news import held
from atoll.bali.pictures.piles import layers
from atoll.table import counted

__all__ = ["aloud"]

_NOBODY = {"priest": "aside", "prince": "aside", "seal": "not taken"}
_KNOWN = {"back": "unseen", "card": "known to {name}"}


def aloud(table: Any, island: str) -> str:
    """All that lies on an island, in a sentence."""
    here = " (the Dalang is here)" if island == table.island else ""
    goal = " (the Dalang is to come here)" if island == table.goal != table.island else ""
    said = [*_pieces(table, island), *_piles(table, island)]
    return f"{island}{here or goal}: {'; '.join(said)}."


def _pieces(table: Any, island: str) -> Iterator[str]:
    for kind, nobody in _NOBODY.items():
        seat = held(table, kind).get(island)
        yield f"{kind} {nobody if seat is None else table.seats[seat]}"


def _piles(table: Any, island: str) -> Iterator[str]:
    for seat, name in enumerate(table.seats):
        parts = layers(table, seat, island)
        said = (f"{len(one.cards)} {_KNOWN[one.plate].format(name=name)}" for one in parts)
        if parts:
            number = sum(len(one.cards) for one in parts)
            yield f"pile of {name} {counted(number, 'card')}, {' and '.join(said)}"
