"""The questions of a game in another language: a page for each, and the list of them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book import Chapter
from atoll.book.faq import Answer, Question
from atoll.site.cards import Card
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page
from atoll.site.pages.questions import means, played, rulings_of, topics
from atoll.site.pictured import SCRIPT, in_steps
from atoll.site.stepped import Shown, packed
from atoll.site.tongue import Tongue, said, tongues
from atoll.site.trials import try_link
from atoll.site.verdicts import Result


class _Shown(NamedTuple):
    """An example as its page shows it: its name, its card, and what is told of it, if anybody does.

    `try_it` is where its numbers are changed.
    """

    name: str
    card: Card
    told: Result | None
    anchor: str
    try_it: str
    picture: str
    steps: Sequence[Shown]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The questions of every game in every language that has them."""
    for tongue in tongues(facts):
        if tongue.asked.questions:
            yield _list(tongue)
            for question in tongue.game.questions.values():
                yield from _pages(tongue, question)


def _list(tongue: Tongue) -> Page:
    """All of them, by topics in the order of play."""
    by_topic = [
        (tongue.asked.topics[Path(asked[0].results[0]["file"]).stem], asked)
        for _, asked in topics(tongue.game)
    ]
    return tongue.composed(
        tongue.lies("questions"),
        tongue.say.questions_of,
        "translated_questions.md",
        f"{tongue.game.name}/questions/index.md",
        about=tongue.say.about_questions,
        said=said,
        topics=by_topic,
    )


def _pages(tongue: Tongue, question: Question) -> Iterator[Page | Asset]:
    """The page of a question, and what plays its examples there."""
    path = tongue.question_page(question.id)
    shown = [*_shown(tongue, question, path)]
    yield _page(tongue, question, path, shown)
    if played := {f"step-{one.anchor}": one.steps for one in shown if one.steps}:
        trials = {f"step-{one.anchor}": found for one in shown if (found := tongue.trial(one.card))}
        script = packed(played, trials, rules=tongue.places(path))
        yield Asset(path.replace("index.md", SCRIPT), script)


def _page(tongue: Tongue, question: Question, path: str, shown: Sequence[_Shown]) -> Page:
    told = [*_answers(tongue, question)]
    asks, says, *_ = told[0]
    return tongue.composed(
        path,
        asks,
        "translated_question.md",
        f"q/{question.id}/index.md",
        about=says,
        **_about(tongue, question),
        answers=told,
        said=said,
        shown=shown,
    )


def _about(tongue: Tongue, question: Question) -> dict[str, Any]:
    """What is told of a question besides its answers and examples."""
    rules = {*question.rules}
    return {
        "rule_page": tongue.rule_page,
        "question": question,
        "chapter": _chapter(tongue, question),
        "chapter_page": tongue.rule_page(question.rules[0]).partition("#")[0],
        "flag": tongue.asked.questions[question.id][0].flag,
        "titles": tongue.titles(),
        "means": means(tongue.game),
        "played": played(tongue.game),
        "rulings": [one for one in rulings_of(tongue.game, question) if one.playable],
        "at_once": [one for one in tongue.decisions if rules <= {*one.rules}],
    }


def _chapter(tongue: Tongue, question: Question) -> Chapter:
    """The chapter of the first rule that a question rests on."""
    rule = question.rules[0]
    return next(one for one in tongue.chapters if rule in {own.id for own in one.rules})


def _answers(tongue: Tongue, question: Question) -> Iterator[tuple[str, str, str, str]]:
    """How it is asked, what is answered, how sure that is, and under which answer to a ruling.

    Each once, the first one leads; what holds under several answers names none.
    """
    under: dict[tuple[str, str, str], set[str]] = {}
    for one in question.answers:
        under.setdefault((*tongue.answer(question, one), one.status), set()).add(one.ruling)
    for told, rulings in under.items():
        yield *told, rulings.pop() if len(rulings) == 1 else ""


def _shown(tongue: Tongue, question: Question, path: str) -> Iterator[_Shown]:
    """Each example; of the first one all that is drawn of it, as on the original."""
    answers = [(of, result) for of in question.answers for result in of.results]
    for number, (of, result) in enumerate(answers, 1):
        name = tongue.say.example + (f" {number}" if len(answers) > 1 else "")
        if len({(one.asked, one.says) for one, _ in answers}) > 1:
            name += f": {_told_apart(tongue, question, of)}"
        card = tongue.game.shelf.card(result)
        short = bool(in_steps(tongue.game, card))
        try_it = try_link(tongue.game, path, card, short=short, lies=tongue.lies("try"))
        drawn = tongue.picture(card, all_of_it=number == 1)
        told, steps = tongue.told(result), tongue.steps(card)
        yield _Shown(name, card, told, f"example-{number}", try_it, drawn, steps)


def _told_apart(tongue: Tongue, question: Question, of: Answer) -> str:
    """What tells an answer of a question from its others: what it says, or how it is asked."""
    first, _ = tongue.answer(question, question.answers[0])
    asks, says = tongue.answer(question, of)
    return says if asks == first else asks
