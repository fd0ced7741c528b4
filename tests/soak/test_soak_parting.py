"""All faults that people made: what each does at a table is told of nine in ten."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from atoll.home import HOME
from atoll.mutate.parting import ALIKE, parted
from atoll.table.games import modules

Fault = tuple[str, str, str]
"""A game, one of its modules, and the text of that with a fault in it."""


def faults() -> Iterator[Fault]:
    """Those that laws have to refute, and those that examples have to notice."""
    for file in sorted((HOME / "tests" / "law_faults").glob("*.toml")):
        for one in written(file):
            if "unseen" not in one:
                yield planted(file.stem, one["module"], [one])
    for one in written(HOME / "tests" / "human_faults.toml"):
        yield planted("fiji", one["module"], one["edit"])


def written(file: Path) -> list[dict[str, Any]]:
    return list(tomllib.loads(file.read_text("utf-8"))["fault"])


def planted(game: str, module: str, edits: list[dict[str, str]]) -> Fault:
    name = f"atoll.{game}.{module}"
    text = modules(game)[name].read_text("utf-8")
    for edit in edits:
        assert text.count(edit["old"]) == 1, edit["old"]
        text = text.replace(edit["old"], edit["new"])
    return game, name, text


def test_of_nine_faults_in_ten_a_scenario_tells_what_they_do(
    record_property: Callable[[str, object], None],
) -> None:
    every = [*faults()]
    found = [(module, parted(game, {module: text}, {})) for game, module, text in every]
    silent = [f"{name}: {one.why}" for name, one in found if not (one.now or one.before)]
    record_property("untold", silent)
    assert len(silent) <= len(every) / 10


def test_rules_that_do_the_same_part_nowhere() -> None:
    _, module, text = planted("bali", "rules", [])
    assert parted("bali", {module: f"{text}\n# a word more"}, {}).why == ALIKE
