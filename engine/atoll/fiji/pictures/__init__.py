"""Pictures of Fiji as SVG, drawn from positions for the pages of the book.

A picture can be read out: its title and its description say in words what it shows.
`name` begins its ids, so every picture of a page needs a name of its own.

>>> from atoll import fiji
>>> position = fiji.write_position(fiji.setup(["Ana", "Ben", "Cid"], seed=7))
>>> begun(position).startswith("<svg")
True
"""

from collections.abc import Iterator, Mapping
from typing import Any

from atoll.drawing.lying import Drawing
from atoll.drawing.printing import WIDTH, Block, Mark
from atoll.fiji.pictures.beads import seat_piles, supply_pile
from atoll.fiji.pictures.between import between
from atoll.fiji.pictures.cards import all_cards, headline
from atoll.fiji.pictures.plates import printed
from atoll.fiji.pictures.scored import scored, scoring
from atoll.fiji.position import table_of
from atoll.fiji.rulings import answered
from atoll.fiji.table import Table
from atoll.table import listed
from atoll.table.kinds import Missing, PositionError

__all__ = ["HAPPENED", "before_after", "begun", "marked", "ranking", "refused", "table"]

Position = Mapping[str, Any]


def begun(position: Position, *, name: str = "begun") -> str:
    """The cards alone: the goals in their order, and the four rows below them."""
    title = "How the goals, conditions and effects lie"
    return printed(all_cards(*_laid(position)), title=title, name=name)


def table(position: Position, *, name: str = "table") -> str:
    """The whole table: the cards, the supply, and what lies with each seat, hidden or not."""
    (lies,) = _laid(position)
    when = headline(_when(lies)).of("round exchange row chooser stage")
    return printed([when, *_whole(lies)], title="The table", name=name, spots=True)


def before_after(start: Position, end: Position, *, name: str = "change") -> str:
    """What is not as it was, and the rows that came into it."""
    return printed(between(*_laid(start, end)), title="What changes", name=name)


def marked(start: Position, end: Position, *, name: str = "marked") -> str:
    """The same, and below it the whole table."""
    before, after = _laid(start, end)
    blocks = [headline(_when(after)), *between(before, after), _LINE, *_whole(after)]
    return printed(blocks, title="The table, and what changes", name=name)


def refused(position: Position, _move: str, *, name: str = "refused") -> str:
    """The table at which a move was refused: cards and beads are where they were."""
    return marked(position, position, name=name)


def ranking(
    start: Position,
    end: Position,
    *,
    rulings: Mapping[str, str] | None = None,
    name: str = "ranking",
) -> str:
    """How the round between the two was scored, by these rulings.

    The text is empty where none was, and where neither position shows the hands that were scored.
    """
    before, after = _laid(start, end, rulings=rulings)
    if not (events := scoring(before, after)):
        return ""
    goals = (after if after.round == before.round else before).goals
    title = f"How round {before.round} is scored"
    return printed(scored(goals, before.seats, events), title=title, name=name)


HAPPENED: Mapping[str, Drawing] = {"ranking": ranking}
"""What is drawn of a round besides what it changed, by name."""


def _when(lies: Table) -> str:
    return f"Round {lies.round}, exchange {lies.exchange}"


_LINE = Block(8, (Mark("line", 4, 4.5, f"h{WIDTH - 8}"),))


def _whole(lies: Table) -> Iterator[Block]:
    """The cards, the supply, and what lies with each seat."""
    yield from all_cards(lies)
    yield supply_pile(lies)
    yield from (seat_piles(lies, seat) for seat in range(len(lies.seats)))


def _laid(*positions: Position, rulings: Mapping[str, str] | None = None) -> list[Table]:
    """The tables of whole positions, as `atoll check` and `atoll referee` print them.

    A position that cannot come about is laid too: pictures show the mistakes of rulebooks.
    Errors: PositionError, where others sit there than in the first too.
    """
    if not all(isinstance(one.get("hands"), Mapping) for one in positions):
        raise Missing("position", ["hands"])
    names, *others = [tuple(one["hands"]) for one in positions]
    if any(one != names for one in others):
        raise PositionError("hands", f"other players than at the start; they are {listed(names)}")
    return [table_of(one, names, answered(None, rulings)) for one in positions]
