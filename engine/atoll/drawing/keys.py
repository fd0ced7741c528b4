"""The key of a picture: a sign and its meaning, one after the other."""

from collections.abc import Callable, Iterable

from atoll.drawing.plates import breadth
from atoll.drawing.printing import WIDTH, Block, Mark

Sign = Callable[[float, float], Mark]
"""A sign with its middle at x and y."""
_LINE, _ROOM = 20, 26


def keyed(signs: Iterable[tuple[str, Sign]]) -> Block:
    """Signs with their meanings, as many on a line as have room."""
    x, y, marks = 4.0, 14.0, list[Mark]()
    for words, sign in signs:
        room = _ROOM + breadth(words, "label")
        if x + room > WIDTH:
            x, y = 4.0, y + _LINE
        marks += [sign(x + 11, y - 4.5), Mark("label", x + _ROOM, y, words)]
        x = round(x + room + 12)
    return Block(y + 10 if marks else 4, tuple(marks))
