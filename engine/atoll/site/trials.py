"""Examples as pages show them: their pictures, their steps, and what there is to try.

What Try it knows of one that a short link names is its record, and what is asked first. Where
questions are answered, also what would follow by each other answer to a ruling: so a link to one
shows its outcome before there is an engine. Pictures are drawn by the game, or from its layout.

Beside a page lies a script with the steps of all its examples, which docs/assets/steps.js asks for.
As most of a picture is as in the one before, it is packed: a tenth stays.
"""

import json
import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, NamedTuple
from zlib import compress, crc32

from atoll.drawing.lying import Lying, pictures
from atoll.record.stepping import Lines, Moment, Told, begin, drawn, fragment, heard, played, told
from atoll.running.world import TracedStep
from atoll.site.cards import Card
from atoll.site.facts import GameFacts
from atoll.site.verdicts import Result
from atoll.table import Refused, cite, names_for
from atoll.table.contract import Table
from atoll.table.games import game as verbs_of
from atoll.table.games import nouns
from atoll.table.kinds import Number, Seat
from atoll.table.parts import by_seat
from atoll.table.rulings import Ruling

SEED = 7
SCRIPT = "played.js"


def picture(game: GameFacts, card: Card, *, all_of_it: bool = True) -> str:
    """What an example changed on the table, or where it was refused.

    All of it is what else the game draws of what happened, too; of one that fails nobody knows.
    """
    result = card.result
    start, end, rulings = result["start"], result["end"], result["rulings"]
    if not (nouns.there(game.name) and start and end):
        return ""
    by = _by(game.name, result)
    named = f"of-{crc32(card.anchor.encode()):x}"  # shorter than its anchor

    def change() -> str:
        if start == end and result["refused"] and result["moves"]:
            return by.refused(start, result["moves"][-1]["move"], name=f"{named}-refused")
        return by.before_after(start, end, name=f"{named}-change")

    found = [game.once("change", result, change)]
    for name, draw in by.happened().items() if all_of_it and result["outcome"] == "passed" else ():
        found.append(draw(start, end, rulings=rulings, name=f"{named}-{name}"))
    return "".join(map(framed, filter(None, found)))


def _by(game: str, result: Result) -> Lying:
    return pictures(game, tuple(result["begins"]["seats"]))


def layout(game: str) -> str:
    """How things lie when a game of one seed begins, for the usual number of seats."""
    if not nouns.there(game):
        return ""
    verbs = verbs_of(game)
    for seats in verbs.SEATS:
        with suppress(Refused):
            opened = verbs.opening(names_for(seats), SEED, None, edition=None).table
            return framed(
                pictures(game, opened.seats).begun(verbs.write_position(opened), name="layout")
            )
    return ""


def framed(svg: str) -> str:
    """A picture in its place on a page."""
    return f'<div class="pictured" data-search-exclude>{svg}</div>'


# Examples to be played forward and back: the table of each moment, and what happened by then


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


class Played(NamedTuple):
    """An example as it is played: its moments from its first table on, where anything happens.

    `link` opens it in Try it, and `trial` is what that knows of one that is played in steps; there
    is none where its record would not tell what the example told.
    """

    steps: Sequence[Shown] = ()
    link: str = ""
    trial: Mapping[str, Any] | None = None


def example(game: GameFacts, card: Card) -> Played:
    """An example as it is played, found once."""
    name, result = f"step-of-{card.anchor}", card.result
    return game.once("played", result, lambda: played_out(game.name, result, name))


def played_out(game: str, result: Result, name: str) -> Played:
    """An example played by its record, or step by step where that tells it otherwise.

    `name` begins the ids of the pictures.
    """
    lines, said = [result["begins"], *result["moves"]], [*_events(result["trace"])]
    passed = played(lines) if result["begins"] else ()
    every = heard(passed)
    at = begin(every, said) if passed else None
    link = "" if at is None else fragment(lines)
    if not (said and nouns.there(game) and result["start"] and result["end"]):
        return Played(link=link)
    if at is None:
        shown = (*_by_trace(game, result, name),)
    else:
        shown = (*_by_record(passed, every[at : at + len(said)], name),)
    if len(shown) == 1:
        return Played(link=link)
    return Played(shown, link, trial(game, result, passed, shown[0]) if link else None)


def _events(steps: Iterable[TracedStep]) -> Iterator[Told]:
    """What steps of an example told."""
    for one in (event for step in steps for event in step["events"]):
        yield Told(one["rule"], cite(one["rule"]), one["sentence"])


def _by_record(
    passed: Sequence[Moment], within: Sequence[tuple[int, Told]], name: str
) -> Iterator[Shown]:
    """The moments of the example's record within which it is told."""
    first, last = within[0][0], within[-1][0]
    first -= not passed[first].begins and first > 0  # the table before it
    for place, moment in enumerate(passed[first : last + 1]):
        here = [one for where, one in within if where == first + place]
        by = f"{moment.seat}: {moment.move}" if moment.move and here else ""
        picture = drawn(passed[first:], place, name=name)
        table = None if moment.problem else moment.table
        yield Shown(by, here, picture, bool(moment.problem), table)


def _by_trace(game: str, result: Result, name: str) -> Iterator[Shown]:
    """What no record tells, step by step, between the first table and the last."""
    by, start, end = _by(game, result), result["start"], result["end"]
    before = by.table(start, name=name)
    yield Shown("", (), before)
    spoken = [step for step in result["trace"] if step["events"]]
    for step in spoken:
        here = [*_events([step])]
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


def packed(examples: Mapping[str, Played], rules: Mapping[str, str] | None = None) -> bytes:
    """A script that holds examples by the ids of their places on the page, and what one can try.

    `rules` is where each lies, on pages where that is not its own page.
    """
    frames = {place: [*map(_frame, one.steps)] for place, one in examples.items() if one.steps}
    trials = {place: one.trial for place, one in examples.items() if one.trial}
    told = json.dumps([frames, trials, rules], ensure_ascii=False, separators=(",", ":"))
    text = b64encode(compress(told.encode(), level=9)).decode()
    return f'atoll.steps.hold("{text}")\n'.encode()


def _frame(one: Shown) -> dict[str, Any]:
    """A moment as docs/assets/steps.js shows it."""
    found = {"by": one.by, "told": one.told, "refused": one.refused, "picture": one.picture}
    return found | ({"printed": one.printed} if one.printed else {})


# What there is to try


PARTS, RULINGS, SENTENCES = 3, 4, 6
"""So many parts and rulings are asked first, so many sentences told of another answer."""


def name_of(card: Card) -> str:
    """What a short link calls an example: eight letters that only its address decides."""
    return sha256(card.target.encode()).hexdigest()[:8]


def trial(game: str, result: Result, passed: Sequence[Moment], step: Shown) -> Mapping[str, Any]:
    """What there is to try of an example, by the moments of its record.

    That is the table before anything happens, too: the parts that its position leaves to the rules,
    and its picture, unless `step`, which the example's steps begin with, shows the same.
    """
    lines = [result["begins"], *result["moves"]]
    others = dict(_others(game, result, lines, passed)) if "faq" in result["tags"] else {}
    found: dict[str, Any] = {"lines": lines, "first": asked_first(game, result), "others": others}
    if (table := passed[0].table) is not None:
        position = lines[0].get("position") or {}
        lies = verbs_of(game).write_position(table)
        found["laid"] = {name: one for name, one in lies.items() if position.get(name) != one}
        own = drawn([passed[0]], 0, name="lies") if step.table != table else step.picture
        one, other = (picture.partition("</desc>")[2] for picture in (own, step.picture))
        found |= {"lies": own} if one != other else {}  # but for ids and words, which begin it
    return found


def asked_first(game: str, result: Result) -> dict[str, list[str]]:
    """The parts that the example speaks of, and the rulings that it asks."""
    layout, position = nouns(game).LAYOUT, result["begins"].get("position") or {}
    said = " ".join(_words(result)).casefold()
    spoken = [
        part
        for part in layout.parts.values()
        if part.name in position
        and part.called
        and re.search(rf"\b{re.escape(part.called.casefold().removesuffix('s'))}s?\b", said)
    ]
    # What each player has comes first, a mere number or turn last.
    spoken.sort(key=lambda part: (isinstance(part.kind, Number | Seat), not by_seat(part.kind)))
    parts, rulings = [part.name for part in spoken], [one.name for one in _asked(game, result)]
    return {"parts": parts[:PARTS], "rulings": rulings[:RULINGS]}


def _words(result: Result) -> Iterator[str]:
    """What the example says before anything happens."""
    for step in result["trace"]:
        if step["keyword"].strip() == "Then":
            return
        yield step["text"]
        yield from (" ".join(row) for row in step["table"][:1])


def _asked(game: str, result: Result) -> list[Ruling]:
    """The rulings that its rules ask for in an example: first those of the rules that it shows."""
    asked = result["asked"] or ()
    every = [one for one in verbs_of(game).RULINGS.values() if one.name in asked]
    found = [one for one in every if {*result["tags"], *result["fired"]} & {*one.rules}]
    return sorted(found, key=lambda one: not {*result["tags"]} & {*one.rules})


def asks(game: str, result: Result) -> bool:
    """Whether an example is a question's, and a ruling of the rules that it shows decides in it."""
    tags = {*result["tags"]}
    return "faq" in tags and any(tags & {*one.rules} for one in _asked(game, result))


def _others(
    game: str, result: Result, lines: Lines, passed: Sequence[Moment]
) -> Iterator[tuple[str, list[Told]]]:
    """By each other answer to a ruling that was asked for: the sentences from where it parts."""
    usual, asked, known = _heard(passed), result["asked"] or (), result["rulings"] or {}
    rulings = (one for one in verbs_of(game).RULINGS.values() if one.name in asked)
    ways = [(one.name, answer) for one in rulings for answer in one.names()]
    for ruling, answer in (way for way in ways if way not in known.items()):
        ruled = {**lines[0], "rulings": {**lines[0].get("rulings", {}), ruling: answer}}
        heard = _heard(played([ruled, *lines[1:]]))
        apart = (n for n, one in enumerate(heard) if [one] != usual[n : n + 1])
        if (at := next(apart, None)) is not None:
            yield f"{ruling}={answer}", heard[at : at + SENTENCES]


def _heard(passed: Sequence[Moment]) -> list[Told]:
    return [one for each in passed for one in told(each)]
