"""What a reader can choose once, and what it changes: scripts that docs/assets/by.js asks for.

A page itself carries nothing of it: who chooses nothing loads nothing.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atoll.compare.judged import differing
from atoll.compare.sides import side
from atoll.site.facts import Facts, GameFacts
from atoll.site.otherwise import Otherwise, Said
from atoll.site.page import Asset, slug
from atoll.table import cite
from atoll.table.games import game as known_game
from atoll.table.rulings import Ruling

__all__ = ["pages"]

MOST = 6
"""So many sentences of an example are told that come, and as many that do not."""


def pages(facts: Facts) -> Iterator[Asset]:
    """For each game what one can choose, and for each single choice what it changes."""
    for game in facts.games:
        sides = {text: _changed(game, text, found) for text, found in game.by.items() if found}
        yield _script(f"{game.name}/choices", game.name, _choices(game, [*sides]))
        for text, changed in sides.items():
            yield _script(f"{game.name}/{slug(text)}", f"{game.name}/{text}", changed)


def _script(place: str, name: str, value: Mapping[str, Any]) -> Asset:
    told = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Asset(f"assets/by/{place}.js", f"(window.BY ??= {{}})[{name!r}] = {told};\n".encode())


def _choices(game: GameFacts, sides: Sequence[str]) -> Mapping[str, Any]:
    """The editions with the answers that are not adopted, the rulings, what is answered."""
    adopted = side(game.name, None).answers
    return {
        "title": game.title,
        "sides": sides,
        "editions": [
            [name, _called(game, name), _differing(game.name, name, adopted)]
            for name in game.editions
        ],
        "rulings": {one.name: _ruling(one) for one in known_game(game.name).RULINGS.values()},
        "answers": _answers(game),
    }


def _called(game: GameFacts, name: str) -> str:
    """An edition without the name of its game, with its year."""
    edition = game.editions[name]
    title = edition.title.removeprefix(f"{game.title}, ")
    return f"{title}, {edition.year}" if edition.year else title


def _differing(game: str, edition: str, adopted: Any) -> Mapping[str, str]:
    answers = side(game, edition).answers
    return {name: getattr(answers, name) for name in differing(adopted, answers)}


def _ruling(one: Ruling) -> Mapping[str, Any]:
    return {
        "question": one.question,
        "rules": one.rules,
        "default": one.default,
        "answers": {answer.name: answer.means.replace("`", "") for answer in one.answers},
    }


def _answers(game: GameFacts) -> Mapping[str, Mapping[str, str]]:
    """By an answer to a ruling, what questions are answered under it."""
    found: dict[str, dict[str, str]] = {}
    for question in game.questions.values():
        for one in question.answers:
            name, _, _ = one.ruling.partition("=")
            if name in game.rulings:
                found.setdefault(one.ruling, {})[question.id] = one.says.replace("`", "")
    return found


def _changed(game: GameFacts, text: str, found: Sequence[Otherwise]) -> Mapping[str, Any]:
    """By the place of an example what comes and what goes; the questions that it changes."""
    ends = {(one.file, one.line) for one in found if one.ends}
    places = {
        one.id: {(of["file"], of["row"] or of["line"]) for of in one.results}
        for one in game.questions.values()
    }
    told = {one.id for one in game.questions.values() for of in one.answers if of.ruling == text}
    return {
        "cards": {_at(one): [_told(one.comes), _told(one.goes)] for one in found},
        "asked": [name for name, of in places.items() if of & ends and name not in told],
    }


def _at(one: Otherwise) -> str:
    """As a card names its example: see `card` in templates/macros.md."""
    return f"{one.file.removeprefix('features/').removesuffix('.feature')}:{one.line}"


def _told(said: Said) -> list[list[str]]:
    return [[rule, cite(rule).split(" ")[-1], sentence] for rule, sentence in said[:MOST]]
