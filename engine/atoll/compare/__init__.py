"""Two texts or answers compared: where they part, what flips, how often it matters."""

__all__: list[str] = []
