"""What people see who ask for help, and while they wait."""

import inspect
import pydoc
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest
import typer
from rich.progress import TimeRemainingColumn
from typer.testing import CliRunner

import atoll
from atoll.cli import app, data
from atoll.cli.console import progress
from atoll.running.perform import Performance
from atoll.table import contract, games
from atoll.table.whole import named

LONGEST = 700
"""So many characters of a signature can be read."""


@pytest.mark.parametrize("name", games.GAMES)
def test_the_help_of_a_verb_begins_with_a_signature_that_can_be_read(name: str) -> None:
    game = games.game(name)
    offered = {verb: getattr(game, verb) for verb in named(contract.Game)}
    verbs = {verb: value for verb, value in offered.items() if inspect.isroutine(value)}
    assert verbs
    long = {verb: len(str(inspect.signature(value))) for verb, value in verbs.items()}
    assert {verb: size for verb, size in long.items() if size > LONGEST} == {}


def test_the_help_of_a_game_that_says_its_verbs_in_modules_is_a_few_pages() -> None:
    told = pydoc.plain(pydoc.render_doc(import_module(games.GAMES["kaivai"])))
    assert len(told.splitlines()) < 200
    assert [verb for verb in named(contract.Game) if f"\n    {verb}" not in told] == []


def test_the_help_of_the_package_shows_how_to_begin() -> None:
    told = pydoc.plain(pydoc.render_doc(atoll))
    for what in (
        "fiji.setup",
        "fiji.after",
        "fiji.why_not",
        "atoll.table.contract",
        "atoll.table.games",
        "atoll --help",
    ):
        assert what in told.partition("PACKAGE CONTENTS")[0]


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ({"failures": {"a": "it fails"}}, "do not pass"),
        ({"unopened": {"b": "a feature cannot be read"}}, "do not pass"),
        ({"findings": [{"message": "a stray colon"}]}, "the lint objects"),
    ],
)
def test_data_say_whether_a_vector_is_missing_or_only_the_lint_objects(
    found: dict[str, Any], said: str
) -> None:
    assert said in data._amiss(Performance(**found))


def test_a_bar_tells_the_time_that_is_left() -> None:
    with progress() as bar:
        assert any(isinstance(column, TimeRemainingColumn) for column in bar.columns)


def commands(of: Any, *words: str) -> Iterator[tuple[str, ...]]:
    """Every command and every group of commands, by the words that call it."""
    yield words
    for name, one in getattr(of, "commands", {}).items():
        yield from commands(one, *words, name)


COMMANDS = [*commands(typer.main.get_command(app))]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_help_fits_a_terminal_of_eighty_columns(words: tuple[str, ...]) -> None:
    told = CliRunner().invoke(app, [*words, "--help"], env={"COLUMNS": "80"}).output.splitlines()
    assert max(map(len, told)) <= 80
    body = [line for line in told if not line.startswith("Usage: ")]
    assert [line for line in body if line.endswith(("...", "-"))] == []


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_help_says_what_every_argument_is(words: tuple[str, ...]) -> None:
    one: Any = typer.main.get_command(app)
    for word in words:
        one = one.commands[word]
    unsaid = [p.name for p in one.params if p.param_type_name == "argument" and not p.help]
    assert unsaid == []
