"""The stages of a turn of Bali in words: what is decided, or what comes by itself."""

from collections.abc import Mapping

__all__ = ["COMING", "DUE"]

DUE: Mapping[str, str] = {
    "turn": "plays a card or ends the turn",
    "challenge": "defends or flees",
    "save": "saves cards",
    "join": "takes part or passes",
    "exchange": "exchanges cards",
    "force": "ends the turn or passes",
    "show": "shows cards or passes",
    "prevent": "prevents the change or passes",
    "lay": "lays the hand down",
    "mask": "takes a mask",
}
"""What a player decides at a stage."""
COMING: Mapping[str, str] = {
    "draw": "the turn begins",
    "arrive": "the Dalang arrives",
    "over": "the game is over",
}
"""What comes at a stage at which nobody decides."""
