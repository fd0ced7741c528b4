"""What is counted in many games of Bali is what their tables and events show."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from atoll.bali.measures import figures, noticed
from atoll.bali.table import Table
from atoll.simulate.one_game import One, one_game, uniform
from atoll.simulate.verbs import seed_of
from atoll.table.games import game

BALI = game("bali")


@cache
def seen(seed: int, most: int = 6000) -> tuple[One, list[Table]]:
    """A game of four, and its tables."""
    tables: list[Table] = []

    def keep(found: Sequence[Table]) -> dict[str, int]:
        tables.extend(found)
        return dict(noticed(tables))

    answers = BALI.answered(None, None)
    return one_game(BALI, [uniform] * 4, answers, seed_of(0, seed), most, noticed=keep), tables


@pytest.mark.parametrize("seed", range(2))
def test_turns_scorings_and_seals_are_those_that_rules_tell(seed: int) -> None:
    """Each turn is told by Bali 2.6, each scoring by 9.1, each seal by 7.1 or 7.2."""
    one, tables = seen(seed)
    assert one.noticed["turns sum"] == one.fires["bali_2_6"]
    assert one.noticed["scorings sum"] == one.fires["bali_9_1"]
    assert one.noticed["seals sum"] == len(tables[-1].seals)
    assert one.noticed["seals sum"] <= one.noticed["taken sum"]
    assert one.noticed["chips sum"] >= one.noticed["taken sum"]
    assert "left sum" not in one.noticed


@pytest.mark.parametrize("seed", range(2))
def test_places_are_counted_from_who_begins(seed: int) -> None:
    one, tables = seen(seed)
    assert one.outcome
    begins = next(seat for seat, card in enumerate(tables[-1].start_cards) if card == 1)
    winners = {(seat - begins) % 4 + 1 for seat in one.outcome.winners}
    assert {n for n in range(1, 5) if one.noticed[f"first {n}"]} == winners
    masks = [one.noticed[f"masks {n} sum"] for n in range(1, 5)]
    assert masks[(0 - begins) % 4] == sum(tables[-1].masks[0])
    assert sum(masks) == sum(tables[0].box.masks)


def test_a_game_without_an_end_tells_the_masks_that_are_left() -> None:
    one, tables = seen(0, 60)
    assert one.outcome is None
    assert one.noticed["left sum"] == len(tables[-1].masks_left)
    told = {figure[:2]: figure.number.measure() for figure in figures(Counter(one.noticed), 1, 4)}
    share = told["Wins by order, 1 for who begins", "place 1"]
    assert share
    assert share.value == 0
    assert told["Turns and scorings in a game", "turns until its end"] is None
