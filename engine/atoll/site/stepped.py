"""Examples to be played forward and back: the table of each moment, and what happened by then.

Beside a page lies a script with those of all its examples, which docs/assets/steps.js asks for. As
most of a picture is as in the one before, it is packed: a tenth stays.
"""

import json
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from zlib import compress

from atoll.drawing.lying import pictures
from atoll.record.stepping import Moment, Play, Told, begin, drawn, heard, played
from atoll.site.verdicts import Result
from atoll.table import cite
from atoll.table.contract import Table
from atoll.table.games import nouns

WHEN, THEN = ("When", "Wenn"), ("Then", "Dann")
ALL_ELSE = ("nothing else changes", "sonst ändert sich nichts")
"""What no rulebook prints."""


class Shown(NamedTuple):
    """A moment as a page shows it: who moved, what is said, the picture; and is it a refusal?

    `table` is what the picture shows, where it shows one as it lies in a record; `printed` is what
    a rulebook prints of it.
    """

    by: str
    told: Sequence[Told]
    picture: str
    refused: bool = False
    table: Table = None
    printed: Sequence[str] = ()


def steps(game: str, result: Result, name: str, play: Play = played) -> tuple[Shown, ...]:
    """An example from its first table on; nothing of one in which nothing happens.

    `name` begins the ids of the pictures; `play` finds the moments of its record.
    """
    said = [one for step in result["trace"] for one in _told(step)]
    if not (said and nouns.there(game) and result["start"] and result["end"]):
        return ()
    passed = play([result["begins"], *result["moves"]]) if result["begins"] else ()
    shown = [*_replayed(passed, said, name)] or [*_by_trace(game, result, name)]
    return (*shown,) if len(shown) > 1 else ()


def _told(step: Mapping[str, Any]) -> list[Told]:
    """What a step of the example told."""
    return [Told(one["rule"], cite(one["rule"]), one["sentence"]) for one in step["events"]]


# An example played as a record


def _replayed(passed: Sequence[Moment], said: Sequence[Told], name: str) -> Iterator[Shown]:
    """The moments of the example's record in which it is told; none where they tell otherwise."""
    every = heard(passed)
    if (at := begin(every, said)) is None:
        return
    within = every[at : at + len(said)]
    first, last = within[0][0], within[-1][0]
    first -= not passed[first].begins and first > 0  # the table before it
    for place, moment in enumerate(passed[first : last + 1]):
        here = [one for where, one in within if where == first + place]
        by = f"{moment.seat}: {moment.move}" if moment.move and here else ""
        picture = drawn(passed[first:], place, name=name)
        table = None if moment.problem else moment.table
        yield Shown(by, here, picture, bool(moment.problem), table)


# An example that no record tells


def _by_trace(game: str, result: Result, name: str) -> Iterator[Shown]:
    """What is told step by step, between the first table and the last."""
    by, start, end = pictures(game), result["start"], result["end"]
    before = by.table(start, name=name)
    yield Shown("", (), before)
    spoken = [step for step in result["trace"] if step["events"]]
    for step in spoken:
        here = _told(step)
        refused = any(one.rule in result["refused"] for one in here)
        after = by.marked(start, end, name=name) if step is spoken[-1] else before
        yield Shown(step["text"], here, after, refused)


# A printed example, which several scenarios tell


Row = Mapping[str, Sequence[Mapping[str, Any]]]


def thread(every: Iterable[tuple[Result, Sequence[Shown]]]) -> tuple[list[Row], list[Shown]]:
    """Scenarios one after the other, each with its steps, as one thread: its rows, and its steps.

    A row has what is `given` if it begins anew, what happens `when`, what is `printed` of it and
    what the engine `said`. One that begins where the one before it ended goes on from there; one
    that tells the same again adds what it says.
    """
    rows, frames = list[Row](), list[Shown]()
    before: Result = {}
    for result, shown in every:
        trace = result["trace"]
        keys = [one["keyword"].strip() for one in trace] + [WHEN[0], THEN[0]]
        when, then = (
            next(at for at, one in enumerate(keys) if one in words) for words in (WHEN, THEN)
        )
        again = all(before.get(key) == result[key] for key in ("start", "end", "begins"))
        known = again or (before and before["end"] == result["start"])
        old = before.get("trace", ())
        given = () if known else [one for one in trace[:when] if one not in old]
        printed = [one for one in trace[then:] if one["text"] not in ALL_ELSE]
        said = [event for step in trace[when:] for event in step["events"]]
        rows.append({"given": given, "when": trace[when:then], "printed": printed, "said": said})
        if not known and shown:
            by = "; ".join(one["text"] for one in given if frames and not one["table"])
            frames.append(shown[0]._replace(by=by))
        frames += () if again else shown[1:]
        if frames:
            texts = (*frames[-1].printed, *(one["text"] for one in printed))
            frames[-1] = frames[-1]._replace(printed=texts)
        before = result
    return rows, frames


# Packing


def packed(
    examples: Mapping[str, Sequence[Shown]],
    trials: Mapping[str, Any] | None = None,
    rules: Mapping[str, str] | None = None,
) -> bytes:
    """A script that holds examples by the ids of their places on the page, and what one can try.

    `rules` is where each lies, on pages where that is not its own page.
    """
    found = {
        place: [
            {
                "by": one.by,
                "told": [[*each] for each in one.told],
                "refused": one.refused,
                "picture": one.picture,
                **({"printed": [*one.printed]} if one.printed else {}),
            }
            for one in shown
        ]
        for place, shown in examples.items()
    }
    told = json.dumps([found, trials or {}, rules], ensure_ascii=False, separators=(",", ":"))
    text = b64encode(compress(told.encode(), level=9)).decode()
    return f'atoll.steps.hold("{text}")\n'.encode()
