"""Every rule is at work somewhere; one that cannot be is told with the rules that forbid it."""

import json
from collections.abc import Sequence
from types import MappingProxyType

import jsonschema
import pytest
from typer.testing import CliRunner

from atoll import book
from atoll.cli import app
from atoll.cli.reach import as_dict
from atoll.fiji import RULINGS, aims
from atoll.fiji.situations import A_ROW, Rows
from atoll.home import HOME
from atoll.proof.reach import Aim, Reached, reached, witnesses
from atoll.words import Flag, every, no, some

SCHEMA = json.loads((HOME / "engine/atoll/schemas/reach.schema.json").read_text())


OURS = {"@reach", "@possible"}


@pytest.fixture(scope="module")
def found() -> list[Reached]:
    """Every rule of Fiji looked for."""
    return [*reached("fiji")]


def test_every_rule_and_every_other_answer_fires(found: Sequence[Reached]) -> None:
    assert [one.rule for one in found if not one.answer] == [*book.rules("fiji")]
    answers = {f"{r.name}={a}" for r in RULINGS.values() for a in r.names() if a != r.default}
    assert {one.answer for one in found} == {"", *answers}
    assert [(one.rule, one.answer) for one in found if not one.fires] == []


def test_the_heads_run_out_with_five_seats_only(found: Sequence[Reached]) -> None:
    (one,) = [one for one in found if one.rule == "fiji_5_7"]
    assert one.seats == 5
    assert one.scene.table.round == 3


def test_the_json_fits_its_schema(found: Sequence[Reached]) -> None:
    told = json.loads(json.dumps(as_dict("fiji", found)))
    jsonschema.Draft202012Validator(SCHEMA).validate(told)
    assert told["all_fire"]


def test_each_scene_is_kept_once_for_all_its_rules(found: Sequence[Reached]) -> None:
    kept = [*witnesses("fiji", found)]
    shown = [(one.rule, one.answer) for one in found if one.scenario]
    assert sum(len(one.scenarios[0].tags) for one in kept) == len(shown)
    lines = [one.scenarios[0].lines for one in kept]
    assert len({str(each) for each in lines}) == len(lines) < len(shown)


def test_the_scenes_found_are_kept_already(found: Sequence[Reached]) -> None:
    folder = HOME / "features" / "fiji" / "witnesses"
    kept = {f"{one.name}.feature": one.text for one in witnesses("fiji", found)}
    lying = {path.name: path.read_text("utf-8") for path in folder.glob("*.feature")}
    reach = {name for name, text in lying.items() if "@reach" in text.partition("\n")[0].split()}
    assert {name: lying.get(name) for name in kept} == kept, "run: atoll prove fiji --reach --keep"
    assert reach == {*kept}


# Planted faults


def _half_fails(found: Rows) -> Flag:
    lacks = no(found.row.taking.enough)
    return every([some(found.effect.halves), some(found.row.contest.executes), lacks])


DEAD = Aim(("fiji_9_9",), A_ROW, _half_fails)


@pytest.fixture
def _a_dead_and_an_unknown_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book with two more rules: nobody can reach the one, nobody looks for the other."""
    rules = dict(book.rules("fiji"))
    first = rules["fiji_4_1"]
    more = {"fiji_4_1": first, "fiji_9_9": first, "fiji_9_10": first}
    monkeypatch.setattr(book, "rules", lambda _: MappingProxyType(more))
    monkeypatch.setattr(aims, "AIMS", (DEAD,))


@pytest.mark.usefixtures("_a_dead_and_an_unknown_rule")
def test_a_dead_rule_is_told_with_the_rules_that_forbid_it() -> None:
    usual = [one for one in reached("fiji", jobs=1) if not one.answer]
    assert [(one.rule, one.verdict, one.forbidden_by) for one in usual] == [
        ("fiji_4_1", "fires", ()),
        ("fiji_9_9", "dead", ("fiji_0_3", "fiji_4_11")),
        ("fiji_9_10", "unknown", ()),
    ]


@pytest.mark.usefixtures("_a_dead_and_an_unknown_rule")
def test_a_dead_or_unknown_rule_ends_the_command_with_1() -> None:
    ran = CliRunner().invoke(app, ["prove", "fiji", "--reach", "--jobs", "1"])
    assert ran.exit_code == 1
    assert "dead" in ran.output
    assert "forbidden by Fiji 0.3 and Fiji 4.11" in ran.output
    assert "no aim looks for it" in ran.output


def test_a_rule_that_needs_an_answer_is_looked_for_by_that_answer_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rules = {"fiji_9_10": book.rules("fiji")["fiji_4_1"]}
    monkeypatch.setattr(book, "rules", lambda _: MappingProxyType(rules))
    monkeypatch.setattr(aims, "AIMS", ())
    monkeypatch.setattr(aims, "ONLY_BY", {"fiji_9_10": ("half", "up")})
    first = next(reached("fiji", jobs=1))
    assert (first.rule, first.answer, first.verdict) == ("fiji_9_10", "half=up", "unknown")


def test_a_rule_that_needs_no_answer_is_not_said_to_need_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(aims, "AIMS", ())
    monkeypatch.setattr(aims, "ONLY_BY", {"fiji_4_1": ("half", "up")})
    with pytest.raises(ValueError, match=r"Fiji 4\.1 fires by the default answers too; take it"):
        [*reached("fiji", jobs=1)]


def test_reach_and_laws_are_two_questions() -> None:
    ran = CliRunner().invoke(app, ["prove", "fiji", "--reach", "--second"])
    assert ran.exit_code == 2
    assert "--reach asks for rules" in ran.output


def test_no_table_is_kept_twice() -> None:
    folder = HOME / "features" / "fiji" / "witnesses"
    texts = {path.name: path.read_text("utf-8") for path in folder.glob("*.feature")}
    ours = {name: text for name, text in texts.items() if OURS & {*text.split("\n")[0].split()}}
    tables = [text.partition("  Scenario")[2].partition("\n")[2] for text in ours.values()]
    assert len({*tables}) == len(tables) > 40
