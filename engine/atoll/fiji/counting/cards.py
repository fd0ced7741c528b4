"""The cards of a table, counted against the deck."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from atoll.fiji.components import Condition, Deck, Effect
from atoll.fiji.notation import write_condition, write_effect
from atoll.fiji.table import Deal, Table
from atoll.table import Refusal

__all__ = ["out_of_the_deck"]


def out_of_the_deck(table: Table, deck: Deck) -> Iterator[Refusal]:
    """No card lies, now and in later rounds, more often than the deck has it."""
    rounds: list[Table | Deal] = [table, *table.deal]
    conditions: list[Condition] = [card for one in rounds for card in one.conditions]
    effects: list[Effect] = [card for one in rounds for card in one.effects]
    yield from _too_many(conditions, deck.conditions, write_condition)
    yield from _too_many(effects, deck.effects, write_effect)


def _too_many(
    laid: Sequence[Any], deck: Sequence[Any], write: Callable[[Any], str]
) -> Iterator[Refusal]:
    known = Counter(deck)
    for card, times in Counter(laid).items():
        if times > known[card]:
            reason = f"`{write(card)}` lies {times} times, and the deck has {known[card]} of it."
            yield Refusal("fiji_2_3", reason)
