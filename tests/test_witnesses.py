"""Several witnesses of one thing: each with another rule at work or another outcome."""

import json

import jsonschema
import pytest
from typer.testing import CliRunner

from atoll.cli import app
from atoll.cli.possible import as_dict
from atoll.proof.contradiction import passing
from atoll.proof.possible import Reply, replies
from atoll.schemas import schemas
from atoll.telling.differing import differing, matter
from atoll.telling.scenario import Line, Scenario

ASKED, NEVER = "fiji_q_c5", "fiji_q_c1"
NOW = Line("And", "the hand of {seat} is now {beads}", {"seat": "Ana", "beads": "1 red"})


def told(phrase: str, *tags: str, seat: str = "Ana") -> Scenario:
    when = Line("When", "{seat} plays", {"seat": seat})
    happens = Line("Then", phrase, {"seat": seat}), NOW, Line("And", "nothing else changes")
    return Scenario(Line("", phrase), tags, (when, *happens))


def test_who_it_is_and_what_lies_where_does_not_matter() -> None:
    one = told("{seat} takes a bead", "fiji_4_10")
    same = told("{seat} takes a bead", "fiji_4_10", seat="Ben")
    rule, outcome = told("{seat} takes a bead", "fiji_4_11"), told("{seat} chooses", "fiji_4_10")
    assert matter(one) == matter(same)
    assert [*differing([one, same, rule, rule, outcome])] == [one, rule, outcome]
    assert [*differing([same, outcome], (one,))] == [outcome]


@pytest.fixture(scope="module")
def found() -> Reply:
    [reply] = replies("fiji", [ASKED], jobs=1, witnesses=4)
    return reply


def test_each_witness_differs_in_what_matters_and_passes(found: Reply) -> None:
    assert found.scenario
    every = (found.scenario, *found.others)
    assert len(every) == len({matter(one) for one in every}) == 4
    assert passing("fiji", {"asked": every}) == {"asked": ["passed"] * 4}


def test_the_first_is_the_smallest_and_all_are_found_again(found: Reply) -> None:
    [alone] = replies("fiji", [ASKED], jobs=1)
    assert found._replace(others=()) == alone
    assert [found] == [*replies("fiji", [ASKED], jobs=1, witnesses=4)]


def test_each_is_kept_by_the_command_that_finds_it(found: Reply) -> None:
    first, *others = found.witnesses("fiji")
    assert first.command == "atoll possible fiji --keep"
    assert {one.command for one in others} == {"atoll possible fiji --witnesses 4 --keep"}
    assert len({one.name for one in (first, *others)}) == 4


def test_json_has_them(found: Reply) -> None:
    written = json.loads(json.dumps(as_dict("fiji", [found])))
    jsonschema.validate(written, schemas()["possible.schema.json"])
    assert len(written["questions"][0]["others"]) == 3


def test_the_terminal_says_what_differs_and_where_nothing_else_was_found() -> None:
    words = ["possible", "fiji", ASKED, NEVER, "--jobs", "1", "--witnesses", "20"]
    said = CliRunner().invoke(app, words).stdout
    assert said.count("Also, by another rule or with another outcome:") > 4
    assert said.count("No other was found that differs in that; 20 were asked for.") == 1


@pytest.mark.parametrize("number", ["0", "21", "two"])
def test_a_number_that_is_none_is_refused(number: str) -> None:
    ran = CliRunner().invoke(app, ["possible", "fiji", ASKED, "--witnesses", number])
    assert ran.exit_code == 2
    assert f"--witnesses {number}: " in ran.stderr
