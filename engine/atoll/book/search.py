"""Words looked up in the book: the questions of the FAQ that hold them, and the rules."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from atoll.book import Rule
from atoll.book.tongues import meant, tellings
from atoll.home import HOME
from atoll.sources.scenarios import Scenario, scenarios
from atoll.table import RULE_ID, cite

__all__ = ["Found", "FoundRule", "Question", "asked_title", "search"]

_MOST = 6
_QUESTION_ID = re.compile(r"[a-z]+_q_\w+")
_SMALL = re.compile(
    "a|am|an|and|are|as|at|be|by|can|could|do|does|for|from|ha[ds]|have|how|i|if|in|is|it|its|me|my|"
    "of|on|or|our|should|so|that|the|their|them|then|there|these|they|this|to|us|was|we|were|what|"
    "when|where|which|who|whom|whose|why|will|with|you|your|"
    "auf|aus|bei|beim|das|dem|den|der|des|die|ein|eine[mnrs]?|es|haben?|hat|ich|ist|kann|man|mein|"
    "mit|muss|oder|sich|sie|sind|und|vo[mn]|wann|warum|welche[rs]?|wenn|wer|wie|wir|wird|zu[mr]?"
)


@dataclass(frozen=True, slots=True)
class Question:
    """A question of the FAQ: its id, the first sentence of its answer, its rules, its place."""

    id: str
    question: str
    answer: str
    rules: tuple[str, ...]
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class FoundRule:
    """A rule that speaks of the words."""

    rule: str
    cited: str
    title: str


@dataclass(frozen=True, slots=True)
class Found:
    """What the words led to, the nearest first."""

    words: str
    questions: tuple[Question, ...]
    rules: tuple[FoundRule, ...]


def search(words: str, home: Path = HOME) -> Found:
    """The questions and rules that hold most of the words; a word may begin a longer one.

    The id of a question leads to it and to its rules alone. Where a translation holds more of the
    words than the original, they are looked up there, and in the questions by what they mean.
    """
    every = _words(words)
    wanted = [_stem(word) for word in every if not _SMALL.fullmatch(word)] or every
    asked = [_asked(one, home) for one in scenarios(home / "features") if "@faq" in one.tags]
    known, *translations = tellings(home)
    if named := [one for one in asked if one.id and one.id == words.strip().casefold()]:
        about = [rule for rule in known if any(rule.id in one.rules for one in named)]
        return Found(words, tuple(named), tuple(map(_found, about)))
    best = max(translations, key=partial(_most, wanted=wanted), default=known)
    if _most(best, wanted) > _most(known, wanted, asked):
        every = _words(" ".join(meant(wanted, home)))
        in_original = tuple(_questions(asked, [*map(_stem, every)], every))
        return Found(words, in_original, tuple(map(_found, _rules(best, [], wanted))))
    return Found(
        words,
        tuple(_questions(asked, wanted, every)),
        tuple(map(_found, _rules(known, asked, wanted))),
    )


def _most(known: Iterable[Rule], wanted: list[str], asked: Sequence[Question] = ()) -> int:
    """How many of the words the rule holds that holds the most of them."""
    return max((_rank(rule, asked, wanted)[0] for rule in known), default=0)


def _found(rule: Rule) -> FoundRule:
    return FoundRule(rule.id, cite(rule.id), rule.title)


def _questions(
    asked: Iterable[Question], wanted: list[str], every: list[str]
) -> Iterator[Question]:
    """Those with most of the words; first those that ask it, in the user's own words, briefly."""
    ranked = [
        (held, _held(every, one.question), -len(one.question), one)
        for one in asked
        if (held := _held(wanted, one.question) or _held(wanted, one.answer) / 2)
    ]
    best = max((held for held, *_ in ranked), default=0)
    ranked.sort(key=lambda found: found[:3], reverse=True)
    names: dict[str, Question] = {}
    for held, _, _, one in ranked:
        if held == best:
            names.setdefault(one.question, one)
    yield from [*names.values()][:_MOST]


def _rules(known: Iterable[Rule], asked: Sequence[Question], wanted: list[str]) -> Iterator[Rule]:
    """Those with most of the words; first by title, then by questions about it, then by text."""
    ranked = [(_rank(rule, asked, wanted), rule) for rule in known]
    best = max((rank[0] for rank, _ in ranked), default=0)
    found = [(rank, rule) for rank, rule in ranked if best and rank[0] == best]
    found.sort(key=lambda one: one[0], reverse=True)
    yield from [rule for _, rule in found][:_MOST]


def _rank(rule: Rule, asked: Sequence[Question], wanted: list[str]) -> tuple[int, ...]:
    about = [one for one in asked if rule.id in one.rules]
    texts = [f"{one.question} {one.answer}" for one in about]
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


def _asked(of: Scenario, home: Path) -> Question:
    rules = tuple(name for tag in of.tags if RULE_ID.fullmatch(name := tag.removeprefix("@")))
    tags = (tag.removeprefix("@") for tag in of.tags)
    name_of = next((tag for tag in tags if _QUESTION_ID.fullmatch(tag)), "")
    return Question(
        name_of,
        asked_title(of.name),
        _answer(of),
        rules,
        of.file.relative_to(home).as_posix(),
        of.line,
    )


def asked_title(name: str) -> str:
    """The question in the name of a scenario, without the answer to a ruling.

    >>> asked_title("What is half of it? (ruling half=up)")
    'What is half of it?'
    """
    return re.sub(r"\s*\(ruling [^)]*\)$", "", name)


def _answer(of: Scenario) -> str:
    """The first sentence below the name, or nothing where the steps follow at once."""
    below = of.file.read_text(encoding="utf-8", errors="replace").splitlines()[of.line :]
    first = next((line.strip() for line in below if line.strip()), "")
    return "" if first in of.steps or first.startswith(("@", "|", "#")) else first
