"""What a reader can choose once, and what it changes: scripts that docs/assets/by.js asks for.

A page itself carries nothing of it: who chooses nothing loads nothing.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atoll.compare.flipped import place
from atoll.compare.sides import differing, side
from atoll.site.facts import Facts
from atoll.site.page import Asset, slug
from atoll.site.tongue import Tongue, tongues
from atoll.site.verdicts import Otherwise, Said
from atoll.table import cite
from atoll.table.games import game as known_game
from atoll.table.rulings import Edition

MOST = 6
"""So many sentences of an example are told that come, and as many that do not."""


def pages(facts: Facts) -> Iterator[Asset]:
    """For each game what one can choose, and for each single choice what it changes."""
    for tongue in tongues(facts):
        game = tongue.game
        folder = f"{game.name}/" if tongue.original else f"{game.name}/{tongue.code}/"
        sides = {text: _changed(tongue, text, found) for text, found in game.by.items() if found}
        yield _script(f"{folder}choices", game.name, _choices(tongue, [*sides]))
        for text, changed in sides.items():
            yield _script(f"{folder}{slug(text)}", f"{game.name}/{text}", changed)


def _script(place: str, name: str, value: Mapping[str, Any]) -> Asset:
    told = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Asset(f"assets/by/{place}.js", f"(window.BY ??= {{}})[{name!r}] = {told};\n".encode())


def _choices(tongue: Tongue, sides: Sequence[str]) -> Mapping[str, Any]:
    """The editions with the answers that are not adopted, the rulings, what is answered.

    Of a question also the rulings that are asked for where its examples are played.
    """
    game, telling = tongue.game, tongue.telling
    adopted, rulings = side(game.name, None).answers, known_game(game.name).RULINGS.values()
    asks, answers = dict[str, list[str]](), dict[str, dict[str, str]]()
    for question in game.questions.values():
        asked = {name for result in question.results for name in result["asked"]}
        if those := [name for name in game.rulings if name in asked]:
            asks[question.id] = those
        for one in question.answers:
            if one.ruling.partition("=")[0] in game.rulings:
                _, says = tongue.answer(question, one)
                answers.setdefault(one.ruling, {})[question.id] = says.replace("`", "")
    found: dict[str, Any] = {
        "title": game.title,
        "sides": sides,
        "editions": [
            [name, _called(tongue, edition), differing_answers(game.name, name, adopted)]
            for name, edition in game.editions.items()
        ],
        "rulings": {
            one.name: {
                "question": tongue.ruling(one.question),
                "rules": one.rules,
                "default": one.default,
                "answers": {
                    each.name: tongue.ruling(each.means).replace("`", "") for each in one.answers
                },
            }
            for one in rulings
        },
        "answers": answers,
        "asks": asks,
    }
    if telling:
        pairs = [f"{one.name}={each.name}" for one in rulings for each in one.answers]
        found |= {"named": {pair: telling.cell(pair) for pair in pairs}, "pages": tongue.places("")}
    return found


def _called(tongue: Tongue, edition: Edition) -> str:
    """What people call an edition; in another language its title, and its year."""
    if not tongue.telling:
        return edition.called
    title = tongue.text(edition.title.removeprefix(f"{tongue.game.title}, "))
    return f"{title}, {edition.year}" if edition.year else title


def differing_answers(game: str, edition: str, adopted: Any) -> Mapping[str, str]:
    """The answers of an edition that are not adopted, by their rulings."""
    answers = side(game, edition).answers
    return {name: getattr(answers, name) for name in differing(adopted, answers)}


def _changed(tongue: Tongue, text: str, found: Sequence[Otherwise]) -> Mapping[str, Any]:
    """By the place of an example what comes, what goes, what other rulings are asked for there.

    And the questions that it changes. Another language shows the examples of questions alone.
    """
    asked, known = tongue.game.questions.values(), tongue.game.rulings
    places = {one.id: {*map(place, one.results)} for one in asked}
    shown = frozenset().union(*places.values()) if tongue.telling else None
    told = {one.id for one in asked for of in one.answers if of.ruling == text}
    ends = {(one.file, one.line) for one in found if one.ends}

    def events(said: Said) -> list[list[str]]:
        return [[rule, cite(rule).split(" ")[-1], tongue.event(it)] for rule, it in said[:MOST]]

    cards = {
        f"{one.file.removeprefix('features/').removesuffix('.feature')}:{one.line}": [
            events(one.comes),
            events(one.goes),
            [name for name in one.asks if name in known and not text.startswith(f"{name}=")],
        ]
        for one in found  # each is named as `at` in templates/macros.md has it
        if shown is None or (one.file, one.line) in shown
    }
    changed = [name for name, of in places.items() if of & ends and name not in told]
    return {"cards": cards, "asked": changed}
