"""Games in arrays are the games of the engine: the same moves, the same events, the same counts."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, NamedTuple

import numpy as np
import pytest
import z3

from atoll import fiji, words
from atoll.fiji import round as rounds
from atoll.fiji.components import DECK, Beads
from atoll.fiji.many import POLICIES, play
from atoll.fiji.many.ways import LAYOUTS, MOVES, Asked, Policy, uniform
from atoll.fiji.phases import dealt
from atoll.fiji.rulings import answered
from atoll.fiji.table import Deal
from atoll.readings import arrays, terms
from atoll.simulate.at_once import AtOnce
from atoll.simulate.chunks import compared
from atoll.simulate.many import One, followed
from atoll.table import names_for
from atoll.table.games import game as of_name
from atoll.table.rulings import Answers

SEATS = (2, 3, 4, 5)
NAMES = names_for(max(SEATS))
EDITIONS = tuple(fiji.EDITIONS)
GAMES = 15
ALL_SORTS = ("greedy", "uniform", "alike", "uniform", "greedy")


def alike(asked: Asked, answers: Answers) -> Any:
    """The first or the second legal offer: seats cancel, and hands are equal."""
    known = uniform(asked, answers)
    return known if asked is Asked.CHOICE else known & (known.cumsum(axis=1) <= 2)


class Heard(NamedTuple):
    """What was asked, and what was drawn or answered in each game."""

    asked: Asked
    drawn: Any


class Case(NamedTuple):
    """Under which rulings games are played, and who plays them."""

    seats: int
    edition: str
    house: dict[str, str]
    policies: tuple[str, ...]

    @property
    def answers(self) -> Answers:
        """The answer to every ruling."""
        return answered(self.edition, self.house)

    def played(self, games: int, *, seed: int = 7) -> tuple[AtOnce, list[Heard]]:
        """So many games of it, and what was heard of them."""
        known: dict[str, Policy] = {**POLICIES, "alike": alike}
        policies, heard = [known[name] for name in self.policies], list[Heard]()

        def each(asked: Asked, drawn: Any) -> None:
            heard.append(Heard(asked, drawn.copy()))

        found = play(games, self.seats, self.answers, seed=seed, policies=policies, each=each)
        return found, heard


def cases() -> Iterator[Case]:
    """Every edition for some seats, and every single ruling answered otherwise for two or four."""
    for seats in SEATS:
        for edition in EDITIONS:
            if seats > 2 or fiji.answered(edition).seats == "two_to_five":
                yield Case(seats, edition, {}, ALL_SORTS[:seats])
    usual = fiji.answered().as_dict()
    for name, ruling in fiji.RULINGS.items():
        for answer in ruling.names():
            if answer != usual[name] and name != "seats":
                yield Case(2, EDITIONS[0], {name: answer}, ("uniform",))
                yield Case(4, EDITIONS[0], {name: answer}, ("alike",))


CASES = list(cases())


def named(case: Case) -> str:
    house = "".join(f" {name}={answer}" for name, answer in case.house.items())
    return f"{case.seats} {case.edition}{house} {' '.join(case.policies)}"


def deals_of(heard: list[Heard], game: int) -> tuple[Deal, ...]:
    """The cards of the rounds of one game."""
    conditions, effects = (one.drawn[:, game] for one in heard[:2])
    rounds_of = zip(dealt(conditions), dealt(effects), strict=True)
    goals = [LAYOUTS[one.drawn[game]] for one in heard if one.asked is Asked.GOALS]
    return tuple(
        Deal(
            tuple(DECK.conditions[place] for place in asked),
            tuple(DECK.effects[place] for place in done),
            laid,
        )
        for (asked, done), laid in zip(rounds_of, goals, strict=True)
    )


def by_the_engine(case: Case, heard: list[Heard], game: int) -> One:
    """One of the games, from the same cards on by the same moves: nothing else is asked."""
    moves = iter(
        [
            MOVES[one.asked][one.drawn[game]]
            for one in heard
            if one.asked in MOVES and one.drawn[game] < len(MOVES[one.asked])
        ]
    )
    begun = rounds.opened(NAMES[: case.seats], deals_of(heard, game), case.answers)
    onward = fiji.game.onward(begun)
    found = followed(of_name("fiji"), onward, lambda *_: next(moves), 1000)
    assert [*moves] == []
    return found


@pytest.mark.parametrize("case", CASES, ids=named)
def test_games_in_arrays_are_the_games_of_the_engine(case: Case) -> None:
    played, heard = case.played(GAMES)
    told = [by_the_engine(case, heard, game) for game in range(GAMES)]
    ends = [one.outcome for one in told if one.outcome]
    assert np.transpose(played.points).tolist() == [[*end.scores] for end in ends]
    won = [[seat in end.winners for seat in range(case.seats)] for end in ends]
    assert np.transpose(played.winners).tolist() == won
    counts = sum((Counter(one.counts) for one in told), Counter[str]())  # of those above 0
    assert {name: number for name, number in played.counts.items() if number} == counts


def same(one: AtOnce, other: AtOnce) -> bool:
    return bool(np.array_equal(one.points, other.points)) and one.counts == other.counts


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    case = CASES[0]._replace(seats=3, policies=("greedy", "uniform", "uniform"))
    first, again, other = (case.played(50, seed=seed)[0] for seed in (7, 7, 8))
    assert same(first, again)
    assert not same(first, other)
    chunks = [play(50, 3, case.answers, seed=7, chunk=chunk) for chunk in (0, 1)]
    assert not same(*chunks)


def test_the_games_of_a_seed_are_these_on_any_machine() -> None:
    played = play(1000, 4, fiji.answered(), seed=2006)
    first = np.transpose(played.points)[:3].tolist()
    assert first == [[6, 4, 7, 7], [8, 6, 6, 4], [5, 9, 5, 5]]
    assert played.counts["fires fiji_4_9"] == 10240


@pytest.mark.parametrize(
    ("house", "matters"),
    [
        ({"supply_laid": "each_round"}, set()),
        ({"set_aside": "shown"}, set()),
        ({"half": "up"}, {"points", "winners", "mattered"}),
        ({"final_tie": "nobody"}, {"winners", "mattered"}),
    ],
)
def test_the_same_games_tell_how_often_a_ruling_matters(
    house: dict[str, str], matters: set[str]
) -> None:
    left, right = [play(500, 4, fiji.answered(None, h), seed=1) for h in ({}, house)]
    apart = [rule for name in house for rule in fiji.RULINGS[name].rules]
    found = compared(left.columns, right.columns, apart)
    stake = found.pop("differ at stake")
    assert {name[7:] for name, often in found.items() if 0 < often < 500} == matters
    assert same(left, right) == (not matters)
    assert stake >= found["differ mattered"]


def test_greedy_leaves_the_best_hand_for_the_first_goal() -> None:
    _, heard = Case(3, EDITIONS[0], {}, ("greedy",)).played(300, seed=5)
    offers = [one.drawn for one in heard if one.asked is Asked.OFFER][:3]
    known: Any = MOVES[Asked.OFFER]
    for game in range(300):
        goal = deals_of(heard, game)[0].goals[0]
        beads = [known[drawn[game]].beads[goal.colour] for drawn in offers]
        most = min(4, fiji.components.SET[goal.colour])
        assert beads == ([0] * 3 if goal.most else [most] * 3)


# A rule says the same however it is read: on ints, on arrays and as terms


Of = Callable[..., Any]

SEVEN = list(range(-3, 4))
PAIRS = list(product(SEVEN, SEVEN))
EXPRESSIONS: dict[str, Callable[[Any, Any], Any]] = {
    "arithmetic": lambda a, b: (a + b, a - b, 3 + a, 3 - a, a * 3, 0 + a, a - 0, 1 * b),
    "comparison": lambda a, b: (a == b, a != b, a < b, a > b, a <= b, a >= b, a == 2, b < 2),
    "with itself": lambda a, b: (a == a, a != a, a < a, a > a, a <= a, b >= b),  # noqa: PLR0124
    "halves": lambda a, b: (words.half_down(a), words.half_up(a + b)),
    "larger and smaller": lambda a, b: (words.larger(a, b), words.smaller(a, 1)),
    "opposites": lambda a, b: (words.choose(a > b, a, 0 - a),),
    "a difference or not": lambda a, b: (words.choose(a > 0, a - b, a),),
    "plain or not": lambda a, b: (
        *(words.choose(a > b, 1, 0), words.choose(a > b, 0, 1), words.choose(a > b, a, 0)),
        *(words.choose(a > b, 0, a), words.choose(a > b, 2, 5), words.choose(a > b, a, a)),
    ),
    "flags of flags": lambda a, b: (
        words.every([a > 0, b > 0]),
        words.every([a > 0, words.no(b > 0)]),
        words.every([words.no(a > 0), b > 0]),
        words.every([words.no(a > 0), words.no(b > 0)]),
        words.some([a > 0, words.no(b > 0), a > 0]),
        words.choose(a > b, a > 0, b > 0),
        words.no(words.no(a > b)),
        words.no(words.choose(a > b, True, b > 0)),  # noqa: FBT003 # a flag, not an option
    ),
    "lookup and count": lambda a, b: (
        words.lookup((5, 6, 7), a + 3),
        words.count([a > 0, b > 0, True]),
        words.total([a, b, 1]),
    ),
    "an input": lambda a, b: (a, b, 7),
}


def expressed(name: str) -> tuple[Of, list[tuple[int, int]]]:
    """What is said, and the numbers of which it can be said."""
    pairs = [(a, b) for a, b in PAIRS if name != "lookup and count" or a <= -1]
    return EXPRESSIONS[name], pairs


def valued(found: Iterable[Any], known: Iterable[tuple[Any, int]]) -> list[int]:
    """What terms are once all their unknowns are known."""
    said = [(unknown, terms.as_term(value)) for unknown, value in known]
    return [terms.plain(z3.simplify(z3.substitute(terms.as_term(one), *said))) for one in found]


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_words_and_operators_agree_with_ints_as_terms(name: str) -> None:
    said, pairs = expressed(name)
    one, other = terms.number("a"), terms.number("b")
    found = said(one, other)
    for pair in pairs:
        known = [*zip((one, other), pair, strict=True)]
        assert repr(valued(found, known)) == repr([*said(*pair)]), pair


def test_piles_are_chosen_as_a_whole_in_every_reading() -> None:
    few, many = Beads(1, 0, 2, 0), Beads(0, 3, 1, 1)
    both = words.choose(arrays.column([True, False]), few, many)
    assert [*zip(*(part.tolist() for part in both), strict=True)] == [few, many]
    flag = terms.flag("f")
    for said, pile in ((True, few), (False, many)):
        assert valued(words.choose(flag, few, many), [(flag, said)]) == [*pile]


@pytest.mark.parametrize("flag", [np.array([1, 0]), np.int64(1), terms.number("x")])
def test_no_number_of_a_library_is_a_flag(flag: object) -> None:
    for word in (words.no, lambda f: words.choose(f, 1, 0), lambda f: words.every([f, f])):
        with pytest.raises(TypeError, match=r"no flags?:"):
            word(flag)


def test_what_numpy_makes_of_a_single_game_is_read_too() -> None:
    five = arrays.column([5])[0]
    assert words.half_up(five) == 3
    assert words.no(five > 4) == False  # noqa: E712
    assert words.lookup((7, 8, 9), five - 4) == 8
