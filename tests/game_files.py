"""Whole games that were found, written down: each record, and which of them holds what."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game_tables import write
from refused_games import Refusing
from whole_games import (
    aims,
    answers_at_work,
    beyond,
    folder,
    held,
    how_it_ended,
    kept,
    ruled,
)

from atoll.compare.recorded import Recorded, course
from atoll.forge import text
from atoll.table.stating import in_order

__all__ = ["WRITTEN", "Keeping", "hold", "keep", "own_records"]

FOUND = "games"
REFUSED = "refused"
OTHERWISE = "answers"
WRITTEN = (FOUND, REFUSED, OTHERWISE)
"""How the files begin that the search writes."""


class Keeping(NamedTuple):
    """What was found: whole games by name, and what is refused, by the rule or by the answer."""

    games: Mapping[str, Sequence[Any]]
    refused: Mapping[str, Refusing]
    forbidden: Mapping[str, Refusing]


def own_records(name: str) -> dict[str, Recorded]:
    """The whole games that are kept for what only their own game knows."""
    every = kept(name).items() if [*folder(name).rglob("*.jsonl")] else ()
    return {called: one for called, one in every if not called.startswith(WRITTEN)}


def keep(name: str, found: Keeping) -> list[str]:
    """Write all of it in place of what was found before; what is held by none is told."""
    home = folder(name)
    for file in home.rglob("*.jsonl"):
        if file.relative_to(home).as_posix().startswith(WRITTEN):
            file.unlink()
    for called, lines in _records(found):
        _write(home / f"{called}.jsonl", lines)
    return hold(name)


def hold(name: str) -> list[str]:
    """Write down which record holds what, and those that only another answer makes of one."""
    for answer in _left(name):
        if "=" in answer:
            _rule_otherwise(name, answer)
    left = _left(name)
    _drop(name)
    write()
    return left


def _drop(name: str) -> None:
    """Take away what the search wrote and holds nothing, as others hold all that it does."""
    parts = held(name)
    holding = {one["record"] for one in parts["answers"].values()}
    holding |= {*parts["ends"].values(), *parts["refused"].values()}
    for called in kept(name).keys() - holding:
        if called.startswith(WRITTEN):
            (folder(name) / f"{called}.jsonl").unlink()
    kept.cache_clear()


def _rule_otherwise(name: str, answer: str) -> None:
    """Write the shortest record of those that an answer makes of the others."""
    ruled_so = (ruled(one, answer) for one in kept(name).values())
    if some := [one for one in ruled_so if one]:
        lines = min(some, key=lambda one: len(one.lines)).lines
        _write(folder(name) / f"{_called(answer, OTHERWISE)}.jsonl", lines)


def _left(name: str) -> list[str]:
    """What no record holds, and nothing explains; what they hold is written down."""
    known = {aim for part in _write_held(name).values() for aim in part}
    return [one for one in aims(name) if one not in known | beyond(name).keys()]


def _write(file: Path, lines: Sequence[Any]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text(lines), encoding="utf-8")


def _records(found: Keeping) -> Iterator[tuple[str, Sequence[Any]]]:
    yield from found.games.items()
    for answer, one in found.forbidden.items():
        yield _called(answer, REFUSED), one.lines
    for rule, one in found.refused.items():
        yield f"{REFUSED}/{rule}", one.lines


def _called(answer: str, room: str) -> str:
    return f"{room}/{answer.replace('=', '_')}"


def _write_held(name: str) -> dict[str, dict[str, Any]]:
    """By each aim the shortest whole game that holds it, else the shortest record.

    Of an answer it is told how that is seen; what is refused is kept for nothing else.
    """
    kept.cache_clear()
    held.cache_clear()
    every = sorted(kept(name).items(), key=lambda one: (_begins(one[0]), len(one[1].lines)))
    found: dict[str, dict[str, Any]] = {"ends": {}, "answers": {}, "refused": {}}
    for called, record in every:
        refused = course(record, {}).end.refused
        if refused and called == f"{REFUSED}/{refused[1].rule}":
            found["refused"][refused[1].rule] = called
            continue
        found["ends"].setdefault(how_it_ended(record), called)
        for one in answers_at_work(record):
            told = {"record": called, "than": one.than, "line": one.line}
            found["answers"].setdefault(one.name, told)
    holding = {part: _in_order(name, some) for part, some in found.items()}
    (folder(name) / "held.json").write_text(f"{json.dumps(holding, indent=1)}\n", encoding="utf-8")
    return holding


def _begins(called: str) -> bool:
    """Whether a record is no whole game."""
    return called.startswith((REFUSED, OTHERWISE))


def _in_order(name: str, some: Mapping[str, Any]) -> dict[str, Any]:
    """What is held in the order of what there is to hold, then all else, but for no end at all."""
    first = [one for one in aims(name) if one in some]
    return {one: some[one] for one in (*first, *in_order(some.keys() - {"", *first}))}
