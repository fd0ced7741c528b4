"""A page for each question, and the lists of them."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from atoll.book.answers import Answer, Question
from atoll.code.functions import stating
from atoll.home import file_of
from atoll.site.facts import Facts, GameFacts
from atoll.site.kinds import composed
from atoll.site.marks import asked_marks
from atoll.site.page import Asset, Page
from atoll.site.tongue import Tongue, originals, tongues

MOST_ALSO = 4
Topics = Sequence[tuple[str, Sequence[Question]]]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """All questions, those of each game, and a page for each, in every language that has them."""
    of_games = [(one.game, topics(one)) for one in originals(facts)]
    yield composed("topics", games=of_games)
    for tongue in tongues(facts):
        if "questions" in tongue.has:
            yield tongue.composed("questions", topics=topics(tongue))
        for question in tongue.questions:
            yield from _pages(tongue, question)


def topics(tongue: Tongue) -> Topics:
    """The questions by the feature that asks them, in the order of play.

    Each is called as the title of its feature says behind the game's name.
    """
    found: dict[str, list[Question]] = {}
    for question in tongue.questions:
        found.setdefault(question.results[0]["file"], []).append(question)
    told = []
    for file, asked in sorted(found.items(), key=lambda topic: _moment(tongue.game, topic[1])):
        title, _ = tongue.game.shelf.headed(file)
        about = title.rpartition(" FAQ, ")[2] or Path(file).stem.replace("_", " ")
        called = about[:1].upper() + about[1:]
        if not tongue.original:
            called = tongue.translation.topics[Path(file).stem]
        told.append((called, asked))
    return told


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


def _pages(tongue: Tongue, question: Question) -> Iterator[Page | Asset]:
    """The page of a question, and what plays its examples there."""
    game, path = tongue.game, tongue.lies(f"q/{question.id}")
    originals, cards = [*map(game.shelf.card, question.results)], [*tongue.cards(question)]
    placed = zip(cards, tongue.shown(path, originals), strict=False)
    answers, rules = [*_answers(tongue, question, path)], {*question.rules}
    points = {one.ruling.partition("=")[0] for one in question.answers}
    known = stating(game.name, tongue.facts.home)
    named = dict.fromkeys(name for rule in question.rules for name in game.spoken[rule])
    first = next(one for one in tongue.chapters if question.rules[0] in {of.id for of in one.rules})
    yield tongue.composed(
        "question",
        question=question,
        chapter=first,
        answers=answers,
        flag="" if tongue.original else tongue.translation.flags[question.id],
        rulings=[one for one in game.points if one.name in points],
        at_once=[one for one in tongue.decisions if rules <= {*one.rules}],
        cards=[one._replace(card=card) for card, one in placed],
        elsewhere=[] if tongue.tells else cards,
        also=[name for name in named if name not in question.rules][:MOST_ALSO],
        functions={one.symbol: one for rule in question.rules for one in known.get(rule, ())[:1]},
        marks=[*asked_marks(game, question)],
    )
    yield from tongue.stepped(
        path, {card.anchor: one for card, one in zip(cards, originals, strict=True)}
    )


def _answers(tongue: Tongue, question: Question, page: str) -> Iterator[Answer]:
    """Every answer with its texts as they stand on the page.

    In another language each once; what holds there under several answers to a ruling names none.
    """
    known: dict[tuple[str, str, str], Answer] = {}
    for one in question.answers:
        if tongue.original:
            source = file_of(one.results[0]["file"], tongue.facts.home)
            says, why = (tongue.prose.placed(it, source, page) for it in (one.says, one.because))
            yield one._replace(says=says, because=why)
            continue
        asks, says = tongue.answer(question, one)
        told = one._replace(asked=asks, says=says, because="")
        same = known.setdefault((asks, says, one.status), told)
        if same.ruling != one.ruling:
            known[asks, says, one.status] = told._replace(ruling="")
    yield from known.values()
