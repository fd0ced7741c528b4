"""The questions of a game in another language: a page for each, and the list of them."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book import Chapter
from atoll.book.faq import Answer, Question
from atoll.book.told_in import Telling
from atoll.site.cards import Card
from atoll.site.facts import Facts
from atoll.site.npm import Absent, Engine, engine
from atoll.site.page import Asset, Page
from atoll.site.pages import trying
from atoll.site.pages.questions import means, played, rulings_of, topics
from atoll.site.pictured import SCRIPT, in_steps
from atoll.site.stepped import Shown, packed
from atoll.site.tongue import Tongue, said, shown_in, tongues
from atoll.site.trials import name_of, try_link
from atoll.site.verdicts import Result
from atoll.table.games import nouns


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
    """The questions of every game, and what one tries, in every language that has them."""
    yield from _tried(facts)
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


# Try it in another language


_MANY = ("list", "named", "some")
Json = Mapping[str, Any]


def _tried(facts: Facts) -> Iterator[Page | Asset]:
    """Both of every game in every language that tells what its examples tell."""
    found = engine(facts.home)
    for tongue in tongues(facts):
        if (by := tongue.telling) and nouns.there(tongue.game.name):
            yield from _try(tongue, by, found)
            yield from _record(tongue, by, found if isinstance(found, Engine) else None)


# Try it


def _try(tongue: Tongue, by: Telling, found: Engine | Absent) -> Iterator[Page | Asset]:
    path, places = tongue.lies("try"), _placed(tongue)
    page = trying.try_page(
        path,
        tongue.say.try_of,
        found,
        about=tongue.say.about_try,
        say=tongue.framed,
        decisions=tongue.decisions,
        decide=tongue.lies("decide"),
        data=_known(tongue, by, path, places, found),
    )
    yield tongue.page(page, f"{tongue.game.name}/try/index.md")
    yield trying.examples(path, places)


def _known(
    tongue: Tongue, by: Telling, path: str, places: Mapping[str, Any], found: Engine | Absent
) -> Json:
    """What the script knows; it opens the example of the original if it is played here too."""
    english = trying.known(tongue.game, path, found)
    return {
        **english,
        **_told(tongue, by, english),
        "own": english["own"] if english["own"] in places else "",
        "engine": _spoken(tongue, english["engine"]),
        "rules": tongue.places(path),
    }


def _placed(tongue: Tongue) -> dict[str, tuple[str, str]]:
    """Where each example that a question shows in this language is played, by its name."""
    found = {}
    for question in tongue.game.questions.values():
        folder = tongue.question_page(question.id).removesuffix("index.md")
        results = [one for of in question.answers for one in of.results]
        for number, card in enumerate(map(tongue.game.shelf.card, results), 1):
            if tongue.trial(card):
                found[name_of(card)] = (folder, f"example-{number}")
    return found


def _told(tongue: Tongue, by: Telling, english: Json) -> Json:
    """What the script knows that a player reads, told in this language."""
    moves = [*english["moves"], *(one["move"] for one in english["example"][1:])]
    rulings = english["rulings"]
    pairs = (f"{one['name']}={answer['name']}" for one in rulings for answer in one["answers"])
    return {
        "editions": [{**one, "title": by.text(one["title"])} for one in english["editions"]],
        "rulings": [_ruling(by, one) for one in rulings],
        "named": {pair: by.label(pair) for pair in pairs},
        "spoken": {one: by.move(one) for one in moves},
        "says": {**tongue.trying, **dict(_form(by, english["parts"]))},
    }


def _ruling(by: Telling, one: Json) -> Json:
    answers = [{**each, "means": by.ruling(each["means"])} for each in one["answers"]]
    return {**one, "question": by.ruling(one["question"]), "answers": answers}


def _form(by: Telling, fields: Sequence[Json]) -> Iterator[tuple[str, str]]:
    """Each word of the form by its English one; of a list also what one of many is called."""
    for field in fields:
        label = field.get("label") or field.get("name", "").replace("_", " ")
        texts = (label, field.get("hint"), field.get("nothing"), *field.get("values", ()))
        yield from ((text, by.label(text)) for text in texts if text)
        if field["kind"] in _MANY and label:
            yield _capital(by.label(label)), _capital(by.label(label.removesuffix("s")))
        yield from _form(by, [field["of"]] if "of" in field else field.get("fields", ()))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _spoken(tongue: Tongue, engine: Json | None) -> Json | None:
    """The engine that answers in this language, where there is one."""
    return engine and {**engine, "spoken": [tongue.game.name, tongue.code]}


# Play a record


def _record(tongue: Tongue, by: Telling, found: Engine | None) -> Iterator[Page | Asset]:
    name, path = tongue.game.name, tongue.lies("record")
    shown = [shown_in(one, by) for one in trying.first_moves(name)]
    english = trying.known_of_records(name, path, found)
    said = {"says": tongue.trying, "rules": tongue.places(path)}
    page = trying.record_page(
        path,
        tongue.say.record_of,
        shown,
        found,
        search=0,
        about=tongue.say.about_record,
        say=tongue.framed,
        sample=trying.sample_of(name),
        data={**english, **said, "engine": _spoken(tongue, english["engine"])},
    )
    yield Asset(path.replace("index.md", SCRIPT), packed({"step-ours": shown}, rules=said["rules"]))
    yield tongue.page(page, f"{name}/record/index.md")
