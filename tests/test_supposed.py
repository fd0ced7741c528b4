"""What a game is played with and no text tells, or one alone: all that shows it says so."""

from pathlib import Path
from random import Random

import pytest
from printed import atoll

from atoll.book import rules
from atoll.book.sentences import UNSURE
from atoll.random_seats import Terminal, play
from atoll.record import Start
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import errata, game, trying
from atoll.site.verdicts import Verdicts
from atoll.table import cite, names_for
from atoll.table.games import GAMES, nouns
from atoll.table.own import own, supposed

ALL = [name for name in GAMES if nouns.there(name) and nouns(name).LAYOUT.supposed]


@pytest.mark.parametrize("name", ALL)
def test_what_no_text_tells_is_named_with_its_rule_and_what_a_table_brings_is_not(
    name: str,
) -> None:
    parts, shelf = nouns(name).LAYOUT.supposed, own(name)
    for one in parts:
        statuses = {sentence.status for sentence in rules(name)[one.rule].sentences}
        assert statuses & {*UNSURE}, one
    brought = shelf.read(shelf.usual)
    left = [one for one in parts if one.own not in shelf.write(brought)]
    assert len(supposed(name, brought)) == len(left)
    assert {one.own for one in parts} <= {"", *shelf.usual}


def test_pages_that_show_it_say_so() -> None:
    facts = gathered(Verdicts([]), only="bali")
    every = [*game.pages(facts), *errata.pages(facts), *trying.pages(facts)]
    texts = {one.path: one.text for one in every if isinstance(one, Page)}
    for one in nouns("bali").LAYOUT.supposed:
        told = f"- {one.how.capitalize()}: {one.what} ([{cite(one.rule)}"
        assert told in texts["bali/index.md"].partition("{#layout}")[2]
        assert told in texts["bali/record/index.md"]
        assert told in texts["evidence/found/bali/index.md"]


def test_games_that_are_simulated_say_so(tmp_path: Path) -> None:
    asked = ["simulate", "bali", "--games", "1", "--seats", "3"]
    picture = tmp_path / "figures.svg"
    plain = " ".join(atoll(*asked, "--svg", str(picture)).stdout.split())
    drawn = picture.read_text("utf-8")
    assert supposed("bali")
    assert all(f"{one}." in plain and drawn.count(one) == 2 for one in supposed("bali"))


@pytest.mark.parametrize("human", [True, False])
def test_a_game_at_the_prompt_says_so_before_its_first_board(*, human: bool) -> None:
    lines, told = [f"{one}." for one in supposed("kaivai")], list[str]()
    start = Start("kaivai", names_for(3), seed=1)
    shown = Terminal(lambda _: "q", told.append)
    play(start, shown, Random(1), human="Ana" if human else None)
    assert [one for one in told if one in lines] == lines
    assert human or told[: len(lines)] == lines
