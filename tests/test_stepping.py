"""Records and examples moment by moment: what the pages play forward and back."""

import json
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from ran import examples

from atoll.record.player import Player, Table
from atoll.record.stepping import drawn, moments
from atoll.site.stepped import steps
from atoll.table.games import game, pictures

RECORDS = Path(__file__).parent / "records"
WHOLE = (
    "legal/a_whole_game.jsonl",
    "kaivai/four_players_to_the_end.jsonl",
    "bali/four_players_to_the_end.jsonl",
)
START: Mapping[str, Any] = {
    "game": "fiji",
    "seats": ["Ana", "Ben", "Cid"],
    "position": {
        "conditions": ["most green", "most red", "most yellow", "most blue"],
        "effects": ["keep the offer", "take half of the green", "take 1 blue", "take 3 red"],
        "goals": ["most red", "fewest blue", "most green", "most yellow"],
        "supply": {"green": 5},
        "offers": {"Ana": {"green": 2}, "Ben": {"red": 1}},
    },
    "assumed": True,
}
OFFER = {"seat": "Cid", "move": "offer 2 red"}


def written(*lines: Mapping[str, Any]) -> str:
    return "\n".join(map(json.dumps, lines))


@pytest.mark.parametrize("name", ["bali", "fiji", "kaivai"])
def test_each_picture_of_an_example_marks_what_its_own_step_changed(name: str) -> None:
    draws, write, looked = pictures(name), game(name).write_position, 0
    for one in examples(f"features/{name}")[:90]:
        for before, now in pairwise(steps(name, one, "x")):
            if before.table and now.table:
                lies = (write(each.table) for each in (before, now))
                assert now.picture == draws.marked(*lies, name="x"), one["name"]
                looked += 1
    assert looked > 20


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_is_told_event_by_event_and_every_moment_can_be_drawn(name: str) -> None:
    passed = [*moments((RECORDS / name).read_text(encoding="utf-8"))]
    assert passed[-1].problem is None
    for place in range(0, len(passed), 20):
        assert drawn(passed, place, name="one").startswith("<svg")
    assert all(one.events for one in passed[1:] if one.line == passed[1].line)


def test_a_wrong_line_is_the_last_moment_and_its_table_is_the_one_before() -> None:
    *before, wrong = moments(written(START, {**OFFER, "move": "offer 5 red"}, OFFER))
    assert wrong.problem
    assert (wrong.problem.rule, wrong.line) == ("fiji_4_1", 2)
    assert wrong.table == before[-1].table
    assert "Nothing changes." in drawn([*before, wrong], len(before), name="one")


@pytest.mark.parametrize("lines", ['{"game": "go", "seats": []}', '{"seat": "Ana"}'])
def test_what_is_no_record_is_one_moment_that_says_so(lines: str) -> None:
    player = Player()
    opened = player.opened(lines)
    assert opened["number"] == 1
    assert opened["problem"]["told"].rule is None
    assert player.frame(0)["picture"] == ""
    assert player.ways() == []


def legal(*lines: Mapping[str, Any]) -> list[dict[str, str]]:
    player = Player()
    assert player.opened(written(*lines))["problem"]
    return [way for at, way in enumerate(player.ways()) if player.legal(at)]


def test_a_wrong_line_is_right_by_editions_and_answers_that_lead_to_it() -> None:
    """To keep may be chosen only where the row before asked, so all lines are played anew."""
    pay = {"seat": "Ana", "move": "pay"}
    found = legal(START, OFFER, pay)
    assert [one.get("edition", one.get("ruling")) for one in found] == [
        "fiji-de-2005",
        "keep_offer",
    ]
    assert legal(START, {**OFFER, "move": "offer 5 red"}) == []


# A table that is tried


def test_a_table_that_the_rules_refuse_is_drawn_with_what_was_laid_before() -> None:
    table = Table()
    table.tried(written(START))
    refused = table.tried(written({**START, "position": {"offers": {"Ana": {"red": 4}}}}))
    assert (refused["problem"]["line"], refused["laid"]) == (1, None)
    assert "Ana: 0 heads; hand 3 green 4 red 3 yellow 2 blue; offer 4 red." in refused["lies"]


@pytest.mark.parametrize("line", ["{", '{"game": "fiji", "position": 3}'])
def test_what_cannot_be_read_is_not_drawn(line: str) -> None:
    found = Table().tried(line)
    assert found["problem"]
    assert (found["lies"], found["laid"]) == ("", None)
