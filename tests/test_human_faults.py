"""Faults as a person makes them, planted in the rules: of each the example named for it tells."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from atoll.home import HOME
from atoll.mutate.baseline import Place
from atoll.mutate.children import answers
from atoll.mutate.plant import files
from atoll.mutate.trial import Case, Verdict, tried

Fault = dict[str, Any]

FILE = Path(__file__).parent / "human_faults.toml"
FAULTS: list[Fault] = tomllib.loads(FILE.read_text(encoding="utf-8"))["fault"]
SECONDS = 120.0


def planted(fault: Fault) -> str:
    """The text of the module with the fault in it; each edit fits in one place."""
    text = files("fiji", [fault["module"]])[f"atoll.fiji.{fault['module']}"].read_text("utf-8")
    for edit in fault["edit"]:
        assert text.count(edit["old"]) == 1, edit["old"]
        text = text.replace(edit["old"], edit["new"])
    return text


def example(fault: Fault) -> Place:
    """Where the one example stands that has this name."""
    chapter = f"features/fiji/{fault['chapter']}.feature"
    named = re.compile(rf"\s*Scenario(?: Outline)?: {re.escape(fault['example'])}")
    lines = (HOME / chapter).read_text("utf-8").splitlines()
    found = [number for number, line in enumerate(lines, start=1) if named.fullmatch(line)]
    assert len(found) == 1, fault["example"]
    return chapter, found[0]


def case(fault: Fault, text: str) -> Case:
    rounds = ((example(fault),),)
    return Case("fiji", f"atoll.fiji.{fault['module']}", text, (), rounds, laws=False)


@cache
def verdicts() -> dict[str, Verdict | None]:
    """What the examples say of each fault."""
    jobs = [(case(fault, planted(fault)),) for fault in FAULTS]
    found = answers(tried, jobs, at_once=2, seconds=SECONDS)
    return {FAULTS[answer.job]["id"]: answer.value for answer in found}


def unnoticed() -> dict[str, Verdict | None]:
    return {name: said for name, said in verdicts().items() if not said or said.by != "example"}


def test_each_fault_is_noticed_by_its_example() -> None:
    assert unnoticed() == {}
    assert verdicts().keys() == {fault["id"] for fault in FAULTS}
