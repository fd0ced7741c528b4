"""What changed in the rules: of all games day by day, and of each rule with the words marked."""

import re
from collections.abc import Iterable, Iterator

from markupsafe import escape

from atoll.book.changes import History, Words, changes
from atoll.book.glossary import ToldChange, told_changes
from atoll.site.facts import Facts
from atoll.site.kinds import composed
from atoll.site.page import Asset, Page, coded
from atoll.table import counted

DAYS = 10  # on the page
AROUND = 8  # words shown on each side of a change
NEWEST = 1  # changes told on the page of a rule
MARKS = {"removed": "del", "added": "ins"}


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The page of changes."""
    known = {game.title: changes(game.name, facts.home) for game in facts.games}
    yield composed(
        "changes",
        different=at_the_table(facts),
        placed=facts.prose.placed,
        days=by_day(known.values())[:DAYS],
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


def by_day(histories: Iterable[History]) -> list[tuple[str, dict[str, list[str]]]]:
    """Of each day its rules and what of each changed, the newest first.

    What is not committed stands above, without a day.
    """
    days: dict[str, dict[str, list[str]]] = {}
    for change in (change for history in histories for change in history.changes):
        days.setdefault(change.date, {}).setdefault(change.rule, []).append(change.part)
    return sorted(days.items(), key=lambda day: (not day[0], day[0]), reverse=True)


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
