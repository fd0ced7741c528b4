"""The words of a game, docs/<game>/glossary.toml: what each means, where it is defined and used.

What a game tells beside its rules: errata of the rulebooks, what they lost, what changed.

Each stands in a list of its own: docs/<game>/errata.toml has what is wrong in print, and the proof;
lost.toml, in the same form, what is lost in the texts at hand; changed.toml, the newest first, what
became different at the table.

The figures of a game that are looked up at the table: docs/<game>/sheet.toml, [figures].

What one looks for is the name, and behind its figures stands the rule that has them:
`Offer = "1, 2, 3 or 4 beads (4.1)"`. A list is a table, with bars between its cells and its head
first. Numbers that the rule does not have, in their order, are refused.
"""

import datetime as dt
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from atoll.book import Rule, folder_of, languages, rules
from atoll.book.lines import Tables, records, refuse, tables, texts
from atoll.book.page import UNSURE
from atoll.home import HOME, file_of

_NONE: Mapping[str, tuple[str, ...]] = MappingProxyType({})


class Term(NamedTuple):
    """One word of a game.

    `translations` has the words of each language, `de` -> ("Gebot",); `also` is what people say
    for it, and `also_in` what they say in each language. `rules` define it; the text of those in
    `uses` holds it, or one of its `forms`. `said_by` is the document that has a translation.
    """

    word: str
    means: str
    rules: tuple[str, ...]
    file: Path
    line: int
    forms: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    also_in: Mapping[str, tuple[str, ...]] = _NONE
    translations: Mapping[str, tuple[str, ...]] = _NONE
    said_by: Mapping[str, str] = MappingProxyType({})
    uses: tuple[str, ...] = ()

    @property
    def languages(self) -> tuple[str, ...]:
        """The other languages it has words of: those of their texts, and those people say."""
        return (*dict.fromkeys([*self.translations, *self.also_in]),)


def glossary(game: str, home: Path = HOME) -> tuple[Term, ...]:
    """The words of a game in alphabetical order; none, where it has no glossary.

    Raises:
        BookError: the file is malformed, or an entry names no rule.
    """
    found = records(file_of(f"docs/{game}/glossary.toml", home), "term", Term, made=("uses",))
    if not found:
        return ()
    said = {one.id: " ".join(one.text.split()) for one in rules(game, home).values()}
    spoken = languages(game, home)
    for term in found:
        for problem in _wrong(term, said, spoken):
            refuse(term.file, term.line, problem)
    for before, after in pairwise(found):
        if before.word.casefold() >= after.word.casefold():
            problem = f"{after.word} follows {before.word}; put the words in order, each once."
            refuse(after.file, after.line, problem)
    return tuple(one._replace(uses=_uses(one, said)) for one in found)


def _wrong(term: Term, rules: Iterable[str], spoken: Iterable[str]) -> Iterable[str]:
    """What an entry lacks: words of each language the rules have, which name who says them."""
    for language in spoken:
        if not term.translations.get(language):
            yield f'the rules have this language: give translations.{language} = ["…"].'
    for word in term.said_by.keys() - {one for said in term.translations.values() for one in said}:
        yield f"{word} is none of the translations; give the word as it stands there."
    for name in term.rules:
        if name not in rules:
            yield f"{name} is no rule; correct it."


def _uses(term: Term, said: Mapping[str, str]) -> tuple[str, ...]:
    """The rules whose text holds the word, or a form of it."""

    def inflected(word: str) -> str:
        """A whole word, also with the ending of a plural or a verb: rows, boxes, swapped."""
        stem, last = re.escape(word.removesuffix("e")), re.escape(word[-1])
        endings = "e[sd]?|ing" if word.endswith("e") else f"(?:{last}?(?:ed|ing)|e?s)?"
        return rf"\b{stem}(?:{endings})\b"

    held = re.compile("|".join(map(inflected, (term.word, *term.forms))), re.IGNORECASE)
    return tuple(rule for rule, text in said.items() if held.search(text))


# What a game tells beside its rules


class Erratum(NamedTuple):
    """One thing wrong in a printed text; its id and its number stay for ever.

    `impossible` is a question whether it can happen at all, `law` a law that shows it, and
    `example` a question of the FAQ.
    """

    id: str
    title: str
    says: str
    file: Path
    line: int
    number: str = ""
    passages: tuple[str, ...] = ()
    impossible: str = ""
    law: str = ""
    example: str = ""

    @property
    def called(self) -> str:
        """Its number, where it has one, and its title."""
        return f"{self.number} {self.title}".lstrip()


class ToldChange(NamedTuple):
    """One change as players would tell it: the day, the rules that say it now, a text."""

    date: dt.date
    rules: tuple[str, ...]
    says: str
    file: Path
    line: int


def errata(game: str, home: Path = HOME) -> tuple[Erratum, ...]:
    """The errata of a game; none where nobody wrote some. Raises BookError."""
    return records(file_of(f"docs/{game}/errata.toml", home), "erratum", Erratum)


def lost(game: str, home: Path = HOME) -> tuple[Erratum, ...]:
    """What the texts of a game have lost: lists, figures, pictures. Raises BookError."""
    return records(file_of(f"docs/{game}/lost.toml", home), "lost", Erratum)


def told_changes(game: str, rules: Collection[str], home: Path = HOME) -> tuple[ToldChange, ...]:
    """The changes that are told of a game with these rules; none where nobody wrote some.

    Errors: BookError where an entry has other parts, a rule is none, or an older one stands first.
    """
    told = records(file_of(f"docs/{game}/changed.toml", home), "changed", ToldChange)
    for one in told:
        for rule in one.rules:
            if rule not in rules:
                refuse(one.file, one.line, f"no rule is called {rule}; name one of the book.")
    for newer, older in pairwise(told):
        if newer.date < older.date:
            problem = "it is newer than the one above; the newest stands first."
            refuse(older.file, older.line, problem)
    return told


# The figures that are looked up at the table


_FILE = "sheet.toml"
_NAMED = re.compile(r"\s*\((?P<number>[0-9]+(?:\.[0-9]+)+)\)")
_WORDS = ("none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_NUMBER = re.compile(rf"(?<![0-9.])\b(?:[0-9]+(?!\.?[0-9])|{'|'.join(_WORDS)})\b", re.IGNORECASE)


class Part(NamedTuple):
    """What one rule says; `unsure` is `inferred` or `open`, if what says it there is no more."""

    says: str
    rule: Rule
    unsure: str

    @property
    def cells(self) -> tuple[str, ...]:
        """What stands between the bars of a row."""
        return _cells(self.says)


class Figure(NamedTuple):
    """What is found under a name: parts to be read on, or below a head the rows of a table."""

    name: str
    parts: tuple[Part, ...]
    head: tuple[str, ...]
    line: int

    @property
    def numbers(self) -> list[tuple[str, list[int]]]:
        """The rules that have them, each with its numbers: they are the same in every language."""
        return [(part.rule.id, numbers(part.says)) for part in self.parts]


def figures(game: str, home: Path = HOME) -> tuple[Figure, ...]:
    """The figures of a game; none where nobody wrote some.

    Raises:
        BookError: a rule is none of the game or has other numbers, or the file is malformed.
    """
    return _read(game, file_of(f"docs/{game}", home) / _FILE, home)


def figures_in(game: str, language: str, home: Path = HOME) -> tuple[Figure, ...]:
    """The same in another language; none where nobody wrote them. Raises BookError, as above."""
    file = folder_of(game, language, home) / _FILE
    own, original = _read(game, file, home), figures(game, home)
    for one, other in zip(own, original, strict=False):
        if one.numbers != other.numbers:
            problem = f"{one.name} has other numbers or rules than {other.name}."
            refuse(file, one.line, problem)
    if own and len(own) != len(original):
        refuse(file, 1, f"it has {len(own)} figures, the original {len(original)}.")
    return own


def numbers(text: str) -> list[int]:
    """The numbers of a text in their order; the number of a rule is none.

    >>> numbers("Two of 14 (7.3), or none")
    [2, 14, 0]
    """
    found = map(str.lower, _NUMBER.findall(text))
    return [_WORDS.index(one) if one in _WORDS else int(one) for one in found]


def _read(game: str, file: Path, home: Path) -> tuple[Figure, ...]:
    if not file.is_file():
        return ()
    read, known = tables(file), {one.number: one for one in rules(game, home).values()}
    found = list[Figure]()
    for name, says in read.content.get("figures", {}).items():
        rows, line = texts([says] if isinstance(says, str) else says), read.line_of(name)
        if not rows:
            read.wrong(line, f"{name} is a text, or a list of them for a table.")
        head, rows = (rows[0], rows[1:]) if isinstance(says, list) else ("", rows)
        parts = (part for row in rows for part in _parts(read, line, known, row))
        found.append(Figure(name, tuple(parts), _cells(head) if head else (), line))
    return tuple(found)


def _parts(read: Tables, line: int, known: Mapping[str, Rule], row: str) -> Iterator[Part]:
    """What rules say in a row, each in front of its number. Raises BookError."""
    *told, rest = _NAMED.split(row)
    if rest or not told:
        read.wrong(line, f"behind {rest or row!r} stands no rule; end with one, like (4.1).")
    for says, number in zip(told[::2], told[1::2], strict=True):
        if number not in known:
            read.wrong(line, f"there is no rule {number}; correct its number.")
        rule, wanted = known[number], numbers(says)
        sure = [one.status for one in rule.sentences if wanted and _in_order(wanted, one.says)]
        if not (sure or _in_order(wanted, f"{rule.title} {rule.statement}")):
            problem = f"rule {number} does not have {says.strip()!r}; correct the numbers."
            read.wrong(line, problem)
        status, *_ = *sure, rule.status  # that of the first sentence that has them
        yield Part(says, rule, status if status in UNSURE else "")


def _in_order(wanted: Sequence[int], text: str) -> bool:
    """Whether a text has these numbers, one behind the other."""
    there = iter(numbers(text))
    return all(one in there for one in wanted)


def _cells(row: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in row.split("|"))
