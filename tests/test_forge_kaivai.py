"""Forged records of Kaivai: each is refused at its line by a rule that it named beforehand."""

from random import Random

import pytest

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
