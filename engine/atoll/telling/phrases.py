"""The phrases of any game that examples read and tellers write; sorted by their text."""

from atoll.table.fields import SHARED
from atoll.table.phrases import phrases

say = phrases(SHARED)

NOTHING_ELSE = say("nothing else changes", de="sonst ändert sich nichts")
REFUSED_BY = say("the move is refused by {rule:Rule}", de="wird der Zug nach {rule:Rule} abgelehnt")
RULING_HOLDS = say("the ruling {ruling:Ruling} holds")
THIS_IS_TOLD = say("this is told")
HIDES = say("{rule:Rule} hides the {thing:Thing}")
LOOKS = say("{seat:Seat} looks at the table")
WINS = say("{seat:Seat} wins")

__all__ = [name for name in dir() if name.isupper()]
