"""What else a game says in another language: its words, and its overview.

What each word means stands in docs/<game>/<language>/glossary.toml by the original word; what it is
called, in the glossary itself. Which text has changed since both were compared,
`words_beside.toml` tells, as `beside.toml` does for rules.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from atoll.book.beside import Beside, Digests, digest
from atoll.book.glossary import Term, glossary
from atoll.book.overview import Overview, overview, translated_overview
from atoll.book.pairs import OVERVIEW, folder_of
from atoll.book.toml_lines import Tables, tables
from atoll.home import HOME

_FILE, _MEANS = "glossary.toml", "means"
_HEAD = f"""\
# Both texts as they were when they were last read side by side: the first 12 digits of the SHA-256
# of a word and what it means, and as {OVERVIEW} of what the game is about and its course. What
# differs is flagged.

"""


class TranslatedTerm(NamedTuple):
    """A word in another language, what else it is called there, and what it means.

    `flag` says which text has changed since both were compared: "original", "translation" or
    "both"; "" if neither has.
    """

    word: str
    also: tuple[str, ...]
    means: str
    original: Term
    flag: str = ""


class Words(NamedTuple):
    """The words of a game in alphabetical order, and its overview, where they are translated."""

    terms: tuple[TranslatedTerm, ...]
    overview: Overview | None
    flag: str = ""
    """Of the overview."""


def words(game: str, language: str, home: Path = HOME) -> tuple[str, ...]:
    """What can be compared: each word by its original, and the overview. Raises BookError."""
    return (*_digests(translated_words(game, language, home), game, home),)


def translated_words(game: str, language: str, home: Path = HOME) -> Words:
    """The words of a game in a language, and its overview.

    Raises:
        BookError: a word is missing or no word of the game, or a file is malformed.
    """
    read = Words(
        (*sorted(_terms(game, language, home), key=lambda one: _spelled(one.word)),),
        translated_overview(game, language, home),
    )
    flags = _beside(game, language, home).flags(_digests(read, game, home))
    terms = (one._replace(flag=flags[one.original.word]) for one in read.terms)
    return read._replace(terms=(*terms,), flag=flags.get(OVERVIEW, ""))


def compared_words(game: str, language: str, names: Iterable[str], home: Path = HOME) -> None:
    """Clear the flags of these words, or of the overview: their texts say the same again.

    Raises:
        BookError: one of them is no word, or a file is malformed.
    """
    now = _digests(translated_words(game, language, home), game, home)
    _beside(game, language, home).compared(now, names)


def _beside(game: str, language: str, home: Path) -> Beside:
    return Beside(folder_of(game, language, home) / "words_beside.toml", _HEAD, "word")


def _digests(of: Words, game: str, home: Path) -> dict[str, Digests]:
    """Both texts of the overview and of each word, in the order of the originals."""
    digests: dict[str, Digests] = {}
    if own := of.overview:
        original = overview(game, home)
        digests[OVERVIEW] = Digests(digest(*original[:3]), digest(*own[:3]))
    for one in sorted(of.terms, key=lambda one: one.original.line):
        term = one.original
        translation = digest(one.word, *one.also, one.means)
        digests[term.word] = Digests(digest(term.word, term.means), translation)
    return digests


def _terms(game: str, language: str, home: Path) -> Iterator[TranslatedTerm]:
    file = folder_of(game, language, home) / _FILE
    if not file.is_file():
        return
    read, known = tables(file), glossary(game, home)
    means = _means(read, {one.word for one in known})
    taken = dict[str, str]()
    for term in known:
        word, *also = term.translations[language]
        if term.word not in means:
            read.wrong(1, f'say what {term.word} means: [{_MEANS}] "{term.word}" = "…".')
        if taken.setdefault(word, term.word) != term.word:
            read.wrong(1, f"{taken[word]} and {term.word} are both called {word}; rename one.")
        yield TranslatedTerm(word, (*also,), means[term.word], term)


def _means(read: Tables, known: set[str]) -> Mapping[str, str]:
    """What each word means. Raises BookError."""
    means: Mapping[str, object] = read.content.get(_MEANS, {})
    found = {name: text for name, text in means.items() if isinstance(text, str) and text.strip()}
    for name in means:
        if name not in known:
            read.wrong(read.line_of(name), f"{name} is no word of the glossary; remove it.")
        if name not in found:
            read.wrong(read.line_of(name), f'say what {name} means: "{name}" = "…".')
    return found


def _spelled(word: str) -> str:
    """A word as it is sorted: small, without its dots and accents."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
