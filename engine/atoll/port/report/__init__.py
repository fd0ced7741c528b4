"""A run that was kept: a page, a badge, and what has changed."""

__all__: list[str] = []
