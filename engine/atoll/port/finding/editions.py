"""By which answer to a ruling, or by which edition, a single finding would be right."""

from collections.abc import Collection, Iterator, Mapping, Sequence

from atoll.port.asking.ours import Ours, Question, ours
from atoll.port.asking.parting import apart
from atoll.port.talking.port import Answer
from atoll.record.ways import under, ways
from atoll.table.kinds import PositionError

__all__ = ["right_by"]


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
