"""Games in arrays are the games of the engine: the same moves, the same events, the same heads."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.random import Generator
from play_at_random import EDITIONS, NAMES, editions_for

from atoll import fiji
from atoll.fiji import round as rounds
from atoll.fiji.many import POLICIES, Asked, Played, Policy, Seen, compared, play, replayed, uniform
from atoll.fiji.many.luck import Luck, among, shuffled
from atoll.fiji.many.ways import LAYOUTS
from atoll.table import Event, Refused
from atoll.table.rulings import Answers

SEATS = (2, 3, 4, 5)
GAMES = 67
ALL_SORTS = ("greedy", "uniform", "alike", "uniform", "greedy")


def alike(seen: Seen, luck: Generator) -> object:
    """The first or the second legal offer: seats cancel, and hands are equal."""
    if seen.asked is Asked.CHOICE:
        return uniform(seen, luck)
    ways = seen.question.ways
    second = luck.integers(0, 2, seen.many) * (ways.allowed.sum(axis=1).take(seen.states) > 1)
    return ways.places.take((ways.opens >> 8).take(seen.states) + second)


class Case(NamedTuple):
    """Under which rulings games are played, and who plays them."""

    seats: int
    edition: str
    house: dict[str, str]
    policies: tuple[str, ...]

    @property
    def answers(self) -> Answers:
        """The answer to every ruling."""
        return fiji.answered(self.edition, self.house)

    def played(self, games: int, *, seed: int = 7, log: bool = True) -> Played:
        """So many games of it."""
        known: dict[str, Policy] = {**POLICIES, "alike": alike}
        policies = [known[name] for name in self.policies]
        return play(games, self.seats, self.answers, seed=seed, policies=policies, log=log)


def cases() -> Iterator[Case]:
    """Every edition, and every single ruling answered otherwise, for all seats and policies."""
    for seats in SEATS:
        for edition in editions_for(seats):
            yield Case(seats, edition, {}, ALL_SORTS[:seats])
        for house in others():
            for policies in (("uniform",), ("alike",)):
                yield Case(seats, EDITIONS[0], house, policies)


def others() -> Iterator[dict[str, str]]:
    chosen = fiji.answered().as_dict()
    for name, ruling in fiji.RULINGS.items():
        for answer in ruling.answers:
            if answer.name != chosen[name] and name != "seats":
                yield {name: answer.name}


CASES = list(cases())


def named(case: Case) -> str:
    house = "".join(f" {name}={answer}" for name, answer in case.house.items())
    return f"{case.seats} {case.edition}{house} {' '.join(case.policies)}"


class Replayed(NamedTuple):
    """A game as the engine tells it."""

    table: fiji.Table
    events: tuple[Event, ...]


def by_the_engine(case: Case, played: Played, game: int) -> Replayed:
    deals, moves = replayed(played, game)
    begun = rounds.opened(NAMES[: case.seats], deals, case.answers)
    table, events = fiji.game.onward(begun)
    for seat, move in moves:
        step = fiji.after(table, seat, move)
        table, events = step.table, events + step.events
    return Replayed(table, events)


def test_five_thousand_games_are_replayed() -> None:
    assert len(CASES) * GAMES >= 5_000


@pytest.mark.parametrize("case", CASES, ids=named)
def test_games_in_arrays_are_the_games_of_the_engine(case: Case) -> None:
    played = case.played(GAMES)
    told = [by_the_engine(case, played, game) for game in range(GAMES)]
    assert played.heads.tolist() == [list(table.heads) for table, _ in told]
    assert played.winners.tolist() == [winners(table) for table, _ in told]
    fires = [Counter(event.rule for event in events) for _, events in told]
    assert fires_of(played) == fires
    total = sum(fires, Counter[str]())
    assert {rule: played.counts[f"fires {rule}"] for rule in total} == dict(total)
    assert [piles_of(played, game) for game in range(GAMES)] == [piles(e) for _, e in told]


def winners(table: fiji.Table) -> list[bool]:
    outcome = fiji.outcome(table)
    assert outcome is not None
    return [seat in outcome.winners for seat in range(len(table.seats))]


def fires_of(played: Played) -> list[Counter[str]]:
    """How often each rule fires in each game; rules that do not are left out."""
    names = [name.removeprefix("fires ") for name in played.counts if name.startswith("fires ")]
    games = range(len(played.heads))
    often = {rule: [played.tally.often(rule, game) for game in games] for rule in names}
    return [Counter({rule: often[rule][g] for rule in names if often[rule][g]}) for g in games]


def piles(events: tuple[Event, ...]) -> list[object]:
    """The hands of each round, and the supply after its last payment."""
    found: list[object] = []
    supply = None
    for event in events:
        if event.what == "pay":
            supply = tuple(event.facts["supply"])
        if event.what == "show":
            found.append((supply, tuple(tuple(hand) for hand in event.facts["hands"])))
    return found


def piles_of(played: Played, game: int) -> list[object]:
    assert played.log is not None
    pairs = zip(played.log.supply[..., game], played.log.hands[..., game], strict=True)
    return [
        (tuple(supply.tolist()), tuple(tuple(hand) for hand in hands.tolist()))
        for supply, hands in pairs
    ]


# The same games


def same(one: Played, other: Played) -> bool:
    return bool((one.heads == other.heads).all()) and one.counts == other.counts


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    case = CASES[0]._replace(seats=3, policies=("greedy", "uniform", "uniform"))
    assert same(case.played(50), case.played(50, log=False))
    assert not same(case.played(50), case.played(50, seed=8))
    chunks = [play(50, 3, case.answers, seed=7, chunk=chunk) for chunk in (0, 1)]
    assert not same(*chunks)


def test_the_games_of_a_seed_are_these_on_any_machine() -> None:
    played = play(1000, 4, fiji.answered(), seed=2006)
    assert played.heads[:3].tolist() == FIRST_HEADS
    assert played.counts["fires fiji_4_9"] == NOBODY


FIRST_HEADS = [[4, 7, 7, 6], [2, 8, 10, 4], [1, 9, 11, 3]]
NOBODY = 10260


@pytest.mark.parametrize("house", [{"supply_laid": "each_round"}, {"set_aside": "shown"}])
def test_a_ruling_that_is_only_words_never_matters(house: dict[str, str]) -> None:
    left, right = [play(300, 2, fiji.answered(None, h), seed=1) for h in ({}, house)]
    assert same(left, right)
    assert compared(left, right) == {"games": 300, "heads": 0, "winners": 0, "mattered": 0}


@pytest.mark.parametrize(
    ("house", "matters"),
    [
        ({"half": "up"}, {"heads", "winners", "mattered"}),
        ({"keep_offer": "may"}, {"heads", "winners", "mattered"}),
        ({"final_tie": "nobody"}, {"winners", "mattered"}),
    ],
)
def test_the_same_games_tell_how_often_a_ruling_matters(
    house: dict[str, str], matters: set[str]
) -> None:
    left, right = [play(500, 4, fiji.answered(None, h), seed=1) for h in ({}, house)]
    found = compared(left, right)
    assert {name for name, often in found.items() if 0 < often < 500} == matters


def test_games_that_a_ruling_does_not_touch_stay_as_they_are() -> None:
    """Where nobody executes the keep card, the same cards and the same luck make the same game."""
    rulings = [fiji.answered(None, {"keep_offer": answer}) for answer in ("must", "may")]
    must, may = [play(500, 4, answers, seed=1, log=True) for answers in rulings]
    assert must.log is not None
    assert may.log is not None
    assert (must.log.conditions == may.log.conditions).all()
    assert (must.log.goals == may.log.goals).all()
    untouched = must.tally.fires["fiji_4_13"] == 0
    assert 0 < np.count_nonzero(untouched) < 500
    assert (must.log.offers[..., untouched] == may.log.offers[..., untouched]).all()
    assert (must.log.choices[..., untouched] == may.log.choices[..., untouched]).all()
    assert (must.heads[untouched] == may.heads[untouched]).all()


# What adds up


def test_the_counts_of_chunks_add_up_whatever_the_order() -> None:
    parts = [play(40, 5, fiji.answered(), seed=3, chunk=chunk) for chunk in range(3)]
    sums: Counter[str] = Counter()
    for part in parts:
        sums.update(part.counts)
    assert sums["games"] == 120
    assert sums["rows"] == 120 * 48 == sums["fires fiji_4_8"] + sums["fires fiji_4_9"]
    assert sums["wins alone"] + sums["wins shared"] + sums["wins nobody"] == 120
    owned = np.concatenate([part.heads for part in parts]).astype(int)
    for seat in range(5):
        assert sums[f"heads seat {seat + 1} sum"] == owned[:, seat].sum()
        assert sums[f"heads seat {seat + 1} square sum"] == (owned[:, seat] ** 2).sum()
        assert sums[f"heads seat {seat + 1} is 12"] == np.count_nonzero(owned[:, seat] == 12)
    assert all(type(number) is int for part in parts for number in part.counts.values())


def test_effects_are_shown_tried_and_succeed() -> None:
    case = Case(4, EDITIONS[0], {}, ("uniform",))
    played, games = case.played(60), range(60)
    told: Counter[str] = Counter()
    for event in (event for game in games for event in by_the_engine(case, played, game).events):
        if event.what == "row":
            told[f"effect {fiji.notation.write_effect(event.facts['effect'])} shown"] += 1
        if event.what == "execute":
            told[f"effect {fiji.notation.write_effect(event.facts['effect'])} tried"] += 1
        if event.what == "take":
            told["taken"] += 1
    assert {name: played.counts[name] for name in told if name != "taken"} == {
        name: often for name, often in told.items() if name != "taken"
    }
    takes = ("take 4 green", "take 3 red", "take 2 yellow", "take 1 blue", "take one of each")
    assert told["taken"] == sum(played.counts[f"effect {name} succeeded"] for name in takes)


# Luck


def test_every_card_lies_in_every_place_equally_often() -> None:
    games = 20_000
    cards = shuffled(Luck(1, 0).of(Asked.CARDS), games)
    assert (np.sort(cards, axis=0) == np.arange(16)[:, None]).all()
    often = np.array([np.bincount(place, minlength=16) for place in cards])
    assert chi_square(often, games / 16) < 350, "225 degrees of freedom: fewer than 1 in 100,000"


def test_every_row_of_goals_is_laid_equally_often() -> None:
    goals = among(Luck(1, 0).of(Asked.GOALS), len(LAYOUTS), 100_000)
    often = np.bincount(goals, minlength=len(LAYOUTS))
    assert len(often) == 384 == len(set(LAYOUTS))
    assert chi_square(often, 100_000 / 384) < 520, "383 of them: fewer than 1 in 100,000"


def chi_square(often: Any, expected: float) -> float:
    return float(((often - expected) ** 2 / expected).sum())


def test_every_decision_has_luck_of_its_own() -> None:
    lucks = [
        Luck(seed, chunk).of(Asked.OFFER, number, exchange, seat).bit_generator.random_raw()
        for seed, chunk in ((0, 0), (0, 1), (1, 0), (2**40, 0))
        for number in range(4)
        for exchange in range(3)
        for seat in range(5)
    ]
    assert len(set(lucks)) == len(lucks)


# Policies


def beads_of(move: Any) -> fiji.Beads:
    found: fiji.Beads = move.beads
    return found


def offers_at_first(policies: list[Policy], games: int = 20_000) -> tuple[list[int], list[Seen]]:
    asked: list[Seen] = []

    def watched(seen: Seen, luck: Generator) -> object:
        asked.append(seen)
        return policies[0](seen, luck)

    played = play(games, 3, fiji.answered(), seed=5, policies=[watched], log=True)
    assert played.log is not None
    return np.bincount(played.log.offers[0, 0].ravel(), minlength=69).tolist(), asked


def test_uniform_makes_every_legal_offer_equally_often() -> None:
    often, asked = offers_at_first([uniform])
    legal = [
        all(b <= s for b, s in zip(beads_of(m), (5, 4, 3, 2), strict=True)) for m in asked[0].moves
    ]
    assert sum(legal) == 63
    assert [number > 0 for number in often] == legal
    expected = 60_000 / 63
    drawn = np.array([number for number in often if number])
    assert chi_square(drawn, expected) < 125, "62 degrees of freedom: fewer than 1 in 100,000"


def test_greedy_leaves_the_best_hand_for_the_first_goal() -> None:
    played = play(300, 3, fiji.answered(), seed=5, policies=[POLICIES["greedy"]], log=True)
    for game in range(300):
        deals, moves = replayed(played, game)
        goal = deals[0].goals[0]
        beads = [beads_of(moves[seat][1])[goal.colour] for seat in range(3)]
        most = min(4, fiji.components.SET[goal.colour])
        assert beads == ([0] * 3 if goal.most else [most] * 3)


def test_a_seat_sees_what_the_engine_shows_it() -> None:
    case = Case(3, EDITIONS[0], {}, ("uniform",))
    _, asked = offers_at_first([uniform], games=5)
    played = play(5, 3, case.answers, seed=5, log=True)
    deals, _ = replayed(played, 4)
    table = fiji.game.onward(rounds.opened(NAMES[:3], deals, case.answers)).table
    seen: Any = next(one for one in asked if one.asked is Asked.OFFER and one.seat == 2)
    assert tuple(column[4] for column in seen.hand) == table.hands[2]
    assert tuple(column[4] for column in seen.supply) == table.supply
    assert [heads[4] for heads in seen.heads] == [0, 0, 0]
    for place in range(4):
        goal, condition = seen.goal(place), seen.condition(place)
        assert (goal.colour[4], goal.most[4]) == table.goals[place]
        flags = tuple(bool(flag[4]) for flag in condition.colours)
        assert (flags, bool(condition.most[4])) == table.conditions[place]
        assert fiji.DECK.effects[seen.effect(place)[4]] == table.effects[place]


REFUSED = [
    (2, lambda seen: seen.asked is Asked.SET_ASIDE, 69, "Fiji 7.3: game 0: seat 1 answers 69"),
    (3, lambda seen: seen.asked is Asked.OFFER, -1, "Fiji 4.1: game 0: seat 1 answers -1"),
    (3, lambda seen: seen.asked is Asked.OFFER and seen.seat == 1, 3, "Fiji 4.2: game 0: seat 2"),
    (4, lambda seen: seen.asked is Asked.CHOICE, 17, "Fiji 4.1[45]: game"),
]


@pytest.mark.parametrize(("seats", "when", "answer", "message"), REFUSED)
def test_an_answer_against_the_rules_is_refused_by_the_engine(
    seats: int, when: Any, answer: int, message: str
) -> None:
    def wrong(seen: Seen, luck: Generator) -> object:
        return np.full(seen.many, answer) if when(seen) else uniform(seen, luck)

    with pytest.raises(Refused, match=message):
        play(200, seats, fiji.answered(), seed=1, policies=[wrong])


def three(seen: Seen, luck: Generator) -> int:
    return 3


def test_an_answer_that_is_no_column_is_refused() -> None:
    with pytest.raises(ValueError, match="answer with a whole number for each of 5 games"):
        play(5, 3, fiji.answered(), seed=1, policies=[three])


def test_so_many_seats_and_policies_cannot_play() -> None:
    with pytest.raises(Refused, match=r"Fiji 0\.2"):
        play(5, 2, fiji.answered("fiji-condensed"), seed=1)
    with pytest.raises(ValueError, match="2 policies for 3 players"):
        play(5, 3, fiji.answered(), seed=1, policies=[uniform, uniform])
    with pytest.raises(ValueError, match="play at least one"):
        play(0, 3, fiji.answered(), seed=1)


def test_games_without_a_log_are_not_replayed() -> None:
    with pytest.raises(ValueError, match="play them with log=True"):
        replayed(play(5, 3, fiji.answered(), seed=1), 0)
