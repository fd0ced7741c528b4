"""The ladder: what is kept of it is what the games came to."""

import json
from pathlib import Path

from typer.testing import CliRunner

from atoll import __version__
from atoll.cli import app
from atoll.simulate.chunks import Setting, on_this_machine
from atoll.simulate.figures import Share
from atoll.simulate.ladder import counted, duels, fought
from atoll.simulate.weights import AT_RANDOM, Weight, heaviest, others, weighed
from atoll.table.games import game

FIJI = Setting("fiji", 3, game("fiji").answered(None, None), by_verbs=True, size=1)


def test_each_plays_the_next_and_every_other_seat() -> None:
    every = duels(FIJI, ("search:9", "greedy", "uniform"), 2)
    pairs = [(*one.setting.policies, one.number) for one in every]
    assert pairs[:2] == [("search:9", "greedy", 0), ("search:9", "greedy", 1)]
    assert pairs[2:] == [("greedy", "uniform", 0), ("greedy", "uniform", 1)]


def test_greedy_is_ahead_of_any_move_and_not_by_its_seats() -> None:
    counts = counted(fought(one).counts for one in duels(FIJI, ("greedy", "uniform"), 4))
    assert (counts["games"], counts["ended"]) == (4, 4)
    assert counts["ahead"] > 0
    assert counts["one"] > counts["other"]
    back = counted(fought(one).counts for one in duels(FIJI, ("uniform", "greedy"), 4))
    assert back["ahead"] < 0


def test_the_weight_of_a_ruling_is_how_often_others_win() -> None:
    found = weighed(FIJI, 6, on_this_machine(1), only=frozenset({"half", "swap"}))
    assert {one.ruling for one in found} == {"half", "swap"}
    assert {one.winners.of for one in found} == {6}
    assert len([*others("fiji", FIJI.answers)]) == 9


def test_the_heaviest_are_rulings_each_once() -> None:
    many = [Weight(f"ruling{n // 2}", f"way{n}", Share(20 - n, 20)) for n in range(14)]
    assert heaviest(many) == {f"ruling{n}" for n in range(5)}


def test_the_command_keeps_the_ladder_with_seed_and_version(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    sizes = ["--games", "1", "--weigh", "1", "--seats", "3", "--jobs", "1", "--seed", "5"]
    asked = ["simulate", "fiji", "--policy", "search:3", "--ladder", str(file), *sizes]
    ran = CliRunner().invoke(app, asked)
    assert ran.exit_code == 0, ran.output
    kept = json.loads(file.read_text("utf-8"))
    assert (kept["version"], kept["seed"], kept["games"]) == (__version__, 5, 1)
    assert [pair["one"] for pair in kept["pairs"]] == ["search:3", "greedy"]
    assert {one["players"]: one["of"] for one in kept["weights"]} == {
        "uniform": AT_RANDOM,
        "greedy": 1,
    }
    assert {f"{one['ruling']}={one['answer']}" for one in kept["weights"]} == {
        one["name"] for one in kept["weights"]
    }
    took = kept["pairs"][0]["took"]
    assert 0 < took["milliseconds"] <= took["of_99"] <= took["longest"]
    assert "search:3 against greedy: search:3 wins" in ran.stdout


def test_rulings_are_weighed_beside_a_ladder_that_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    asked = ["simulate", "fiji", "--ladder", str(file), "--seats", "3", "--jobs", "1"]
    ran = CliRunner().invoke(app, [*asked, "--policy", "search:2", "--games", "1", "--weigh", "0"])
    assert ran.exit_code == 0, ran.output
    played = json.loads(file.read_text("utf-8"))
    assert (played["weighed"], played["weights"]) == (0, [])
    ran = CliRunner().invoke(app, [*asked, "--games", "0", "--weigh", "1"])
    assert ran.exit_code == 0, ran.output
    kept = json.loads(file.read_text("utf-8"))
    assert kept["weighed"] == 1
    assert kept["weights"]
    assert {**kept, "weighed": 0, "weights": []} == played


def test_another_ladder_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    asked = ["simulate", "fiji", "--ladder", str(file), "--games", "0"]
    ran = CliRunner().invoke(app, asked)
    assert ran.exit_code == 2
    assert not file.exists()
    kept = json.loads(Path("docs/fiji/ladder.json").read_text("utf-8"))
    file.write_text(json.dumps(kept | {"version": __version__}), encoding="utf-8")
    ran = CliRunner().invoke(app, [*asked, "--seats", "4", "--seed", "7"])
    assert ran.exit_code == 2
    assert "keeps no ladder of this seed; say --games 40." in ran.stderr


def test_a_game_that_judges_no_position_has_no_ladder(tmp_path: Path) -> None:
    ran = CliRunner().invoke(app, ["simulate", "rps", "--ladder", str(tmp_path / "it.json")])
    assert ran.exit_code == 2
    assert "rps judges no position; say what one is worth in `worth`." in ran.stderr
    assert not (tmp_path / "it.json").exists()


def test_what_the_ladder_does_not_heed_is_refused(tmp_path: Path) -> None:
    asked = ["simulate", "fiji", "--ladder", str(tmp_path / "it.json"), "--json", "--dask", "x"]
    ran = CliRunner().invoke(app, asked)
    assert ran.exit_code == 2
    assert "--ladder goes without --dask and --json; leave that out." in ran.stderr
