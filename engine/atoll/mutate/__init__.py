"""Mutation of rules: faults planted one at a time, to see whether an example or a law objects."""

__all__: list[str] = []
