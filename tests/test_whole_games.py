"""Whole recorded games hold every way to end, every answer to a ruling, every rule that refuses."""

from functools import cache

import pytest
from game_files import WRITTEN
from game_tables import PAGE, told
from whole_games import (
    FOLDER,
    GAMES,
    Answer,
    aims,
    at_work,
    beyond,
    ends,
    folder,
    held,
    how_it_ended,
    kept,
    played_by,
)

from atoll.code.functions import ending, refusable
from atoll.compare.recorded import Course, course
from atoll.forge.judging import judged

FAIR = 2_000_000
HELD = [(name, aim, one) for name in GAMES for aim, one in held(name)["answers"].items()]
ENDED = [(name, aim, one) for name in GAMES for aim, one in held(name)["ends"].items()]
REFUSED = [(name, rule, one) for name in GAMES for rule, one in held(name)["refused"].items()]


@cache
def played(name: str, record: str) -> Course:
    return course(kept(name)[record], {})


@pytest.mark.parametrize("name", GAMES)
def test_all_that_there_is_to_hold_is_held_by_a_game_or_said_to_be_beyond(name: str) -> None:
    """A new rule that refuses, a new answer or a new way to end needs a game, or a reason."""
    found = [aim for part in held(name).values() for aim in part]
    assert len({*found, *beyond(name)}) == len(found) + len(beyond(name))
    assert {*aims(name)} <= {*found, *beyond(name)}
    assert beyond(name).keys() <= {*aims(name)}
    assert all(beyond(name).values())


@pytest.mark.parametrize(("name", "end", "record"), ENDED)
def test_a_whole_game_ends_so(name: str, end: str, record: str) -> None:
    assert how_it_ended(kept(name)[record]) == end
    assert judged(kept(name)[record].lines).legal


@pytest.mark.parametrize(("name", "answer", "one"), HELD)
def test_an_answer_is_at_work_in_its_game(name: str, answer: str, one: dict[str, str]) -> None:
    """By the other answer the game goes otherwise from this line on."""
    record = kept(name)[one["record"]]
    found = at_work(record, played(name, one["record"]), answer)
    assert found == Answer(answer, one["than"], int(one["line"]))
    assert answer in played_by(record)


@pytest.mark.parametrize(("name", "rule", "record"), REFUSED)
def test_a_rule_refuses_the_last_line_and_no_other(name: str, rule: str, record: str) -> None:
    end = played(name, record).end
    assert end.refused
    assert (end.refused[0], end.refused[1].rule) == (len(kept(name)[record].lines), rule)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_that_was_found_holds_something(name: str) -> None:
    answers = {one["record"] for one in held(name)["answers"].values()}
    holding = answers.union(held(name)["ends"].values(), held(name)["refused"].values())
    found = {one for one in kept(name) if one.startswith(WRITTEN)}
    assert found <= holding <= kept(name).keys()


def test_all_games_are_small_together() -> None:
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.jsonl")) < FAIR


@pytest.mark.parametrize("name", GAMES)
def test_the_page_says_which_game_holds_what(name: str) -> None:
    assert "\n".join(told(name)) in PAGE.read_text("utf-8")


# What there is to hold


def test_ways_to_end_are_those_of_the_rules_that_make_an_outcome() -> None:
    assert ending("fiji") == ("fiji_6_2", "fiji_6_3")
    assert len(ends("fiji")) == 6


def test_what_can_be_held_is_read_from_the_game() -> None:
    for name in GAMES:
        assert refusable(name) <= {*aims(name)}
        assert folder(name).is_dir()
