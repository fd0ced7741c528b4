"""Recorded games by the rules of two trees: each follows all of them with its own engine."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import Any

from atoll.compare.recorded import End, NotRecorded, Recorded, kept
from atoll.compare.replays import Otherwise, Replays, apart, gravest
from atoll.compare.trees.asking import Asked, ask_all
from atoll.compare.trees.tree import Tree
from atoll.record.entries import Entry
from atoll.table import Outcome, Refusal

Followed = Mapping[str, Any]
"""What `answering.py` answers of a record."""


def replayed(game: str, folder: Path, left: Tree, right: Tree) -> Replays | None:
    """The recorded games of a game by both; None without any. Errors: NotRecorded, NotAnswered."""
    if not (games := kept(game, folder)):
        return None
    given = {"game": game, "records": [[*map(_unversioned, one.lines)] for one in games]}
    answers = ask_all([Asked(tree, "records", given) for tree in (left, right)])
    found = [_apart(*one) for one in zip(games, *answers, strict=True)]
    return Replays(len(games), gravest(found))


def _unversioned(line: Entry) -> Entry:
    """A line without the version of the rules: older engines know no such key."""
    return {key: value for key, value in line.items() if key != "version"}


def _apart(record: Recorded, mine: Followed, theirs: Followed) -> Otherwise | None:
    """Where a game goes otherwise. Errors: NotRecorded, where neither can read a line."""
    refused = mine["refused"], theirs["refused"]
    if all(one and not one[0] for one in refused):
        raise NotRecorded(f"{record.place(len(mine['lies']) + 1)}: {refused[0][1]}")
    return apart(record, _parting(mine, theirs), _end(record, mine), _end(record, theirs))


def _parting(mine: Followed, theirs: Followed) -> int:
    """The first line after which something else lies there, or that one side alone refuses."""
    both = zip_longest(_told(mine), _told(theirs))
    return next((line for line, pair in enumerate(both, start=1) if not _alike(*pair)), 0)


def _told(of: Followed) -> Iterator[Any]:
    """What lies there after each line; instead of it the rule by which the last one is refused."""
    if of["refused"]:
        yield from (*of["lies"], of["refused"][0])
        return
    *before, last = of["lies"]
    yield from (*before, {**last, "": of["ends"]})


def _alike(one: Any, other: Any) -> bool:
    """Whether the parts that both tables have are the same, or the same rule refuses a line."""
    if isinstance(one, dict) and isinstance(other, dict):
        return all(one[part] == other[part] for part in one.keys() & other.keys())
    return bool(one == other)


def _end(record: Recorded, of: Followed) -> End:
    """How a record ends there."""
    if of["refused"]:
        return End((record.number(len(of["lies"]) + 1), Refusal(*of["refused"])), None)
    names = next(line["seats"] for line in record.lines[::-1] if "seats" in line)
    if not of["ends"]:
        return End(None, None, tuple(names))
    winners, scores = of["ends"]
    return End(None, Outcome(tuple(winners), "", tuple(scores)), tuple(names))
