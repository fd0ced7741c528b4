"""Under which edition a port agrees best, and by which answer a single finding would be right."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from atoll.port.asking.ours import Ours, Question, ours
from atoll.port.asking.outcome import Outcome
from atoll.port.asking.parting import apart
from atoll.port.asking.questions import matters, readable
from atoll.port.talking.claims import Claims
from atoll.port.talking.port import Answer
from atoll.record.ways import under, ways
from atoll.table.games import game
from atoll.table.kinds import PositionError
from atoll.table.rulings import whole

__all__ = ["Agreement", "agreements", "right_by"]


class Agreement(NamedTuple):
    """Of so many vectors that were asked, a port plays so many as an edition does."""

    edition: str
    title: str
    claimed: bool
    asked: int
    agreed: int


def agreements(of: str, claims: Claims, outcomes: Iterable[Outcome]) -> tuple[Agreement, ...]:
    """How many vectors without house rules a port plays as each edition does, the best one first.

    By an edition that it does not claim nothing is asked: its answers are held against that text.
    Only vectors of which that can be said by every edition are counted.
    """
    asked = [one for one in outcomes if _compares(one)]
    homes = {_vector(one.question): one for one in reversed(asked)}
    by = {(_vector(one.question), _edition(one.question)): one for one in asked}
    texts = whole(game(of).EDITIONS)
    every = [[_agrees(claims, by, home, text) for text in texts] for home in homes.values()]
    found = [verdicts for verdicts in every if None not in verdicts]
    agreed = [sum(map(bool, column)) for column in zip(*found, strict=True)] or [0] * len(texts)
    sums = (
        Agreement(text, game(of).EDITIONS[text].title, text in claims.editions, len(found), number)
        for text, number in zip(texts, agreed, strict=True)
    )
    return tuple(sorted(sums, key=lambda one: (-one.agreed, not one.claimed)))


def _compares(one: Outcome) -> bool:
    asked = not (one.not_asked or one.skipped or one.broken)
    return asked and one.question.kind != "game" and not one.question.record[0].get("rulings")


def _vector(question: Question) -> str:
    return question.name.partition(" (by ")[0]


def _edition(question: Question) -> str:
    first = question.record[0]
    return first.get("edition") or next(iter(game(first["game"]).EDITIONS))


def _agrees(
    claims: Claims, by: Mapping[tuple[str, str], Outcome], home: Outcome, edition: str
) -> bool | None:
    """Whether what the port has answered to a vector is right by an edition; None if unknown."""
    if asked := by.get((_vector(home.question), edition)):
        return asked.agreed
    of = home.question.record[0]["game"]
    if not matters(of, home.question.rules, _edition(home.question), edition):
        return home.agreed
    theirs = home.question.by(edition)
    if edition in claims.editions or not readable(theirs):
        return None
    return _answers(theirs.ours, home.heard, claims.untold)


def _answers(right: Ours, heard: Mapping[int, Answer], untold: Collection[str]) -> bool:
    """Whether a port has answered just this, as far as it was asked."""
    for place, answer in heard.items():
        if place >= len(right.lines):
            if place > len(right.lines) or right.refusal is None or not answer.refused:
                return False
        elif answer.refused or _otherwise(right, place, answer, untold):
            return False
    return bool(heard)


def _otherwise(right: Ours, place: int, answer: Answer, untold: Collection[str]) -> bool:
    running = right.lines[place]
    try:
        return bool(apart(running.game, running.table, answer.position or {}, untold))
    except PositionError:
        return True


def right_by(
    question: Question, heard: Mapping[int, Answer], untold: Collection[str]
) -> Iterator[str]:
    """The editions, and the answers to rulings, by which what the port has answered is right."""
    record: Sequence[Mapping[str, object]] = (
        question.dealt or question.record[0],
        *question.record[1:],
    )
    for way in ways(question.record[0]["game"]):
        try:
            right = ours((under(way, record[0]), *record[1:]))
        except ValueError:
            continue
        if _answers(right, heard, untold):
            yield from (
                answer if name == "edition" else f"{name}={answer}" for name, answer in way.items()
            )
