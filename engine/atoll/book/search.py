"""Words looked up in the book: the questions of the FAQ that answer them, and the rules.

What can be searched is read once and then asked many times.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from atoll import book
from atoll.book import Rule, languages
from atoll.book.explain import OpenQuestion, game_of, open_questions
from atoll.book.faq import Asked, asked
from atoll.book.glossary import Term, glossary
from atoll.book.heard import plain
from atoll.book.lines import tables, texts
from atoll.book.ranking import Entry, Hit, Index, rank
from atoll.book.translated import Translation
from atoll.home import HOME, file_of
from atoll.table import cite
from atoll.table.games import GAMES

ANSWERS = " / "
"""What stands between the answers of a question."""

_MOST = 6
_NEAR = 0.3
"""A page is found that counts so much of what the best one counts."""

Also = Mapping[str, tuple[str, ...]]
"""How a question or a rule is asked too."""


@dataclass(frozen=True, slots=True)
class Searchable:
    """The pages that answer, and behind them: questions, and rules as each language tells them."""

    index: Index
    questions: Mapping[str, Sequence[Asked]]
    rules: Mapping[str, Sequence[Rule]]


def searchable(home: Path = HOME) -> Searchable:
    """The book of a home as it stands now. Raises BookError where it cannot be read.

    A question is known by its id, or where it has none as it is asked; of the tellings of a rule
    the original is the first.
    """
    asking, told = dict[str, list[Asked]](), dict[str, list[Rule]]()
    for one in (one for one in asked(home) if one.rules):
        asking.setdefault(one.id or one.question, []).append(one)
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
    return Searchable(Index(entries, called), asking, told)


def _question(name: str, same: Sequence[Asked], also: Also) -> Entry:
    every = [answer for one in same for answer in one.answers]
    kind = "possible" if all(one.status == "proved" for one in every) else "question"
    asks = (*dict.fromkeys(one.question for one in same), *also.get(name, ()))
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


# What words lead to


@dataclass(frozen=True, slots=True)
class FoundRule:
    """A rule that speaks of the words."""

    rule: str
    cited: str
    title: str


@dataclass(frozen=True, slots=True)
class Found:
    """What the words led to, the nearest first.

    `rulings` are the open points in the rules of the questions that no answer of theirs tells.
    `nearest` are the ids of questions and rules together, those that answer best first; where
    nothing answers, that of the rule which speaks of words that are spelled most alike.
    """

    words: str
    questions: tuple[Asked, ...]
    rulings: tuple[OpenQuestion, ...]
    rules: tuple[FoundRule, ...]
    nearest: tuple[str, ...]


def search(text: str, within: Searchable, edition: str | None = None) -> Found:
    """The questions and rules that answer the words best, with the rules of the first question.

    The id of a question leads to it and to its rules alone. What words mean in a game its glossary
    says. Where a translation holds more of the words than the original, the rules are those of the
    translation. With an edition every open point is answered as it plays, and only its game is
    looked into, as with the name of a game among the words.
    Errors: UnknownRuling.
    """
    if named := within.questions.get(text.strip().casefold()):
        rules = dict.fromkeys(rule for one in named for rule in one.rules)
        return _with_open_points(text, named, [within.rules[name][0] for name in rules], edition)
    every, terms = plain(text), within.index.terms
    of = [game_of(edition)] if edition else [game for game in terms if game in every] or [*terms]
    bare = " ".join(word for word in every if word not in of) or text
    hits = rank(bare, within.index, of)
    near = [one for one in hits if one.score >= _NEAR * hits[0].score]
    asking = [one for name in _kept(near, within.questions) for one in within.questions[name]]
    first = [rule for one in asking[:1] for rule in one.rules]
    found = dict.fromkeys([*_kept(near, within.rules), *first])
    if not found:
        return Found(text, (), (), (), ())
    about = _in_one_language(every, [within.rules[name] for name in found])
    return _with_open_points(text, asking, about, edition, near)


def _kept(hits: Iterable[Hit], among: Collection[str]) -> list[str]:
    return [one.entry.name for one in hits if one.entry.name in among][:_MOST]


def _in_one_language(words: Sequence[str], told: Sequence[Sequence[Rule]]) -> list[Rule]:
    """Rules in the original, or in the translation that holds more of the words themselves.

    As many as the rule holds that holds the most of them.
    """

    def holds(rules: Iterable[Rule]) -> int:
        texts = (plain(" ".join([one.title, one.statement, *one.notes])) for one in rules)
        return max((len({*words} & {*text}) for text in texts), default=0)

    most = max(map(len, told), default=0)
    ways = [[one[min(way, len(one) - 1)] for one in told] for way in range(most)]
    return max(ways, key=holds, default=[])


def _with_open_points(
    text: str,
    asking: Sequence[Asked],
    rules: Sequence[Rule],
    edition: str | None,
    near: Iterable[Hit] = (),
) -> Found:
    """What was found, with what is open in it; by an edition, where one is asked."""
    rests = {by for one in asking for by in one.by}
    games = {rule.partition("_")[0] for one in asking for rule in one.rules} & {*GAMES}
    every = [one for game in sorted(games) for one in open_questions(game)]
    left = [one for one in every if one.adopted in rests]
    if edition:
        asking = [one.played_by(edition, left) for one in asking]
        left = [one.by(edition) for one in left]
    names = [*(one.id or one.question for one in asking), *(one.id for one in rules)]
    first = (hit.entry.name for hit in near if hit.entry.name in names)
    about = tuple(FoundRule(one.id, cite(one.id), one.title) for one in rules)
    return Found(text, tuple(asking), tuple(left), about, (*dict.fromkeys([*first, *names]),))
