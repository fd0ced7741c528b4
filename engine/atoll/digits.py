"""Numbers as people type them: the digits 0 to 9, and those of no other script."""

__all__ = ["is_number"]


def is_number(text: str) -> bool:
    """Whether a text is a whole number from 0 on.

    >>> is_number("12"), is_number("-1"), is_number("\N{ARABIC-INDIC DIGIT ONE}")
    (True, False, False)
    """
    return text.isascii() and text.isdecimal()
