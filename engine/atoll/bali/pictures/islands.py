"""The islands as they are drawn and read out: each a strip of land with a village for each player.

In a village lie its chips and the seal, below them the pile of the player at that island.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from atoll.bali.components import ISLANDS
from atoll.bali.pictures.news import PIECES, News, held, layers
from atoll.bali.pictures.plates import cards, laid, shape, village
from atoll.drawing.plates import breadth, letters
from atoll.drawing.printing import WIDTH, Block, Mark, Sign, Spot, box, keyed

_CHIPS = ("priest", "prince")
_LEFT, _GAP = 2, 5
_BROAD = WIDTH - 2 * _LEFT
_NAME, _VILLAGE, _PILE = 16, 36, 57
"""How far below the upper edge of the land they lie: the name's line, the middles of the others."""
_LOW, _HIGH = 49, 70
"""How high the land is without piles, and with some."""
_HELD = "priests princes seals"


def islands(table: Any, news: News, *, aloud: str) -> Iterator[Block]:
    """All islands, one below the other, and what is read aloud of them."""
    yield Block(0, (), aloud)
    for island in ISLANDS:
        yield _island(table, island, news)


def _island(table: Any, island: str, news: News) -> Block:
    seats = range(len(table.seats))
    high = _HIGH if any(layers(table, seat, island) for seat in seats) else _LOW
    marks = [Mark("land", _LEFT, 1, box(_BROAD, high)), *_heading(table, island)]
    for seat in seats:
        marks += _of_player(table, island, seat, high, new=(island, seat) in news.places)
    if island in news.tried:
        marks.append(Mark("tried", _LEFT, 1, box(_BROAD, high)))
    elif (island, None) in news.places:
        marks.append(Mark("now", _LEFT, 1, box(_BROAD, high)))
    heading = Spot(_LEFT, 0, _BROAD, _VILLAGE - 11, f"island goal {_HELD}", at=island)
    spots = (heading, *(_of_village(table, island, seat, high) for seat in seats))
    return Block(high + _GAP, tuple(marks), spots=spots)


def _of_village(table: Any, island: str, seat: int, high: float) -> Spot:
    top, (x, broad) = _VILLAGE - 11, _across(table, seat)
    parts = f"{_HELD} laid dealt under"
    return Spot(x, top, broad, high + _GAP - top, parts, table.seats[seat], island)


def _across(table: Any, seat: int) -> tuple[float, float]:
    """Where the village of a player begins on each island, and how broad it is."""
    broad = (_BROAD - 8) / len(table.seats)
    return round(_LEFT + 4 + seat * broad, 1), broad


def _heading(table: Any, island: str) -> Iterator[Mark]:
    """The name of an island, the Dalang, and chips that lie aside."""
    yield Mark("name", 8, 1 + _NAME, island)
    x = 8 + breadth(island, "name") + 16
    if island == table.island:
        yield shape("dalang", x, _NAME - 4)
    here = "the Dalang is here" if island == table.island else ""
    if said := here or ("the Dalang is to come here" if island == table.goal else ""):
        yield Mark("label", x + (12 if here else -6), 1 + _NAME, said)
    aside = [kind for kind in _CHIPS if island not in held(table, kind)]
    if aside:
        yield Mark("last", WIDTH - 26 - 16 * len(aside), 1 + _NAME, "aside")
    for place, kind in enumerate(reversed(aside)):
        yield shape(kind, WIDTH - 16 - 16 * place, _NAME - 4)


def _of_player(table: Any, island: str, seat: int, high: float, *, new: bool) -> Iterator[Mark]:
    """The village of a player with what lies there, and the pile below it."""
    x, broad = _across(table, seat)
    if new:
        ground = box(round(broad - 3, 1), high - _VILLAGE + 8)
        yield from (Mark(plate, x, _VILLAGE - 10, ground) for plate in ("changed", "now"))
    yield from village(table.seats[seat], letters(table.seats)[seat], x + 11, 1 + _VILLAGE)
    own = [kind for kind in PIECES if held(table, kind).get(island) == seat]
    yield from (shape(kind, x + 29 + 16 * n, 1 + _VILLAGE) for n, kind in enumerate(own))
    for place, layer in enumerate(layers(table, seat, island)):
        yield from cards(layer.plate, len(layer.cards), x + 13 + 22 * place, 1 + _PILE)


# The key


def key(table: Any, *, tried: bool = False) -> Block:
    """What the shapes mean."""
    of_the_move = ("of the move", lambda x, y: Mark("tried", x - 9, y - 6, "h18v12h-18z"))
    return keyed((*_there(table), *([of_the_move] if tried else [])))


def _there(table: Any) -> Iterator[tuple[str, Sign]]:
    for kind in PIECES:
        if held(table, kind):
            yield f"{kind} chip" if kind in _CHIPS else kind, partial(shape, kind)
    seats = range(len(table.seats))
    lying = [layers(table, seat, island) for seat in seats for island in ISLANDS]
    plates = {layer.plate for pile in lying for layer in pile}
    if "back" in plates:
        yield "cards nobody has seen", partial(laid, "back")
    if "card" in plates:
        yield "cards their player knows", partial(laid, "card")
