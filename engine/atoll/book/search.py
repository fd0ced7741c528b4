"""Words looked up in the book: the questions of the FAQ that hold them, and the rules."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from math import log
from pathlib import Path

from atoll import book
from atoll.book import Rule
from atoll.book.asked import Asked, asked
from atoll.book.explain import OpenQuestion, game_of, open_points, questions
from atoll.book.heard import Sought, Weight, held, sought, stem, telling, words
from atoll.book.tellings import tellings
from atoll.home import HOME
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


def search(text: str, home: Path = HOME, edition: str | None = None) -> Found:
    """The questions and rules that hold most of the words; a word may begin a longer one.

    The id of a question leads to it and to its rules alone. A word is also looked for as the
    glossary of each game calls it. Where a translation holds more of the words themselves than the
    original, the rules are those of the translation.
    With an edition every open point is answered as it plays, and only its game is looked into, as
    with the name of a game among the words.
    Errors: UnknownRuling.
    """
    every = words(text)
    of = [game_of(edition)] if edition else _asked_of(every, home)
    told = [word for word in telling(every) if word not in of] or every
    asking = [one for one in asked(home) if any(_of(rule, of) for rule in one.rules)]
    known, *translations = [[one for one in tell if _of(one.id, of)] for tell in tellings(home)]
    if named := [one for one in asking if one.id and one.id == text.strip().casefold()]:
        about = [rule for rule in known if any(rule.id in one.rules for one in named)]
        return _with_open_points(text, named, about, edition)
    wanted = {game: sought(told, game, home) for game in of}
    plain = dict.fromkeys(of, sought(told))
    best = max(translations, key=partial(_most, wanted=plain), default=known)
    elsewhere = _most(best, plain) > _most(known, plain, asking)
    rules = _rules(best, [], plain) if elsewhere else _rules(known, asking, wanted)
    return _with_open_points(text, _questions(asking, wanted, every), [*rules], edition)


def _asked_of(words: Collection[str], home: Path) -> list[str]:
    """The games that are named among the words, or all."""
    known = [*book.games(home)]
    return [game for game in known if game in words] or known


def _of(rule: str, games: Collection[str]) -> bool:
    return rule.partition("_")[0] in games


def _with_open_points(
    text: str, asking: Sequence[Asked], rules: Iterable[Rule], edition: str | None
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


def _most(known: Iterable[Rule], wanted: Wanted, asked: Sequence[Asked] = ()) -> float:
    """How many of the words the rule holds that holds the most of them."""
    return max((_rank(rule, asked, wanted)[0] for rule in known), default=0)


def _found(rule: Rule) -> FoundRule:
    return FoundRule(rule.id, cite(rule.id), rule.title)


def _questions(asked: Sequence[Asked], wanted: Wanted, every: Sequence[str]) -> list[Asked]:
    """Those with most of the words, a rare one for more; first those that ask it alike."""
    weight = _rarity(asked, wanted)
    ranked = [
        (round(_asks(one, wanted, weight), 6), _alike(one, wanted, every), one) for one in asked
    ]
    ranked.sort(key=lambda found: found[:2], reverse=True)
    best = ranked[0][0] if ranked else 0
    names: dict[str, Asked] = {}
    for holds, _, one in ranked:
        if best and holds >= best * _NEAR:
            names.setdefault(one.question, one)
    return [*names.values()][:_MOST]


def _asks(one: Asked, wanted: Wanted, weight: Weight) -> float:
    """How much of the words a question holds: what only its answers hold is half of it."""
    words_of = wanted[_game(one)]
    asks = held(words_of, one.question, weight)
    return (asks + held(words_of, f"{one.question} {one.told}", weight)) / 2


def _alike(one: Asked, wanted: Wanted, every: Sequence[str]) -> float:
    """Which part of a question is in the user's words, or in those that the game has for them."""
    called = chain(*(part for word in wanted[_game(one)] for part in word.called))
    asks = {*map(stem, words(one.question))}
    return len(asks & {*map(stem, every), *map(stem, called)}) / max(1, len(asks))


def _game(of: Asked) -> str:
    return of.rules[0].partition("_")[0]


def _rarity(asked: Sequence[Asked], wanted: Wanted) -> Weight:
    """The fewer questions hold a word, the more it says."""
    texts = [(_game(one), f"{one.question} {one.told}") for one in asked]
    found = Counter(one.word for game, text in texts for one in wanted[game] if held((one,), text))
    return lambda one: log(_EVEN + len(texts) / (1 + found[one.word]))


def _rules(known: Iterable[Rule], asked: Sequence[Asked], wanted: Wanted) -> Iterator[Rule]:
    """Those with most of the words; first by title, then by questions about it, then by text."""
    ranked = [(_rank(rule, asked, wanted), rule) for rule in known]
    best = max((rank[0] for rank, _ in ranked), default=0)
    found = [(rank, rule) for rank, rule in ranked if best and rank[0] == best]
    found.sort(key=lambda one: one[0], reverse=True)
    yield from [rule for _, rule in found][:_MOST]


def _rank(rule: Rule, asked: Sequence[Asked], wanted: Wanted) -> tuple[float, ...]:
    about = [one for one in asked if rule.id in one.rules]
    texts = [f"{one.question} {one.told}" for one in about]
    whole = " ".join([rule.title, rule.statement, *rule.notes, *texts])
    holds = partial(held, wanted[rule.id.partition("_")[0]])
    return holds(whole), holds(rule.title), sum(map(holds, texts)), holds(rule.statement)
