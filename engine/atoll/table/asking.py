"""How a game asks about a point that no text settles, and who chose what is played."""

from collections.abc import Mapping

from atoll.table.rulings import Answer, Ruling

PROJECT = "the Atoll project, 2026"


def open_point(
    name: str, question: str, rules: tuple[str, ...], why: str, answers: tuple[Answer, ...]
) -> Ruling:
    """A point that no text decides; its first answer is the default."""
    return Ruling(name, question, rules, answers, answers[0].name, why, "open", PROJECT)


def disputed(
    name: str, question: str, rules: tuple[str, ...], why: str, answers: tuple[Answer, ...]
) -> Ruling:
    """A point on which texts differ; its first answer is the default."""
    return open_point(name, question, rules, why, answers)._replace(status="disputed")


def unanswered(points: Mapping[str, Ruling], data: Mapping[str, str] = {}) -> dict[str, str]:
    """Of each open point that is no ruling what is said to who answers it.

    `data` says of those that are no more than data how somebody brings their own.
    """
    return {name: _unanswered(point, data.get(name, "")) for name, point in points.items()}


def _unanswered(point: Ruling, how: str) -> str:
    played = next(answer.means for answer in point.answers if answer.name == point.default)
    fix = f"it is data: {how}" if how else "no other answer is played"
    return f"{point.name} is an open point and no ruling ({point.question} {played}); {fix}."
