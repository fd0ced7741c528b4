"""What a game is played with and no text tells, or one alone: all that shows it says so."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from atoll.book import rules
from atoll.book.sentences import UNSURE
from atoll.cli import app
from atoll.random_seats import Terminal, play
from atoll.record import Start
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import found, game, recorded
from atoll.site.verdicts import Verdicts
from atoll.table import cite, names_for
from atoll.table.games import GAMES, nouns
from atoll.table.own import own, supposed

ALL = [name for name in GAMES if nouns.there(name) and nouns(name).LAYOUT.supposed]


def prompt(name: str, brought: Any = None, *, human: bool = True) -> list[str]:
    """All that is told of a game that is left at its first decision, or watched to its end."""
    told: list[str] = []
    start = Start(name, names_for(3), seed=1, own=brought)
    play(start, Terminal(lambda _: "q", told.append), Random(1), human="Ana" if human else None)
    return told


def test_each_game_of_ours_has_some() -> None:
    assert {*ALL} >= {"bali", "fiji", "kaivai"}


@pytest.mark.parametrize("name", ALL)
def test_the_rule_that_is_named_is_as_unsure(name: str) -> None:
    for one in nouns(name).LAYOUT.supposed:
        statuses = {sentence.status for sentence in rules(name)[one.rule].sentences}
        assert statuses & {*UNSURE}, one


@pytest.mark.parametrize("name", ALL)
def test_pages_that_show_it_say_so(name: str) -> None:
    facts = gathered(Verdicts([]), only=name)
    every = [*game.pages(facts), *found.pages(facts), *recorded.pages(facts)]
    texts = {one.path: one.text for one in every if isinstance(one, Page)}
    for one in nouns(name).LAYOUT.supposed:
        told = f"- {one.how.capitalize()}: {one.what} ([{cite(one.rule)}"
        assert told in texts[f"{name}/index.md"].partition("{#layout}")[2]
        assert told in texts[f"{name}/record/index.md"]
        assert told in texts[f"evidence/found/{name}/index.md"]


@pytest.mark.parametrize("name", ALL)
def test_games_that_are_simulated_say_so(name: str, tmp_path: Path) -> None:
    asked = ["simulate", name, "--games", "1", "--seats", "3", "--by-verbs"]
    picture = tmp_path / "figures.svg"
    run = CliRunner().invoke
    plain = " ".join(run(app, [*asked, "--svg", str(picture)]).stdout.split())
    (of,) = json.loads(run(app, [*asked, "--json"]).stdout)["runs"]
    assert of["supposed"] == supposed(name)
    drawn = picture.read_text("utf-8")
    assert all(f"{one}." in plain and drawn.count(one) == 2 for one in supposed(name))


@pytest.mark.parametrize("name", ALL)
def test_a_game_at_the_prompt_says_so_before_its_first_board(name: str) -> None:
    lines = [f"{one}." for one in supposed(name)]
    assert [one for one in prompt(name) if one in lines] == lines
    watched = prompt(name, human=False)
    assert [one for one in watched if one in lines] == lines == watched[: len(lines)]


@pytest.mark.parametrize("name", ALL)
def test_what_a_table_brings_itself_is_supposed_no_more(name: str) -> None:
    shelf = own(name)
    brought = shelf.read(shelf.usual)
    usual = shelf.write(brought)
    left = [one for one in nouns(name).LAYOUT.supposed if one.own not in usual]
    assert len(supposed(name, brought)) == len(left)
    assert {one.own for one in nouns(name).LAYOUT.supposed} <= {"", *shelf.usual}
