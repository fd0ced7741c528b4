"""The rulings of Bali: what a page tells is no house rule, and book and engine ask the same."""

from atoll import bali
from atoll.bali.open_points import OPEN_POINTS
from atoll.book import chapters
from atoll.home import HOME
from atoll.sources.register import register

TOLD = {
    ("flee_keep", "three"),
    ("flee_keep", "four"),
    ("flee_must", "must"),
    ("flee_must", "may"),
    ("spare_must", "must"),
    ("artist_limit", "all"),
    ("raising", "once"),
}
"""The answers that a page other than the rulebook tells."""


def test_what_a_page_tells_is_no_house_rule_and_names_the_page() -> None:
    answers = {
        (name, answer.name): answer
        for name, ruling in bali.RULINGS.items()
        for answer in ruling.answers
    }
    assert {key for key, answer in answers.items() if answer.sources} == TOLD
    assert not any(answers[key].house_rule for key in TOLD)


def test_a_point_on_which_two_pages_differ_is_disputed_and_no_other_is() -> None:
    differing = {
        name
        for name, ruling in bali.RULINGS.items()
        if all(answer.sources for answer in ruling.answers)
    }
    disputed = {name for name, one in bali.RULINGS.items() if one.status == "disputed"}
    assert differing == disputed == {"flee_keep", "flee_must"}


def test_every_page_that_an_answer_names_is_in_the_register() -> None:
    known = register(HOME).passages
    points = (*bali.RULINGS.values(), *OPEN_POINTS.values())
    named = {one for point in points for answer in point.answers for one in answer.sources}
    assert named
    assert named <= {*known}


def test_the_book_asks_each_ruling_at_one_of_its_rules_and_no_other() -> None:
    asked = {
        (point.name, rule.id)
        for chapter in chapters("bali", HOME)
        for rule in chapter.rules
        for point in rule.rulings
    }
    assert {name for name, _ in asked} == {*bali.RULINGS}
    assert [one for one in asked if one[1] not in bali.RULINGS[one[0]].rules] == []


def test_open_points_are_of_rules_that_are_and_no_ruling_is_one() -> None:
    rules = {rule.id for chapter in chapters("bali", HOME) for rule in chapter.rules}
    assert all({*point.rules} <= rules for point in OPEN_POINTS.values())
    assert not {*OPEN_POINTS} & {*bali.RULINGS}
