"""Records tried in the page: what is told of them, where two ways part, and the link of each."""

import json
import subprocess
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some
from ran import examples

from atoll.drawing.lying import pictures
from atoll.fiji.rulings import EDITIONS
from atoll.home import HOME
from atoll.record.player import Player
from atoll.record.stepping import drawn, fragment, moments, tried
from atoll.site.trials import played_out
from atoll.table.games import game

THREE = {"game": "fiji", "seats": ["Ana", "Ben", "Cid"], "seed": 7}
START = json.dumps(THREE)
ROWS = {
    "conditions": ["most green", "most red", "most yellow", "most blue"],
    "effects": ["take half of the green", "keep the offer", "rotate a goal", "take 1 blue"],
    "goals": ["most red", "fewest blue", "most green", "most yellow"],
}
OFFERS = {"Ana": {"green": 2}, "Ben": {"red": 1}, "Cid": {"red": 1}}
HALF = THREE | {"position": ROWS | {"offers": OFFERS}}
del HALF["seed"]
UNTOLD = {
    "Without cards for the third round nobody can offer",
    "Rotating a goal in a later row does not undo the keeping",
    "Alle Gebote haben die erlaubte Größe",
    "All offers are allowed in size",
    "The offers lie open. May I change mine?",
}
"""Examples in which something happens at a moment when a record plays on by itself."""


def told(lines: Sequence[Mapping[str, Any]], against: Mapping[str, str] | None = None) -> Any:
    return json.loads(json.dumps(tried("\n".join(map(json.dumps, lines)), against)))


def sentences(way: Mapping[str, Any]) -> list[str]:
    return [event["sentence"] for part in way["parts"] for event in part["events"]]


@cache
def results() -> tuple[Mapping[str, Any], ...]:
    return tuple(examples("features/fiji"))


def test_each_line_is_told_with_what_follows_from_it() -> None:
    way = told([THREE, {"seat": "Ana", "move": "offer 1 green"}])
    start, move = way["parts"]
    assert (start["line"], start["move"], move["line"], move["seat"]) == (1, None, 2, "Ana")
    assert start["events"][0] == {
        "rule": "fiji_0_1",
        "cited": "Fiji 0.1",
        "sentence": "The box holds 30 green 24 red 18 yellow 12 blue.",
    }
    assert [event["rule"] for event in move["events"]] == ["fiji_4_1", "fiji_4_2"]
    assert move["position"]["offers"] == {"Ana": {"green": 1}}
    assert (way["problem"], way["against"], way["differs"]) == (None, None, None)


@pytest.mark.parametrize(
    ("lines", "line", "rule", "reason"),
    [
        ((START, '{"seat": "Ana", "move": "offer 5 red"}'), 2, "fiji_4_1", "Ana offers 5 beads;"),
        ((START, '{"seat": "Ana", "move": "fly"}'), 2, None, "'fly' is no move; write for"),
        ((), 1, None, "there is no line; the first would be"),
        (('{"seat": "Ana", "move": "keep"}',), 1, None, "the first line starts a game"),
        (("\ud800",), 1, None, "byte 1 is not UTF-8"),
        (('{"a":' * 5000,), 1, None, "the values are nested too deep"),
    ],
)
def test_what_is_wrong_is_told_at_its_line_with_the_rule(
    lines: Sequence[str], line: int, rule: str | None, reason: str
) -> None:
    way = tried("\n".join(lines))
    assert (way["problem"]["line"], way["problem"]["rule"]) == (line, rule)
    assert way["problem"]["reason"].startswith(reason)
    assert way["problem"]["cited"] == (rule and f"Fiji {rule[5:].replace('_', '.')}")
    assert [*way["parts"]] == [] or way["parts"][0]["events"]


@given(some.text() | some.binary().map(lambda raw: raw.decode("utf-8", "surrogateescape")))
def test_no_text_whatever_raises(text: str) -> None:
    assert tried(text)["problem"]


def test_two_ways_part_at_the_first_event_that_differs() -> None:
    way = told([HALF], {"half": "up"})
    differs = way["differs"]
    here = way["parts"][differs["part"]]["events"][differs["event"]]
    other = way["against"]["parts"][differs["part"]]["events"][differs["event"]]
    assert (differs["here"], differs["other"]) == (here, other)
    assert here["sentence"] == "Ana takes half of the 5 green: 2 green."
    assert other["sentence"] == "Ana takes half of the 5 green: 3 green."
    assert sentences(way)[: differs["event"]] == sentences(way["against"])[: differs["event"]]


def test_an_edition_brings_all_of_its_answers_and_leaves_the_house_rules_behind() -> None:
    house = HALF | {"rulings": {"keep_offer": "may"}}
    answers = told([house], {"edition": "fiji-de-2005"})["against"]["answers"]
    assert answers == dict(EDITIONS["fiji-de-2005"].choices)
    assert told([house], {"half": "up"})["against"]["answers"]["keep_offer"] == "may"


def test_two_ways_part_where_only_one_is_refused() -> None:
    pair = {"game": "fiji", "seats": ["Ana", "Ben"], "seed": 7}
    differs = told([pair], {"edition": "fiji-condensed"})["differs"]
    assert (differs["part"], differs["event"]) == (0, 0)
    way = told([HALF], {"keep_offer": "may", "half": "nowhere"})
    assert way["against"]["problem"]["reason"].startswith("no answer to half 'nowhere'")
    assert way["differs"]["other"]["rule"] is None


def test_an_example_has_a_link_that_an_address_can_hold_or_is_known_to_have_none() -> None:
    assert len(results()) > 500
    for one in results()[::3]:
        if text := played_out(one["file"].split("/")[1], one, "told").link:
            assert text == fragment([one["begins"], *one["moves"]])
            assert text.replace("-", "").replace("_", "").isalnum()
        else:
            assert one["name"] in UNTOLD


def test_the_page_writes_and_reads_the_same_links() -> None:
    lines = [[one["begins"], *one["moves"]] for one in results()[::5]]
    names = ["Änne", "Ωß", "\u2028🂡", "?" * 9, ">" * 9]  # some of these need - and _ in a link
    lines.append([{"game": "fiji", "seats": names, "rulings": {}, "seed": -3}])
    script = (HOME / "docs/assets/try-link.js").read_text(encoding="utf-8")
    node = ["node", "-e", f"{_WINDOW};{script};{_AS_LINKS}"]
    ran = subprocess.run(node, input=json.dumps(lines), capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == {"links": [*map(fragment, lines)], "lines": lines}


_WINDOW = "globalThis.window = {atoll: {}, Reader: {say: (one) => one}}"
_AS_LINKS = """
const lines = JSON.parse(require("fs").readFileSync(0, "utf-8"));
const links = lines.map(window.atoll.link.folded);
console.log(JSON.stringify({ links, lines: links.map(window.atoll.link.unfolded) }));
"""


# Records and examples moment by moment


RECORDS = Path(__file__).parent / "records"
WHOLE = (
    "legal/a_whole_game.jsonl",
    "kaivai/four_players_to_the_end.jsonl",
    "bali/four_players_to_the_end.jsonl",
)
KEEP_FIRST = ["keep the offer", "take half of the green", "take 1 blue", "take 3 red"]
LAID = {
    "effects": KEEP_FIRST,
    "supply": {"green": 5},
    "offers": {"Ana": {"green": 2}, "Ben": {"red": 1}},
}
BEGUN: Mapping[str, Any] = {**HALF, "position": ROWS | LAID, "assumed": True}
OFFER = {"seat": "Cid", "move": "offer 2 red"}


def written(*lines: Mapping[str, Any]) -> str:
    return "\n".join(map(json.dumps, lines))


@pytest.mark.parametrize("name", ["bali", "fiji", "kaivai"])
def test_each_picture_of_an_example_marks_what_its_own_step_changed(name: str) -> None:
    write, looked = game(name).write_position, 0
    for one in examples(f"features/{name}")[:90]:
        for before, now in pairwise(played_out(name, one, "x").steps):
            if before.table and now.table:
                lies = (write(each.table) for each in (before, now))
                draws = pictures(name, now.table.seats)
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
    *before, wrong = moments(written(BEGUN, {**OFFER, "move": "offer 5 red"}, OFFER))
    assert wrong.problem
    assert (wrong.problem.rule, wrong.line) == ("fiji_4_1", 2)
    assert wrong.table == before[-1].table
    assert "Nothing changes." in drawn([*before, wrong], len(before), name="one")
    laid, wrong = moments(written({**BEGUN, "then": {"round": 3}}))
    assert (wrong.table, wrong.problem and wrong.problem.rule) == (laid.table, "fiji_4_17")
    *_, wrong = moments(written(BEGUN, {**BEGUN, "seats": ["Ana"]}))
    assert (wrong.table, wrong.line) == (None, 2)


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
    found = legal(BEGUN, OFFER, {"seat": "Ana", "move": "pay"})
    assert [one.get("edition", one.get("ruling")) for one in found] == [
        "fiji-de-2005",
        "keep_offer",
    ]
    assert legal(BEGUN, {**OFFER, "move": "offer 5 red"}) == []


# A table that is tried


def test_a_table_that_the_rules_refuse_is_drawn_with_what_was_laid_before() -> None:
    table = Player()
    table.tried(written(BEGUN))
    refused = table.tried(written({**BEGUN, "position": {"offers": {"Ana": {"red": 4}}}}))
    assert (refused["problem"]["line"], refused["laid"]) == (1, None)
    assert "Ana: 0 heads; hand 3 green 4 red 3 yellow 2 blue; offer 4 red." in refused["lies"]


@pytest.mark.parametrize("line", ["{", '{"game": "fiji", "position": 3}'])
def test_what_cannot_be_read_is_not_drawn(line: str) -> None:
    found = Player().tried(line)
    assert found["problem"]
    assert (found["lies"], found["laid"]) == ("", None)
