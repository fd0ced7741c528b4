"""What a reader can choose once, and what it changes: scripts that docs/assets/by.js asks for.

A page itself carries nothing of it: who chooses nothing loads nothing.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from atoll.book.faq import Answer, Question
from atoll.compare.flipped import place
from atoll.compare.sides import differing, side
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, slug
from atoll.site.tongue import Tongue, tongues
from atoll.site.verdicts import Otherwise, Said
from atoll.table import cite
from atoll.table.games import game as known_game
from atoll.table.rulings import Edition, Ruling

MOST = 6
"""So many sentences of an example are told that come, and as many that do not."""


class _Speech(NamedTuple):
    """How a game's scripts are told: in the original, or in another language of its pages.

    `folder` is where they lie below the others; `named` is what an answer is called there, `pages`
    where each rule lies, below the root; of `asked`, only examples of questions are shown there.
    """

    game: GameFacts
    folder: str = ""
    ruling: Callable[[str], str] = str
    text: Callable[[str], str] = str
    event: Callable[[str], str] = str
    answer: Callable[[Question, Answer], str] = lambda _, one: one.says
    named: Callable[[str], str] | None = None
    pages: Mapping[str, str] = MappingProxyType({})
    asked: bool = False


def pages(facts: Facts) -> Iterator[Asset]:
    """For each game what one can choose, and for each single choice what it changes."""
    for speech in [*map(_Speech, facts.games), *map(_speech, tongues(facts))]:
        yield from _told(speech)


def _speech(tongue: Tongue) -> _Speech:
    """In another language; as in the original, where nobody tells what happens."""
    own = _Speech(tongue.game, f"{tongue.code}/")
    if not (telling := tongue.telling):
        return own
    return own._replace(
        ruling=telling.ruling,
        text=telling.text,
        event=telling.event,
        answer=lambda question, one: tongue.answer(question, one)[1],
        named=telling.cell,
        pages=tongue.places(""),
        asked=True,
    )


def _told(speech: _Speech) -> Iterator[Asset]:
    game = speech.game
    sides = {text: _changed(speech, text, found) for text, found in game.by.items() if found}
    yield _script(f"{game.name}/{speech.folder}choices", game.name, _choices(speech, [*sides]))
    for text, changed in sides.items():
        place = f"{game.name}/{speech.folder}{slug(text)}"
        yield _script(place, f"{game.name}/{text}", changed)


def _script(place: str, name: str, value: Mapping[str, Any]) -> Asset:
    told = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Asset(f"assets/by/{place}.js", f"(window.BY ??= {{}})[{name!r}] = {told};\n".encode())


def _choices(speech: _Speech, sides: Sequence[str]) -> Mapping[str, Any]:
    """The editions with the answers that are not adopted, the rulings, what is answered."""
    game = speech.game
    adopted, rulings = side(game.name, None).answers, known_game(game.name).RULINGS.values()
    found = {
        "title": game.title,
        "sides": sides,
        "editions": [
            [name, _called(speech, edition), _differing(game.name, name, adopted)]
            for name, edition in game.editions.items()
        ],
        "rulings": {one.name: _ruling(one, speech) for one in rulings},
        "answers": _answers(speech),
        "asks": {one.id: asks for one in game.questions.values() if (asks := _asks(game, one))},
    }
    if speech.named:
        pairs = [f"{one.name}={each.name}" for one in rulings for each in one.answers]
        found |= {"named": dict(zip(pairs, map(speech.named, pairs), strict=True))}
    return found | ({"pages": speech.pages} if speech.pages else {})


def _called(speech: _Speech, edition: Edition) -> str:
    """What people call an edition; in another language its title, and its year."""
    if not speech.named:
        return edition.called
    title = speech.text(edition.title.removeprefix(f"{speech.game.title}, "))
    return f"{title}, {edition.year}" if edition.year else title


def _differing(game: str, edition: str, adopted: Any) -> Mapping[str, str]:
    answers = side(game, edition).answers
    return {name: getattr(answers, name) for name in differing(adopted, answers)}


def _ruling(one: Ruling, speech: _Speech) -> Mapping[str, Any]:
    means = {answer.name: speech.ruling(answer.means) for answer in one.answers}
    return {
        "question": speech.ruling(one.question),
        "rules": one.rules,
        "default": one.default,
        "answers": {name: says.replace("`", "") for name, says in means.items()},
    }


def _answers(speech: _Speech) -> Mapping[str, Mapping[str, str]]:
    """By an answer to a ruling, what questions are answered under it."""
    found: dict[str, dict[str, str]] = {}
    for question in speech.game.questions.values():
        for one in question.answers:
            name, _, _ = one.ruling.partition("=")
            if name in speech.game.rulings:
                says = speech.answer(question, one).replace("`", "")
                found.setdefault(one.ruling, {})[question.id] = says
    return found


def _asks(game: GameFacts, question: Question) -> list[str]:
    """The rulings that are asked for where the examples of a question are played."""
    asked = {name for result in question.results for name in result["asked"]}
    return [name for name in game.rulings if name in asked]


def _changed(speech: _Speech, text: str, found: Sequence[Otherwise]) -> Mapping[str, Any]:
    """By the place of an example what comes, what goes, what other rulings are asked for there.

    And the questions that it changes.
    """
    asked = speech.game.questions.values()
    places = {one.id: {*map(place, one.results)} for one in asked}
    shown = frozenset().union(*places.values()) if speech.asked else None
    told = {one.id for one in asked for of in one.answers if of.ruling == text}
    ends = {(one.file, one.line) for one in found if one.ends}
    cards = {
        f"{one.file.removeprefix('features/').removesuffix('.feature')}:{one.line}": [
            _events(one.comes, speech),
            _events(one.goes, speech),
            _beside(speech, text, one),
        ]
        for one in found  # each is named as `at` in templates/macros.md has it
        if shown is None or (one.file, one.line) in shown
    }
    changed = [name for name, of in places.items() if of & ends and name not in told]
    return {"cards": cards, "asked": changed}


def _beside(speech: _Speech, text: str, one: Otherwise) -> list[str]:
    """The rulings that an example asks for, but for the one whose answer is tried."""
    known = speech.game.rulings
    return [name for name in one.asks if name in known and not text.startswith(f"{name}=")]


def _events(said: Said, speech: _Speech) -> list[list[str]]:
    return [
        [rule, cite(rule).split(" ")[-1], speech.event(sentence)] for rule, sentence in said[:MOST]
    ]
