"""Words looked up in the book: the questions of the FAQ that answer them, and the rules."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from atoll.book import Rule
from atoll.book.explain import OpenQuestion, game_of, open_points, questions
from atoll.book.faq import Asked
from atoll.book.heard import plain
from atoll.book.indexed import Entry, Index
from atoll.book.ranking import Hit, rank
from atoll.book.searchable import Searchable
from atoll.table import cite
from atoll.table.games import GAMES

_MOST = 6
_NEAR = 0.3
"""A page is found that counts so much of what the best one counts."""


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
    `nearest` are the ids of questions and rules together, those that answer best first; where
    nothing answers, that of the rule which speaks of words that are spelled most alike.
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
    if named := within.questions.get(text.strip().casefold()):
        about = [within.rules[name][0] for name in dict.fromkeys(_rules_of(named))]
        return _with_open_points(text, named, about, edition)
    every = plain(text)
    of = [game_of(edition)] if edition else _asked_of(every, within)
    bare = " ".join(word for word in every if word not in of) or text
    hits = rank(bare, within.index, of)
    near = [one for one in hits if one.score >= _NEAR * hits[0].score]
    asking = [one for name in _kept(near, within.questions) for one in within.questions[name]]
    found = dict.fromkeys([*_kept(near, within.rules), *_rules_of(asking[:1])])
    if not found:
        rule = nearest(bare, within.index, of)
        return Found(text, (), (), (), (rule.name,) if rule else ())
    about = _in_one_language(every, [within.rules[name] for name in found])
    return _with_open_points(text, asking, about, edition, near)


def _asked_of(words: Collection[str], within: Searchable) -> list[str]:
    """The games that are named among the words, or all."""
    every = within.index.terms
    return [game for game in every if game in words] or [*every]


def _kept(hits: Iterable[Hit], among: Collection[str]) -> list[str]:
    return [one.entry.name for one in hits if one.entry.name in among][:_MOST]


def _rules_of(asking: Iterable[Asked]) -> Iterator[str]:
    return (rule for one in asking for rule in one.rules)


def _in_one_language(words: Sequence[str], told: Sequence[Sequence[Rule]]) -> list[Rule]:
    """Rules in the original, or in the translation that holds more of the words themselves."""
    most = max(map(len, told), default=0)
    ways = [[one[min(way, len(one) - 1)] for one in told] for way in range(most)]
    return max(ways, key=lambda way: _holds(words, way), default=[])


def _holds(words: Collection[str], rules: Iterable[Rule]) -> int:
    """How many of the words the rule holds that holds the most of them."""
    texts = (plain(" ".join([one.title, one.statement, *one.notes])) for one in rules)
    return max((len({*words} & {*text}) for text in texts), default=0)


def _with_open_points(
    text: str,
    asking: Sequence[Asked],
    rules: Sequence[Rule],
    edition: str | None,
    near: Iterable[Hit] = (),
) -> Found:
    """What was found, with what is open in it; by an edition, where one is asked."""
    rests = {by for one in asking for by in one.by}
    games = {rule.partition("_")[0] for rule in _rules_of(asking)} & {*GAMES}
    every = [one for game in sorted(games) for one in (*questions(game), *open_points(game))]
    left = [one for one in every if one.adopted in rests]
    if edition:
        asking = [one.played_by(edition, left) for one in asking]
        left = [one.by(edition) for one in left]
    names = [*(one.id or one.question for one in asking), *(one.id for one in rules)]
    first = (hit.entry.name for hit in near if hit.entry.name in names)
    nearest = dict.fromkeys([*first, *names])
    return Found(text, tuple(asking), tuple(left), tuple(map(_found, rules)), tuple(nearest))


def _found(one: Rule) -> FoundRule:
    return FoundRule(one.id, cite(one.id), one.title)


# Where nothing answers


_ALIKE = 0.35


def nearest(words: str, index: Index, games: Collection[str]) -> Entry | None:
    """The rule that speaks of words that are spelled most like these, if any."""
    like = (_most_alike(word, index.known) for word in plain(words))
    hits = rank(" ".join(like), index, games)
    return next((one.entry for one in hits if one.entry.kind == "rule"), None)


def _most_alike(word: str, known: Iterable[str]) -> str:
    found = ((-how, one) for one in known if (how := resembling(word, one)) >= _ALIKE)
    return min(found, default=(0, ""))[1]


def resembling(one: str, other: str) -> float:
    """How alike two words are spelled: from 0, no three letters in common, to 1.

    >>> resembling("canoe", "canoes"), resembling("canoe", "hut")
    (0.7272727272727273, 0.0)
    """
    mine, theirs = _threes(one), _threes(other)
    return 2 * len(mine & theirs) / (len(mine) + len(theirs))


def _threes(word: str) -> frozenset[str]:
    between = f" {word} "
    return frozenset(between[at : at + 3] for at in range(len(word)))
