"""The questions of a game in another language, docs/<game>/<language>/questions.toml.

Each is asked and answered as its original: a table for each, in the order of the originals, with
every answer. Which text has changed since both were compared, `questions_beside.toml` tells, as
`beside.toml` does for rules.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from atoll.book.asked import Asked, asked
from atoll.book.beside import Beside, Digests, digest
from atoll.book.pairs import folder_of
from atoll.book.toml_lines import Tables, tables
from atoll.home import HOME

_FILE = "questions.toml"
_BESIDE = "questions_beside.toml"
_TOPICS = "topics"
_HEAD = """\
# Both texts of each question as they were when they were last read side by side: the first 12
# digits of the SHA-256 of how it is asked, and of every answer. What differs is flagged.

"""


class TranslatedQuestion(NamedTuple):
    """One way to ask a question in another language, with every answer, the adopted one first.

    `original` is what it translates. `flag` says which text has changed since both were compared:
    "original", "translation" or "both"; "" if neither has.
    """

    id: str
    asks: str
    says: tuple[str, ...]
    original: Asked
    flag: str


class Translated(NamedTuple):
    """All questions by their ids, and what each of their topics is called, by its file."""

    questions: Mapping[str, Sequence[TranslatedQuestion]]
    topics: Mapping[str, str]


def translated_questions(game: str, language: str, home: Path = HOME) -> Translated:
    """The questions of a game in a language; none where nobody has translated them.

    Raises:
        BookError: a question or an answer is missing or too many, or a file is malformed.
    """
    folder = folder_of(game, language, home)
    if not (folder / _FILE).is_file():
        return Translated({}, {})
    read, originals = tables(folder / _FILE), _originals(game, home)
    pairs = [*_pairs(read, originals)]
    flags = _beside(folder).flags(_digests(pairs))
    found: dict[str, list[TranslatedQuestion]] = {}
    for original, (asks, says) in pairs:
        one = TranslatedQuestion(original.id, asks, says, original, flags[original.id])
        found.setdefault(original.id, []).append(one)
    return Translated(found, _topics(read, originals))


def compared_questions(
    game: str, language: str, questions: Iterable[str], home: Path = HOME
) -> None:
    """Clear the flags of these questions: their texts say the same again. Raises BookError."""
    folder = folder_of(game, language, home)
    pairs = [*_pairs(tables(folder / _FILE), _originals(game, home))]
    _beside(folder).compared(_digests(pairs), questions)


def _beside(folder: Path) -> Beside:
    return Beside(folder / _BESIDE, _HEAD, "question")


_Text = tuple[str, tuple[str, ...]]


def _originals(game: str, home: Path) -> list[Asked]:
    return [one for one in asked(home) if one.id.startswith(f"{game}_q_")]


def _pairs(read: Tables, originals: Sequence[Asked]) -> Iterable[tuple[Asked, _Text]]:
    """Each question with how it is asked and answered in the other language."""
    known: dict[str, list[Asked]] = {}
    for one in originals:
        known.setdefault(one.id, []).append(one)
    for name in read.content:
        if name not in known and name != _TOPICS:
            read.wrong(read.line_of(name), f"{name} is no question; remove it.")
    for name, ways in known.items():
        told = [*read.entries(name)]
        if len(told) != len(ways):
            titles = " / ".join(one.question for one in ways)
            line = told[0][0] if told else len(read.lines)
            read.wrong(line, f"write [[{name}]] {len(ways)} times, for: {titles}")
        for original, (line, entry) in zip(ways, told, strict=True):
            yield original, _text(read, line, entry, original)


def _text(read: Tables, line: int, entry: object, of: Asked) -> _Text:
    match entry:
        case {"asks": str(asks), "says": [*says], **rest} if not rest and all(
            isinstance(one, str) and one for one in says
        ):
            told = tuple(says)
        case _:
            read.wrong(line, 'write how it is asked, asks = "…", and every answer, says = ["…"].')
    if len(told) != len(of.answers):
        wanted = " / ".join(one.says for one in of.answers)
        read.wrong(line, f"{of.id} has {len(of.answers)} answers, not {len(told)}: {wanted}")
    return asks, told


def _digests(pairs: Sequence[tuple[Asked, _Text]]) -> dict[str, Digests]:
    """Both texts of each question, all ways to ask it together."""
    english: dict[str, list[str]] = {}
    other: dict[str, list[str]] = {}
    for one, (asks, says) in pairs:
        english.setdefault(one.id, []).extend([one.question, *(told.says for told in one.answers)])
        other.setdefault(one.id, []).extend([asks, *says])
    return {name: Digests(digest(*texts), digest(*other[name])) for name, texts in english.items()}


def _topics(read: Tables, originals: Iterable[Asked]) -> Mapping[str, str]:
    topics: Mapping[str, str] = read.content.get(_TOPICS, {})
    for one in originals:
        if Path(one.file).stem not in topics:
            read.wrong(1, f'name the topic of {one.file}: [topics] {Path(one.file).stem} = "…".')
    return topics
