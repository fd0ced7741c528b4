"""A record as a page plays it: all is found out at once, pictures are drawn when they are shown.

What answers a page in another language: the same, as docs/<game>/<language>/told.toml tells it.

Whoever plays may say anything: what nobody tells there stays English, and that is said.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from atoll.book.told_in import Telling, picture_in, telling
from atoll.drawing.lying import pictures
from atoll.record.entries import Entry
from atoll.record.following import EDITION, raw_of, ways
from atoll.record.lines import object_of
from atoll.record.referee import OR_ASSUMED
from atoll.record.start import why_impossible
from atoll.record.stepping import Moment, Told, drawn, moments, told, tried
from atoll.table import cite
from atoll.table.games import game

Json = dict[str, Any]
_ASKED = ("frame", "legal", "opened", "tried", "ways")


class Player:
    """What answers a page: of the record that is open, and of the table that is tried.

    >>> player, line = Player(), '{"game": "fiji", "seats": ["Ana", "Ben"], "seed": 7}'
    >>> player.opened(line)["number"]
    1
    >>> player.frame(0)["told"][0][2]
    'The box holds 30 green 24 red 18 yellow 12 blue.'
    >>> player.tried(line)["laid"]["hands"]["Ben"]
    {'green': 6, 'red': 5, 'yellow': 4, 'blue': 3}
    """

    def __init__(self) -> None:
        """Nothing is open, and nothing lies there."""
        self._lines, self._passed = "", tuple[Moment, ...]()
        self._ways: list[dict[str, str]] = []
        self._laid: Json = {}

    # A record that is open

    def opened(self, lines: str) -> Json:
        """How many moments a record has, and its first line that is wrong."""
        self._lines, self._passed = lines, (*moments(lines),)
        last = self._passed[-1]
        wrong = {"line": last.line, "by": _by(last)} if last.problem else None
        return {"number": len(self._passed), "problem": wrong and {**wrong, "told": told(last)[0]}}

    def ways(self) -> list[Json]:
        """The editions, and the answers to rulings, by which the wrong line may be right."""
        last = self._passed[-1]
        self._ways = [*ways(last.game)] if last.problem and last.problem.rule else []
        return [_named(last.game, way) for way in self._ways]

    def legal(self, at: int) -> bool:
        """Whether the wrong line, and all before it, is right by one of those ways."""
        lines = self._lines.split("\n")[: self._passed[-1].line]
        return not any(one.problem for one in moments("\n".join(lines), self._ways[at]))

    def frame(self, at: int) -> Json:
        """A moment as docs/assets/steps.js shows it."""
        moment = self._passed[at]
        said, picture = told(moment), drawn(self._passed, at, name="record")
        refused = bool(moment.problem)
        return {"by": _by(moment), "told": said, "refused": refused, "picture": picture}

    # A table that is tried

    def tried(self, lines: str, against: Mapping[str, str] | None = None) -> Json:
        """A record played, and the table before anything happens.

        It is drawn as it `lies`, and `laid` is its position; none where the rules refuse it. Where
        no game comes to it, `impossible` says why.
        """
        found, first = tried(lines, against), next(moments(lines))
        if first.table is None:
            return {**found, "lies": self._refused(lines), "laid": None, "impossible": None}
        self._laid = game(first.game).write_position(first.table)
        lies, why = drawn([first], 0, name="lies"), why_impossible(_first(lines))
        impossible = why and {"rule": why.rule, "cited": cite(why.rule), "reason": why.reason}
        return {**found, "lies": lies, "laid": self._laid, "impossible": impossible}

    def _refused(self, lines: str) -> str:
        """A table that the rules refuse is drawn too; nothing where it cannot even be read."""
        with suppress(ValueError, TypeError, KeyError):
            start = _first(lines)
            by = pictures(start["game"], tuple(start["seats"]))
            return by.table(self._laid | start["position"], name="lies")
        return ""


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


def _first(lines: str) -> Entry:
    """The first line of a record. Errors: LineError."""
    return object_of(next((raw for _, raw in raw_of(lines)), b""))


# In another language


_KEPT = ("position", "laid", "answers")
"""What a page reads, and no player."""


class Interpreter:
    """Between the engine and who speaks another language.

    >>> german = Interpreter(telling("fiji", "de", loose=True))
    >>> german.told({"line": 1, "sentence": "Ana has an offer in the fist."})
    {'line': 1, 'sentence': 'Ana hat ein Gebot in der Faust.'}
    >>> german.told({"reason": "Ana sings."})
    {'reason': 'Auf Englisch: Ana sings.'}
    """

    def __init__(self, by: Telling) -> None:
        """Tell all by this."""
        self._by = by
        drawn_in = partial(picture_in, telling=by)
        self._ways: dict[str, Callable[[Any], Any]] = {
            "sentence": by.said,
            "reason": self._reason,
            "says": by.said,
            "by": self._moved,
            "picture": drawn_in,
            "lies": drawn_in,
        }

    def told(self, found: Any) -> Any:
        """All that is said in an answer, in this language."""
        if isinstance(found, Told):
            return found._replace(sentence=self._reason(found.sentence))
        if isinstance(found, dict):
            return {
                key: one if key in _KEPT or not one else self._ways.get(key, self.told)(one)
                for key, one in found.items()
            }
        return [self.told(one) for one in found] if isinstance(found, list | tuple) else found

    def _reason(self, text: str) -> str:
        """What happened, or why something is refused, with what may be done about it."""
        plain = text.removesuffix(OR_ASSUMED)
        fix = "" if plain == text else f" {self._by.said(OR_ASSUMED.strip())}"
        return f"{self._by.said(plain)}{fix}"

    def _moved(self, by: str) -> str:
        seat, sign, move = by.partition(": ")
        return f"{seat}{sign}{self._by.move(move)}"

    def tried(self, play: Callable[..., Json], lines: str, *against: Any) -> Json:
        """A record played whose moves may be written in this language.

        Each move of the answer is `spoken` so, and what was `meant` by those is the engine's word.
        """
        meant = dict[str, str]()

        def understood(line: str) -> str:
            """The line with the move that is meant; one that says no move as it is."""
            with suppress(KeyError, ValueError):
                entry = object_of(line.encode("utf-8", "surrogatepass"))
                if isinstance(move := entry["move"], str):
                    meant[move] = self._by.meant(move)
                    return json.dumps({**entry, "move": meant[move]})
            return line

        found = play("\n".join(map(understood, lines.split("\n"))), *against)
        named = (*meant.values(), *_made(found["parts"]))
        spoken = {move: self._by.move(move) for move in named}
        return {**self.told(found), "spoken": spoken, "meant": meant}


def _made(parts: list[Json]) -> Iterator[str]:
    """The moves that were made, and those that may be."""
    for part in parts:
        yield from [part["move"]] if part["move"] else []
        for one in part["waiting"]:
            yield from one["allowed"]


def desk(game: str = "", language: str = "") -> Callable[[str, str], str]:
    """What answers a page, in JSON: the name of what is asked for, and a list of what that takes.

    With a language it is told as the game has it there. Errors: KeyError where nobody tells it.
    """
    player = Player()
    asked: dict[str, Callable[..., Any]] = {name: getattr(player, name) for name in _ASKED}
    if language:
        if not (by := telling(game, language, loose=True)):
            raise KeyError(f"{game} is not told in {language!r}")
        interpreter, known = Interpreter(by), {**asked}
        for name, answer in known.items():
            asked[name] = lambda *given, answer=answer: interpreter.told(answer(*given))
        asked["tried"] = partial(interpreter.tried, player.tried)
    return lambda what, given: json.dumps(asked[what](*json.loads(given)))
