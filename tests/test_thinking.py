"""Players who want to win: they know what their view shows, and nothing else decides."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from atoll.simulate.one_game import one_game, uniform
from atoll.simulate.players import Players
from atoll.simulate.thinking import Branch, Search, Tried
from atoll.simulate.verbs import seed_of
from atoll.table import games
from atoll.table.contract import Game, Policy, Table

THINKING = [
    (game, policy) for game in ("fiji", "kaivai", "bali") for policy in ("greedy", "search:12")
]


def tables(rules: Game, seed: int, number: int, apart: int) -> Iterator[Table]:
    """Some tables of a random game at which somebody has something to choose."""
    names, luck = [f"seat {n}" for n in range(1, rules.SEATS[0] + 1)], Random(seed)
    table = rules.opening(names, seed, None, edition=None).table
    for move in range(number * apart):
        seat = rules.waiting(table)[0]
        moves = tuple(rules.moves(table, seat))
        if move % apart == 0 and len(moves) > 1:
            yield table
        table = rules.after(table, seat, luck.choice(moves)).table


def decided(rules: Game, policy: Policy, table: Table, seed: int) -> Any:
    """What the seat that has to decide does at a table."""
    seat = rules.waiting(table)[0]
    return policy(rules.view(table, seat), tuple(rules.moves(table, seat)), Random(seed))


def others(rules: Any, table: Table, number: int) -> list[Table]:
    """Tables at which the seat that has to decide sees the same, and something else is hidden."""
    seat = rules.waiting(table)[0]
    view = rules.view(table, seat)
    found = [rules.imagined(view, seed) for seed in range(number)]
    assert all(rules.view(one, seat) == view for one in found)
    return [one for one in found if one != table]


@pytest.mark.parametrize(("game", "policy"), THINKING)
def test_what_is_hidden_decides_nothing(game: str, policy: str) -> None:
    """Two tables that differ only in the hidden give the same decision."""
    rules, player = games.game(game), Players(game)[policy]
    compared = 0
    for table in tables(rules, 1, 6, 5):
        chosen = decided(rules, player, table, 7)
        for other in others(rules, table, 2):
            assert decided(rules, player, other, 7) == chosen
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("policy", ["greedy", "search:40"])
def test_one_who_peeped_would_be_found(policy: str) -> None:
    """With the real table instead of one thought up, decisions follow what is hidden."""
    rules = games.game("fiji")
    apart = 0
    for table in tables(rules, 1, 12, 3):
        for one in others(rules, table, 2):
            moves = {peeping(policy, each, 7) for each in (table, one)}
            apart += len(moves) > 1
    assert apart


def peeping(policy: str, table: Table, seed: int) -> Any:
    """What a player does who looks behind the screens."""
    rules = games.game("fiji")
    player: Any = Players("fiji")[policy]
    real = type("Real", (), {**vars(rules), "imagined": staticmethod(lambda *_: table)})
    player._sight = player._sight._replace(rules=real)
    return decided(rules, player, table, seed)


@pytest.mark.parametrize(("game", "policy"), THINKING)
def test_a_seed_gives_the_same_decisions(game: str, policy: str) -> None:
    rules = games.game(game)
    for table in tables(rules, 2, 3, 7):
        found = [decided(rules, Players(game)[policy], table, seed) for seed in (5, 5)]
        assert found[0] == found[1]
        assert rules.why_not(table, rules.waiting(table)[0], found[0]) is None


def test_more_luck_is_asked_for_other_decisions() -> None:
    """The seed counts: not every one gives the same offer."""
    rules, (table, *_) = games.game("fiji"), [*tables(games.game("fiji"), 2, 1, 1)]
    assert len({decided(rules, Players("fiji")["search:12"], table, n) for n in range(6)}) > 1


@pytest.mark.parametrize(("game", "policy"), THINKING)
def test_no_decision_takes_more_work_than_the_game_says(game: str, policy: str) -> None:
    """Moves that are played and lists that are made are counted where they are."""
    rules, done = games.game(game), Counter[str]()
    real: Any = {name: getattr(rules, name) for name in ("moves", "after")}

    def counting(name: str) -> Any:
        def counted(*asked: Any) -> Any:
            done[name] += 1
            return real[name](*asked)

        return staticmethod(counted)

    player: Any = Players(game)[policy.replace("12", "500")]
    seen = type("Seen", (), {**vars(rules), **{name: counting(name) for name in real}})
    player._sight = player._sight._replace(rules=seen)
    most, work = 0, games.worth(game).WORK
    for table in tables(rules, 3, 4, 6):
        done.clear()
        decided(rules, player, table, 5)
        most = max(most, done.total())
    assert work / 50 < most < work
    assert policy == "greedy" or most > work / 5, "lines are given up for want of work"


def test_greedy_wins_against_any_move() -> None:
    rules, won = games.game("fiji"), 0
    answers = rules.answered(None, None)
    for number in range(6):
        party = [Players("fiji")["greedy"] if seat == number % 3 else uniform for seat in range(3)]
        one = one_game(rules, party, answers, seed_of(4, number), 500)
        assert one.outcome
        won += number % 3 in one.outcome.winners
    assert won >= 4, "of six, where two would be even"


# The tree


def test_what_promised_most_is_tried_again_once_enough_was_tried() -> None:
    branch, luck = Branch(3), Random(1)
    for _ in range(30):
        move = branch.chosen(range(50), 50.0, luck)
        one = branch.tried.setdefault(move, Tried())
        one.times, one.sum = one.times + 1, one.sum + move
    assert 3 < len(branch.tried) < 20
    assert branch.best() == max(branch.tried)


def test_the_move_that_wins_at_once_is_found() -> None:
    """Of two stones, both are taken: no luck is needed to see that."""
    rules = Stones()
    move = Search(cast(Game, rules), rules, 30)(rules.view(5, 0), (1, 2, 3, 4, 5), Random(1))
    assert move == 5


class Stones:
    """A pile: who takes the last stone wins, and nothing is hidden."""

    AHEAD, WORK = 0, 1000

    class Seen(int):
        """A pile, as its player sees it."""

        seat = 0

    def view(self, table: int, _seat: int) -> Any:
        """The pile."""
        return self.Seen(table)

    def imagined(self, view: int, _seed: int) -> int:
        """The pile."""
        return int(view)

    def waiting(self, table: int) -> tuple[int, ...]:
        """Two players in turn, of a pile of five."""
        return (1,) if 0 < table < 5 else (0,) if table else ()

    def moves(self, table: int, seat: int) -> tuple[int, ...]:
        """Any stones."""
        return tuple(range(1, table + 1)) if seat in self.waiting(table) else ()

    def after(self, table: int, _seat: int, move: int) -> Any:
        """What is left."""
        return type("Step", (), {"table": table - move})

    def worths(self, table: int) -> tuple[float, float]:
        """Nothing but an empty pile is worth anything, and that to the first."""
        return (1.0, 0.0) if not table else (0.0, 0.0)


# By name


def test_a_game_that_judges_no_position_has_nobody_who_thinks() -> None:
    assert [*Players("rps")] == ["uniform"]
    assert "greedy" not in Players("rps")
    assert [*Players("fiji")] == ["uniform", "greedy", "search:N"]


@pytest.mark.parametrize("name", ["search", "search:", "search:0", "search:-1", "search:x"])
def test_what_is_no_name_is_none(name: str) -> None:
    assert name not in Players("fiji")


def test_an_open_game_is_its_own_imagination() -> None:
    rules: Any = games.game("rps")
    table = rules.opening(["a", "b"], 1, None, edition=None).table
    assert rules.imagined(rules.view(table, 0), 1) == table
