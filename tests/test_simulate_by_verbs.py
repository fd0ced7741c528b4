"""Games by their verbs: any game, any player who sees what its seat may see, any count."""

import re
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
from any_games import played, start
from printed import as_json, atoll, valid

from atoll.home import HOME
from atoll.processes import in_order
from atoll.simulate import chunks
from atoll.simulate.chunks import Run, Setting, seed_of, simulated
from atoll.simulate.figures import Figure, Mean, Share
from atoll.simulate.many import Stuck, followed, one_game
from atoll.simulate.policies import players, uniform
from atoll.table import Outcome, games, names_for
from atoll.table.games import game

pytestmark = pytest.mark.usefixtures("away")
rps: Any = games.game("rps")  # which mypy does not find
HERE = partial(in_order, jobs=1)
THREE = Setting("rps", 3, rps.answered(None, None), 70, seed=3)


def test_the_figures_are_those_of_the_games() -> None:
    """Each game is played once more, and looked at without any counting."""
    party = (uniform,) * 3
    played = [one_game(rps, party, THREE.answers, seed_of(3, number), 400) for number in range(70)]
    ends = [one.outcome for one in played if one.outcome]
    assert len(ends) == 70
    [counts] = simulated(THREE, HERE)
    found = {figure[:2]: figure.number for figure in Run(THREE, counts, 1.0).figures()}
    for seat in range(3):
        points = found["Points at the end", f"seat {seat + 1}"]
        assert points == mean_of([end.scores[seat] for end in ends])
        wins = sum(seat in end.winners for end in ends)
        assert found["Wins", f"seat {seat + 1}"] == Share(wins, 70)
    length = found["Length of a game", "moves until its end"]
    assert length == mean_of([one.moves for one in played])
    alike, rule = [one.fires["rps_2_2"] for one in played], "Rock-paper-scissors 2.2"
    assert found["Rules: how often a game", rule] == mean_of(alike)
    assert found["Rules: games in which they fire", rule] == Share(sum(map(bool, alike)), 70)


def mean_of(numbers: Sequence[int]) -> Mean:
    return Mean(sum(numbers), sum(number**2 for number in numbers), len(numbers))


def test_a_policy_sees_the_view_and_the_moves_of_its_seat_and_has_luck_of_its_own() -> None:
    seen: list[tuple[Any, Sequence[Any]]] = []
    draws: list[float] = []

    def looking(view: Any, moves: Sequence[Any], luck: Random) -> Any:
        seen.append((view, moves))
        draws.append(luck.random())
        return moves[int(draws[-1] * len(moves))]

    party: list[Any] = [uniform, looking, looking]
    for seed in (5, 6):
        one_game(rps, party, THREE.answers, seed, 400)
    assert len({*draws}) == len(draws) > 12
    assert {view.seat for view, _ in seen} == {1, 2}
    assert {moves for _, moves in seen} == {rps.moves(opened().table, 0)}
    assert any(view.hidden for view, _ in seen)
    assert {view.shown[0] for view, _ in seen} == {None}


def opened() -> Any:
    return rps.opening(names_for(3), 1, None, edition=None)


def stopping(**verbs: object) -> Any:
    """The game, of which some verbs always say the same."""
    return Mock(wraps=rps, **{f"{name}.return_value": one for name, one in verbs.items()})


def test_a_game_that_stops_before_its_end_is_told() -> None:
    with pytest.raises(Stuck, match="after 0 moves nobody has to decide, and the game has no"):
        followed(stopping(waiting=()), opened(), lambda *_: None, 9)
    with pytest.raises(Stuck, match="the game of seed 4: seat 1 has to decide, and there is no"):
        one_game(stopping(moves=()), (uniform,) * 2, THREE.answers, 4, 9)


@pytest.mark.parametrize(("best", "worst", "fewest"), [(71, 39, False), (39, 71, True)])
def test_who_wins_with_a_worse_score_is_told(best: int, worst: int, *, fewest: bool) -> None:
    found = Outcome((0,), "rps_3_1", (worst, best, worst), fewest=fewest)
    with pytest.raises(Stuck, match=rf"Ana wins with {worst} where Ben has {best}.*-scissors 3.1"):
        followed(stopping(waiting=(), outcome=found), opened(), lambda *_: None, 9)
    agreed = found._replace(winners=(1,))
    assert followed(stopping(waiting=(), outcome=agreed), opened(), lambda *_: None, 9).outcome


def run(*arguments: str) -> dict[str, Any]:
    (one,) = as_json("simulate", "simulate", *arguments)["runs"]
    return dict(one)


def test_the_same_games_by_other_answers_say_in_how_many_it_matters() -> None:
    street, tie = rps.answered("rps-street", None), THREE.answers.but(tie="another_round")
    of = THREE._replace(seats=2, games=40, seed=0, against=(street, tie))
    one, other = map(chunks.mattered, simulated(of, HERE)[1:])
    assert one["at stake"].hits == 40
    assert 0 < one["winners"].hits < one["mattered"].hits
    assert {share.hits for share in other.values()} == {0}


def test_a_game_that_has_both_is_played_by_its_verbs_where_that_is_asked_for() -> None:
    slow, fast = run("fiji", "--games", "6", "--by-verbs"), run("fiji", "--games", "6")
    assert (slow["by_verbs"], fast["by_verbs"]) == (True, False)
    assert slow["counts"]["moves sum"] > 6 * 36 < fast["counts"]["moves sum"]


def test_without_numpy_a_game_is_played_by_its_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [one for one in sys.modules if one.split(".")[0] == "numpy"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert "5 games of Rock-paper-scissors, 2 players, uniform" in said("simulate rps --games 5")


def test_games_without_an_end_are_left_counted_and_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    text = "def stubborn(view, moves, luck):\n    print('mine')\n    return moves[0]\n"
    Path("our_signs.py").write_text(text, encoding="utf-8")
    told = said("simulate rps --games 9 --policy our_signs:stubborn")
    one = run("rps", "--games", "9", "--policy", "our_signs:stubborn")  # what it prints is no JSON
    sys.modules.pop("our_signs")
    assert (one["games"], one["by_verbs"]) == (9, True)
    assert re.search(r"left without an end after 400 moves +100%, at least 70%", told)
    assert "Points at the end" not in told


@pytest.mark.parametrize("game", ["fiji", "kaivai", "bali"])
def test_who_is_greedy_takes_a_move_of_the_list(game: str) -> None:
    rules, greedy = games.game(game), players(game)["greedy"]
    for table, seat, *_ in [*played(start(game, 4), 45)][::4]:
        moves = [*rules.moves(table, seat)]
        assert greedy(rules.view(table, seat), moves, Random(4)) in moves


# What rulings weigh


def test_the_command_tells_all_that_is_kept() -> None:
    asked = ["simulate", "fiji", "--weigh", "1", "--seats", "3", "--jobs", "1", "--seed", "5"]
    told = as_json("weights", *asked)
    assert (told["seed"], told["seats"], told["games"]) == (5, 3, 1)
    assert {one["players"]: one["of"] for one in told["weights"]} == {
        "uniform": chunks.AT_RANDOM,
        "greedy": 1,
    }


@pytest.mark.parametrize("name", ["fiji", "kaivai", "bali"])
def test_what_is_kept_weighs_every_other_answer_and_adds_up(name: str) -> None:
    kept = valid((HOME / "docs" / name / "weights.json").read_text("utf-8"), "weights")
    answers = game(name).answered(None, None)
    assert kept["answers"] == answers.as_dict()
    weighed: dict[str, list[tuple[str, str]]] = {"uniform": [], "greedy": []}
    for one in kept["weights"]:
        share = Figure("", "", Share(one["hits"], one["of"])).as_json()
        assert one == one | {key: share[key] for key in ("value", "low", "high")}
        weighed[one["players"]].append((one["ruling"], one["answer"]))
    assert sorted(weighed["uniform"]) == sorted(chunks.others(game(name).RULINGS, answers))
    heaviest = [*dict.fromkeys(ruling for ruling, _ in weighed["uniform"])][: chunks.HEAVIEST]
    assert {ruling for ruling, _ in weighed["greedy"]} == {*heaviest}


# The page about many games: its policy plays, and its commands are commands


PAGE = (HOME / "docs" / "many_games.md").read_text("utf-8")
(BY_VERBS,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^atoll (simulate .*)$", PAGE, re.MULTILINE)


def said(command: str) -> str:
    ran = atoll(*command.split())
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def test_the_policy_of_the_page_plays_any_game() -> None:
    Path("slow.py").write_text(BY_VERBS, encoding="utf-8")
    assert "30 games of" in said("simulate rps --games 30 --policy slow:careful --jobs 1")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(command: str) -> None:
    if "--policy" in command:
        command = command.replace("kaivai", "fiji")  # greedy players of Kaivai take seconds a game
    games = "1" if re.search("kaivai|bali", command) else "300"
    if "--weigh" in command:
        few = re.sub(r"--weigh \d+", "--weigh 1", command)
        assert "Others win by keep_offer=may, greedy: " in said(few + " --jobs 1")
        return
    fewer = re.sub(r"--games \d+", "", command) + f" --games {games} --jobs 1"
    if command.count("--policy") == 3:
        fewer += " --seats 3"
    assert re.search(rf"^{games} games? of (Fiji|Kaivai|Bali)", said(fewer), re.MULTILINE)
