"""Editions and rulings: a page for each pair of editions, and for each open point."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book.explain import OpenQuestion
from atoll.book.faq import Question
from atoll.book.glossary import figures
from atoll.book.page import overview
from atoll.compare.sides import side
from atoll.home import file_of, from_home
from atoll.site.facts import Facts, GameFacts, weighed
from atoll.site.marks import adopted
from atoll.site.page import Asset, Page, composed
from atoll.site.prose import SiteError
from atoll.site.verdicts import Compared


class _Pair(NamedTuple):
    """Two editions as the list shows them."""

    left: str
    right: str
    may: Mapping[str, Any] | None
    receives: Mapping[str, Any] | None


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The pages of all editions and rulings of every game."""
    for game in facts.games:
        pairs = {
            _page_of(game, one.left, one.right): one for one in game.compared if not one.ruling
        }
        yield _list(game, pairs)
        yield _sheet(facts, game)
        for path, compared in pairs.items():
            yield _pair(game, path, compared)
        for name in game.rulings:
            yield _ruling(game, name)


def _page_of(game: GameFacts, left: str, right: str) -> str:
    short = [text.removeprefix(f"{game.name}-") for text in (left, right)]
    return f"editions/{game.name}/{'-'.join(short)}/index.md"


def _list(game: GameFacts, pairs: Mapping[str, Compared]) -> Page:
    known = {(one.left, one.right): (path, one) for path, one in pairs.items()}
    rows = []
    for pair in combinations(game.editions, 2):
        if pair in known:
            path, one = known[pair]
            rows.append((path, _Pair(*pair, *_overall(one.difference))))
    return composed(
        f"editions/{game.name}/index.md",
        f"Editions and rulings of {game.title}",
        "editions.md",
        about=f"Where the published texts of {game.title} differ, and what that changes.",
        game=game,
        pairs=rows,
        adopted=adopted,
    )


def _overall(difference: Mapping[str, Any]) -> tuple[Any, Any]:
    """What all differences come to; nothing where the texts answer every ruling alike."""
    points = difference["rulings"]
    whole = difference["together"] or (points[0] if points else None)
    if whole is None:
        return None, None
    return whole["may"], whole["receives"]


def _pair(game: GameFacts, path: str, compared: Compared) -> Page:
    return composed(
        path,
        game.called(f"{compared.left} and {compared.right}"),
        "pair.md",
        about=game.called(f"How {compared.left} and {compared.right} differ in play."),
        game=game,
        left=compared.left,
        right=compared.right,
        points=compared.difference["rulings"],
        together=compared.difference["together"],
        shown=compared.shown,
        games=compared.difference["games"],
        **_alike(game, compared),
    )


def _alike(game: GameFacts, compared: Compared) -> dict[str, Any]:
    """The rulings that both play alike: where both say so, where they do not, what is unknown."""
    plays = side(game.name, compared.left).answers.as_dict()
    apart = {point["ruling"] for point in compared.difference["rulings"]}
    unknown = {name for one in (compared.left, compared.right) for name in game.editions[one].lacks}
    same = [name for name in game.rulings if name not in apart | unknown]
    told = {name: found for name in same if (found := _said(game, compared, name, plays[name]))}
    return {
        "alike": [(name, _means(game, name, plays[name])) for name in same if name not in told],
        "said_apart": [*told.values()],
        "unknown": unknown,
    }


def _means(game: GameFacts, ruling: str, answer: str) -> str:
    """What an answer means, in words."""
    return next(one.means for one in game.rulings[ruling].answers if one.name == answer)


def _said(
    game: GameFacts, compared: Compared, name: str, plays: str
) -> tuple[OpenQuestion, str, str, str] | None:
    """A ruling that both play alike, where the two texts do not both say so: how each stands."""
    ruling = game.rulings[name]
    says = [_stands(ruling, text, plays) for text in (compared.left, compared.right)]
    if says[0] == says[1]:
        return None
    return ruling, _means(game, name, plays), says[0], says[1]


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


def _ruling(game: GameFacts, name: str) -> Page:
    comparisons = [one for one in game.compared if one.ruling == name]
    weights = [one for by in ("greedy", "uniform") for one in weighed(game.weights, by)]
    return composed(
        f"rulings/{game.name}/{name}/index.md",
        game.rulings[name].question,
        "ruling.md",
        search=1.5,
        about=f"The ruling {name} of {game.title}, its answers, and what they change.",
        game=game,
        ruling=game.rulings[name],
        comparisons=comparisons,
        games=next((one.difference["games"] for one in comparisons), 0),
        weights=[one for one in weights if one.ruling == name and one.says],
    )


# The sheet: what one lays on the table beside a game, on one side of paper


def sheet_page(game: str) -> str:
    """Where the sheet of a game lies."""
    return f"{game}/sheet/index.md"


def _sheet(facts: Facts, game: GameFacts) -> Page:
    path = sheet_page(game.name)
    return composed(
        path,
        f"{game.title} on one sheet",
        "sheet.md",
        search=0.3,
        about=f"{game.title} on one sheet: its course, figures, first questions, what is played.",
        game=game,
        build=facts.build,
        course=_course(facts, game, path),
        figures=figures(game.name, facts.home),
        asked=[(one, _answer(facts, one, path)) for one in asked_first(facts, game)],
        played=[
            (ruling, next(one for one in ruling.answers if one.default))
            for ruling in game.rulings.values()
        ],
    )


def _course(facts: Facts, game: GameFacts, path: str) -> str:
    """How the overview tells the way through a round, or nothing where it does not."""
    told = overview(game.name, facts.home)
    return facts.prose.placed(told.course, told.file, path) if told.course else ""


def asked_first(facts: Facts, game: GameFacts) -> Sequence[Question]:
    """The questions that `sheet.toml` names, or else the first of the book. Errors: SiteError."""
    file = file_of(f"docs/{game.name}/sheet.toml", facts.home)
    told = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    if not (game.questions and "questions" in told):
        return [*game.questions.values()][:5]
    named = told["questions"]
    for one in named:
        if one not in game.questions:
            raise SiteError(_unknown(file, one, facts.home))
    return [game.questions[one] for one in named]


def _unknown(file: Path, name: str, home: Path) -> str:
    lines = file.read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(lines, 1) if name in text)
    where = f"{from_home(file, home)}:{line}"
    return f"{where}: no question is called {name}; name one that a scenario is tagged with."


def _answer(facts: Facts, question: Question, path: str) -> str:
    first = question.answers[0]
    return facts.prose.placed(first.says, file_of(first.results[0]["file"], facts.home), path)
