"""The questions of a game in another language: a page for each, and the list of them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from atoll.book.faq import Answer, Question
from atoll.site.cards import Card
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page, composed
from atoll.site.pages.questions import topics
from atoll.site.pictured import in_steps
from atoll.site.previews import banner
from atoll.site.tongue import Tongue, tongues
from atoll.site.tongues import said
from atoll.site.try_links import try_link
from atoll.site.verdicts import Result
from atoll.table import cite

__all__ = ["pages"]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The questions of every game in every language that has them."""
    for tongue in tongues(facts):
        if tongue.asked.questions:
            yield _list(tongue)
            for question in tongue.game.questions.values():
                yield _page(tongue, question)


def _list(tongue: Tongue) -> Page:
    """All of them, by topics in the order of play."""
    by_topic = [(_topic(tongue, asked[0]), asked) for _, asked in topics(tongue.game)]
    found = composed(
        tongue.questions,
        tongue.say.questions_of,
        "translated_questions.md",
        search=0,
        about=tongue.say.about_questions,
        banner=banner(tongue.game, tongue.say.questions_of, tongue.say.resting),
        tongue=tongue,
        said=said,
        topics=by_topic,
    )
    return tongue.page(found, f"{tongue.game.name}/questions/index.md")


def _topic(tongue: Tongue, question: Question) -> str:
    return tongue.asked.topics[Path(question.results[0]["file"]).stem]


def _page(tongue: Tongue, question: Question) -> Page:
    path, told = tongue.question_page(question.id), [*_answers(tongue, question)]
    asks, says, _ = told[0]
    found = composed(
        path,
        asks,
        "translated_question.md",
        search=0,
        about=says,
        banner=banner(tongue.game, asks, says, place=cite(question.rules[0])),
        tongue=tongue,
        rule_page=tongue.rule_page,
        question=question,
        flag=tongue.asked.questions[question.id][0].flag,
        titles=tongue.titles(),
        answers=told,
        said=said,
        cards=[*_cards(tongue, question, path)],
    )
    return tongue.page(found, f"q/{question.id}/index.md")


def _answers(tongue: Tongue, question: Question) -> Iterator[tuple[str, str, str]]:
    """How it is asked, what is answered, and how sure that is: each once, the first one leads."""
    told = ((*_answer(tongue, question, one), one.status) for one in question.answers)
    yield from dict.fromkeys(told)


def _answer(tongue: Tongue, question: Question, of: Answer) -> tuple[str, str]:
    """How one answer is asked and answered in the language."""
    for way in tongue.asked.questions[question.id]:
        for one, says in zip(way.original.answers, way.says, strict=True):
            if (way.original.question, one.says) == (of.asked, of.says):
                return way.asks, says
    raise KeyError(f"{question.id}: {of.asked} {of.says}")


Shown = tuple[str, Card, Result | None, str]


def _cards(tongue: Tongue, question: Question, path: str) -> Iterator[Shown]:
    """Each example with its name, its card, what it tells, and where its numbers are changed."""
    answers: Sequence[tuple[Answer, Any]] = [
        (of, result) for of in question.answers for result in of.results
    ]
    several = len({(of.asked, of.says) for of, _ in answers}) > 1
    for number, (of, result) in enumerate(answers, 1):
        asks, says = _answer(tongue, question, of)
        name = f"{tongue.say.example} {number}" if len(answers) > 1 else tongue.say.example
        if several:
            name += f": {says if asks == _answer(tongue, question, answers[0][0])[0] else asks}"
        card = tongue.shelf.card(result)
        try_it = try_link(tongue.game, path, card, short=bool(in_steps(tongue.game, card)))
        yield name, card, tongue.told(result), try_it
