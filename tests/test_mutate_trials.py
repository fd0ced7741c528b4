"""Faults tried one after another: each alone, asked of whatever runs it, and ended."""

import tomllib
from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from atoll.code.text import Source
from atoll.mutate.children import answers
from atoll.mutate.every_fault import Planting, Tried, planting, scenes, trials
from atoll.mutate.plant import Fault, Key, planted
from atoll.mutate.trial import Case, Place, Verdict, examples, tried
from atoll.table.games import modules

RULES = Path(__file__).parent / "fixture/engine/atoll/rps/rules.py"


@cache
def small() -> Planting:
    return planting("rps")


def verdicts(some: Sequence[Fault]) -> dict[Key, Verdict]:
    return {one.fault.key: one.verdict for one in trials(small(), some, at_once=2)}


def test_a_function_that_is_replaced_fails_as_one_that_is_imported_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sources = small().sources
    some = [one for one in small().faults if sources[one.module].body(one.function)][::6]
    replaced = verdicts(some)
    monkeypatch.setattr(Source, "body", lambda *_: None)
    assert replaced == verdicts(some)
    assert len(some) > 3


def test_a_fault_is_seen_where_games_at_random_go_otherwise_with_it() -> None:
    fault = next(one for one in small().faults if one.kind == "sign exchanged")
    text = small().sources[fault.module].between(fault.edit.start, fault.edit.end)
    same = fault._replace(edit=fault.edit._replace(new=text))
    some = [Tried(one, Verdict("nothing")) for one in (fault, same)]
    found = {one.fault: one.status for one in scenes(small(), some, at_once=2)}
    assert found == {fault: "survived", same: "unseen"}


def verdict(statement: str, places: tuple[tuple[str, int], ...]) -> Verdict:
    """What is said of the small game if a rule begins with a statement."""
    text, begins = RULES.read_text("utf-8"), "    shown = ["
    assert text.count(begins) == 1
    changed = text.replace(begins, f"    {statement}\n{begins}")
    case = Case("rps", "atoll.rps.rules", changed, (), places)
    [answer] = answers(tried, [(case,)], at_once=1, seconds=60)
    found: Verdict = answer.value
    return found


def test_a_fault_that_does_not_end_is_ended() -> None:
    assert verdict("while True: pass", tuple(examples("rps"))).by == "example"


def test_a_fault_that_a_law_cannot_be_asked_about_does_not_run() -> None:
    said = verdict("raise ValueError('no sign')", ())
    assert said.by == "does not run"
    assert " breaks off: ValueError: no sign (rules.py:" in said.what


def test_where_no_example_is_asked_a_law_is() -> None:
    fault = next(one for one in small().faults if one.new == "return lookup(BEATS, one) != other")
    text = planted(small().sources[fault.module], fault)
    job = (Case("rps", fault.module, text, fault.rules, ()),)
    [answer] = answers(tried, [job], at_once=1, seconds=60)
    assert answer.value == Verdict("law", "of_two_different_signs_one_beats_the_other")


# Faults as a person makes them: of each the example named for it tells


Human = dict[str, Any]

FILE = Path(__file__).parent / "human_faults.toml"
FAULTS: list[Human] = tomllib.loads(FILE.read_text(encoding="utf-8"))["fault"]
SECONDS = 120.0


def misread(fault: Human) -> str:
    """The text of the module with the fault in it; each edit fits in one place."""
    text = modules("fiji")[f"atoll.fiji.{fault['module']}"].read_text("utf-8")
    for edit in fault["edit"]:
        assert text.count(edit["old"]) == 1, edit["old"]
        text = text.replace(edit["old"], edit["new"])
    return text


def rows(fault: Human) -> tuple[Place, ...]:
    """Where the one example stands that has this name: its place, or that of each of its rows."""
    chapter = f"features/fiji/{fault['chapter']}.feature"
    found = {
        place: one.placed.line
        for place, one in examples("fiji").items()
        if place[0] == chapter and one.placed.scenario.name == fault["example"]
    }
    assert len(set(found.values())) == 1, fault["example"]
    return tuple(found)


def case(fault: Human, text: str) -> Case:
    return Case("fiji", f"atoll.fiji.{fault['module']}", text, (), rows(fault), laws=False)


@cache
def said_of() -> dict[str, Verdict | None]:
    """What the examples say of each fault."""
    jobs = [(case(fault, misread(fault)),) for fault in FAULTS]
    ready = partial(examples, "fiji")
    found = answers(tried, jobs, at_once=2, seconds=SECONDS, ready=ready)
    return {FAULTS[answer.job]["id"]: answer.value for answer in found}


def test_each_fault_is_noticed_by_its_example() -> None:
    said = said_of().items()
    assert {name: one for name, one in said if not one or one.by != "example"} == {}
    assert said_of().keys() == {fault["id"] for fault in FAULTS}
