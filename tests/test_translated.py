"""Fiji in another language: what is refused, and which text has changed since the other."""

import os
import re
import shutil
from pathlib import Path

import pytest

from atoll.book import BookError, chapters, games, languages, rules
from atoll.book.translated import Translation
from atoll.home import HOME
from atoll.sources.copies import held
from atoll.sources.register import register

PLAYER = 'player = "Wer mitspielt. Es sind zwei bis fünf."\n'
ASKED = '[[fiji_q_x20]]\nasks = "Wer fängt an?"\nsays = ['
TRANSLATED = [(game, language) for game in games() for language in languages(game)]
TIES = "../../features/fiji/faq/ties.feature"
INTRO = "Die vierte Phase einer Spielrunde: Dreimal bieten alle Glassteine, und dreimal werden "
OWN = "## 4.2 Ein Gebot kommt aus der eigenen Hand {#fiji_4_2}\n\nMan bietet nur Glassteine, die "


@pytest.fixture
def fiji(tmp_path: Path) -> Path:
    """A home with the texts of Fiji and its questions as they stand."""
    for folder in ("docs/fiji", "features/fiji/faq"):
        shutil.copytree(HOME / folder, tmp_path / folder)
    return tmp_path


def change(home: Path, page: str, old: str, new: str) -> None:
    """One word of a page written differently."""
    file = home / "docs" / page
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    chapters.cache_clear()


def flags(home: Path) -> dict[str, str]:
    """The flags that are set, of rules, chapters, questions, words and the overview."""
    of = Translation("fiji", "de", home)
    every = {one.id: one.flag for one in of.chapters} | {"index.md": of.overview_flag}
    every |= {one.id: one.flag for one in of.rules}
    every |= {one.id: one.flag for ways in of.questions.values() for one in ways}
    every |= {one.original.word: one.flag for one in of.terms}
    return {name: flag for name, flag in every.items() if flag}


def test_every_text_says_the_same_as_its_original() -> None:
    assert flags(HOME) == {}


@pytest.mark.parametrize(
    ("page", "old", "new", "flagged"),
    [
        ("4_exchange.md", "cancel each other", "cancel one an", {"fiji_4_7": "original"}),
        ("4_exchange.md", "three players this", "players it", {"fiji_4_9": "original"}),
        ("4_exchange.md", "three times the", "thrice the", {"fiji_4": "original"}),
        ("4_exchange.md", "No player may pass", "No\n  player may   pass", {}),
        ("4_exchange.md", "**Status.** confirmed by", "**Status.** stated by", {}),
        ("de/4_exchange.md", "Niemand darf", "Keiner darf", {"fiji_4_1": "translation"}),
        (TIES, "next best count", "best count", {"fiji_q_r5": "original"}),
        ("de/questions.toml", "Wer fä", "Wo fä", {"fiji_q_x20": "translation"}),
        ("glossary.toml", "The card at which", "At it", {"indicator": "original"}),
        ("glossary.toml", '["Vorrat"]', '["Mitte"]', {"supply": "translation"}),
        ("index.md", "Three texts are known", "Texts are known", {}),
        ("de/index.md", "Jeder nimmt", "Man nimmt", {"index.md": "translation"}),
    ],
)
def test_what_has_changed_is_flagged_until_it_is_compared(
    fiji: Path, page: str, old: str, new: str, flagged: dict[str, str]
) -> None:
    change(fiji, f"fiji/{page}", old, new)
    assert flags(fiji) == flagged
    Translation("fiji", "de", fiji).compared(flagged)
    assert flags(fiji) == {}


def test_what_was_not_compared_keeps_its_flag(fiji: Path) -> None:
    change(fiji, "fiji/4_exchange.md", "cancel each other out, two", "cancel one another, two")
    change(fiji, "fiji/de/4_exchange.md", "patten sich gegenseitig aus", "patten einander aus")
    change(fiji, "fiji/4_exchange.md", "three times the players offer", "thrice they offer")
    Translation("fiji", "de", fiji).compared(["fiji_4"])
    assert flags(fiji) == {"fiji_4_7": "both"}
    with pytest.raises(BookError, match=r"no text 'fiji_4_99'; write a rule as 4.7"):
        Translation("fiji", "de", fiji).compared(["fiji_4_99"])


@pytest.mark.parametrize(
    ("page", "old", "new", "fix"),
    [
        ("4_exchange.md", f"{INTRO}die vier Reihen ausgewertet.", "", "there is no intro"),
        ("4_exchange.md", "## 4.1", "## 4.99", "write {#fiji_4_99}"),
        ("4_exchange.md", "**Hinweis.** Bieten", "**Ruling.** Bieten", "with the original only"),
        ("4_exchange.md", OWN, OWN + "da\n", "has 3 sentences, its original 2"),
        ("beside.toml", "fiji_4_7 =", "fiji_9_9 =", "fiji_9_9 is none of the texts; remove"),
        ("beside.toml", "fiji_4_7 = { orig", "fiji_4_7 = { o", "write fiji_4_7 = {"),
        ("beside.toml", "fiji_4_7 =", "fiji_4_7", "write it as TOML"),
        ("questions.toml", "beginning =", "begin =", "[topics] beginning ="),
        ("questions.toml", "[[fiji_q_x20]]", "[[fiji_q_x99]]", "fiji_q_x99 is no question"),
        ("questions.toml", ASKED, f"{ASKED}]\n\n{ASKED}", "write [[fiji_q_x20]] 1 times, for: Who"),
        ("questions.toml", ASKED, f'{ASKED}"Ja.", ', "fiji_q_x20 has 1 answers, not 2"),
        ("glossary.toml", "player =", "gambler =", "gambler is no word of the glossary; remove it"),
        ("glossary.toml", PLAYER, "", "say what player means"),
        ("../glossary.toml", '["Vorrat"]', '["Stapel"]', "stack and supply are both called Stapel"),
    ],
)
def test_a_malformed_translation_is_refused_at_its_line(
    fiji: Path, page: str, old: str, new: str, fix: str
) -> None:
    before = (fiji / "docs/fiji/de" / page).read_text(encoding="utf-8").partition(old)[0]
    change(fiji, f"fiji/de/{page}", old, new)
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        flags(fiji)
    (line,) = re.findall(r"/de/\w+\.\w+:(\d+): ", str(refused.value))
    assert int(line) in {1, before.count("\n") + 1}


def test_an_original_without_its_page_is_refused(fiji: Path) -> None:
    (fiji / "docs/fiji/de/4_exchange.md").unlink()
    with pytest.raises(BookError, match=r"4_exchange\.md:1: fiji_4 is not translated; write "):
        assert Translation("fiji", "de", fiji).rules


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_every_line_is_read_and_has_the_status_and_the_figures_of_its_original(
    game: str, language: str
) -> None:
    figures = re.compile(r"(?<![\d.])\d{2,}(?![\d.])")
    original = rules(game)
    for page in Translation(game, language).chapters:
        read = {page.title, *page.intro.splitlines()}
        for one in page.rules:
            rule = original[one.id]
            read |= {one.title, *"\n".join((one.statement, *one.notes)).splitlines()}
            assert {*figures.findall(one.statement)} == {*figures.findall(rule.statement)}
            if rule.apart:
                own = [(said.status, said.reason) for said in one.sentences]
                assert own == [(said.status, said.reason) for said in rule.sentences]
        marks = r"^#+ [\d.]+ | \{#\w+\}$|^\*\*\w+\.\*\* "
        lines = (re.sub(marks, "", line) for line in page.file.read_text("utf-8").splitlines())
        assert {*lines} <= {"", *read}


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
