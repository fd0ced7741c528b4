"""From Gherkin to the scenarios that pytest-bdd runs.

pytest-bdd reads a file into a dict by name, which loses scenarios. Here each is bound by itself.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pytest_bdd import gherkin_parser as gherkin
from pytest_bdd.parser import Background, Feature, FeatureParser, Rule, ScenarioTemplate, Step

from .outline import Placed, names


class Binding:
    """The scenarios of one feature file, as pytest-bdd wants them."""

    def __init__(self, path: Path, feature: gherkin.Feature) -> None:
        """Bind the feature itself; its scenarios follow one by one."""
        self._parser = FeatureParser(str(path.parent), path.name)
        self._feature = Feature(
            scenarios=OrderedDict(),
            filename=str(path),
            rel_filename=path.name,
            language=feature.language,
            keyword=feature.keyword,
            name=feature.name,
            tags=set(names(feature.tags)),
            background=self._background([child.background for child in feature.children]),
            line_number=feature.location.line,
            description=feature.description,
        )

    def scenario(self, placed: Placed) -> ScenarioTemplate:
        """One scenario, to be rendered with a row of its Examples."""
        data = replace(placed.scenario, steps=_begun(placed.scenario.steps))
        rule = self._rule(placed.rule) if placed.rule else None
        template = self._parser.parse_scenario(data, self._feature, rule)
        _keep_keywords(template.steps[-len(data.steps) :], data.steps)
        return template

    def _rule(self, rule: gherkin.Rule) -> Rule:
        background = self._background([child.background for child in rule.children])
        return Rule(rule.keyword, rule.name, rule.description, set(names(rule.tags)), background)

    def _background(self, found: Sequence[gherkin.Background | None]) -> Background | None:
        for data in filter(None, found):
            background = self._parser.parse_background(replace(data, steps=_begun(data.steps)))
            _keep_keywords(background.steps, data.steps)
            return background
        return None


def _begun(steps: list[gherkin.Step]) -> list[gherkin.Step]:
    """The steps, with a first And taken as Given: the lint tells, and the rest still runs."""
    if not steps or steps[0].keyword_type not in ("Conjunction", "Unknown"):
        return steps
    return [replace(steps[0], keyword_type="Context"), *steps[1:]]


def _keep_keywords(steps: Sequence[Step], data: Sequence[gherkin.Step]) -> None:
    """Give the steps the keywords of the file; pytest-bdd writes "Gegeben Sei"."""
    for step, own in zip(steps[len(steps) - len(data) :], data, strict=True):
        step.keyword = own.keyword
