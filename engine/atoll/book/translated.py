"""The rules of a game in another language, and which text has changed since both were compared.

`beside.toml`, in the translation's folder, keeps the digest of both texts of each rule as they were
when somebody last read them side by side.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from atoll.book import Rule
from atoll.book.beside import Beside, Digests, digest
from atoll.book.pairs import Pair, folder_of, languages, pairs
from atoll.book.sections import Section
from atoll.book.sentences import Sentence, sentences
from atoll.home import HOME

__all__ = [
    "TranslatedChapter",
    "Translation",
    "compared",
    "languages",
    "translated",
    "translated_chapters",
]

_FILE = "beside.toml"
_HEAD = """\
# Both texts as they were when they were last read side by side: the first 12 digits of the SHA-256
# of a chapter's title and intro, of a rule's title, statement and notes. What differs is flagged.

"""


class Translation(NamedTuple):
    """A rule in another language; each of its sentences has the status of its original.

    `label` is what the language calls a note, empty where the rule has none. `flag` says which text
    has changed since both were compared: "original", "translation" or "both" (so for a rule that
    never was compared); "" if neither has.
    """

    rule: str
    title: str
    statement: str
    sentences: tuple[Sentence, ...]
    notes: tuple[str, ...]
    label: str
    flag: str
    file: Path
    line: int


class TranslatedChapter(NamedTuple):
    """A chapter in another language; `flag` speaks of its title and intro."""

    chapter: str
    number: str
    title: str
    intro: str
    flag: str
    rules: tuple[Translation, ...]
    file: Path
    line: int


def translated(game: str, language: str, home: Path = HOME) -> tuple[Translation, ...]:
    """Every rule of a game in another language, in the order of the book. Raises BookError."""
    found = translated_chapters(game, language, home)
    return tuple(rule for chapter in found for rule in chapter.rules)


def translated_chapters(
    game: str, language: str, home: Path = HOME
) -> tuple[TranslatedChapter, ...]:
    """Every chapter of a game in another language, with its rules.

    Raises:
        BookError: there is no such translation, a rule is missing, or a file is malformed.
    """
    found = pairs(game, language, home)
    flags = _beside(game, language, home).flags(_digests(found))
    return tuple(_chapter(pair, flags) for pair in found)


def compared(game: str, language: str, rules: Iterable[str], home: Path = HOME) -> None:
    """Clear the flags of these rules, and of chapters by their ids: their texts say the same again.

    Raises:
        BookError: one of them is no rule, or a file is malformed.
    """
    _beside(game, language, home).compared(_digests(pairs(game, language, home)), rules)


def _beside(game: str, language: str, home: Path) -> Beside:
    return Beside(folder_of(game, language, home) / _FILE, _HEAD, "rule")


def _digests(found: Iterable[Pair]) -> dict[str, Digests]:
    """Both texts of each chapter and of each rule, in the order of the book."""
    digests: dict[str, Digests] = {}
    for original, page in found:
        digests[original.id] = Digests(
            digest(original.title, original.intro), digest(page.title, page.intro)
        )
        for rule, section in zip(original.rules, page.sections, strict=True):
            digests[rule.id] = Digests(
                digest(rule.title, rule.statement, *rule.notes),
                digest(section.title, section.statement, *_notes(section)),
            )
    return digests


def _notes(of: Section) -> tuple[str, ...]:
    return tuple(block.text for _, block in of.labelled)


def _chapter(pair: Pair, flags: Mapping[str, str]) -> TranslatedChapter:
    page = pair.page
    return TranslatedChapter(
        chapter=page.chapter,
        number=page.number,
        title=page.title,
        intro=page.intro,
        flag=flags[page.chapter],
        rules=tuple(
            _translation(section, rule, flags[section.id])
            for section, rule in zip(page.sections, pair.original.rules, strict=True)
        ),
        file=page.head.file,
        line=page.head.line,
    )


def _translation(of: Section, rule: Rule, flag: str) -> Translation:
    said = sentences(of.paragraphs, rule.status)
    return Translation(
        rule=of.id,
        title=of.title,
        statement=of.statement,
        sentences=tuple(map(_said, said, rule.sentences)) if rule.apart else said,
        notes=_notes(of),
        label=next((label for label, _ in of.labelled), ""),
        flag=flag,
        file=of.head.file,
        line=of.head.line,
    )


def _said(own: Sentence, original: Sentence) -> Sentence:
    """A sentence in the other language, with the status of its original."""
    return replace(original, says=own.says)
