"""Each chapter of a game beside its page in another language, docs/<game>/<two letters>/.

The pages have the names of their originals and hold the same rules in the same order. A page that
does not is refused with its line and the fix.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from atoll.book import Chapter, Rule, chapters
from atoll.book.sections import Block, BookError, Section, Sections, sectioned
from atoll.book.sentences import sentences
from atoll.home import HOME, file_of
from atoll.table import counted

OVERVIEW = "index.md"
"""What tells of a game as a whole; it holds no rules."""

_OF_THE_ORIGINAL = ("Ruling", "Status", "Sources")


class Pair(NamedTuple):
    """A chapter, and its page in the other language."""

    original: Chapter
    page: Sections


def languages(game: str, home: Path = HOME) -> tuple[str, ...]:
    """The languages a game's rules are translated into: the folders with a name of two letters."""
    folders = sorted(file_of(f"docs/{game}", home).glob("[a-z][a-z]/"))
    return tuple(folder.name for folder in folders)


def folder_of(game: str, language: str, home: Path = HOME) -> Path:
    """Where a translation lies. Raises BookError where the game has none into this language."""
    known = languages(game, home)
    if language not in known:
        there = ", ".join(known) or "none"
        raise BookError(f"{game} has no translation {language!r}; it has {there}.")
    return file_of(f"docs/{game}", home) / language


def pairs(game: str, language: str, home: Path = HOME) -> list[Pair]:
    """Every chapter with its page in another language.

    Raises:
        BookError: there is no such translation, a page or a rule is missing, or one is malformed.
    """
    folder = folder_of(game, language, home)
    originals = chapters(game, home)
    _no_strangers(folder, [one.file.name for one in originals])
    found = [Pair(one, sectioned(game, _page(folder, one))) for one in originals]
    for pair in found:
        _same_rules(pair)
    _one_label([section for pair in found for section in pair.page.sections])
    return found


def _no_strangers(folder: Path, names: Sequence[str]) -> None:
    for file in sorted(folder.glob("*.md")):
        if file.name not in (*names, OVERVIEW):
            raise BookError(
                f"{file}:1: no chapter has this name; name it as its original: {', '.join(names)}."
            )


def _page(folder: Path, of: Chapter) -> Path:
    page = folder / of.file.name
    if not page.is_file():
        raise BookError(f"{of.file}:{of.line}: {of.id} is not translated; write {page}.")
    return page


def _same_rules(pair: Pair) -> None:
    original, page = pair
    if original.intro and not page.intro:
        page.head.wrong(f"there is no intro; translate that of {original.file.name}.")
    known = {rule.id for rule in original.rules}
    for section in page.sections:
        if section.id not in known:
            section.head.wrong(f"{section.id} is no rule of {original.file.name}; remove it.")
    _none_missing(pair, {section.id: section.head for section in page.sections})
    for rule, section in zip(original.rules, page.sections, strict=True):
        _same_sentences(rule, section)


def _none_missing(pair: Pair, heads: dict[str, Block]) -> None:
    before = pair.page.head
    for rule in pair.original.rules:
        if rule.id not in heads:
            before.wrong(f"the next rule is missing; translate {rule.number} {rule.title}.")
        before = heads[rule.id]


def _same_sentences(rule: Rule, section: Section) -> None:
    """Where sentences differ in status, each stands beside its original, which has its status."""
    lines = sentences(section.paragraphs, "")
    if any(line.status for line in lines):
        section.head.wrong("a status like *(inferred)* stands with the original only; remove it.")
    if rule.apart and len(lines) != len(rule.sentences):
        original = len(rule.sentences)
        section.head.wrong(
            f"the rule has {counted(len(lines), 'sentence')}, its original {original}; "
            "write them line by line."
        )


def _one_label(sections: Sequence[Section]) -> None:
    """The notes of a translation share one label, a word of its language; nothing else has one."""
    labelled = [one for section in sections for one in section.labelled]
    for label, block in labelled:
        word, first = labelled[0]
        if label in _OF_THE_ORIGINAL:
            block.wrong(f"**{label}.** stands with the original only; remove it.")
        if label != word:
            place = f"{first.file.name}:{first.line}"
            block.wrong(f"{place} calls a note **{word}.**; write that instead of **{label}.**.")
