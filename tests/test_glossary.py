"""The words of a game: what is refused, and in which rules each is used."""

import re
from pathlib import Path

import pytest

from atoll.book import BookError, games
from atoll.book.glossary import Term, glossary
from atoll.book.translated import languages, translated

PAGE = """\
# 4 The exchange

## 4.1 An offer is small {#toy_4_1}

An offer is one bead or two.

**Note.** Whoever keeps the
offer is swapping nothing.

**Status.** stated

**Sources.** `toy-en/a`

## 4.2 Beads are counted {#toy_4_2}

Equal counts are cancelled.

**Status.** stated

**Sources.** `toy-en/beadwork`
"""

GLOSSARY = """\
# The words of Toy.

[[term]]
word = "bead"
also = ["stone"]
also_in.de = ["Kugel"]
translations.de = ["Perle", "Stein"]
means = "What is offered."
rules = ["toy_4_1", "toy_4_2"]

[[term]]
word = "offer"
forms = ["bid"]
translations.de = ["Gebot"]
means = "A bead or two."
rules = ["toy_4_1"]
"""


def book(tmp_path: Path, written: str = GLOSSARY) -> Path:
    """A home whose book has one game, toy, with a German folder and a glossary."""
    folder = tmp_path / "docs" / "toy"
    (folder / "de").mkdir(parents=True)
    (folder / "4_exchange.md").write_text(PAGE, encoding="utf-8")
    (folder / "glossary.toml").write_text(written, encoding="utf-8")
    return tmp_path


def test_a_glossary_is_read_whole(tmp_path: Path) -> None:
    home = book(tmp_path)
    bead, offer = glossary("toy", home)
    assert bead == Term(
        word="bead",
        forms=(),
        also=("stone",),
        translations={"de": ("Perle", "Stein")},
        means="What is offered.",
        rules=("toy_4_1", "toy_4_2"),
        uses=("toy_4_1", "toy_4_2"),
        file=home / "docs" / "toy" / "glossary.toml",
        line=3,
        also_in={"de": ("Kugel",)},
    )
    assert (bead.languages, offer.languages) == (("de",), ("de",))
    assert (offer.word, offer.forms, offer.uses, offer.line) == (
        "offer",
        ("bid",),
        ("toy_4_1",),
        11,
    )


@pytest.mark.parametrize(
    ("word", "form", "rules"),
    [
        ("bead", "x", ("toy_4_1", "toy_4_2")),  # in a title, with a capital and as a plural, too
        ("work", "x", ()),  # sources are no text
        ("count", "x", ("toy_4_2",)),
        ("swap", "x", ("toy_4_1",)),
        ("keep the offer", "keeps the offer", ("toy_4_1",)),
    ],
)
def test_the_rules_that_use_a_word_are_found(
    tmp_path: Path, word: str, form: str, rules: tuple[str, ...]
) -> None:
    first = GLOSSARY.rpartition("[[term]]")[0]
    written = first.replace('"bead"', f'"{word}"\nforms = ["{form}"]')
    (term,) = glossary("toy", book(tmp_path, written))
    assert term.uses == rules


@pytest.mark.parametrize(
    ("old", "new", "line", "fix"),
    [
        ('word = "bead"', 'word = "bead', 4, "write it as TOML"),
        ('word = "bead"', 'wort = "bead"', 3, "`wort` is no key of a term; use word, forms"),
        ('means = "A bead or two."', 'means = " "', 11, "give the term its means"),
        ('also = ["stone"]', 'also = "stone"', 3, "also is a list of texts"),
        ('translations.de = ["Gebot"]\n', "", 11, "give translations.de"),
        (
            'means = "A',
            'said_by = { Ei = "toy-en" }\nmeans = "A',
            11,
            "Ei is none of the",
        ),
        ("# The words of Toy.", "words = 2", 1, "`words` is no term"),
    ],
)
def test_a_malformed_glossary_is_refused(
    tmp_path: Path, old: str, new: str, line: int, fix: str
) -> None:
    assert old in GLOSSARY
    home = book(tmp_path, GLOSSARY.replace(old, new, 1))
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        glossary("toy", home)
    assert f"glossary.toml:{line}: " in str(refused.value)


@pytest.mark.parametrize("game", games())
def test_a_term_that_no_rule_holds_says_by_which_term_the_rules_call_it(game: str) -> None:
    known = {term.word for term in glossary(game)}
    for term in glossary(game):
        called = re.search(r"[Hh]ere it is called an? ([^.]+)\.", term.means)
        assert term.uses or (called and called[1] in known), term.word


@pytest.mark.parametrize(
    ("game", "language"), [(game, one) for game in games() for one in languages(game)]
)
def test_the_translated_rules_hold_a_noun_of_each_term(game: str, language: str) -> None:
    found = translated(game, language)
    text = "\n".join("\n".join([one.title, one.statement, *one.notes]) for one in found)
    for term in glossary(game):
        nouns = [word for word in term.translations[language] if word.istitle()]
        assert not nouns or any(noun in text for noun in nouns), f"{term.word}: {nouns}"
