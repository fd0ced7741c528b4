"""What the players have: the cards of their hands, their masks and their points."""

from collections.abc import Iterator, Sequence
from typing import Any

from atoll.bali.components import CARDS, ISLANDS
from atoll.bali.fields import write_cards
from atoll.bali.pictures.news import held
from atoll.bali.pictures.piles import told
from atoll.bali.rules import standing
from atoll.drawing.lying import row
from atoll.drawing.plates import breadth, fitted, wrapped
from atoll.drawing.printing import WIDTH, Block, Mark, Spot, box
from atoll.table import counted

__all__ = ["PARTS", "hands", "sides"]

PARTS = ("hands", "masks", "seals")
"""The parts of a table that it shows."""
_LEFT, _TOP, _ROW = 4, 28, 24
_PILL, _GAP, _MORE = 20, 6, 17
_POINTS = 220
"""So much room has what is told of a player's points on one line, beside the name."""
_MINUS = "\N{MINUS SIGN}"

_HEAD = Block(20, (Mark("label", _LEFT, 16, "Hands: each is seen by its player alone"),))
_LINE = f"h{WIDTH - 2 * _LEFT}"
_FOOT = Block(10, (Mark("line", _LEFT, 4.5, _LINE),))


def hands(start: Any, end: Any) -> Iterator[Block]:
    """Each player with the hand that there is, and by how much it is not as it was."""
    yield _HEAD
    yield from (_player(start, end, seat) for seat, _ in enumerate(end.seats))
    yield _FOOT


def sides(table: Any) -> Iterator[Block]:
    """Each player with the hand, and below it what lies on the piles."""
    yield _HEAD
    for seat, _ in enumerate(table.seats):
        yield _player(table, table, seat)
        texts = ((island, told(table, seat, island)) for island in ISLANDS)
        of = ("laid dealt under", table.seats[seat])
        yield from (row(island, text).of(*of, island) for island, text in texts if text)
    yield _FOOT


def _player(start: Any, end: Any, seat: int) -> Block:
    name, was, now = end.seats[seat], start.hands[seat] or (), end.hands[seat] or ()
    line = Mark("line", _LEFT, 4.5, _LINE)
    points = _points(end, seat)
    beside = wrapped(points, "last", _POINTS)
    room = WIDTH - 3 * _LEFT - max(breadth(one, "last") for one in beside) - 8
    marks = [line, Mark("name", _LEFT, 21, fitted(name, "name", room))]
    marks += [Mark("last", WIDTH - _LEFT, 21 + _MORE * n, one) for n, one in enumerate(beside)]
    top, lines = _TOP + _MORE * (len(beside) - 1), [*_rows(was, now)]
    for place, line_of in enumerate(lines):
        marks += [mark._replace(y=mark.y + top + _ROW * place) for mark in line_of]
    high = top + _ROW * len(lines)
    return Block(high, tuple(marks), _told(name, was, now, points), _spots(name, room, top, high))


def _spots(name: str, room: float, below: float, high: float) -> tuple[Spot, ...]:
    """The name, the masks beside it, and the hand below."""
    top, broad = below - 1, room + _LEFT
    return (
        Spot(0, 1, broad, top - 1, seat=name),
        Spot(broad, 1, WIDTH - broad, top - 1, "masks", name),
        Spot(0, top, WIDTH, high - top, "hands", name),
    )


def _points(table: Any, seat: int) -> str:
    """The masks of a player, the seals, and what they are worth together."""
    masks, seals = table.masks[seat] or (), [*held(table, "seal").values()].count(seat)
    said = [f"masks {', '.join(map(str, masks))}"] if masks else []
    said += [counted(seals, "seal")] if seals else []
    return "; ".join([*said, counted(int(standing(masks, seals)), "point")])


def _told(name: str, was: Sequence[str], now: Sequence[str], points: str) -> str:
    before = "" if was == now else f", before {write_cards(was)}"
    return f"{name}: hand {write_cards(now)}{before}; {points}."


def _rows(was: Sequence[str], now: Sequence[str]) -> Iterator[list[Mark]]:
    """The cards kind by kind, as many on a line as have room."""
    x, pills = float(_LEFT), list[Mark]()
    for card in CARDS:
        before, after = was.count(card), now.count(card)
        if before or after:
            words, by = _words(card, after), _by(after - before)
            room = round(breadth(words, "word") + (breadth(by, "gain") + 4 if by else 0) + 12)
            if x + room > WIDTH - _LEFT and pills:
                yield pills
                x, pills = float(_LEFT), []
            pills += _pill(words, by, x, room)
            x += room + _GAP
    yield pills or [Mark("label", _LEFT, 14, "no cards")]


def _words(card: str, number: int) -> str:
    return card if number == 1 else f"{number or 'no'} {card}"


def _by(more: int) -> str:
    return f"+{more}" if more > 0 else f"{_MINUS}{-more}" if more else ""


def _pill(words: str, by: str, x: float, room: float) -> Iterator[Mark]:
    """A card with its kind; one that has come or gone lies on another ground."""
    for plate in ("changed", "now") if by else ("card",):
        yield Mark(plate, x, 0, box(room, _PILL))
    yield Mark("word", x + 6, 14.5, words)
    if by:
        yield Mark(
            "gain" if by[0] == "+" else "loss", x + 10 + round(breadth(words, "word")), 14.5, by
        )
