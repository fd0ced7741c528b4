"""What stands beside the rules of a game: words, figures of its sheet, what changed, errata."""

import re
import shutil
from pathlib import Path

import pytest
from in_git import laid
from test_translated import TRANSLATED, change

from atoll.book import BookError, games, rules
from atoll.book.glossary import errata, figures, figures_in, glossary, told_changes
from atoll.book.translated import Translation
from atoll.home import HOME

WORDS = "fiji/glossary.toml"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with the texts of Fiji as they stand."""
    shutil.copytree(HOME / "docs" / "fiji", tmp_path / "docs" / "fiji")
    return tmp_path


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


@pytest.mark.parametrize(
    ("old", "new", "line", "fix"),
    [
        ('word = "analyse"', 'word = "analyse', 7, "write it as TOML"),
        ('word = "analyse"', 'wort = "analyse"', 6, "`wort` is no key of a term; use word,"),
        ('word = "analyse"', 'word = "zoo"', 14, "put the words in order"),
        ('means = "To go', 'means = " "\n# "To go', 6, "[[term]] needs its means"),
        ('forms = ["analysis"]', 'forms = "analysis"', 6, "needs its forms: a list of texts"),
        ('translations.de = ["auswerten"]\n', "", 6, "give translations.de"),
        ('means = "To', 'said_by = { Ei = "fiji-en" }\nmeans = "To', 6, "Ei is none of the"),
        ('rules = ["fiji_4_4"]', 'rules = ["fiji_4_99"]', 6, "fiji_4_99 is no rule"),
        ("# The words of Fiji", "words = 2\n# The", 1, "words is no term"),
    ],
)
def test_a_malformed_glossary_is_refused(
    home: Path, old: str, new: str, line: int, fix: str
) -> None:
    change(home, WORDS, old, new)
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        glossary("fiji", home)
    assert f"glossary.toml:{line}: " in str(refused.value)


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


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
def test_each_figure_is_told_in_every_language_of_its_game(game: str, language: str) -> None:
    assert len(figures_in(game, language)) == len(figures(game))


NO_BOX = "it has 6 figures, the original 7."


@pytest.mark.parametrize(
    ("file", "old", "new", "fix"),
    [
        ("sheet.toml", "3 or 4 beads", "3 or 5 beads", "4.1 does not have '1, 2, 3 or 5 beads'"),
        ("sheet.toml", "beads (4.1)", "beads (4.99)", "there is no rule 4.99; correct its number."),
        ("sheet.toml", "beads (4.1)", "beads", "stands no rule; end with one, like (4.1)."),
        ("sheet.toml", '"1, 2, 3 or 4 beads (4.1)"', "4", "Offer is a text, or a list of them for"),
        ("4_exchange.md", "is 1, 2, 3 or 4 beads", "is any number of", "rule 4.1 does not have"),
        ("de/sheet.toml", "3 oder 4 Glas", "oder 4 Glas", "other numbers or rules than Offer"),
        ("de/sheet.toml", '"In der Schachtel" =', '# "In der Schachtel" =', NO_BOX),
    ],
)
def test_a_wrong_figure_is_refused_with_its_line(
    home: Path, file: str, old: str, new: str, fix: str
) -> None:
    """It follows its rule, and a translation its original."""
    change(home, f"fiji/{file}", old, new)
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        figures_in("fiji", "de", home)
    assert re.search(r"/sheet\.toml:[0-9]+: ", str(refused.value))


def test_a_game_or_a_language_may_have_none(home: Path) -> None:
    (home / "docs" / "fiji" / "de" / "sheet.toml").unlink()
    assert figures_in("fiji", "de", home) == ()
    (home / "docs" / "fiji" / "sheet.toml").unlink()
    assert figures("fiji", home) == ()


# What became different at the table


RULES = {"hex_1_1", "hex_1_2"}
ENTRY = '[[changed]]\ndate = {day}\nrules = ["{rule}"]\nsays = "{says}"\n'


def told(home: Path, *entries: str) -> list[str]:
    """What a game with these entries tells."""
    laid(home, {"docs/hex/changed.toml": "\n".join(entries)})
    return [f"{one.date} {one.says}" for one in told_changes("hex", RULES, home)]


def entry(day: str = "2026-11-23", rule: str = "hex_1_1", says: str = "It is so.") -> str:
    return ENTRY.format(day=day, rule=rule, says=says)


def test_the_newest_stands_first_and_without_the_file_nothing_is_told(tmp_path: Path) -> None:
    assert told_changes("hex", RULES, tmp_path) == ()
    both = [entry(), entry("2026-11-21", "hex_1_2", "It was so.")]
    assert told(tmp_path, *both) == ["2026-11-23 It is so.", "2026-11-21 It was so."]


@pytest.mark.parametrize(
    ("entries", "line", "problem"),
    [
        ([entry("2026-11-20"), entry()], 6, "newer than the one above"),
        ([entry(rule="hex_9_9")], 1, "no rule is called hex_9_9"),
        ([entry('"2026-11-23"')], 1, "a day without quotes"),
        ([entry("2026-11-23T10:00:00")], 1, "a day without quotes"),
        ([entry(says=" ")], 1, "a text in quotes"),
        (['[[changed]]\nsays = "So."\n'], 1, "needs its date"),
        ([entry().replace('["hex_1_1"]', "[]")], 1, "needs its rules"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(
    tmp_path: Path, entries: list[str], line: int, problem: str
) -> None:
    with pytest.raises(BookError, match=rf"changed\.toml:{line}: .*{problem}"):
        told(tmp_path, *entries)


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
