"""What a record may say of a line and is not so: each part that has changed, spoiled in three ways.

It is as before the line, one more or less, or another player's.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from atoll.forge.forging import whole_game
from atoll.record import start_line
from atoll.record.entries import RecordError
from atoll.record.following import Differs, Running, followed, hold
from atoll.table import names_for
from atoll.table.games import events, nouns

Then = Mapping[str, Any]
_ALL, _FEW = 60, 0.1
"""So many lines of a game are asked, and then one in ten: what comes later comes again."""


def asked(name: str, seats: int, games: int) -> Counter[str]:
    """How often the rule that is named is `told` on the line itself, or is a `reason` given there.

    Else none is named, or one of `elsewhere`.
    """
    found = Counter[str]()
    for seed in range(games):
        luck = Random(f"{name} {seats} {seed}")
        for line, running in enumerate(_lines(name, seats, seed, luck)):
            if line < _ALL or luck.random() < _FEW:
                found += _asked(running, luck)
    return found


def _asked(running: Running, luck: Random) -> Counter[str]:
    kinds, stays = events(running.game).KINDS, nouns(running.game).LAYOUT.stays
    owns = (kinds[one.what].owns.values() for one in running.step.events)
    reasons = (*stays.values(), *(rule for one in owns for rule, _ in one))
    where: dict[str | None, str] = {None: "none", **dict.fromkeys(reasons, "reason")}
    where |= dict.fromkeys((one.rule for one in running.step.events), "told")
    found = Counter[str]()
    for then in _spoiled(running, luck):
        try:
            hold(running, {"then": then})
        except Differs as error:
            found[where.get(error.rule, "elsewhere")] += 1
        except RecordError:
            pass  # it is no position
    return found


def _lines(name: str, seats: int, seed: int, luck: Random) -> Iterator[Running]:
    """A game of random players, line by line."""
    running = None
    for entry in whole_game(start_line(name, names_for(seats), seed), luck):
        running = followed(running, entry)
        yield running


def _spoiled(running: Running, luck: Random) -> Iterator[Then]:
    layout, seats = nouns(running.game).LAYOUT, running.table.seats
    for part in layout.parts:
        was, now = (
            layout.written(table, part) if table else None
            for table in (running.before, running.table)
        )
        if isinstance(now, dict) and now.keys() <= {*seats}:
            for seat in (seat for seat in now if (was or {}).get(seat) != now[seat]):
                yield from [{part: {seat: was[seat]}}] if was and seat in was else []
                yield {part: {seat: otherwise(now[seat], seats, luck)}}
                other = luck.choice([*now])
                yield {part: {seat: now[other], other: now[seat]}}
        elif was != now:
            yield {part: was}
            yield {part: otherwise(now, seats, luck)}


def otherwise(value: Any, seats: Sequence[str], luck: Random) -> Any:
    """A value with one thing in it otherwise: a number by one, or another player; else the same."""
    if type(value) is int:
        return value + luck.choice((1, -1))
    if value in [*seats]:
        return luck.choice([seat for seat in seats if seat != value])
    if not isinstance(value, list | dict):
        return value
    keys = [*value] if isinstance(value, dict) else [*range(len(value))]
    found = [
        (key, one) for key in keys if (one := otherwise(value[key], seats, luck)) != value[key]
    ]
    if not found:
        return value
    key, one = luck.choice(found)
    whole = {**value} if isinstance(value, dict) else [*value]
    whole[key] = one
    return whole
