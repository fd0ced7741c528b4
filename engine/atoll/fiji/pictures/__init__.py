"""Pictures of Fiji as SVG, drawn from positions for the pages of the book.

A picture can be read out: its title and its description say in words what it shows.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.drawing.lying import Drawing, Lying, nothing
from atoll.drawing.printing import WIDTH, Block, Mark
from atoll.fiji.pictures.beads import PLATES, seat_piles, supply_pile
from atoll.fiji.pictures.between import goals_or_cards, rows_between
from atoll.fiji.pictures.cards import all_cards, headline
from atoll.fiji.pictures.scored import scored, scoring
from atoll.fiji.position import table_of
from atoll.fiji.rulings import answered
from atoll.fiji.table import Table
from atoll.table.contract import Position

_CARDS = ("conditions", "effects", "goals")
_LINE = Block(8, (Mark("line", 4, 4.5, f"h{WIDTH - 8}"),))


class Own(Lying):
    """The cards, the supply, and what lies with each seat, hidden or not."""

    PLATES = PLATES
    BEGINS = "How the goals, conditions and effects lie"

    def happened(self) -> Mapping[str, Drawing]:
        """How a round was scored."""
        return {"ranking": self.ranking}

    def ranking(
        self,
        start: Position,
        end: Position,
        *,
        rulings: Mapping[str, str] | None = None,
        name: str = "ranking",
    ) -> str:
        """How the round between the two was scored, by these rulings; empty where none was."""
        answers = answered(None, rulings)
        before, after = (table_of(one, self.seats, answers) for one in (start, end))
        if not (events := scoring(before, after)):
            return ""
        goals = (after if after.round == before.round else before).goals
        title = f"How round {before.round} is scored"
        return self._printed(scored(goals, before.seats, events), title, name)

    def laid(self, *positions: Position) -> list[Table]:
        """The tables of positions, possible or not. Errors: PositionError, Refused."""
        return [table_of(one, self.seats, answered(None, None)) for one in positions]

    def marked(self, start: Position, end: Position, *, name: str = "marked") -> str:
        """Which round it is, what is not as it was, and below it the whole table."""
        before, after = self.laid(start, end)
        blocks = [_when(after), *self.between(before, after), _LINE, *_there(after)]
        return self._printed(blocks, "The table, and what changes", name)

    def refused(self, position: Position, _move: str, *, name: str = "refused") -> str:
        """The table at which a move was refused: cards and beads are where they were."""
        return self.marked(position, position, name=name)

    def whole(self, table: Any) -> Iterator[Block]:
        """The round, the cards, the supply, and the seats."""
        yield _when(table).of("round exchange row chooser stage")
        yield from _there(table)

    def first(self, table: Any) -> Iterator[Block]:
        """The cards alone: the goals in their order, and the four rows below them."""
        return all_cards(table)

    def between(self, before: Any, after: Any) -> Iterator[Block]:
        """The rows that came into it and their offers, then all that is not as it was."""
        yield from rows_between(before, after)
        other = self.changed(before, after, but=_CARDS)
        yield from [*goals_or_cards(before, after), *other] or [nothing()]


def _when(table: Table) -> Block:
    return headline(f"Round {table.round}, exchange {table.exchange}")


def _there(table: Table) -> Iterator[Block]:
    """The cards, the supply, and what lies with each seat."""
    yield from all_cards(table)
    yield supply_pile(table)
    yield from (seat_piles(table, seat) for seat in range(len(table.seats)))
