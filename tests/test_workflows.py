"""The workflow files call what a checkout offers: the gate, targets of the Makefile, made files."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from mkdocs.utils.yaml import yaml_load

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def jobs(path: Path) -> dict[str, Any]:
    """The jobs of a workflow by name."""
    found: dict[str, Any] = yaml_load(path.read_text("utf-8"))["jobs"]
    return found


def commands(path: Path) -> Iterator[str]:
    """What the steps of a workflow run, line by line."""
    for job in jobs(path).values():
        for step in job["steps"]:
            yield from step.get("run", "").splitlines()


def test_there_is_a_gate_and_a_way_to_publish() -> None:
    assert [path.name for path in WORKFLOWS] == ["gate.yml", "publish.yml"]
    assert ".ci/run" in commands(WORKFLOWS[0])


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_every_target_that_is_made_is_one_of_the_makefile(path: Path) -> None:
    made = [line.split()[1:] for line in commands(path) if line.split()[0] == "make"]
    assert {one for targets in made for one in targets} <= set(TARGETS)
