"""A game's pages in another language: where they lie, and what they draw from."""

from collections.abc import Iterator
from functools import cached_property
from types import SimpleNamespace

from atoll.book import Chapter
from atoll.book.told_in import telling
from atoll.book.translated import TranslatedChapter, languages, translated_chapters
from atoll.book.translated_questions import Translated, translated_questions
from atoll.site.cards import Shelf
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Page
from atoll.site.prose import SiteError
from atoll.site.tongues import LANGUAGES, labels
from atoll.site.verdicts import Result

__all__ = ["Tongue", "tongues"]


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

    @cached_property
    def chapters(self) -> tuple[TranslatedChapter, ...]:
        """Every chapter. Raises BookError."""
        return translated_chapters(self.game.name, self.code, self.facts.home)

    @cached_property
    def asked(self) -> Translated:
        """Every question. Raises BookError."""
        return translated_questions(self.game.name, self.code, self.facts.home)

    @property
    def index(self) -> str:
        """The page at which one begins."""
        return f"{self.game.name}/{self.code}/index.md"

    @property
    def questions(self) -> str:
        """The page with all questions."""
        return f"{self.game.name}/{self.code}/questions/index.md"

    def page(self, page: Page, english: str) -> Page:
        """A page as one of this language, whose counterpart in English lies there."""
        return page._replace(language=self.code, tongues=(("en", english),), search=0)

    @cached_property
    def shelf(self) -> Shelf:
        """All cards of the game."""
        return Shelf(self.game)

    def chapter_page(self, chapter: Chapter) -> str:
        """Where a chapter lies."""
        return f"{self.game.name}/{self.code}/{chapter.file.stem}/index.md"

    def rule_page(self, rule: str) -> str:
        """Where a rule lies: on the page of its chapter."""
        return f"{self.chapter_page(self._chapters[rule])}#{rule}"

    def question_page(self, question: str) -> str:
        """Where a question lies."""
        return f"{self.game.name}/{self.code}/q/{question}/index.md"

    def titles(self) -> dict[str, str]:
        """What each rule is called."""
        return {one.rule: one.title for chapter in self.chapters for one in chapter.rules}

    def told(self, result: Result) -> Result | None:
        """What an example showed, in this language; None where nobody tells it. BookError."""
        return self.telling.result(result, self.code) if self.telling else None

    @cached_property
    def _chapters(self) -> dict[str, Chapter]:
        return {rule.id: chapter for chapter in self.game.chapters for rule in chapter.rules}


def tongues(facts: Facts) -> Iterator[Tongue]:
    """Every game in every language it has."""
    for game in facts.games:
        for code in languages(game.name, facts.home):
            yield Tongue(facts, game, code)
