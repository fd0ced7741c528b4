"""Laws and what is proved of them; what can happen at all; the smallest tables that show it."""

__all__: list[str] = []
