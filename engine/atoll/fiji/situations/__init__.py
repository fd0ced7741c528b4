"""Tables of Fiji with unknown beads and cards: what can come about there, as far as the rules say.

Every fact about a table carries the rules that say so, so that a question nobody can answer with
a table is answered by the rules that forbid it. What the rules make of a table is made by
`rules.py` and `phases.py`.
How a table came about is not asked: its beads are those of a round, none of them lost, and no
seat has paid more than it can have.
"""

__all__: list[str] = []
