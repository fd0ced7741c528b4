"""The kinds of events of Fiji, and the sentence that tells each."""

from collections.abc import Mapping

from atoll.fiji.components import HEADS
from atoll.fiji.fields import say
from atoll.table.phrases import Phrase, Sentences

__all__ = ["KINDS", "WOULD_CHANGE", "sentence"]

KINDS: Mapping[str, Phrase] = {
    "after shared": say("{seats:Seats} come[s|] after the shared place: place {place:Number}."),
    "box": say("The box holds {beads:Beads}."),
    "bring back": say("The beads set aside come back too."),
    "cancel": say("{seats:Seats} cancel each other out with {count:Number} each."),
    "choose": say("{seat:Seat} has to choose: {effect:Effect}."),
    "clear": say("All beads go back for round {round:Number}."),
    "conditions": say("The conditions are {conditions:Conditions}."),
    "count": say("{condition:Condition}: {counts:Counts}."),
    "decline": say("{seat:Seat} pays the offer all the same."),
    "discard": say("The cards of round {round:Number} are discarded."),
    "effects": say("The effects are {effects:Effects}."),
    "end": say("The game ends after {rounds:Number} rounds."),
    "exchange": say("Exchange {exchange:Number} begins with the same rows."),
    "execute": say("{seat:Seat} executes: {effect:Effect}."),
    "from behind": say("The beads come from behind {seat:Seat}'s screen."),
    "goal": say("The goal {goal:Goal}: {counts:Counts}."),
    "goal tied": say(
        "The goal {goal:Goal} is tied with {count:Number} each: nobody takes heads for it."
    ),
    "goals": say("The goals are {goals:Goals}."),
    "heads run out": say(
        f"{{heads:Number}} heads are taken and the box holds {HEADS}: go on counting."
    ),
    "indicator": say("The indicator lies beside {goal:Goal}: it counts first."),
    "keep": say("{seat:Seat} will keep the offer."),
    "keep back": say("{seat:Seat} puts the offer back behind the screen: {beads:Beads}."),
    "lack": say("The supply lacks beads for {beads:Beads}: {seat:Seat} takes nothing."),
    "lay heads": say("{heads:Number} shrunken heads lie in the middle."),
    "left in box": say("{beads:Beads} stay in the box."),
    "left out": say("The beads set aside are not counted."),
    "left out, shown": say("The beads set aside are shown and not counted: {set aside:Piles}."),
    "no winner": say("Most heads, tied: {seats:Seats} with {heads:Number} each, so nobody wins."),
    "nobody": say("Everyone is cancelled: nobody executes {effect:Effect}."),
    "offer": say("{seat:Seat} has an offer in the fist."),
    "others lack": say(
        "The supply has not {beads:Beads} for [|each of ]{seats:Seats}: nobody takes anything."
    ),
    "others take": say("From the supply, {beads:Beads}[| each] to {seats:Seats}."),
    "pay": say("The other offers go into the supply: it holds {supply:Beads}."),
    "place": say("Heads for place {place:Number}: {heads:Number} to {seats:Seats}."),
    "rank": say("The order is {order:Order}."),
    "reveal": say("All offers are shown: {offers:Piles}."),
    "rotate": say("{seat:Seat} rotates the {colour:Colour} goal: {goals:Goals}."),
    "row": say("Row {row:Number}: {condition:Condition} | {effect:Effect}."),
    "set": say("Each player takes a set of {beads:Beads}."),
    "set aside": say("{seat:Seat} sets four beads aside."),
    "share": say("Heads for place {place:Number}, shared: {heads:Number} each to {seats:Seats}."),
    "show": say("The screens go: {hands:Piles}."),
    "sit": say("{seats:Seats} sit down."),
    "stacks": say(
        "{cards:Number} conditions and {cards:Number} effects "
        "lie shuffled in two stacks: the {deck:Word} deck."
    ),
    "supply": say("The supply is {beads:Beads}."),
    "swap": say("{seat:Seat} swaps the goals {colours:Both}: {goals:Goals}."),
    "take": say("{seat:Seat} takes {beads:Beads}; the supply holds {supply:Beads}."),
    "take half": say(
        "{seat:Seat} takes half of the {there:Number} {colour:Colour}: {beads:Beads}."
    ),
    "tie": say("{seats:Seats} are tied on {goal:Goal}: the next goal decides."),
    "tied win": say("Most heads, tied: {seats:Seats} with {heads:Number} each."),
    "win": say("Most heads: {seats:Seats} with {heads:Number}."),
    "win goal": say("Heads for the goal {goal:Goal}: {heads:Number} to {seat:Seat}."),
    "zero": say("None counts as zero: {seats:Seats}."),
}
sentence = Sentences(KINDS).sentence
"""What happened, in one sentence: of an event, and the names at the table."""

WOULD_CHANGE: Mapping[str, tuple[str, ...]] = {
    "decline": ("keepers",),
    "goal tied": ("heads",),
    "lack": ("supply", "hands"),
    "others lack": ("supply", "hands"),
}
"""The parts of the table that an event would have changed and did not."""
