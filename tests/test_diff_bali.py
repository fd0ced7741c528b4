"""For every ruling of Bali a small table at which its answers part, told by either answer."""

from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from atoll.bali.rulings import RULINGS, answered
from atoll.cli import app
from atoll.compare.judged import Comparison, compared
from atoll.running.perform import perform
from atoll.telling.scenario import Line, gherkin

USUAL = answered()
OTHERS = [(r.name, a) for r in RULINGS.values() for a in r.names() if a != r.default]
CLASSES = {
    ("artist_limit", "active_only"): ("looser", "looser"),
    ("cut_seen", "nobody"): ("stricter", "same"),
    ("discard", "closed"): ("stricter", "same"),
    ("flee_keep", "four"): ("different", "looser"),
    ("flee_must", "may"): ("looser", "looser"),
    ("holding", "may_not"): ("stricter", "stricter"),
    ("limit_always", "with_scoring"): ("same", "looser"),
    ("scholar_count", "exactly"): ("stricter", "stricter"),
    ("scholar_on", "bottom"): ("same", "different"),
    ("sizes", "secret"): ("stricter", "same"),
}
"""What is plain from the words of an answer: it lets players do, see or have more, or less."""


@cache
def found(name: str, answer: str) -> Comparison:
    return compared("bali", name, USUAL, USUAL.but(**{name: answer}))


def test_every_ruling_is_told_by_either_answer_and_both_are_so(tmp_path: Path) -> None:
    lines, titles = ["@bali", "Feature: Answers part"], []
    for name, answer in OTHERS:
        for place, scenario in enumerate(found(name, answer).scenarios):
            titles.append(f"{name}={answer} {place}")
            lines += ["", *gherkin(scenario._replace(tags=(), title=Line("", titles[-1])))]
    (tmp_path / "part.feature").write_text("\n".join(lines) + "\n", "utf-8")
    shown = perform([str(tmp_path)], lint=False)
    assert not shown.problems
    assert [(one["name"], one["outcome"]) for one in shown.results] == [
        (title, "passed") for title in titles
    ]
    assert titles == [f"{name}={answer} {place}" for name, answer in OTHERS for place in (0, 1)]


def test_by_either_answer_the_same_lies_there_and_something_else_comes() -> None:
    for name, answer in OTHERS:
        mine, theirs = found(name, answer).scenarios
        before, after = ([one for one in s.lines if one.keyword != "Then"] for s in (mine, theirs))
        others = [one for one in after if one not in before]
        assert [str(one) for one in others] == [f"the ruling {name}={answer} holds"]
        assert [one for one in before if one not in after] == []
        assert [one for one in mine.lines if one.keyword == "Then"] != [
            one for one in theirs.lines if one.keyword == "Then"
        ]


@pytest.mark.parametrize("text", CLASSES, ids="=".join)
def test_an_answer_has_its_class_and_the_other_way_round_it_is_turned(
    text: tuple[str, str],
) -> None:
    name, answer = text
    assert (found(name, answer).may.kind, found(name, answer).receives.kind) == CLASSES[text]
    back = compared("bali", name, USUAL.but(**{name: answer}), USUAL)
    turned = {"looser": "stricter", "stricter": "looser"}
    kinds = tuple(turned.get(one, one) for one in (back.may.kind, back.receives.kind))
    assert kinds == CLASSES[text]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("mask_values=six", "is data: write `masks` into a file"),
        ("saved_order=shuffled", "no other answer is played"),
        ("flee_kep=four", "no ruling 'flee_kep' (flee_keep?)"),
    ],
)
def test_what_cannot_be_answered_says_why_and_what_may_be_meant(said: str, told: str) -> None:
    output = CliRunner().invoke(app, ["diff", "bali", said]).output
    assert told in " ".join(output.split())
