"""Forged records of Bali: each is refused at its line by a rule that it named beforehand."""

from collections import defaultdict
from random import Random
from typing import Any

import pytest
from bali_crafted import CRAFTED, record

from atoll import book
from atoll.code.functions import refusable
from atoll.forge import Report, forged, judged, legal, report, ways, whole_games
from atoll.forge.forgery import Forged
from atoll.home import HOME
from atoll.table.games import folder
from atoll.table.games import forgeries as declared

RECORD = HOME / "tests" / "records" / "bali" / "three_players_to_the_end.jsonl"
SHORT = 100
KINDS = 3
CLAIMS = 15
ALONE = {
    *("bali_3_6", "bali_4_5", "bali_4_6", "bali_5_4", "bali_5_5"),
    *(
        "bali_0_4",
        "bali_0_5",
        "bali_0_6",
        "bali_11_3",
        "bali_0_9",
        "bali_1_2",
        "bali_1_5",
        "bali_7_1",
        "bali_10_5",
    ),
}
"""Rules whose id stands in no refusal of its own, and which refuse all the same."""
Forgeries = list[tuple[str, Forged]]


def beginning(number: int) -> tuple[Any, ...]:
    """The first lines of the recorded game, and its end."""
    return legal("bali", str(RECORD))[:number]


@pytest.fixture(scope="module")
def every() -> Forgeries:
    """The beginning of a recorded game, and tables that are set up, forged in every way."""
    luck = Random("forge")
    found = [("a recorded game", one) for one in forged("bali", beginning(SHORT), luck)]
    for name in CRAFTED:
        found += [(name, one) for one in forged("bali", record(name), luck)]
    return found


@pytest.fixture(scope="module")
def found(every: Forgeries) -> Report:
    return report(every)


def test_every_forged_record_is_refused_at_its_line_as_it_says(found: Report) -> None:
    assert found.findings == []
    assert found.judged > 1000


def test_every_rule_that_refuses_meets_three_kinds_of_forgery(found: Report) -> None:
    met = defaultdict[str, set[str]](set)
    for rule, names in found.rules.items():
        met[rule] |= {*names}
    few = {rule for rule in refusable("bali") if len(met[rule]) < KINDS}
    assert few == {*declared("bali").BEYOND}
    assert {rule for rule in ALONE if not met[rule]} == set()


def test_no_forgery_is_declared_that_is_never_made(every: Forgeries) -> None:
    made = {one.forgery.name for _, one in every}
    declared_so = {one.name for one in ways("bali") if one.rules}
    claims = {
        f"{part}_{how}" for part in declared("bali").THEN for how in ("as_before", "otherwise")
    }
    assert sorted(declared_so - claims - made) == []
    assert len(claims & made) > CLAIMS


def test_a_whole_game_is_legal_before_it_is_forged() -> None:
    games = [*whole_games("bali", declared("bali").GAMES, Random("forge"))]
    assert games
    assert all(judged(game).legal for game in games)


def test_forgeries_name_rules_of_the_book() -> None:
    named = {rule for one in ways("bali") for rule in one.rules}
    assert named <= book.rules("bali").keys()


def test_what_is_beyond_the_forgeries_can_refuse() -> None:
    assert {*declared("bali").BEYOND} <= refusable("bali")


def test_every_module_of_forgeries_is_a_chapter() -> None:
    files = (file.stem for file in (folder("bali") / "forgeries").glob("[a-z]*.py"))
    assert sorted(files) == sorted(declared("bali").CHAPTERS)


def test_forgeries_have_names_of_their_own_and_say_what_they_are() -> None:
    names = [one.name for one in ways("bali")]
    assert len(names) == len({*names})
    assert all(one.says.endswith(".") for one in ways("bali"))
