"""What must always hold at a table of Fiji: who may do what, who sees what, and that it ends.

The engine decides that in ordinary Python, so these laws speak it too. They have no unknowns: each
tries its cases, at every moment of a game that `moments.py` lays.
"""

__all__: list[str] = []
