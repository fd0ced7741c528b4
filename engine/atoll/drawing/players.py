"""Players as pictures tell them apart: by a letter, and by a colour if they are called so."""

from collections.abc import Sequence

from atoll.drawing.plates import COLOURS


def letters(names: Sequence[str]) -> tuple[str, ...]:
    """What stands for each player: the first letter of the name, or a number where two are alike.

    >>> letters(("Red", "Blue", "Green")), letters(("Ana", "Anton"))
    (('R', 'B', 'G'), ('1', '2'))
    """
    first = tuple(name[:1].upper() for name in names)
    told = all(one.isascii() and one.isalpha() for one in first) and len({*first}) == len(first)
    return first if told else tuple(str(seat) for seat, _ in enumerate(names, 1))


def plate_of(name: str) -> str:
    """The plate of a player's pieces: of a colour, if the player is called so; else a plain one.

    Letters on it are on the plate `on-` and this one.

    >>> plate_of("Red"), plate_of("Ana"), plate_of("On-red")
    ('red', 'plain', 'plain')
    """
    colour = name.lower()
    return colour if f"on-{colour}" in COLOURS else "plain"
