"""What can be asked in words, gathered: every page that answers, and how it is asked.

It is read once and then asked many times.
"""

from collections.abc import Collection, Mapping, Sequence
from pathlib import Path

from atoll import book
from atoll.book import Rule, languages
from atoll.book.answers import Question
from atoll.book.explain import open_questions
from atoll.book.faq import asked
from atoll.book.glossary import Term, glossary
from atoll.book.lines import tables, texts
from atoll.book.ranking import Entry, Index
from atoll.book.search import Searchable
from atoll.book.translated import Translation
from atoll.home import HOME, file_of
from atoll.table import cite
from atoll.table.games import GAMES
from atoll.table.games import game as rules_of

ANSWERS = " / "
"""What stands between the answers of a question."""

Also = Mapping[str, tuple[str, ...]]
"""How a question or a rule is asked too."""


def searchable(home: Path = HOME) -> Searchable:
    """The book of a home as it stands now. Raises BookError where it cannot be read.

    A question is known by its id, or where it has none as it is asked; of the tellings of a rule
    the original is the first.
    """
    asking, told = dict[str, list[Question]](), dict[str, list[Rule]]()
    for one in (one for one in asked(home) if one.rules):
        asking.setdefault(one.id or one.title, []).append(one)
    games, also = book.games(home), dict[str, tuple[str, ...]]()
    for game in games:
        told |= {name: [rule] for name, rule in book.rules(game, home).items()}
        for language in languages(game, home):
            for own in Translation(game, language, home).rules:
                told[own.id].append(own)
    for game in games:
        also |= also_asked(game, asking.keys() | told.keys(), home)
    terms = {game: glossary(game, home) for game in games}
    entries = (
        *(_question(name, same, also) for name, same in asking.items()),
        *(_rule(name, tellings, also) for name, tellings in told.items()),
        *(
            Entry(name, game, "term", _names(one), one.means, (name,))
            for game in games
            for one in terms[game]
            for name in [f"{game} {one.word}"]
        ),
    )
    called = {game: [_names(one) for one in terms[game]] for game in games}
    points = {game: open_questions(game) for game in GAMES}
    editions = {text: game for game in GAMES for text in rules_of(game).EDITIONS}
    cited = {rule: cite(rule) for one in entries for rule in one.rules if one.kind != "term"}
    titles = {name: one.title for name, (one, *_) in told.items()}
    return Searchable(Index(entries, called), asking, titles, points, editions, cited)


def _question(name: str, same: Sequence[Question], also: Also) -> Entry:
    every = [answer for one in same for answer in one.answers]
    kind = "possible" if all(one.status == "proved" for one in every) else "question"
    asks = (*dict.fromkeys(one.title for one in same), *also.get(name, ()))
    says = ANSWERS.join(one.says for one in every)
    rules = (*dict.fromkeys(rule for one in same for rule in one.rules),)
    return Entry(name, rules[0].partition("_")[0], kind, asks, says, rules)


def _rule(name: str, told: Sequence[Rule], also: Also) -> Entry:
    asks = (*(one.title for one in told), *also.get(name, ()))
    says = (" ".join([one.statement, *one.notes]) for one in told)
    return Entry(name, name.partition("_")[0], "rule", asks, ANSWERS.join(says), (name,))


def _names(one: Term) -> tuple[str, ...]:
    """A word in all its forms, in all languages, and what people say for it."""
    ours = (word for words in one.translations.values() for word in words)
    said = (word for words in one.also_in.values() for word in words)
    return (*dict.fromkeys([one.word, *one.forms, *ours, *one.also, *said]),)


def also_asked(game: str, answers: Collection[str], home: Path = HOME) -> Also:
    """How each question or rule is asked too, docs/<game>/asked.toml; none without the file.

    Raises:
        BookError: an id is none of the pages that answer, or has no texts.
    """
    file = file_of(f"docs/{game}/asked.toml", home)
    if not file.is_file():
        return {}
    read, found = tables(file), dict[str, tuple[str, ...]]()
    read.only(answers, "is no question and no rule; correct it.")
    for name, ways in read.content.items():
        if not (told := texts(ways)):
            read.wrong(read.line_of(name), f'write how it is asked: {name} = ["…"].')
        found[name] = told
    return found
