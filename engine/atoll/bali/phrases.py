"""The phrases of Bali that examples read and tellers write: each once, sorted by its text."""

from atoll.bali.fields import say

COMES_NEXT = say("next {coming:Coming}")
PREVENTED = say("the change is prevented by {seats:Seats}")
TURN_ENDED = say("the turn is ended by {seats:Seats}")
