"""The values that rules are read on: arrays, theorems, and cells that write down what is done."""

__all__: list[str] = []
