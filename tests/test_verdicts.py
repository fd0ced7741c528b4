"""Examples that ask no ruling which differs are not run again; that loses nothing."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from atoll import fiji
from atoll.compare.apart import ran
from atoll.compare.budget import TooFew, moves_of_one
from atoll.compare.flipped import concerns
from atoll.compare.sides import side
from atoll.fiji import many
from atoll.site import verdicts
from atoll.site.verdicts import Result

RULINGS = fiji.RULINGS


def test_answers_write_down_who_is_asked_and_stay_the_same() -> None:
    asked: set[str] = set()
    heard = fiji.answered("fiji-de-2005").listening(asked)
    assert heard == fiji.answered("fiji-de-2005")
    assert asked == set()
    assert heard.but(swap="any").half == "up"
    assert asked == {"half"}


@pytest.fixture(scope="module")
def usual() -> list[Result]:
    return [*ran("fiji", side("fiji", None), None)]


def told(results: list[Mapping[str, Any]]) -> list[tuple[Any, ...]]:
    keys = ("file", "line", "row", "outcome")
    return [tuple(str(one[key]) for key in keys) for one in results]


def test_what_is_not_run_again_would_have_ended_the_same(usual: list[Result]) -> None:
    way = side("fiji", "fiji-condensed,half=up,shared_place=next_place")
    whole = ran("fiji", way, None)
    part = verdicts.among(usual, verdicts.rerun("fiji", usual, way))
    assert told([*part]) == told([*whole])
    assert {one["outcome"] for one in part} == {"passed", "failed"}


def test_few_examples_are_concerned_by_a_ruling(usual: list[Result]) -> None:
    number = {name: sum(concerns(one, of) for one in usual) for name, of in RULINGS.items()}
    assert 0 < number["swap"] < number["half"] < len(usual) / 2


def test_an_example_is_concerned_where_nobody_listened() -> None:
    lists: dict[str, Any] = {key: [] for key in ("fired", "refused", "hidden", "tags")}
    assert concerns({**lists, "asked": None}, RULINGS["half"])
    assert not concerns({**lists, "asked": ["swap"]}, RULINGS["half"])
    assert concerns({**lists, "asked": [], "fired": ["fiji_4_11"]}, RULINGS["half"])


# How many games


def test_the_games_of_a_build_follow_from_the_moves_that_a_game_lets_it_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = verdicts.games("fiji")
    assert usual >= 1000, "an interval of a few in a hundred"
    monkeypatch.setattr(many, "MOVES", many.MOVES // 100)
    assert 0 < verdicts.games("fiji") <= usual // 50
    monkeypatch.setattr(many, "MOVES", moves_of_one("fiji", 5))
    with pytest.raises(TooFew, match=r"fiji lets a build play 66 moves .* let it play more"):
        verdicts.games("fiji")


FIGURES = """
from atoll.compare.apart import match
from atoll.compare.sides import side
from atoll.compare.stakes import stakes
from atoll.site.verdicts import games
usual, number = side("fiji", None), games("fiji")
print(number, stakes(match("fiji", usual, {"half": usual.but("half", "up")}, number)))
"""


def test_two_builds_of_one_commit_play_the_same_games_and_find_the_same(tmp_path: Path) -> None:
    def build(seed: str) -> str:
        words = [sys.executable, "-c", FIGURES]
        with_seed = {**os.environ, "PYTHONHASHSEED": seed}
        done = subprocess.run(words, cwd=tmp_path, env=with_seed, capture_output=True, check=True)
        return done.stdout.decode()

    assert build("1") == build("2") != ""
