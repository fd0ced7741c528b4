"""Texts in another language, and what stands beside the rules: words, figures, changes, errata."""

import os
import re
from pathlib import Path

import pytest
from test_malformed import change, copied, flags

from atoll.book import BookError, games, languages, rules
from atoll.book.glossary import errata, figures, figures_in, glossary, told_changes
from atoll.book.translated import Translation
from atoll.home import HOME
from atoll.sources.copies import held
from atoll.sources.register import register

TRANSLATED = [(game, language) for game in games() for language in languages(game)]
TIES = "../../features/fiji/faq/ties.feature"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return copied(tmp_path)


def test_every_text_says_the_same_as_its_original() -> None:
    assert flags(HOME) == {}


@pytest.mark.parametrize(
    ("page", "old", "new", "flagged"),
    [
        ("4_exchange.md", "cancel each other", "cancel one an", {"fiji_4_7": "original"}),
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
    home: Path, page: str, old: str, new: str, flagged: dict[str, str]
) -> None:
    change(home, f"fiji/{page}", old, new)
    assert flags(home) == flagged
    Translation("fiji", "de", home).compared(flagged)
    assert flags(home) == {}


def test_what_was_not_compared_keeps_its_flag(home: Path) -> None:
    change(home, "fiji/4_exchange.md", "cancel each other out, two", "cancel one another, two")
    change(home, "fiji/de/4_exchange.md", "patten sich gegenseitig aus", "patten einander aus")
    change(home, "fiji/4_exchange.md", "three times the players offer", "thrice they offer")
    Translation("fiji", "de", home).compared(["fiji_4"])
    assert flags(home) == {"fiji_4_7": "both"}
    with pytest.raises(BookError, match=r"no text 'fiji_4_99'; write a rule as 4.7"):
        Translation("fiji", "de", home).compared(["fiji_4_99"])


def test_a_page_without_its_original_or_an_original_without_its_page_is_refused(home: Path) -> None:
    with pytest.raises(BookError, match="fiji has no translation 'xx'; it has de"):
        Translation("fiji", "xx", home)
    page = home / "docs/fiji/de/4_exchange.md"
    page.write_bytes(b"# 4 \xff")
    with pytest.raises(BookError, match=r"4_exchange\.md:1: this is no UTF-8 text"):
        assert Translation("fiji", "de", home).rules
    other = page.rename(page.with_name("4_other.md"))
    with pytest.raises(BookError, match=r"4_other\.md:1: no chapter has this name"):
        assert Translation("fiji", "de", home).rules
    other.unlink()
    with pytest.raises(BookError, match=r"4_exchange\.md:1: fiji_4 is not translated; write "):
        assert Translation("fiji", "de", home).rules


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


# What stands beside the rules of a game: words, figures of its sheet, what changed, errata


WORDS = "fiji/glossary.toml"


def test_a_glossary_is_read_whole(home: Path) -> None:
    analyse, bead, *_ = glossary("fiji", home)
    assert (analyse.word, analyse.forms, analyse.line) == ("analyse", ("analysis",), 6)
    assert (analyse.rules, analyse.languages) == (("fiji_4_4",), ("de",))
    assert analyse.also == ("evaluate", "resolve", "check the rows")
    assert analyse.translations == {"de": ("auswerten",)}
    assert bead.also_in == {"de": ("Perlen", "Stein")}
    assert analyse.means.startswith("To go through the four rows of an exchange")


@pytest.mark.parametrize("form", ["zebra", "wobble", "hop", "amble", "few zebras", "ebra"])
def test_the_rules_that_use_a_word_are_found(home: Path, form: str) -> None:
    """With a capital, as a plural, with the endings of a verb, and over the end of a line."""
    note = "**Note.** Zebras wobbled, hopping and ambling by a few\nzebras.\n\n"
    change(home, "fiji/4_exchange.md", "**Note.**", f"{note}**Note.**")
    change(home, WORDS, '"analyse"\nforms = ["analysis"]', f'"aaa"\nforms = ["{form}"]')
    noted = next(one.id for one in rules("fiji", home).values() if "Zebras" in str(one.notes))
    assert glossary("fiji", home)[0].uses == (() if form == "ebra" else (noted,))


@pytest.mark.parametrize("game", games())
def test_a_term_that_no_rule_holds_says_by_which_term_the_rules_call_it(game: str) -> None:
    known = {term.word for term in glossary(game)}
    for term in glossary(game):
        called = re.search(r"[Hh]ere it is called an? ([^.]+)\.", term.means)
        assert term.uses or (called and called[1] in known), term.word


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_the_translated_rules_hold_a_noun_of_each_term(game: str, language: str) -> None:
    found = Translation(game, language).rules
    text = "\n".join("\n".join([one.title, one.statement, *one.notes]) for one in found)
    for term in glossary(game):
        nouns = [word for word in term.translations[language] if word.istitle()]
        assert not nouns or any(noun in text for noun in nouns), f"{term.word}: {nouns}"


def test_a_game_or_a_language_may_have_none(home: Path) -> None:
    (home / "docs" / "fiji" / "de" / "sheet.toml").unlink()
    assert figures_in("fiji", "de", home) == ()
    (home / "docs" / "fiji" / "sheet.toml").unlink()
    assert figures("fiji", home) == ()


# What became different at the table


def test_the_newest_stands_first_and_without_the_file_nothing_is_told(home: Path) -> None:
    told = [(one.date.day, one.says) for one in told_changes("toy", rules("toy", home), home)]
    assert told == [(23, "It is so."), (21, "It was so.")]
    assert told_changes("zoo", (), home) == ()


PUBLISHED = {
    "bali": (
        *("scholar-for-artist", "diamond-mask", "must-react", "numbers-of-the-draw"),
        *("limit-in-an-example", "island-cards", "mask-or-hands-first", "second-receiver"),
        *("start-of-the-dalang", "seal-at-the-visit", "three-or-four-saved", "two-players"),
        *("all-have-a-chance", "whom-a-warrior-challenges", "power-symbols", "identical-card"),
    ),
    "fiji": ("four-blue", "five-sets-of-offers", "two-complete-sets", "surname"),
    "kaivai": (
        *("three-letters-a", "whose-fishermen", "may-or-will-roll", "two-rules-of-the-gods-fish"),
        *("on-the-board-and-at-sea", "both-players", "misprints"),
    ),
}
"""By number, C1 first; a new one comes last, and none goes."""


@pytest.mark.parametrize("game", PUBLISHED)
def test_an_erratum_keeps_its_id_and_its_number(game: str) -> None:
    numbered = [(f"C{number}", name) for number, name in enumerate(PUBLISHED[game], 1)]
    assert [(one.number, one.id) for one in errata(game)] == numbered
