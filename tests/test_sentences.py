"""The status of each sentence of Fiji, and where a reader meets it: command, data and site."""

import json
import re
from collections import Counter
from dataclasses import asdict
from typing import Any

import jsonschema
import pytest
from printed import printed
from test_site import facts

from atoll.book import Rule, games, rules
from atoll.book.errata import errata
from atoll.book.explain import explain
from atoll.book.faq import SURENESS, under
from atoll.book.sentences import STATUSES, UNSURE
from atoll.book.told_in import telling
from atoll.cli.explain_text import page
from atoll.data.rulebook import rulebook
from atoll.home import HOME
from atoll.site.marks import SOURCES, marks
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

OURS = {
    "fiji_0_1": ("these are six", "inferred"),
    "fiji_0_3": ("The condition cards used here", "inferred"),
    "fiji_1_3": ("look at their own beads whenever", "inferred"),
    "fiji_1_4": ("with 56 beads", "inferred"),
    "fiji_2_1": ("The first one drawn", "inferred"),
    "fiji_2_4": ("known to all", "inferred"),
    "fiji_3_1": ("384 ways", "inferred"),
    "fiji_4_2": ("cannot be offered", "inferred"),
    "fiji_4_3": ("cannot be changed", "inferred"),
    "fiji_4_6": ("asks for the most", "open"),
    "fiji_4_8": ("chooses right then", "inferred"),
    "fiji_4_11": ("rounded", "open"),
    "fiji_4_13": ("goes back behind their screen", "inferred"),
    "fiji_4_15": ("Any two", "open"),
    "fiji_4_17": ("turned or swapped", "inferred"),
    "fiji_5_6": ("one more than the number", "open"),
    "fiji_5_7": ("count on", "open"),
    "fiji_7_2": ("50 beads", "inferred"),
    "fiji_7_3": ("not changed later", "inferred"),
    "fiji_7_7": ("given up together", "inferred"),
}
"""Sentences that no text says: some words of each, and its status."""
SAID = {
    "fiji_0_3": "Both are shuffled once",
    "fiji_1_3": "never look at another hand",
    "fiji_2_1": "one below the other",
    "fiji_2_4": "nobody looks at the cards",
    "fiji_4_3": "one offer in an exchange",
    "fiji_4_11": "takes half of what the supply",
    "fiji_4_17": "The rows are the same",
    "fiji_7_3": "freely and in secret",
}
"""Sentences of rules above that a text does say."""


def status(rule: str, words: str) -> str:
    """The status of the only sentence of a rule with these words."""
    (found,) = [one.status for one in FIJI[rule].sentences if words in one.says]
    return found


@pytest.mark.parametrize("rule", OURS)
def test_a_sentence_that_no_text_says_is_not_stated(rule: str) -> None:
    words, expected = OURS[rule]
    assert status(rule, words) == expected


@pytest.mark.parametrize("rule", SAID)
def test_a_sentence_that_a_text_says_is_stated(rule: str) -> None:
    assert status(rule, SAID[rule]) == "stated"


def test_only_what_is_in_words_of_one_text_is_told_to_be_of_one() -> None:
    (never,) = [one for one in FIJI["fiji_4_13"].sentences if "never a part" in one.says]
    assert (never.status, never.reason) == ("stated", "by the English text alone")


def test_whatever_is_confirmed_says_by_what() -> None:
    of_rules = [one for one in FIJI.values() if one.status == "confirmed" and not one.reason]
    marked = [one for rule in FIJI.values() for one in rule.sentences if rule.status != one.status]
    assert of_rules == []
    assert [one for one in marked if one.status == "confirmed" and not one.reason] == []


def test_arithmetic_is_said_behind_its_sentence_and_no_longer_of_the_rule() -> None:
    assert [one.id for one in FIJI.values() if "arithmetic" in one.reason] == []


def test_the_closing_line_of_the_example_speaks_of_the_next_exchange_alone() -> None:
    citing = {rule.id for rule in FIJI.values() if "fiji-en-2006/exchange-next" in rule.sources}
    assert citing == {"fiji_4_17"}


def test_the_impossible_offer_cites_the_rows_that_force_it() -> None:
    passages = errata("fiji")[0].passages
    for text in ("fiji-en-2006", "fiji-de-2005"):
        assert {f"{text}/exchange-{row}" for row in (1, 2, 3)} <= {*passages}


def test_whatever_an_erratum_cites_is_registered() -> None:
    cited = {passage for one in errata("fiji") for passage in one.passages}
    assert cited <= {*register().passages}


NOT_SOURCES = {
    "fiji_2_2": "fiji-de-2005/2-2",
    "fiji_4_9": "fiji-condensed/analyze-2",
    "fiji_5_2": "fiji-en-2006/ranking-2",
    "fiji_5_3": "fiji-en-2006/5-3",
    "fiji_5_6": "fiji-en-2006/5-6",
    "fiji_5_7": "fiji-en-2006/5-6",
    "fiji_6_3": "fiji-de-2005/end",
    "fiji_7_1": "fiji-en-2006/two-players",
}
"""Passages that say none of a rule's sentences."""


@pytest.mark.parametrize("rule", NOT_SOURCES)
def test_a_passage_that_says_none_of_a_rule_is_not_its_source(rule: str) -> None:
    assert NOT_SOURCES[rule] not in FIJI[rule].sources


# The questions

INFERRED = (
    *("d4", "d10", "d12", "d13", "d17", "d18", "d22", "d24", "d25", "d27", "d28", "d32"),
    *("d36", "d38", "d39", "p12", "r4", "r16", "x2", "x4", "x5", "x20", "x30"),
)
"""Questions with an answer that no text gives in words."""
UNDECIDED = {"open", "disputed"}
ASKED = [one for one in scenarios(HOME / "features" / "fiji" / "faq") if "@faq" in one.tags]
ANSWERS = [
    (game, one) for game in KNOWN.games for one in scenarios(HOME / "features" / game.name / "faq")
]


def sureness(one: Scenario) -> str:
    """How sure the answer is, by its tag."""
    return next(tag for word in SURENESS if (tag := f"@{word}") in one.tags)[1:]


def test_what_no_text_answers_in_words_is_inferred() -> None:
    found = {tag for one in ASKED for tag in one.tags if sureness(one) == "inferred"}
    assert {tag.removeprefix("@fiji_q_") for tag in found if "_q_" in tag} == {*INFERRED}


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


def test_the_command_tells_it_behind_the_sentence() -> None:
    told = "".join(printed(page(explain("fiji 1.3"))))
    assert "They look at their own beads whenever they like. (inferred)" in told


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


MARK = (
    '<span class="mark good" data-search-exclude><span aria-hidden="true">◇</span>'
    "&nbsp;inferred</span>"
)


@pytest.mark.parametrize(
    "path", ["fiji/rules/1_beads/index.md", "r/fiji_1_3/index.md", "fiji/print/index.md"]
)
def test_a_page_tells_it_with_a_sign_and_a_word(pages: dict[str, str], path: str) -> None:
    assert f"They look at their own beads whenever they like. {MARK}" in pages[path]


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


def test_a_place_is_told_without_the_colon_of_its_heading() -> None:
    assert [one.id for one in register().passages.values() if ":," in one.place] == []


def test_the_mark_of_a_rule_counts_the_sentences_that_differ() -> None:
    found = {mark.about: mark.words for mark in marks(GAME, "fiji_4_13")}
    assert found["Source"] == "open; 1 sentence stated, 2 inferred"


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


@pytest.mark.parametrize("rule", FIJI.values(), ids=[*FIJI])
def test_a_german_page_shows_marks_rulings_and_sources(pages: dict[str, str], rule: Rule) -> None:
    told = part(pages, rule)
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


def test_a_german_note_keeps_its_label(pages: dict[str, str]) -> None:
    for rule in FIJI.values():
        file = HOME / "docs/fiji/de" / rule.file.name
        section = re.split(
            r"\n## ", file.read_text(encoding="utf-8").partition(f"{{#{rule.id}}}")[2]
        )
        own = part(pages, rule).partition('<div lang="en"')[0]
        assert own.count("**Hinweis.**") == section[0].count("**Hinweis.**")


@pytest.mark.parametrize("rule", ["fiji_5_6", "fiji_5_7"])
def test_what_no_text_decides_is_open_in_german_too(pages: dict[str, str], rule: str) -> None:
    own = part(pages, FIJI[rule]).partition('<div lang="en"')[0]
    assert "Quelle: offen" in own
    assert "sagt keine Ausgabe" in own


def test_the_marks_of_german_pages_are_german(pages: dict[str, str]) -> None:
    words = "|".join(map(re.escape, MARKS))
    for path, text in pages.items():
        if path.startswith("fiji/de/"):
            for mark in re.findall(r'<li class="mark.*?</li>', text):
                plain = re.sub("<[^>]*>", "", mark)
                assert not re.search(rf"\b({words})\b", plain), plain


def test_the_words_of_every_status_are_there_in_german() -> None:
    assert {*STATUSES} <= {*MARKS}
