"""Two trees of rules held against each other: commits, checkouts, folders or wheels."""

__all__: list[str] = []
