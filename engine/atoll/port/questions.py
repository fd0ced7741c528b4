"""Questions made of vectors, by each edition that matters, and of moves that are forged.

Only forgeries that a port can be asked are taken: lines that break a rule. What cannot be read, and
what a record says must hold, are for referees of records.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from atoll.forge import GAMES, forged, played
from atoll.port.beginnings import beginnings
from atoll.port.claims import Claims
from atoll.port.moments import at
from atoll.port.question import Question
from atoll.record.entries import Entry
from atoll.record.start import going_on, start_of
from atoll.table.games import game

FORGED = "forged/"
"""The ids of vectors that are forged begin so."""
Json = Mapping[str, Any]


def questions(vectors: Iterable[Json]) -> Iterator[Question]:
    """A question for each vector, and one more from where its example stops.

    A port is told neither what follows nor what refuses.
    """
    for vector in vectors:
        kind = "forged" if vector["id"].startswith(FORGED) else "vector"
        tags, refused = (*vector["rules"],), vector["refused"]
        breaks = frozenset([refused["rule"]] if refused else [])
        record = tuple(map(_bare, vector["record"]))
        yield Question(kind, vector["id"], record, tags, breaks)
        if vector["stops"] is not None and vector["end"] is not None:
            rest = (going_on(record[0], vector["end"]),)
            yield Question(kind, f"{vector['id']} (from where it stops)", rest, tags)


def _bare(entry: Entry) -> Entry:
    """A line without what must hold then."""
    return {key: value for key, value in entry.items() if key != "then"}


def by_editions(question: Question, claims: Claims) -> Iterator[Question]:
    """The question by the editions of a port: its own, and others by which it may end otherwise.

    One with house rules, and one of an edition that is not whole, stands as it is.
    """
    first = question.record[0]
    rules = game(first["game"])
    if first.get("rulings"):
        yield question
        return
    own = first.get("edition") or next(iter(rules.EDITIONS))
    home = own if own in claims.editions else claims.editions[0]
    at_home = question if home == own else question.by(home)
    if not readable(at_home):
        return
    yield at_home
    for edition in claims.editions:
        if edition != home and matters(first["game"], at_home.rules, home, edition):
            other = question.by(edition)
            yield from [other] if readable(other) else []


def readable(question: Question) -> bool:
    """Whether its record can be read: by another text its position may be none."""
    try:
        return bool(question.ours)
    except ValueError:
        return False


def matters(of: str, at_work: Collection[str], one: str, other: str) -> bool:
    """Whether two texts answer a ruling otherwise whose rules are at work."""
    rules = game(of)
    ours, theirs = (rules.answered(edition, {}).as_dict() for edition in (one, other))
    apart = (rules.RULINGS[name] for name in ours if ours[name] != theirs[name])
    return any(rule in at_work for ruling in apart for rule in ruling.rules)


# Illegal moves and beginnings, forged out of random games, each with the rule that refuses it


def forgeries(of: str, claims: Claims, seed: str) -> Iterator[Question]:
    """Questions of each way to forge games that a port claims, once for each rule that refuses."""
    luck = Random(f"port {of} {seed}")
    begin = islice(beginnings(of, claims, luck), GAMES)
    games = ((one.name, played(start_of(one.first), luck)) for one in begin)
    for one in forged(games, luck):
        if one.for_ports:
            called = f"{one.way}, forged out of {one.of}"
            yield Question("forged", called, one.lines, breaks=frozenset([one.rule]))


def at_the_table(question: Question, claims: Claims) -> Question:
    """The question at the table where its last move is made, for a port that can begin there."""
    lines = question.ours.lines
    if len(lines) < 2 or not claims.can("positions"):
        return question
    shorter = (at(question, lines[-1].table), question.record[len(lines)])
    return replace(question, record=shorter)
