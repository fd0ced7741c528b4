"""Forged records of Kaivai: each is refused at its line by a rule that it named beforehand."""

from collections import defaultdict
from random import Random

import pytest
from kaivai_crafted import CRAFTED, record

from atoll import book
from atoll.code.functions import refusable
from atoll.forge import Report, forged, judged, legal, report, ways, whole_games
from atoll.forge.forgery import Forged
from atoll.home import HOME
from atoll.table.games import folder
from atoll.table.games import forgeries as declared

RECORDS = HOME / "tests" / "records" / "kaivai"
SHORT = ("a_village_nobody_gains", "influence_out_at_the_god")
Forgeries = list[tuple[str, Forged]]


@pytest.fixture(scope="module")
def every() -> Forgeries:
    """Two short records, forged in every way."""
    luck = Random("forge")
    found = {name: legal("kaivai", str(RECORDS / f"{name}.jsonl")) for name in SHORT}
    return [(name, one) for name, lines in found.items() for one in forged("kaivai", lines, luck)]


@pytest.fixture(scope="module")
def found(every: Forgeries) -> Report:
    return report(every)


def test_every_forged_record_is_refused_at_its_line_as_it_says(found: Report) -> None:
    assert found.findings == []
    assert found.judged > 250
    assert len(found.rules) > 20


# Tables set up for a rule


@pytest.fixture(scope="module")
def crafted() -> Report:
    """Forged moves at tables that are set up so that hardly anything else forbids them."""
    luck = Random("crafted")
    every = [(name, one) for name in CRAFTED for one in forged("kaivai", record(name), luck)]
    return report((name, one) for name, one in every if len(one.lines) > 1 and is_own(one))


def is_own(one: Forged) -> bool:
    """Whether it is a move, and of a way that the game declares."""
    line = one.lines[-1]
    return bool(one.forgery.rules) and "then" not in line and "move" in line


def test_every_forged_move_at_such_a_table_is_refused_as_it_says(crafted: Report) -> None:
    assert crafted.findings == []
    assert crafted.judged > 1500


def test_every_rule_that_refuses_meets_three_kinds_of_forgery(
    found: Report, crafted: Report
) -> None:
    """In two short records and at tables set up; what these do not reach has a reason."""
    met = defaultdict[str, set[str]](set)
    for one in (found, crafted):
        for rule, names in one.rules.items():
            met[rule] |= {*names}
    few = {rule for rule in refusable("kaivai") if len(met[rule]) < _KINDS}
    assert few == {*declared("kaivai").BEYOND}


_KINDS = 3


def test_a_whole_game_is_legal_before_it_is_forged() -> None:
    games = [*whole_games("kaivai", declared("kaivai").GAMES, Random("forge"))]
    assert games
    assert all(judged(game).legal for game in games)


def test_forgeries_name_rules_of_the_book() -> None:
    named = {rule for one in ways("kaivai") for rule in one.rules}
    assert named <= book.rules("kaivai").keys()


def test_what_is_beyond_the_forgeries_can_refuse() -> None:
    assert {*declared("kaivai").BEYOND} <= refusable("kaivai")


def test_every_module_of_forgeries_is_a_chapter() -> None:
    files = (file.stem for file in (folder("kaivai") / "forgeries").glob("[a-z]*.py"))
    assert sorted(files) == sorted(declared("kaivai").CHAPTERS)


def test_forgeries_have_names_of_their_own_and_say_what_they_are() -> None:
    names = [one.name for one in ways("kaivai")]
    assert len(names) == len({*names})
    assert all(one.says.endswith(".") for one in ways("kaivai"))
