"""What is counted in many games of Bali and of Kaivai is what their tables and events show."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from atoll.bali import measures as of_bali
from atoll.kaivai import measures as of_kaivai
from atoll.simulate.one_game import One, one_game, uniform
from atoll.simulate.verbs import seed_of
from atoll.table.games import game

OF: Any = {"bali": of_bali, "kaivai": of_kaivai}


@cache
def seen(name: str, seats: int, seed: int, most: int = 6000) -> tuple[One, list[Any]]:
    """A game, and its tables."""
    tables: list[Any] = []

    def keep(found: Sequence[Any]) -> dict[str, int]:
        tables.extend(found)
        return dict(OF[name].noticed(tables))

    rules, policies = game(name), [uniform] * seats
    answers = rules.answered(None, None)
    return one_game(rules, policies, answers, seed_of(0, seed), most, noticed=keep), tables


def told(name: str, noticed: Mapping[str, int], seats: int) -> dict[tuple[str, str], Any]:
    """The figures of one game, by their topic and name."""
    return {one[:2]: one.number.measure() for one in OF[name].figures(Counter(noticed), 1, seats)}


def test_of_bali_turns_scorings_seals_and_places_are_those_that_rules_tell() -> None:
    one, tables = seen("bali", 4, 1)
    assert one.outcome
    noticed, (first, last) = one.noticed, (tables[0], tables[-1])
    assert noticed["turns sum"] == one.fires["bali_2_6"]
    assert noticed["scorings sum"] == one.fires["bali_9_1"]
    assert noticed["seals sum"] == len(last.seals) <= noticed["taken sum"] <= noticed["chips sum"]
    begins = next(seat for seat, card in enumerate(last.start_cards) if card == 1)
    winners = {(seat - begins) % 4 + 1 for seat in one.outcome.winners}
    assert {n for n in range(1, 5) if noticed[f"first {n}"]} == winners
    masks = [noticed[f"masks {n} sum"] for n in range(1, 5)]
    assert (masks[(0 - begins) % 4], sum(masks)) == (sum(last.masks[0]), sum(first.box.masks))
    assert "left sum" not in noticed


def test_of_bali_a_game_without_an_end_tells_the_masks_that_are_left() -> None:
    one, tables = seen("bali", 4, 0, 60)
    assert one.outcome is None
    assert one.noticed["left sum"] == len(tables[-1].masks_left)
    found = told("bali", one.noticed, 4)
    assert found["Wins by order, 1 for who begins", "place 1"].value == 0
    assert found["Turns and scorings in a game", "turns until its end"] is None


def test_of_kaivai_a_supply_is_dry_from_its_first_empty_table_on() -> None:
    dry = 0
    for seed in range(4):
        one, tables = seen("kaivai", 3, seed)
        for name in ("goods_left", "influence_left", "cult_left"):
            rounds = [table.round for table in tables if getattr(table, name) == 0]
            assert one.noticed.get(f"dry {name}", 0) == bool(rounds)
            assert one.noticed.get(f"dry {name} round sum", 0) == min(rounds, default=0)
            dry += bool(rounds)
    assert dry >= 4
    found = told("kaivai", {"rounds": 8}, 3)
    assert found["Supplies that run dry", "fish and shells"].value == 0
    assert found["Round in which a supply first runs dry", "fish and shells"] is None


def test_of_kaivai_the_glory_of_all_rounds_is_what_players_have_before_the_final_scoring() -> None:
    one, tables = seen("kaivai", 3, 1)
    (before, _), *_ = (pair for pair in pairwise(tables) if pair[1].stage == "final")
    for kinds in ([f"place {n}" for n in (1, 2, 3)], [f"bid {n}" for n in range(1, 11)]):
        assert sum(one.noticed.get(f"{kind} sum", 0) for kind in kinds) == sum(before.glory)
        assert sum(one.noticed.get(f"{kind} times", 0) for kind in kinds) == 3 * 8
