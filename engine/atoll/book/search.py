"""Words looked up in the book: the questions of the FAQ that hold them, and the rules."""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from atoll import book
from atoll.book import Rule
from atoll.book.asked import Asked, asked
from atoll.book.explain import OpenQuestion, game_of, open_points, questions
from atoll.book.tellings import meant, tellings
from atoll.home import HOME
from atoll.table import cite
from atoll.table.games import GAMES

__all__ = ["Found", "FoundRule", "search"]

_MOST = 6
_SMALL = re.compile(
    "a|am|an|and|are|as|at|be|by|can|could|do|does|for|from|ha[ds]|have|how|i|if|in|is|it|its|me|my|"
    "of|on|or|our|should|so|that|the|their|them|then|there|these|they|this|to|us|was|we|were|what|"
    "when|where|which|who|whom|whose|why|will|with|you|your|"
    "auf|aus|bei|beim|das|dem|den|der|des|die|ein|eine[mnrs]?|es|haben?|hat|ich|ist|kann|man|mein|"
    "mit|muss|oder|sich|sie|sind|und|vo[mn]|wann|warum|welche[rs]?|wenn|wer|wie|wir|wird|zu[mr]?"
)


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


def search(words: str, home: Path = HOME, edition: str | None = None) -> Found:
    """The questions and rules that hold most of the words; a word may begin a longer one.

    The id of a question leads to it and to its rules alone. Where a translation holds more of the
    words than the original, they are looked up there, and in the questions by what they mean.
    With an edition every open point is answered as it plays, and only its game is looked into, as
    with the name of a game among the words.
    Errors: UnknownRuling.
    """
    every = _words(words)
    of = [game_of(edition)] if edition else _asked_of(every, home)
    telling = [word for word in every if not _SMALL.fullmatch(word) and word not in of]
    wanted = [*map(_stem, telling)] or every
    asking = [one for one in asked(home) if any(_of(rule, of) for rule in one.rules)]
    known, *translations = [[one for one in told if _of(one.id, of)] for told in tellings(home)]
    if named := [one for one in asking if one.id and one.id == words.strip().casefold()]:
        about = [rule for rule in known if any(rule.id in one.rules for one in named)]
        return _with_open_points(words, named, about, edition)
    best = max(translations, key=partial(_most, wanted=wanted), default=known)
    if _most(best, wanted) > _most(known, wanted, asking):
        every = _words(" ".join(meant(wanted, home)))
        in_original = [*_questions(asking, [*map(_stem, every)], every)]
        return _with_open_points(words, in_original, [*_rules(best, [], wanted)], edition)
    found = [*_questions(asking, wanted, every)]
    return _with_open_points(words, found, [*_rules(known, asking, wanted)], edition)


def _asked_of(words: list[str], home: Path) -> list[str]:
    """The games that are named among the words, or all."""
    known = [*book.games(home)]
    return [game for game in known if game in words] or known


def _of(rule: str, games: Collection[str]) -> bool:
    return rule.partition("_")[0] in games


def _with_open_points(
    words: str, asking: Sequence[Asked], rules: Iterable[Rule], edition: str | None
) -> Found:
    """What was found, with what is open in it; by an edition, where one is asked."""
    rests = {by for one in asking for by in one.by}
    games = {rule.partition("_")[0] for one in asking for rule in one.rules} & {*GAMES}
    every = [one for game in sorted(games) for one in (*questions(game), *open_points(game))]
    left = [one for one in every if one.adopted in rests]
    if edition:
        asking = [one.played_by(edition, left) for one in asking]
        left = [one.by(edition) for one in left]
    return Found(words, tuple(asking), tuple(left), tuple(map(_found, rules)))


def _most(known: Iterable[Rule], wanted: list[str], asked: Sequence[Asked] = ()) -> int:
    """How many of the words the rule holds that holds the most of them."""
    return max((_rank(rule, asked, wanted)[0] for rule in known), default=0)


def _found(rule: Rule) -> FoundRule:
    return FoundRule(rule.id, cite(rule.id), rule.title)


def _questions(asked: Iterable[Asked], wanted: list[str], every: list[str]) -> Iterator[Asked]:
    """Those with most of the words; first those that ask it, in the user's own words, briefly."""
    ranked = [
        (held, _held(every, one.question), -len(one.question), one)
        for one in asked
        if (held := _held(wanted, one.question) or _held(wanted, one.told) / 2)
    ]
    best = max((held for held, *_ in ranked), default=0)
    ranked.sort(key=lambda found: found[:3], reverse=True)
    names: dict[str, Asked] = {}
    for held, _, _, one in ranked:
        if held == best:
            names.setdefault(one.question, one)
    yield from [*names.values()][:_MOST]


def _rules(known: Iterable[Rule], asked: Sequence[Asked], wanted: list[str]) -> Iterator[Rule]:
    """Those with most of the words; first by title, then by questions about it, then by text."""
    ranked = [(_rank(rule, asked, wanted), rule) for rule in known]
    best = max((rank[0] for rank, _ in ranked), default=0)
    found = [(rank, rule) for rank, rule in ranked if best and rank[0] == best]
    found.sort(key=lambda one: one[0], reverse=True)
    yield from [rule for _, rule in found][:_MOST]


def _rank(rule: Rule, asked: Sequence[Asked], wanted: list[str]) -> tuple[int, ...]:
    about = [one for one in asked if rule.id in one.rules]
    texts = [f"{one.question} {one.told}" for one in about]
    whole = " ".join([rule.title, rule.statement, *rule.notes, *texts])
    return (
        _held(wanted, whole),
        _held(wanted, rule.title),
        sum(_held(wanted, text) for text in texts),
        _held(wanted, rule.statement),
    )


def _words(text: str) -> list[str]:
    """The words of a text, each once."""
    return [*dict.fromkeys(re.findall(r"[^\W_]+", text.casefold()))]


def _stem(word: str) -> str:
    """A word without the s of a plural or a verb."""
    return word.removesuffix("s") if len(word) > 3 else word


def _held(wanted: Iterable[str], text: str) -> int:
    """How many of the words a text holds, at least as beginnings."""
    there = _words(text)
    return sum(any(word.startswith(one) for word in there) for one in wanted)
