"""The kinds of events of Bali, and the sentence that tells each."""

from collections.abc import Mapping

from atoll.bali.fields import say
from atoll.table.phrases import Phrase

KINDS: Mapping[str, Phrase] = {
    "again": say(
        "The change is prevented; the next player is asked all the same.", owns="turn prevented"
    ),
    "arrange": say(
        "{seat:Seat} has laid down a hand of {number:Number|card|cards}.", owns="laid hands"
    ),
    "arrange unseen": say("{seat:Seat} has laid down the hand.", owns="laid hands"),
    "artist": say("{seat:Seat} plays an artist."),
    "aside": say("The {chip:Power} of {island:Island} lies aside.", owns="priests princes"),
    "both": say("{seat:Seat} has both chips of {island:Island}.", owns="masks=* masks_left"),
    "box": say("{household:Number} household cards are mixed."),
    "chip": say("The {chip:Power} of {island:Island} goes to {seat:Seat}.", owns="priests princes"),
    "chip lies aside": say(
        "The other chip of {island:Island} lies aside: it brings no mask.", owns="masks masks_left"
    ),
    "chip stays": say(
        "The {chip:Power} of {island:Island} stays with {seat:Seat}.", owns="priests princes"
    ),
    "chips": say(
        "{seat:Seat} has the {chip:Power} of {island:Island} from start card {card:Number} "
        "({data:Data}).",
        owns="priests princes",
    ),
    "chips lie": say(
        "The chips lie where they lay: only contests move them.", owns="priests princes"
    ),
    "choose": say("{seat:Seat} chooses a card.", owns="chosen"),
    "contest over": say("All have been asked: the contest is over.", owns="shown"),
    "cut": say(
        "{seat:Seat} discards {number:Number|card|cards} from the top of a pile of {pile:Number}.",
        owns="cut discard laid dealt under hands",
    ),
    "cut unseen": say(
        "{seat:Seat} discards {number:Number|card|cards} from the top of the pile.",
        owns="cut discard laid dealt under hands",
    ),
    "dalang": say(
        "The Dalang begins on {island:Island}, from the start card of {seat:Seat} ({data:Data}).",
        owns="island",
    ),
    "dalang card": say("{seat:Seat} plays {card:Card}, to go to {island:Island}.", owns="goal"),
    "dalang cards": say(
        "{number:Number} Dalang cards are mixed in, each with two islands; how many of each is "
        "{data:Data}."
    ),
    "deal": say("{number:Number} cards are dealt to each side of each island.", owns="dealt laid"),
    "defend": say("{seat:Seat} defends with a warrior."),
    "discard": say("{seat:Seat} discards {number:Number|card|cards}.", owns="hands discard"),
    "discard unseen": say("{seat:Seat} discards the rest of the hand.", owns="hands discard"),
    "draw": say("{seat:Seat} draws {number:Number|card|cards}.", owns="hands=? draw"),
    "draw pile": say("The other {number:Number} cards are the draw pile.", owns="draw"),
    "end": say("The last mask is taken: the game ends.", owns="turn ender=bali_10_5"),
    "ender": say("{seat:Seat} caused the end, and wins the tie."),
    "enough": say("The change is prevented: nobody else is asked.", owns="prevented turn"),
    "face down": say("Nobody looks at the piles."),
    "flee": say("{seat:Seat} flees.", owns="turn"),
    "force": say("{seat:Seat} plays a second {card:Card}: the turn will end.", owns="forced"),
    "goes on": say("{seat:Seat} stays the active player.", owns="turn active shown"),
    "goes out": say("{card:Card} goes to the discard pile.", owns="hands discard"),
    "island": say("The Dalang is on {island:Island}.", owns="island=bali_8_5 goal"),
    "islands": say("{number:Number} islands lie on the table, each with four villages."),
    "join": say("{seat:Seat} plays another {card:Card} to take part.", owns="turn"),
    "last mask": say("One mask is left: {seat:Seat} goes without.", owns="masks masks_left"),
    "left alone": say("{seat:Seat} is spared and takes no part.", owns="turn"),
    "mask": say(
        "{seat:Seat} takes a mask of {number:Number} (the values are {data:Data}).",
        owns="masks masks_left",
    ),
    "mask told": say(
        "{seat:Seat} takes a mask of {number:Number} (the value is {data:Data}; how many have "
        "it is invented).",
        owns="masks masks_left",
    ),
    "masks": say(
        "{number:Number} masks ({data:Data}) and four seals lie ready.", owns="masks masks_left"
    ),
    "masks stay": say("All masks that were taken stay with their players.", owns="masks=?"),
    "no limit": say("{seat:Seat} has a hand of {number:Number|card|cards}, which has no limit."),
    "no seal": say("Nobody has a seal yet.", owns="seals"),
    "omitted": say("A start card is left out, and nobody sees it.", owns="start_cards"),
    "out": say("{seat:Seat} takes no part without cards."),
    "pass": say("{seat:Seat} passes.", owns="shown turn"),
    "pieces": say(
        "{chips:Number} chips and {seals:Number} seals lie ready, and the Dalang stands by."
    ),
    "place": say(
        "{seat:Seat} places {number:Number|card|cards} on piles.", owns="hands laid under chosen"
    ),
    "places": say("{number:Number} chips lie on their places beside villages."),
    "prevent": say("{seat:Seat} prevents it with {card:Card}.", owns="prevented turn"),
    "prevented": say("The Dalang stays on {island:Island}.", owns="island goal"),
    "priest": say("{seat:Seat} plays a priest."),
    "prince": say("{seat:Seat} plays a prince."),
    "remain": say(
        "{seat:Seat} is the active player still, and nobody draws.",
        owns="active turn hands=* draw masks=bali_9_1* masks_left=bali_9_1",
    ),
    "reshuffle": say(
        "The discard pile is shuffled: {number:Number|card|cards} to draw.", owns="draw discard cut"
    ),
    "return": say("Shown cards go back to the hands.", owns="hands shown"),
    "save": say("{seat:Seat} saves {number:Number|card|cards}.", owns="hands laid chosen"),
    "scholar": say("{seat:Seat} plays a scholar."),
    "scored": say("The turn of {seat:Seat} ends.", owns="active turn"),
    "scoring": say("{seat:Seat} has {number:Number|chip|chips} on {island:Island}: a scoring."),
    "seal": say("{seat:Seat} takes the seal of {island:Island}.", owns="seals"),
    "seal kept": say(
        "{seat:Seat} keeps the seal of {island:Island}: nobody has both chips.", owns="seals"
    ),
    "seal stays": say("{seat:Seat} has the seal of {island:Island} already.", owns="seals"),
    "seals": say("{seat:Seat} has {number:Number|seal|seals}, 3 points each."),
    "seats": say("{seats:Seats} sit around the islands, clockwise."),
    "share": say("{seats:Seats} share the victory."),
    "show": say("{seat:Seat} shows {number:Number|card|cards}.", owns="shown turn hands=bali_6_6"),
    "sit": say("{seats:Seats} sit down."),
    "skipped": say("The empty side is skipped: {seats:Seats} sit around the islands."),
    "spare": say("{seat:Seat} spares {other:Seat}.", owns="spared"),
    "start": say("{seat:Seat} has start card {card:Number} and begins.", owns="active start_cards"),
    "swap": say(
        "{seat:Seat} discards {number:Number|card|cards} and draws as many.",
        owns="hands discard draw chosen",
    ),
    "take": say(
        "{seat:Seat} takes {number:Number|card|cards} from piles.",
        owns="hands dealt laid under chosen",
    ),
    "take up": say(
        "{seat:Seat} takes up {number:Number|card|cards}.", owns="hands=? dealt=? laid=? under=?"
    ),
    "take up unseen": say("{seat:Seat} takes up the pile.", owns="hands=? dealt=? laid=? under=?"),
    "totals": say("The totals are {totals:Tally} (the values of the masks are {data:Data})."),
    "travel": say("The Dalang travels to {island:Island}.", owns="goal turn"),
    "turn": say("{seat:Seat} is the active player.", owns="active turn"),
    "turn ends": say("The turn of {seat:Seat} ends.", owns="active=bali_2_6 turn=bali_2_6"),
    "turn forced": say(
        "The turn of {seat:Seat} is ended by {seats:Seats}.", owns="active=? turn=? forced"
    ),
    "unused": say("One side of each island is not used."),
    "values": say("The masks are worth {number:Number} together ({data:Data})."),
    "warrior": say("{seat:Seat} plays a warrior."),
    "win": say("{seats:Seats} wins with {total:Number}."),
}
