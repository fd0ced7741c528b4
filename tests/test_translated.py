"""The rules in another language: what is refused, and which text has changed since the other."""

import os
import re
import shutil
from pathlib import Path

import pytest

from atoll.book import BookError, chapters, games, rules
from atoll.book.pairs import pairs
from atoll.book.sentences import Sentence
from atoll.book.translated import (
    Translation,
    compared,
    languages,
    translated,
    translated_chapters,
)
from atoll.home import HOME
from atoll.sources import register
from atoll.sources.copies import held

ENGLISH = """\
# 4 The exchange

How beads change hands.

## 4.1 An offer is small {#toy_4_1}

An offer is one bead or two.

**Note.** People offer none.

**Status.** stated

**Sources.** `toy-en/a`

## 4.2 An offer is secret {#toy_4_2}

Nobody sees it.

**Status.** stated

**Sources.** `toy-en/a`
"""

GERMAN = """\
# 4 Das Tauschen

Wie Perlen die Hand wechseln.

## 4.1 Ein Gebot ist klein {#toy_4_1}

Ein Gebot ist eine Perle oder zwei.
Nie ist es leer.

**Hinweis.** Manche bieten
keine.

**Hinweis.** Gezählt wird später.

## 4.2 Ein Gebot ist geheim {#toy_4_2}

Niemand sieht es.
"""

PAGE = "4_exchange.md"


def book(tmp_path: Path, german: str = GERMAN, name: str = PAGE) -> Path:
    """A home whose book has one game, toy, of one page, and the page in German."""
    folder = tmp_path / "docs" / "toy" / "de"
    folder.mkdir(parents=True)
    (folder.parent / PAGE).write_text(ENGLISH, encoding="utf-8")
    (folder / name).write_text(german, encoding="utf-8")
    return tmp_path


@pytest.fixture
def fiji(tmp_path: Path) -> Path:
    """A home with the texts of Fiji as they stand, all of them compared."""
    shutil.copytree(HOME / "docs" / "fiji", tmp_path / "docs" / "fiji")
    found = translated_chapters("fiji", "de", tmp_path)
    compared("fiji", "de", [*rules("fiji"), *(one.chapter for one in found)], tmp_path)
    return tmp_path


def change(home: Path, page: str, old: str, new: str) -> None:
    """One word of a page written differently."""
    file = home / "docs" / page
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    chapters.cache_clear()


def flags(home: Path) -> dict[str, str]:
    """The flags that are set, by rule and by chapter."""
    found = translated_chapters("fiji", "de", home)
    of_rules = {one.rule: one.flag for chapter in found for one in chapter.rules}
    every = {one.chapter: one.flag for one in found} | of_rules
    return {name: flag for name, flag in every.items() if flag}


def test_a_translation_is_read_whole(tmp_path: Path) -> None:
    home = book(tmp_path)
    (page,) = translated_chapters("toy", "de", home)
    assert (page.chapter, page.number, page.title) == ("toy_4", "4", "Das Tauschen")
    assert (page.intro, page.line) == ("Wie Perlen die Hand wechseln.", 1)
    first, second = translated("toy", "de", home)
    assert first == Translation(
        rule="toy_4_1",
        title="Ein Gebot ist klein",
        statement="Ein Gebot ist eine Perle oder zwei.\nNie ist es leer.",
        sentences=(
            Sentence("Ein Gebot ist eine Perle oder zwei.", "stated", ""),
            Sentence("Nie ist es leer.", "stated", ""),
        ),
        notes=("Manche bieten\nkeine.", "Gezählt wird später."),
        label="Hinweis",
        flag="both",
        file=home / "docs" / "toy" / "de" / PAGE,
        line=5,
    )
    assert (second.rule, second.notes, second.line) == ("toy_4_2", (), 15)


@pytest.mark.parametrize(
    ("old", "new", "line", "fix"),
    [
        ("Wie Perlen die Hand wechseln.", "", 1, "translate that of 4_exchange.md"),
        ("{#toy_4_1}", "{#toy_4_9}", 5, "write {#toy_4_1}"),
        ("Niemand sieht es.", "", 15, "says nothing"),
        ("**Hinweis.** Gez", "Gez", 13, "move it above"),
        ("**Hinweis.** Man", "**Ruling.** Man", 10, "**Ruling.** stands with the original only"),
    ],
)
def test_a_malformed_translation_is_refused(
    tmp_path: Path, old: str, new: str, line: int, fix: str
) -> None:
    assert old in GERMAN
    home = book(tmp_path, GERMAN.replace(old, new, 1))
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        translated("toy", "de", home)
    assert f"de/4_exchange.md:{line}: " in str(refused.value)


def test_a_sentence_has_the_status_of_the_one_beside_it(tmp_path: Path) -> None:
    home = book(tmp_path)
    said = "An offer is one bead or two.\nIt is never empty. *(inferred: from that)*"
    change(home, "toy/4_exchange.md", "An offer is one bead or two.", said)
    first, second = translated("toy", "de", home)
    assert first.sentences == (
        Sentence("Ein Gebot ist eine Perle oder zwei.", "stated", ""),
        Sentence("Nie ist es leer.", "inferred", "from that"),
    )
    assert [one.status for one in second.sentences] == ["stated"]
    change(home, "toy/de/4_exchange.md", "zwei.\nNie", "zwei. Nie")
    fix = "the rule has 1 sentence, its original 2; write them line by line."
    with pytest.raises(BookError, match=re.escape(fix)):
        translated("toy", "de", home)


def test_an_original_without_its_page_is_refused(tmp_path: Path) -> None:
    home = book(tmp_path)
    (home / "docs" / "toy" / "de" / PAGE).unlink()
    with pytest.raises(BookError, match=re.escape("toy_4 is not translated; write ")) as refused:
        translated("toy", "de", home)
    assert f"toy/{PAGE}:1: " in str(refused.value)


@pytest.mark.parametrize(
    ("written", "line", "fix"),
    [
        ("toy_4_1 = {\n", 1, "write it as TOML"),
        ('# a\n\ntoy_4_1 = { original = "0" }\n', 3, "write toy_4_1 = {"),
        ('toy_4_1 = { original = "0", translation = "0" }\ntoy_9_9 = 1\n', 2, "remove the line"),
    ],
)
def test_a_malformed_list_of_what_was_compared_is_refused(
    tmp_path: Path, written: str, line: int, fix: str
) -> None:
    home = book(tmp_path)
    (home / "docs" / "toy" / "de" / "beside.toml").write_text(written, encoding="utf-8")
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        translated("toy", "de", home)
    assert f"beside.toml:{line}: " in str(refused.value)


def test_only_a_rule_can_be_compared(tmp_path: Path) -> None:
    home = book(tmp_path)
    with pytest.raises(BookError, match=re.escape("no rule 'toy_4_3'; write it like toy_4_2")):
        compared("toy", "de", ["toy_4_3"], home)
    assert not (home / "docs" / "toy" / "de" / "beside.toml").exists()


def test_a_changed_word_flags_the_side_it_is_on(fiji: Path) -> None:
    assert flags(fiji) == {}
    change(fiji, "fiji/4_exchange.md", "cancel each other out, two", "cancel one another, two")
    assert flags(fiji) == {"fiji_4_7": "original"}
    change(
        fiji, "fiji/de/5_shrunken_heads.md", "nimmt jeder seinen Sicht", "legt jeder seinen Sicht"
    )
    assert flags(fiji) == {"fiji_4_7": "original", "fiji_5_1": "translation"}
    change(fiji, "fiji/de/4_exchange.md", "patten sich gegenseitig aus", "patten einander aus")
    assert flags(fiji) == {"fiji_4_7": "both", "fiji_5_1": "translation"}
    compared("fiji", "de", ["fiji_4_7"], fiji)
    assert flags(fiji) == {"fiji_5_1": "translation"}
    compared("fiji", "de", ["fiji_5_1"], fiji)
    assert flags(fiji) == {}
    change(fiji, "fiji/4_exchange.md", "three times the players offer beads", "thrice they offer")
    change(fiji, "fiji/4_exchange.md", "two or three players this takes", "two players it takes")
    compared("fiji", "de", ["fiji_4"], fiji)
    assert flags(fiji) == {"fiji_4_9": "original"}


@pytest.mark.parametrize(
    ("old", "new", "flagged"),
    [
        ("two or three players this takes", "two players it takes", {"fiji_4_9": "original"}),
        ("three times the players offer beads", "thrice they offer", {"fiji_4": "original"}),
        ("No player may pass", "No\n  player may   pass", {}),
        ("**Status.** confirmed by", "**Status.** stated by", {}),
    ],
)
def test_title_statement_notes_and_intro_are_compared_and_no_more(
    fiji: Path, old: str, new: str, flagged: dict[str, str]
) -> None:
    change(fiji, "fiji/4_exchange.md", old, new)
    assert flags(fiji) == flagged


TRANSLATED = [(game, language) for game in games() for language in languages(game)]


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_translation_names_the_same_figures_as_its_rule(game: str, language: str) -> None:
    numbers = re.compile(r"(?<![\d.])\d{2,}(?![\d.])")
    found = {one.rule: {*numbers.findall(one.statement)} for one in translated(game, language)}
    assert found == {name: {*numbers.findall(rule.statement)} for name, rule in rules(game).items()}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_a_rule_that_a_translation_points_at_exists(game: str, language: str) -> None:
    for pair in pairs(game, language):
        text = pair.page.head.file.read_text(encoding="utf-8")
        for number in re.findall(r"\((\d+(?:\.\d+)+)\)", text):
            assert f"{game}_{number.replace('.', '_')}" in rules(game)


def in_a_row(text: str, length: int) -> set[tuple[str, ...]]:
    """All the runs of so many words in a text, those with figures left out."""
    words = re.findall(r"\w+", text.casefold())
    runs = (tuple(words[at : at + length]) for at in range(len(words) - length + 1))
    return {run for run in runs if not any(word.isdecimal() for word in run)}


def test_no_six_words_in_a_row_are_those_of_the_german_rulebook() -> None:
    folder = Path(os.environ.get("ATOLL_RULEBOOKS") or HOME.parent / "shared" / "rulebooks")
    if not folder.is_dir():
        pytest.skip("no copies of the rulebooks; set ATOLL_RULEBOOKS to the folder of yours")
    rulebook = in_a_row(held(register(), folder)["fiji-de-2005"].text, 6)
    assert len(rulebook) > 1000
    for page in (HOME / "docs" / "fiji" / "de").iterdir():
        assert not in_a_row(page.read_text(encoding="utf-8"), 6) & rulebook
