"""Many games at once: in chunks, in processes or on a cluster, and what they show."""

__all__: list[str] = []
