"""Faults as a person makes them, planted in the rules: of each the example named for it tells."""

import tomllib
from functools import cache, partial
from pathlib import Path
from typing import Any

from atoll.mutate.children import answers
from atoll.mutate.ready import Place, examples
from atoll.mutate.trial import Case, Verdict, tried
from atoll.table.games import modules

Fault = dict[str, Any]

FILE = Path(__file__).parent / "human_faults.toml"
FAULTS: list[Fault] = tomllib.loads(FILE.read_text(encoding="utf-8"))["fault"]
SECONDS = 120.0


def planted(fault: Fault) -> str:
    """The text of the module with the fault in it; each edit fits in one place."""
    text = modules("fiji")[f"atoll.fiji.{fault['module']}"].read_text("utf-8")
    for edit in fault["edit"]:
        assert text.count(edit["old"]) == 1, edit["old"]
        text = text.replace(edit["old"], edit["new"])
    return text


def rows(fault: Fault) -> tuple[Place, ...]:
    """Where the one example stands that has this name: its place, or that of each of its rows."""
    chapter = f"features/fiji/{fault['chapter']}.feature"
    found = {
        place: one.placed.line
        for place, one in examples("fiji").items()
        if place[0] == chapter and one.placed.scenario.name == fault["example"]
    }
    assert len(set(found.values())) == 1, fault["example"]
    return tuple(found)


def case(fault: Fault, text: str) -> Case:
    return Case("fiji", f"atoll.fiji.{fault['module']}", text, (), rows(fault), laws=False)


@cache
def verdicts() -> dict[str, Verdict | None]:
    """What the examples say of each fault."""
    jobs = [(case(fault, planted(fault)),) for fault in FAULTS]
    ready = partial(examples, "fiji")
    found = answers(tried, jobs, at_once=2, seconds=SECONDS, ready=ready)
    return {FAULTS[answer.job]["id"]: answer.value for answer in found}


def unnoticed() -> dict[str, Verdict | None]:
    return {name: said for name, said in verdicts().items() if not said or said.by != "example"}


def test_each_fault_is_noticed_by_its_example() -> None:
    assert unnoticed() == {}
    assert verdicts().keys() == {fault["id"] for fault in FAULTS}
