"""What the pages of a game say in each language; the original says everything as it is."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from atoll.book import Chapter, Rule, languages
from atoll.book.answers import Answer, Question
from atoll.book.glossary import Erratum, errata
from atoll.book.page import Sentence, marked
from atoll.book.told_in import picture_in, telling
from atoll.book.translated import Translation
from atoll.home import file_of
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.kinds import composed, lies
from atoll.site.marks import Mark, marks, sentence_mark
from atoll.site.page import Asset, Page, html_link, rule_page
from atoll.site.prose import Prose, SiteError, place
from atoll.site.spoken import LANGUAGES, decision_in, labels, played_in, said
from atoll.site.trials import SCRIPT, Played, Shown, example, name_of, packed, picture
from atoll.table.decisions import Decision, decisions
from atoll.table.games import nouns

ORIGINAL = "en"
ANY = "RULE"
"""Stands for the id of a rule in a link that a script completes."""
PAGES = {
    "five_minutes": "In five minutes",
    "try": "Try it",
    "record": "Play a record",
    "decide": "Answers at once",
    "glossary": "Index and glossary",
    "sheet": "On one sheet",
}
"""Pages that a game may have in several languages, and what each is called in a menu."""


class Placed(NamedTuple):
    """A card, its link to Try it, its picture, and how many steps it has."""

    card: Card
    try_it: str
    picture: str
    steps: int


class Tongue:
    """What is known of one game in one language."""

    def __init__(self, facts: Facts, game: GameFacts, code: str = ORIGINAL) -> None:
        """Take what is known of the game.

        Errors: SiteError where the pages cannot speak it, BookError.
        """
        self.facts, self.game, self.code = facts, game, code
        self.original, self.language = code == ORIGINAL, LANGUAGES.get(code, code)
        if not (self.original or labels(code)):
            raise SiteError(f"no page speaks {code!r}; write engine/atoll/site/labels/{code}.toml.")
        words, home = labels(code), facts.home
        self.flags, self.trying = (words.get(part, {}) for part in ("flags", "trying"))
        self._labels = {**self.trying, **words.get("pages", {})}
        self.telling = None if self.original else telling(game.name, code, home)
        self.tells = self.original or self.telling is not None
        """Whether its examples are told in the language."""
        self.chapters = game.chapters if self.original else self.translation.chapters
        self._chapters = {rule.id: one for one in game.chapters for rule in one.rules}
        self.titles = {rule.id: rule.title for one in self.chapters for rule in one.rules}
        """What each rule is called."""
        there = self.original or self.translation.questions
        self.questions: Sequence[Question] = (*game.questions.values(),) if there else ()
        """The questions that are asked in the language: all of them, or none."""
        name = "five_minutes" if self.original else f"five_minutes.{code}"
        self.in_brief = file_of(f"docs/{game.name}/{name}.md", home)
        """A game in five minutes, which nobody need have written: docs/fiji/five_minutes.de.md."""

    def say(self, english: str) -> str:
        """What a page says. Raises SiteError where nobody says it in the language."""
        told = english if self.original else self._labels.get(english)
        if told is None:
            raise SiteError(f"labels/{self.code}.toml, [pages]: nothing says {english!r}.")
        return told.replace("{title}", self.game.title)

    def said(self, mark: str) -> str:
        """What a mark or a status says."""
        return said(mark, self.code)

    @property
    def others(self) -> "list[Tongue]":
        """The translations of its game."""
        return [one for one in translations(self.facts) if one.game.name == self.game.name]

    # What there is to read

    @cached_property
    def translation(self) -> Translation:
        """All that is translated. Raises BookError, of the original too."""
        return Translation(self.game.name, self.code, self.facts.home)

    @cached_property
    def has(self) -> Collection[str]:
        """The kinds of pages that there are of the game, of those that not every language has."""
        own, played = self.original, self.tells and nouns.there(self.game.name)
        there = {
            "five_minutes": self.in_brief.is_file(),
            "rules": own,
            "questions": own or self.questions,
            "decide": self.decisions,
            "try": own or played,
            "record": played,
            "errata": own and errata(self.game.name, self.facts.home),
            "glossary": own or self.translation.terms,
            "sheet": own or (self.telling and self.translation.overview and self.questions),
        }
        return [name for name, found in there.items() if found]

    @cached_property
    def decisions(self) -> tuple[Decision, ...]:
        """The decision tables of the game, as far as anybody tells them. Raises BookError."""
        every, telling = decisions(self.game.name), self.telling
        if telling:
            return tuple(decision_in(one, self.game.rulings, telling) for one in every)
        return (*every,) if self.original else ()

    def answer(self, question: Question, of: Answer) -> tuple[str, str]:
        """How one answer is asked and answered; as it is, where the language has no questions.

        Raises SiteError for one that is missing among them.
        """
        if self.original or not self.translation.questions:
            return of.asked, of.says
        for way in self.translation.questions.get(question.id, ()):
            for one, says in zip(way.original.answers, way.says, strict=True):
                if (way.original.title, one.says) == (of.asked, of.says):
                    return way.asks, says
        file = f"docs/{self.game.name}/{self.code}/questions.toml"
        raise SiteError(f"{file}, [[{question.id}]]: nothing says {of.says!r} to {of.asked!r}.")

    def ways(self, question: Question) -> Sequence[tuple[str, str]]:
        """The ways to ask a question that are listed, each with its first answer."""
        if self.original:
            return [(question.title, question.answers[0].says)]
        return [(one.asks, one.says[0]) for one in self.translation.questions[question.id]]

    def ruling(self, text: str) -> str:
        """What a ruling asks, or an answer to it means; as it is, where nobody tells it."""
        return self.telling.said(text) if self.telling else text

    def text(self, title: str) -> str:
        """What an edition or a document is called; as it is, where nobody tells it."""
        return self.telling.said(title) if self.telling else title

    # Where it lies

    def lies(self, name: str = "") -> str:
        """Where one of its pages lies, as `questions`, `glossary` or `q/fiji_q_r5`.

        Without a name that is the one at which one begins.
        """
        root = "" if self.original and name.startswith("q/") else self.game.name
        code = "" if self.original else self.code
        return "/".join(filter(None, (root, code, name, "index.md")))

    def chapter_page(self, chapter: Chapter) -> str:
        """Where a chapter lies."""
        if self.original:
            return place(f"{chapter.game}/{chapter.file.name}")
        return self.lies(chapter.file.stem)

    def rule_page(self, rule: str) -> str:
        """Where a rule lies, or where `ANY` does: in a translation on the page of its chapter."""
        if self.original or rule == ANY:
            return rule_page(rule)
        return f"{self.chapter_page(self._chapters[rule])}#{rule}"

    def places(self, page: str) -> dict[str, str]:
        """Where each rule lies, from a page; nothing where each has a page of its own."""
        every = () if self.original else self._chapters
        return {one: html_link(page, self.rule_page(one)) for one in every}

    def led(self, page: str) -> dict[str, str] | str:
        """What scripts of a page lead to rules by: where each lies, or where any does."""
        return self.places(page) or html_link(page, rule_page(ANY))

    @cached_property
    def prose(self) -> Prose:
        """What places texts of this language: a rule that they name lies on a page of theirs."""
        prose = self.facts.prose
        return prose if self.original else prose.leading(self.rule_page)

    # Pages

    def placed(self, text: str, of: Rule | Chapter | Erratum, page: str) -> str:
        """What the book says in a rule, of a chapter or an erratum, as it stands on a page."""
        return self.prose.placed(text, of.file, page)

    def statement(self, rule: Rule, page: str) -> str:
        """The text of a rule with the marks of its sentences; a reason is told in the original."""

        def mark(of: Sentence) -> str:
            return sentence_mark(of, "" if self.original else self.said(of.status))

        return marked(self.placed(rule.statement, rule, page), rule.sentences, rule.status, mark)

    def marks(self, rule: Rule, *, at_length: bool = False) -> list[Mark]:
        """The marks of a rule."""
        every = marks(self.game, rule.id, at_length=at_length, say=self.ruling)
        return [
            one._replace(about=self.said(one.about), words=self.said(one.words)) for one in every
        ]

    def composed(self, kind: str, english: str = "", /, **values: Any) -> Page:
        """A page of a kind, which asks the tongue for its words and places.

        That of another language has its counterpart in the original, which may lie elsewhere.
        """
        code = "" if self.original else self.code
        own = {"tongue": self, "game": self.game, "said": self.said, "rule_page": self.rule_page}
        page = composed(kind, code, self.say, **own, **values)
        if self.original:
            return page
        there = english or lies(kind, self.game.name, **values)
        return page._replace(language=code, tongues=((ORIGINAL, there),), search=0)

    # Examples

    def cards(self, question: Question) -> Iterator[Card]:
        """The examples of a question as its page shows them.

        What nobody tells in the language lies on the page of the original.
        """
        answers = [(of, result) for of in question.answers for result in of.results]
        several = len({(of.asked, of.says) for of, _ in answers}) > 1
        first, _ = self.answer(question, question.answers[0])
        for number, (of, result) in enumerate(answers, 1):
            card = self.game.shelf.card(result)
            if self.telling:
                name = self.say("Example") + (f" {number}" if len(answers) > 1 else "")
                asks, says = self.answer(question, of)
                name += f": {says if asks == first else asks}" if several else ""
                told = {**self.telling.result(result, self.code), "name": name}
                card = Card(told, self.lies(f"q/{question.id}"), f"example-{number}")
            yield card

    def shown(self, page: str, cards: Iterable[Card], *, still: bool = True) -> list[Placed]:
        """Cards as a page shows them: a link to change the numbers, a picture, their steps.

        Of the first all is drawn; of all of them it would be too much for one page. Unless they
        are `still`, those that one can step through have no other picture. The link is short where
        the example lies beside its page, else it holds all of it; none leads to what Try it could
        not tell.
        """
        found, to = list[Placed](), html_link(page, self.lies("try"))
        for card in cards if self.tells else ():
            own = example(self.game, card)
            steps = max(len(own.steps) - 1, 0)
            link = own.link and f"{to}#{f'{name_of(card)}~' if steps else own.link}"
            drawn = "" if steps and not still else self.picture(card, all_of_it=not found)
            found.append(Placed(card, link, drawn, steps))
        return found

    def stepped(
        self, page: str, cards: Mapping[str, Card], thread: Sequence[Shown] = ()
    ) -> Iterator[Asset]:
        """What lies beside a page so that its examples are played forward and back.

        Each has its anchor there. `thread` are the steps of a printed example, if it has some.
        """
        found = {f"step-{anchor}": self.played(card) for anchor, card in cards.items()}
        if any(one.steps for one in found.values()):
            script = packed(found | {"step-thread": Played(thread)}, self.places(page) or None)
            yield Asset(page.replace("index.md", SCRIPT), script)

    def picture(self, card: Card, *, all_of_it: bool = True) -> str:
        """What an example changed on the table, where its words are told in this language."""
        found = picture(self.game, card, all_of_it=all_of_it) if self.tells else ""
        return picture_in(found, self.telling) if self.telling else found

    def played(self, card: Card) -> Played:
        """An example as it is played, where it is told in this language."""
        found = example(self.game, card) if self.tells else Played()
        return played_in(found, self.telling) if self.telling else found


def tongues(facts: Facts) -> Iterator[Tongue]:
    """Every game in every language it has, the original first."""
    for game in facts.games:
        for code in (ORIGINAL, *languages(game.name, facts.home)):
            if code not in game.tongues:
                game.tongues[code] = Tongue(facts, game, code)
            yield game.tongues[code]


def originals(facts: Facts) -> Iterator[Tongue]:
    """Every game as it is."""
    yield from (one for one in tongues(facts) if one.original)


def translations(facts: Facts) -> Iterator[Tongue]:
    """Every game in every other language it has."""
    yield from (one for one in tongues(facts) if not one.original)
