"""How a point of Kaivai is asked: the texts it is asked of, and who chose what is played.

Source: kaivai-en-2010; of the first edition of 2005 only what reviews and a digital version tell.
"""

from atoll.table.rulings import Answer, Ruling

__all__ = ["EN", "FIRST", "PROJECT", "digital", "disputed", "open_point"]

EN, FIRST = "kaivai-en-2010", "kaivai-2005"
PROJECT = "the Atoll project, 2026"


def digital(*passages: str) -> tuple[str, ...]:
    """Passages of the open-source digital version."""
    return tuple(f"kaivai-boardtogether/{one}" for one in passages)


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
