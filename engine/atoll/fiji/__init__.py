"""Fiji by Friedemann Friese; its verbs are those that `atoll.table.contract.Game` names.

>>> from atoll import fiji
>>> table = fiji.setup(["Ana", "Ben", "Cid"], seed=7)
>>> str(fiji.why_not(table, 0, fiji.parse_move("offer 3 green 2 red")))
'Fiji 4.1: Ana offers 5 beads; offer 1 to 4.'
"""

from atoll.table import games

__all__, __getattr__, __dir__ = games.verbs(__name__)
