"""The rules of a game in another language, and which text has changed since both were compared.

`beside.toml`, in the translation's folder, keeps the digest of both texts of each rule as they were
when somebody last read them side by side.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from atoll.book import Rule
from atoll.book.pairs import Pair, folder_of, languages, pairs
from atoll.book.sections import BookError, Section
from atoll.book.sentences import Sentence, sentences
from atoll.book.toml_lines import Tables, tables
from atoll.home import HOME

__all__ = [
    "TranslatedChapter",
    "Translation",
    "compared",
    "languages",
    "translated",
    "translated_chapters",
]

_FLAGS = {
    (False, False): "",
    (True, False): "original",
    (False, True): "translation",
    (True, True): "both",
}
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


class _Digests(NamedTuple):
    original: str = ""
    translation: str = ""


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
    now = _digests(found)
    then = _beside(folder_of(game, language, home), now)
    flags = {name: _flag(digests, then.get(name, _Digests())) for name, digests in now.items()}
    return tuple(_chapter(pair, flags) for pair in found)


def compared(game: str, language: str, rules: Iterable[str], home: Path = HOME) -> None:
    """Clear the flags of these rules, and of chapters by their ids: their texts say the same again.

    Raises:
        BookError: one of them is no rule, or a file is malformed.
    """
    folder = folder_of(game, language, home)
    now = _digests(pairs(game, language, home))
    wanted = [*rules]
    for name in wanted:
        if name not in now:
            raise BookError(f"There is no rule {name!r}; write it like {[*now][-1]}.")
    known = _beside(folder, now) | {name: now[name] for name in wanted}
    lines = (_line(name, known[name]) for name in now if name in known)
    (folder / "beside.toml").write_text(_HEAD + "".join(lines), encoding="utf-8", newline="\n")


def _line(name: str, of: _Digests) -> str:
    return f'{name} = {{ original = "{of.original}", translation = "{of.translation}" }}\n'


def _digests(found: Iterable[Pair]) -> dict[str, _Digests]:
    """Both texts of each chapter and of each rule, in the order of the book."""
    digests: dict[str, _Digests] = {}
    for original, page in found:
        digests[original.id] = _Digests(
            _digest(original.title, original.intro), _digest(page.title, page.intro)
        )
        for rule, section in zip(original.rules, page.sections, strict=True):
            digests[rule.id] = _Digests(
                _digest(rule.title, rule.statement, *rule.notes),
                _digest(section.title, section.statement, *_notes(section)),
            )
    return digests


def _digest(*texts: str) -> str:
    whole = "\n".join(" ".join(text.split()) for text in texts)
    return sha256(whole.encode()).hexdigest()[:12]


def _notes(of: Section) -> tuple[str, ...]:
    return tuple(block.text for _, block in of.labelled)


def _beside(folder: Path, known: Iterable[str]) -> dict[str, _Digests]:
    """What was compared, by rule and chapter; nothing, where nothing ever was."""
    file = folder / "beside.toml"
    if not file.is_file():
        return {}
    read, names = tables(file), {*known}
    return {name: _then(read, name, entry, names) for name, entry in read.content.items()}


def _then(read: Tables, name: str, entry: object, known: set[str]) -> _Digests:
    line = read.line_of(name)
    if name not in known:
        read.wrong(line, f"{name} is no rule or chapter; remove the line.")
    match entry:
        case {"original": str(original), "translation": str(translation)}:
            found = _Digests(original, translation)
        case _:
            read.wrong(line, f'write {name} = {{ original = "…", translation = "…" }}.')
    return found


def _flag(now: _Digests, then: _Digests) -> str:
    return _FLAGS[now.original != then.original, now.translation != then.translation]


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
