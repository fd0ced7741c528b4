"""The phrases of Kaivai that examples read and tellers write: each once, sorted by its text.

Those that are only read stand with their steps.
"""

from atoll.kaivai.fields import FIELDS, say
from atoll.kaivai.nouns import LAYOUT
from atoll.table.part_phrases import by_part

TURN_OF = say("it is the turn of {seat:Seat}")
ACTIONS_HOLD = say("the actions hold")
BOARD_HAS = say("the board has")
BOARD_WITHOUT = say("the board is without {hexes:Hexes}")
CULT_HEXES_ARE = by_part(LAYOUT, FIELDS)["given", "cult"]
GAME_ENDS = say("the game ends")
TO_BE_ADDED = say("the players are adding influence")
ROUND_ENDS = say("the round ends")
NOTHING_LEFT_FOR = say("the supply has nothing left for {action:Action}")
TO_BE_SCORED = say("the villages are to be scored")
HAVE_BEEN_SCORED = say("the villages of {hexes:Hexes} have been scored")
CHOOSES_ACTION = say("{seat:Seat} chooses {action:Action}")
HAS_ACTED = say("{seat:Seat} has acted")
HAS_CHOSEN_ACTION = say("{seat:Seat} has chosen {action:Action}")
HAS_PASSED = say("{seat:Seat} has passed")
HAVE_PASSED = say("{seats:Seats} have passed")
