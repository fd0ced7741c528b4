"""What rulings weigh: how often another answer makes others win, by any players."""

import json

import jsonschema
import pytest
from typer.testing import CliRunner

from atoll.cli import app
from atoll.home import HOME
from atoll.schemas import schemas
from atoll.simulate.chunks import Setting, on_this_machine
from atoll.simulate.figures import Share
from atoll.simulate.weights import AT_RANDOM, Weight, heaviest, weighed
from atoll.table.games import game

FIJI = Setting("fiji", 3, game("fiji").answered(None, None), by_verbs=True, size=1)
SCHEMA = schemas()["weights.schema.json"]


def test_some_rulings_are_weighed_alone() -> None:
    found = weighed(FIJI, 2, on_this_machine(1), only=frozenset({"half", "swap"}))
    assert {(one.ruling, one.winners.of) for one in found} == {("half", 2), ("swap", 2)}


def test_the_heaviest_are_rulings_each_once() -> None:
    many = [Weight(f"ruling{n // 2}", f"way{n}", Share(20 - n, 20)) for n in range(14)]
    assert heaviest(many) == {f"ruling{n}" for n in range(5)}


def test_the_command_tells_all_that_is_kept() -> None:
    asked = ["simulate", "fiji", "--weigh", "1", "--seats", "3", "--jobs", "1", "--seed", "5"]
    ran = CliRunner().invoke(app, [*asked, "--json"])
    assert ran.exit_code == 0, ran.output
    told = json.loads(ran.stdout)
    jsonschema.validate(told, SCHEMA)
    assert (told["seed"], told["seats"], told["games"]) == (5, 3, 1)
    assert {one["players"]: one["of"] for one in told["weights"]} == {
        "uniform": AT_RANDOM,
        "greedy": 1,
    }


@pytest.mark.parametrize("name", ["fiji", "kaivai", "bali"])
def test_what_is_kept_is_what_the_command_tells(name: str) -> None:
    kept = json.loads((HOME / "docs" / name / "weights.json").read_text("utf-8"))
    jsonschema.validate(kept, SCHEMA)
    assert kept["game"] == name


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["rps", "--weigh", "1"], "rps judges no position; say what one is worth in `worth`."),
        (["fiji", "--weigh", "1", "--games", "9"], "--weigh goes without --games; leave that out."),
        (["fiji", "--weigh", "0"], "--weigh 0: write a whole number from 1 on"),
    ],
)
def test_what_cannot_be_weighed_is_told(words: list[str], told: str) -> None:
    ran = CliRunner().invoke(app, ["simulate", *words])
    assert ran.exit_code == 2
    assert told in " ".join(ran.stderr.split())
