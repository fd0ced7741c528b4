"""The sheet: what one lays on the table beside a game, on one side of paper."""

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from atoll.book.faq import Question
from atoll.book.figures import figures
from atoll.book.page import overview
from atoll.home import file_of, from_home
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, composed
from atoll.site.prose import SiteError


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The sheet of each game."""
    for game in facts.games:
        yield _sheet(facts, game)


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
