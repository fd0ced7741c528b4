"""A record as a page plays it: all is found out at once, pictures are drawn when they are shown."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from atoll.drawing.lying import pictures
from atoll.record.aloud import tried
from atoll.record.lines import object_of
from atoll.record.start import start_of
from atoll.record.stepping import Moment, drawn, moments, told
from atoll.record.ways import EDITION, is_right, raw_of, ways
from atoll.table import cite
from atoll.table.games import game

Json = dict[str, Any]
Answers = Mapping[str, Callable[..., Any]]


class Player:
    """The record that is open, moment by moment.

    >>> player = Player()
    >>> player.opened('{"game": "fiji", "seats": ["Ana", "Ben"], "seed": 7}')["number"]
    1
    >>> player.frame(0)["told"][0][2]
    'The box holds 30 green 24 red 18 yellow 12 blue.'
    """

    def __init__(self) -> None:
        """Nothing is open."""
        self._lines, self._passed = "", tuple[Moment, ...]()
        self._ways: list[dict[str, str]] = []

    def opened(self, lines: str) -> Json:
        """How many moments a record has, and its first line that is wrong."""
        self._lines, self._passed = lines, (*moments(lines),)
        last = self._passed[-1]
        wrong = {"line": last.line, "by": _by(last)} if last.problem else None
        return {"number": len(self._passed), "problem": wrong and {**wrong, "told": told(last)[0]}}

    def ways(self) -> list[Json]:
        """The editions, and the answers to rulings, by which the wrong line may be right."""
        last = self._passed[-1]
        self._ways = [*ways(self._game(last))] if last.problem and last.problem.rule else []
        return [_named(self._game(last), way) for way in self._ways]

    def legal(self, at: int) -> bool:
        """Whether the wrong line, and all before it, is right by one of those ways."""
        return is_right("".join(self._until(self._passed[-1])), self._ways[at])

    def _game(self, last: Moment) -> str:
        return str(object_of(self._until(last)[-1].encode()).get("game") or last.game)

    def _until(self, last: Moment) -> list[str]:
        lines = (raw.decode() for number, raw in raw_of(self._lines) if number <= last.line)
        return [*lines]

    def frame(self, at: int) -> Json:
        """A moment as docs/assets/steps.js shows it."""
        moment = self._passed[at]
        said, picture = told(moment), drawn(self._passed, at, name="record")
        refused = bool(moment.problem)
        return {"by": _by(moment), "told": said, "refused": refused, "picture": picture}


def _by(moment: Moment) -> str:
    return f"{moment.seat}: {moment.move}" if moment.move else ""


def _named(name: str, way: Mapping[str, str]) -> Json:
    """An edition, or an answer to a ruling, as a page names it."""
    ((key, answer),) = way.items()
    rules = game(name)
    if key == EDITION:
        return {"edition": answer, "says": rules.EDITIONS[answer].title}
    means = next(one.means for one in rules.RULINGS[key].answers if one.name == answer)
    return {"ruling": key, "answer": answer, "says": means}


class Table:
    """The table that is tried: as it was laid last, for what a position leaves out.

    >>> table = Table()
    >>> line = '{"game": "fiji", "seats": ["Ana", "Ben"], "seed": 7}'
    >>> table.tried(line)["laid"]["hands"]["Ben"]
    {'green': 6, 'red': 5, 'yellow': 4, 'blue': 3}
    """

    def __init__(self) -> None:
        """Nothing lies there."""
        self._laid: Json = {}

    def tried(self, lines: str, against: Mapping[str, str] | None = None) -> Json:
        """A record played, and the table before anything happens.

        It is drawn as it `lies`, and `laid` is its position; none where the rules refuse it. Where
        no game comes to it, `impossible` says why.
        """
        first = next(moments(lines))
        found = tried(lines, against)
        if first.table is None:
            return {**found, "lies": self._refused(lines), "laid": None, "impossible": None}
        self._laid = game(first.game).write_position(first.table)
        lies = drawn([first], 0, name="lies")
        return {**found, "lies": lies, "laid": self._laid, "impossible": _impossible(lines)}

    def _refused(self, lines: str) -> str:
        """A table that the rules refuse is drawn too; nothing where it cannot even be read."""
        with suppress(ValueError, TypeError, KeyError):
            start = object_of(next((raw for _, raw in raw_of(lines)), b""))
            return pictures(start["game"]).table(self._laid | start["position"], name="lies")
        return ""


def _impossible(lines: str) -> Json | None:
    """Why no game comes to the table that a record starts from, though it is assumed."""
    found = start_of(object_of(next(raw for _, raw in raw_of(lines)))).why_impossible()
    return found and {"rule": found.rule, "cited": cite(found.rule), "reason": found.reason}


def answers() -> Answers:
    """What answers a page, by the name of what it asks for."""
    player = Player()
    return {
        "tried": Table().tried,
        "opened": player.opened,
        "ways": player.ways,
        "legal": player.legal,
        "frame": player.frame,
    }


def desk(known: Answers | None = None) -> Callable[[str, str], str]:
    """The same in JSON: the name of what is asked for, and a list of what that takes."""
    asked = known or answers()

    def answered(what: str, given: str) -> str:
        return json.dumps(asked[what](*json.loads(given)))

    return answered
