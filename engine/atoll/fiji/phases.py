"""The phases of Fiji put together from its rules, for any reading.

The engine goes through the rules event by event (exchange.py, scoring.py) and tells what happens;
here a row, an exchange and a round are one finding each, for laws and for many games at once.
That both say the same is a guard in tests/.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from atoll.fiji.components import EXTENDED_SET, ROUNDS, ROWS, SET, Beads, Condition, Effect, Goal
from atoll.fiji.rules import (
    Contest,
    Taking,
    contest,
    counted,
    goal_heads,
    heads,
    keeping,
    payment,
    pooled,
    ranking,
    rotated,
    supply_laid,
    swapped,
    taking,
)
from atoll.table.stating import rule
from atoll.words import Flag, Number, choose, every, no, some, total

Hands = Sequence[Beads]
One = TypeVar("One")


@rule("fiji_1_1", "fiji_7_1")
def complete_set(seats: int) -> Beads:
    """What each seat takes every round: an extended set when two play."""
    beads: Beads = choose(seats == 2, EXTENDED_SET, SET)
    return beads


@rule("fiji_1_2", "fiji_1_4", "fiji_7_2")
def in_play(seats: int) -> Beads:
    """A set as the supply and one for every seat; the rest stays in the box."""
    return pooled(SET, [complete_set(seats) for _ in range(seats)])


@rule("fiji_2_1", "fiji_2_2", "fiji_2_3")
def dealt(cards: Sequence[One]) -> tuple[tuple[One, ...], ...]:
    """A stack of cards as the rows of the rounds, from the top."""
    return tuple(tuple(cards[n * ROWS : (n + 1) * ROWS]) for n in range(ROUNDS))


class Choice(NamedTuple):
    """What the executor of a row picks, should its card leave a choice: colours from 0 to 3."""

    rotates: Number
    swaps: Number
    swaps_with: Number
    pays: Flag


class Exchange(NamedTuple):
    """What an exchange changes: the supply, the beads behind the screens, who keeps, the goals."""

    supply: Beads
    hands: tuple[Beads, ...]
    keepers: tuple[Flag, ...]
    goals: tuple[Goal, ...]


class Row(NamedTuple):
    """One row: what each seat counts, who executes, what is taken, and the exchange after it."""

    counts: tuple[Number, ...]
    contest: Contest
    taking: Taking
    after: Exchange


@rule("fiji_4_4", "fiji_4_5", "fiji_4_6", "fiji_4_7", "fiji_4_8", "fiji_4_9")
@rule("fiji_4_10", "fiji_4_11", "fiji_4_12", "fiji_4_13", "fiji_4_14", "fiji_4_15")
def row(  # noqa: PLR0913 # all that a row depends on
    before: Exchange,
    offers: Hands,
    condition: Condition,
    effect: Effect,
    choice: Choice,
    *,
    half_is_up: Flag,
) -> Row:
    """One row of the analysis, from the counts to what its effect does."""
    counts = tuple([counted(condition, offer) for offer in offers])
    found = contest(counts, most=condition.most)
    taken = taking(effect, before.supply, found.executes, half_is_up=half_is_up)
    after = Exchange(
        taken.supply,
        _together(before.hands, taken.taken),
        kept(before.keepers, effect, found.executes, choice),
        turned(before.goals, effect, some(found.executes), choice),
    )
    return Row(counts, found, taken, after)


@rule("fiji_4_13")
def kept(
    keepers: Sequence[Flag], effect: Effect, executes: Sequence[Flag], choice: Choice
) -> tuple[Flag, ...]:
    """Who keeps an offer after a row; its executor may have chosen to pay."""
    keeping_it = [every([executing, no(choice.pays)]) for executing in executes]
    return keeping(effect, keeping_it, keepers)


@rule("fiji_4_14", "fiji_4_15")
def turned(
    goals: tuple[Goal, ...], effect: Effect, executed: Flag, choice: Choice
) -> tuple[Goal, ...]:
    """The goals after a row that rotates or swaps, if somebody executes it."""
    rotates, swaps = every([executed, effect.rotates]), every([executed, effect.swaps])
    after_rotating = choose(rotates, rotated(goals, choice.rotates), goals)
    swapped_goals = swapped(goals, choice.swaps, choice.swaps_with)
    found: tuple[Goal, ...] = choose(swaps, swapped_goals, after_rotating)
    return found


def _together(hands: Hands, gains: Hands) -> tuple[Beads, ...]:
    pairs = zip(hands, gains, strict=True)
    return tuple([pooled(hand, [gain]) for hand, gain in pairs])


def exchanged(  # noqa: PLR0913 # all that an exchange depends on
    before: Exchange,
    offers: Hands,
    rows: Sequence[tuple[Condition, Effect]],
    choices: Sequence[Choice],
    *,
    half_is_up: Flag,
    row: Callable[..., Row] = row,
) -> tuple[Exchange, tuple[Row, ...]]:
    """A whole exchange: its rows from top to bottom, then the payment; and the rows on the way.

    A law may give it another `row`, of which only other laws are known.
    """
    found: list[Row] = []
    now = before
    for (condition, effect), choice in zip(rows, choices, strict=True):
        analysed = row(now, offers, condition, effect, choice, half_is_up=half_is_up)
        found = [*found, analysed]
        now = analysed.after
    return paid(now, offers), tuple(found)


@rule("fiji_4_16")
def paid(analysed: Exchange, offers: Hands) -> Exchange:
    """The payment after the last row: then nobody keeps an offer any more."""
    found = payment(offers, analysed.keepers, analysed.supply)
    nobody = tuple([False for _ in offers])
    hands = _together(analysed.hands, found.kept)
    return Exchange(found.supply, hands, nobody, analysed.goals)


@rule("fiji_5_2", "fiji_5_3", "fiji_5_4", "fiji_5_5", "fiji_5_6")
def scored(goals: Sequence[Goal], hands: Hands, *, skip: Flag, lowest: Flag) -> tuple[Number, ...]:
    """The heads each of three to five seats takes in a round."""
    return heads(ranking(goals, hands, skip=skip), lowest=lowest)


@rule("fiji_7_5", "fiji_7_6")
def scored_by_goal(goals: Sequence[Goal], hands: Hands) -> tuple[Number, ...]:
    """The heads each of two seats takes in a round."""
    by_goal = goal_heads(goals, hands)
    return tuple([total([goal[seat] for goal in by_goal]) for seat in range(len(hands))])


@rule("fiji_1_2", "fiji_5_8", "fiji_7_2", "fiji_7_7")
def cleared(supply: Beads, piles: Hands, sets: Hands, *, once: Flag) -> Beads:
    """The supply of the next round, when all beads are back."""
    return supply_laid(pooled(supply, piles), sets, once=once)
