"""Two pages of a game in another language on which the engine plays: Try it, and play a record."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atoll.book.told_in import Telling
from atoll.site.facts import Facts
from atoll.site.npm import Absent, Engine, engine
from atoll.site.page import Asset, Page
from atoll.site.pages import recorded, trying
from atoll.site.pictured import SCRIPT
from atoll.site.stepped import packed
from atoll.site.tongue import Tongue, shown_in, tongues
from atoll.site.trials import name_of
from atoll.table.games import nouns

_MANY = ("list", "named", "some")
Json = Mapping[str, Any]


def pages(facts: Facts) -> Iterator[Page | Asset]:
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
    shown = [shown_in(one, by) for one in recorded.first_moves(name)]
    english = recorded.known(name, path, found)
    said = {"says": tongue.trying, "rules": tongue.places(path)}
    page = recorded.record_page(
        path,
        tongue.say.record_of,
        shown,
        found,
        search=0,
        about=tongue.say.about_record,
        say=tongue.framed,
        sample=recorded.sample_of(name),
        data={**english, **said, "engine": _spoken(tongue, english["engine"])},
    )
    yield Asset(path.replace("index.md", SCRIPT), packed({"step-ours": shown}, rules=said["rules"]))
    yield tongue.page(page, f"{name}/record/index.md")
