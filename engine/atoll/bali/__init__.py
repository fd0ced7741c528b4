"""Bali by Uwe Rosenberg (Kosmos 2001); its verbs are those that `atoll.table.contract.Game` names.

>>> from atoll import bali
>>> table = bali.setup(["Ana", "Ben", "Cid"], seed=7)
>>> len(table.hands[table.active])
5
"""

from atoll.table import games

__all__, __getattr__, __dir__ = games.verbs(__name__)
