"""A whole table that a view may be of: what the view shows, and what it hides drawn by luck.

What can lie where nobody sees it, a game says; where it is hidden, the layout knows.
"""

from collections.abc import Callable
from typing import Any

from atoll.table.kinds import BySeat, Kind
from atoll.table.layout import Layout
from atoll.table.parts import Part, by_seat

__all__ = ["Draw", "imagined", "unseen"]

Draw = Callable[[str, int | None], Any]
"""What may lie hidden: of a part, of a seat or (None) in common. Of single things, the next one."""


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
        hidden = unseen(layout, view, part.name)
        return _drawn(part.kind, value, lambda: draw(part.name, None)) if hidden else value
    kind = part.kind.each if isinstance(part.kind, BySeat) else part.kind
    return tuple(
        _drawn(kind, one, lambda: draw(part.name, seat))  # noqa: B023 # drawn at once
        if unseen(layout, view, part.name, seat)
        else one
        for seat, one in enumerate(value)
    )


def _drawn(kind: Kind, value: Any, draw: Callable[[], Any]) -> Any:
    """Something of which all is hidden, or the single things that are."""
    if not kind.has_singles():
        return draw()
    return kind.through(value, lambda one: (draw(), one[1]) if one[0] is None else one)
