"""Words looked up in the book: the questions of the FAQ that hold them, and the rules."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import log

from atoll.book.asked import Asked
from atoll.book.explain import OpenQuestion, game_of, open_points, questions
from atoll.book.heard import Sought, Weight, held, sought, stem, telling, words
from atoll.book.searchable import Entry, Question, Searchable
from atoll.table import cite
from atoll.table.games import GAMES

__all__ = ["Found", "FoundRule", "search"]

_MOST = 6
_NEAR = 0.75
"""A question is found that holds so much of what the best one holds."""

_EVEN = 10
"""The more, the less a rare word counts before a frequent one."""

Wanted = Mapping[str, tuple[Sought, ...]]
"""What is looked for, as each game has it."""


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
    """

    words: str
    questions: tuple[Asked, ...]
    rulings: tuple[OpenQuestion, ...]
    rules: tuple[FoundRule, ...]


def search(text: str, within: Searchable, edition: str | None = None) -> Found:
    """The questions and rules that hold most of the words; a word may begin a longer one.

    The id of a question leads to it and to its rules alone. A word is also looked for as the
    glossary of each game calls it. Where a translation holds more of the words themselves than the
    original, the rules are those of the translation.
    With an edition every open point is answered as it plays, and only its game is looked into, as
    with the name of a game among the words.
    Errors: UnknownRuling.
    """
    every = words(text)
    of = [game_of(edition)] if edition else _asked_of(every, within)
    told = [word for word in telling(every) if word not in of] or every
    there = within.of(of)
    asking = [one.one for one in there.questions]
    if named := [one for one in asking if one.id and one.id == text.strip().casefold()]:
        about = [one for one in there.rules if any(one.rule.id in by.rules for by in named)]
        return _with_open_points(text, named, about, edition)
    wanted = {game: sought(told, terms) for game, terms in there.terms.items()}
    rules = _rules(there, wanted, dict.fromkeys(of, sought(told)))
    return _with_open_points(text, _questions(there.questions, wanted, every), rules, edition)


def _asked_of(words: Collection[str], within: Searchable) -> list[str]:
    """The games that are named among the words, or all."""
    return [game for game in within.terms if game in words] or [*within.terms]


def _with_open_points(
    text: str, asking: Sequence[Asked], rules: Iterable[Entry], edition: str | None
) -> Found:
    """What was found, with what is open in it; by an edition, where one is asked."""
    rests = {by for one in asking for by in one.by}
    games = {rule.partition("_")[0] for one in asking for rule in one.rules} & {*GAMES}
    every = [one for game in sorted(games) for one in (*questions(game), *open_points(game))]
    left = [one for one in every if one.adopted in rests]
    if edition:
        asking = [one.played_by(edition, left) for one in asking]
        left = [one.by(edition) for one in left]
    return Found(text, tuple(asking), tuple(left), tuple(map(_found, rules)))


def _found(one: Entry) -> FoundRule:
    return FoundRule(one.rule.id, cite(one.rule.id), one.rule.title)


def _questions(asked: Sequence[Question], wanted: Wanted, every: Sequence[str]) -> list[Asked]:
    """Those with most of the words, a rare one for more; first those that ask it alike."""
    weight = _rarity(asked, wanted)
    ranked = [
        (round(_asks(one, wanted, weight), 6), _alike(one, wanted, every), one.one) for one in asked
    ]
    ranked.sort(key=lambda found: found[:2], reverse=True)
    best = ranked[0][0] if ranked else 0
    names: dict[str, Asked] = {}
    for holds, _, one in ranked:
        if best and holds >= best * _NEAR:
            names.setdefault(one.question, one)
    return [*names.values()][:_MOST]


def _asks(one: Question, wanted: Wanted, weight: Weight) -> float:
    """How much of the words a question holds: what only its answers hold is half of it."""
    words_of = wanted[one.game]
    return (held(words_of, one.asks, weight) + held(words_of, one.whole, weight)) / 2


def _alike(one: Question, wanted: Wanted, every: Sequence[str]) -> float:
    """Which part of a question is in the user's words, or in those that the game has for them."""
    called = chain(*(part for word in wanted[one.game] for part in word.called))
    asks = {*map(stem, one.asks.words)}
    return len(asks & {*map(stem, every), *map(stem, called)}) / max(1, len(asks))


def _rarity(asked: Sequence[Question], wanted: Wanted) -> Weight:
    """The fewer questions hold a word, the more it says."""
    found = Counter(
        word.word for one in asked for word in wanted[one.game] if held((word,), one.whole)
    )
    return lambda one: log(_EVEN + len(asked) / (1 + found[one.word]))


def _rules(there: Searchable, wanted: Wanted, plain: Wanted) -> list[Entry]:
    """The rules that hold most, as the original tells them or a translation that holds more."""
    best = max(there.translations, key=partial(_most, wanted=plain), default=())
    elsewhere = _most(best, plain) > _most(there.rules, plain)
    return [*(_first(best, plain) if elsewhere else _first(there.rules, wanted))]


def _most(known: Iterable[Entry], wanted: Wanted) -> float:
    """How many of the words the rule holds that holds the most of them."""
    return max((held(wanted[one.game], one.whole) for one in known), default=0)


def _first(known: Iterable[Entry], wanted: Wanted) -> Iterator[Entry]:
    """Those with most of the words; first by title, then by questions about it, then by text."""
    holds = [(held(wanted[one.game], one.whole), one) for one in known]
    best = max((holding for holding, _ in holds), default=0)
    found = [one for holding, one in holds if best and holding == best]
    yield from sorted(found, key=partial(_rank, wanted=wanted), reverse=True)[:_MOST]


def _rank(one: Entry, wanted: Wanted) -> tuple[float, ...]:
    holds = partial(held, wanted[one.game])
    return holds(one.title), sum(map(holds, one.asked)), holds(one.statement)
