"""Whole recorded games of Bali: each is legal, and ends by its last mask with who has won."""

from typing import Any, NamedTuple

import pytest
from bali_impossible import FOUR, TURN

from atoll.forge.judging import judged
from atoll.home import HOME
from atoll.record import Start
from atoll.record.following import Running, followed
from atoll.record.lines import object_of
from atoll.table import Refused
from atoll.table.games import game

RULES = game("bali")
RECORDS = HOME / "tests" / "records" / "bali"
FAIR = 60_000


class Kept(NamedTuple):
    """What a record ends with."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    rule: str


KEPT = {
    "three_players_to_the_end": Kept((18, 22, 22), (1,), "bali_10_5"),
    "four_players_to_the_end": Kept((7, 17, 17, 21), (3,), "bali_10_4"),
}


def lines(name: str) -> tuple[dict[str, Any], ...]:
    """The lines of a record, each read."""
    return tuple(map(object_of, (RECORDS / f"{name}.jsonl").read_bytes().splitlines()))


def games(name: str) -> list[Running]:
    """The game after each line."""
    running: Running | None = None
    return [running := followed(running, line) for line in lines(name)]


def test_every_record_is_known_and_all_are_small() -> None:
    files = [*RECORDS.glob("*.jsonl")]
    assert {file.stem for file in files} == {*KEPT}
    assert sum(file.stat().st_size for file in files) < FAIR


def test_the_page_says_of_every_record_what_it_is_kept_for() -> None:
    text = (HOME / "docs" / "whole_games.md").read_text("utf-8")
    assert [name for name in KEPT if f"`{name}` of Bali" not in text] == []


@pytest.mark.parametrize("name", KEPT)
def test_the_record_is_legal_and_ends_with_what_is_said_of_it(name: str) -> None:
    assert judged(lines(name)).legal
    last = games(name)[-1]
    result = RULES.outcome(last.table)
    assert result is not None
    assert last.table.masks_left == ()
    assert (result.scores, result.winners) == (KEPT[name].totals, KEPT[name].winners)
    assert result.rule == KEPT[name].rule


@pytest.mark.parametrize("name", KEPT)
def test_no_card_and_no_mask_is_lost_on_the_way(name: str) -> None:
    """Of each kind as many as in the box, counted anew at every table."""
    for running in games(name):
        table = running.table
        masks = [*table.masks_left, *(one for own in table.masks for one in own)]
        assert sorted(masks) == [*table.box.masks]
        assert _cards(table) == 159


def _cards(table: Any) -> int:
    piles = (*table.dealt, *table.laid, *table.under)
    lying = sum(len(cards) for own in piles for cards in own.values())
    counted = sum(table.discard) + sum(map(sum, table.cut))
    return int(lying + counted + sum(map(len, table.hands)) + len(table.draw))


@pytest.mark.parametrize(
    ("parts", "rule"),
    [
        ({"turn": "Ben"}, "bali_2_3"),
        ({"stage": "mask", "turn": "Ben"}, "bali_9_4"),
        ({"stage": "draw", "turn": "Ana"}, "bali_2_7"),
        ({"stage": "prevent", "played": "Panschar/Wontong", "goal": "Wontong"}, "bali_8_2"),
    ],
)
def test_a_table_at_which_another_player_would_decide_cannot_stand(
    parts: dict[str, str], rule: str
) -> None:
    position = {"turn": "Ana", **TURN, **parts}
    with pytest.raises(Refused) as refused:
        Start("bali", FOUR, position=position, assumed=True).opening()
    assert refused.value.refusal.rule == rule
