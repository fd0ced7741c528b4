"""Several witnesses of one thing: each with another rule at work or another outcome."""

import json

import jsonschema
import pytest
from typer.testing import CliRunner, Result

from atoll.cli import app
from atoll.proof.parting import passing
from atoll.proof.possible import Reply, replies
from atoll.schemas import schemas
from atoll.telling.differing import differing, matter
from atoll.telling.scenario import Line, Scenario
from atoll.telling.witness import Witness

ASKED, NEVER = "fiji_q_c5", "fiji_q_c1"
NOW = Line("And", "the hand of {seat} is now {beads}", {"seat": "Ana", "beads": "1 red"})


def told(phrase: str, *tags: str, seat: str = "Ana", lies: str = NOW.phrase) -> Scenario:
    when = Line("When", "{seat} plays", {"seat": seat})
    now = NOW._replace(phrase=lies, fields={**NOW.fields, "now": "now"})
    happens = Line("Then", phrase, {"seat": seat}), now, Line("And", "nothing else changes")
    return Scenario(Line("", phrase), tags, (when, *happens))


def test_who_it_is_and_what_lies_where_does_not_matter() -> None:
    one = told("{seat} takes a bead", "fiji_4_10")
    same = told("{seat} takes a bead", "fiji_4_10", seat="Ben")
    rule, outcome = told("{seat} takes a bead", "fiji_4_11"), told("{seat} chooses", "fiji_4_10")
    either = told("{seat} takes a bead", "fiji_4_10", lies="the hand of {seat} is {now} {beads}")
    assert matter(one) == matter(same) == matter(either)
    assert [*differing([one, same, rule, rule, outcome])] == [one, rule, outcome]
    assert [*differing([same, outcome], (one,))] == [outcome]


@pytest.fixture(scope="module")
def found() -> Reply:
    [reply] = replies("fiji", [ASKED], jobs=1, witnesses=4)
    return reply


def test_each_witness_differs_in_what_matters_and_passes(found: Reply) -> None:
    assert found.scenario
    told = (found.scenario, *found.others)
    assert len(told) == len({matter(one) for one in told}) == 4
    assert passing("fiji", told) == [True] * 4


def test_the_first_is_the_smallest_and_all_are_found_again(found: Reply) -> None:
    [alone] = replies("fiji", [ASKED], jobs=1)
    assert found._replace(others=()) == alone
    assert [found] == [*replies("fiji", [ASKED], jobs=1, witnesses=4)]


def test_each_is_kept_by_the_command_that_finds_it(found: Reply) -> None:
    kept = [*found.witnesses("fiji")]
    assert [one.command for one in kept] == [
        f"atoll possible fiji{more} --keep"
        for more in ("", " --witnesses 2", " --witnesses 3", " --witnesses 4")
    ]
    assert len({one.name for one in kept}) == 4


def test_the_terminal_says_what_differs_and_where_nothing_else_was_found() -> None:
    words = ["possible", "fiji", ASKED, NEVER, "--jobs", "1", "--witnesses", "20"]
    said = CliRunner().invoke(app, words).stdout
    assert said.count("Also, by another rule or with another outcome:") > 4
    assert said.count("No other was found that differs in that; 20 were asked for.") == 1


@pytest.mark.parametrize(
    "asked", [("possible", "fiji", ASKED), ("prove", "fiji"), ("diff", "fiji", "half=up")]
)
@pytest.mark.parametrize("number", ["0", "21", "two"])
def test_a_number_that_is_none_is_refused(asked: tuple[str, ...], number: str) -> None:
    ran = CliRunner().invoke(app, [*asked, "--witnesses", number])
    assert ran.exit_code == 2
    assert f"--witnesses {number}: " in ran.stderr


# Where two answers part


def diff(*words: str) -> Result:
    ran = CliRunner().invoke(app, ["diff", "fiji", *words, "--games", "0", "--no-examples"])
    assert ran.exit_code == 0
    return ran


def test_two_answers_part_at_tables_that_differ_and_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Witness] = []
    monkeypatch.setattr("atoll.cli.diff.keep_all", kept.extend)
    printed = json.loads(diff("half=up", "--witnesses", "3", "--keep", "--json").stdout)
    jsonschema.validate(printed, schemas()["diff.schema.json"])
    [half] = printed["rulings"]
    found = [half["witness"], *half["others"]]
    assert [one["smallest"] for one in found] == [True, False, False]
    cancelled = ["cancel each other out" in one["scenarios"][0] for one in found]
    assert cancelled == [False, False, True]
    assert [one.command for one in kept] == [
        "atoll diff fiji half=down half=up",
        "atoll diff fiji half=down half=up --witnesses 2 --keep",
        "atoll diff fiji half=down half=up --witnesses 3 --keep",
    ]
    told = [each for one in kept for each in one.scenarios]
    assert len({tuple(map(matter, one.scenarios)) for one in kept}) == 3
    assert all(passing("fiji", told))


@pytest.mark.parametrize(("form", "markup"), [([], "    Scenario"), (["--markdown"], "```gherkin")])
def test_both_forms_show_them_and_say_where_no_other_was_found(
    form: list[str], markup: str
) -> None:
    said = diff("half=up", "--witnesses", "20", *form).stdout
    assert said.count("Also, by another rule or with another outcome:") == 3
    assert said.count("No other was found that differs in that; 20 were asked for.") == 1
    assert said.count(markup) == 8


def test_of_two_trees_one_table_is_shown() -> None:
    ran = CliRunner().invoke(app, ["diff", "fiji", ".", "--witnesses", "2"])
    assert ran.exit_code == 2
    assert "of trees leave it out" in ran.stderr
