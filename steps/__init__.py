"""The phrases: what a step of a feature file means.

`shared.py` holds those of every game; what may stand at `{seat:Seat}` says the engine
(`atoll.table.fields`, and `fields.py` of a game). Nobody writes those of `parts.py`:
they follow from what a game declares. A game has a module of its own, `fiji.py`, and,
where one is not enough, others that begin with its name; its first may have a `World`, which keeps
the table of a scenario. A feature file sees the shared phrases and those of its game.
`atoll.running` runs them.
"""
