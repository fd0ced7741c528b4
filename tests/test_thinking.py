"""Players who want to win: they know what their view shows, and nothing else decides."""

import json
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import islice, product, repeat
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from atoll.simulate.one_game import one_game, uniform
from atoll.simulate.players import Players
from atoll.simulate.thinking import Search
from atoll.simulate.tree import Branch, Drawn, Tried
from atoll.simulate.trying import Sight
from atoll.simulate.verbs import seed_of
from atoll.table import games
from atoll.table.contract import Game, Judge, Policy, Table
from atoll.table.luck import drawn

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
    judge = player._sight.judge
    seen = {name: getattr(judge, name) for name in ("AHEAD", "WORK", "worths", "in_any_order")}
    real = type("Real", (), {"guesses": staticmethod(lambda *_: repeat(table)), **seen})
    player._sight = player._sight._replace(judge=real)
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


# Work


HARD = json.loads((Path(__file__).parent / "hard_decisions.json").read_text("utf-8"))
"""Where canoes of Kaivai have many ways, and what was offered in Fiji is hard to think up."""
GUESSED = 2 * 300
"""The draws that may be made in vain for two tables of Fiji."""


class Counting:
    """The verbs of a game and how it judges; every piece of work is counted where it is done."""

    def __init__(self, game: str, policy: str) -> None:
        """A player of the game who is given these."""
        self.done, self.rules, self.judge = Counter[str](), games.game(game), games.worth(game)
        self.AHEAD, self.WORK, self.guesses = self.judge.AHEAD, self.judge.WORK, self.judge.guesses
        self.waiting, self.player = self.rules.waiting, cast(Any, Players(game)[policy])
        self.player._sight = Sight(cast(Game, self), cast(Judge, self))

    def after(self, *asked: Any) -> Any:
        """A move is played."""
        self.done["after"] += 1
        return self.rules.after(*asked)

    def worths(self, table: Table) -> Any:
        """A table is judged."""
        self.done["worths"] += 1
        return self.judge.worths(table)

    def in_any_order(self, *asked: Any) -> Iterator[Any]:
        """A list is begun, and moves are looked at in vain."""
        self.done["lists"] += 1
        for move in self.judge.in_any_order(*asked):
            self.done["in vain"] += move is None
            yield move

    def decided(self, table: Table) -> int:
        """How much work a decision took."""
        self.done.clear()
        decided(self.rules, self.player, table, 5)
        return self.done.total()


@pytest.mark.parametrize(("game", "policy"), THINKING)
def test_no_decision_takes_more_work_than_the_game_says(game: str, policy: str) -> None:
    counting = Counting(game, policy.replace("12", "500"))
    most = max(map(counting.decided, tables(games.game(game), 3, 4, 6)))
    assert counting.WORK / 50 < most <= counting.WORK + margin(counting)
    assert policy == "greedy" or most > counting.WORK / 5, "lines are given up for want of work"


@pytest.mark.parametrize("game", ["fiji", "kaivai"])
def test_nor_where_decisions_took_longest(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists and tables that are thought up take no more than is counted."""
    draws = counted_draws(monkeypatch)
    for table, policy in product(laid(games.game(game)), ("greedy", "search:60")):
        draws.clear()
        counting = Counting(game, policy)
        done = counting.decided(table)
        assert counting.WORK / 50 < done <= counting.WORK + margin(counting)
        assert draws["in vain"] <= GUESSED
    assert (game == "fiji") == bool(draws)


def margin(counting: Counting) -> int:
    """A line that is begun plays a move more, lets the others answer, and is judged."""
    return 4 + 2 * counting.AHEAD


def counted_draws(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often what players of Fiji may hold is drawn, and how often in vain."""
    module = import_module("atoll.fiji.imagined")
    done, real = Counter[str](), module.draws

    def counted(*asked: Any) -> Iterator[Any]:
        for draw in real(*asked):
            done["in vain" if draw is None else "found"] += 1
            yield draw

    monkeypatch.setattr(module, "draws", counted)
    return done


def test_who_does_not_guess_draws_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is hard, a table that counting allows is found after many draws in vain."""
    rules: Any = games.game("fiji")
    table = next(laid(rules))
    draws = counted_draws(monkeypatch)
    rules.imagined(rules.view(table, rules.waiting(table)[0]), 5)
    assert draws["in vain"] > 10 * GUESSED


def laid(rules: Any) -> Iterator[Table]:
    """The hard decisions of a game."""
    for one in HARD:
        if games.game(one["game"]) is rules:
            yield rules.resumed(one["position"], one["seats"], rules.answered(None, None)).table


@pytest.mark.parametrize("game", ["fiji", "kaivai", "bali"])
def test_moves_in_any_order_are_those_of_the_list(game: str) -> None:
    rules, judge = games.game(game), games.worth(game)
    for table in (*laid(rules), *tables(rules, 4, 5, 9)):
        seat = rules.waiting(table)[0]
        drawn = [move for move in judge.in_any_order(table, seat, Random(2)) if move is not None]
        assert sorted(drawn, key=repr) == sorted(rules.moves(table, seat), key=repr)
        others = [*judge.in_any_order(table, seat, Random(3))]
        assert len(drawn) < 9 or drawn != [move for move in others if move is not None]


@pytest.mark.parametrize("game", ["fiji", "kaivai", "bali"])
def test_what_is_guessed_looks_as_what_is_there(game: str) -> None:
    rules, judge = games.game(game), games.worth(game)
    for table in (*laid(rules), *tables(rules, 4, 3, 9)):
        view = rules.view(table, rules.waiting(table)[0])
        found = [*islice(judge.guesses(view, Random(1)), 5)]
        assert [rules.view(one, view.seat) for one in found] == [view] * 5


# Strength


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
    branch, moves = Branch(3), Drawn(range(50))
    for _ in range(30):
        move = branch.chosen(moves, 50.0)
        assert move is not None
        one = branch.tried.setdefault(move, Tried())
        one.times, one.sum = one.times + 1, one.sum + move
    assert 3 < len(branch.tried) < 20
    assert branch.best() == max(branch.tried)


def test_the_move_that_wins_at_once_is_found() -> None:
    """Of two stones, both are taken: no luck is needed to see that."""
    rules = Stones()
    move = Search(cast(Game, rules), cast(Judge, rules), 30)(
        rules.view(5, 0), (1, 2, 3, 4, 5), Random(1)
    )
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

    def guesses(self, view: int, _luck: Random) -> Iterator[int]:
        """The pile."""
        return repeat(int(view))

    def waiting(self, table: int) -> tuple[int, ...]:
        """Two players in turn, of a pile of five."""
        return (1,) if 0 < table < 5 else (0,) if table else ()

    def moves(self, table: int, seat: int) -> tuple[int, ...]:
        """Any stones."""
        return tuple(range(1, table + 1)) if seat in self.waiting(table) else ()

    def in_any_order(self, table: int, seat: int, luck: Random) -> Iterator[int]:
        """Any stones."""
        return drawn(self.moves(table, seat), luck)

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
