"""`atoll simulate --ladder`: players against each other, and what rulings weigh; kept in a file."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll import __version__
from atoll.cli.console import Misuse, progress
from atoll.processes import at_once
from atoll.simulate.chunks import Setting, never, on_this_machine
from atoll.simulate.figures import CONFIDENCE, Figure, as_json
from atoll.simulate.ladder import Fought, counted, duels, figures, fought
from atoll.simulate.players import Players, thinks_ahead
from atoll.simulate.report import in_words
from atoll.simulate.weights import figures as of_weights
from atoll.simulate.weights import heaviest, weighed
from atoll.simulate.workers import done_by_processes

__all__ = ["Climb", "climbed"]

LINES = 64
"""So many lines a player tries where nobody says."""


class Climb(NamedTuple):
    """How many games a pair plays, in how many a ruling is weighed, and in how many processes."""

    games: int
    weighs: int
    jobs: int | None


def climbed(setting: Setting, climb: Climb, file: str) -> Iterator[str]:
    """Play the ladder, weigh the rulings, keep both in a file, and tell them line by line.

    Errors: Misuse where the game judges no position; OSError for the file.
    """
    if "greedy" not in Players(setting.game):
        raise Misuse(f"{setting.game} judges no position; say what one is worth in `worth`.")
    Path(file).touch()
    searches = [name for name in setting.policies if thinks_ahead(name)] or [f"search:{LINES}"]
    pairs = [*_pairs(setting, (*searches, "greedy", "uniform"), climb)]
    weights = [*_weights(setting, climb)]
    told = _head(setting, climb) | {"pairs": [one for _, one in pairs], "weights": weights}
    Path(file).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    for found, one in pairs:
        yield from (f"{each.section}: {each.name} {in_words(each)}" for each in found)
        yield f"{one['one']}: {one['took']['milliseconds']} ms a decision"
    yield from (f"{one['section']}: {one['name']} {one['hits']} of {one['of']}" for one in weights)


def _head(setting: Setting, climb: Climb) -> dict[str, Any]:
    return {
        "game": setting.game,
        "version": __version__,
        "seed": setting.seed,
        "seats": setting.seats,
        "answers": setting.answers.as_dict(),
        "games": climb.games,
        "weighed": climb.weighs,
        "confidence": CONFIDENCE,
    }


def _pairs(
    setting: Setting, names: Sequence[str], climb: Climb
) -> Iterator[tuple[tuple[Figure, ...], dict[str, Any]]]:
    """What the games of each pair come to: as figures, and in JSON terms."""
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
        found = figures(pair, counts)
        told = {"one": pair[0], "other": pair[1], "counts": counts, "figures": as_json(found)}
        yield found, told | {"took": _took(games)}


def _took(games: Sequence[Fought]) -> dict[str, float]:
    """Processor time of the first player; it differs from one run to the next."""
    decisions, seconds = sum(one.decisions for one in games), sum(one.seconds for one in games)
    longest = max(one.longest for one in games)
    mean = round(1000 * seconds / max(decisions, 1), 1)
    return {"decisions": decisions, "milliseconds": mean, "longest": round(1000 * longest, 1)}


def _weights(setting: Setting, climb: Climb) -> Iterator[dict[str, Any]]:
    """How often others win by another answer: at random, then by who is greedy for a few."""
    if not climb.weighs:
        return
    by = on_this_machine(at_once(climb.jobs))
    of = setting._replace(by_verbs=True, size=1)
    usual = weighed(of._replace(policies=("uniform",)), climb.weighs, by)
    yield from as_json(of_weights("uniform", usual))
    few = heaviest(usual)
    wise = weighed(of._replace(policies=("greedy",)), climb.weighs, by, only=few)
    yield from as_json(of_weights("greedy", wise))
