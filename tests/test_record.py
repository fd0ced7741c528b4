"""What the referee accepts, and what it refuses: at which line, and by which rule."""

import gzip
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from printed import schema
from record_lines import (
    ALL_READY,
    CARDS,
    RECORDS,
    REFUSED,
    START,
    THREE,
    TWO,
    UNREADABLE,
    Line,
    judged,
    positioned,
    written,
)
from shown import blocks

from atoll import fiji
from atoll.bali.components import BOX
from atoll.compare.records import kept
from atoll.fiji.components import DECK
from atoll.fiji.nouns import LAYOUT, read_deck
from atoll.home import HOME
from atoll.record import exit_status, final_position, referee
from atoll.record.entries import MOVE_KEYS, START_KEYS
from atoll.record.lines import DEEPEST, LONGEST_LINE, LONGEST_NUMBER
from atoll.schemas import schemas
from atoll.table.games import GAMES, notation, title
from atoll.table.own import own


@pytest.mark.parametrize("path", sorted(RECORDS.glob("legal/*.jsonl")), ids=lambda p: p.stem)
def test_a_legal_record_is_accepted(path: Path) -> None:
    verdict = referee(path)
    assumed = " (the position is assumed)" if verdict.assumed else ""
    assert str(verdict) == f"{path}: legal{assumed}"
    assert verdict.assumed == (path.stem == "the_printed_exchange")
    assert (verdict.line, verdict.rule, verdict.reason) == (None, None, None)


def test_a_record_may_have_a_byte_order_mark_carriage_returns_and_blank_lines(
    tmp_path: Path,
) -> None:
    path = written(tmp_path, START, "", *ALL_READY, "  ", "")
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert referee(path).legal
    assert judged(tmp_path, START, "", "  ", ALL_READY[0], "", ALL_READY[0]).line == 6


def test_a_file_may_hold_many_games(tmp_path: Path) -> None:
    other = TWO | {"seed": 1, "rulings": {"half": "up"}}
    verdict = judged(tmp_path, START, *ALL_READY, other, THREE | {"seed": 2})
    assert verdict.legal
    assert verdict.table == fiji.setup(["Ana", "Ben", "Cid"], 2)
    assert judged(tmp_path, START, TWO | {"seed": 1}, ALL_READY[0]).line == 3
    assert judged(tmp_path, START | {"assumed": True}, other).assumed


def test_a_number_without_a_fraction_is_a_whole_one(tmp_path: Path) -> None:
    whole, then = judged(tmp_path, THREE | {"seed": 7}), {"then": {"exchange": 1.0}}
    assert judged(tmp_path, THREE | {"seed": 7.0} | then).table == whole.table
    for other in (7.5, True, 1e60):
        assert judged(tmp_path, THREE | {"seed": other}).line == 1
        assert not judged(tmp_path, THREE | {"seed": 7, "then": {"exchange": other}}).legal


def test_a_record_may_be_packed(tmp_path: Path) -> None:
    plain, packed = written(tmp_path, START, *ALL_READY), tmp_path / "game.jsonl.gz"
    packed.write_bytes(gzip.compress(plain.read_bytes()))
    assert referee(packed).table == referee(plain).table
    assert [one.lines for one in kept("fiji", tmp_path)] == [(START, *ALL_READY)] * 2
    packed.write_bytes(packed.read_bytes()[:-9])
    assert (referee(packed).readable, referee(packed).legal) == (False, False)


@pytest.mark.parametrize("name", REFUSED)
def test_an_illegal_record_is_refused_at_its_first_illegal_line(tmp_path: Path, name: str) -> None:
    lines, line, rule = REFUSED[name]
    verdict = judged(tmp_path, *lines, {"seat": "Nobody", "move": "pay"})
    assert (verdict.readable, verdict.line, verdict.rule) == (True, line, rule)
    assert (verdict.legal, bool(verdict.reason)) == (False, True)


def test_a_move_after_the_end_is_refused(tmp_path: Path) -> None:
    whole = (RECORDS / "legal" / "a_whole_game.jsonl").read_text("utf-8").splitlines()
    verdict = judged(tmp_path, *whole, {"seat": "Ana", "move": "offer 1 green"})
    assert (verdict.line, verdict.rule) == (len(whole) + 1, "fiji_6_1")
    assert verdict.table.stage == "over"


@pytest.mark.parametrize(
    ("then", "rule", "reason"),
    [
        ({"supply": {"green": 9}}, "fiji_4_12", "supply, green: expected 9, found 5."),
        ({"offers": {"Ben": {"blue": 1}}}, "fiji_4_3", "offers, Ben, "),
        ({"row": 1}, "fiji_4_4", "row: expected 1, found 4."),
        ({"heads": {"Ana": 3}}, None, "heads, Ana: expected 3, found 0."),
    ],
)
def test_what_must_hold_and_does_not_is_named(
    tmp_path: Path, then: Line, rule: str | None, reason: str
) -> None:
    verdict = judged(tmp_path, START, *ALL_READY[:2], ALL_READY[2] | {"then": then}, "rubbish")
    assert (verdict.legal, verdict.readable, verdict.line) == (False, True, 4)
    assert verdict.rule == rule
    assert verdict.reason is not None
    assert reason in verdict.reason
    assert verdict.table.stage == "choice"


def test_who_keeps_instead_of_another_is_told_by_why_the_other_does_not_execute(
    tmp_path: Path,
) -> None:
    offers = {"Ana": "offer 1 yellow 1 blue", "Ben": "offer 1 red", "Cid": "offer 3 red"}
    lines: list[Line] = [{"seat": seat, "move": move} for seat, move in offers.items()]
    lines[-1] |= {"then": {"keepers": ["Cid"]}}
    assert judged(tmp_path, START, *lines).rule == "fiji_4_7"


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_record_is_told_with_its_line_and_the_fix(tmp_path: Path, name: str) -> None:
    lines, line, reason = UNREADABLE[name]
    verdict = judged(tmp_path, *lines)
    assert (verdict.readable, verdict.line, verdict.rule) == (False, line, None)
    assert reason in str(verdict.reason)
    assert exit_status([verdict]) == 2


def test_what_is_no_file_is_unreadable(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no.jsonl"):
        verdict = referee(path)
        assert (verdict.legal, verdict.readable, verdict.line) == (False, False, None)
        assert str(verdict).startswith(f"{path}: cannot be read: ")


def test_a_record_that_was_cut_off_is_never_taken_for_a_whole_one(tmp_path: Path) -> None:
    path = written(tmp_path, START, *ALL_READY)
    whole = path.read_bytes()
    ends = [at for at, byte in enumerate(whole) if byte == ord("\n")]
    for length in range(1, len(whole)):
        path.write_bytes(whole[:length])
        verdict = referee(path)
        assert verdict.legal == (length in ends or length - 1 in ends), length
        if not verdict.legal:
            assert verdict.line == 1 + sum(end < length for end in ends)
            assert "if it was cut off, delete it" in str(verdict)


def test_the_worst_verdict_decides_the_exit_status(tmp_path: Path) -> None:
    legal = judged(tmp_path, START)
    illegal = judged(tmp_path, START, {"seat": "Ana", "move": "offer 5 green"})
    unreadable = judged(tmp_path, "")
    assert [exit_status(found) for found in ([], [legal], [legal, illegal])] == [0, 0, 1]
    assert exit_status([illegal, unreadable, legal]) == 2


EFFECTS = ["take half of the green", "keep the offer", "others take 1 yellow", "rotate a goal"]
HALVING = positioned(conditions=["most red", *CARDS["conditions"][1:]], effects=EFFECTS)
"""Cid executes the first row, with 5 green in the supply, and two of three cancel in the second."""


def test_a_ruling_of_a_record_goes_before_its_edition_and_leaves_the_others(tmp_path: Path) -> None:
    by = {"edition": "fiji-de-2005", "rulings": {"half": "down"}}
    verdict = judged(tmp_path, HALVING | by, *ALL_READY)
    assert verdict.legal, verdict
    assert verdict.table.hands[2].green == 5 + 2
    assert verdict.table.rulings == fiji.answered("fiji-de-2005").but(half="down")


# What is published as a JSON Schema is what is read and written


WRITTEN = schemas()
BROUGHT = {own(name).called for name in ("bali", "fiji", "kaivai")}


def test_verdicts_fit_their_schema(tmp_path: Path) -> None:
    told: list[Line] = [referee(tmp_path).as_json()]
    told += [judged(tmp_path, *lines).as_json() for lines, *_ in REFUSED.values()]
    told += [judged(tmp_path, *lines).as_json() for lines, *_ in UNREADABLE.values()]
    legal = judged(tmp_path, START)
    told += [legal.as_json(), legal.as_json() | {"final": final_position(legal)}]
    schema("referee").validate(told)


def test_a_schema_is_one() -> None:
    for one in WRITTEN.values():
        jsonschema.Draft202012Validator.check_schema(one)


def test_an_example_record_fits_the_schemas() -> None:
    paths = [*RECORDS.glob("*/*.jsonl")]
    assert paths
    for path in paths:
        first, *more = [json.loads(one) for one in path.read_text("utf-8").splitlines() if one]
        for line in (first, *more):
            schema("record").validate(line)
        schema(f"{first['game']}-position").validate(final_position(referee(path)))


def test_the_schemas_know_the_same_keys_as_the_referee() -> None:
    lines = WRITTEN["record.schema.json"]["$defs"]
    assert set(lines["start"]["properties"]) == {*START_KEYS, *BROUGHT}
    assert set(lines["move"]["properties"]) == set(MOVE_KEYS)
    assert WRITTEN["position.schema.json"]["$defs"]["game"]["enum"] == list(GAMES)
    parts = WRITTEN["fiji-position.schema.json"]["$defs"]["parts"]["properties"]
    assert set(parts) == set(LAYOUT.parts)


@pytest.mark.parametrize(
    "line",
    [
        THREE,
        THREE | {"seed": None, "position": None},
        START | {"seats": None},
        THREE | {"seed": 1, "assumed": True},
        THREE | {"seed": 1.5},
        THREE | {"seed": 1, "then": {"supply": {"pink": 1}}},
        {"seat": "Ana"},
    ],
)
def test_a_schema_refuses_what_the_referee_cannot_read(tmp_path: Path, line: Line) -> None:
    assert not schema("record").is_valid(line)
    assert not judged(tmp_path, START, line).readable


def test_null_is_a_key_left_out() -> None:
    begun = THREE | {"seed": 1, "position": None, "then": None}
    for line in (START | {"seed": None}, begun, {"seat": "Ana", "move": "pay", "then": None}):
        schema("record").validate(line)


# The page on records: its examples are records, and it names all that there is


PAGE = (HOME / "docs" / "records.md").read_text("utf-8")
FILES = {block.file: block.text for block in blocks(PAGE) if block.file}


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".jsonl")])
def test_the_examples_fit_the_schema_or_cannot_be_read(tmp_path: Path, name: str) -> None:
    (file := tmp_path / name).write_text(FILES[name], "utf-8")
    fits = all(schema("record").is_valid(json.loads(line)) for line in FILES[name].splitlines())
    assert fits == referee(file).readable


def test_every_key_and_every_limit_stands_there() -> None:
    for key in {*START_KEYS, *MOVE_KEYS, *BROUGHT}:
        assert f"\n| `{key}` |" in PAGE
    for edition in fiji.EDITIONS:
        assert f"`{edition}`" in PAGE
    assert f"{LONGEST_LINE:,} bytes" in PAGE
    assert f"{LONGEST_NUMBER} digits in a number, {DEEPEST} lists and objects" in PAGE


@pytest.mark.parametrize("name", ["bali", "fiji", "kaivai"])
def test_every_move_stands_there_and_is_one(name: str) -> None:
    moves = notation(name).MOVES
    _, _, part = PAGE.partition(f"\nThe moves of {title(name)}")
    table = part.partition("|---|---|\n")[2].partition("\n\n")[0]
    told = [
        text for row in table.split("\n") for text in re.findall("`([^`]+)`", row.split("|")[1])
    ]
    assert {type(moves.read(text)) for text in told} == {
        *map(type, map(moves.read, moves.examples))
    }
    assert [moves.write(moves.read(text)) for text in told] == told


def test_box_and_deck_are_the_usual_ones_but_for_the_masks() -> None:
    box: Any = own("bali").read(tomllib.loads(FILES["box.toml"]))
    assert box._replace(masks=BOX.masks) == BOX != box
    assert read_deck(tomllib.loads(FILES["deck.toml"])) == DECK
