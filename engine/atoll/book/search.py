"""Words looked up in the book: the questions of the FAQ that answer them, and the rules.

Nothing is read for it but what was gathered before, and no game is loaded.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from atoll.book.answers import Asked, OpenQuestion
from atoll.book.heard import plain
from atoll.book.ranking import Index, rank
from atoll.table.rulings import named

_MOST = 6
_NEAR = 0.3
"""A page is found that counts so much of what the best one counts."""


class Telling(NamedTuple):
    """A rule in one language: what it is called there, and the words of its text."""

    title: str
    words: frozenset[str]


@dataclass(frozen=True, slots=True)
class Searchable:
    """The pages that answer, and behind them: questions, and rules as each language tells them.

    `open` is what is open in each game, `editions` are all there are, each with its game, and
    `cited` is how people write each rule.
    """

    index: Index
    questions: Mapping[str, Sequence[Asked]]
    rules: Mapping[str, Sequence[Telling]]
    open: Mapping[str, Sequence[OpenQuestion]]
    editions: Mapping[str, str]
    cited: Mapping[str, str]


# What words lead to


@dataclass(frozen=True, slots=True)
class FoundRule:
    """A rule that speaks of the words."""

    rule: str
    cited: str
    title: str


@dataclass(frozen=True, slots=True)
class Found:
    """What the words led to, the nearest first.

    `rulings` are the open points in the rules of the questions that no answer of theirs tells.
    `nearest` are the ids of questions and rules together, those that answer best first.
    """

    words: str
    questions: tuple[Asked, ...]
    rulings: tuple[OpenQuestion, ...]
    rules: tuple[FoundRule, ...]
    nearest: tuple[str, ...]


def search(text: str, within: Searchable, edition: str | None = None) -> Found:
    """The questions and rules that answer the words best, with the rules of the first question.

    The id of a question leads to it and to its rules alone. What words mean in a game its glossary
    says. Where a translation holds more of the words than the original, the rules are those of the
    translation. With an edition every open point is answered as it plays, and only its game is
    looked into, as with the name of a game among the words.
    Errors: UnknownRuling.
    """
    every, terms = plain(text), within.index.terms
    of = [game for game in terms if game in every] or [*terms]
    if edition:
        of = [within.editions[named("edition", edition, within.editions)]]
    asking, near = within.questions.get(text.strip().casefold(), ()), list[str]()
    names = dict.fromkeys(rule for one in asking for rule in one.rules)
    titles = [within.rules[name][0].title for name in names]
    if not asking:
        bare = " ".join(word for word in every if word not in of) or text
        hits = rank(bare, within.index, of)
        near = [one.entry.name for one in hits if one.score >= _NEAR * hits[0].score]
        best = [name for name in near if name in within.questions][:_MOST]
        asking = [one for name in best for one in within.questions[name]]
        first = [rule for one in asking[:1] for rule in one.rules]
        names = dict.fromkeys([*[name for name in near if name in within.rules][:_MOST], *first])
        if not names:
            return Found(text, (), (), (), ())
        titles = _in_one_language(every, [within.rules[name] for name in names])
    there = [*(one.id or one.question for one in asking), *names]
    order = dict.fromkeys([*(name for name in near if name in there), *there])
    both = zip(names, titles, strict=True)
    about = (FoundRule(name, within.cited[name], title) for name, title in both)
    return _open_in(Found(text, (*asking,), (), (*about,), (*order,)), within, edition)


def _in_one_language(words: Sequence[str], told: Sequence[Sequence[Telling]]) -> list[str]:
    """The titles of rules in the original, or in the translation that holds more of the words.

    As many as the rule holds that holds the most of them.
    """

    def holds(rules: Iterable[Telling]) -> int:
        return max((len(one.words.intersection(words)) for one in rules), default=0)

    most = max(map(len, told), default=0)
    ways = [[one[min(way, len(one) - 1)] for one in told] for way in range(most)]
    return [one.title for one in max(ways, key=holds, default=[])]


def _open_in(found: Found, within: Searchable, edition: str | None) -> Found:
    """What was found, with what is open in it; by an edition, where one is asked."""
    asking, rests = found.questions, {by for one in found.questions for by in one.by}
    games = {rule.partition("_")[0] for one in asking for rule in one.rules}
    every = (one for game in sorted(games) for one in within.open.get(game, ()))
    left = tuple(one for one in every if one.adopted in rests)
    if edition:
        asking = tuple(one.played_by(edition, left) for one in asking)
        left = tuple(one.by(edition) for one in left)
    return replace(found, questions=asking, rulings=left)
