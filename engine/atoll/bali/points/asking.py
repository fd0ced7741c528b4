"""How a point of Bali is asked: nearly all are open, as the only text has lost several lists.

Source: bali-en-2009; pages of reviewers where they are named.
"""

from atoll.table.rulings import Answer, Ruling

__all__ = ["EN", "PROJECT", "disputed", "open_point"]

EN = "bali-en-2009"
PROJECT = "the Atoll project, 2026"


def open_point(
    name: str, question: str, rules: tuple[str, ...], why: str, answers: tuple[Answer, ...]
) -> Ruling:
    """A point that no text decides; its first answer is the default."""
    return Ruling(name, question, rules, answers, answers[0].name, why, "open", PROJECT)


def disputed(
    name: str, question: str, rules: tuple[str, ...], why: str, answers: tuple[Answer, ...]
) -> Ruling:
    """A point on which two pages differ; its first answer is the default."""
    return open_point(name, question, rules, why, answers)._replace(status="disputed")
