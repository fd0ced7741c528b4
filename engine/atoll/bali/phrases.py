"""The phrases of Bali that examples read and tellers write: each once, sorted by its text."""

from atoll.bali.fields import say

COMES_NEXT = say("next {coming:Coming}")
DECIDES_NEXT = say("next {seat:Seat} {due:Due}")
PREVENTED = say("the change is prevented by {seats:Seats}")
GOES_ON = say("the game goes on by itself")
TURN_ENDED = say("the turn is ended by {seats:Seats}")
