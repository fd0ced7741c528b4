"""Kaivai by Anselm and Helge Ostertag; its verbs are those that `atoll.table.contract.Game` names.

>>> from atoll import kaivai
>>> table = kaivai.setup(["Ana", "Ben", "Cid"], seed=7)
>>> kaivai.waiting(table)
(1,)
>>> str(kaivai.why_not(table, 1, kaivai.parse_move("bid 11")))
'Kaivai 2.1: 11 is no bid; bid 1 to 10.'
"""

from atoll.table import games

__all__, __getattr__, __dir__ = games.verbs(__name__)
