"""Whole games that were found, written down: each record, and which of them holds what."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from game_tables import write
from refused_games import Refusing
from whole_games import (
    Answer,
    aims,
    answers,
    answers_at_work,
    beyond,
    ends,
    folder,
    held,
    how_it_ended,
    kept,
)

from atoll.compare.recorded import Recorded
from atoll.forge import text

__all__ = ["Keeping", "keep", "own_records"]

FOUND = "game_"
REFUSED = "refused"


class Keeping(NamedTuple):
    """What was found: whole games by name, and what is refused, by the rule or by the answer."""

    games: Mapping[str, Sequence[Any]]
    refused: Mapping[str, Refusing]
    forbidden: Mapping[str, Refusing]


def own_records(name: str) -> dict[str, Recorded]:
    """The whole games that are kept for what only their own game knows."""
    every = kept(name).items() if [*folder(name).rglob("*.jsonl")] else ()
    return {called: one for called, one in every if not called.startswith((FOUND, REFUSED))}


def keep(name: str, found: Keeping) -> list[str]:
    """Write all of it in place of what was found before; what is held by none is told."""
    home = folder(name)
    for file in (*home.glob(f"{FOUND}*.jsonl"), *home.glob(f"{REFUSED}/*.jsonl")):
        file.unlink()
    (home / REFUSED).mkdir(parents=True, exist_ok=True)
    for called, lines in _records(found):
        (home / f"{called}.jsonl").write_text(text(lines), encoding="utf-8")
    holding = _held(name, found)
    (home / "held.json").write_text(f"{json.dumps(holding, indent=1)}\n", encoding="utf-8")
    held.cache_clear()
    kept.cache_clear()
    write()
    known = {key for part in holding.values() for key in part}
    return [one for one in aims(name) if one not in known | beyond(name).keys()]


def _records(found: Keeping) -> Iterator[tuple[str, Sequence[Any]]]:
    yield from found.games.items()
    for answer, one in found.forbidden.items():
        yield _called(answer), one.lines
    for rule, one in found.refused.items():
        yield f"{REFUSED}/{rule}", one.lines


def _called(answer: str) -> str:
    return f"{REFUSED}/{answer.replace('=', '_')}"


def _held(name: str, found: Keeping) -> dict[str, Mapping[str, Any]]:
    """By each aim the record that holds it, and of an answer how that is seen."""
    whole = {**own_records(name), **_recorded(found.games.items())}
    short = _recorded((_called(answer), one.lines) for answer, one in found.forbidden.items())
    ended: dict[str, str] = {}
    at_work: dict[str, tuple[str, Answer]] = {}
    for called, record in _shortest(whole):
        ended.setdefault(how_it_ended(record), called)
    for called, record in _shortest({**whole, **short}):
        for one in answers_at_work(record):
            at_work.setdefault(one.name, (called, one))
    return {
        "ends": {one: ended[one] for one in ends(name) if one in ended},
        "answers": {one: _at_work(*at_work[one]) for one in answers(name) if one in at_work},
        "refused": {rule: f"{REFUSED}/{rule}" for rule in found.refused},
    }


def _recorded(found: Iterable[tuple[str, Sequence[Any]]]) -> dict[str, Recorded]:
    return {called: Recorded(tuple(lines)) for called, lines in found}


def _shortest(found: Mapping[str, Recorded]) -> list[tuple[str, Recorded]]:
    return sorted(found.items(), key=lambda one: len(one[1].lines))


def _at_work(record: str, one: Answer) -> dict[str, Any]:
    return {"record": record, "than": one.than, "line": one.line}
