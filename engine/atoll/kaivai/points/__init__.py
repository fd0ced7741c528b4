"""The points on which the texts of Kaivai are silent or differ, with their answers, by chapters.

Source: kaivai-en-2010; of the first edition of 2005 only what reviews and a digital version tell.
"""

__all__ = ["EN", "FIRST", "digital"]

EN, FIRST = "kaivai-en-2010", "kaivai-2005"


def digital(*passages: str) -> tuple[str, ...]:
    """Passages of the open-source digital version."""
    return tuple(f"kaivai-boardtogether/{one}" for one in passages)
