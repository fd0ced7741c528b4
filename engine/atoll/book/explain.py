"""A rule explained: its text, the open points in it, its sources, its examples and its evidence."""

from dataclasses import dataclass
from pathlib import Path

from atoll import book
from atoll.book import last_run
from atoll.book.answers import Citation, OpenQuestion, PossibleAnswer, citations
from atoll.book.evidence import Shown, shown
from atoll.book.last_run import Results
from atoll.book.page import Sentence
from atoll.home import HOME, from_home, rooms
from atoll.sources.features import scenarios
from atoll.table import cite, games
from atoll.table.rulings import backing, named, played, silent


@dataclass(frozen=True, slots=True)
class Example:
    """A scenario that claims the rule; its outcome is that of the last run, if there is one."""

    file: str
    line: int
    name: str
    outcome: str | None


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything there is to say about a rule; `evidence` is None where the examples never ran."""

    rule: str
    cited: str
    title: str
    chapter: str
    statement: str
    sentences: tuple[Sentence, ...]
    notes: tuple[str, ...]
    status: str
    reason: str
    rulings: tuple[OpenQuestion, ...]
    sources: tuple[Citation, ...]
    examples: tuple[Example, ...]
    evidence: Shown | None


def explain(
    name: str, home: Path = HOME, results: Results | None = None, edition: str | None = None
) -> Explanation:
    """The rule that a person means by `fiji 4.7`; without results, those of the last run are used.

    With an edition, its rulings are answered as that plays.

    Raises:
        BookError: there is no such rule; the message says which are near.
        UnknownRuling: the game of the rule has no such edition.
    """
    rule = book.rule(name, home=home)
    game = rule.id.partition("_")[0]
    rulings = tuple(one for one in open_questions(game) if rule.id in one.rules)
    if edition is not None:
        named("edition", edition, games.game(game).EDITIONS)
        rulings = tuple(one.by(edition) for one in rulings)
    run = last_run.last(home) if results is None else results
    chapter = next(one for one in book.chapters(game, home) if one.id == rule.chapter)
    return Explanation(
        rule=rule.id,
        cited=cite(rule.id),
        title=rule.title,
        chapter=f"{chapter.number} {chapter.title}",
        statement=rule.statement,
        sentences=rule.sentences,
        notes=rule.notes,
        status=rule.status,
        reason=rule.reason,
        rulings=rulings,
        sources=citations(rule.sources, home),
        examples=_examples(rule.id, home, run or ()),
        evidence=None if run is None else shown(rule.id, run),
    )


def open_questions(game: str) -> tuple[OpenQuestion, ...]:
    """All that is open in a game: every ruling, and behind them the open points that are none."""
    known, found = games.game(game), list[OpenQuestion]()
    editions = known.EDITIONS
    for of in games.points(game).values():
        answers = tuple(
            PossibleAnswer(
                answer.name,
                answer.means,
                **texts._asdict() | {"sources": citations(texts.sources, HOME)},
                house_rule=answer.house_rule,
                editions=tuple(n for n, one in editions.items() if played(one, of) == answer.name),
                default=answer.name == of.default,
            )
            for answer in of.answers
            for texts in [backing(of, answer, editions)]
        )
        about = of.name, of.question, of.rules, of.status, of.why, of.decided_by
        quiet = silent(of, editions)
        found.append(OpenQuestion(*about, answers, quiet, of.name in known.RULINGS))
    return tuple(found)


def _examples(rule: str, home: Path, run: Results) -> tuple[Example, ...]:
    outcomes: dict[tuple[str, int], str] = {}
    for result in run:  # of the rows of a table, one that fails is told
        place = result["file"], result["line"]
        if outcomes.get(place, "passed") == "passed":
            outcomes[place] = result["outcome"]
    claiming = (one for one in scenarios(*rooms("features", home)) if rule in one.tags)
    placed = ((one, from_home(one.file, home)) for one in claiming)
    return tuple(
        Example(file, one.line, one.name, outcomes.get((file, one.line))) for one, file in placed
    )
