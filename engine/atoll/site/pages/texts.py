"""Editions and rulings: a page for each pair of editions, for each ruling, and the sheet."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from atoll.book.explain import OpenQuestion
from atoll.book.faq import Question
from atoll.book.glossary import figures, figures_in
from atoll.book.page import overview
from atoll.compare.sides import side
from atoll.home import file_of, from_home
from atoll.site.facts import Facts, GameFacts, weighed
from atoll.site.kinds import composed, lies
from atoll.site.marks import adopted
from atoll.site.page import Asset, Page
from atoll.site.prose import SiteError
from atoll.site.tongue import Tongue, tongues
from atoll.site.verdicts import Compared


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The pages of all editions and rulings of every game."""
    for game in facts.games:
        pairs = {(one.left, one.right): one for one in game.compared if not one.ruling}
        every = [pairs[both] for both in combinations(game.editions, 2) if both in pairs]
        told = [(lies("pair", game.name, short=_short(game, one)), one) for one in every]
        yield composed("editions", game=game, pairs=told, adopted=adopted)
        for compared in pairs.values():
            yield _pair(game, compared)
        for ruling in game.rulings.values():
            yield _ruling(game, ruling)
    for tongue in tongues(facts):
        if tongue.on_one_sheet:
            yield _sheet(tongue)


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
        left=compared.left,
        right=compared.right,
        points=compared.difference["rulings"],
        together=compared.difference["together"],
        shown=compared.shown,
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
    comparisons = [one for one in game.compared if one.ruling == ruling.name]
    weights = [one for by in ("greedy", "uniform") for one in weighed(game.weights, by)]
    return composed(
        "ruling",
        game=game,
        ruling=ruling,
        comparisons=comparisons,
        games=next((one.difference["games"] for one in comparisons), 0),
        weights=[one for one in weights if one.ruling == ruling.name and one.says],
    )


# The sheet: what one lays on the table beside a game, on one side of paper


def _sheet(tongue: Tongue) -> Page:
    name, home, path = tongue.game.name, tongue.facts.home, tongue.lies("sheet")
    placed = tongue.prose.placed
    own = overview(name, home) if tongue.original else tongue.words.overview
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
