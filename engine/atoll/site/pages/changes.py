"""What changed in the rules, of all games together and of each rule, with the words marked."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from markupsafe import escape

from atoll.book.changes import Change, History, Words, changes
from atoll.book.glossary import ToldChange, told_changes
from atoll.site.facts import Facts
from atoll.site.kinds import composed
from atoll.site.page import Asset, Page, coded
from atoll.table import cite, counted

MOST = 150  # changes on the page, some 800 elements
AROUND = 8  # words shown on each side of a change
NEWEST = 1  # changes told on the page of a rule
TOGETHER = 5  # more rules than these, added or withdrawn at once, are told in one line
WHOLE = ("added", "withdrawn")
MARKS = {"removed": "del", "added": "ins"}


class Entry(NamedTuple):
    """A line of the page: the rule, what of it changed, the words as HTML; or many new rules."""

    rule: str
    part: str
    told: str


class Group(NamedTuple):
    """What one day changed; or, without a date, what is not committed yet."""

    date: str
    entries: tuple[Entry, ...]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The page of changes."""
    known = {game.title: changes(game.name, facts.home) for game in facts.games}
    every = groups(known.values())
    shown = [*_fitting(every)]
    yield composed(
        "changes",
        different=at_the_table(facts),
        placed=facts.prose.placed,
        days=shown,
        more=sum(len(one.entries) for one in every) - sum(len(one.entries) for one in shown),
        histories=known,
        rules={rule for game in facts.games for rule in game.rules},
    )


def at_the_table(facts: Facts) -> list[ToldChange]:
    """What became different at the table in all games, the newest first. Raises BookError."""
    games = facts.games
    told = [one for of in games for one in told_changes(of.name, of.rules, facts.home)]
    return sorted(told, key=lambda one: one.date, reverse=True)


def rule_history(history: History, rule: str) -> str:
    """What changed in one rule, as HTML for its page; its first wording is not told again."""
    if history.why_not:
        return f"<p>{escape(history.why_not)}</p>"
    told, lines = [*history.of(rule)], list[str]()
    for one in told[:NEWEST]:
        words = f": {marked(one.words)}" if one.part in ("title", "statement") else ""
        lines.append(f"{one.date or 'not committed yet'}, {one.part}{words}")
    if len(told) > NEWEST:
        lines.append(f"{counted(len(told) - NEWEST, 'change')} before that")
    if history.since:
        lines.append(f"What was before {history.since} is not in this copy of the history.")
    return "\n".join(['<ul class="changes">', *(f"<li>{one}</li>" for one in lines), "</ul>"])


def groups(histories: Iterable[History]) -> list[Group]:
    """The changes of all games by the day, the newest first; what is not committed stands above."""
    days: dict[str, list[Change]] = {}
    for history in histories:
        for day, those in history.by_day.items():
            days.setdefault(day, []).extend(those)
    newest_first = sorted(days, key=lambda day: (not day, day), reverse=True)
    return [Group(day, (*_entries(days[day]),)) for day in newest_first]


def _entries(of_one: Sequence[Change]) -> Iterator[Entry]:
    """Each change; whole rules, where many came or went at once, are one."""

    def of_many(change: Change) -> tuple[str, str]:
        return change.part, change.rule.partition("_")[0]

    many = dict[tuple[str, str], list[str]]()
    for change in (one for one in of_one if one.part in WHOLE):
        many.setdefault(of_many(change), []).append(change.rule)
    told = {part: those for part, those in many.items() if len(those) > TOGETHER}
    for (part, _), those in told.items():
        yield Entry("", part, f"{len(those)} rules, from {cite(those[0])} to {cite(those[-1])}")
    for change in of_one:
        if of_many(change) not in told:
            yield Entry(change.rule, change.part, marked(change.words))


def _fitting(every: Iterable[Group]) -> Iterator[Group]:
    """As much as the page has room for, the newest first."""
    left = MOST
    for group in every:
        if shown := group.entries[:left]:
            yield group._replace(entries=shown)
        left -= len(shown)


def marked(words: Words) -> str:
    """Both wordings in one, as HTML: what is removed struck out, what is added underlined.

    >>> marked((("same", "The "), ("removed", "highest"), ("added", "lowest"), ("same", " one.")))
    'The <del>highest</del> <ins>lowest</ins> one.'
    """
    last = len(words) - 1
    pieces = [
        f"<{MARKS[kind]}>{coded(text)}</{MARKS[kind]}>"
        if kind in MARKS
        else coded(_shortened(text, first=at == 0, last=at == last))
        for at, (kind, text) in enumerate(words)
    ]
    return "".join(pieces).replace("</del><ins>", "</del> <ins>")


def _shortened(text: str, *, first: bool, last: bool) -> str:
    """What stayed the same, of which only the words beside a change are shown."""
    words = re.findall(r"\s*\S+\s*", text)
    head = [] if first else words[:AROUND]
    tail = [] if last else words[-AROUND:]
    if len(words) <= len(head) + len(tail) + 1:
        return text
    return f"{''.join(head)}… {''.join(tail)}"
