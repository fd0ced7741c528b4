"""House rules for scenarios that choose none, where the phrases look for them."""

import contextlib
import json
import os
from collections.abc import Iterator, Mapping

from atoll.table.games import GAMES, game, points
from atoll.table.rulings import UnknownRuling, named


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
    found, problems = [], {}
    for name in GAMES:
        try:
            game(name).answered(edition, rulings)
        except UnknownRuling as problem:
            problems[name] = problem
        else:
            found.append(name)
    if not found:
        _known_to_some_game(edition, rulings)
        raise problems[_nearest(edition, rulings)]
    return found


def _known_to_some_game(edition: str | None, rulings: Mapping[str, str]) -> None:
    """Raises UnknownRuling where a name is of no game; it says all that there are."""
    every = [game(name) for name in GAMES]
    if edition:
        named("edition", edition, [text for one in every for text in one.EDITIONS])
    for ruling in rulings:
        if not any(ruling in points(name) for name in GAMES):
            named("ruling", ruling, [name for one in every for name in one.RULINGS])


def _nearest(edition: str | None, rulings: Mapping[str, str]) -> str:
    """The game that knows most of the names, the first of equals."""

    def known(name: str) -> int:
        own = points(name)
        return sum(ruling in own for ruling in rulings) + (edition in game(name).EDITIONS)

    return max(GAMES, key=known)
