"""The phrases: what a step of a feature file means.

`shared.py` holds those of every game; a game has a module of its own, `fiji.py`, that names
the others it needs. `types.py` says what may stand at `{beads:Beads}`. `runner/` runs them.
"""
