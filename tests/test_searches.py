"""What players type: how often the page that answers comes first, in command and page."""

import json
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from atoll.book.ranking import nearest, rank
from atoll.book.search import Searchable, searchable
from atoll.home import HOME
from atoll.site.pages.asked import exported
from atoll.table.games import GAMES

KEPT = Path(__file__).parent / "searches"


SEARCHES: dict[str, list[dict[str, Any]]] = {
    file.stem: tomllib.loads(file.read_text("utf-8"))["search"]
    for file in sorted(KEPT.glob("*.toml"))
}
SOME = 5
"""Of so many searches one is asked in the page too."""

Ranked = list[list[tuple[str, float]]]


@pytest.fixture(scope="module")
def ours() -> Searchable:
    return searchable()


@pytest.fixture(scope="module")
def ranked(ours: Searchable) -> Ranked:
    """What the command finds for each search within its game."""
    return [
        [(hit.entry.name, hit.score) for hit in rank(words, ours.index, games)[:20]]
        for words, games in queries()
    ]


def queries() -> Iterator[tuple[str, list[str]]]:
    return ((one["asked"], [game]) for game, every in SEARCHES.items() for one in every)


def test_each_page_that_is_said_to_answer_is_there(ours: Searchable) -> None:
    pages = {one.name for one in ours.index.entries}
    every = (one for lot in SEARCHES.values() for one in lot)
    assert {name for one in every for name in one["leads_to"]} <= pages


def test_the_page_that_answers_comes_first_or_among_three(ranked: Ranked) -> None:
    wanted = [one["leads_to"] for every in SEARCHES.values() for one in every]
    found = [
        ([name for name, _ in hits], pages) for hits, pages in zip(ranked, wanted, strict=True)
    ]
    first = sum(not {*names[:1]}.isdisjoint(pages) for names, pages in found)
    three = sum(not {*names[:3]}.isdisjoint(pages) for names, pages in found)
    assert first >= len(wanted) * 48 / 60
    assert three >= len(wanted) * 55 / 60


def test_the_page_ranks_as_the_command_does(ours: Searchable, ranked: Ranked) -> None:
    given: dict[str, Any] = {"asked": exported(ours, GAMES), "queries": [*queries()][::SOME]}
    script = ["node", str(KEPT.parent / "ranked.mjs"), str(HOME / "docs" / "assets" / "rank.js")]
    done = subprocess.run(
        script, input=json.dumps(given), capture_output=True, text=True, check=True
    )
    there = [[(name, round(score, 5)) for name, score in hits] for hits in json.loads(done.stdout)]
    assert there == [[(name, round(score, 5)) for name, score in hits] for hits in ranked[::SOME]]


@pytest.mark.parametrize(
    ("game", "one", "other"),
    [
        ("fiji", "zählt null?", "zaehlt null"),
        ("kaivai", "influence", "influense"),
        ("bali", "scholar: cards", "schollar cards"),
    ],
)
def test_dots_typos_and_colons_change_nothing(
    game: str, one: str, other: str, ours: Searchable
) -> None:
    names = (
        [hit.entry.name for hit in rank(words, ours.index, [game])[:3]] for words in (one, other)
    )
    first, second = names
    assert first
    assert first == second


def test_words_lead_to_the_games_and_the_pages_that_they_are_of(ours: Searchable) -> None:
    every = ["bali", "fiji", "kaivai"]
    first = rank("how many players", ours.index, every)[:3]
    assert {hit.entry.game for hit in first} == {*every}
    assert rank("fisch vorrat leer was nun", ours.index, every)[0].entry.game == "kaivai"
    asked = (f"who has the {one} red" for one in ("fewest", "most"))
    fewest, most = (rank(words, ours.index, ["fiji"])[0].entry.name for words in asked)
    assert fewest != most


def test_where_nothing_answers_the_rule_is_named_that_speaks_of_words_spelled_alike(
    ours: Searchable,
) -> None:
    assert rank("xcanoe", ours.index, ["kaivai"]) == []
    found = nearest("xcanoe", ours.index, ["kaivai"])
    assert found
    assert found.kind == "rule"
    assert "canoe" in " ".join(found.asks)
    assert nearest("zzyzx", ours.index, ["kaivai"]) is None
