"""What whole recorded games are kept for: ways to end, answers to rulings, rules that refuse.

An answer is at work in a game that goes otherwise by another answer: a line of it leads to another
table, to other events, or is refused. `held.json` beside the records of a game says which of them
holds what; `keep_games.py` writes it and finds the games.
"""

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from atoll.code.functions import ending, refusable
from atoll.compare.recorded import Course, Recorded, course, parting, recorded
from atoll.home import HOME
from atoll.record.start import start_of
from atoll.simulate.counting import ENDS, how_it_ends
from atoll.table.games import game

__all__ = [
    "FOLDER",
    "GAMES",
    "Answer",
    "aims",
    "answers",
    "answers_at_work",
    "at_work",
    "beyond",
    "ends",
    "folder",
    "held",
    "how_it_ended",
    "kept",
    "refusals",
]

FOLDER = HOME / "tests" / "records"
GAMES = ("fiji",)
Held = Mapping[str, Any]


class Answer(NamedTuple):
    """An answer to a ruling, and another by which a game goes otherwise from a line on."""

    name: str
    than: str
    line: int


def folder(name: str) -> Path:
    """Where the whole games of a game lie."""
    return FOLDER / name


@cache
def kept(name: str) -> Mapping[str, Recorded]:
    """The kept games of a game, each a file."""
    every = recorded(name, folder(name))
    return {_called(folder(name), one): one for one in every}


def _called(home: Path, one: Recorded) -> str:
    assert one.file
    return one.file.relative_to(home).with_suffix("").as_posix()


# What there is to hold


def ends(name: str) -> list[str]:
    """Every way a game can end: by each rule one player wins, several share it, or nobody wins."""
    return [f"{rule} {how}" for rule in ending(name) for how in ENDS]


def answers(name: str) -> list[str]:
    """Every answer to every ruling."""
    rulings = game(name).RULINGS.values()
    return [f"{one.name}={answer}" for one in rulings for answer in one.names()]


def aims(name: str) -> list[str]:
    """All that there is to hold."""
    return [*ends(name), *answers(name), *refusals(name)]


def refusals(name: str) -> list[str]:
    """Every rule that can refuse something."""
    return sorted(refusable(name))


# What a record holds


def how_it_ended(record: Recorded) -> str:
    """The way in which a game has ended; nothing where it has not."""
    outcome = course(record, {}).end.outcome
    return f"{outcome.rule} {how_it_ends(outcome)}" if outcome else ""


def answers_at_work(record: Recorded) -> Iterator[Answer]:
    """The answers of a record that are at work there, each with the first that shows it."""
    name = record.lines[0]["game"]
    start = start_of(record.lines[0])
    chosen = game(name).answered(start.edition, start.rulings).as_dict()
    mine = course(record, {})
    for ruling, answer in chosen.items():
        if found := at_work(record, mine, f"{ruling}={answer}"):
            yield found


def at_work(record: Recorded, mine: Course, answer: str) -> Answer | None:
    """The first other answer by which a record goes otherwise, the default before all."""
    ruling, _, name = answer.partition("=")
    one = game(record.lines[0]["game"]).RULINGS[ruling]
    others = [than for than in (one.default, *one.names()) if than != name]
    tried = (
        (than, parting(mine, course(record, {ruling: than}))) for than in dict.fromkeys(others)
    )
    return next((Answer(answer, than, line) for than, line in tried if line), None)


# What is written down


@cache
def held(name: str) -> Held:
    """What is said of the kept games: the record that holds each."""
    found: Held = json.loads((folder(name) / "held.json").read_text("utf-8"))
    return found


@cache
def beyond(name: str) -> Mapping[str, str]:
    """What no whole game holds, and why."""
    every = tomllib.loads((FOLDER / "beyond.toml").read_text("utf-8"))
    found: Mapping[str, str] = every.get(name, {})
    return found
