"""Decks from files, and games by name."""

import json
from pathlib import Path

import pytest

from atoll import fiji
from atoll.fiji import read_deck, write_deck
from atoll.record import OwnError, own_of


def test_a_deck_of_ones_own_is_read(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    lists = write_deck(fiji.DECK)
    path.write_text("".join(f"{kind} = {json.dumps(lists[kind])}\n" for kind in lists), "utf-8")
    assert own_of("fiji", path) == fiji.DECK == read_deck(lists)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"conditions = [", "this is not TOML: "),
        (b"conditions = []", "give it exactly two lists, `conditions` and `effects`"),
        (b"conditions = []\neffects = ['win']", "deck, effects, card 1: 'win' is no effect"),
        (b"conditions = " + b"[" * 100_000, "nested too deep"),
        (b"#" * 1_000_001, "the file is longer than 1,000,000 bytes"),
    ],
)
def test_a_file_that_holds_no_deck_is_told_with_the_fix(
    tmp_path: Path, text: bytes, reason: str
) -> None:
    path = tmp_path / "deck.toml"
    path.write_bytes(text)
    with pytest.raises(OwnError) as told:
        own_of("fiji", path)
    assert str(told.value).startswith(f"{path}: ")
    assert reason in str(told.value)


def test_a_deck_that_is_not_there_is_told() -> None:
    with pytest.raises(OwnError, match=r"nowhere.toml: cannot be read: "):
        own_of("fiji", "nowhere.toml")
