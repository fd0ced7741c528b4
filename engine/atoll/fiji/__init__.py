"""Fiji by Friedemann Friese: the box, the rules, the game and its notation.

>>> from atoll import fiji
>>> table = fiji.setup(["Ana", "Ben", "Cid"], seed=7)
>>> str(fiji.why_not(table, 0, fiji.parse_move("offer 3 green 2 red")))
'Fiji 4.1: Ana offers 5 beads; offer 1 to 4.'
"""

from atoll.fiji.checks import sound
from atoll.fiji.components import COLOURS, DECK, Beads, Condition, Deck, Effect, Goal
from atoll.fiji.counting import why_impossible
from atoll.fiji.events import sentence
from atoll.fiji.game import after, opening, outcome, resumed, setup
from atoll.fiji.imagined import imagined
from atoll.fiji.moves import moves, waiting, why_not
from atoll.fiji.notation import parse_move, write_move
from atoll.fiji.nouns import OWN, read_deck, write_deck
from atoll.fiji.position import differences, read_position, write_position
from atoll.fiji.rulings import EDITIONS, RULINGS, answered
from atoll.fiji.table import SEATS, Keep, Move, Offer, Pay, Rotate, SetAside, Swap, Table
from atoll.fiji.view import View, view
from atoll.table.kinds import PositionError
from atoll.table.notation import NotationError

__all__ = [
    "COLOURS",
    "DECK",
    "EDITIONS",
    "OWN",
    "RULINGS",
    "SEATS",
    "Beads",
    "Condition",
    "Deck",
    "Effect",
    "Goal",
    "Keep",
    "Move",
    "NotationError",
    "Offer",
    "Pay",
    "PositionError",
    "Rotate",
    "SetAside",
    "Swap",
    "Table",
    "View",
    "after",
    "answered",
    "differences",
    "imagined",
    "moves",
    "opening",
    "outcome",
    "parse_move",
    "read_deck",
    "read_position",
    "resumed",
    "sentence",
    "setup",
    "sound",
    "view",
    "waiting",
    "why_impossible",
    "why_not",
    "write_deck",
    "write_move",
    "write_position",
]
