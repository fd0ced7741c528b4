"""House rules for scenarios that choose none, where the phrases look for them."""

import contextlib
import json
import os
from collections.abc import Iterator, Mapping

from atoll.table.games import GAMES, game
from atoll.table.rulings import UnknownRuling

__all__ = ["environment", "knowing"]


@contextlib.contextmanager
def environment(edition: str | None, rulings: Mapping[str, str]) -> Iterator[None]:
    """House rules for scenarios that choose none, where the phrases look for them."""
    knowing(edition, rulings)
    told = {"ATOLL_EDITION": edition or "", "ATOLL_RULINGS": json.dumps(rulings)}
    before = {name: os.environ.get(name) for name in told}
    os.environ.update(told)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def knowing(edition: str | None, rulings: Mapping[str, str]) -> list[str]:
    """The games that know the edition and the rulings. Raises UnknownRuling where none does."""
    found, problems = [], []
    for name in GAMES:
        try:
            game(name).answered(edition, rulings)
        except UnknownRuling as problem:
            problems.append(problem)
        else:
            found.append(name)
    if not found:
        raise problems[0]
    return found
