"""The kinds of events of Fiji: the sentence that tells each, and what it changes."""

from collections.abc import Mapping
from typing import NamedTuple

from atoll.fiji.components import HEADS
from atoll.fiji.fields import say
from atoll.table import Event
from atoll.table.phrases import Phrase, Sentences

__all__ = ["KINDS", "Kind", "sentence", "touches"]


class Kind(NamedTuple):
    """One kind of event: its sentence, and the fields of Table that it changes or fails to."""

    sentence: Phrase
    touches: tuple[str, ...] = ()


KINDS: Mapping[str, Kind] = {
    "after shared": Kind(
        say("{seats:Seats} come[s|] after the shared place: place {place:Number}.")
    ),
    "box": Kind(say("The box holds {beads:Beads}.")),
    "bring back": Kind(say("The beads set aside come back too."), touches=("set_aside",)),
    "cancel": Kind(say("{seats:Seats} cancel each other out with {count:Number} each.")),
    "choose": Kind(say("{seat:Seat} has to choose: {effect:Effect}.")),
    "clear": Kind(
        say("All beads go back for round {round:Number}."), touches=("round", "exchange", "stage")
    ),
    "conditions": Kind(
        say("The conditions are {conditions:Conditions}."), touches=("conditions", "deal")
    ),
    "count": Kind(say("{condition:Condition}: {counts:Counts}.")),
    "decline": Kind(
        say("{seat:Seat} pays the offer all the same."),
        touches=("keepers", "chooser", "stage", "row"),
    ),
    "discard": Kind(say("The cards of round {round:Number} are discarded.")),
    "effects": Kind(say("The effects are {effects:Effects}."), touches=("effects",)),
    "end": Kind(say("The game ends after {rounds:Number} rounds."), touches=("stage",)),
    "exchange": Kind(
        say("Exchange {exchange:Number} begins with the same rows."), touches=("exchange", "stage")
    ),
    "execute": Kind(say("{seat:Seat} executes: {effect:Effect}."), touches=("stage", "chooser")),
    "from behind": Kind(say("The beads come from behind {seat:Seat}'s screen.")),
    "goal": Kind(say("The goal {goal:Goal}: {counts:Counts}.")),
    "goal tied": Kind(
        say("The goal {goal:Goal} is tied with {count:Number} each: nobody takes heads for it."),
        touches=("heads",),
    ),
    "goals": Kind(say("The goals are {goals:Goals}."), touches=("goals",)),
    "heads run out": Kind(
        say(f"{{heads:Number}} heads are taken and the box holds {HEADS}: go on counting.")
    ),
    "indicator": Kind(say("The indicator lies beside {goal:Goal}: it counts first.")),
    "keep": Kind(
        say("{seat:Seat} will keep the offer."), touches=("keepers", "chooser", "stage", "row")
    ),
    "keep back": Kind(
        say("{seat:Seat} puts the offer back behind the screen: {beads:Beads}."),
        touches=("hands", "offers"),
    ),
    "lack": Kind(
        say("The supply lacks beads for {beads:Beads}: {seat:Seat} takes nothing."),
        touches=("supply", "hands"),
    ),
    "lay heads": Kind(say("{heads:Number} shrunken heads lie in the middle.")),
    "left in box": Kind(say("{beads:Beads} stay in the box.")),
    "left out": Kind(say("The beads set aside are not counted.")),
    "left out, shown": Kind(
        say("The beads set aside are shown and not counted: {set aside:Piles}.")
    ),
    "no winner": Kind(
        say("Most heads, tied: {seats:Seats} with {heads:Number} each, so nobody wins.")
    ),
    "nobody": Kind(say("Everyone is cancelled: nobody executes {effect:Effect}.")),
    "offer": Kind(say("{seat:Seat} has an offer in the fist."), touches=("hands", "offers")),
    "others lack": Kind(
        say(
            "The supply has not {beads:Beads} for [|each of ]{seats:Seats}: nobody takes anything."
        ),
        touches=("supply", "hands"),
    ),
    "others take": Kind(
        say("From the supply, {beads:Beads}[| each] to {seats:Seats}."), touches=("supply", "hands")
    ),
    "pay": Kind(
        say("The other offers go into the supply: it holds {supply:Beads}."),
        touches=("supply", "offers", "keepers", "row", "stage"),
    ),
    "place": Kind(
        say("Heads for place {place:Number}: {heads:Number} to {seats:Seats}."), touches=("heads",)
    ),
    "rank": Kind(say("The order is {order:Order}.")),
    "reveal": Kind(
        say("All offers are shown: {offers:Piles}."), touches=("offers", "stage", "row")
    ),
    "rotate": Kind(
        say("{seat:Seat} rotates the {colour:Colour} goal: {goals:Goals}."),
        touches=("goals", "chooser", "stage", "row"),
    ),
    "row": Kind(
        say("Row {row:Number}: {condition:Condition} | {effect:Effect}."), touches=("row", "stage")
    ),
    "set": Kind(say("Each player takes a set of {beads:Beads}."), touches=("hands",)),
    "set aside": Kind(
        say("{seat:Seat} sets four beads aside."), touches=("hands", "set_aside", "stage")
    ),
    "share": Kind(
        say("Heads for place {place:Number}, shared: {heads:Number} each to {seats:Seats}."),
        touches=("heads",),
    ),
    "show": Kind(say("The screens go: {hands:Piles}."), touches=("stage",)),
    "sit": Kind(say("{seats:Seats} sit down."), touches=("seats",)),
    "stacks": Kind(
        say(
            "{cards:Number} conditions and {cards:Number} effects "
            "lie shuffled in two stacks: the {deck:Word} deck."
        ),
        touches=("deal",),
    ),
    "supply": Kind(say("The supply is {beads:Beads}."), touches=("supply",)),
    "swap": Kind(
        say("{seat:Seat} swaps the goals {colours:Both}: {goals:Goals}."),
        touches=("goals", "chooser", "stage", "row"),
    ),
    "take": Kind(
        say("{seat:Seat} takes {beads:Beads}; the supply holds {supply:Beads}."),
        touches=("supply", "hands"),
    ),
    "take half": Kind(
        say("{seat:Seat} takes half of the {there:Number} {colour:Colour}: {beads:Beads}."),
        touches=("supply", "hands"),
    ),
    "tie": Kind(say("{seats:Seats} are tied on {goal:Goal}: the next goal decides.")),
    "tied win": Kind(say("Most heads, tied: {seats:Seats} with {heads:Number} each.")),
    "win": Kind(say("Most heads: {seats:Seats} with {heads:Number}.")),
    "win goal": Kind(
        say("Heads for the goal {goal:Goal}: {heads:Number} to {seat:Seat}."), touches=("heads",)
    ),
    "zero": Kind(say("None counts as zero: {seats:Seats}.")),
}


_SENTENCES = Sentences({what: kind.sentence for what, kind in KINDS.items()})
sentence = _SENTENCES.sentence
"""What happened, in one sentence: of an event, and the names at the table."""


def touches(event: Event) -> tuple[str, ...]:
    """The parts of the table that an event changes, or would have changed.

    >>> touches(Event("fiji_4_10", "lack"))
    ('supply', 'hands')
    """
    return KINDS[event.what].touches
