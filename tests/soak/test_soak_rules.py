"""All faults that people made, and all questions: what a commit has no time to ask.

Of nine faults in ten it is told what they do at a table.
"""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from test_laws import FAULTS, asked, is_sampled, refuted, told
from test_mutate import misread
from test_possible import ASKING, shown

from atoll.home import HOME
from atoll.mutate.parting import ALIKE, parted


def faults() -> Iterator[tuple[str, str, str]]:
    """Those that laws have to refute, and those that examples have to notice."""
    for file in sorted((HOME / "tests" / "law_faults").glob("*.toml")):
        for one in written(file):
            if "unseen" not in one:
                yield misread(file.stem, one["module"], [one])
    for one in written(HOME / "tests" / "human_faults.toml"):
        yield misread("fiji", one["module"], one["edit"])


def written(file: Path) -> list[dict[str, Any]]:
    return list(tomllib.loads(file.read_text("utf-8"))["fault"])


def test_of_nine_faults_in_ten_a_scenario_tells_what_they_do(
    record_property: Callable[[str, object], None],
) -> None:
    every = [*faults()]
    found = [(module, parted(game, {module: text}, {})) for game, module, text in every]
    silent = [f"{name}: {one.why}" for name, one in found if not (one.now or one.before)]
    record_property("untold", silent)
    assert len(silent) <= len(every) / 10


def test_rules_that_do_the_same_part_nowhere() -> None:
    _, module, text = misread("bali", "rules", [])
    assert parted("bali", {module: f"{text}\n# a word more"}, {}).why == ALIKE


# Of every question the smallest table is the one that is kept, and the rules forbid a never


@pytest.mark.parametrize("game", ASKING)
def test_a_yes_has_its_smallest_table_and_a_never_rules_that_forbid_it(
    game: str, tmp_path: Path
) -> None:
    shown(game, tmp_path)


# Faults derived from the names of the laws about tables of games: each has to be refuted


@pytest.mark.parametrize("fault", [one for one in FAULTS if is_sampled(asked(one))], ids=told)
def test_what_the_name_of_a_law_forbids_is_refuted(fault: dict[str, str]) -> None:
    assert refuted(fault)
