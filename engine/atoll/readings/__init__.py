"""The values that rules are read on: arrays, theorems, and what writes down what is done."""

__all__: list[str] = []
