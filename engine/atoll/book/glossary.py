"""The words of a game, docs/<game>/glossary.toml: what each means, where it is defined and used."""

import re
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, NoReturn

from atoll.book import Rule, rules
from atoll.book.pairs import languages
from atoll.book.toml_lines import Tables, tables
from atoll.home import HOME, file_of

_KEYS = ("word", "forms", "also", "also_in", "translations", "said_by", "means", "rules")


class Term(NamedTuple):
    """One word of a game.

    `translations` has the words of each language, `de` -> ("Gebot",); `also` is what people say
    for it, and `also_in` what they say in each language. `rules` define it; the text of those in
    `uses` holds it, or one of its `forms`.
    """

    word: str
    forms: tuple[str, ...]
    also: tuple[str, ...]
    translations: Mapping[str, tuple[str, ...]]
    means: str
    rules: tuple[str, ...]
    uses: tuple[str, ...]
    file: Path
    line: int
    said_by: Mapping[str, str] = MappingProxyType({})
    also_in: Mapping[str, tuple[str, ...]] = MappingProxyType({})

    @property
    def languages(self) -> tuple[str, ...]:
        """The other languages it has words of: those of their texts, and those people say."""
        return (*dict.fromkeys([*self.translations, *self.also_in]),)


class _Entry(NamedTuple):
    """One entry of a glossary as it stands."""

    read: Tables
    line: int
    table: Mapping[str, object]

    def wrong(self, problem: str) -> NoReturn:
        self.read.wrong(self.line, problem)


def glossary(game: str, home: Path = HOME) -> tuple[Term, ...]:
    """The words of a game in alphabetical order; none, where it has no glossary.

    Raises:
        BookError: the file is malformed, or an entry names no rule.
    """
    file = file_of(f"docs/{game}/glossary.toml", home)
    if not file.is_file():
        return ()
    read, known, spoken = tables(file), rules(game, home), languages(game, home)
    for key in read.content:
        if key != "term":
            read.wrong(read.line_of(key), f"`{key}` is no term; write [[term]].")
    said = {name: _said(rule) for name, rule in known.items()}
    found = tuple(_term(entry, said, spoken) for entry in _entries(read))
    _in_order(read, found)
    return found


def _entries(read: Tables) -> Iterable[_Entry]:
    for line, table in read.entries("term"):
        if not isinstance(table, dict):
            read.wrong(line, "a term is a table; write [[term]] above it.")
        entry = _Entry(read, line, table)
        for key in table:
            if key not in _KEYS:
                entry.wrong(f"`{key}` is no key of a term; use {', '.join(_KEYS)}.")
        yield entry


def _term(entry: _Entry, said: Mapping[str, str], spoken: Iterable[str]) -> Term:
    word, forms = _text(entry, "word"), _texts(entry, "forms")
    translations = _translations(entry, spoken)
    return Term(
        word=word,
        forms=forms,
        also=_texts(entry, "also"),
        translations=translations,
        means=_text(entry, "means"),
        rules=_defining(entry, said),
        uses=_uses((word, *forms), said),
        file=entry.read.file,
        line=entry.line,
        said_by=_said_by(entry, translations),
        also_in=_by_language(entry, "also_in", "the words people say"),
    )


def _text(entry: _Entry, key: str) -> str:
    text = entry.table.get(key)
    if not isinstance(text, str) or not text.strip():
        entry.wrong(f'give the term its {key}: {key} = "…".')
    return text


def _texts(entry: _Entry, key: str) -> tuple[str, ...]:
    return _listed(entry, key, entry.table.get(key, []))


def _listed(entry: _Entry, key: str, texts: object) -> tuple[str, ...]:
    if not isinstance(texts, list) or not all(isinstance(one, str) and one for one in texts):
        entry.wrong(f'{key} is a list of texts: {key} = ["…"].')
    return tuple(texts)


def _translations(entry: _Entry, spoken: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The words of each language; those of the languages the rules are translated into must be."""
    found = _by_language(entry, "translations", "the translations")
    for language in spoken:
        if not found.get(language):
            entry.wrong(f'the rules have this language: give translations.{language} = ["…"].')
    return found


def _by_language(entry: _Entry, key: str, what: str) -> dict[str, tuple[str, ...]]:
    given = entry.table.get(key, {})
    if not isinstance(given, dict):
        entry.wrong(f'write {what} as {key}.de = ["…"].')
    return {one: _listed(entry, f"{key}.{one}", given[one]) for one in given}


def _said_by(entry: _Entry, translations: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The document that has each of these words, which have to be among the translations."""
    given = entry.table.get("said_by", {})
    if not isinstance(given, dict) or not all(isinstance(one, str) for one in given.values()):
        entry.wrong('write who says a word as said_by = { Gebot = "kaivai-ludozine" }.')
    words = {word for said in translations.values() for word in said}
    for word in given.keys() - words:
        entry.wrong(f"{word} is none of the translations; give the word as it stands there.")
    return given


def _defining(entry: _Entry, known: Collection[str]) -> tuple[str, ...]:
    found = _texts(entry, "rules")
    if not found:
        entry.wrong(f'name the rules that define the term: rules = ["{next(iter(known), "")}"].')
    for name in found:
        if name not in known:
            entry.wrong(f"{name} is no rule; correct it.")
    return found


def _uses(words: Iterable[str], said: Mapping[str, str]) -> tuple[str, ...]:
    """The rules whose text holds one of the words."""
    held = re.compile("|".join(map(_inflected, words)), re.IGNORECASE)
    return tuple(rule for rule, text in said.items() if held.search(text))


def _said(rule: Rule) -> str:
    return " ".join(" ".join([rule.title, rule.statement, *rule.notes]).split())


def _inflected(word: str) -> str:
    """A whole word, also with the ending of a plural or a verb: rows, boxes, swapped, analysing."""
    stem, last = re.escape(word.removesuffix("e")), re.escape(word[-1])
    endings = "e[sd]?|ing" if word.endswith("e") else f"(?:{last}?(?:ed|ing)|e?s)?"
    return rf"\b{stem}(?:{endings})\b"


def _in_order(read: Tables, found: Iterable[Term]) -> None:
    for before, after in pairwise(found):
        if before.word.casefold() >= after.word.casefold():
            problem = f"{after.word} follows {before.word}; put the words in order, each once."
            read.wrong(after.line, problem)
