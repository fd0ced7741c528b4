"""A page for each question, and the lists of them."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from atoll.book.explain import OpenQuestion
from atoll.book.faq import Answer, Question
from atoll.code.functions import Function, stating
from atoll.home import file_of
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.marks import asked_marks
from atoll.site.page import Asset, Page, composed
from atoll.site.pages.evidence import function_page
from atoll.site.pages.game import chapter_page
from atoll.site.pictured import shown, stepped
from atoll.table.decisions import decisions

MOST_ALSO = 4
Topics = Sequence[tuple[str, Sequence[Question]]]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """All questions, those of each game, and a page for each."""
    of_games = [(game, topics(game)) for game in facts.games]
    about = "Questions by topic."
    yield composed(
        "questions/index.md", "Questions", "topics.md", search=0.5, about=about, games=of_games
    )
    for game, of_game in of_games:
        yield _list(game, of_game)
        for question in game.questions.values():
            yield _page(facts, game, question)
            cards = [*map(game.shelf.card, question.results)]
            yield from stepped(game, f"q/{question.id}/index.md", cards)


def _list(game: GameFacts, of_game: Topics) -> Page:
    title = f"Questions about {game.title}"
    return composed(
        f"{game.name}/questions/index.md",
        title,
        "questions.md",
        search=0.5,
        about=f"{title}, answered.",
        game=game,
        topics=of_game,
    )


def topics(game: GameFacts) -> Topics:
    """The questions by the feature that asks them, in the order of play."""
    found: dict[str, list[Question]] = {}
    for question in game.questions.values():
        found.setdefault(question.results[0]["file"], []).append(question)
    told = sorted(found.items(), key=lambda topic: _moment(game, topic[1]))
    return [(_called(game, file), asked) for file, asked in told]


def _moment(game: GameFacts, asked: Sequence[Question]) -> tuple[bool, bool, float, int]:
    """When in a game so much is asked: by the rules, and of several topics the largest first.

    What is proved of whole games comes last of all, and before it what chapter 0 says of every
    moment.
    """
    order = {rule: place for place, rule in enumerate(game.rules)}
    always = [rule for one in game.chapters if one.number == "0" for rule in one.rules]
    proved = all(one.status == "proved" for one in asked)
    at = median(order[one.rules[0]] for one in asked)
    return proved, at < len(always), at, -len(asked)


def _called(game: GameFacts, file: str) -> str:
    """What the questions of a feature are about, as its title says behind the game's name."""
    title, _ = game.shelf.headed(file)
    about = title.rpartition(" FAQ, ")[2] or Path(file).stem.replace("_", " ")
    return about[:1].upper() + about[1:]


def _page(facts: Facts, game: GameFacts, question: Question) -> Page:
    path = f"q/{question.id}/index.md"
    cards = shown(game, path, map(game.shelf.card, question.results))
    return composed(
        path,
        question.title,
        "question.md",
        search=0,  # pages/asked.py has it
        about=question.answers[0].says,
        game=game,
        question=question,
        chapter=next(one for one in game.chapters if game.rules[question.rules[0]] in one.rules),
        chapter_page=chapter_page,
        answers=[_placed(facts, path, answer) for answer in question.answers],
        marks=[*asked_marks(game, question)],
        **_beside(facts, game, question),
        **_open(game, question),
        cards=cards,
    )


def _beside(facts: Facts, game: GameFacts, question: Question) -> dict[str, Any]:
    """Where else one may look: other rules, tables that answer its every case, the functions."""
    rules = {*question.rules}
    return {
        "also": _also(question, game.spoken),
        "at_once": [one for one in decisions(game.name) if rules <= {*one.rules}],
        "functions": [*_functions(facts, game, question)],
        "function_page": function_page,
    }


def _open(game: GameFacts, question: Question) -> dict[str, Any]:
    """The rulings that its answers answer, and what is told of them."""
    rulings = rulings_of(game, question)
    return {
        "rulings": rulings,
        "means": means(game),
        "played": played(game),
        "tabled": _tabled(game),
        "by_answer": {one.name: _by_answer(game, one.name, question) for one in rulings},
    }


def rulings_of(game: GameFacts, question: Question) -> list[OpenQuestion]:
    """The rulings and the open points that its answers answer."""
    asked = {answer.ruling.partition("=")[0] for answer in question.answers}
    return [one for one in game.points if one.name in asked]


def means(game: GameFacts) -> Mapping[str, str]:
    """By an answer to a ruling or an open point, as `half=up`, what it means in words."""
    return {f"{one.name}={each.name}": each.means for one in game.points for each in one.answers}


def played(game: GameFacts) -> set[str]:
    """The answers that are played where nobody chooses others, as `half=down`."""
    return {one.adopted for one in game.points}


def _tabled(game: GameFacts) -> Mapping[str, str]:
    """The rulings whose pages show a table where they matter, which is the `smallest` or not."""
    points = [
        point
        for one in game.compared
        for point in one.difference["rulings"]
        if one.ruling and one.shown.get(one.ruling)
    ]
    kinds = {True: "smallest", False: "first"}
    return {point["ruling"]: kinds[bool(point["witness"]["smallest"])] for point in points}


def _also(question: Question, spoken: Mapping[str, Sequence[str]]) -> list[str]:
    """The rules that those it rests on speak of."""
    named = dict.fromkeys(name for rule in question.rules for name in spoken[rule])
    return [name for name in named if name not in question.rules][:MOST_ALSO]


def _functions(facts: Facts, game: GameFacts, question: Question) -> Iterator[Function]:
    """The function that states each rule of a question, each once."""
    known = stating(game.name, facts.home)
    first = {one.symbol: one for rule in question.rules for one in known.get(rule, ())[:1]}
    yield from first.values()


def _placed(facts: Facts, page: str, answer: Answer) -> tuple[Answer, str, str]:
    """An answer with its texts as they stand on the page."""
    source = file_of(answer.results[0]["file"], facts.home)
    placed = [facts.prose.placed(text, source, page) for text in (answer.says, answer.because)]
    return answer, placed[0], placed[1]


def _by_answer(
    game: GameFacts, ruling: str, question: Question
) -> Mapping[str, Sequence[tuple[str, Card]]]:
    """What follows under each answer to a ruling, and the example that plays it."""
    found: dict[str, list[tuple[str, Card]]] = {}
    for answer in question.answers:
        name, _, way = answer.ruling.partition("=")
        if name == ruling:
            found.setdefault(way, []).append((answer.says, game.shelf.card(answer.results[0])))
    return found
