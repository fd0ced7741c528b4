"""What of the book can be searched, read once and then asked many times."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from atoll import book
from atoll.book import Rule
from atoll.book.asked import Asked, asked
from atoll.book.glossary import Term, glossary
from atoll.book.heard import Text, text
from atoll.book.tellings import tellings
from atoll.home import HOME

__all__ = ["Entry", "Question", "Searchable", "searchable"]


@dataclass(frozen=True, slots=True)
class Question:
    """A question of the FAQ: its words, and those of its answers too."""

    one: Asked
    game: str
    asks: Text
    whole: Text


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule as one language tells it: its words, and those of the questions about it."""

    rule: Rule
    game: str
    whole: Text
    title: Text
    statement: Text
    asked: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Searchable:
    """The questions, the rules in the original and in each translation, and the words of games."""

    questions: tuple[Question, ...]
    rules: tuple[Entry, ...]
    translations: tuple[tuple[Entry, ...], ...]
    terms: Mapping[str, Sequence[Term]]

    def of(self, games: Collection[str]) -> "Searchable":
        """What of it is about some games."""
        return Searchable(
            tuple(q for q in self.questions if any(_game(rule) in games for rule in q.one.rules)),
            _of(self.rules, games),
            tuple(_of(one, games) for one in self.translations),
            {game: terms for game, terms in self.terms.items() if game in games},
        )


def searchable(home: Path = HOME) -> Searchable:
    """The book of a home as it stands now."""
    original, *translations = tellings(home)
    questions = tuple(map(_question, asked(home)))
    return Searchable(
        questions,
        tuple(_about(rule, questions) for rule in original),
        tuple(tuple(map(_entry, rules)) for rules in translations),
        {game: glossary(game, home) for game in book.games(home)},
    )


def _question(one: Asked) -> Question:
    game = _game(one.rules[0]) if one.rules else ""
    return Question(one, game, text(one.question), text(f"{one.question} {one.told}"))


def _entry(rule: Rule) -> Entry:
    whole = text(" ".join([rule.title, rule.statement, *rule.notes]))
    return Entry(rule, _game(rule.id), whole, text(rule.title), text(rule.statement))


def _about(rule: Rule, questions: Sequence[Question]) -> Entry:
    """A rule with the questions about it: what they hold, it holds too."""
    told = tuple(one.whole for one in questions if rule.id in one.one.rules)
    entry = _entry(rule)
    return replace(entry, whole=entry.whole.union(*told), asked=told)


def _of(rules: Sequence[Entry], games: Collection[str]) -> tuple[Entry, ...]:
    return tuple(one for one in rules if one.game in games)


def _game(rule: str) -> str:
    return rule.partition("_")[0]
