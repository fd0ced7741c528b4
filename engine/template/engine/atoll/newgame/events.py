"""What can happen, each kind with the sentence that tells it."""

from atoll.table.fields import SHARED
from atoll.table.phrases import phrases

say = phrases(SHARED)

KINDS = {
    "sit": say("{seats:Seats} sit down."),
    "take": say("{seat:Seat} takes {stones:Number|stone|stones}."),
    "win": say("{seat:Seat} has taken the last stone and wins."),
}
