"""What the bench and a port say to each other, and how a program is asked."""

__all__: list[str] = []
