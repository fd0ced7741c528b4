"""What is published as a JSON Schema is what is read and written."""

import json
from pathlib import Path

import jsonschema
import pytest
from printed import schema
from record_lines import RECORDS, REFUSED, START, THREE, UNREADABLE, Line, judged

from atoll.fiji.nouns import LAYOUT
from atoll.home import HOME
from atoll.record import final_position, referee
from atoll.record.entries import MOVE_KEYS, START_KEYS
from atoll.schemas import schemas, written
from atoll.table.games import GAMES
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


@pytest.mark.parametrize("key", ["seed", "then"])
def test_null_is_a_key_left_out(key: str) -> None:
    schema("record").validate(START | {key: None})
    schema("record").validate(
        THREE | {"seed": 1, "position": None, key: THREE.get(key)} | {"seed": 1}
    )
    schema("record").validate({"seat": "Ana", "move": "pay", "then": None})
