"""What is published as a JSON Schema is what is read and written."""

import json
import re
import tomllib
from pathlib import Path

import jsonschema
import pytest
from printed import schema
from record_lines import RECORDS, REFUSED, START, THREE, UNREADABLE, Line, judged
from shown import blocks

from atoll import fiji
from atoll.fiji.components import DECK
from atoll.fiji.nouns import LAYOUT, read_deck
from atoll.home import HOME
from atoll.record import final_position, referee
from atoll.record.entries import MOVE_KEYS, START_KEYS
from atoll.record.lines import LONGEST_LINE, LONGEST_NUMBER
from atoll.schemas import schemas, written
from atoll.table.games import GAMES, notation, title
from atoll.table.own import own

WRITTEN = schemas()


def test_verdicts_fit_their_schema(tmp_path: Path) -> None:
    told: list[Line] = [referee(tmp_path).as_json()]
    told += [judged(tmp_path, *lines).as_json() for lines, *_ in REFUSED.values()]
    told += [judged(tmp_path, *lines).as_json() for lines, *_ in UNREADABLE.values()]
    legal = judged(tmp_path, START)
    told += [legal.as_json(), legal.as_json() | {"final": final_position(legal)}]
    schema("referee").validate(told)


def test_a_schema_is_one_and_written_as_the_command_prints_it() -> None:
    for one in WRITTEN.values():
        jsonschema.Draft202012Validator.check_schema(one)
    for file in HOME.glob("engine/**/*.schema.json"):
        text = file.read_text("utf-8")
        assert text == written(json.loads(text)) + "\n", f"`atoll schema {file.name}` prints it"


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
    brought = {own(name).called for name in ("bali", "fiji", "kaivai")}
    assert set(lines["start"]["properties"]) == {*START_KEYS, *brought}
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
    brought = {own(game).called for game in ("bali", "fiji", "kaivai")}
    for key in {*START_KEYS, *MOVE_KEYS, *brought}:
        assert f"\n| `{key}` |" in PAGE
    for edition in fiji.EDITIONS:
        assert f"`{edition}`" in PAGE
    assert f"{LONGEST_LINE:,} bytes" in PAGE
    assert f"{LONGEST_NUMBER} digits" in PAGE


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
    box, usual = tomllib.loads(FILES["box.toml"]), own("bali").usual
    assert {name for name in usual if box[name] != usual[name]} == {"masks"}
    assert box.keys() == usual.keys()
    assert read_deck(tomllib.loads(FILES["deck.toml"])) == DECK
