"""A game's pages in another language: where they lie, and what they draw from."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from atoll.book import Chapter, languages
from atoll.book.explain import OpenQuestion
from atoll.book.faq import Answer, Question
from atoll.book.told_in import Telling, moved_in, picture_in, telling
from atoll.book.translated import (
    Translated,
    Words,
    translated_chapters,
    translated_questions,
    translated_words,
)
from atoll.record.referee import OR_ASSUMED
from atoll.record.stepping import Told
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, composed, html_link, together
from atoll.site.pictured import in_steps, picture, to_try
from atoll.site.prose import Prose, SiteError
from atoll.site.stepped import Shown
from atoll.site.verdicts import Result
from atoll.table.decisions import Answer as Cell
from atoll.table.decisions import Decision, Input, Variant, decisions, named


class Tongue:
    """What is known of one game in one language."""

    def __init__(self, facts: Facts, game: GameFacts, code: str) -> None:
        """Take what is known of the game. Raises SiteError where the pages cannot speak it."""
        self.facts, self.game, self.code = facts, game, code
        self.language = LANGUAGES.get(code, code)
        if not labels(code):
            raise SiteError(f"no page speaks {code!r}; write engine/atoll/site/labels/{code}.toml.")
        self.flags, self.outcomes = labels(code)["flags"], labels(code)["outcomes"]
        told = {name: text.format(title=game.title) for name, text in labels(code)["pages"].items()}
        self.say = SimpleNamespace(**told)
        self.telling = telling(game.name, code, facts.home)
        self.trying = labels(code)["trying"]

    @cached_property
    def prose(self) -> Prose:
        """What places texts of this language: a rule that they name lies on a page of theirs."""
        return self.facts.prose.leading(self.rule_page)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """Every chapter. Raises BookError."""
        return translated_chapters(self.game.name, self.code, self.facts.home)

    @cached_property
    def asked(self) -> Translated:
        """Every question. Raises BookError."""
        return translated_questions(self.game.name, self.code, self.facts.home)

    @cached_property
    def words(self) -> Words:
        """Every word, and the overview. Raises BookError."""
        return translated_words(self.game.name, self.code, self.facts.home)

    @property
    def on_one_sheet(self) -> bool:
        """Whether all that a sheet says is told in the language."""
        return bool(self.telling and self.words.overview and self.asked.questions)

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The decision tables of the game, as far as anybody tells them. Raises BookError."""
        if not (telling := self.telling):
            return ()
        found = decisions(self.game.name)
        return tuple(decision_in(one, self.game.rulings, telling) for one in found)

    @property
    def index(self) -> str:
        """The page at which one begins."""
        return f"{self.game.name}/{self.code}/index.md"

    def lies(self, name: str) -> str:
        """Where one of its pages lies, as `questions`, `glossary` or `sheet`."""
        return f"{self.game.name}/{self.code}/{name}/index.md"

    def composed(self, path: str, title: str, template: str, english: str, **values: Any) -> Page:
        """A page of this language from a template, whose counterpart in English lies there."""
        return self.page(composed(path, title, template, tongue=self, **values), english)

    def page(self, page: Page, english: str) -> Page:
        """A page as one of this language, whose counterpart in English lies there."""
        return page._replace(language=self.code, tongues=(("en", english),), search=0)

    def chapter_page(self, chapter: Chapter) -> str:
        """Where a chapter lies."""
        return self.lies(chapter.file.stem)

    def rule_page(self, rule: str) -> str:
        """Where a rule lies: on the page of its chapter."""
        return f"{self.chapter_page(self._chapters[rule])}#{rule}"

    def question_page(self, question: str) -> str:
        """Where a question lies."""
        return self.lies(f"q/{question}")

    def places(self, page: str) -> dict[str, str]:
        """Where each rule lies, from a page: what its scripts link to."""
        return {one: html_link(page, self.rule_page(one)) for one in self._chapters}

    def framed(self, english: str) -> str:
        """What a frame or a script of a page to try something says. Raises SiteError."""
        if english not in self.trying:
            raise SiteError(f"labels/{self.code}.toml, [trying]: nothing says {english!r}.")
        return self.trying[english]

    def titles(self) -> dict[str, str]:
        """What each rule is called."""
        return {one.id: one.title for chapter in self.chapters for one in chapter.rules}

    def told(self, result: Result) -> Result | None:
        """What an example showed, in this language; None where nobody tells it. BookError."""
        return self.telling.result(result, self.code) if self.telling else None

    def answer(self, question: Question, of: Answer) -> tuple[str, str]:
        """How one answer is asked and answered."""
        for way in self.asked.questions[question.id]:
            for one, says in zip(way.original.answers, way.says, strict=True):
                if (way.original.question, one.says) == (of.asked, of.says):
                    return way.asks, says
        raise KeyError(f"{question.id}: {of.asked} {of.says}")

    def ruling(self, text: str) -> str:
        """What a ruling asks, or an answer to it means; as it is, where nobody tells it."""
        return self.telling.ruling(text) if self.telling else text

    def text(self, title: str) -> str:
        """What an edition or a document is called; as it is, where nobody tells it."""
        return self.telling.text(title) if self.telling else title

    def picture(self, card: Card, *, all_of_it: bool) -> str:
        """What an example changed on the table, where its words are told in this language."""
        if not self.telling:
            return ""
        return picture_in(picture(self.game, card, all_of_it=all_of_it), self.telling)

    def steps(self, card: Card) -> Sequence[Shown]:
        """An example to be played forward and back, where it is told in this language."""
        telling = self.telling
        return [shown_in(one, telling) for one in in_steps(self.game, card)] if telling else ()

    def trial(self, card: Card) -> Mapping[str, Any] | None:
        """What there is to try of an example, where it is played in steps and told here."""
        found = to_try(self.game, card)
        return trial_in(found, self.telling) if found and self.telling else None

    @cached_property
    def _chapters(self) -> dict[str, Chapter]:
        return {rule.id: chapter for chapter in self.game.chapters for rule in chapter.rules}


def tongues(facts: Facts) -> Iterator[Tongue]:
    """Every game in every language it has."""
    for game in facts.games:
        for code in languages(game.name, facts.home):
            if code not in game.tongues:
                game.tongues[code] = Tongue(facts, game, code)
            yield game.tongues[code]


# The languages of the book: what they are called, and what the pages say in them


LANGUAGES = {"de": "Deutsch", "en": "English", "fr": "Français"}
_LABELS = Path(__file__).with_name("labels")


@cache
def labels(language: str) -> Mapping[str, Mapping[str, str]]:
    """What the pages say in a language, labels/<language>.toml; nothing where nobody wrote it."""
    file = _LABELS / f"{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def said(text: str, language: str) -> str:
    """What a mark says, in a language; in English where nobody has given the words.

    >>> said("stated; 2 sentences inferred", "de")
    'belegt; 2 Sätze erschlossen'
    """
    words = labels(language).get("marks", {})
    known = "|".join(sorted(map(re.escape, words), key=len, reverse=True)) or "(?!)"
    return re.sub(rf"\b(?:{known})\b", lambda found: words[found[0]], text)


def called(language: str, games: Sequence[str]) -> str:
    """A language in the menu, with its game where it is the only one."""
    return f"{language} ({games[0]})" if len(games) == 1 else language


def spoken(facts: Facts) -> dict[str, Any]:
    """What the theme says in each language that a page is in; main.html and 404.html read it."""
    games: dict[str, list[str]] = {}
    for game in facts.games:
        for code in languages(game.name, facts.home):
            games.setdefault(code, []).append(game.title)
    known = ("header", "content", "footer", "scripts", "lost")
    texts = [text for game in facts.games for text in game.editions.values()]
    return {
        code: {
            "menu": called(LANGUAGES.get(code, code), games[code]),
            "in_this": labels(code)["pages"]["in_this"],
            "editions": [text.id for text in texts if text.language == code],
            **{part: labels(code)[part] for part in known},
        }
        for code in sorted(games)
    }


def linked(pages: Iterable[Page | Asset]) -> list[Page | Asset]:
    """The pages, each that another one tells in its language linked back to that."""
    every = [*pages]
    back: dict[str, list[tuple[str, str]]] = {}
    for one in every:
        if isinstance(one, Page) and one.language:
            for _, path in one.tongues:
                back.setdefault(path, []).append((one.language, one.path))
    return [
        one._replace(tongues=(*one.tongues, *back[one.path]))
        if isinstance(one, Page) and one.path in back
        else one
        for one in every
    ]


# Decision tables: what one sets, what the rules say of it, the patterns


_THOUSANDS = re.compile(r"(?<=[0-9]),(?=[0-9]{3}\b)")
Rulings = Mapping[str, OpenQuestion]


def decision_in(of: Decision, rulings: Rulings, telling: Telling) -> Decision:
    """A decision as it is told in a language. Raises BookError where a sentence is missing."""
    return of._replace(
        title=telling.decided(of.title),
        question=telling.decided(of.question),
        variants=tuple(_variant(one, rulings, telling) for one in of.variants),
        patterns=tuple(
            tuple(telling.decided(_THOUSANDS.sub("\N{NO-BREAK SPACE}", cell)) for cell in row)
            for row in of.patterns  # most languages part the thousands of a number so
        ),
        note=telling.decided(of.note),
    )


def _variant(one: Variant, rulings: Rulings, telling: Telling) -> Variant:
    starts = zip(one.inputs, one.starts, strict=False)
    return Variant(
        telling.decided(one.name) if one.name else "",
        tuple(_input(each, rulings, telling) for each in one.inputs),
        tuple(_answer(each, telling) for each in one.answers),
        tuple(_value(of, value, telling) for of, value in starts),
    )


def _input(one: Input, rulings: Rulings, telling: Telling) -> Input:
    values = tuple(_value(one, value, telling) for value in one.values)
    asked = telling.ruling(rulings[one.ruling].question) if one.ruling else ""
    return one._replace(label=asked or telling.decided(one.label), values=values)


def _answer(one: Cell, telling: Telling) -> Cell:
    others = tuple((by, together(telling.decided(text))) for by, text in one.otherwise)
    return one._replace(text=together(telling.decided(one.text)), otherwise=others)


def _value(of: Input, value: str, telling: Telling) -> str:
    if of.ruling:
        return telling.ruling(value.removeprefix(f"{named(value)}: "))
    return telling.decided(value)


# Examples, as one plays and changes them


def shown_in(one: Shown, telling: Telling) -> Shown:
    """A moment of an example in a language. Raises BookError where a sentence is missing."""
    return one._replace(
        by=moved_in(one.by, telling),
        told=[_told(each, telling) for each in one.told],
        picture=picture_in(one.picture, telling),
    )


def trial_in(found: Mapping[str, Any], telling: Telling) -> dict[str, Any]:
    """What there is to try, in a language. Raises BookError where a sentence is missing."""
    others = {by: [_told(one, telling) for one in told] for by, told in found["others"].items()}
    spoken = {one["move"]: telling.move(one["move"]) for one in found["lines"][1:]}
    lies = {key: picture_in(found[key], telling) for key in ("lies",) if key in found}
    return {**found, "others": others, "spoken": spoken, **lies}


def _told(one: Told, telling: Telling) -> Told:
    return one._replace(sentence=telling.event(one.sentence.removesuffix(OR_ASSUMED)))
