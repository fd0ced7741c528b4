"""How a game asks about a point that no text settles, and who chose what is played."""

from atoll.table.rulings import Answer, Ruling

__all__ = ["PROJECT", "disputed", "open_point"]

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
