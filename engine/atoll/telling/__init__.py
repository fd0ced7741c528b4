"""What was found, told as a scenario, and kept as one."""

__all__: list[str] = []
