"""What answers a page in another language: the same, as docs/<game>/<language>/told.toml tells it.

Whoever plays may say anything: what nobody tells there stays English, and that is said.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any

from atoll.book.told_in import Telling, picture_in, telling
from atoll.record.player import answers
from atoll.record.player import desk as desk_of
from atoll.record.referee import OR_ASSUMED
from atoll.record.stepping import Told

Json = dict[str, Any]
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
        self._ways: dict[str, Callable[[str], str]] = {
            "sentence": by.event,
            "reason": self._reason,
            "says": self._meaning,
            "by": self._moved,
            "picture": self._drawn,
            "lies": self._drawn,
        }

    def told(self, found: Any) -> Any:
        """All that is said in an answer, in this language."""
        if isinstance(found, Told):
            return found._replace(sentence=self._reason(found.sentence))
        if isinstance(found, dict):
            return {key: self._part(key, one) for key, one in found.items()}
        return [self.told(one) for one in found] if isinstance(found, list | tuple) else found

    def _part(self, key: str, found: Any) -> Any:
        if key in _KEPT or not found:
            return found
        return self._ways[key](found) if key in self._ways else self.told(found)

    def _reason(self, text: str) -> str:
        """What happened, or why something is refused, with what may be done about it."""
        plain = text.removesuffix(OR_ASSUMED)
        fix = "" if plain == text else f" {self._by.event(OR_ASSUMED.strip())}"
        return f"{self._by.event(plain)}{fix}"

    def _moved(self, by: str) -> str:
        seat, sign, move = by.partition(": ")
        return f"{seat}{sign}{self._by.move(move)}"

    def _meaning(self, says: str) -> str:
        """What an edition is called, or an answer means."""
        known = says in self._by.sentences["texts"]
        return self._by.text(says) if known else self._by.ruling(says)

    def _drawn(self, picture: str) -> str:
        return picture_in(picture, self._by)

    def tried(self, play: Callable[..., Json], lines: str, *against: Any) -> Json:
        """A record played whose moves may be written in this language.

        Each move of the answer is `spoken` so, and what was `meant` by those is the engine's word.
        """
        meant = {move: self._by.meant(move) for move in _moves(lines)}
        found = play("\n".join(_meaning(line, meant) for line in lines.split("\n")), *against)
        named = (*meant.values(), *_named(found["parts"]))
        spoken = {move: self._by.move(move) for move in named}
        return {**self.told(found), "spoken": spoken, "meant": meant}


def _moves(lines: str) -> Iterator[str]:
    """The moves of a record, as far as it can be read."""
    for line in lines.split("\n"):
        with suppress(ValueError):
            entry = json.loads(line)
            if isinstance(entry, dict) and isinstance(entry.get("move"), str):
                yield entry["move"]


def _meaning(line: str, meant: dict[str, str]) -> str:
    """A line with the move that is meant; one without any as it is."""
    move = next(_moves(line), None)
    return line if move is None else json.dumps({**json.loads(line), "move": meant[move]})


def _named(parts: list[Json]) -> Iterator[str]:
    """The moves that were made, and those that may be."""
    for part in parts:
        yield from [part["move"]] if part["move"] else []
        for one in part["waiting"]:
            yield from one["allowed"]


def desk(game: str, language: str) -> Callable[[str, str], str]:
    """What answers a page of a game in a language, in JSON.

    Errors: KeyError where nobody tells it.
    """
    by, known = telling(game, language, loose=True), answers()
    if not by:
        raise KeyError(f"{game} is not told in {language!r}")
    interpreter = Interpreter(by)
    spoken = {
        name: lambda *given, answer=answer: interpreter.told(answer(*given))
        for name, answer in known.items()
    }
    return desk_of({**spoken, "tried": partial(interpreter.tried, known["tried"])})
