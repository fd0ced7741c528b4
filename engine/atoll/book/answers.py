"""What answers a question, and what that rests on: passages, open points, questions of the FAQ."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from atoll.sources.register import NOT_HELD, register
from atoll.table.rulings import Backing

# What something rests on


@dataclass(frozen=True, slots=True)
class Citation:
    """A passage that something rests on, and where to find it in the document.

    One that the lock does not hold has the address of its document and the day it was read.
    """

    passage: str
    document: str
    place: str
    held_by_the_lock: bool = False
    address: str | None = None
    read: str | None = None

    @property
    def told(self) -> str:
        """The passage; where the lock does not hold it, it says so."""
        return self.passage if self.held_by_the_lock else f"{self.passage} ({NOT_HELD})"

    @property
    def known_by(self) -> str:
        """That the lock does not hold it, and its address and day; empty where it does.

        >>> Citation("a/b", "A page", "", False, "https://example.org/a", "2026-08-21").known_by
        'not held by the lock: https://example.org/a, read on 2026-08-21'
        """
        there = f": {self.address}, read on {self.read}" if self.address else ""
        return "" if self.held_by_the_lock else f"{NOT_HELD}{there}"


def citations(sources: Sequence[str], home: Path) -> tuple[Citation, ...]:
    """The passages by their ids, each with its place where the register has it."""
    known, found = register(home), list[Citation]()
    for source in sources:
        if not (passage := known.passages.get(source)):
            found.append(Citation(source, source.partition("/")[0], ""))
            continue
        of = known.documents[passage.document]
        away = () if of.held else (of.address, str(of.read))
        found.append(Citation(source, of.title, passage.place, of.held, *away))
    return tuple(found)


# What is open in a game


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


# What the FAQ asks


Result = Mapping[str, Any]
"""What a scenario showed."""
SURENESS = ("open", "disputed", "inferred", "proved", "confirmed", "stated")
"""How sure an answer is, the least sure first."""


class Answer(NamedTuple):
    """One way to ask a question: in which words, the answer, why, how sure, and what showed it.

    `ruling` is the answer to a ruling under which it holds, as `half=up`, or empty; `behind` is
    what stands behind that, where it is known.
    """

    asked: str
    says: str
    because: str
    status: str
    ruling: str
    behind: PossibleAnswer | None
    results: tuple[Result, ...] = ()

    @property
    def adopted(self) -> bool:
        """Whether it holds where nobody chooses another."""
        return self.behind is None or self.behind.default


class Question(NamedTuple):
    """A question by its id, as it is asked first, with every answer; the first one leads.

    `rules` are those that answer it, as the tags say: each is at work in an example, or stated.
    `open` are the open points in its rules of which it does not tell every answer itself: it is
    told by their adopted answers.
    """

    id: str
    title: str
    answers: tuple[Answer, ...]
    rules: tuple[str, ...]
    open: tuple[OpenQuestion, ...]
    file: str
    line: int

    @property
    def status(self) -> str:
        """How sure the least sure of its answers is."""
        return min((one.status for one in self.answers), key=SURENESS.index)

    @property
    def results(self) -> tuple[Result, ...]:
        """Everything that showed it."""
        return tuple(result for one in self.answers for result in one.results)

    def played_by(self, edition: str) -> "Question":
        """The question with the answers by which an edition plays, and those of no ruling."""
        played = (one for one in self.answers if not one.behind or edition in one.behind.editions)
        return self._replace(answers=tuple(played))

    def as_json(self) -> dict[str, Any]:
        """The question in JSON terms (schemas/search.schema.json)."""
        answers = [
            {
                "says": one.says,
                "status": one.status,
                "ruling": one.ruling.partition("=")[0] if one.behind else "",
                "behind": one.behind and asdict(one.behind),
            }
            for one in self.answers
        ]
        return {
            "id": self.id,
            "question": self.title,
            "answers": answers,
            "rules": self.rules,
            "by": [one.adopted for one in self.open],
            "file": self.file,
            "line": self.line,
        }
