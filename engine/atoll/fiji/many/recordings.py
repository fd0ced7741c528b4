"""The rules that many games need, recorded once for a number of seats and the answers."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from atoll.fiji.components import (
    BOX,
    DECK,
    EXCHANGES,
    LARGEST_OFFER,
    Beads,
    Condition,
    Effect,
    Goal,
)
from atoll.fiji.many.fires import analysed, scored_apart, scored_together
from atoll.fiji.many.piles import Piles, pile
from atoll.fiji.phases import Choice, Exchange, kept, paid
from atoll.fiji.rules import held
from atoll.readings.compiled import FLAG, Recording, record
from atoll.words import Flag, Number, choose, every, some, total

__all__ = ["analysing", "cards", "keeping", "offering", "paying", "scoring", "telling"]


_FLAGS: Any = (FLAG,) * 4
_PILE: Any = pile([range(beads + 1) for beads in BOX])
_FIST: Any = pile([range(LARGEST_OFFER + 1)] * 4)
_CONDITION: Any = Condition(_FLAGS, most=FLAG)  # type: ignore[arg-type]  # a kind of input
_TAKES: Any = pile([range(max(e.takes[c] for e in DECK.effects) + 1) for c in range(4)])
_OTHERS: Any = pile([range(max(e.others[c] for e in DECK.effects) + 1) for c in range(4)])
_GOAL: Any = Goal(range(4), FLAG)  # type: ignore[arg-type]  # as above


@cache
def cards() -> Recording:
    """What a condition asks and an effect does, each from its place in the deck."""

    def laid(condition: Number, effect: Number) -> tuple[Any, ...]:
        asked, done = _card(DECK.conditions, condition), _card(DECK.effects, effect)
        choices = done.keeps, done.rotates, done.swaps
        return asked, done.takes, done.halves, done.others, choices

    return record(laid, range(len(DECK.conditions)), range(len(DECK.effects)))


def _card(faces: Sequence[Any], place: Number) -> Any:
    """The one card that lies at a place: whatever is on it, is on the cards that it can be."""
    here = [place == number for number in range(len(faces))]
    return _faced(here, faces)


def _faced(here: Sequence[Flag], faces: Sequence[Any]) -> Any:
    if isinstance(faces[0], tuple):
        parts = [_faced(here, parts) for parts in zip(*faces, strict=True)]
        return type(faces[0])(*parts) if hasattr(faces[0], "_fields") else tuple(parts)
    pairs = list(zip(here, faces, strict=True))
    if isinstance(faces[0], bool):
        return some([every([flag, face]) for flag, face in pairs])
    return total([choose(flag, face, 0) for flag, face in pairs])


@cache
def offering(seats: int) -> Recording:
    """Whether all seats have what they offer, whether each does, and what stays behind."""

    def offered(hands: Sequence[Beads], offers: Sequence[Beads]) -> tuple[Any, ...]:
        pairs = list(zip(hands, offers, strict=True))
        flags = [held(offer, hand) for hand, offer in pairs]
        return every(flags), flags, [hand.minus(offer) for hand, offer in pairs]

    return record(offered, (_PILE,) * seats, (_FIST,) * seats)


@cache
def analysing(seats: int, half: str) -> Recording:
    """A row, but for what its executor chooses."""

    def read(*piles: Any) -> Any:
        supply, hands, keepers, offers, condition, *done = piles
        table = supply, hands, keepers, offers
        return analysed(*table, condition, Effect(*done), half_is_up=half == "up")

    table = _PILE, (_PILE,) * seats, (FLAG,) * seats, (_FIST,) * seats
    return record(read, *table, _CONDITION, _TAKES, _FLAGS, _OTHERS, FLAG)


@cache
def keeping(seats: int) -> Recording:
    """Who keeps an offer after a row whose executor may have chosen to pay."""

    def choosing(
        keepers: Sequence[Flag], executes: Sequence[Flag], keeps: Flag, pays: Flag
    ) -> tuple[Flag, ...]:
        return kept(keepers, Effect(keeps=keeps), executes, Choice(0, 0, 1, pays))

    return record(choosing, (FLAG,) * seats, (FLAG,) * seats, FLAG, FLAG)


@cache
def telling(rules: tuple[str, ...]) -> Recording:
    """How often each of the rules about effects fires, by the effect and how often it happens.

    `rules` are those of the effects in the deck.
    """

    def told(effect: Number, executed: Number) -> list[Number]:
        here = [effect == place for place in range(len(rules))]
        pairs = list(zip(here, rules, strict=True))
        about = [some([flag for flag, of in pairs if of == rule]) for rule in dict.fromkeys(rules)]
        return [choose(flag, executed, 0) for flag in about]

    return record(told, range(len(rules)), range(EXCHANGES + 1))


@cache
def paying(seats: int) -> Recording:
    """The payment: the supply, and the hands."""

    def settled(supply: Beads, hands: Piles, offers: Piles, keepers: Any) -> tuple[Any, ...]:
        return paid(Exchange(supply, hands, keepers, ()), offers)[:2]

    return record(settled, _PILE, (_PILE,) * seats, (_FIST,) * seats, (FLAG,) * seats)


@cache
def scoring(seats: int, after_shared: str, shared_place: str) -> Recording:
    """The heads of a round, and how often its rules fire."""
    inputs = (_GOAL,) * 4, (_PILE,) * seats
    if seats == 2:
        return record(scored_apart, *inputs)
    skip, lowest = after_shared == "skip", shared_place == "lowest_place"
    return record(scored_together, *inputs, skip=skip, lowest=lowest)
