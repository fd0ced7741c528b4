"""The status of each sentence of Fiji, and where a reader meets it: command, data and site."""

import json
import re
from collections import Counter
from dataclasses import asdict
from typing import Any

import jsonschema
import pytest
from test_site import facts

from atoll.book import Rule, games, rules
from atoll.book.errata import errata
from atoll.book.explain import explain
from atoll.book.faq import SURENESS, under
from atoll.book.sentences import UNSURE
from atoll.book.told_in import telling
from atoll.data.rulebook import rulebook
from atoll.home import HOME
from atoll.site.marks import SOURCES
from atoll.site.page import Page
from atoll.site.pages import game, translations
from atoll.site.pages import rules as rule_pages
from atoll.site.tongues import labels
from atoll.sources.features import Scenario, scenarios
from atoll.sources.register import Passage, register
from atoll.table.games import points

MARKS = labels("de")["marks"]
SCHEMAS = HOME / "engine" / "atoll" / "schemas"
FIJI = rules("fiji")
KNOWN = facts()
GAME = next(game for game in KNOWN.games if game.name == "fiji")
GERMANLY = telling("fiji", "de")


def status(rule: str, words: str) -> str:
    """The status of the only sentence of a rule with these words."""
    (found,) = [one.status for one in FIJI[rule].sentences if words in one.says]
    return found


@pytest.mark.parametrize("name", games())
def test_whatever_is_confirmed_says_by_what(name: str) -> None:
    every = rules(name).values()
    of_rules = [one for one in every if one.status == "confirmed" and not one.reason]
    marked = [one for rule in every for one in rule.sentences if rule.status != one.status]
    assert of_rules == []
    assert [one for one in marked if one.status == "confirmed" and not one.reason] == []


@pytest.mark.parametrize("name", games())
def test_whatever_an_erratum_cites_is_registered(name: str) -> None:
    assert {passage for one in errata(name) for passage in one.passages} <= {*register().passages}


# The questions

UNDECIDED = {"open", "disputed"}
ANSWERS = [
    (game, one) for game in KNOWN.games for one in scenarios(HOME / "features" / game.name / "faq")
]


def sureness(one: Scenario) -> str:
    """How sure the answer is, by its tag."""
    return next(tag for word in SURENESS if (tag := f"@{word}") in one.tags)[1:]


def undecided(rule: Rule) -> bool:
    """Whether something that the rule says is open or disputed."""
    return any(one.status in UNDECIDED for one in rule.sentences)


def test_an_answer_to_a_ruling_is_as_sure_as_the_ruling() -> None:
    """And a question that is open or disputed is about a rule of which something is."""
    for known, one in ANSWERS:
        named = under(one.name).partition("=")[0]
        assert named or "=" not in one.name, f"{one.name}: write (ruling NAME=ANSWER)"
        if named in known.rulings:
            assert sureness(one) == known.rulings[named].status, one.name
        elif sureness(one) in UNDECIDED:
            cited = {f"@{name}": rule for name, rule in known.rules.items()}
            about = [cited[tag] for tag in one.tags if tag in cited]
            assert named or any(undecided(rule) or rule.rulings for rule in about), one.name


# Where a reader meets it


def test_the_data_tell_it_of_every_sentence_in_both_languages() -> None:
    told: Any = rulebook("fiji", HOME)
    jsonschema.validate(told, schema("rules"))
    one = next(rule for rule in told["rules"] if rule["id"] == "fiji_1_3")
    expected = ["stated", "stated", "inferred", "open"]
    assert [s["status"] for s in one["sentences"]] == expected
    german = one["translations"]["de"]["sentences"]
    assert [s["status"] for s in german] == expected
    assert german[2]["says"] == "Die eigenen Glassteine darf man ansehen, sooft man will."
    assert "*(" not in one["statement"]
    explained = json.loads(json.dumps(asdict(explain("fiji 1.3"))))
    jsonschema.validate(explained, schema("explain"))
    assert explained["sentences"] == one["sentences"]


def schema(name: str) -> Any:
    return json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The chapters in both languages, and the pages of the rules."""
    every = [*game.pages(KNOWN), *rule_pages.pages(KNOWN), *translations.pages(KNOWN)]
    return {one.path: one.text for one in every if isinstance(one, Page)}


@pytest.mark.parametrize("name", games())
def test_what_is_open_or_disputed_has_a_ruling_or_an_open_point(name: str) -> None:
    ruled = {rule for point in points(name).values() for rule in point.rules}
    unsure = {
        rule.id
        for rule in rules(name).values()
        if any(one.status in {"open", "disputed"} for one in rule.sentences)
    }
    assert unsure <= ruled


HYPOTHETICAL = {"edge", "passed_again", "reshuffle_later"}
"""Points that matter under another answer than the usual one alone: no sentence is played so."""


@pytest.mark.parametrize("name", games())
def test_each_point_that_no_text_decides_has_an_open_sentence_of_its_own(name: str) -> None:
    """It stands in the first rule of the point; no other sentence there can be surer than it."""
    of, asked = rules(name), Counter[str]()
    for one in points(name).values():
        played = next(answer for answer in one.answers if answer.name == one.default)
        asked[one.rules[0]] += not played.said_by and one.name not in HYPOTHETICAL
    open_ = {rule: sum(one.status == "open" for one in of[rule].sentences) for rule in asked}
    assert {
        rule: (number, open_[rule]) for rule, number in asked.items() if open_[rule] < number
    } == {}


# The German pages


def part(pages: dict[str, str], rule: Rule) -> str:
    """What the German page says of a rule."""
    text = pages[f"fiji/de/{rule.file.stem}/index.md"]
    after = text[text.index(f"{{#{rule.id}}}") :]
    return after.partition("\n## ")[0]


def german(passage: Passage) -> str:
    """Where a passage stands: its headings as they are printed, the rest in German."""
    language = register().documents[passage.document].language
    way = " &gt; ".join(name.removesuffix(":") for name in passage.under)
    told = f'<span lang="{language}">{way}</span>' if way and language != "de" else way
    paragraph = rf", Absatz (\d+, )*{passage.paragraph}\b" if passage.paragraph else ""
    return f"{re.escape(told or ('Anfang' if paragraph else 'das Ganze'))}{paragraph}"


def test_a_german_page_shows_marks_rulings_and_sources(pages: dict[str, str]) -> None:
    for rule in FIJI.values():
        shows_marks_rulings_and_sources(part(pages, rule), rule)


def shows_marks_rulings_and_sources(told: str, rule: Rule) -> None:
    assert f"{SOURCES[rule.status]}</span> Quelle: {MARKS[rule.status]}" in told
    for ruling in GAME.rulings.values():
        link = f"rulings/fiji/{ruling.name}/index"
        assert (link in told) == (rule.id in ruling.rules)
    for point in GAME.open_points:
        assert (point.question in told) == (rule.id in point.rules)
    for source in rule.sources:
        assert re.search(german(register().passages[source]), told), source
    loose = [one for one in rule.sources if not register().passages[one].held]
    counted = f"{len(loose)} {'Quelle' if len(loose) == 1 else 'Quellen'}"
    assert (f"; {counted} ohne Kopie zum Nachprüfen</li>" in told) == bool(loose)
    for one in loose:
        document = register().documents[one.partition("/")[0]]
        link = f'<a href="{document.address}">{document.address}</a>'
        where = f"ohne Kopie zum Nachprüfen: {link}, gelesen am {document.read}"
        assert GERMANLY
        assert f'{GERMANLY.text(document.title)} (<span class="not-held">{where}</span>): ' in told
    assert "not held" not in told.replace('class="not-held"', "")
    own = told.partition('<div lang="en"')[0]
    unsure = [one for one in rule.sentences if one.status in UNSURE and one.status != rule.status]
    shown = {one: own.count(f"</span>&nbsp;{MARKS[one]}</span>") for one in UNSURE}
    assert shown == {one: [each.status for each in unsure].count(one) for one in UNSURE}
