"""The four marks of a rule: its source, its examples, its laws, its ruling; each computed."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from markupsafe import escape

from atoll.book.answers import Question
from atoll.book.evidence import RuleRow
from atoll.book.page import Sentence, status_told
from atoll.proof.proofs import Proof
from atoll.site.facts import GameFacts
from atoll.site.kinds import point_page
from atoll.table import counted, listed

SOURCES = {"stated": "◆", "confirmed": "◆◆", "inferred": "◇", "open": "○"}
PLAIN = {
    "stated": "a text says so",
    "confirmed": "a text says so, and something beside it agrees",
    "inferred": "no text says so in words; it follows",
    "open": "no text decides it, or the texts differ",
}
"""What the status of a rule means to somebody who has not met the word."""
VERDICTS = ("refuted", "unproved", "unknown", "proved", "checked", "sampled")


class Mark(NamedTuple):
    """One mark: what it is about, its sign, its words, and how it stands: good, open or bad."""

    about: str
    sign: str
    words: str
    tone: str
    page: str = ""


def marks(
    game: GameFacts, rule: str, *, at_length: bool = False, say: Callable[[str], str] = str
) -> tuple[Mark, ...]:
    """The marks of a rule; `at_length` they name the questions they speak of.

    `say` tells what a ruling asks and an answer means, in another language perhaps.
    """
    row, laws = next(one for one in game.evidence.rules if one.rule == rule), game.laws(rule)
    at_work = row.applies + row.refuses
    examples = "open" if row.refusable and not row.refuses else "good"
    proved = "good" if all(law.holds for law in laws) else "bad"
    of_laws = Mark("Law", "∎", laws_told(laws), proved if laws else "open")
    return (
        Mark("Source", SOURCES[row.status], source_told(row), _tone(row.status)),
        Mark("Examples", "▶", _examples(row), "bad" if row.failing or not at_work else examples),
        *([of_laws] if laws or at_length else []),
        *_rulings(game, row, at_length=at_length, say=say),
    )


def in_short(status: str) -> Mark:
    """The one sign of a rule that is always seen: what its status means."""
    return Mark("Source", SOURCES[status], f"{status}: {PLAIN[status]}", _tone(status))


def source_told(row: RuleRow) -> str:
    """The status of a rule and of its sentences, and of how many sources no copy is kept."""
    loose = row.not_held_by_the_lock
    told = [f"{counted(loose, 'source')}, no copy kept"] if loose else []
    return "; ".join([status_told(row.status, row.apart), *told])


def sentence_mark(of: Sentence, words: str = "") -> str:
    """The mark behind a sentence that has another status than its rule, as HTML."""
    told = escape(words or ": ".join(filter(None, (of.status, of.reason))))
    sign = f'<span aria-hidden="true">{SOURCES[of.status]}</span>'
    return f'<span class="mark {_tone(of.status)}" data-search-exclude>{sign}&nbsp;{told}</span>'


def _tone(status: str) -> str:
    return "open" if status == "open" else "good"


def _examples(row: RuleRow) -> str:
    """In how many examples a rule is at work."""
    told = [f"{row.failing} failing"] if row.failing else []
    told += [f"{row.applies} {'applies' if row.applies == 1 else 'apply'}"] if row.applies else []
    told += [f"{row.refuses} {'refuses' if row.refuses == 1 else 'refuse'}"] if row.refuses else []
    return ", ".join(told if row.applies + row.refuses else [*told, "none shows it"])


def laws_told(laws: Sequence[Proof]) -> str:
    """How many laws about a rule came to which verdict."""
    counted = Counter(law.verdict for law in laws)
    return listed(f"{counted[one]} {one}" for one in VERDICTS if counted[one]) or "none"


def _rulings(
    game: GameFacts, row: RuleRow, *, at_length: bool, say: Callable[[str], str]
) -> Iterator[Mark]:
    points = [one for one in game.points if row.rule in one.rules]
    for one in points:
        played = say(one.played.means).rstrip(".")
        words = f"{say(one.question)} {played} ({one.status})"
        if one.playable and at_length:  # what is played stands above it
            words = f"{say(one.question)} ({one.status}; adopted by {one.decided_by})"
        about = "Ruling" if one.playable else "Open point"
        yield Mark(about, "⚖", words, "open", point_page(game.name, one))
    if not points and "open" in (row.status, *row.apart):
        yield Mark("Ruling", "⚖", "none yet", "open")


def asked_marks(game: GameFacts, question: Question) -> Iterator[Mark]:
    """The marks of a question: how sure the answer is, its examples, and what was proved."""
    if question.status in SOURCES or question.status == "disputed":
        tone = "good" if question.status in ("stated", "confirmed") else "open"
        yield Mark("Source", SOURCES.get(question.status, "○"), question.status, tone)
    passing = sum(one["outcome"] == "passed" for one in question.results)
    every = len(question.results)
    yield Mark("Examples", "▶", f"{passing} of {every} pass", "good" if passing == every else "bad")
    if found := game.found.possible.get(question.id):
        seats = listed(map(str, found.tried), "or")
        told = f"never happens, for {seats} players"
        if found.with_seats is not None:
            told = f"can happen, with {found.with_seats} players"
        yield Mark("Law", "∎", f"proved that it {told}, under the adopted rulings", "good")
