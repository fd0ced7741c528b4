"""Other ways to rule a record: by another edition, or with another answer to a ruling."""

from collections.abc import Iterator, Mapping
from io import BytesIO

from atoll.record.entries import Entry
from atoll.record.following import Running, followed, hold
from atoll.record.lines import object_of, raw_lines
from atoll.table.games import game
from atoll.table.rulings import whole

EDITION = "edition"
"""The key of `answers` that names a published text; every other one is a ruling."""
Way = dict[str, str]


def under(answers: Mapping[str, str], entry: Entry) -> Entry:
    """A line that starts a game, with these answers instead of some of its own.

    With an edition the house rules of the line are left behind.
    """
    if "game" not in entry or not answers:
        return entry
    rulings = {name: answer for name, answer in answers.items() if name != EDITION}
    if EDITION in answers:
        return {**entry, "edition": answers[EDITION], "rulings": rulings}
    own = entry.get("rulings")
    return {**entry, "rulings": {**own, **rulings} if isinstance(own, dict) else rulings}


def ways(name: str) -> Iterator[Way]:
    """Each edition that is known whole, then each answer to a ruling."""
    rules = game(name)
    yield from ({EDITION: one} for one in whole(rules.EDITIONS))
    for ruling in rules.RULINGS.values():
        yield from ({ruling.name: answer} for answer in ruling.names())


def is_right(lines: str, way: Way) -> bool:
    """Whether a record is right from its first line to its last where it is ruled so."""
    running: Running | None = None
    try:
        for _, raw in raw_of(lines):
            entry = object_of(raw)
            running = followed(running, under(way, entry))
            hold(running, entry)
    except (RecursionError, ValueError):
        return False
    return True


def raw_of(lines: str) -> Iterator[tuple[int, bytes]]:
    """The lines of a text as those of a file, by their numbers; the last one ends too."""
    return raw_lines(BytesIO(lines.encode("utf-8", "surrogatepass") + b"\n"))
