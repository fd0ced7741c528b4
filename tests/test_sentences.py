"""The status of each sentence of Fiji, and where a reader meets it: command, data and site."""

import json
from collections import Counter
from dataclasses import asdict
from typing import Any

import pytest
from test_site import facts

from atoll.book import games, rules
from atoll.book.errata import errata
from atoll.book.explain import explain
from atoll.book.faq import SURENESS, under
from atoll.data.rulebook import rulebook
from atoll.home import HOME
from atoll.sources.features import Scenario, scenarios
from atoll.sources.register import register
from atoll.table.games import points

KNOWN = facts()


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
            stands = {sentence.status for rule in about for sentence in rule.sentences}
            assert named or stands & {*UNDECIDED} or any(rule.rulings for rule in about), one.name


# Where a reader meets it


def test_the_data_and_the_command_tell_it_of_every_sentence_in_both_languages() -> None:
    told: Any = rulebook("fiji", HOME)
    one = next(rule for rule in told["rules"] if rule["id"] == "fiji_1_3")
    expected = ["stated", "stated", "inferred", "open"]
    for sentences in (one["sentences"], one["translations"]["de"]["sentences"]):
        assert [s["status"] for s in sentences] == expected
    assert "*(" not in one["statement"]
    explained = json.loads(json.dumps(asdict(explain("fiji 1.3"))))
    assert explained["sentences"] == one["sentences"]


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
