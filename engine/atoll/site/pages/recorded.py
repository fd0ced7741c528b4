"""A page of each game on which records are played; one of ours lies there."""

import json
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from atoll.random_seats import watch
from atoll.record import Start, move_line
from atoll.record.stepping import drawn, moments, told
from atoll.site.facts import Facts, GameFacts
from atoll.site.npm import Engine, engine
from atoll.site.page import Asset, Page, composed, html_link, rule_page
from atoll.site.pages.trying import loaded, script
from atoll.site.pictured import SCRIPT, framed
from atoll.site.stepped import Shown, packed
from atoll.table import names_for
from atoll.table.games import game as verbs_of
from atoll.table.games import nouns

SEED, MOVES = 1, 24
"""The game of ours, and how many moves of it are shown without the engine."""


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The page of each game that says its parts, its example, and what that is played from."""
    found = engine(facts.home)
    for game in facts.games:
        if nouns.there(game.name):
            yield from _pages(game, found if isinstance(found, Engine) else None)


def _pages(game: GameFacts, found: Engine | None) -> Iterator[Page | Asset]:
    path = f"{game.name}/record/index.md"
    shown = first_moves(game.name)
    yield Asset(sample_of(game.name), _sample(game.name).encode())
    yield Asset(path.replace("index.md", SCRIPT), packed({"step-ours": shown}))
    yield record_page(
        path,
        f"Play a record: {game.title}",
        shown,
        found,
        data=known(game.name, path, found),
        search=0.5,
        about=f"Drop a record of {game.title}: the rules play it, and name its first illegal move.",
        sample=sample_of(game.name),
        game=game,
    )


def record_page(
    path: str,
    title: str,
    shown: Sequence[Shown],
    found: Engine | None,
    *,
    data: Mapping[str, Any],
    **values: Any,
) -> Page:
    """The page that plays records in any language: `say` tells what its frame says."""
    still = framed(shown[0].picture.replace("ours-", "still-"))
    given = {"say": str, "game": None, "steps": len(shown) - 1, "picture": still} | values
    return composed(path, title, "record.md", data=script(data), engine=found, **given)


def first_moves(name: str) -> list[Shown]:
    """The beginning of a game of ours, to be played forward and back."""
    passed = [*moments(_sample(name, MOVES))]
    return [
        Shown(
            f"{moment.seat}: {moment.move}" if moment.move else "",
            told(moment),
            drawn(passed, place, name="ours"),
        )
        for place, moment in enumerate(passed)
    ]


def sample_of(name: str) -> str:
    """Where that game of ours lies as a record."""
    return f"{name}/record/sample.jsonl"


def _sample(name: str, most: int | None = None) -> str:
    """A game at random as a record, or so many moves of it."""
    rules = verbs_of(name)
    start = Start(name, names_for(rules.SEATS[0]), seed=SEED)
    table = start.opening().table
    moves = [
        move_line(table.seats[turn.seat], rules.write_move(turn.move))
        for turn in islice(watch(rules, table, Random(SEED)), most)
    ]
    lines = [start.line(), *moves]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def known(name: str, path: str, found: Engine | None) -> dict[str, Any]:
    """What the script knows: where rules, editions and rulings lie, and the engine."""
    return {
        "rules": html_link(path, rule_page("RULE")),
        "editions": html_link(path, f"editions/{name}/index.md"),
        "rulings": html_link(path, f"rulings/{name}/RULING/index.md"),
        "engine": loaded(path, found) if found else None,
    }
