"""What Try it knows of an example that a short link names: its record, and what is asked first.

Where questions are answered, also what would follow by each other answer to a ruling: so a link to
one shows its outcome before there is an engine.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

from atoll.record.stepping import moments, told
from atoll.site.cards import Card
from atoll.site.facts import GameFacts
from atoll.site.verdicts import Result
from atoll.table.games import game as verbs_of
from atoll.table.games import nouns
from atoll.table.kinds import Number, Seat
from atoll.table.parts import Part, by_seat

__all__ = ["asked_first", "name_of", "trial"]

PARTS, RULINGS, SENTENCES = 3, 2, 6
"""So many parts and rulings are asked first, so many sentences told of another answer."""

Lines = Sequence[Mapping[str, Any]]


def name_of(card: Card) -> str:
    """What a short link calls an example: eight letters that only its address decides."""
    return sha256(card.target.encode()).hexdigest()[:8]


def trial(game: GameFacts, result: Result) -> dict[str, Any] | None:
    """What there is to try; None where the record would not tell what the example told."""
    if not game.fragment(result):
        return None
    lines = [result["begins"], *result["moves"]]
    others = _others(game.name, result, lines) if "faq" in result["tags"] else {}
    return {"lines": lines, "first": asked_first(game.name, result), "others": dict(others)}


def asked_first(game: str, result: Result) -> dict[str, list[str]]:
    """The parts that the example speaks of, and the rulings that it asks about its own rules."""
    layout, position = nouns(game).LAYOUT, result["begins"].get("position") or {}
    said = " ".join(_words(result)).casefold()
    spoken = [
        part
        for part in layout.parts.values()
        if part.name in position and part.called and _speaks_of(said, part.called.casefold())
    ]
    parts = [part.name for part in sorted(spoken, key=_weighs)]
    asked, claimed = {*(result["asked"] or ())}, {*result["tags"]}
    rulings = [
        one.name
        for one in verbs_of(game).RULINGS.values()
        if one.name in asked and claimed & {*one.rules}
    ]
    return {"parts": parts[:PARTS], "rulings": rulings[:RULINGS]}


def _weighs(part: Part) -> tuple[bool, bool]:
    """What each player has comes first, a mere number or turn last."""
    return isinstance(part.kind, Number | Seat), not by_seat(part.kind)


def _words(result: Result) -> Iterator[str]:
    """What the example says before anything happens."""
    for step in result["told"] or result["trace"]:
        if step["keyword"].strip() == "Then":
            return
        yield step["text"]
        yield from (" ".join(row) for row in step["table"][:1])


def _speaks_of(said: str, called: str) -> bool:
    return bool(re.search(rf"\b{re.escape(called.removesuffix('s'))}s?\b", said))


def _others(game: str, result: Result, lines: Lines) -> Iterator[tuple[str, list[Any]]]:
    """By each other answer to a ruling that was asked for: the sentences from where it parts."""
    usual = _heard(lines)
    begins = lines[0]
    known = result["rulings"] or {}
    for ruling in verbs_of(game).RULINGS.values():
        for answer in ruling.names() if ruling.name in (result["asked"] or ()) else ():
            ruled = {**begins, "rulings": {**begins.get("rulings", {}), ruling.name: answer}}
            heard = [] if known.get(ruling.name) == answer else _heard([ruled, *lines[1:]])
            apart = (n for n, one in enumerate(heard) if [one] != usual[n : n + 1])
            if (at := next(apart, None)) is not None:
                yield f"{ruling.name}={answer}", heard[at : at + SENTENCES]


def _heard(lines: Lines) -> list[Any]:
    return [one for each in moments("\n".join(map(json.dumps, lines))) for one in told(each)]
