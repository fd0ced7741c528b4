"""What is printed of parts that Rich can render, where every line fits."""

from collections.abc import Iterable

from rich.console import Console, RenderableType

__all__ = ["printed"]


def printed(parts: Iterable[RenderableType]) -> list[str]:
    """The lines, without the blanks that fill them."""
    screen = Console(width=1000, color_system=None, highlight=False, emoji=False)
    with screen.capture() as said:
        for part in parts:
            screen.print(part)
    return [line.rstrip() for line in said.get().splitlines()]
