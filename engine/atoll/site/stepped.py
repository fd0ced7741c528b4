"""Examples to be played forward and back: the table of each moment, and what happened by then.

Beside a page lies a script with those of all its examples, which docs/assets/steps.js asks for: of
each picture it holds only what is not as in the one before. That is a list; in it a text is an
element of the picture, `[from, to]` are elements of the one before, and `[at, head, text, tail]` is
one of those of which only the first `head` and the last `tail` letters stay. An example begins
where the example before it began.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from atoll.record.stepping import Moment, Play, Told, begin, drawn, heard, played
from atoll.site.verdicts import Result
from atoll.table import cite
from atoll.table.contract import Table
from atoll.table.games import nouns, pictures

_ELEMENT = re.compile(r"<(?!/)[^>]*>(?:[^<]*</\w+>)?|</\w+>")
WHEN, THEN = ("When", "Wenn"), ("Then", "Dann")
ALL_ELSE = ("nothing else changes", "sonst ändert sich nichts")
"""What no rulebook prints."""
_PLANE = "\uffff"
"""Letters behind this one are two in a browser's count: elements with one are never cut."""


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
    found, first = dict[str, Any](), list[str]()
    for place, shown in examples.items():
        elements = [_ELEMENT.findall(one.picture) for one in shown]
        before = [first, *elements]
        found[place] = [*map(_frame, shown, before, elements)]
        first = elements[0]
    given = [found, trials or {}, rules or {}]
    while not given[-1]:
        given.pop()
    told = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in given)
    return f"atoll.steps.hold({','.join(told)})\n".encode()


def _frame(one: Shown, before: Sequence[str], now: Sequence[str]) -> dict[str, Any]:
    said = [[*each] for each in one.told]
    beside = {"printed": [*one.printed]} if one.printed else {}
    picture = [*_by(before, now)]
    return {"by": one.by, "told": said, "refused": one.refused, "picture": picture, **beside}


def _by(before: Sequence[str], now: Sequence[str]) -> Iterator[Any]:
    """The elements of a picture by those of the one before, runs of the same ones together."""
    run: list[int] = []
    first = {one: n for n, one in reversed([*enumerate(before)])}
    for one in now:
        at = first.get(one)
        if run and at is not None and before[run[1] : run[1] + 1] == [one]:
            run[1] += 1
            continue
        if run:
            yield run
        run = [at, at + 1] if at is not None else []
        if at is None:
            yield _patch(before, one)
    if run:
        yield run


def _patch(before: Sequence[str], one: str) -> Any:
    """An element by the first one of its kind before, where that is shorter."""
    kind = re.split(r" d=| x=|>", one, maxsplit=1)[0]
    at = next((n for n, other in enumerate(before) if other.startswith(kind)), None)
    if at is None or max(one + before[at]) > _PLANE:
        return one
    old = before[at]
    head = _alike(old, one)
    tail = min(_alike(old[::-1], one[::-1]), len(old) - head, len(one) - head)
    return [at, head, one[head : len(one) - tail], tail]


def _alike(one: str, other: str) -> int:
    """How many letters both begin with."""
    alike, most = 0, min(len(one), len(other))
    while alike < most:
        middle = (alike + most + 1) // 2
        alike, most = (middle, most) if one[:middle] == other[:middle] else (alike, middle - 1)
    return alike
