"""The page on records: its examples are records, and its commands print what it says."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from printed import schema
from shown import blocks, problems

from atoll import fiji
from atoll.home import HOME
from atoll.record import referee
from atoll.record.entries import MOVE_KEYS, START_KEYS
from atoll.record.lines import LONGEST_LINE, LONGEST_NUMBER
from atoll.table.games import notation, title
from atoll.table.own import own

PAGE = (HOME / "docs" / "records.md").read_text("utf-8")
FILES = {block.file: block.text for block in blocks(PAGE) if block.file}


@pytest.fixture(autouse=True)
def _files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of the page in a folder of their own."""
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")


def test_what_the_page_shows_is_so() -> None:
    assert not [*problems(PAGE, Path.cwd())]


@pytest.mark.parametrize("name", [name for name in FILES if name.endswith(".jsonl")])
def test_the_examples_fit_the_schema_or_cannot_be_read(name: str) -> None:
    fits = all(schema("record").is_valid(json.loads(line)) for line in FILES[name].splitlines())
    assert fits == referee(name).readable


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


def test_the_box_is_the_working_one_but_for_its_masks() -> None:
    box, usual = tomllib.loads(FILES["box.toml"]), own("bali").usual
    assert {name for name in usual if box[name] != usual[name]} == {"masks"}
    assert box.keys() == usual.keys()


def test_the_deck_is_the_default_in_its_order() -> None:
    assert fiji.read_deck(tomllib.loads(FILES["deck.toml"])) == fiji.DECK
