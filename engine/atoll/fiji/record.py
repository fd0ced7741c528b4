"""What a record of Fiji needs beside moves and positions: decks, and which events touch what."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

from atoll.fiji.components import Deck
from atoll.fiji.game import onward
from atoll.fiji.notation import (
    NotationError,
    parse_condition,
    parse_effect,
    write_condition,
    write_effect,
)
from atoll.fiji.position import PositionError, read_position
from atoll.fiji.rulings import Answers
from atoll.fiji.table import Table
from atoll.table import Event, Step

__all__ = ["read_deck", "resumed", "touched", "write_deck"]

T = TypeVar("T")


def resumed(position: object, seats: Sequence[str], rulings: Answers) -> Step[Table]:
    """The table of a position, run on to its first decision. Errors: PositionError, Refused."""
    return onward(Step(read_position(position, seats, rulings), ()))


def read_deck(cards: object) -> Deck:
    """A deck from its conditions and effects in the notation.

    How many there must be, the setup says. Errors: PositionError names the card.
    """
    if not isinstance(cards, dict) or set(cards) != set(Deck._fields):
        raise PositionError("deck", "give it exactly two lists, `conditions` and `effects`")
    conditions = _cards("conditions", cards["conditions"], parse_condition)
    return Deck(conditions, _cards("effects", cards["effects"], parse_effect))


def _cards(kind: str, texts: object, parse: Callable[[str], T]) -> tuple[T, ...]:
    if not isinstance(texts, list):
        raise PositionError(f"deck, {kind}", "list the cards as texts")
    return tuple(_card(f"deck, {kind}, card {n}", text, parse) for n, text in enumerate(texts, 1))


def _card(part: str, text: object, parse: Callable[[str], T]) -> T:
    if not isinstance(text, str):
        raise PositionError(part, "write the card as a text")
    try:
        return parse(text)
    except NotationError as error:
        raise PositionError(part, str(error)) from None


def write_deck(deck: Deck) -> dict[str, list[str]]:
    """A deck as texts; `read_deck` gives the same deck back."""
    return {
        "conditions": [write_condition(card) for card in deck.conditions],
        "effects": [write_effect(card) for card in deck.effects],
    }


_TAKING = frozenset({"take", "take half", "lack", "others take", "others lack"})
_TOUCHED_BY: Mapping[str, frozenset[str]] = {
    "round": frozenset({"clear"}),
    "exchange": frozenset({"exchange", "clear"}),
    "stage": frozenset({"execute", "exchange", "set aside", "end"}),
    "row": frozenset({"row", "pay"}),
    "conditions": frozenset({"conditions"}),
    "effects": frozenset({"effects"}),
    "goals": frozenset({"goals", "rotate", "swap"}),
    "supply": frozenset({"supply", "pay"}) | _TAKING,
    "hands": frozenset({"set", "offer", "set aside", "keep back"}) | _TAKING,
    "offers": frozenset({"offer", "reveal", "pay", "keep back"}),
    "set_aside": frozenset({"set aside", "bring back"}),
    "keepers": frozenset({"keep", "decline", "pay"}),
    "chooser": frozenset({"execute", "rotate", "swap", "keep", "decline"}),
    "heads": frozenset({"place", "share", "win goal", "goal tied"}),
    "deal": frozenset({"stacks", "conditions"}),
}


def touched(part: str, seats: Collection[int], events: Sequence[Event]) -> Event | None:
    """The last event that touched a part of the table, or that failed to.

    Where the part belongs to seats and `seats` names some, only events about these count.
    """
    for event in events[::-1]:
        about = {*event.facts.get("seats", ()), event.facts.get("seat")} - {None}
        if event.what in _TOUCHED_BY[part] and (not seats or not about or about & {*seats}):
            return event
    return None
