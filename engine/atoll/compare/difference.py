"""Everything that two sets of answers are apart in: ruling by ruling, and all of it together.

What needs a solver, examples or many games is gathered elsewhere and handed in.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, NamedTuple

from atoll.book.cited import backed, citations
from atoll.compare.flipped import Examples
from atoll.compare.replays import Replays
from atoll.compare.sides import Side
from atoll.home import HOME
from atoll.simulate.figures import Figure, Share, as_json
from atoll.table.contract import Answers
from atoll.table.games import game as known_game
from atoll.table.rulings import Answer, Backing, Edition, Ruling, backing, silent
from atoll.telling.scenario import gherkin
from atoll.telling.witness import Witness

if TYPE_CHECKING:
    from atoll.compare.disputes import Judgement
    from atoll.compare.judged import Comparison


class Shift(NamedTuple):
    """A law that reads a ruling which differs, and what it comes to under both."""

    law: str
    left: str
    right: str

    @property
    def changes(self) -> bool:
        """Whether the verdict is another one."""
        return self.left != self.right


class Play(NamedTuple):
    """The same games of so many seats: in how many it mattered; or who refuses so many."""

    seats: int
    figures: tuple[Figure, ...] = ()
    refused_by: str = ""

    @property
    def alike(self) -> bool:
        """Whether both let so many play, and no game ran differently."""
        ran = [one.number for one in self.figures if one.section == "mattered"]
        return not self.refused_by and not any(isinstance(s, Share) and s.hits for s in ran)


class Follows(NamedTuple):
    """What follows from other answers: in the laws, in the examples, in play."""

    laws: tuple[Shift, ...] = ()
    examples: Examples | None = None
    play: tuple[Play, ...] = ()

    @property
    def nothing(self) -> bool:
        """Whether no law and no example changes, and all games run alike."""
        flips = self.examples.changed if self.examples else ()
        shifting = [law for law in self.laws if law.changes]
        return not (flips or shifting) and all(play.alike for play in self.play)

    @property
    def shown_by(self) -> str:
        """What first shows a difference, in a word; nothing where nothing follows."""
        if self.examples and self.examples.changed:
            return "examples"
        if not all(play.alike for play in self.play):
            return "games"
        return "" if self.nothing else "laws"

    def as_json(self) -> dict[str, Any]:
        """All that follows in JSON terms."""
        return {
            "laws": [law._asdict() for law in self.laws],
            "examples": self.examples and self.examples.as_json(),
            "play": [_played(one) for one in self.play],
        }


class Point(NamedTuple):
    """One ruling that differs, and all that follows from it alone."""

    ruling: Ruling
    left: Answer
    right: Answer
    editions: Mapping[str, Edition]
    comparison: "Comparison"
    witness: Witness | None
    follows: Follows
    others: tuple[Witness, ...] = ()

    @property
    def same(self) -> bool:
        """Whether only the words differ."""
        return self.comparison.same and self.follows.nothing

    @property
    def answers(self) -> tuple[tuple[Answer, Backing], ...]:
        """Both answers, and the texts behind each."""
        both = self.left, self.right
        return tuple((one, backed(backing(self.ruling, one, self.editions))) for one in both)

    @property
    def silent(self) -> dict[str, str]:
        """The editions that answer it in no way, and what they do say."""
        return silent(self.ruling, self.editions)

    def as_json(self) -> dict[str, Any]:
        """The point in JSON terms."""
        found = self.comparison
        return {
            "ruling": self.ruling.name,
            "question": self.ruling.question,
            "rules": self.ruling.rules,
            "status": self.ruling.status,
            "left": _answered(*self.answers[0]),
            "right": _answered(*self.answers[1]),
            "silent": self.silent,
            "same": self.same,
            **_judged(found.may, found.receives),
            "witness": self.witness and _witnessed(self.witness, smallest=found.smallest),
            "others": [_witnessed(one, smallest=False) for one in self.others],
            **self.follows.as_json(),
        }


def _answered(answer: Answer, texts: Backing) -> dict[str, Any]:
    """An answer in JSON terms."""
    return answer._asdict() | {
        "silent": texts.silent,
        "not_seen": texts.not_seen,
        "sources": [asdict(one) for one in citations(answer.sources, HOME)],
        "house_rule": answer.house_rule,
    }


class Together(NamedTuple):
    """All rulings that differ at once."""

    may: "Judgement"
    receives: "Judgement"
    follows: Follows

    def as_json(self) -> dict[str, Any]:
        """All together in JSON terms."""
        return {**_judged(self.may, self.receives), **self.follows.as_json()}


class Difference(NamedTuple):
    """Two sides, the rulings in which they differ, and all of these together where several do."""

    game: str
    left: Side
    right: Side
    games: int
    points: tuple[Point, ...] = ()
    together: Together | None = None
    took: Mapping[str, float] = {}  # a mapping nobody changes
    replays: Replays | None = None

    @property
    def same(self) -> bool:
        """Whether they are played alike, whatever the words."""
        otherwise = self.replays.changed if self.replays else ()
        return not otherwise and all(point.same for point in self.points)

    def as_json(self) -> dict[str, Any]:
        """All of it in JSON terms (schemas/diff.schema.json); times stand under `took` alone."""
        return {
            "game": self.game,
            "left": _sided(self.left),
            "right": _sided(self.right),
            "same": self.same,
            "games": self.games,
            "rulings": [point.as_json() for point in self.points],
            "together": self.together and self.together.as_json(),
            "records": self.replays and self.replays.as_json(),
            "took": {part: round(seconds, 3) for part, seconds in self.took.items()},
        }


def witness(game: str, found: "Comparison", left: Answers, place: int = 1) -> Witness | None:
    """The scenarios of a comparison, ready to keep; the command names what is not the default.

    From the second place on those of its further tables, which the command asks for.
    """
    scenarios = (found.scenarios, *found.others)[place - 1]
    if not scenarios:
        return None
    about = f"{found.ruling} is {found.left} or {found.right}"
    usual = known_game(game).answered(None, None).as_dict()
    named = {name: answer for name, answer in left.as_dict().items() if answer != usual[name]}
    texts = [_written(named | {found.ruling: way}) for way in (found.left, found.right)]
    options = (f"--witnesses {place}", "--keep") if place > 1 else ()
    command = " ".join(("atoll diff", game, *texts, *options))
    return Witness(game, "differs", about, command, scenarios)


def _written(answers: Mapping[str, str]) -> str:
    return ",".join(f"{name}={answer}" for name, answer in answers.items())


# In JSON terms


def _sided(of: Side) -> dict[str, Any]:
    return {**of._asdict(), "house": dict(of.house), "answers": of.answers.as_dict()}


def _judged(may: "Judgement", receives: "Judgement") -> dict[str, Any]:
    return {"may": _judgement(may), "receives": _judgement(receives)}


def _judgement(of: "Judgement") -> dict[str, Any]:
    return {"class": of.kind, "known": of.known, "seats": of.seats, "moments": of.cases or None}


def _witnessed(of: Witness, *, smallest: bool) -> dict[str, Any]:
    scenarios = ["\n".join(gherkin(scenario)) for scenario in of.scenarios]
    return {"smallest": smallest, "name": of.name, "command": of.command, "scenarios": scenarios}


_FIGURE = {
    "what": "section",
    "name": "name",
    "games": "hits",
    "of": "of",
    "value": "value",
    "low": "low",
    "high": "high",
}


def _played(of: Play) -> dict[str, Any]:
    figures = as_json(of.figures)
    return {
        "seats": of.seats,
        "refused_by": of.refused_by or None,
        "figures": [{name: figure[key] for name, key in _FIGURE.items()} for figure in figures],
    }
