"""What stands beside the rules of a game: words, figures of its sheet, what changed, errata."""

import re
from pathlib import Path

import pytest
from test_malformed import change, copied
from test_translated import TRANSLATED

from atoll.book import games, rules
from atoll.book.glossary import errata, figures, figures_in, glossary, told_changes
from atoll.book.translated import Translation

WORDS = "fiji/glossary.toml"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return copied(tmp_path)


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
