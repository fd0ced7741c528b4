"""Two pages of each game that one can change: Try it, and Decide where the game has tables."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from random import Random
from typing import Any

from atoll.home import file_of
from atoll.random_seats import watch
from atoll.record import Start, move_line
from atoll.record.aloud import tried
from atoll.record.stepping import drawn, moments, told
from atoll.site.facts import Facts, GameFacts
from atoll.site.form import form
from atoll.site.npm import Absent, Engine, engine
from atoll.site.page import Asset, Page, composed, html_link, rule_page, together
from atoll.site.pictured import SCRIPT, framed, in_steps
from atoll.site.stepped import Shown, packed
from atoll.site.trials import asked_first, asks, name_of
from atoll.site.verdicts import Result
from atoll.table import names_for
from atoll.table.decisions import Decision, as_json, decisions
from atoll.table.games import game as known_game
from atoll.table.games import game as verbs_of
from atoll.table.games import notation, nouns
from atoll.table.rulings import whole

SCRIPTS = (
    *("controls", "steps", "try-link", "try-example", "try-fields", "try-form", "try-places"),
    *("try-spots", "try-sheet", "try-chips", "try-told", "try-state"),
    *("try-engine", "try-run", "try"),
)
"""The scripts of docs/assets that run in Try it, in their order."""
JOINED = "assets/try-it.js"
"""All of them in one file: packed it is a fifth smaller, and asked for once."""
ANY = "RULE"
"""Stands for the id of a rule in a link that a script completes."""


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """Try it and Decide for each game, and what runs in them."""
    yield from _records(facts)
    found = engine(facts.home)
    if isinstance(found, Engine):
        yield from (*found.files, found.wheel)
    scripts = (file_of(f"docs/assets/{name}.js", facts.home).read_bytes() for name in SCRIPTS)
    yield Asset(JOINED, b"\n".join(scripts))
    for game in facts.games:
        tables = decisions(game.name)
        yield from _decide(game, tables)
        yield _try(game, found, tables)
        yield examples(f"{game.name}/try/index.md", _placed(game))


def _try(game: GameFacts, found: Engine | Absent, tables: Sequence[Decision]) -> Page:
    path = f"{game.name}/try/index.md"
    return try_page(
        path,
        f"Try it: {game.title}",
        found,
        about=f"Change the numbers of an example of {game.title}, and the rules say what follows.",
        why=found.why if isinstance(found, Absent) else "",
        decisions=tables,
        decide=f"{game.name}/decide/index.md",
        data=known(game, path, found),
    )


def try_page(
    path: str, title: str, found: Engine | Absent, *, data: Mapping[str, Any], **values: Any
) -> Page:
    """Try it in any language: `say` tells what its frame says."""
    running = found if isinstance(found, Engine) else None
    given = {"say": str, "why": "", "script": JOINED, **values}
    return composed(path, title, "try.md", engine=running, data=script(data), **given)


def examples(page: str, places: Mapping[str, tuple[str, str]]) -> Asset:
    """Where the examples lie that short links name: each with its page and its place there."""
    text = f"atoll.example.hold({script(places)})\n"
    return Asset(page.replace("index.md", "examples.js"), text.encode())


def _placed(game: GameFacts) -> dict[str, tuple[str, str]]:
    return {
        name_of(card): (card.page.removesuffix("index.md"), card.anchor)
        for card in game.shelf.cards
        if in_steps(game, card) and game.fragment(card.result)
    }


def known(game: GameFacts, path: str, found: Engine | Absent) -> Mapping[str, Any]:
    """What the script knows: the form, the texts, where the engine lies, an example."""
    return {
        "game": game.name,
        "title": game.title,
        "parts": form(game.name),
        "moves": notation(game.name).MOVES.examples if notation.there(game.name) else (),
        **_texts(game.name),
        "rules": html_link(path, rule_page(ANY)),
        "engine": loaded(path, found) if isinstance(found, Engine) else None,
        **_own(game),
    }


def _texts(name: str) -> Mapping[str, Any]:
    """The editions and the rulings, as far as one chooses among them."""
    rules = known_game(name)
    return {
        "editions": [
            {"id": one.id, "title": one.title, "choices": dict(one.choices)}
            for one in map(rules.EDITIONS.__getitem__, whole(rules.EDITIONS))
        ],
        "rulings": [
            {
                "name": one.name,
                "question": one.question,
                "default": one.default,
                "answers": [{"name": each.name, "means": each.means} for each in one.answers],
            }
            for one in rules.RULINGS.values()
        ],
    }


def loaded(path: str, found: Engine) -> Mapping[str, str]:
    """Where the parts of the engine lie, from a page, and the hash of the wheel."""
    return {
        "worker": html_link(path, "assets/engine.js"),
        "pyodide": html_link(path, "assets/pyodide") + "/",
        "wheel": html_link(path, found.wheel.path),
        "sha256": found.sha256,
    }


def _own(game: GameFacts) -> Mapping[str, Any]:
    """The example of the page itself, what it asks first, and its name where it is played in steps.

    A new game where there is none.
    """
    if (one := fullest(game)) is None:
        names = names_for(known_game(game.name).SEATS[0])
        new = [{"game": game.name, "seats": [*names], "seed": 1}]
        return {"example": new, "first": None, "own": ""}
    first = asked_first(game.name, one) if nouns.there(game.name) else None
    card = game.shelf.card(one)
    own = name_of(card) if in_steps(game, card) and game.fragment(one) else ""
    return {"example": [one["begins"], *one["moves"]], "first": first, "own": own}


def fullest(game: GameFacts) -> Result | None:
    """The example in which most happens, of a question that asks a ruling if there is one.

    After it somebody decides.
    """
    started = (one for one in game.results if one["start"])
    found = sorted(started, key=lambda one: (asks(game.name, one), _happens(one)), reverse=True)
    return next((one for one in found if _goes_on([one["begins"], *one["moves"]])), None)


def _happens(result: Result) -> int:
    """How much happens; what one rule brings again and again counts twice."""
    fired = Counter(event["rule"] for step in result["trace"] for event in step["events"])
    return sum(min(number, 2) for number in fired.values())


def _goes_on(lines: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a record ends where somebody has to decide."""
    way = tried("\n".join(map(json.dumps, lines)))
    return not way["problem"] and bool(way["parts"][-1]["waiting"])


def script(data: object) -> str:
    """Data as JSON that may stand inside a <script>."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


# Decide


def _decide(game: GameFacts, tables: Sequence[Decision]) -> Iterator[Page]:
    if not tables:
        return
    path = f"{game.name}/decide/index.md"
    yield composed(
        path,
        f"{game.title}: answers at once",
        "decide.md",
        about="; ".join(one.title for one in tables),
        game=game,
        decisions=tables,
        data=script(
            {"rules": html_link(path, rule_page(ANY)), "decisions": [*map(_shown, tables)]}
        ),
    )


def _shown(table: Decision) -> Mapping[str, Any]:
    """A decision as its page looks it up, with the numbers of an answer on one line."""
    variants = [
        one._replace(answers=tuple(each._replace(text=together(each.text)) for each in one.answers))
        for one in table.variants
    ]
    return as_json(table._replace(variants=(*variants,)))


# A page of each game on which records are played; one of ours lies there


SEED, MOVES = 1, 24
"""The game of ours, and how many moves of it are shown without the engine."""


def _records(facts: Facts) -> Iterator[Page | Asset]:
    """The page of each game that says its parts, its example, and what that is played from."""
    found = engine(facts.home)
    for game in facts.games:
        if nouns.there(game.name):
            yield from _of_records(game, found if isinstance(found, Engine) else None)


def _of_records(game: GameFacts, found: Engine | None) -> Iterator[Page | Asset]:
    path = f"{game.name}/record/index.md"
    shown = first_moves(game.name)
    yield Asset(sample_of(game.name), _sample(game.name).encode())
    yield Asset(path.replace("index.md", SCRIPT), packed({"step-ours": shown}))
    yield record_page(
        path,
        f"Play a record: {game.title}",
        shown,
        found,
        data=known_of_records(game.name, path, found),
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


def known_of_records(name: str, path: str, found: Engine | None) -> dict[str, Any]:
    """What the script knows: where rules, editions and rulings lie, and the engine."""
    return {
        "rules": html_link(path, rule_page("RULE")),
        "editions": html_link(path, f"editions/{name}/index.md"),
        "rulings": html_link(path, f"rulings/{name}/RULING/index.md"),
        "engine": loaded(path, found) if found else None,
    }
