"""`--generate-missing`: the steps that no phrase says, as code to fill in.

pytest-bdd would ask for a test of each scenario too, and for a phrase of each outline's <field>;
here a scenario needs no test, and an outline's steps are looked for as its rows say them.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest._io import TerminalWriter
from pytest_bdd.generation import group_steps, print_missing_code
from pytest_bdd.parser import ScenarioTemplate, Step

from .bound import example_of, template_of
from .collect import FindingItem, ScenarioItem
from .phrases import known

FOUND = 100  # the status that pytest-bdd gives where something is missing


def missing(config: pytest.Config, session: pytest.Session) -> int:
    """Print what is missing in the features asked for, or in all that are found."""
    session.perform_collect()
    here, terminal = config.invocation_params.dir, TerminalWriter()
    asked = [(here / name).resolve() for name in config.option.features or ()]
    steps = [step for item in session.items for step in _unsaid(item, asked)]
    findings = [str(item.finding) for item in session.items if isinstance(item, FindingItem)]
    for finding in findings:
        terminal.line(finding, red=True)
    if steps:
        print_missing_code([], group_steps(steps))
    else:
        terminal.line("No step is missing.")
    return FOUND if steps or findings else 0


def _unsaid(item: pytest.Item, asked: list[Path]) -> Iterator[Step]:
    """The steps of a test that no phrase says."""
    if isinstance(item, ScenarioItem):
        example, phrases = item.example, item.phrases
        template, values = example.template, example.row.values
    elif found := template_of(item):
        template, values, phrases = found, example_of(item), known(item)
    else:
        return
    for step in template.render(values).steps if _is_asked(template, asked) else ():
        if not phrases.matching(step.type, step.name):
            step.scenario = template
            yield step


def _is_asked(template: ScenarioTemplate, asked: list[Path]) -> bool:
    file = Path(template.feature.filename).resolve()
    return not asked or any(map(file.is_relative_to, asked))
