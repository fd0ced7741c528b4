"""What is counted in many games of Kaivai is what their tables show."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from atoll.kaivai.measures import figures, noticed
from atoll.kaivai.table import Table
from atoll.simulate.one_game import One, one_game, uniform
from atoll.simulate.verbs import seed_of
from atoll.table.games import game

KAIVAI = game("kaivai")


@cache
def seen(seed: int) -> tuple[One, list[Table]]:
    """A game of three, and its tables."""
    tables: list[Table] = []

    def keep(found: Sequence[Table]) -> dict[str, int]:
        tables.extend(found)
        return dict(noticed(tables))

    answers = KAIVAI.answered(None, None)
    return one_game(KAIVAI, [uniform] * 3, answers, seed_of(0, seed), 3000, noticed=keep), tables


def test_a_supply_is_dry_from_its_first_empty_table_on() -> None:
    dry = 0
    for seed in range(4):
        one, tables = seen(seed)
        for name in ("goods_left", "influence_left", "cult_left"):
            rounds = [table.round for table in tables if getattr(table, name) == 0]
            assert one.noticed.get(f"dry {name}", 0) == bool(rounds)
            assert one.noticed.get(f"dry {name} round sum", 0) == min(rounds, default=0)
            dry += bool(rounds)
    assert dry >= 4


def test_the_glory_of_all_rounds_is_what_players_have_before_the_final_scoring() -> None:
    one, tables = seen(1)
    (before, _), *_ = (pair for pair in pairwise(tables) if pair[1].stage == "final")
    for kinds in ([f"place {n}" for n in (1, 2, 3)], [f"bid {n}" for n in range(1, 11)]):
        assert sum(one.noticed.get(f"{kind} sum", 0) for kind in kinds) == sum(before.glory)
        assert sum(one.noticed.get(f"{kind} times", 0) for kind in kinds) == 3 * 8


def test_a_supply_that_never_was_empty_is_told_as_never() -> None:
    found = {one[:2]: one.number.measure() for one in figures({"rounds": 8}, 1, 3)}
    share = found["Supplies that run dry", "fish and shells"]
    assert share
    assert share.value == 0
    assert found["Round in which a supply first runs dry", "fish and shells"] is None
