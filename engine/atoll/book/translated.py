"""A game in another language, docs/<game>/<two letters>/: its rules, its questions, its words.

The pages have the names of their originals and hold the same rules in the same order; each question
is asked and answered in questions.toml; what each word means stands in glossary.toml. What is
missing or too many is refused with its line and the fix.

Each text says the same as its original, or it is flagged: beside.toml keeps the digests of both as
they were when somebody last read them side by side.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from atoll.book import BookError, Chapter, Rule, chapters, folder_of, rule_id
from atoll.book.faq import Asked, asked
from atoll.book.glossary import Term, glossary
from atoll.book.heard import plain
from atoll.book.lines import Block, refuse, tables, texts
from atoll.book.page import OVERVIEW, Overview, Section, overview, overview_of, sectioned, sentences
from atoll.home import HOME
from atoll.table import counted
from atoll.written import alone, write

_OF_THE_ORIGINAL = ("Ruling", "Status", "Sources")
_QUESTIONS, _TOPICS = "questions.toml", "topics"
_WORDS, _MEANS = "glossary.toml", "means"


class TranslatedQuestion(NamedTuple):
    """One way to ask a question in another language, with every answer, the adopted one first.

    `original` is what it translates; `flag` is as that of a rule.
    """

    id: str
    asks: str
    says: tuple[str, ...]
    original: Asked
    flag: str = ""


class TranslatedTerm(NamedTuple):
    """A word in another language, what else it is called there, and what it means.

    `flag` is as that of a rule.
    """

    word: str
    also: tuple[str, ...]
    means: str
    original: Term
    flag: str = ""


_BESIDE = "beside.toml"
_HEAD = """\
# Both texts of each chapter, rule, question and word, and of the overview, as they were when they
# were last read side by side: the first 12 digits of their SHA-256. What differs is flagged.
"""
_BARE = re.compile(r"[A-Za-z0-9_-]+")


class Digests(NamedTuple):
    """What tells whether one of two texts has changed; empty where they never were compared."""

    original: str = ""
    translation: str = ""


_Pair = tuple[Chapter, Chapter]
"""A chapter, and the same in the other language."""


class Translation:
    """A game in another language, read once: its chapters, its questions, its words.

    Whatever is asked of it raises BookError where a text is missing or too many, or a file is
    malformed.
    """

    def __init__(self, game: str, language: str, home: Path = HOME) -> None:
        """Take the folder in which it lies. Raises BookError where there is none."""
        self.game, self.language, self.home = game, language, home
        self.folder = folder_of(game, language, home)

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """Every chapter; what is no text in its rules is that of their originals."""
        flags = self._flags
        return tuple(
            own._replace(
                flag=flags[own.id],
                rules=tuple(rule._replace(flag=flags[rule.id]) for rule in own.rules),
            )
            for _, own in self._pairs
        )

    @property
    def rules(self) -> tuple[Rule, ...]:
        """Every rule, in the order of the book."""
        return tuple(rule for chapter in self.chapters for rule in chapter.rules)

    @cached_property
    def questions(self) -> Mapping[str, Sequence[TranslatedQuestion]]:
        """The ways to ask each question by its id; none where nobody has translated them."""
        found = dict[str, list[TranslatedQuestion]]()
        for one in self._ways:
            found.setdefault(one.id, []).append(one._replace(flag=self._flags[one.id]))
        return found

    @property
    def topics(self) -> Mapping[str, str]:
        """What each topic of the questions is called, by its file."""
        return dict(tables(self.folder / _QUESTIONS).content.get(_TOPICS, {}))

    @cached_property
    def terms(self) -> tuple[TranslatedTerm, ...]:
        """The words in alphabetical order."""
        every = sorted(self._terms, key=lambda one: plain(one.word))
        return tuple(one._replace(flag=self._flags[one.original.word]) for one in every)

    @cached_property
    def overview(self) -> Overview | None:
        """What the game is about, where somebody has translated it."""
        file = self.folder / OVERVIEW
        return overview_of(file) if file.is_file() else None

    @property
    def overview_flag(self) -> str:
        """As that of a rule."""
        return self._flags.get(OVERVIEW, "")

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
            for name, one in ((name, kept[name]) for name in self._now if name in kept):
                key = name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)
                told = f'original = "{one.original}", translation = "{one.translation}"'
                lines.append(f"{key} = {{ {told} }}")
            write(self.folder / _BESIDE, "\n".join([*lines, ""]))
        return len(known)

    def _named(self, name: str) -> str:
        """The text that is meant. Raises BookError where there is none."""
        chapters = {one.number: one.id for one, _ in self._pairs}
        with suppress(BookError):  # it is no number of a rule
            name = name if name in self._now else chapters.get(name) or rule_id(name, self.game)
        if name not in self._now:
            fix = "write a rule as 4.7, a question by its id, a word as the glossary has it"
            raise BookError(f"There is no text {name!r}; {fix}.")
        return name

    # Both texts side by side

    @cached_property
    def _now(self) -> dict[str, Digests]:
        """Both texts of each chapter, rule, question and word, in the order of the originals."""
        return {**_of_rules(self._pairs), **_of_questions(self._ways), **self._of_words()}

    @cached_property
    def _flags(self) -> dict[str, str]:
        """Of each text which has changed since."""
        kept, flags = self._kept(), dict[str, str]()
        for name, one in self._now.items():
            sides = zip(Digests._fields, one, kept.get(name, Digests()), strict=True)
            changed = [side for side, own, then in sides if own != then]
            flags[name] = "both" if changed == [*Digests._fields] else "".join(changed)
        return flags

    def _kept(self) -> dict[str, Digests]:
        """What was compared, by its name."""
        found = dict[str, Digests]()
        if not (file := self.folder / _BESIDE).is_file():
            return found
        read = tables(file)
        read.only(self._now, "is none of the texts; remove the line.")
        for name, entry in read.content.items():
            match entry:
                case {"original": str(original), "translation": str(translation)}:
                    found[name] = Digests(original, translation)
                case _:
                    fix = f'write {name} = {{ original = "…", translation = "…" }}.'
                    read.wrong(read.line_of(name), fix)
        return found

    # As it is written, without flags

    @cached_property
    def _pairs(self) -> list[_Pair]:
        folder, originals = self.folder, chapters(self.game, self.home)
        names = [one.file.name for one in originals]
        for file in sorted(folder.glob("*.md")):
            if file.name not in (*names, OVERVIEW):
                problem = f"no chapter has this name; name it as its original: {', '.join(names)}."
                refuse(file, 1, problem)
        found, labelled = list[_Pair](), list[tuple[str, Block]]()
        for one in originals:
            if not (file := folder / one.file.name).is_file():
                refuse(one.file, one.line, f"{one.id} is not translated; write {file}.")
            page, sections = sectioned(self.game, file)
            _same_rules(one, page, sections)
            rules = map(_rule, sections, one.rules)
            found.append((one, page._replace(rules=(*rules,))))
            labelled += (each for section in sections for each in section.labelled)
        for label, block in labelled:  # all notes share one, a word of the language
            word, first = labelled[0]
            if label in _OF_THE_ORIGINAL:
                block.wrong(f"**{label}.** stands with the original only; remove it.")
            if label != word:
                place = f"{first.file.name}:{first.line}"
                block.wrong(
                    f"{place} calls a note **{word}.**; write that instead of **{label}.**."
                )
        return found

    @cached_property
    def _ways(self) -> list[TranslatedQuestion]:
        """Each question with how it is asked and answered in the other language."""
        if not (self.folder / _QUESTIONS).is_file():
            return []
        read, known = tables(self.folder / _QUESTIONS), dict[str, list[Asked]]()
        found = list[TranslatedQuestion]()
        for one in (one for one in asked(self.home) if one.id.startswith(f"{self.game}_q_")):
            known.setdefault(one.id, []).append(one)
        read.only({*known, _TOPICS}, "is no question; remove it.")
        for name, ways in known.items():
            entries = [*read.entries(name)]
            if len(entries) != len(ways):
                titles = " / ".join(one.question for one in ways)
                line = entries[0][0] if entries else len(read.lines)
                read.wrong(line, f"write [[{name}]] {len(ways)} times, for: {titles}")
            for original, (line, entry) in zip(ways, entries, strict=True):
                match entry:
                    case {"asks": str(asks), "says": says, **rest} if not rest and (
                        told := texts(says)
                    ):
                        pass
                    case _:
                        fix = 'write how it is asked, asks = "…", and every answer, says = ["…"].'
                        read.wrong(line, fix)
                if len(told) != len(original.answers):
                    wanted = " / ".join(one.says for one in original.answers)
                    has = f"{name} has {len(original.answers)} answers, not {len(told)}"
                    read.wrong(line, f"{has}: {wanted}")
                if (topic := Path(original.file).stem) not in read.content.get(_TOPICS, {}):
                    read.wrong(1, f'name the topic of {original.file}: [topics] {topic} = "…".')
                found.append(TranslatedQuestion(name, asks, told, original))
        return found

    @cached_property
    def _terms(self) -> list[TranslatedTerm]:
        if not (self.folder / _WORDS).is_file():
            return []
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
        return found

    def _of_words(self) -> dict[str, Digests]:
        """Both texts of the overview and of each word, in the order of the originals."""
        digests = dict[str, Digests]()
        if self.overview:
            both = overview(self.game, self.home), self.overview
            digests[OVERVIEW] = Digests(*(_digest(*one[:3]) for one in both))
        for one in sorted(self._terms, key=lambda one: one.original.line):
            original = _digest(one.original.word, one.original.means)
            digests[one.original.word] = Digests(original, _digest(one.word, *one.also, one.means))
        return digests


def _digest(*of: str) -> str:
    """The first 12 digits of the SHA-256 of some texts; how they are laid in lines is no matter."""
    whole = "\n".join(" ".join(text.split()) for text in of)
    return sha256(whole.encode()).hexdigest()[:12]


# Rules


def _same_rules(original: Chapter, page: Chapter, sections: Sequence[Section]) -> None:
    if original.intro and not page.intro:
        refuse(page.file, page.line, f"there is no intro; translate that of {original.file.name}.")
    known = {rule.id for rule in original.rules}
    for section in sections:
        if section.id not in known:
            section.head.wrong(f"{section.id} is no rule of {original.file.name}; remove it.")
    lines, before = {section.id: section.head.line for section in sections}, page.line
    for rule in original.rules:
        if rule.id not in lines:
            problem = f"the next rule is missing; translate {rule.number} {rule.title}."
            refuse(page.file, before, problem)
        before = lines[rule.id]
    for rule, section in zip(original.rules, sections, strict=True):
        said, head = sentences(section.paragraphs, ""), section.head
        if any(one.status for one in said):
            head.wrong("a status like *(inferred)* stands with the original only; remove it.")
        if rule.apart and len(said) != len(rule.sentences):  # each stands beside its original
            has = f"{counted(len(said), 'sentence')}, its original {len(rule.sentences)}"
            head.wrong(f"the rule has {has}; write them line by line.")


def _of_rules(pairs: Iterable[_Pair]) -> dict[str, Digests]:
    """Both texts of each chapter and of each rule, in the order of the book."""
    digests: dict[str, Digests] = {}
    for original, page in pairs:
        both = (_digest(one.title, one.intro) for one in (original, page))
        digests[original.id] = Digests(*both)
        for rules in zip(original.rules, page.rules, strict=True):
            both = (_digest(one.title, one.statement, *one.notes) for one in rules)
            digests[rules[0].id] = Digests(*both)
    return digests


def _rule(of: Section, rule: Rule) -> Rule:
    """A rule as the other language has it; each of its sentences has the status of its original."""
    said = sentences(of.paragraphs, rule.status)
    if rule.apart:
        pairs = zip(said, rule.sentences, strict=True)
        said = tuple(replace(original, says=own.says) for own, original in pairs)
    return rule._replace(
        title=of.title,
        statement=of.statement,
        sentences=said,
        notes=tuple(block.text for _, block in of.labelled),
        label=next((label for label, _ in of.labelled), ""),
        file=of.head.file,
        line=of.head.line,
    )


# Questions


def _of_questions(every: Iterable[TranslatedQuestion]) -> dict[str, Digests]:
    """Both texts of each question, all ways to ask it together."""
    found: dict[str, tuple[list[str], list[str]]] = {}
    for one in every:
        english, other = found.setdefault(one.id, ([], []))
        english += [one.original.question, *(told.says for told in one.original.answers)]
        other += [one.asks, *one.says]
    return {name: Digests(*(_digest(*one) for one in both)) for name, both in found.items()}
