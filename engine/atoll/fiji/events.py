"""The kinds of events of Fiji, and the sentence that tells each."""

from collections.abc import Mapping

from atoll.fiji.components import HEADS
from atoll.fiji.fields import say
from atoll.table.phrases import Phrase

KINDS: Mapping[str, Phrase] = {
    "after shared": say(
        "{seats:Seats} come[s|] after the shared place: place {place:Number}.", owns="heads"
    ),
    "box": say("The box holds {beads:Beads}."),
    "bring back": say("The beads set aside come back too.", owns="set_aside"),
    "cancel": say(
        "{seats:Seats} cancel each other out with {count:Number} each.",
        owns="hands keepers chooser",
    ),
    "choose": say("{seat:Seat} has to choose: {effect:Effect}.", owns="chooser"),
    "clear": say("All beads go back for round {round:Number}.", owns="round exchange heads"),
    "conditions": say("The conditions are {conditions:Conditions}.", owns="conditions deal"),
    "count": say("{condition:Condition}: {counts:Counts}.", owns="hands keepers chooser"),
    "decline": say("{seat:Seat} pays the offer all the same.", owns="keepers chooser"),
    "discard": say("The cards of round {round:Number} are discarded.", owns="deal"),
    "effects": say("The effects are {effects:Effects}.", owns="effects deal"),
    "end": say("The game ends after {rounds:Number} rounds."),
    "exchange": say(
        "Exchange {exchange:Number} begins with the same rows.",
        owns="conditions effects goals exchange",
    ),
    "execute": say("{seat:Seat} executes: {effect:Effect}."),
    "from behind": say("The beads come from behind {seat:Seat}'s screen.", owns="hands"),
    "goal": say("The goal {goal:Goal}: {counts:Counts}."),
    "goal tied": say(
        "The goal {goal:Goal} is tied with {count:Number} each: nobody takes heads for it.",
        owns="heads",
    ),
    "goals": say("The goals are {goals:Goals}.", owns="goals deal"),
    "heads run out": say(
        f"{{heads:Number}} heads are taken and the box holds {HEADS}: go on counting.", owns="heads"
    ),
    "indicator": say("The indicator lies beside {goal:Goal}: it counts first."),
    "keep": say("{seat:Seat} will keep the offer.", owns="keepers chooser"),
    "keep back": say(
        "{seat:Seat} puts the offer back behind the screen: {beads:Beads}.", owns="hands"
    ),
    "lack": say(
        "The supply lacks beads for {beads:Beads}: {seat:Seat} takes nothing.", owns="supply hands"
    ),
    "lay heads": say("{heads:Number} shrunken heads lie in the middle.", owns="heads"),
    "left in box": say("{beads:Beads} stay in the box."),
    "left out": say("The beads set aside are not counted.", owns="set_aside"),
    "left out, shown": say(
        "The beads set aside are shown and not counted: {set aside:Piles}.", owns="set_aside"
    ),
    "no winner": say("Most heads, tied: {seats:Seats} with {heads:Number} each, so nobody wins."),
    "nobody": say(
        "Everyone is cancelled: nobody executes {effect:Effect}.",
        owns="hands keepers chooser goals",
    ),
    "offer": say("{seat:Seat} has an offer in the fist.", owns="offers supply=fiji_4_16"),
    "others lack": say(
        "The supply has not {beads:Beads} for [|each of ]{seats:Seats}: nobody takes anything.",
        owns="supply hands=*",
    ),
    "others take": say(
        "From the supply, {beads:Beads}[| each] to {seats:Seats}.", owns="supply hands=*"
    ),
    "pay": say(
        "The other offers go into the supply: it holds {supply:Beads}.",
        owns="supply offers hands=? keepers",
    ),
    "place": say(
        "Heads for place {place:Number}: {heads:Number} to {seats:Seats}.", owns="heads=?"
    ),
    "rank": say("The order is {order:Order}.", owns="heads=?"),
    "reveal": say("All offers are shown: {offers:Piles}.", owns="offers"),
    "rotate": say(
        "{seat:Seat} rotates the {colour:Colour} goal: {goals:Goals}.", owns="goals chooser"
    ),
    "row": say("Row {row:Number}: {condition:Condition} | {effect:Effect}."),
    "set": say("Each player takes a set of {beads:Beads}.", owns="hands=!"),
    "set aside": say("{seat:Seat} sets four beads aside.", owns="set_aside hands supply"),
    "share": say(
        "Heads for place {place:Number}, shared: {heads:Number} each to {seats:Seats}.",
        owns="heads",
    ),
    "show": say("The screens go: {hands:Piles}."),
    "sit": say("{seats:Seats} sit down."),
    "stacks": say(
        "{cards:Number} conditions and {cards:Number} effects "
        "lie shuffled in two stacks: the {deck:Word} deck.",
        owns="deal",
    ),
    "supply": say("The supply is {beads:Beads}.", owns="supply=!"),
    "swap": say("{seat:Seat} swaps the goals {colours:Both}: {goals:Goals}.", owns="goals chooser"),
    "take": say(
        "{seat:Seat} takes {beads:Beads}; the supply holds {supply:Beads}.", owns="supply hands"
    ),
    "take half": say(
        "{seat:Seat} takes half of the {there:Number} {colour:Colour}: {beads:Beads}.",
        owns="supply hands",
    ),
    "tie": say("{seats:Seats} are tied on {goal:Goal}: the next goal decides.", owns="heads"),
    "tied win": say("Most heads, tied: {seats:Seats} with {heads:Number} each."),
    "win": say("Most heads: {seats:Seats} with {heads:Number}."),
    "win goal": say("Heads for the goal {goal:Goal}: {heads:Number} to {seat:Seat}.", owns="heads"),
    "zero": say("None counts as zero: {seats:Seats}.", owns="hands keepers chooser"),
}
