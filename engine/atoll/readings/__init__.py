"""The values that rules are read on besides numbers: arrays, and theorems."""

__all__: list[str] = []
