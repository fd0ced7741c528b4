"""The questions of the FAQ as their files ask them: with every answer, its texts and its status."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from atoll.book.explain import OpenQuestion, PossibleAnswer, open_points, questions
from atoll.book.faq import SURENESS, asked_title, parted, under
from atoll.home import HOME, from_home, rooms
from atoll.sources.features import Scenario, scenarios
from atoll.table import RULE_ID
from atoll.table.games import GAMES

_QUESTION_ID = re.compile(r"[a-z]+_q_\w+")


@dataclass(frozen=True, slots=True)
class Told:
    """One answer, and how sure it is; where it holds under an answer to a ruling, that too."""

    says: str
    status: str
    ruling: str
    behind: PossibleAnswer | None

    @property
    def adopted(self) -> bool:
        """Whether it holds where nobody chooses another."""
        return self.behind is None or self.behind.default


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: its id, every answer, the adopted one first, its rules, its place.

    `by` are the adopted answers under which it is told, as `half=down`, to open points in its rules
    of which it does not tell every answer itself. `instead` are those by which the edition that was
    asked for plays, where they are others.
    """

    id: str
    question: str
    answers: tuple[Told, ...]
    rules: tuple[str, ...]
    by: tuple[str, ...]
    file: str
    line: int
    instead: tuple[str, ...] = ()

    @property
    def told(self) -> str:
        """All that is answered."""
        return " ".join(one.says for one in self.answers)

    def played_by(self, edition: str, points: Iterable[OpenQuestion]) -> "Asked":
        """The question with the answers by which an edition plays; the points are those of `by`."""
        played = (one for one in self.answers if not one.behind or edition in one.behind.editions)
        ways = {one.adopted: one.adopted_by(edition) for one in points}
        instead = (ways[one] for one in self.by if ways[one] != one)
        return replace(self, answers=tuple(played), instead=tuple(instead))


def asked(home: Path = HOME) -> list[Asked]:
    """Every question of the FAQ, in the order of the files; asked alike, it is one question."""
    found: dict[tuple[str, str], list[Scenario]] = {}
    for one in scenarios(*rooms("features", home)):
        if "@faq" in one.tags:
            found.setdefault((_id(one), asked_title(one.name)), []).append(one)
    known = cache(_rulings)
    return [_asked(name, title, ways, home, known) for (name, title), ways in found.items()]


Known = Callable[[frozenset[str]], dict[str, OpenQuestion]]


def _asked(name: str, title: str, ways: list[Scenario], home: Path, known_of: Known) -> Asked:
    rules = dict.fromkeys(tag for one in ways for tag in _tags(one) if RULE_ID.fullmatch(tag))
    known = known_of(frozenset(rule.partition("_")[0] for rule in rules))
    told = dict.fromkeys(_answered(one, known) for one in ways)
    answers = sorted(told, key=lambda one: not one.adopted)
    file = from_home(ways[0].file, home)
    by = (one.adopted for one in known.values() if _left_open(one, answers, rules))
    return Asked(name, title, tuple(answers), tuple(rules), tuple(by), file, ways[0].line)


def _left_open(of: OpenQuestion, answers: Iterable[Told], rules: Collection[str]) -> bool:
    """Whether a question is about an open point, and does not tell every answer to it."""
    told = {one.behind.name for one in answers if one.behind and one.ruling == of.name}
    about = bool(told) or not {*of.rules}.isdisjoint(rules)
    return about and told < {one.name for one in of.answers}


def _rulings(of: frozenset[str]) -> dict[str, OpenQuestion]:
    """The rulings and the open points of some games by their names."""
    every = ((*questions(game), *open_points(game)) for game in sorted(of & {*GAMES}))
    return {one.name: one for found in every for one in found}


def _tags(of: Scenario) -> Iterator[str]:
    return (tag.removeprefix("@") for tag in of.tags)


def _id(of: Scenario) -> str:
    return next(filter(_QUESTION_ID.fullmatch, _tags(of)), "")


def _answered(of: Scenario, known: Mapping[str, OpenQuestion]) -> Told:
    """The answer of one scenario, and what stands behind it."""
    says, _ = parted(of.says)
    status = next((tag for tag in _tags(of) if tag in SURENESS), "")
    ruling, _, answer = under(of.name).partition("=")
    ways = known[ruling].answers if ruling in known else ()
    behind = next((one for one in ways if one.name == answer), None)
    return Told(says, status, ruling if behind else "", behind)
