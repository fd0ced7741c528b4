"""A rule explained and found, from the book of this project and from a small one."""

import json
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from dataclasses import asdict
from itertools import chain, count, cycle
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from printed import valid
from ran import result

from atoll import book, digests
from atoll.book import last_run
from atoll.book.explain import explain
from atoll.book.faq import faq
from atoll.book.ranking import rank
from atoll.book.search import Searchable, search, searchable
from atoll.cli.explain import _searchable
from atoll.home import HOME
from atoll.site.pages.asked import exported
from atoll.sources.features import scenarios
from atoll.table import games
from atoll.table.games import GAMES
from atoll.table.rulings import UnknownRuling

pytestmark = pytest.mark.usefixtures("away")
FIXTURE = HOME / "tests" / "fixture"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The book and the examples of the small game."""
    return shutil.copytree(FIXTURE, tmp_path, dirs_exist_ok=True)


def test_rules_of_the_book_are_explained_to_the_letter_of_the_schema() -> None:
    run = last_run.last() or ()
    for game in book.games():
        for rule in [*book.rules(game)][::4]:
            valid(json.dumps(asdict(explain(rule, results=run))), "explain")


def test_examples_are_found_by_their_tag_and_that_of_their_rule(home: Path) -> None:
    named = [(one.name, one.line) for one in explain("2.1", home).examples]
    assert named == [
        ("<better> beats <worse>", 11),
        ("Two with the better sign score one point each", 24),
        ("Two of us show paper and two show rock. Who scores?", 9),
    ]


def test_the_last_run_is_told_until_anything_changes(home: Path) -> None:
    file, rule = "features/rps/2_judging.feature", ["rps_2_1"]
    failed = result(file=file, line=24, outcome="failed", refused=rule)
    last_run.keep([result(file=file, line=11, fired=rule), failed], last_run.digest(home))
    found = explain("2.1", home)
    assert found.evidence is not None
    assert (found.evidence.applies, found.evidence.refuses, found.evidence.failing) == (1, 0, 1)
    assert [one.outcome for one in found.examples][:2] == ["passed", "failed"]
    (home / "steps/rps.py").write_text("# changed", encoding="utf-8")
    assert explain("2.1", home).evidence is None


def test_what_was_heard_is_kept_while_it_is_as_it_was(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    digest, heard = Mock(return_value="one"), Mock(side_effect=count())
    asked: Any = _searchable
    monkeypatch.setattr(digests, "digest", digest)
    monkeypatch.setattr("atoll.book.search.searchable", heard)
    assert [asked(), asked()] == [0, 0]
    (file,) = (home / ".cache" / "atoll").iterdir()
    file.write_text("junk", "utf-8")
    assert [asked(), asked()] == [1, 1]
    file.chmod(0o622)  # anybody can have written it
    assert [asked(), asked(), file.stat().st_mode & 0o777] == [2, 2, 0o600]
    digest.return_value = "other rules"
    assert [asked(), asked()] == [3, 3]


@pytest.fixture(scope="module")
def ours() -> Searchable:
    """Our own book, read once."""
    return searchable()


@pytest.mark.parametrize(
    ("words", "rules", "questions"),
    [
        ("share", ["rps_3_2"], []),  # in the title
        ("scissors beat", ["rps_1_1", "rps_2_1"], []),  # in statements
        ("kind", ["rps_2_2"], ["We are all alike. Who scores?"]),  # in an answer
        ("street rules", ["rps_3_2"], ["Two of us get the last point together. Who wins?"]),
        ("zebra", [], []),  # below the first sentence of an answer
        ("whales", [], []),
    ],
)
def test_rules_and_questions_are_found_by_words(
    home: Path, words: str, rules: list[str], questions: list[str]
) -> None:
    file, kind = home / "features/rps/faq/signs.feature", "does not beat its own kind."
    more = file.read_text("utf-8").replace(kind, f"{kind}\n    Nor is it a zebra.")
    file.write_text(more, encoding="utf-8")
    found = search(words, searchable(home))
    assert [one.rule for one in found.rules] == rules
    assert [one.title for one in found.questions] == questions


@pytest.mark.parametrize("game", GAMES)
def test_an_edition_answers_questions_by_its_own_text(game: str, ours: Searchable) -> None:
    """Each question by one of the editions in turn."""
    editions = cycle(games.game(game).EDITIONS.items())
    for one in scenarios(HOME / "features" / game):
        if "(ruling " in one.name and "faq" in one.tags:
            name, edition = next(editions)
            title = one.name.partition(" (ruling")[0]
            found = next(q for q in search(title, ours, edition=name).questions if q.title == title)
            ruling = one.name.rpartition("(ruling ")[2].partition("=")[0]
            told = [answer.behind.name for answer in found.answers if answer.behind]
            played = [edition.choices[ruling]] if ruling in edition.choices else []
            assert told == played, title


def test_a_rule_is_answered_by_an_edition() -> None:
    (ruling,) = explain("fiji 4.11", edition="fiji-de-2005").rulings
    assert [one.name for one in ruling.answers] == ["up"]
    with pytest.raises(UnknownRuling, match="fiji-de-2005"):
        explain("fiji 4.11", edition="fiji-de")


# The questions as answered


@pytest.mark.parametrize(
    ("lines", "says", "because"),
    [
        ("They are:\n  all five.\nNobody\nmay offer.", "They are: all five.", "Nobody may offer."),
        ("They are,\nall five", "They are, all five", ""),
    ],
)
def test_an_answer_goes_on_until_its_sentence_ends(lines: str, says: str, because: str) -> None:
    tags, file = ["fiji_q_o1", "fiji_4_1", "stated"], "features/fiji/faq/offers.feature"
    shown = [result("Are five beads too many?", file=file, description=lines, tags=tags)]
    answer = faq("fiji", shown)["fiji_q_o1"].answers[0]
    assert (answer.says, answer.because) == (says, because)


# What players type: how often the page that answers comes first, in command and page


KEPT = Path(__file__).parent / "searches"


SEARCHES: dict[str, dict[str, list[str]]] = {
    file.stem: tomllib.loads(file.read_text("utf-8")) for file in sorted(KEPT.glob("*.toml"))
}
WANTED = [pages for every in SEARCHES.values() for pages in every.values()]
SOME = 5
"""Of so many searches one is asked in the page too."""

Ranked = list[list[tuple[str, float]]]


@pytest.fixture(scope="module")
def ranked(ours: Searchable) -> Ranked:
    """What the command finds for each search within its game."""
    return [
        [(hit.entry.name, hit.score) for hit in rank(words, ours.index, games)[:20]]
        for words, games in queries()
    ]


def queries() -> Iterator[tuple[str, list[str]]]:
    return ((asked, [game]) for game, every in SEARCHES.items() for asked in every)


def test_each_page_that_is_said_to_answer_is_there(ours: Searchable) -> None:
    assert {*chain.from_iterable(WANTED)} <= {one.name for one in ours.index.entries}


def test_the_page_that_answers_comes_first_or_among_three(ranked: Ranked) -> None:
    found = [
        ([name for name, _ in hits], pages) for hits, pages in zip(ranked, WANTED, strict=True)
    ]
    first = sum(not {*names[:1]}.isdisjoint(pages) for names, pages in found)
    three = sum(not {*names[:3]}.isdisjoint(pages) for names, pages in found)
    assert first >= len(WANTED) * 48 / 60
    assert three >= len(WANTED) * 55 / 60


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
def test_dots_typos_and_colons_lead_to_the_same_page(
    game: str, one: str, other: str, ours: Searchable
) -> None:
    first, second = (rank(words, ours.index, [game])[0].entry for words in (one, other))
    assert first == second


def test_words_lead_to_the_games_and_the_pages_that_they_are_of(ours: Searchable) -> None:
    every = ["bali", "fiji", "kaivai"]
    first = rank("how many players", ours.index, every)[:3]
    assert {hit.entry.game for hit in first} == {*every}
    assert rank("fisch vorrat leer was nun", ours.index, every)[0].entry.game == "kaivai"
    asked = (f"who has the {one} red" for one in ("fewest", "most"))
    fewest, most = (rank(words, ours.index, ["fiji"])[0].entry.name for words in asked)
    assert fewest != most


def test_a_word_that_nobody_has_written_leads_to_those_that_are_spelled_alike(
    ours: Searchable,
) -> None:
    found = rank("xcanoe", ours.index, ["kaivai"])[0].entry
    assert "canoe" in " ".join(found.asks)
    assert rank("zzyzx", ours.index, ["kaivai"]) == []
    assert ours.index.spelled("descending influense") == ["descending", "influnce"]
