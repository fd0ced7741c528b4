"""A rule explained: its text, the open points in it, its sources, its examples and its evidence."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from atoll import book
from atoll.book import last_run
from atoll.book.evidence import Citation, Shown, citations, shown
from atoll.book.last_run import Results
from atoll.book.page import Sentence
from atoll.home import HOME, from_home, rooms
from atoll.sources.features import scenarios
from atoll.table import cite, games
from atoll.table.rulings import Backing, backing, named, played, silent


@dataclass(frozen=True, slots=True)
class PossibleAnswer:
    """One answer: the texts behind it, as `Backing` has them, and the editions that play by it.

    `sources` are passages of texts that are no editions.
    """

    name: str
    means: str
    said_by: tuple[str, ...]
    read_by: tuple[str, ...]
    silent: tuple[str, ...]
    sources: tuple[Citation, ...]
    not_seen: tuple[str, ...]
    house_rule: bool
    editions: tuple[str, ...]
    default: bool

    @property
    def texts(self) -> str:
        """The texts behind it in words; what the lock does not hold says so."""
        others = tuple(one.told for one in self.sources)
        return Backing(self.said_by, self.read_by, self.silent, others, self.not_seen).told


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A ruling: the question, who answers it how, and why the default is the default.

    `silent` are the texts that answer it in no way, and what they do say. `playable` says whether
    a table can choose another answer; otherwise the point is only registered.
    """

    name: str
    question: str
    rules: tuple[str, ...]
    status: str
    why: str
    decided_by: str
    answers: tuple[PossibleAnswer, ...]
    silent: Mapping[str, str]
    playable: bool

    @property
    def played(self) -> PossibleAnswer:
        """The answer that is played where nobody chooses another."""
        return next(one for one in self.answers if one.default)

    @property
    def adopted(self) -> str:
        """The ruling with that answer: `half=down`."""
        return f"{self.name}={self.played.name}"

    def adopted_by(self, edition: str) -> str:
        """The ruling with the answer by which an edition plays: `half=up`.

        What is not known of an edition is told as adopted.
        """
        found = self.by(edition).answers
        return f"{self.name}={found[0].name}" if found else self.adopted

    def by(self, edition: str) -> "OpenQuestion":
        """The question with the one answer by which an edition plays; none that it lacks."""
        played = (one for one in self.answers if edition in one.editions)
        return replace(self, answers=tuple(played))

    def played_by(self, edition: str) -> str:
        """The answer by which an edition plays; in brackets where its text does not say so."""
        answer = next((one for one in self.answers if edition in one.editions), None)
        if answer is None:
            return "not known"
        stands = {
            "": answer.said_by,
            " (can be read so)": answer.read_by,
            " (silent)": answer.silent,
            " (not seen)": answer.not_seen,
        }
        otherwise = " (its text can be read otherwise)"
        return answer.name + next((how for how, of in stands.items() if edition in of), otherwise)

    def disputed_by(self, editions: Collection[str]) -> tuple[PossibleAnswer, ...]:
        """The other answers of a dispute that none of these editions plays: others say so."""
        others = [one for one in self.answers if not one.default and self.status == "disputed"]
        return tuple(one for one in others if not {*editions}.intersection(one.editions))


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


def game_of(edition: str) -> str:
    """The game that an edition is of. Errors: UnknownRuling."""
    known = {text: name for name in games.GAMES for text in games.game(name).EDITIONS}
    return known[named("edition", edition, known)]


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
