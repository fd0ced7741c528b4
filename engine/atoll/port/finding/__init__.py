"""What is wrong with a port: made short, with its rule, told as a scenario."""

__all__: list[str] = []
