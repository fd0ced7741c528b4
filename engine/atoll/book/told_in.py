"""What examples tell, in another language: docs/<game>/<language>/told.toml.

To each sentence of the engine and to each step it has the one in the other language, with the same
fields; what stands in these is told word by word. Nothing is guessed: a sentence or a word that is
missing is refused with its name; where anybody may say anything it stays, and that is said.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from html import escape, unescape
from pathlib import Path
from typing import Any

from atoll.book import BookError, folder_of
from atoll.book.lines import refuse, tables
from atoll.home import HOME
from atoll.table import RULE_ID, agreed, cite
from atoll.table.phrases import FIELD, SEVERAL, Field, Phrase

_IMPOSSIBLE = "This table cannot come about:"
_AS_IT_IS = "In English:"
_TABLES = (
    *("events", "refusals", "steps", "rulings", "texts", "decided", "pictures"),
    *("moves", "form"),
)
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
        self.keywords: Mapping[str, str] = content.get("keywords", {})
        self.words: Mapping[str, str] = content.get("words", {})
        self.letters: Mapping[str, str] = content.get("letters", {})
        self.sentences: dict[str, Mapping[str, str]] = {
            name: content.get(name, {}) for name in _TABLES
        }
        self.sentences["told"] = {**self.sentences["events"], **self.sentences["refusals"]}
        self.sentences["written"] = dict(_turned(self.sentences["moves"]))
        self.known = cache(self._known)
        self.pictured = cache(self._on_a_picture)  # the same few words stand in all of them

    def step(self, text: str) -> str:
        """A step in this language. Raises BookError."""
        return self._found(text, "steps") or self._untold(text)

    def event(self, text: str) -> str:
        """The sentence of an event, or why something is refused. Raises BookError."""
        return self._found(text, "told") or self._untold(text)

    def ruling(self, text: str) -> str:
        """What a ruling asks, or what an answer means. Raises BookError."""
        return self.sentences["rulings"].get(text) or self._untold(text)

    def text(self, title: str) -> str:
        """What an edition or a document is called. Raises BookError."""
        return self.sentences["texts"].get(title) or self._untold(title)

    def move(self, text: str) -> str:
        """A move as players of this language write it. Raises BookError."""
        return self._found(text, "moves") or (text if self.loose else self._untold(text))

    def meant(self, text: str) -> str:
        """The move that is written so in this language; one that nobody writes so as it is."""
        return self._found(text, "written", self._understood) or text

    def label(self, text: str) -> str:
        """What a part of the table is called, or can be. Raises BookError."""
        return self.sentences["form"].get(text) or self.cell(text)

    def decided(self, text: str) -> str:
        """What a decision table says: the whole of it, its clauses, or its words. BookError."""
        parts = _BETWEEN.split(text) if self._found(text, "decided") is None else [text]
        return "".join(self._or_words(part, "decided") for part in parts)

    def _on_a_picture(self, text: str, plate: str = "") -> str:
        """What stands in a picture, perhaps on this plate alone, or is read out. BookError."""
        on_it = self.sentences["pictures"].get(f"{plate}: {text}")
        return on_it or self._or_words(text, "pictures", "told")

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
            own["impossible"] = {**why, "sentence": self.event(why["sentence"])}
        return {**result, **own, "assumed": self.keywords.get(_IMPOSSIBLE, _IMPOSSIBLE)}

    def _step(self, step: Mapping[str, Any], written_in: str) -> dict[str, Any]:
        """A step with its events; what is not written in English is in this language already."""
        events = [{**one, "sentence": self.event(one["sentence"])} for one in step["events"] or ()]
        if written_in != "en":
            return {**step, "events": events}
        keyword = step["keyword"].strip()
        table = [[*map(self.cell, row)] for row in step["table"] or ()]
        own = {"keyword": self.keywords.get(keyword, keyword), "text": self.step(step["text"])}
        return {**step, "events": events, **own, "table": table}

    # Sentences

    def _or_words(self, text: str, *tables: str) -> str:
        for table in tables:
            if (found := self._found(text, table)) is not None:
                return found
        return self.cell(text)

    def _untold(self, text: str) -> str:
        if self.loose:
            return f"{self.keywords.get(_AS_IT_IS, _AS_IT_IS)} {text}"
        raise BookError(f"{self.file}:1: nothing tells {text!r}; write how it is told.")

    def _found(self, text: str, table: str, cell: Callable[[str], str] | None = None) -> str | None:
        for phrase, says in self.known(table):
            if (fields := phrase.read(text)) is not None:
                several = [fields[one] for one, kind in phrase.types.items() if kind == SEVERAL]
                told = agreed(says, 2 if several and " and " in several[0] else 1)
                for field in (name for name in fields if f"{{{name}}}" in told):
                    told = told.replace(f"{{{field}}}", (cell or self.cell)(fields[field]))
                return told
        return None

    def _known(self, table: str) -> list[tuple[Phrase, str]]:
        """The sentences and how each is told, those with the most words of their own first.

        Each looks as it does with anything in its fields. Raises BookError.
        """
        sentences = self.sentences[table]
        longest = sorted(sentences, key=lambda text: len(FIELD.sub("", text)), reverse=True)
        kinds = {kind: _ANYTHING for text in longest for _, kind, _ in FIELD.findall(text)}
        known = []
        for text in longest:
            bare = FIELD.sub(r"{\g<name>:\g<type>}", text)
            try:
                known.append((Phrase(bare, kinds), sentences[text]))
            except ValueError as problem:
                if not self.loose:
                    refuse(self.file, tables(self.file).line_of(text), f"{problem}.")
        return known

    # Words

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


def _turned(sentences: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The sentences of the other language, with the types of their fields, each with its own."""
    for text, told in sentences.items():
        fields = {f"{{{found['name']}}}": found[0] for found in FIELD.finditer(text)}
        for plain, typed in fields.items():
            text, told = text.replace(typed, plain), told.replace(plain, typed)  # noqa: PLW2901 # field by field
        yield told, text


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
    return telling.step(f"{seat} chooses to {move}" if sign else by) if by else ""
