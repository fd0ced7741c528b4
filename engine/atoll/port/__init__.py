"""The bench for ports: a program of somebody else plays, and is held against the rules.

The bench speaks with it in JSON Lines (`messages`, `talk`); what the port does not claim it says
beforehand (`claims`), and its names for things may be others (`names`). It is asked all vectors,
illegal moves, and whole games side by side; where it parts from the rules, that is made short and
told as a scenario.
"""

__all__: list[str] = []
