"""Pictures of the examples of every game are whole, legible on a small phone, and read out.

It needs nothing but itself: no style sheet, no file, no script.
"""

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from drawn import SVG, desc, read
from inked import outside
from ran import ours

from atoll.drawing.lying import pictures

Result = Mapping[str, Any]
OURS = ("bali", "fiji", "kaivai")
STRANGE = '<Ana & "Ben">'
NODES, SMALLEST = 150, 11


@pytest.fixture(scope="module")
def shown() -> Sequence[Result]:
    """What a third of our examples showed, of those of which a table is known."""
    return [one for one in ours() if one["start"] and one["end"]][::3]


def drawn(name: str, shown: Sequence[Result]) -> Iterator[tuple[str, str]]:
    """Each picture of a game that these examples come to, with where its example stands."""
    by, seen = pictures(name), set[str]()
    for one in shown:
        if name in Path(one["file"]).parts:
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


@pytest.mark.parametrize("name", OURS)
def test_a_picture_is_whole_legible_and_read_out(name: str, shown: Sequence[Result]) -> None:
    plates = import_module(f"atoll.{name}.pictures.plates").PLATES.keys()
    found = [(place, [*amiss(picture, plates)]) for place, picture in drawn(name, shown) if picture]
    assert len(found) > 100
    assert [(place, wrong) for place, wrong in found if wrong] == []


def amiss(picture: str, plates: Collection[str]) -> Iterator[str]:
    """What lies beyond the edge of a picture, is cut short, too small, or not a picture's."""
    yield from map(str, outside(picture))
    yield from re.findall(r">([^<]*…)<", picture)
    yield from re.findall(r"style=|href|url\(|<script|<style", picture)
    root = read(picture)
    if not re.fullmatch(r"0 0 320 [\d.]+", str(root.get("viewBox"))):
        yield "it is not as wide as a small phone"
    if len([*root.iter()]) > NODES:
        yield "it has too many nodes"
    yield from (
        f"too small: {text.text}"
        for text in root.iter(f"{SVG}text")
        if float(text.get("font-size", "0")) < SMALLEST
    )
    named = {child.get("id"): child.text for child in root if child.get("id")}
    if root.get("role") != "img" or root.get("aria-labelledby") != " ".join(map(str, named)):
        yield "it is not read out"
    yield from (f"nothing at {name}" for name, text in named.items() if not text)
    yield from {str(one.get("class")) for one in root.iter() if one.get("class")} - {
        *("picture", *plates)
    }


@pytest.mark.parametrize("name", OURS)
def test_where_nothing_changes_it_says_so_and_names_are_escaped(
    name: str, shown: Sequence[Result]
) -> None:
    one = next(each for each in shown if name in Path(each["file"]).parts)
    by, first = pictures(name), one["begins"]["seats"][0]
    lies = json.loads(json.dumps(one["start"]).replace(json.dumps(first), json.dumps(STRANGE)))
    assert desc(by.before_after(lies, lies)).startswith("Nothing changes.")
    assert STRANGE in desc(by.table(lies))
    with pytest.raises(ValueError, match="cannot begin an id"):
        by.table(lies, name="two words")
