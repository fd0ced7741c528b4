"""Illegal moves and beginnings, forged out of random games, each with the rules that refuse it.

Only what a port can be asked is taken: a line that breaks a rule. What cannot be read, and what a
record says must hold, are for referees of records.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from atoll.forge.bases import whole_games
from atoll.forge.forging import forged
from atoll.port.claims import Claims
from atoll.port.moments import at
from atoll.port.ours import Question
from atoll.record.entries import Entry
from atoll.table import games

__all__ = ["at_the_table", "forgeries"]

EACH = 3
"""Of each way to forge so many are asked, those of the shortest records."""


def forgeries(of: str, seed: str) -> Iterator[Question]:
    """Questions of each way to forge a game; none, where the game says of none."""
    if not games.forgeries.there(of):
        return
    ways: defaultdict[str, list[Question]] = defaultdict(list)
    luck, number = Random(f"port {of} {seed}"), games.forgeries(of).GAMES
    for place, record in enumerate(whole_games(of, number, luck), start=1):
        for one in forged(of, record, luck):
            name, rules = one.forgery.name, frozenset(one.forgery.rules)
            if rules and _can_be_asked(one.lines[-1]):
                called = f"{name}, forged out of game {place}"
                ways[name].append(Question("forged", called, one.lines, breaks=rules))
    for found in ways.values():
        yield from sorted(found, key=lambda one: len(one.record))[:EACH]


def _can_be_asked(entry: Entry) -> bool:
    return not entry.get("then") and ("move" in entry or "game" in entry)


def at_the_table(question: Question, claims: Claims) -> Question:
    """The question at the table where its last move is made, for a port that can begin there."""
    lines = question.ours.lines
    if len(lines) < 2 or not claims.can("positions"):
        return question
    shorter = (at(question, lines[-1].table), question.record[len(lines)])
    return replace(question, record=shorter)
