"""The stages of a turn of Bali in words: what is decided, or what comes by itself."""

from collections.abc import Mapping

__all__ = ["COMING", "DUE", "WHO"]

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
WHO: Mapping[str, str] = {
    "turn": "bali_2_3",
    "challenge": "bali_3_2",
    "save": "bali_3_3",
    "join": "bali_2_7",
    "exchange": "bali_2_7",
    "force": "bali_2_5",
    "show": "bali_6_2",
    "prevent": "bali_8_2",
    "lay": "bali_8_6",
    "mask": "bali_9_4",
}
"""The rule that says who decides at a stage."""
COMING: Mapping[str, str] = {
    "draw": "the turn begins",
    "arrive": "the Dalang arrives",
    "over": "the game is over",
}
"""What comes at a stage at which nobody decides."""
