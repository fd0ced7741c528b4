"""A page for each question, and the lists of them."""

from collections.abc import Iterator, Mapping, Sequence

from atoll.site.cards import Card, Shelf
from atoll.site.facts import Facts, GameFacts, Question
from atoll.site.marks import asked_marks
from atoll.site.page import Asset, Page, composed
from atoll.site.pictured import picture
from atoll.site.tries import try_link

__all__ = ["pages"]

Topics = Sequence[tuple[str, Sequence[Question]]]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """All questions, those of each game, and a page for each."""
    topics = [(game, _topics(game)) for game in facts.games]
    yield _list("questions/index.md", "Questions", topics)
    for game, of_game in topics:
        yield _list(
            f"{game.name}/questions/index.md", f"Questions about {game.title}", [(game, of_game)]
        )
        shelf = Shelf(game)
        for question in game.questions.values():
            yield _page(facts, game, question, shelf)


def _list(path: str, title: str, topics: Sequence[tuple[GameFacts, Topics]]) -> Page:
    return composed(
        path, title, "questions.md", search=0.5, about=f"{title}, answered.", games=topics
    )


def _topics(game: GameFacts) -> Topics:
    """The questions by the feature that asks them."""
    found: dict[str, list[Question]] = {}
    for question in game.questions.values():
        stem = question.results[0]["file"].rpartition("/")[2].removesuffix(".feature")
        found.setdefault(stem.replace("_", " ").capitalize(), []).append(question)
    return [*found.items()]


def _page(facts: Facts, game: GameFacts, question: Question, shelf: Shelf) -> Page:
    path = f"q/{question.id}/index.md"
    source = facts.home / question.results[0]["file"]
    cards = [shelf.card(result) for result in question.results]
    asked = {name for one in question.results for name in _named(one["name"])}
    rulings = [one for name, one in game.rulings.items() if name in asked]
    return composed(
        path,
        question.title,
        "question.md",
        search=2,
        about=question.answer,
        game=game,
        question=question,
        answer=facts.prose.placed(question.answer, source, path),
        because=facts.prose.placed(question.because, source, path),
        marks=[*asked_marks(game, question)],
        rulings=rulings,
        by_answer={one.name: _by_answer(one.name, cards) for one in rulings},
        picture=picture(game.name, cards[0].result),
        cards=[(card, try_link(game.name, path, card.result)) for card in cards],
    )


def _named(name: str) -> list[str]:
    """The ruling that a scenario's name names: `… (ruling half=up)`."""
    _, found, ruling = name.rpartition("(ruling ")
    return [ruling.partition("=")[0]] if found else []


def _by_answer(ruling: str, cards: Sequence[Card]) -> Mapping[str, Sequence[Card]]:
    """The examples that play each answer to a ruling."""
    found: dict[str, list[Card]] = {}
    for card in cards:
        answer = (card.result["rulings"] or {}).get(ruling, "")
        found.setdefault(answer, []).append(card)
    return found
