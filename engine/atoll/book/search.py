"""Words looked up in the book: the questions of the FAQ that answer them, and the rules.

Nothing is read for it but what was gathered before, and no game is loaded.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from atoll.book.answers import OpenQuestion, Question
from atoll.book.heard import plain
from atoll.book.ranking import Index, rank
from atoll.table.rulings import named

_MOST = 6
_NEAR = 0.3
"""A page is found that counts so much of what the best one counts."""


@dataclass(frozen=True, slots=True)
class Searchable:
    """The pages that answer, and behind them: questions, and what each rule is called.

    `open` is what is open in each game, `editions` are all there are, each with its game, and
    `cited` is how people write each rule.
    """

    index: Index
    questions: Mapping[str, Sequence[Question]]
    rules: Mapping[str, str]
    open: Mapping[str, Sequence[OpenQuestion]]
    editions: Mapping[str, str]
    cited: Mapping[str, str]

    def left_open(self, asking: Sequence[Question]) -> list[OpenQuestion]:
        """The open points by whose adopted answers some questions are told."""
        rests = {by for one in asking for by in one.by}
        games = sorted({rule.partition("_")[0] for one in asking for rule in one.rules})
        points = (one for game in games for one in self.open.get(game, ()))
        return [one for one in points if one.adopted in rests]


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
    questions: tuple[Question, ...]
    rulings: tuple[OpenQuestion, ...]
    rules: tuple[FoundRule, ...]
    nearest: tuple[str, ...]


def search(text: str, within: Searchable, edition: str | None = None) -> Found:
    """The questions and rules that answer the words best, with the rules of the first question.

    The id of a question leads to it and to its rules alone. What words mean in a game its glossary
    says. With an edition every open point is answered as it plays, and only its game is
    looked into, as with the name of a game among the words.
    Errors: UnknownRuling.
    """
    every, terms = plain(text), within.index.terms
    of = [game for game in terms if game in every] or [*terms]
    if edition:
        of = [within.editions[named("edition", edition, within.editions)]]
    asking, near = within.questions.get(text.strip().casefold(), ()), list[str]()
    names = dict.fromkeys(rule for one in asking for rule in one.rules)
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
    there = [*(one.id or one.title for one in asking), *names]
    order = dict.fromkeys([*(name for name in near if name in there), *there])
    about = [FoundRule(name, within.cited[name], within.rules[name]) for name in names]
    left = within.left_open(asking)
    if edition:
        asking = [one.played_by(edition) for one in asking]
        left = [one.by(edition) for one in left]
    return Found(text, (*asking,), (*left,), (*about,), (*order,))
