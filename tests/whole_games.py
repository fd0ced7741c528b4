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
    "played_by",
    "refusals",
    "ruled",
]

FOLDER = HOME / "tests" / "records"
GAMES = ("fiji", "kaivai", "bali")
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
    mine = course(record, {})
    for answer in played_by(record):
        if found := at_work(record, mine, answer):
            yield found


def played_by(record: Recorded) -> list[str]:
    """The answers by which a record is played."""
    first = record.lines[0]
    chosen = game(first["game"]).answered(first.get("edition"), first.get("rulings")).as_dict()
    return [f"{ruling}={answer}" for ruling, answer in chosen.items()]


def at_work(record: Recorded, mine: Course, answer: str) -> Answer | None:
    """The first other answer by which a record goes otherwise, the default before all."""
    ruling, _, name = answer.partition("=")
    one = game(record.lines[0]["game"]).RULINGS[ruling]
    others = [than for than in (one.default, *one.names()) if than != name]
    tried = (
        (than, parting(mine, course(record, {ruling: than}))) for than in dict.fromkeys(others)
    )
    return next((Answer(answer, than, line) for than, line in tried if line), None)


def ruled(record: Recorded, answer: str) -> Recorded | None:
    """The game by another answer, up to a line that it refuses; None where it goes alike."""
    ruling, _, name = answer.partition("=")
    first, *moves = record.lines
    usual = game(first["game"]).RULINGS[ruling].default
    others = {**(first.get("rulings") or {}), ruling: name}
    chosen = {one: a for one, a in others.items() if (one, a) != (ruling, usual)}
    again = Recorded(({**first, "rulings": chosen}, *moves))
    mine = course(again, {})
    stops = mine.end.refused[0] if mine.end.refused else len(again.lines)
    return Recorded(again.lines[:stops]) if at_work(again, mine, answer) else None


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
