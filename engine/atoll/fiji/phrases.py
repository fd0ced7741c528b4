"""The phrases of Fiji that examples read and tellers write: each once, in every language it has.

Those that are only read stand with their steps; what is written here is sorted by its text.
"""

from atoll.fiji.fields import FIELDS, say
from atoll.fiji.nouns import LAYOUT
from atoll.table.part_phrases import by_part

_PARTS = by_part(LAYOUT, FIELDS)

ANOTHER_ROUND = say("another round follows")
EACH_HOLDS = say("each player now holds {beads:Beads}")
EVERYONE_PAYS = say("everyone pays", de="bezahlen alle")
EXCHANGE_BEGINS = say("exchange {exchange:Number} begins", de="Tausch {exchange:Number} beginnt")
EXCHANGE_OF_ROUND = say("it is exchange {exchange:Number} of round {round:Number}")
NOBODY_EXECUTES = say("nobody executes the card", de="niemand führt die Karte aus")
GOAL_TIED = say("nobody takes heads for {goal:Goal}")
ROUND_BEGINS = say("round {round:Number} begins")
ROW_DONE = say("row {row:Number} has been analysed", de="Reihe {row:Number} ist ausgewertet")
ANALYSE_ROW = say("row {row:Number} is analysed", de="Reihe {row:Number} ausgewertet wird")
ROW_IS = say("row {row:Number} is {condition:Condition}, {effect:Effect}")
BOX_HOLDS = say("the box still holds {beads:Beads}")
COUNTS = say(
    "the counts of {colours:Colours} are {counts:Tally}",
    de="zählen an {colours:Colours} {counts:Tally}",
)
DECK_HOLDS = say("the deck holds")
GOALS = _PARTS["given", "goals"]
HANDS = say("the hands are", de="die Hände sind")
HEADS = _PARTS["given", "heads"]
HEADS_RUN_OUT = say("the heads run out")
NEXT_ROUND = say("the next round has")
DEAL = say("the next round is dealt")
OFFERS = say("the offers are", de="die Gebote sind")
ANALYSE = say("the offers are analysed")
PAY = say("the offers are paid", de="die Gebote bezahlt werden")
ORDER = say("the order is {order:Order}", de="ist die Reihenfolge {order:Order}")
PLACES = say("the places are", de="die Plätze sind")
SCORE = say("the round is scored", de="die Runde gewertet wird")
ROWS = say("the rows are", de="die Auslage ist")
ROWS_NOW = say("the rows are now")
SUPPLY = _PARTS["given", "supply"]
HEADS_LIE = say("{heads:Heads} lie in the middle")
EXECUTES = say("{seat:Seat} executes the card", de="{seat:Seat} führt die Karte aus")
EXECUTES_AS = say(
    "{seat:Seat} executes the card, as {seats:Seats} cancel each other out",
    de="{seat:Seat} führt die Karte aus, da {seats:Seats} sich auspatten",
)
OFFER_BACK = say("{seat:Seat} gets the offer back")
HAS_OFFERED = say("{seat:Seat} has offered {beads:Beads}")
HAS_SET_ASIDE = say("{seat:Seat} has set aside {beads:Beads}")
HAS_TO_CHOOSE = say("{seat:Seat} has to choose")
KEEPS = say("{seat:Seat} keeps the offer")
DECLINES = say("{seat:Seat} pays the offer after all")
SEES = say("{seat:Seat} sees {beads:Beads} in the {thing:Hidden}")
TAKES = say("{seat:Seat} takes {beads:Beads}", de="{seat:Seat} nimmt {beads:Beads}")
TAKES_HEADS = say("{seat:Seat} takes {heads:Heads}", de="{seat:Seat} erhält {heads:Heads}")
HOLDS = say("{seat:Seat} {now:Now} holds {beads:Beads}")
CANCEL = say("{seats:Seats} cancel each other out", de="{seats:Seats} patten sich aus")
EACH_TAKE = say("{seats:Seats} each take {beads:Beads}", de="{seats:Seats} nehmen je {beads:Beads}")
TIE_WITH = say("{seats:Seats} tie on {goal:Goal} with {number:Number} each")
