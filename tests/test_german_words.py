"""Fiji in German besides rules and questions: words, rulings, decision tables, pictures, steps."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from inked import outside
from ran import examples
from test_german import KNOWN, of_fiji
from test_site import facts
from test_translated import change

from atoll.book import BookError, games
from atoll.book.explain import open_points, questions
from atoll.book.overview import overview
from atoll.book.pairs import languages
from atoll.book.translated_words import compared_words, translated_words, words
from atoll.fiji.rulings import EDITIONS
from atoll.home import HOME
from atoll.site.decisions_in import decision_in, shown_in
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page
from atoll.site.pages import asked, translated_sheet
from atoll.site.stepped import Shown, steps
from atoll.site.tongue import tongues
from atoll.sources.register import register
from atoll.table.decisions import as_json, decisions

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


def test_the_words_stand_in_the_order_of_their_language() -> None:
    found = [one.word for one in translated_words("fiji", "de").terms]
    assert found.index("Glasstein") < found.index("Hälfte-Karte") < found.index("Hand")
    assert len(found) == len({*found}) > 40


@pytest.mark.parametrize(
    ("page", "old", "new", "flagged"),
    [
        ("glossary.toml", "The card at which the row", "A card where", {"indicator": "original"}),
        ("de/glossary.toml", "Ein Punkt.", "Punkte.", {"shrunken head": "translation"}),
        ("glossary.toml", '["Vorrat"]', '["Mitte"]', {"supply": "translation"}),
        ("index.md", "offer glass beads", "bid glass beads", {"index.md": "original"}),
        ("index.md", "The four goals are shuffled", "Goals are dealt", {"index.md": "original"}),
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
        ('"Wer mitspielt. Es sind zwei bis fünf."', "3", "say what player means"),
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


def test_an_overview_is_read_up_to_its_next_section() -> None:
    english = overview("fiji")
    assert english.heading == "The way through a round"
    assert english.intro.startswith("In four rounds")
    assert english.course.endswith("changes of [chapter 7](7_two_players.md).")


# Rulings and texts


def test_every_ruling_is_told_in_german_and_no_other() -> None:
    every = [*questions("fiji"), *open_points("fiji")]
    asked = {one.question for one in every} | {each.means for one in every for each in one.answers}
    assert {*of_fiji().sentences["rulings"]} == asked
    pairs = [f"{one.name}={each.name}" for one in questions("fiji") for each in one.answers]
    assert all(of_fiji().cell(pair) != pair for pair in pairs)


def test_every_text_has_a_name_in_german_and_no_other() -> None:
    titles = {one.title for one in register().documents.values() if one.game == "fiji"}
    editions = [one.title for one in EDITIONS.values()]
    titles |= {*editions, *(one.removeprefix("Fiji, ") for one in editions)}
    assert {*of_fiji().sentences["texts"]} == titles


# Decision tables


def test_every_case_of_a_decision_table_is_told_in_german() -> None:
    [tongue] = tongues(KNOWN)
    executes, pays, half = tongue.decisions
    assert executes.title == "Gleichstand: Wer führt aus?"
    said = {each.text for one in executes.variants for each in one.answers}
    assert {"Ana führt aus.", "Ana und Ben patten sich aus. Cid führt aus."} <= said
    assert executes.patterns[1][:3] == ("2", "1, dann 1", "der Beste")
    assert not any("," in row[-1] for row in executes.patterns[1:])
    told = {each.text.replace("\N{NO-BREAK SPACE}", " ") for each in pays.variants[0].answers}
    assert (
        "Vom Besten an: 2 für den einen allein, dann je 0 für die 2, die gleichauf liegen." in told
    )
    assert [one.label for one in half.variants[0].inputs] == [
        "Glassteine im Vorrat",
        "Wird die Hälfte einer ungeraden Anzahl ab- oder aufgerundet?",
    ]
    assert as_json(half)["variants"][0]["words"][0][0] == "Die Hälfte von 0 ist 0."


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


def test_a_picture_speaks_german_and_its_letters_are_those_of_german_colours() -> None:
    svg = next(one.picture for one in shown() if "on-yellow" in one.picture)
    assert '<title id="one-title">Der Tisch' in svg
    assert re.search(r'class="on-yellow"[^>]*>E+<', svg)
    assert not re.search(r">(?:Supply|Offers|most|hand)\b", svg)


def test_a_letter_on_a_bead_stands_for_one_colour_alone() -> None:
    letter = re.compile(r'class="on-(\w+)"[^>]*>([^<]+)')
    found = {(plate, *signs) for one in shown() for plate, signs in letter.findall(one.picture)}
    drawn = {(plate, sign) for plate, *signs in found for sign in signs}
    named = {"green": "grün", "red": "rot", "yellow": "gelb", "blue": "blau"}
    assert {plate for plate, _ in drawn} == named.keys()
    assert len({sign for _, sign in drawn}) == len(drawn) == len(named)
    assert all(sign.lower() in named[plate] for plate, sign in drawn)


def test_a_moment_says_in_german_who_does_what_and_what_happens() -> None:
    moved = {one.by for one in shown()}
    assert {"", "Ana will 1 roten bieten", "Ana will die rote Zielkarte drehen"} <= moved
    said = [each.sentence for one in shown() for each in one.told]
    assert "Ana nimmt die Hälfte (grüne im Vorrat: 5): 2 grüne." in said


# Pages


def made(kind: ModuleType, known: Facts = KNOWN) -> dict[str, Page]:
    found = kind.pages(known)
    return {one.path: one for one in found if isinstance(one, Page)}


def test_a_word_has_its_place_in_the_glossary_and_in_the_search() -> None:
    page = made(translated_sheet, facts(*map(dict, examples(ASKED))))["fiji/de/glossary/index.md"]
    assert "lang: de\ntongues:\n  en: fiji/glossary/index.html\n" in page.markdown
    assert "## Sichtschirm {#sichtschirm}" in page.text
    assert "[Fiji 1.3 Die Hand ist hinter dem Sichtschirm verborgen]" in page.text
    [script] = [one for one in asked.pages(KNOWN) if one.path == "assets/asked.de.js"]
    assert isinstance(script, Asset)
    known = json.loads(script.content.decode().removeprefix("var ASKED = ").rstrip(";\n"))
    [screen] = [one for one in known["entries"] if one["asks"][0] == "Sichtschirm"]
    assert screen["path"] == "fiji/de/glossary/index.html#sichtschirm"
    assert screen["kind"] == "term"
    assert "screen" in screen["asks"]


def test_the_sheet_and_the_tables_lie_beside_their_originals() -> None:
    found = made(translated_sheet, facts(*map(dict, examples(ASKED))))
    assert {path: dict(page.tongues) for path, page in found.items()} == {
        "fiji/de/sheet/index.md": {"en": "fiji/sheet/index.md"},
        "fiji/de/decide/index.md": {"en": "fiji/decide/index.md"},
        "fiji/de/glossary/index.md": {"en": "fiji/glossary/index.md"},
    }
    sheet = found["fiji/de/sheet/index.md"].text
    assert "## Der Weg durch eine Spielrunde {#way}" in sheet
    assert "[Kapitel 4](../4_exchange/index.md)" in sheet
    offer = '<a href="../4_exchange/index.html#fiji_4_1">4.1</a>'
    assert f"<strong>Gebot:</strong> 1, 2, 3 oder 4 Glassteine ({offer})" in sheet
    assert "Der überzählige Glasstein bleibt im Vorrat. *(strittig)*" in sheet
