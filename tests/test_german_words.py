"""Fiji in German besides rules and questions: words, rulings, decision tables, pictures, steps."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from inked import outside
from ran import examples
from test_german import KNOWN, of_fiji
from test_translated import change

from atoll.book import BookError, games
from atoll.book.explain import open_points, questions
from atoll.book.pairs import languages
from atoll.book.translated_words import compared_words, translated_words, words
from atoll.home import HOME
from atoll.site.decisions_in import decision_in, shown_in
from atoll.site.stepped import Shown, steps
from atoll.site.tongue import tongues
from atoll.table.decisions import decisions

ASKED = "features/fiji/faq"


@pytest.fixture
def fiji(tmp_path: Path) -> Path:
    """A home with the texts of Fiji as they stand."""
    shutil.copytree(HOME / "docs" / "fiji", tmp_path / "docs" / "fiji")
    return tmp_path


# Words and the overview


@pytest.mark.parametrize(
    ("game", "language"), [(game, code) for game in games() for code in languages(game)]
)
def test_every_word_and_the_overview_say_the_same_as_their_originals(
    game: str, language: str
) -> None:
    found = translated_words(game, language)
    assert {one.original.word: one.flag for one in found.terms if one.flag} == {}
    assert found.flag == ""
    assert {*words(game, language)} == {"index.md", *(one.original.word for one in found.terms)}


@pytest.mark.parametrize(
    ("page", "old", "new", "flagged"),
    [
        ("glossary.toml", "The card at which the row", "A card where", {"indicator": "original"}),
        ("glossary.toml", '["Vorrat"]', '["Mitte"]', {"supply": "translation"}),
        ("index.md", "Three texts are known", "Texts are known", {}),
        ("de/index.md", "Jeder nimmt seine", "Alle nehmen ihre", {"index.md": "translation"}),
    ],
)
def test_what_has_changed_is_flagged_until_it_is_compared(
    fiji: Path, page: str, old: str, new: str, flagged: dict[str, str]
) -> None:
    change(fiji, f"fiji/{page}", old, new)
    assert flags(fiji) == flagged
    compared_words("fiji", "de", flagged, fiji)
    assert flags(fiji) == {}


def flags(home: Path) -> dict[str, str]:
    found = translated_words("fiji", "de", home)
    every = {one.original.word: one.flag for one in found.terms} | {"index.md": found.flag}
    return {name: flag for name, flag in every.items() if flag}


@pytest.mark.parametrize(
    ("old", "new", "fix"),
    [
        ("player =", "gambler =", "gambler is no word of the glossary; remove it."),
        ('player = "Wer mitspielt. Es sind zwei bis fünf."\n', "", "say what player means"),
        ("player = ", "player ", "write it as TOML"),
    ],
)
def test_a_malformed_glossary_is_refused(fiji: Path, old: str, new: str, fix: str) -> None:
    change(fiji, "fiji/de/glossary.toml", old, new)
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        translated_words("fiji", "de", fiji)
    assert re.search(r"glossary\.toml:[0-9]+: ", str(refused.value))


def test_two_words_of_one_name_are_refused(fiji: Path) -> None:
    change(fiji, "fiji/glossary.toml", '["Vorrat"]', '["Stapel"]')
    with pytest.raises(BookError, match="stack and supply are both called Stapel"):
        translated_words("fiji", "de", fiji)


def test_only_a_word_can_be_compared(fiji: Path) -> None:
    with pytest.raises(BookError, match="no word 'zzz'; write it like zero"):
        compared_words("fiji", "de", ["zzz"], fiji)


# Rulings and texts


def test_every_ruling_is_told_in_german_and_no_other() -> None:
    every = [*questions("fiji"), *open_points("fiji")]
    asked = {one.question for one in every} | {each.means for one in every for each in one.answers}
    assert {*of_fiji().sentences["rulings"]} == asked
    pairs = [f"{one.name}={each.name}" for one in questions("fiji") for each in one.answers]
    assert all(of_fiji().cell(pair) != pair for pair in pairs)


# Decision tables


def test_a_table_starts_from_the_same_case_in_every_language() -> None:
    [tongue] = tongues(KNOWN)
    for english in decisions("fiji"):
        german = decision_in(english, tongue.game.rulings, of_fiji())
        for one, other in zip(english.variants, german.variants, strict=True):
            began = zip(one.inputs, one.starts, strict=False)
            places = [of.values.index(value) for of, value in began]
            starts = zip(other.inputs, other.starts, strict=False)
            assert [of.values.index(value) for of, value in starts] == places


# Pictures and steps


def shown() -> Iterator[Shown]:
    """Each moment of the examples of the questions, in German."""
    for one in examples(ASKED):
        for moment in steps("fiji", one, "one"):
            yield shown_in(moment, of_fiji())


def test_no_word_of_a_picture_leaves_it() -> None:
    found = {each.picture for each in shown()}
    assert len(found) > 40
    assert [one for picture in found for one in outside(picture)] == []


def test_a_letter_on_a_bead_stands_for_one_colour_alone() -> None:
    letter = re.compile(r'class="on-(\w+)"[^>]*>([^<]+)')
    found = {(plate, *signs) for one in shown() for plate, signs in letter.findall(one.picture)}
    drawn = {(plate, sign) for plate, *signs in found for sign in signs}
    named = {"green": "grün", "red": "rot", "yellow": "gelb", "blue": "blau"}
    assert {plate for plate, _ in drawn} == named.keys()
    assert len({sign for _, sign in drawn}) == len(drawn) == len(named)
    assert all(sign.lower() in named[plate] for plate, sign in drawn)
