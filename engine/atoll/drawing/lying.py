"""Pictures of any game, drawn from its layout: what lies there, by its name and in its words."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from atoll.drawing.plates import PLATES, Plate, breadth, fitted, wrapped
from atoll.drawing.printing import WIDTH, Block, Mark, printed
from atoll.table import games
from atoll.table.contract import Game, Position
from atoll.table.kinds import Seat
from atoll.table.layout import Layout
from atoll.table.packages import offered

_LEFT, _VALUE, _LINE = 4, 124, 19
_ROOM = WIDTH - _VALUE - _LEFT
_BETWEEN = 6
"""Between two rows: one that stands alone on its line is high enough for a thumb."""
_ARROW, _ARROW_ROOM, _GAP = "h8m-3-3l3 3l-3 3", 18, 10
_REFUSED = "The table, and where a refused move would have been"
_FROM_ALL, _FROM_OTHERS = "hidden from all", "hidden from the others"


Drawing = Callable[..., str]
"""A picture of what happened from one position to another; the `name` begins its ids.

An empty text where there is nothing to draw.
"""


class Lying:
    """Pictures of a game by its layout, as SVG that can be read out.

    A game that draws more than that has in its `pictures` a class `Own` of it, which draws the
    `whole` table, what is there `first`, what has changed `between` two tables and what stands
    `below` that, and the table at which a move was `tried`; and, of an example, what `happened`.
    `name` begins the ids in a picture: another one for each picture of a page.
    """

    PLATES: Mapping[str, Plate] = PLATES
    BEGINS, CHANGES = "What lies there when the game begins", "What changes"

    def __init__(self, game: Game, layout: Layout, seats: tuple[str, ...]) -> None:
        """Take what has a name for people: that lies on the table, before these players."""
        self.game, self.layout, self.seats = game, layout, seats

    def happened(self) -> Mapping[str, Drawing]:
        """What it draws besides of an example that passes, by name: how it was scored, say."""
        return {}

    def table(self, position: Position, *, name: str = "table") -> str:
        """The whole table: what is common, then what each player has."""
        (table,) = self.laid(position)
        return self._printed(self.whole(table), "The table", name, spots=True)

    def begun(self, position: Position, *, name: str = "begun") -> str:
        """The same of a game that has just begun."""
        (table,) = self.laid(position)
        return self._printed(self.first(table), self.BEGINS, name)

    def before_after(self, start: Position, end: Position, *, name: str = "change") -> str:
        """What is not as it was. Errors: PositionError."""
        return self._printed(self.between(*self.laid(start, end)), self.CHANGES, name)

    def marked(self, start: Position, end: Position, *, name: str = "marked") -> str:
        """What is not as it was, and below it the whole table. Errors: PositionError."""
        before, after = self.laid(start, end)
        blocks = [*self.between(before, after), *self.below(after)]
        return self._printed(blocks, "The table, and what changes", name)

    def refused(self, position: Position, move: str, *, name: str = "refused") -> str:
        """Nothing changes; where the game draws it, what was tried. Errors: as `before_after`."""
        (table,) = self.laid(position)
        if not (tried := [*self.tried(table, move)]):
            return self.before_after(position, position, name=name)
        said = line(f"Nothing changes: {move} is refused.")
        return self._printed([said, *tried], _REFUSED, name)

    def _printed(
        self, blocks: Iterable[Block], title: str, name: str, *, spots: bool = False
    ) -> str:
        return printed(blocks, title=title, name=name, plates=self.PLATES, spots=spots)

    def whole(self, table: Any) -> Iterable[Block]:
        """The whole table."""
        return self.lying(table)

    def first(self, table: Any) -> Iterable[Block]:
        """The table of a game that has just begun."""
        return self.whole(table)

    def between(self, before: Any, after: Any) -> Iterable[Block]:
        """What is not as it was, or that nothing is."""
        return [*self.changed(before, after)] or [nothing()]

    def below(self, table: Any) -> Iterable[Block]:
        """What of the whole table stands below that."""
        return self.whole(table)

    def tried(self, _table: Any, _move: str) -> Iterable[Block]:
        """The table at which a move was refused, with where it would have been; or nothing."""
        return ()

    def laid(self, *positions: Position) -> list[Any]:
        """The tables of positions, possible or not. Errors: PositionError.

        A seat that one leaves out is nobody.
        """
        rulings = self.game.answered(None, None)
        seats = [one.name for one in self.layout.parts.values() if isinstance(one.kind, Seat)]
        return [
            SimpleNamespace(
                seats=self.seats,
                rulings=rulings,
                **self.layout.whole(one, self.seats)
                | {name: None for name in seats if name not in one},
            )
            for one in positions
        ]

    def lying(self, table: Any, *, but: Collection[str] = ()) -> Iterator[Block]:
        """All that lies on a table; `but` some parts.

        Of what is hidden from all it says only that; below a player's name stands from whom else.
        """
        begun = None
        for one in self.layout.lies(table):
            part, hidden = self.layout.parts[one.part], self._hides(one.part, table)
            if one.part in but:
                continue
            if one.seat is None:
                if part.nothing or one.value is not None:
                    text = "" if hidden else one.text
                    yield row(part.called, text, _FROM_ALL if hidden else "").of(part.name)
                continue
            name = table.seats[one.seat]
            if one.seat != begun:
                yield _headline(name)
            begun, whom = one.seat, ""
            if part.hides and hidden and one.value is not None:
                whom = _FROM_ALL if part.hides.even_own(table) else _FROM_OTHERS
            yield row(part.called, one.text, whom).of(part.name, name)

    def _hides(self, part: str, table: Any) -> bool:
        hides = self.layout.parts[part].hides
        return bool(hides and not hides.until(table))

    def aloud(self, table: Any, parts: Collection[str]) -> str:
        """What is drawn of these parts, in the words of the layout."""
        lies = [one for one in self.layout.lies(table, parts) if one.text]
        return " ".join(f"{one.name[:1].upper()}{one.name[1:]}: {one.text}." for one in lies)

    def changed(self, start: Any, end: Any, *, but: Collection[str] = ()) -> Iterator[Block]:
        """What is not as it was; `but` some parts."""
        were = {(one.name, one.part): one for one in self.layout.lies(start)}
        for one in self.layout.lies(end):
            before = were.get((one.name, one.part))
            secret = one.part in but or (one.seat is None and self._hides(one.part, end))
            if not (secret or (before and before.value == one.value)):
                yield step(one.name, before.text if before else "", one.text)


def pictures(game: object, seats: tuple[str, ...]) -> Lying:
    """What draws a game of these players: its own class, where it has one.

    Errors: UnknownGame, NotOffered.
    """
    own: type[Lying] = getattr(offered(str(game), "pictures"), "Own", Lying)
    return own(games.game(game), games.nouns(game).LAYOUT, seats)


# Blocks


def _headline(name: str) -> Block:
    """A player, below a line."""
    line = Mark("line", _LEFT, 2.5, f"h{WIDTH - 2 * _LEFT}")
    marks = (line, Mark("name", _LEFT, 20, fitted(name, "name", 300)))
    return Block(26, marks, f"{name}:").of(seat=name)


def row(called: str, text: str, hidden: str = "") -> Block:
    """A part and what it is, line by line; below it, from whom it is hidden."""
    label = wrapped(called, "label", _VALUE - _LEFT - 6)
    lines = [] if hidden and not text else _lines(text, "word", _ROOM)
    height = _LINE * max(len(lines) + bool(hidden), len(label)) + _BETWEEN
    marks = [*_words("label", label, x=_LEFT), *_words("word", lines)]
    if hidden:
        marks.append(Mark("label", _VALUE, height - _BETWEEN - 5, hidden))
    told = "; ".join(filter(None, [" / ".join(text.splitlines()), hidden])) or "nothing"
    return Block(height, tuple(marks), f"{called}: {told}.")


def _words(plate: str, lines: list[str], *, top: float = 14, x: float = _VALUE) -> Iterator[Mark]:
    yield from (Mark(plate, x, top + _LINE * place, line) for place, line in enumerate(lines))


def step(name: str, before: str, after: str) -> Block:
    """What a part was, an arrow, and what it is: on one line where all have room, or on two."""
    called = f"{name[:1].upper()}{name[1:]}"
    was, now = _lines(before, "label", 300), _lines(after, "word", 280)
    told = " / ".join(before.splitlines()) or "nothing"
    said = f"{called}: {told}, then {' / '.join(after.splitlines())}."
    beside = _LEFT + _GAP + _needs(called, "name")
    across = beside + _needs(was[0], "label") + _GAP
    if len(was) == 1 and _fits(now, "word", WIDTH - _LEFT - across - _ARROW_ROOM):
        marks = [Mark("name", _LEFT, 16, called), *_words("label", was, top=16, x=beside)]
        return Block(26, (*marks, *_arrow_to(now, across, 16)), said)
    marks = [Mark("name", _LEFT, 16, fitted(called, "name", 300))]
    marks += _words("label", was, top=36, x=_LEFT)
    short = _fits(was, "label", _VALUE - _LEFT) and _fits(now, "word", _ROOM - _ARROW_ROOM)
    x, down = (_VALUE, 0) if short else (_LEFT, _LINE * len(was))
    marks += _arrow_to(now, x, 36 + down)
    return Block(30 + down + _LINE * len(now), tuple(marks), said)


def _arrow_to(now: list[str], x: float, y: float) -> Iterator[Mark]:
    """An arrow, and behind it what is now."""
    yield Mark("arrow", x, y - 4.5, _ARROW)
    yield from _words("word", now, top=y, x=x + _ARROW_ROOM)


def _needs(text: str, plate: str) -> int:
    """How much room a text gets: a quarter more than it needs, as pictures are translated too."""
    return round(1.25 * breadth(text, plate))


def _fits(lines: list[str], plate: str, room: float) -> bool:
    return len(lines) == 1 and _needs(lines[0], plate) <= room


def _lines(text: str, plate: str, room: float) -> list[str]:
    lines = [line for one in text.splitlines() for line in wrapped(one, plate, room)]
    return lines or ["nothing"]


def nothing() -> Block:
    """What is said where nothing is not as it was."""
    return line("Nothing changes.")


def line(text: str) -> Block:
    """A sentence; a long one goes on in the next line."""
    lines = wrapped(text, "word", WIDTH - 2 * _LEFT)
    return Block(7 + _LINE * len(lines), tuple(_words("word", lines, top=18, x=_LEFT)), text)
