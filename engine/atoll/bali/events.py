"""The kinds of events of Bali, and the sentence that tells each."""

from collections.abc import Mapping

from atoll.bali.fields import say
from atoll.table.phrases import Phrase, Sentences

__all__ = ["KINDS", "sentence"]

KINDS: Mapping[str, Phrase] = {
    "again": say("The change is prevented; the next player is asked all the same."),
    "arrange": say("{seat:Seat} has laid down a hand of {number:Number|card|cards}."),
    "arrange unseen": say("{seat:Seat} has laid down the hand."),
    "artist": say("{seat:Seat} plays an artist."),
    "aside": say("The {chip:Power} of {island:Island} lies aside."),
    "both": say("{seat:Seat} has both chips of {island:Island}."),
    "box": say("{household:Number} household cards are mixed."),
    "chip": say("The {chip:Power} of {island:Island} goes to {seat:Seat}."),
    "chip lies aside": say("The other chip of {island:Island} lies aside: it brings no mask."),
    "chip stays": say("The {chip:Power} of {island:Island} stays with {seat:Seat}."),
    "chips": say(
        "{seat:Seat} has the {chip:Power} of {island:Island} from start card {card:Number} "
        "({data:Data})."
    ),
    "chips lie": say("The chips lie where they lay: only contests move them."),
    "contest over": say("All have been asked: the contest is over."),
    "cut": say(
        "{seat:Seat} discards {number:Number|card|cards} from the top of a pile of {pile:Number}."
    ),
    "cut unseen": say("{seat:Seat} discards {number:Number|card|cards} from the top of the pile."),
    "dalang": say(
        "The Dalang begins on {island:Island}, from the start card of {seat:Seat} ({data:Data})."
    ),
    "dalang card": say("{seat:Seat} plays {card:Card}, to go to {island:Island}."),
    "dalang cards": say(
        "{number:Number} Dalang cards are mixed in, each with two islands; how many of each is "
        "{data:Data}."
    ),
    "deal": say("{number:Number} cards are dealt to each side of each island."),
    "defend": say("{seat:Seat} defends with a warrior."),
    "discard": say("{seat:Seat} discards {number:Number|card|cards}."),
    "draw": say("{seat:Seat} draws {number:Number|card|cards}."),
    "draw pile": say("The other {number:Number} cards are the draw pile."),
    "end": say("The last mask is taken: the game ends."),
    "ender": say("{seat:Seat} caused the end, and wins the tie."),
    "enough": say("The change is prevented: nobody else is asked."),
    "face down": say("Nobody looks at the piles."),
    "flee": say("{seat:Seat} flees."),
    "force": say("{seat:Seat} plays a second {card:Card}: the turn will end."),
    "goes on": say("{seat:Seat} stays the active player."),
    "goes out": say("{card:Card} goes to the discard pile."),
    "island": say("The Dalang is on {island:Island}."),
    "islands": say("{number:Number} islands lie on the table, each with four villages."),
    "join": say("{seat:Seat} plays another {card:Card} to take part."),
    "last mask": say("One mask is left: {seat:Seat} goes without."),
    "left alone": say("{seat:Seat} is spared and takes no part."),
    "mask": say("{seat:Seat} takes a mask of {number:Number} (the values are {data:Data})."),
    "mask told": say(
        "{seat:Seat} takes a mask of {number:Number} (the value is {data:Data}; how many have "
        "it is invented)."
    ),
    "masks": say("{number:Number} masks ({data:Data}) and four seals lie ready."),
    "masks stay": say("All masks that were taken stay with their players."),
    "no limit": say("{seat:Seat} has a hand of {number:Number|card|cards}, which has no limit."),
    "no limit unseen": say("{seat:Seat} has more than four cards in hand, which has no limit."),
    "no seal": say("Nobody has a seal yet."),
    "omitted": say("A start card is left out, and nobody sees it."),
    "out": say("{seat:Seat} takes no part without cards."),
    "pass": say("{seat:Seat} passes."),
    "pieces": say(
        "{chips:Number} chips and {seals:Number} seals lie ready, and the Dalang stands by."
    ),
    "place": say("{seat:Seat} places {number:Number|card|cards} on piles."),
    "places": say("{number:Number} chips lie on their places beside villages."),
    "prevent": say("{seat:Seat} prevents it with {card:Card}."),
    "prevented": say("The Dalang stays on {island:Island}."),
    "priest": say("{seat:Seat} plays a priest."),
    "prince": say("{seat:Seat} plays a prince."),
    "remain": say("{seat:Seat} is the active player still, and nobody draws."),
    "reshuffle": say("The discard pile is shuffled: {number:Number|card|cards} to draw."),
    "return": say("Shown cards go back to the hands."),
    "save": say("{seat:Seat} saves {number:Number|card|cards}."),
    "scholar": say("{seat:Seat} plays a scholar."),
    "scoring": say("{seat:Seat} has {number:Number|chip|chips} on {island:Island}: a scoring."),
    "seal": say("{seat:Seat} takes the seal of {island:Island}."),
    "seal kept": say("{seat:Seat} keeps the seal of {island:Island}: nobody has both chips."),
    "seal stays": say("{seat:Seat} has the seal of {island:Island} already."),
    "seals": say("{seat:Seat} has {number:Number|seal|seals}, 3 points each."),
    "seats": say("{seats:Seats} sit around the islands, clockwise."),
    "share": say("{seats:Seats} share the victory."),
    "show": say("{seat:Seat} shows {number:Number|card|cards}."),
    "sit": say("{seats:Seats} sit down."),
    "skipped": say("The empty side is skipped: {seats:Seats} sit around the islands."),
    "spare": say("{seat:Seat} spares {other:Seat}."),
    "start": say("{seat:Seat} has start card {card:Number} and begins."),
    "swap": say("{seat:Seat} discards {number:Number|card|cards} and draws as many."),
    "take": say("{seat:Seat} takes {number:Number|card|cards} from piles."),
    "take up": say("{seat:Seat} takes up {number:Number|card|cards}."),
    "take up unseen": say("{seat:Seat} takes up the pile."),
    "totals": say("The totals are {totals:Tally} (the values of the masks are {data:Data})."),
    "travel": say("The Dalang travels to {island:Island}."),
    "turn": say("{seat:Seat} is the active player."),
    "turn ends": say("The turn of {seat:Seat} ends."),
    "turn forced": say("The turn of {seat:Seat} is ended by {seats:Seats}."),
    "unused": say("One side of each island is not used."),
    "values": say("The masks are worth {number:Number} together ({data:Data})."),
    "warrior": say("{seat:Seat} plays a warrior."),
    "win": say("{seats:Seats} wins with {total:Number}."),
}
sentence = Sentences(KINDS).sentence
