"""`atoll simulate --ladder`: players against each other, and what rulings weigh; kept in a file."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll import __version__
from atoll.cli.console import Misuse, progress
from atoll.processes import at_once
from atoll.simulate.chunks import Setting, never, on_this_machine
from atoll.simulate.figures import CONFIDENCE, as_json
from atoll.simulate.ladder import Fought, counted, duels, figures, fought
from atoll.simulate.players import Players, thinks_ahead
from atoll.simulate.report import in_words
from atoll.simulate.weights import AT_RANDOM, heaviest, weighed
from atoll.simulate.weights import as_json as weights_as_json
from atoll.simulate.workers import done_by_processes
from atoll.table import listed

__all__ = ["Climb", "climbed"]

LINES = 64
"""So many lines a player tries where nobody says."""


class Climb(NamedTuple):
    """How many games a pair plays, in how many a ruling is weighed, and in how many processes.

    Of no games, the ladder stays as it is kept.
    """

    games: int
    weighs: int
    jobs: int | None


def climbed(setting: Setting, climb: Climb, file: str) -> Iterator[str]:
    """Play the ladder, weigh the rulings, keep both in a file, and tell them line by line.

    Errors: Misuse where the game judges no position, or nothing is kept; OSError for the file.
    """
    if "greedy" not in Players(setting.game):
        raise Misuse(f"{setting.game} judges no position; say what one is worth in `worth`.")
    told = _ladder(setting, climb, Path(file))
    _keep(told, file)
    if climb.weighs:
        told |= {"weighed": climb.weighs, "weights": [*_weights(setting, climb)]}
        _keep(told, file)
    for one in told["pairs"]:
        found = figures((one["one"], one["other"]), one["counts"])
        yield from (f"{each.section}: {each.name} {in_words(each)}" for each in found)
        yield f"{one['one']}: {one['took']['milliseconds']} ms a decision"
    weights = told["weights"]
    yield from (f"{one['section']}: {one['name']} {one['hits']} of {one['of']}" for one in weights)


def _keep(told: dict[str, Any], file: str) -> None:
    Path(file).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _ladder(setting: Setting, climb: Climb, file: Path) -> dict[str, Any]:
    """Every pair, played now or as it is kept; with the weights that are kept, if it is. Misuse."""
    head = _head(setting)
    if not climb.games:
        return _kept(file, head)
    file.touch()
    searches = [name for name in setting.policies if thinks_ahead(name)] or [f"search:{LINES}"]
    pairs = [*_pairs(setting, (*searches, "greedy", "uniform"), climb)]
    return head | {"games": climb.games, "weighed": 0, "pairs": pairs, "weights": []}


def _kept(file: Path, head: dict[str, Any]) -> dict[str, Any]:
    """What a file keeps of the same game, seats, seed and answers. Errors: Misuse."""
    kept: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    if differs := [key for key, value in head.items() if kept.get(key) != value]:
        raise Misuse(f"{file} keeps no ladder of this {listed(differs)}; say --games 40.")
    return kept


def _head(setting: Setting) -> dict[str, Any]:
    return {
        "game": setting.game,
        "version": __version__,
        "seed": setting.seed,
        "seats": setting.seats,
        "answers": setting.answers.as_dict(),
        "confidence": CONFIDENCE,
    }


def _pairs(setting: Setting, names: Sequence[str], climb: Climb) -> Iterator[dict[str, Any]]:
    """What the games of each pair come to, in JSON terms."""
    every = duels(setting, names, climb.games)
    done: list[Fought] = []
    with progress() as bar:
        task = bar.add_task("Games of the ladder", total=len(every))
        for one in done_by_processes(fought, every, jobs=at_once(climb.jobs), stopped=never):
            done.append(one)
            bar.advance(task)
    for pair in dict.fromkeys(duel.setting.policies for duel in every):
        games = [one for one in done if one.policies == pair]
        counts = counted(one.counts for one in games)
        told = {"counts": counts, "figures": as_json(figures(pair, counts))}
        yield {"one": pair[0], "other": pair[1], **told, "took": _took(games)}


def _took(games: Sequence[Fought]) -> dict[str, float]:
    """Processor time of the first player in milliseconds; it differs from one run to the next.

    Of a hundred decisions 99 take no longer than `of_99`.
    """
    every = sorted(seconds for one in games for seconds in one.took) or [0.0]
    figures = {
        "milliseconds": sum(every) / len(every),
        "of_99": every[-1 - len(every) // 100],
        "longest": every[-1],
    }
    return {"decisions": len(every), **{k: round(1000 * one, 1) for k, one in figures.items()}}


def _weights(setting: Setting, climb: Climb) -> Iterator[dict[str, Any]]:
    """How often others win by another answer: at random, then by who is greedy for a few."""
    by = on_this_machine(at_once(climb.jobs))
    of = setting._replace(by_verbs=True, size=1)
    usual = weighed(of._replace(policies=("uniform",)), climb.weighs * AT_RANDOM, by)
    yield from weights_as_json("uniform", usual)
    few = heaviest(usual)
    wise = weighed(of._replace(policies=("greedy",)), climb.weighs, by, only=few)
    yield from weights_as_json("greedy", wise)
