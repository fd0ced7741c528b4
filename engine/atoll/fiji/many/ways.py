"""What a seat can be asked, and which answers are legal: looked up, not found out each time.

An answer is a place in a list of moves: 69 offers, 35 sets put aside, 18 choices.
What is legal, and what a choice leads to, is asked of the rules and of the engine once for every
state that it depends on.
"""

from functools import cache, lru_cache
from itertools import permutations, product
from typing import Any, NamedTuple

import numpy as np
from numpy.random import Generator

from atoll.fiji import rules
from atoll.fiji.components import COLOURS, LARGEST_OFFER, NO_BEADS, Beads, Effect, Goal
from atoll.fiji.many.luck import among
from atoll.fiji.many.piles import pile
from atoll.fiji.moves import moves
from atoll.fiji.phases import Choice, turned
from atoll.fiji.rulings import answered
from atoll.fiji.table import Keep, Move, Offer, Pay, Rotate, SetAside, Swap, Table
from atoll.readings.arrays import NUMBER, column
from atoll.readings.compiled import BYTE, Column
from atoll.table.rulings import Answers

__all__ = [
    "CHOICES",
    "LAYOUTS",
    "OFFERS",
    "SETS_ASIDE",
    "Ways",
    "after_choice",
    "at_choice",
    "best_fists",
    "legal_choices",
    "legal_fists",
    "reach",
]

_FOUR = range(len(COLOURS))
_REACHES = tuple(Beads(*beads) for beads in product(range(LARGEST_OFFER + 1), repeat=4))

OFFERS = tuple(Offer(beads) for beads in _REACHES if rules.size_allowed(beads))
SETS_ASIDE = tuple(SetAside(beads) for beads in _REACHES if rules.set_aside_allowed(beads))
CHOICES: tuple[Move, ...] = (
    *(Rotate(colour) for colour in _FOUR),
    *(Swap(*pair) for pair in permutations(_FOUR, 2)),
    Keep(),
    Pay(),
)
LAYOUTS = tuple(
    tuple(map(Goal, colours, ways))
    for colours in permutations(_FOUR)
    for ways in product((True, False), repeat=4)
)
"""Every row of goals."""


class Ways(NamedTuple):
    """For each state the answers that are open in it, as places in a list of moves.

    `opens` says where the answers of a state begin among all `places`, and in its lowest byte how
    many they are: one look finds both.
    """

    opens: Column
    places: Column
    allowed: Column

    def any(self, states: Column, luck: Generator) -> Column:
        """In each game one of the answers that its state leaves open, all as likely."""
        opens = self.opens.take(states)
        picked = among(luck, opens & _BYTE, len(states))
        picked += opens >> 8
        return self.places.take(picked)

    def holds(self, states: Column, answers: Column) -> Column:
        """In which games the answer, which must be a place in the list, is open."""
        flags: Column = self.allowed.reshape(-1).take(states * self.allowed.shape[1] + answers)
        return flags


_BYTE = np.uint32(255)


def _ways(allowed: Column) -> Ways:
    sizes = allowed.sum(axis=1)
    opens = (np.cumsum(sizes) - sizes) * 256 + sizes
    return Ways(opens.astype(np.uint32), np.nonzero(allowed)[1].astype(np.uint8), allowed)


@lru_cache(maxsize=8)
def _fist(games: int) -> Column:
    """The most beads of a colour in a fist: numpy is fastest where all numbers are arrays."""
    return np.full(games, LARGEST_OFFER, BYTE)


def reach(hand: Beads) -> Column:
    """The state of a hand, in bytes, for what can be in a fist: up to four beads of each colour.

    >>> _REACHES[reach(Beads(*[np.array([beads], BYTE) for beads in (1, 9, 0, 2)]))[0]]
    Beads(green=1, red=4, yellow=0, blue=2)
    """
    most = LARGEST_OFFER + 1
    columns: tuple[Column, ...] = hand
    green, red, yellow, blue = [np.minimum(beads, _fist(len(beads))) for beads in columns]
    half, rest = (green * most + red).astype(NUMBER), (yellow * most + blue).astype(NUMBER)
    state: Column = (half * most**2 + rest).astype(np.intp)
    return state


def _columns(piles: Any) -> Beads:
    return pile(column(colour) for colour in zip(*piles, strict=True))


def _hands_and_fists(fists: tuple[Any, ...]) -> tuple[Beads, Beads]:
    pairs = [(hand, fist.beads) for hand in _REACHES for fist in fists]
    return _columns([hand for hand, _ in pairs]), _columns([beads for _, beads in pairs])


@cache
def legal_fists(fists: tuple[Any, ...]) -> Ways:
    """Which offers, or sets put aside, a hand has the beads for, by its reach."""
    hands, beads = _hands_and_fists(fists)
    return _ways(rules.held(beads, hands).reshape(len(_REACHES), len(fists)))


@cache
def best_fists(fists: tuple[Any, ...]) -> Ways:
    """Which of the legal ones leave most for a goal, by reach, the goal's colour, and its way."""
    hands, beads = _hands_and_fists(fists)
    legal = legal_fists(fists).allowed
    by_goal = [
        _best(legal, rules.score(Goal(colour, most), hands.minus(beads)).reshape(legal.shape))
        for colour in _FOUR
        for most in (False, True)
    ]
    return _ways(np.stack(by_goal, axis=1).reshape(-1, len(fists)))


def _best(legal: Column, scores: Column) -> Column:
    reached = np.where(legal, scores, np.iinfo(NUMBER).min)
    flags: Column = legal & (reached == reached.max(axis=1, keepdims=True))
    return flags


_ASKING = (Effect(rotates=True), Effect(swaps=True), Effect(keeps=True))


def at_choice(goals: tuple[Goal, ...], effect: Effect, answers: Answers) -> Table:
    """A table at which the first of two seats executes this effect and has to choose."""
    return Table(
        seats=("Ana", "Ben"),
        rulings=answers,
        round=1,
        exchange=1,
        stage="choice",
        row=1,
        conditions=(),
        effects=(effect,),
        goals=goals,
        supply=NO_BEADS,
        hands=(NO_BEADS,) * 2,
        offers=(NO_BEADS,) * 2,
        set_aside=(None,) * 2,
        keepers=(False,) * 2,
        chooser=0,
        heads=(0,) * 2,
        deal=(),
    )


def legal_choices(answers: Answers) -> Ways:
    """Which choices an executor has, by what the effect asks and the row of goals."""
    return _legal_choices(answered().but(keep_offer=answers.keep_offer, swap=answers.swap))


@cache
def _legal_choices(answers: Answers) -> Ways:
    opens = [_open(goals, effect, answers) for effect in _ASKING for goals in LAYOUTS]
    return _ways(np.array([[move in moves for move in CHOICES] for moves in opens]))


def _open(goals: tuple[Goal, ...], effect: Effect, answers: Answers) -> tuple[Move, ...]:
    """What the engine lets one choose; who must keep the offer has nothing to choose."""
    if effect.keeps and answers.keep_offer == "must":
        return (Keep(),)
    return moves(at_choice(goals, effect, answers), 0)


@cache
def after_choice() -> Column:
    """The row of goals after each of CHOICES, and after none, for every row of goals."""
    pairs = [(goals, _picked(move)) for goals in LAYOUTS for move in (*CHOICES, None)]
    before = _goals([goals for goals, _ in pairs])
    rotates: Column = column([choice.rotates >= 0 for _, choice in pairs])
    swaps: Column = column([choice.swaps >= 0 for _, choice in pairs])
    effect = Effect(rotates=rotates, swaps=swaps)
    picks = zip(*[choice for _, choice in pairs], strict=True)
    choice = Choice(*map(column, picks))
    after = turned(before, effect, executed=True, choice=choice)
    numbers = np.zeros(8 ** len(LAYOUTS[0]), NUMBER)
    numbers[_number(_goals(LAYOUTS))] = np.arange(len(LAYOUTS))
    found: Column = numbers[_number(after)]
    return found


def _picked(move: Move | None) -> Choice:
    """What a move picks; no goal has the colour -1."""
    match move:
        case Rotate(colour):
            return Choice(colour, -1, -1, pays=False)
        case Swap(one, other):
            return Choice(-1, one, other, pays=False)
    return Choice(-1, -1, -1, pays=isinstance(move, Pay))


def _goals(rows: Any) -> tuple[Goal, ...]:
    """Rows of goals as columns, from the nearest to the furthest."""
    columns: list[list[Column]] = [
        [column(part) for part in zip(*goals, strict=True)] for goals in zip(*rows, strict=True)
    ]
    return tuple(Goal(*parts) for parts in columns)


def _number(goals: tuple[Goal, ...]) -> Column:
    """A number that says which row of goals this is: three bits for each place."""
    number: Any = 0
    for goal in goals:
        number = number * 8 + goal.colour * 2 + goal.most
    found: Column = number
    return found
