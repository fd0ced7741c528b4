"""Pages of each game that one can change: Try it, records played, and its decision tables."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from atoll.forge.forging import whole_game
from atoll.home import file_of
from atoll.record.start import start_line, text_of
from atoll.record.stepping import tried
from atoll.site.facts import Facts, GameFacts
from atoll.site.form import form
from atoll.site.npm import Engine, engine
from atoll.site.page import Asset, Page, html_link, together
from atoll.site.pages.texts import rulings_told
from atoll.site.tongue import Tongue, tongues
from atoll.site.trials import asked_first, asks, example, name_of
from atoll.site.verdicts import Result
from atoll.table import names_for
from atoll.table.decisions import as_json
from atoll.table.games import game as known_game
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
SEED = 1
"""Of the game of ours."""
Json = Mapping[str, Any]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """These of each game in every language that tells its examples, and what runs in them."""
    found = engine(facts.home)
    yield from found.files
    scripts = (file_of(f"docs/assets/{name}.js", facts.home).read_bytes() for name in SCRIPTS)
    yield Asset(JOINED, b"\n".join(scripts))
    for tongue in tongues(facts):
        if "decide" in tongue.has:
            yield _decide(tongue)
        if "try" in tongue.has:
            yield from _try(tongue, found)
        if "record" in tongue.has:
            yield from _record(tongue, found)


def _try(tongue: Tongue, found: Engine) -> Iterator[Page | Asset]:
    """The page, and where the examples lie that short links name: page and place of each."""
    path, places = tongue.lies("try"), dict(_placed(tongue))
    yield tongue.composed(
        "try",
        engine=found if found.files else None,
        why=found.why,
        script=JOINED,
        data=script(_known(tongue, path, places, found)),
    )
    text = f"atoll.example.hold({script(places)})\n"
    yield Asset(path.replace("index.md", "examples.js"), text.encode())


def _placed(tongue: Tongue) -> Iterator[tuple[str, tuple[str, str]]]:
    """Where each example lies that is played in this language, by its name."""
    shelf = tongue.game.shelf
    of_questions = (own for question in tongue.questions for own in tongue.cards(question))
    for own in shelf.cards if tongue.original else of_questions:
        card = shelf.card(own.result)
        if example(tongue.game, card).trial:
            yield name_of(card), (own.page.removesuffix("index.md"), own.anchor)


def _known(tongue: Tongue, path: str, places: Json, found: Engine) -> Json:
    """What the script knows: the form, the texts, where the engine lies, an example.

    That is the fullest, or a new game where there is none; its name, where it is played in steps.
    """
    game, own, parts = tongue.game, fullest(tongue.game), form(tongue.game.name)
    names, first, name = names_for(known_game(game.name).SEATS[0]), None, ""
    lines: list[Json] = [{"game": game.name, "seats": [*names], "seed": 1}]
    if own:
        lines, name = [own["begins"], *own["moves"]], name_of(game.shelf.card(own))
        first = asked_first(game.name, own) if nouns.there(game.name) else None
    moves = notation(game.name).MOVES.examples if notation.there(game.name) else ()
    return {
        "game": game.name,
        "title": game.title,
        "parts": parts,
        "moves": moves,
        "editions": _editions(tongue),
        **rulings_told(tongue),
        "rules": tongue.led(path),
        "engine": _loaded(tongue, path, found),
        "example": lines,
        "first": first,
        "own": name if name in places else "",
        **_told(tongue, [*moves, *(one["move"] for one in lines[1:])], parts),
    }


def _editions(tongue: Tongue) -> list[Json]:
    """The editions of a game that one can choose."""
    known = known_game(tongue.game.name).EDITIONS
    chosen = map(known.__getitem__, whole(known))
    return [
        {"id": one.id, "title": tongue.text(one.title), "choices": dict(one.choices)}
        for one in chosen
    ]


def _told(tongue: Tongue, moves: Sequence[str], parts: Sequence[Json]) -> Json:
    """What else a player reads there, told in a language that is not the original."""
    if not (by := tongue.telling):
        return {}

    def spelled(fields: Sequence[Json]) -> Iterator[tuple[str, str]]:
        """Each word of the form by its English one; of a list also what one of many is called."""
        for field in fields:
            label = field.get("label") or field.get("name", "").replace("_", " ")
            words = (label, field.get("hint"), field.get("nothing"), *field.get("values", ()))
            yield from ((text, by.label(text)) for text in words if text)
            if field["kind"] in ("list", "named", "some") and label:
                every, one = by.label(label), by.label(label.removesuffix("s"))
                yield every[:1].upper() + every[1:], one[:1].upper() + one[1:]
            yield from spelled([field["of"]] if "of" in field else field.get("fields", ()))

    return {
        "spoken": {one: by.move(one) for one in moves},
        "says": {**tongue.trying, **dict(spelled(parts))},
    }


def _loaded(tongue: Tongue, path: str, found: Engine) -> Json | None:
    """Where the parts of the engine lie, the hash of the wheel, and in which language it answers.

    Nothing where there is no engine.
    """
    if not found.files:
        return None
    return {
        "worker": html_link(path, "assets/engine.js"),
        "pyodide": html_link(path, "assets/pyodide") + "/",
        "wheel": html_link(path, found.wheel.path),
        "sha256": found.sha256,
        **({} if tongue.original else {"spoken": [tongue.game.name, tongue.code]}),
    }


def fullest(game: GameFacts) -> Result | None:
    """The example in which most happens, of a question that asks a ruling if there is one.

    After it somebody decides.
    """

    def happens(result: Result) -> int:
        """How much happens; what one rule brings again and again counts twice."""
        fired = Counter(event["rule"] for step in result["trace"] for event in step["events"])
        return sum(min(number, 2) for number in fired.values())

    started = (one for one in game.results if one["start"])
    for one in sorted(started, key=lambda one: (asks(game.name, one), happens(one)), reverse=True):
        way = tried("\n".join(map(json.dumps, [one["begins"], *one["moves"]])))
        if not way["problem"] and way["parts"][-1]["waiting"]:
            return one
    return None


def script(data: object) -> str:
    """Data as JSON that may stand inside a <script>."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c")


# Decision tables: answers at once


def _decide(tongue: Tongue) -> Page:
    tables = [as_json(one, together) for one in tongue.decisions]  # an answer's numbers on one line
    return tongue.composed(
        "decide",
        data=script({"rules": tongue.led(tongue.lies("decide")), "decisions": tables}),
    )


# A page of each game on which records are played; one of ours lies there


def _record(tongue: Tongue, found: Engine) -> Iterator[Page | Asset]:
    """The page, and our game."""
    name, path = tongue.game.name, tongue.lies("record")
    sample = f"{name}/record/sample.jsonl"
    if tongue.original:
        first = start_line(name, names_for(known_game(name).SEATS[0]), SEED)
        yield Asset(sample, text_of(whole_game(first, Random(SEED))).encode())
    yield tongue.composed(
        "record",
        sample=sample,
        engine=found if found.files else None,
        data=script(
            {
                "rules": tongue.led(path),
                "editions": html_link(path, f"editions/{name}/index.md"),
                "rulings": html_link(path, f"rulings/{name}/RULING/index.md"),
                "engine": _loaded(tongue, path, found),
                **({} if tongue.original else {"says": tongue.trying}),
            }
        ),
    )
