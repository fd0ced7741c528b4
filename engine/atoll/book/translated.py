"""A game in another language, docs/<game>/<two letters>/: its rules, its questions, its words.

The pages have the names of their originals and hold the same rules in the same order; each question
is asked and answered in questions.toml; what each word means stands in glossary.toml. What is
missing or too many is refused with its line and the fix.

Each text says the same as its original, or it is flagged: beside.toml keeps the digests of both as
they were when somebody last read them side by side.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from atoll.book import BookError, Chapter, Rule, chapters, folder_of, rule_id
from atoll.book.answers import Question
from atoll.book.faq import asked
from atoll.book.glossary import Term, glossary
from atoll.book.heard import plain
from atoll.book.lines import Tables, records_of, refuse, tables, texts
from atoll.book.page import OVERVIEW, Overview, chapter, overview, overview_of
from atoll.home import HOME
from atoll.written import alone, write

_QUESTIONS, _TOPICS = "questions.toml", "topics"
_WORDS, _MEANS = "glossary.toml", "means"
_BESIDE, _SIDES = "beside.toml", ("original", "translation")
_HEAD = """\
# Both texts of each chapter, rule, question and word, and of the overview, as they were when they
# were last read side by side: the first 12 digits of their SHA-256. What differs is flagged.
"""
_BARE = re.compile(r"[A-Za-z0-9_-]+")
Both = tuple[str, str]
"""The digests of an original and of its translation; empty where they never were compared."""


class TranslatedQuestion(NamedTuple):
    """One way to ask a question in another language, with every answer, the adopted one first.

    `original` is what it translates.
    """

    id: str
    asks: str
    says: tuple[str, ...]
    original: Question


class TranslatedTerm(NamedTuple):
    """A word in another language, what else it is called there, and what it means."""

    word: str
    also: tuple[str, ...]
    means: str
    original: Term


class Translation:
    """A game in another language, read once: its chapters, its questions, its words.

    Whatever is asked of it raises BookError where a text is missing or too many, or a file is
    malformed.
    """

    def __init__(self, game: str, language: str, home: Path = HOME) -> None:
        """Take the folder in which it lies. Raises BookError where there is none."""
        self.game, self.language, self.home = game, language, home
        self.folder = folder_of(game, language, home)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in the order of the book."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """Every chapter; what is no text in its rules is that of their originals."""
        found, names = list[Chapter](), [one.file.name for one in self._originals]
        for file in sorted(self.folder.glob("*.md")):
            if file.name not in (*names, OVERVIEW):
                problem = f"no chapter has this name; name it as its original: {', '.join(names)}."
                refuse(file, 1, problem)
        for one in self._originals:
            if not (file := self.folder / one.file.name).is_file():
                refuse(one.file, one.line, f"{one.id} is not translated; write {file}.")
            found.append(chapter(self.game, file, original=one))
        return tuple(found)

    @cached_property
    def questions(self) -> Mapping[str, Sequence[TranslatedQuestion]]:
        """The ways to ask each question by its id; none where nobody has translated them."""
        if not (self.folder / _QUESTIONS).is_file():
            return {}
        read, known = tables(self.folder / _QUESTIONS), dict[str, list[Question]]()
        for one in (one for one in asked(self.home) if one.id.startswith(f"{self.game}_q_")):
            known.setdefault(one.id, []).append(one)
        read.only({*known, _TOPICS}, "is no question; remove it.")
        return {name: _ways(read, name, originals) for name, originals in known.items()}

    @property
    def topics(self) -> Mapping[str, str]:
        """What each topic of the questions is called, by its file."""
        return dict(tables(self.folder / _QUESTIONS).content.get(_TOPICS, {}))

    @cached_property
    def terms(self) -> tuple[TranslatedTerm, ...]:
        """The words in alphabetical order."""
        if not (self.folder / _WORDS).is_file():
            return ()
        read, taken, found = tables(self.folder / _WORDS), dict[str, str](), list[TranslatedTerm]()
        known = glossary(self.game, self.home)
        means: Mapping[str, object] = read.content.get(_MEANS, {})
        read.only({one.word for one in known}, "is no word of the glossary; remove it.", _MEANS)
        for term in known:
            word, *also = term.translations[self.language]
            says = means.get(term.word)
            if not isinstance(says, str) or not says.strip():
                line = read.line_of(term.word)
                read.wrong(line, f'say what {term.word} means: [{_MEANS}] "{term.word}" = "…".')
            if taken.setdefault(word, term.word) != term.word:
                read.wrong(1, f"{taken[word]} and {term.word} are both called {word}; rename one.")
            found.append(TranslatedTerm(word, (*also,), says, term))
        return tuple(sorted(found, key=lambda one: plain(one.word)))

    @cached_property
    def overview(self) -> Overview | None:
        """What the game is about, where somebody has translated it."""
        file = self.folder / OVERVIEW
        return overview_of(file) if file.is_file() else None

    # Both texts side by side

    @cached_property
    def flags(self) -> Mapping[str, str]:
        """Of each text which has changed since both were compared: one side, or "both".

        "" if neither has. A text is called as `compared` is told; both of one that never was
        compared have changed.
        """
        kept, flags = self._kept(), dict[str, str]()
        for name, now in self._now.items():
            sides = zip(_SIDES, now, kept.get(name, ("", "")), strict=True)
            changed = [side for side, own, then in sides if own != then]
            flags[name] = "both" if changed[1:] else "".join(changed)
        return flags

    def compared(self, names: Iterable[str]) -> int:
        """Clear the flags of these texts, which say the same again; so many they are.

        A name is a rule in any of its ways, a chapter by its id or number, a question, a word, or
        that of the overview. Raises BookError where one of them is no such text.
        """
        with alone(self.folder):
            kept = self._kept()
            known = {*map(self._named, names)}
            kept |= {name: self._now[name] for name in known}
            lines = [_HEAD]
            for name, (original, own) in ((name, kept[name]) for name in self._now if name in kept):
                key = name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
                lines.append(f'{key} = {{ original = "{original}", translation = "{own}" }}')
            write(self.folder / _BESIDE, "\n".join([*lines, ""]))
        return len(known)

    def _named(self, name: str) -> str:
        """The text that is meant. Raises BookError where there is none."""
        chapters = {one.number: one.id for one in self._originals}
        with suppress(BookError):  # it is no number of a rule
            name = name if name in self._now else chapters.get(name) or rule_id(name, self.game)
        if name not in self._now:
            fix = "write a rule as 4.7, a question by its id, a word as the glossary has it"
            raise BookError(f"There is no text {name!r}; {fix}.")
        return name

    @property
    def _originals(self) -> tuple[Chapter, ...]:
        return chapters(self.game, self.home)

    @cached_property
    def _now(self) -> Mapping[str, Both]:
        """The digests of every text by its name, in the order of the originals."""
        return {name: (_digest(english), _digest(own)) for name, english, own in self._texts()}

    def _texts(self) -> Iterator[tuple[str, Iterable[str], Iterable[str]]]:
        """Each text by its name: what the original says, and what the translation says."""
        for page, own in zip(self._originals, self.chapters, strict=True):
            yield page.id, (page.title, page.intro), (own.title, own.intro)
            for rule, ours in zip(page.rules, own.rules, strict=True):
                english = rule.title, rule.statement, *rule.notes
                yield rule.id, english, (ours.title, ours.statement, *ours.notes)
        for name, ways in self.questions.items():  # all ways to ask it together
            of = (one.original for one in ways)
            asked = ((one.title, *(answer.says for answer in one.answers)) for one in of)
            asks = ((one.asks, *one.says) for one in ways)
            yield name, chain.from_iterable(asked), chain.from_iterable(asks)
        if self.overview:
            yield OVERVIEW, overview(self.game, self.home)[:3], self.overview[:3]
        for term in sorted(self.terms, key=lambda one: one.original.line):
            original = term.original
            told = term.word, *term.also, term.means
            yield original.word, (original.word, original.means), told

    def _kept(self) -> dict[str, Both]:
        """What was compared, by its name."""
        found = dict[str, Both]()
        if not (file := self.folder / _BESIDE).is_file():
            return found
        read = tables(file)
        read.only(self._now, "is none of the texts; remove the line.")
        for name, entry in read.content.items():
            sides = texts([entry.get(side) for side in _SIDES] if isinstance(entry, dict) else ())
            if not sides:
                fix = f'write {name} = {{ original = "…", translation = "…" }}.'
                read.wrong(read.line_of(name), fix)
            found[name] = sides[0], sides[1]
        return found


def _digest(of: Iterable[str]) -> str:
    """The first 12 digits of the SHA-256 of some texts; how they are laid in lines is no matter."""
    whole = "\n".join(" ".join(text.split()) for text in of)
    return sha256(whole.encode()).hexdigest()[:12]


class _Way(NamedTuple):
    """A question as questions.toml has it."""

    asks: str
    says: tuple[str, ...]
    file: Path
    line: int


def _ways(read: Tables, name: str, originals: Sequence[Question]) -> list[TranslatedQuestion]:
    """A question as it is asked and answered in the other language. Raises BookError."""
    own, found = records_of(read, name, _Way), list[TranslatedQuestion]()
    if len(own) != len(originals):
        titles = " / ".join(one.title for one in originals)
        line = own[0].line if own else len(read.lines)
        read.wrong(line, f"write [[{name}]] {len(originals)} times, for: {titles}")
    for of, way in zip(originals, own, strict=True):
        if len(way.says) != len(of.answers):
            wanted = " / ".join(one.says for one in of.answers)
            has = f"{name} has {len(of.answers)} answers, not {len(way.says)}"
            read.wrong(way.line, f"{has}: {wanted}")
        if (topic := Path(of.file).stem) not in read.content.get(_TOPICS, {}):
            read.wrong(1, f'name the topic of {of.file}: [topics] {topic} = "…".')
        found.append(TranslatedQuestion(name, way.asks, way.says, of))
    return found
