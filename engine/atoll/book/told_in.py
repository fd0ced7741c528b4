"""What examples tell, in another language: docs/<game>/<language>/told.toml.

To each sentence of the engine and to each step it has the one in the other language, with the same
fields; what stands in these is told word by word. Nothing is guessed: a sentence or a word that is
missing is refused with its name; where anybody may say anything it stays, and that is said.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from html import escape, unescape
from pathlib import Path
from typing import Any, NamedTuple

from atoll.book import BookError, folder_of
from atoll.book.lines import refuse, tables
from atoll.home import HOME
from atoll.table import RULE_ID, agreed, cite
from atoll.table.phrases import FIELD, SEVERAL, Field, Phrase

_IMPOSSIBLE = "This table cannot come about:"
_AS_IT_IS = "In English:"
_BY_WORD = ("keywords", "words", "letters", "form")
_ANYTHING = Field("anything", ".+?")
_UNKNOWN = re.compile(r"\b[a-z][a-z_=]*")
_EDITION = re.compile(r"[a-z]+(?:-[a-z0-9]+)+")
_BETWEEN = re.compile(r"(, then |: |\. |\.$)")
"""What parts the clauses of an answer: `Ana and Ben cancel each other out. Cid executes.`"""


class Telling:
    """What is told of one game in one language."""

    def __init__(self, file: Path, *, loose: bool = False) -> None:
        """Read the file; `loose` leaves as it is what nobody tells. Raises BookError."""
        self.file, self.loose = file, loose
        content = tables(file).content
        words: list[Mapping[str, str]] = [content.get(name, {}) for name in _BY_WORD]
        self.keywords, self.words, self.letters, self.form = words

        def known(*tables: str) -> _Sentences:
            every = (one for name in tables for one in content.get(name, {}).items())
            return self._known(dict(every))

        self._sentences = known("events", "refusals", "steps", "rulings", "texts", "moves")
        self._pictures = known("pictures", "events", "refusals")
        self._decided = known("decided")
        self._written = self._known(dict(map(_turned, content.get("moves", {}).items())))
        self.pictured = cache(self._on_a_picture)  # the same few words stand in all of them

    def said(self, text: str) -> str:
        """What happens, is done, asked or meant, or what a text is called. Raises BookError."""
        if (found := self._sentences.told(text, self.cell)) is not None:
            return found
        if self.loose:
            return f"{self.keywords.get(_AS_IT_IS, _AS_IT_IS)} {text}"
        raise BookError(f"{self.file}:1: nothing tells {text!r}; write how it is told.")

    def move(self, text: str) -> str:
        """A move as players of this language write it. Raises BookError."""
        return self._sentences.told(text, self.cell) or (text if self.loose else self.said(text))

    def meant(self, text: str) -> str:
        """The move that is written so in this language; one that nobody writes so as it is."""
        return self._written.told(text, self._understood) or text

    def label(self, text: str) -> str:
        """What a part of the table is called, or can be. Raises BookError."""
        return self.form.get(text) or self.cell(text)

    def decided(self, text: str) -> str:
        """What a decision table says: the whole of it, its clauses, or its words. BookError."""
        known = self._decided
        parts = _BETWEEN.split(text) if known.told(text, self.cell) is None else [text]
        return "".join(self._or_words(one, known) for one in parts)

    def _on_a_picture(self, text: str, plate: str = "") -> str:
        """What stands in a picture, perhaps on this plate alone, or is read out. BookError."""
        known = self._pictures
        return known.exact.get(f"{plate}: {text}") or self._or_words(text, known)

    def _or_words(self, text: str, known: "_Sentences") -> str:
        found = known.told(text, self.cell)
        return self.cell(text) if found is None else found

    def cell(self, text: str) -> str:
        """What stands in a table or in a field: names and numbers as they are. BookError."""
        if RULE_ID.fullmatch(text):
            return cite(text)
        if _EDITION.fullmatch(text):
            return text
        if not self.loose and (unknown := _UNKNOWN.search(self._word.sub("", text))):
            raise BookError(f"{self.file}:1: no word for {unknown[0]!r} in {text!r}; write it.")
        return self._word.sub(lambda found: self.words[found[0]], text)

    def result(self, result: Mapping[str, Any], code: str) -> dict[str, Any]:
        """What an example showed, told in this language. Raises BookError."""
        told = [self._step(one, result["language"]) for one in result["trace"]]
        own = {"trace": told, "language": code, "translated": True}
        if why := result["impossible"]:
            own["impossible"] = {**why, "sentence": self.said(why["sentence"])}
        return {**result, **own, "assumed": self.keywords.get(_IMPOSSIBLE, _IMPOSSIBLE)}

    def _step(self, step: Mapping[str, Any], written_in: str) -> dict[str, Any]:
        """A step with its events; what is not written in English is in this language already."""
        events = [{**one, "sentence": self.said(one["sentence"])} for one in step["events"] or ()]
        if written_in != "en":
            return {**step, "events": events}
        keyword = step["keyword"].strip()
        table = [[*map(self.cell, row)] for row in step["table"] or ()]
        own = {"keyword": self.keywords.get(keyword, keyword), "text": self.said(step["text"])}
        return {**step, "events": events, **own, "table": table}

    def _known(self, told: Mapping[str, str]) -> "_Sentences":
        """Sentences and how each is told. Raises BookError where the fields of one are wrong."""
        phrases = dict[Phrase, str]()
        for text in sorted(told, key=lambda text: len(FIELD.sub("", text)), reverse=True):
            bare = FIELD.sub(r"{\g<name>:\g<type>}", text)
            try:
                kinds = {kind: _ANYTHING for _, kind, _ in FIELD.findall(text)}
                phrases |= {Phrase(bare, kinds): told[text]} if "{" in text else {}
            except ValueError as problem:
                if not self.loose:
                    refuse(self.file, tables(self.file).line_of(text), f"{problem}.")
        return _Sentences(told, phrases)

    @cached_property
    def _word(self) -> re.Pattern[str]:
        return _any_of(self.words)

    def _understood(self, text: str) -> str:
        """What stands in a field of this language, in the words of the engine."""
        own = {told: word for word, told in reversed([*self.words.items()])}
        return _any_of(own).sub(lambda found: own[found[0]], text)


def telling(game: str, language: str, home: Path = HOME, *, loose: bool = False) -> Telling | None:
    """What examples of a game tell in a language, where somebody has written it."""
    file = folder_of(game, language, home) / "told.toml"
    return Telling(file, loose=loose) if file.is_file() else None


class _Sentences(NamedTuple):
    """How sentences are told, and those with fields, the ones with the most own words first."""

    exact: Mapping[str, str]
    phrases: Mapping[Phrase, str]

    def told(self, text: str, cell: Callable[[str], str]) -> str | None:
        """How the sentence is told that a text is, with what stands in its fields."""
        if text in self.exact:
            return self.exact[text]
        for phrase, says in self.phrases.items():
            if (fields := phrase.read(text)) is not None:
                several = [fields[one] for one, kind in phrase.types.items() if kind == SEVERAL]
                told = agreed(says, 2 if several and " and " in several[0] else 1)
                for field in (name for name in fields if f"{{{name}}}" in told):
                    told = told.replace(f"{{{field}}}", cell(fields[field]))
                return told
        return None


def _turned(move: tuple[str, str]) -> tuple[str, str]:
    """How a move is written in the other language, with the one of the engine."""
    text, told = move
    return re.sub(r"(?<=\w)\}", ":Any}", told), FIELD.sub(r"{\g<name>}", text)


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    """Any of these words, the longest first."""
    longest = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<![\w=])(?:{'|'.join(map(re.escape, longest))})(?![\w=])")


# Pictures


_WORDS = re.compile(
    r"(?P<open><(?:text class=\"(?P<plate>[\w-]+)\"|title|desc)[^>]*>)(?P<words>[^<]+)"
)
_LETTERS = "on-"
"""How the plates begin whose texts are letters on pieces."""
_SENTENCE = re.compile(r"(?<=[.]) (?=[A-Z0-9])")


def picture_in(svg: str, telling: Telling) -> str:
    """A picture as it is told in a language. Raises BookError where a word is missing."""

    def told(found: re.Match[str]) -> str:
        words, plate = unescape(found["words"]), found["plate"] or ""
        if plate.startswith(_LETTERS):
            return found["open"] + "".join(telling.letters.get(one, one) for one in words)
        parts = [words] if plate else _SENTENCE.split(words)  # what is read out has sentences
        said = " ".join(telling.pictured(part, plate) for part in parts)
        return found["open"] + escape(said, quote=False)

    return _WORDS.sub(told, svg)


def moved_in(by: str, telling: Telling) -> str:
    """Who moves and how, `Ana: offer 1 red`, as the step of an example that it is; or that step."""
    seat, sign, move = by.partition(": ")
    return telling.said(f"{seat} chooses to {move}" if sign else by) if by else ""
