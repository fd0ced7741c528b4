"""What of the book can be searched, read once and then asked many times."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from atoll import book
from atoll.book import Rule, languages
from atoll.book.faq import Asked, asked
from atoll.book.glossary import Term, glossary
from atoll.book.indexed import Entry, Index
from atoll.book.lines import tables
from atoll.book.translated import translated
from atoll.home import HOME, file_of

ANSWERS = " / "
"""What stands between the answers of a question."""


Also = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Searchable:
    """The pages that answer, and behind them: questions, and rules as each language tells them."""

    index: Index
    questions: Mapping[str, Sequence[Asked]]
    rules: Mapping[str, Sequence[Rule]]


def searchable(home: Path = HOME) -> Searchable:
    """The book of a home as it stands now. Raises BookError where it cannot be read."""
    asking, told = _questions(home), _rules(home)
    games = book.games(home)
    terms = {game: glossary(game, home) for game in games}
    also: dict[str, tuple[str, ...]] = {}
    for game in games:
        also |= also_asked(game, asking.keys() | told.keys(), home)
    entries = (
        *(_question(name, same, also) for name, same in asking.items()),
        *(_rule(name, tellings_of, also) for name, tellings_of in told.items()),
        *(_term(game, one) for game in games for one in terms[game]),
    )
    called = {game: [_names(one) for one in terms[game]] for game in games}
    return Searchable(Index(entries, called), asking, told)


def _questions(home: Path) -> dict[str, list[Asked]]:
    """The questions on each page: by their id, or where they have none as they are asked."""
    found: dict[str, list[Asked]] = {}
    for one in asked(home):
        if one.rules:
            found.setdefault(one.id or one.question, []).append(one)
    return found


def _rules(home: Path) -> dict[str, list[Rule]]:
    """Every rule in the original first, then in each language that has it."""
    found: dict[str, list[Rule]] = {}
    for one in (rule for rules in tellings(home) for rule in rules):
        found.setdefault(one.id, []).append(one)
    return found


def _question(name: str, same: Sequence[Asked], also: Also) -> Entry:
    ever = all(told.status == "proved" for one in same for told in one.answers)
    kind = "possible" if ever else "question"
    asks = (*dict.fromkeys(one.question for one in same), *also.get(name, ()))
    return Entry(name, _game(same[0].rules[0]), kind, asks, ANSWERS.join(_told(same)))


def _told(same: Iterable[Asked]) -> Iterator[str]:
    return (answer.says for one in same for answer in one.answers)


def _rule(name: str, told: Sequence[Rule], also: Also) -> Entry:
    asks = (*(one.title for one in told), *also.get(name, ()))
    says = (" ".join([one.statement, *one.notes]) for one in told)
    return Entry(name, _game(name), "rule", asks, ANSWERS.join(says))


def _term(game: str, one: Term) -> Entry:
    return Entry(f"{game} {one.word}", game, "term", _names(one), one.means)


def _names(one: Term) -> tuple[str, ...]:
    """A word in all its forms, in all languages, and what people say for it."""
    translated = (word for words in one.translations.values() for word in words)
    said = (word for words in one.also_in.values() for word in words)
    return (*dict.fromkeys([one.word, *one.forms, *translated, *one.also, *said]),)


def _game(rule: str) -> str:
    return rule.partition("_")[0]


# The rules as each language tells them


def tellings(home: Path = HOME) -> list[list[Rule]]:
    """The rules of all games: in the original first, then in each language that has them."""
    games = book.games(home)
    original = [rule for game in games for rule in book.rules(game, home).values()]
    spoken = sorted({language for game in games for language in languages(game, home)})
    return [original, *([*_in_language(games, language, home)] for language in spoken)]


def _in_language(games: Iterable[str], language: str, home: Path) -> Iterable[Rule]:
    """Each rule with its title, statement and notes in this language."""
    for game in games:
        if language in languages(game, home):
            yield from translated(game, language, home)


# Other ways to ask, docs/<game>/asked.toml


def also_asked(
    game: str, answers: Collection[str], home: Path = HOME
) -> Mapping[str, tuple[str, ...]]:
    """How each question or rule is asked too; none, where the game has no such file.

    Raises:
        BookError: an id is none of the pages that answer, or has no texts.
    """
    file = file_of(f"docs/{game}/asked.toml", home)
    if not file.is_file():
        return {}
    read = tables(file)
    for name, texts in read.content.items():
        if name not in answers:
            read.wrong(read.line_of(name), f"{name} is no question and no rule; correct it.")
        if not isinstance(texts, list) or not texts or not all(isinstance(t, str) for t in texts):
            read.wrong(read.line_of(name), f'write how it is asked: {name} = ["…"].')
    return {name: tuple(texts) for name, texts in read.content.items()}
