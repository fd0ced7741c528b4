"""The points on which the texts of Kaivai are silent or differ, with their answers, by chapters.

Source: kaivai-en-2010; of the first edition of 2005 only what reviews and a digital version tell.
"""

from atoll.table.rulings import Answer

__all__ = ["EN", "FIRST", "digital", "read", "told"]

EN, FIRST = "kaivai-en-2010", "kaivai-2005"


def digital(*passages: str) -> tuple[str, ...]:
    """Passages of the open-source digital version."""
    return tuple(f"kaivai-boardtogether/{one}" for one in passages)


def read(name: str, says: str, *passages: str) -> Answer:
    """An answer as which the rulebook can be read; by passages the digital version has it too."""
    return Answer(name, says, read_by=(EN,), sources=digital(*passages))


def told(name: str, says: str, *passages: str) -> Answer:
    """An answer that these passages of the digital version alone have."""
    return Answer(name, says, sources=digital(*passages))
