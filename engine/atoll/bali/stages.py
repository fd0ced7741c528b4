"""The stages of a turn of Bali in words: what is decided, or what comes by itself."""

from collections.abc import Mapping

__all__ = ["COMING", "DECIDED"]

DECIDED: Mapping[str, tuple[str, str]] = {
    "turn": ("bali_2_3", "plays a card or ends the turn"),
    "challenge": ("bali_3_2", "defends or flees"),
    "save": ("bali_3_3", "saves cards"),
    "join": ("bali_2_7", "takes part or passes"),
    "exchange": ("bali_2_7", "exchanges cards"),
    "force": ("bali_2_5", "ends the turn or passes"),
    "show": ("bali_6_2", "shows cards or passes"),
    "prevent": ("bali_8_2", "prevents the change or passes"),
    "lay": ("bali_8_6", "lays the hand down"),
    "mask": ("bali_9_4", "takes a mask"),
}
"""The rule that says who decides at a stage, and what."""
COMING: Mapping[str, str] = {
    "draw": "the turn begins",
    "arrive": "the Dalang arrives",
    "over": "the game is over",
}
"""What comes at a stage at which nobody decides."""
