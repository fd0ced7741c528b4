"""Editions and rulings: a page for each pair and each ruling, the sheet, what one can choose."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from atoll.book.answers import OpenQuestion, Question
from atoll.book.glossary import figures, figures_in
from atoll.book.page import overview
from atoll.compare.flipped import place
from atoll.compare.sides import differing, side
from atoll.home import file_of, from_home
from atoll.simulate.figures import Share
from atoll.site.facts import Facts, GameFacts
from atoll.site.kinds import composed, lies
from atoll.site.page import Asset, Page, script, slug
from atoll.site.prose import SiteError
from atoll.site.tongue import Tongue, tongues
from atoll.site.verdicts import Compared, Otherwise, Said
from atoll.table import cite
from atoll.table.games import game as known_game
from atoll.table.rulings import Edition


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The pages of all editions and rulings of every game."""
    for game in facts.games:
        pairs = {(one.left, one.right): one for one in game.found.compared if not one.ruling}
        every = [pairs[both] for both in combinations(game.editions, 2) if both in pairs]
        told = [(lies("pair", game.name, short=_short(game, one)), one) for one in every]
        yield composed("editions", game=game, pairs=told)
        yield from (_pair(game, compared) for compared in pairs.values())
        yield from (_ruling(game, ruling) for ruling in game.rulings.values())
    for tongue in tongues(facts):
        if "sheet" in tongue.has:
            yield _sheet(tongue)
        yield from _chosen(tongue)


def _short(game: GameFacts, compared: Compared) -> str:
    """What a pair of editions is called in the address of its page."""
    return "-".join(one.removeprefix(f"{game.name}-") for one in (compared.left, compared.right))


def _pair(game: GameFacts, compared: Compared) -> Page:
    """Two editions: where they are apart, and the rulings that both play alike.

    Of these where both texts say so, where they do not, and what of one is unknown.
    """
    plays, both = side(game.name, compared.left).answers.as_dict(), (compared.left, compared.right)
    apart = {point["ruling"] for point in compared.difference["rulings"]}
    unknown = {name for one in both for name in game.editions[one].lacks}
    alike, said_apart = list[tuple[str, str]](), list[tuple[OpenQuestion, str, str, str]]()
    for name in (one for one in game.rulings if one not in apart | unknown):
        ruling, means = game.rulings[name], game.means[f"{name}={plays[name]}"]
        left, right = (_stands(ruling, text, plays[name]) for text in both)
        if left == right:
            alike.append((name, means))
        else:
            said_apart.append((ruling, means, left, right))
    return composed(
        "pair",
        short=_short(game, compared),
        texts=[game.editions[one] for one in both],
        game=game,
        compared=compared,
        games=compared.difference["games"],
        alike=alike,
        said_apart=said_apart,
        unknown=unknown,
    )


def _stands(ruling: OpenQuestion, text: str, plays: str) -> str:
    """How a text stands to the answer that it plays; of one that is not seen others tell it."""
    answer = next(one for one in ruling.answers if one.name == plays)
    if text in answer.said_by:
        return "says so"
    if text in answer.read_by:
        return "can be read so"
    if text in answer.not_seen:
        return "not seen: others tell so"
    return f"silent: {ruling.silent[text]}" if text in ruling.silent else "silent"


def _ruling(game: GameFacts, ruling: OpenQuestion) -> Page:
    comparisons = [one for one in game.found.compared if one.ruling == ruling.name]
    return composed(
        "ruling",
        game=game,
        ruling=ruling,
        comparisons=comparisons,
        games=next((one.difference["games"] for one in comparisons), 0),
        weights=[*weighed(game.weights, ruling.name)],
    )


MUCH = 0.1
"""That others win in none of the games played says nothing where it may be so many of all."""


def weighed(weights: Mapping[str, Any], ruling: str) -> Iterator[Mapping[str, Any]]:
    """By other answers to a ruling in how many games others win, if that says anything.

    As `atoll simulate GAME --weigh N --json` has told it, by the players who think first; between
    which shares of all games the true one lies is its `interval`. No build plays it.
    """
    known = (one for one in weights.get("weights", ()) if one["ruling"] == ruling)
    for one in sorted(known, key=lambda one: str(one["players"])):  # greedy, uniform
        measure = Share(one["hits"], one["of"]).measure()
        if one["hits"] or (measure and measure.high < MUCH):
            yield {**one, "interval": f"{measure.low:.0%} to {measure.high:.0%}" if measure else ""}


# The sheet: what one lays on the table beside a game, on one side of paper


def _sheet(tongue: Tongue) -> Page:
    name, home, path = tongue.game.name, tongue.facts.home, tongue.lies("sheet")
    placed = tongue.prose.placed
    own = overview(name, home) if tongue.original else tongue.translation.overview
    asked = []
    for one in asked_first(tongue):
        asks, says = tongue.ways(one)[0]
        source = file_of(one.results[0]["file"], home)
        asked.append((one, asks, placed(says, source, path) if tongue.original else says))
    return tongue.composed(
        "sheet",
        heading="The course" if tongue.original or not own else own.heading,
        course=placed(own.course, own.file, path) if own and own.course else "",
        figures=figures(name, home) if tongue.original else figures_in(name, tongue.code, home),
        asked=asked,
    )


def asked_first(tongue: Tongue) -> Sequence[Question]:
    """The questions that `sheet.toml` names, or else the first of the book. Errors: SiteError."""
    home, questions = tongue.facts.home, tongue.game.questions
    file = file_of(f"docs/{tongue.game.name}/sheet.toml", home)
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    told: Mapping[str, Any] = tomllib.loads(text)
    if not (questions and "questions" in told):
        return [*questions.values()][:5]
    for name in told["questions"]:
        if name not in questions:
            line = next(n for n, line in enumerate(text.splitlines(), 1) if name in line)
            where = f"{from_home(file, home)}:{line}"
            raise SiteError(
                f"{where}: no question is called {name}; name one that a scenario is tagged with."
            )
    return [questions[name] for name in told["questions"]]


# What a reader can choose once, and what it changes: scripts that docs/assets/by.js asks for. A
# page itself carries nothing of it: who chooses nothing loads nothing.


MOST = 6
"""So many sentences of an example are told that come, and as many that do not."""


def _chosen(tongue: Tongue) -> Iterator[Asset]:
    """What one can choose of a game, and for each single choice what it changes."""
    name, folder = tongue.game.name, f"assets/by/{tongue.lies().removesuffix('index.md')}"
    sides = {text: _changed(tongue, text, of) for text, of in tongue.game.found.by.items() if of}
    told = {name: ("choices", _choices(tongue, [*sides]))}
    told |= {f"{name}/{text}": (slug(text), changed) for text, changed in sides.items()}
    for key, (file, value) in told.items():
        yield script(f"{folder}{file}.js", f"(window.BY ??= {{}})[{key!r}]", value)


def _choices(tongue: Tongue, sides: Sequence[str]) -> Mapping[str, Any]:
    """The editions with the answers that are not adopted, the rulings, what is answered.

    Of a question also the rulings that are asked for where its examples are played.
    """
    game, adopted = tongue.game, side(tongue.game.name, None).answers
    asks, answers = dict[str, list[str]](), dict[str, dict[str, str]]()
    for question in game.questions.values():
        asked = {name for result in question.results for name in result["asked"]}
        if those := [name for name in game.rulings if name in asked]:
            asks[question.id] = those
        for one in question.answers:
            if one.ruling.partition("=")[0] in game.rulings:
                _, says = tongue.answer(question, one)
                answers.setdefault(one.ruling, {})[question.id] = says.replace("`", "")
    return {
        "title": game.title,
        "sides": sides,
        "editions": [
            [name, _called(tongue, edition), differing_answers(game.name, name, adopted)]
            for name, edition in game.editions.items()
        ],
        "answers": answers,
        "asks": asks,
        **rulings_told(tongue),
        **({"pages": tongue.places("")} if tongue.telling else {}),
    }


def rulings_told(tongue: Tongue) -> Mapping[str, Any]:
    """What scripts know of each ruling; in another language also what each answer is called."""
    rulings, means = known_game(tongue.game.name).RULINGS.values(), tongue.ruling
    told = {
        one.name: {
            "question": means(one.question),
            "rules": one.rules,
            "default": one.default,
            "answers": {it.name: means(it.means).replace("`", "") for it in one.answers},
        }
        for one in rulings
    }
    if not (by := tongue.telling):
        return {"rulings": told}
    pairs = (f"{one.name}={answer.name}" for one in rulings for answer in one.answers)
    return {"rulings": told, "named": {pair: by.cell(pair) for pair in pairs}}


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
        event = tongue.telling.said if tongue.telling else str
        return [[rule, cite(rule).split(" ")[-1], event(it)] for rule, it in said[:MOST]]

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
