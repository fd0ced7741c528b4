"""A whole table that a view may be of: what the view shows, and what it hides drawn by luck.

What can lie where nobody sees it, a game says; where it is hidden, the layout knows.
"""

from collections.abc import Callable
from typing import Any

from atoll.table.layout import Layout
from atoll.table.parts import Part, by_seat

Draw = Callable[[str, int | None], Any]
"""What may lie hidden: of a part, of a seat or (None) in common."""


def unseen(layout: Layout, view: Any, name: str, seat: int | None = None) -> bool:
    """Whether something of a part is hidden from who has the view, of a seat or in common."""
    hides = layout.parts[name].hides
    return hides is not None and hides.of("" if seat is None else view.seats[seat]) in view.hidden


def imagined(layout: Layout, view: Any, draw: Draw) -> dict[str, Any]:
    """The parts of a whole table: those that the view shows, and what `draw` gives for the rest."""
    return {name: _whole(layout, view, part, draw) for name, part in layout.parts.items()}


def _whole(layout: Layout, view: Any, part: Part, draw: Draw) -> Any:
    value = getattr(view, part.name)
    if not by_seat(part.kind):
        return draw(part.name, None) if unseen(layout, view, part.name) else value
    return tuple(
        draw(part.name, seat) if unseen(layout, view, part.name, seat) else one
        for seat, one in enumerate(value)
    )
