"""Every picture of every example is whole: nothing lies beyond its edge, no word is cut short."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from inked import outside
from ran import ours

from atoll.table import games
from atoll.table.games import pictures

Result = Mapping[str, Any]
OURS = ("bali", "fiji", "kaivai")


@pytest.fixture(scope="module")
def shown() -> Sequence[Result]:
    """What our examples showed, those of which a table is known."""
    return [one for one in ours() if one["start"] and one["end"]]


def drawn(game: str, shown: Sequence[Result]) -> Iterator[tuple[str, str]]:
    """Every picture of a game that its examples come to, with where its example stands."""
    by, seen = pictures(game), set[str]()
    for one in shown:
        if game in Path(one["file"]).parts:
            for picture in _drawn(by, one):
                if picture not in seen:
                    seen.add(picture)
                    yield f"{one['file']}:{one['line']}", picture


def _drawn(by: Any, one: Result) -> Iterator[str]:
    """The table to begin with, and what an example changes there or tries in vain."""
    start, end = one["start"], one["end"]
    yield by.table(start)
    if start == end and one["refused"] and one["moves"]:
        yield by.refused(start, one["moves"][-1]["move"])
    else:
        yield by.before_after(start, end)
    for happened in by.HAPPENED.values() if one["outcome"] == "passed" else ():
        yield happened(start, end, rulings=one["rulings"])


@pytest.mark.parametrize("game", OURS)
def test_nothing_of_a_picture_lies_beyond_its_edge_or_is_cut(
    game: str, shown: Sequence[Result]
) -> None:
    assert game in games.GAMES
    found = [(place, amiss(picture)) for place, picture in drawn(game, shown) if picture]
    assert len(found) > 100
    assert [(place, wrong) for place, wrong in found if wrong] == []


def amiss(picture: str) -> list[str]:
    """What lies beyond the edge of a picture, and the texts that have lost their end."""
    return [str(one) for one in outside(picture)] + re.findall(r">([^<]*…)<", picture)
