"""What a seat can be asked, and what it answers: looked up, not found out each time.

An answer is a place in a list of moves: 69 offers, 35 sets put aside, 18 choices.
What is open, and what a choice leads to, is asked of the engine and the rules once for every state
that it depends on. A policy says of every state which of the open moves a seat makes, any of them
as likely: flags, by state and move.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from functools import cache
from itertools import permutations, product
from typing import Any

import numpy as np
from numpy.random import Generator

from atoll.fiji import rules
from atoll.fiji.components import (
    COLOURS,
    LARGEST_OFFER,
    Beads,
    Effect,
    Goal,
)
from atoll.fiji.game import fists, moves, opening
from atoll.fiji.table import Keep, Move, Pay, Rotate, Swap
from atoll.readings.arrays import Column, column, laid
from atoll.simulate.at_once import among
from atoll.table.rulings import Answers


class Asked(IntEnum):
    """What is drawn or asked."""

    CARDS = 0
    GOALS = 1
    SET_ASIDE = 2
    OFFER = 3
    CHOICE = 4


_COLOURS = range(len(COLOURS))
_HANDS = tuple(Beads(*beads) for beads in product(range(LARGEST_OFFER + 1), repeat=len(COLOURS)))
_STAGES = {Asked.OFFER: "offer", Asked.SET_ASIDE: "set aside"}
Policy = Callable[[Asked, Answers], Column]

MOVES: Mapping[Asked, Sequence[Move]] = {
    **{asked: fists(_HANDS[-1], stage) for asked, stage in _STAGES.items()},
    Asked.CHOICE: (
        *map(Rotate, _COLOURS),
        *(Swap(*pair) for pair in permutations(_COLOURS, 2)),
        Keep(),
        Pay(),
    ),
}
"""What can be answered, by what is asked."""
LAYOUTS = tuple(
    tuple(map(Goal, colours, ways))
    for colours in permutations(_COLOURS)
    for ways in product((True, False), repeat=len(COLOURS))
)
"""Every row of goals."""


def in_fist(asked: Asked) -> Sequence[Beads]:
    """The beads of each offer, or set put aside."""
    fists: Any = MOVES[asked]
    return [fist.beads for fist in fists]


# What is open


_FIRST = tuple(Goal(colour, most) for colour in _COLOURS for most in (False, True))
_FIRST_OF = column([_FIRST.index(goals[0]) for goals in LAYOUTS])


def reach(hand: Beads, goals: Column) -> Column:
    """The state of a hand: what it has for a fist, up to four of a colour, and the first goal."""
    state: Any = np.int16(0)
    for beads in hand:
        state = state * np.int16(LARGEST_OFFER + 1) + np.minimum(beads, LARGEST_OFFER)
    return state * np.int16(len(_FIRST)) + _FIRST_OF.take(goals)


def uniform(asked: Asked, answers: Answers) -> Column:
    """Any legal move: by the reach of a hand, or by what a card asks and the row of goals."""
    if asked is not Asked.CHOICE:
        known = _open(asked, [fists(hand, _STAGES[asked]) for hand in _HANDS])
        return known.repeat(len(_FIRST), axis=0)
    start = opening(("Ana", "Ben"), 0).table
    table = start._replace(rulings=answers, stage="choice", row=1, chooser=0)

    def opens(effect: Effect, goals: tuple[Goal, ...]) -> Collection[Move]:
        if effect.keeps and answers.keep_offer == "must":  # then there is nothing to choose
            return (Keep(),)
        return moves(table._replace(effects=(effect,), goals=goals), 0)

    asking = (Effect(rotates=True), Effect(swaps=True), Effect(keeps=True))
    return _open(asked, [opens(*both) for both in product(asking, LAYOUTS)])


def _open(asked: Asked, states: Sequence[Collection[Move]]) -> Column:
    return np.array([[move in opens for move in MOVES[asked]] for opens in map(set, states)])


def greedy(asked: Asked, answers: Answers) -> Column:
    """Whatever serves the first goal, as if nobody took anything.

    An offer, or what is set aside, is any of those that leave the best hand for that goal. A kept
    offer is welcome where the goal is most of a colour; the choice of goals is any legal one.
    """
    known = uniform(asked, answers)
    if asked is Asked.CHOICE:
        welcome = [Keep() if goals[0].most else Pay() for goals in LAYOUTS] * 3
        worth = np.array([[move == best for move in MOVES[asked]] for best in welcome])
    else:
        hands: Beads = laid(_HANDS, np.arange(len(_HANDS))[:, None])
        left = hands.minus(laid(in_fist(asked), np.arange(len(MOVES[asked]))))
        worth = np.stack([rules.score(goal, left) for goal in _FIRST], axis=1).reshape(known.shape)
    reached = np.where(known, worth, np.iinfo(np.int8).min)
    flags: Column = known & (reached == reached.max(axis=1, keepdims=True))
    return flags


POLICIES: Mapping[str, Policy] = {"greedy": greedy, "uniform": uniform}


# What is answered


@cache
def _ways(policy: Policy, asked: Asked, answers: Answers) -> tuple[Column, Column]:
    """How many answers a policy gives in each state; and all moves, those that it gives first."""
    flags = policy(asked, answers)
    order = np.argsort(~flags, axis=1, kind="stable")
    return flags.sum(axis=1, dtype=np.uint32), order.astype(np.uint8)


def any_of(
    policy: Policy, asked: Asked, answers: Answers, states: Column, luck: Generator
) -> Column:
    """In each game one of the answers that a policy gives in its state, all as likely."""
    many, order = _ways(policy, asked, answers)
    picked = among(luck, many.take(states), len(states))
    return order.reshape(-1).take(states * np.uint32(order.shape[1]) + picked)


@cache
def after_choice() -> Column:
    """The place in LAYOUTS after each choice, and after none, of every row of goals."""
    place = {goals: number for number, goals in enumerate(LAYOUTS)}
    made = (*MOVES[Asked.CHOICE], None)
    return np.array([place[_turned(goals, move)] for goals in LAYOUTS for move in made], np.int16)


def _turned(goals: tuple[Goal, ...], move: Move | None) -> tuple[Goal, ...]:
    match move:
        case Rotate(colour):
            return rules.rotated(goals, colour)
        case Swap(one, other):
            return rules.swapped(goals, one, other)
    return goals
