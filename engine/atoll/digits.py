"""Numbers as people type them, in the digits 0 to 9 and no other script; and as JSON has them."""


def is_number(text: str) -> bool:
    """Whether a text is a whole number from 0 on.

    >>> is_number("12"), is_number("-1"), is_number("\N{ARABIC-INDIC DIGIT ONE}")
    (True, False, False)
    """
    return text.isascii() and text.isdecimal()


def whole(value: object) -> object:
    """A number without a fraction as the whole number that it is, as in JSON Schema; else the same.

    >>> whole(7.0), whole(7.5), whole(True)
    (7, 7.5, True)
    """
    return int(value) if isinstance(value, float) and value.is_integer() else value
