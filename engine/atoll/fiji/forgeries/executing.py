"""Choices that may not be made (chapter 4): by another player, of another card, or by nobody."""

from collections.abc import Iterable, Iterator
from itertools import permutations

from atoll.fiji.components import COLOURS, Effect
from atoll.fiji.forgeries.offers import offering
from atoll.fiji.table import Table
from atoll.forge.forgery import Turn, turn

__all__ = ["card"]

_SWAPS = [f"swap {one} {other}" for one, other in permutations(COLOURS, 2)]
_ROTATES = [f"rotate {colour}" for colour in COLOURS]
_KEEPS = ["keep", "pay"]


def card(table: Table) -> Effect | None:
    """The effect that waits for a choice."""
    return table.effects[table.row - 1] if table.stage == "choice" else None


def _fitting(table: Table) -> list[str]:
    """The choices that the card asks for."""
    shown = card(table) or Effect()
    return [
        *(_ROTATES if shown.rotates else ()),
        *(_SWAPS if shown.swaps else ()),
        *(_KEEPS if shown.keeps else ()),
    ]


def _said(seats: Iterable[int], moves: Iterable[str]) -> list[Turn]:
    moves = [*moves]
    return [(seat, move) for seat in seats for move in moves]


def _executor(table: Table) -> list[int]:
    return [] if table.chooser is None else [table.chooser]


def _others(table: Table) -> list[int]:
    """Everybody but the player who executes, while a choice is due."""
    seats = range(len(table.seats)) if table.stage == "choice" else ()
    return [seat for seat in seats if seat != table.chooser]


# Fiji 4.8


@turn("fiji_4_8")
def the_choice_of_another_player(table: Table) -> list[Turn]:
    """A player makes the choice of the one who executes."""
    return _said(_others(table), _fitting(table))


@turn("fiji_4_8", "fiji_4_3")
def an_offer_instead_of_the_choice(table: Table) -> list[Turn]:
    """The player who executes offers and does not choose."""
    return _said(_executor(table), ["offer 1 green"])


@turn("fiji_4_8", "fiji_4_3")
def an_offer_before_another_has_chosen(table: Table) -> list[Turn]:
    """A player offers before the effect is finished."""
    return _said(_others(table), ["offer 1 green", "offer 1 red"])


@turn("fiji_4_8", "fiji_4_14", "fiji_4_15", "fiji_4_13")
def a_wrong_choice_by_another_player(table: Table) -> list[Turn]:
    """A player who does not execute makes a choice that the card does not ask for."""
    fitting = _fitting(table)
    return _said(_others(table), [m for m in (*_ROTATES, *_SWAPS, *_KEEPS) if m not in fitting])


# Fiji 4.13


@turn("fiji_4_13")
def keeping_before_the_offers(table: Table) -> list[Turn]:
    """A player keeps the offer while offers are made."""
    return _said(offering(table), ["keep"])


@turn("fiji_4_13")
def keeping_what_is_in_the_fist(table: Table) -> list[Turn]:
    """A player who has offered keeps the offer while others make theirs."""
    ready = [seat for seat, one in enumerate(table.offers) if one and table.stage == "offer"]
    return _said(ready, ["keep"])


@turn("fiji_4_13", "fiji_4_16")
def paying_before_the_rows(table: Table) -> list[Turn]:
    """A player pays while offers are made."""
    return _said(offering(table), ["pay"])


@turn("fiji_4_13", "fiji_4_14", "fiji_4_15")
def keeping_instead_of_the_goals(table: Table) -> list[Turn]:
    """The player who has goals to change keeps the offer."""
    shown = card(table)
    return _said(_executor(table), ["keep"]) if shown and not shown.keeps else []


# Fiji 4.14 and 4.15


@turn("fiji_4_14")
def rotating_before_the_offers(table: Table) -> list[Turn]:
    """A player turns a goal round while offers are made."""
    return _said(offering(table), _ROTATES)


@turn("fiji_4_15")
def swapping_before_the_offers(table: Table) -> list[Turn]:
    """A player swaps goals while offers are made."""
    return _said(offering(table), _SWAPS)


@turn("fiji_4_14", "fiji_4_15")
def rotating_instead_of_swapping(table: Table) -> list[Turn]:
    """The player who has two goals to swap turns one round."""
    shown = card(table)
    return _said(_executor(table), _ROTATES) if shown and shown.swaps else []


@turn("fiji_4_14", "fiji_4_15")
def swapping_instead_of_rotating(table: Table) -> list[Turn]:
    """The player who has a goal to turn round swaps two."""
    shown = card(table)
    return _said(_executor(table), _SWAPS) if shown and shown.rotates else []


@turn("fiji_4_14", "fiji_4_13")
def rotating_instead_of_keeping(table: Table) -> list[Turn]:
    """The player who may keep the offer turns a goal round."""
    shown = card(table)
    return _said(_executor(table), _ROTATES) if shown and shown.keeps else []


@turn("fiji_4_15", "fiji_4_13")
def swapping_instead_of_keeping(table: Table) -> list[Turn]:
    """The player who may keep the offer swaps two goals."""
    shown = card(table)
    return _said(_executor(table), _SWAPS) if shown and shown.keeps else []


@turn("fiji_4_15")
def a_goal_swapped_with_itself(table: Table) -> list[Turn]:
    """The player who has two goals to swap names one twice."""
    shown = card(table)
    same = [f"swap {colour} {colour}" for colour in COLOURS]
    return _said(_executor(table), same) if shown and shown.swaps else []


@turn("fiji_4_15")
def goals_swapped_from_afar(table: Table) -> Iterator[Turn]:
    """The player swaps goals that do not lie side by side where the ruling asks for neighbours."""
    shown = card(table)
    if shown and shown.swaps and table.rulings.swap == "neighbours":
        lie = [COLOURS[goal.colour] for goal in table.goals]
        far = [f"swap {lie[a]} {lie[b]}" for a, b in permutations(range(4), 2) if abs(a - b) > 1]
        yield from _said(_executor(table), far)
