"""The kinds of events of Kaivai, and the sentence that tells each."""

from collections.abc import Mapping

from atoll.kaivai.components import CANOES, FISHERMEN, HUTS
from atoll.kaivai.fields import say
from atoll.table.phrases import Phrase, Sentences

__all__ = ["KINDS", "sentence"]

KINDS: Mapping[str, Phrase] = {
    "allowance": say("By a bid of {bid:Number} canoes move {movement:Number}."),
    "apart": say("Three water hexes at least lie between a base and any other."),
    "arrive": say("{seat:Seat} brings the fisherman's god onto {hex:Hex}."),
    "back": say("{number:Number} influence on actions goes back to the supply."),
    "bases": say("The two further bases are {hexes:Hexes}."),
    "bid": say("{seat:Seat} bids {bid:Number}."),
    "bidding order": say("The bids are made in the order {order:Order}."),
    "bonus": say("{seat:Seat} gets {bonus:Number} glory for {number:Number} fish."),
    "build": say("{seat:Seat} builds a {kind:HutKind} hut on {hex:Hex}."),
    "canoe": say("A new canoe of {seat:Seat} is on the hut on {hex:Hex}."),
    "catch": say("The canoe on {canoe:Hex} brings {seat:Seat} {fish:Number} fish."),
    "celebrate": say("{seat:Seat} celebrates in the village of {hex:Hex}."),
    "change": say("{seat:Seat} gets a shell on {space:Number} as change."),
    "chooser": say("{seat:Seat} has least glory and chooses the next village."),
    "cult pieces": say("{number:Number} cult pieces are left, one for each round."),
    "deliver": say("{seat:Seat} delivers {number:Number} fish to the hut on {hex:Hex}."),
    "drawn": say("The first bids are made in the order {order:Order}, by luck."),
    "eaten": say("{number:Number|fish goes|fish go} back to the supply."),
    "end": say("After round {round:Number} the game ends."),
    "faces": say("The dice show {faces:Dice}."),
    "feast": say("The fish on their huts bring the players glory: {glory:Tally}."),
    "field": say("The field has the cult hexes {hexes:Hexes}."),
    "first choice": say("{seat:Seat} is the first to choose {action:Action}, for nothing."),
    "fish short": say("The supply has too few counters: {fish:Number} fish are caught."),
    "fisherman": say("A fisherman of {seat:Seat} is on the hut on {hex:Hex}."),
    "god": say("{seat:Seat} moves the fisherman's god onto {hex:Hex}."),
    "god stays": say("No other village can be enlarged: the fisherman's god stays."),
    "god's die": say("The fisherman's god is one more die for {seat:Seat}."),
    "god's fish": say("The fisherman's god gives the canoe on {canoe:Hex} a fish."),
    "gone": say("{number:Number|counter goes|counters go} from space 1 back to the supply."),
    "grow": say(
        "A new cult hex lies on {hex:Hex}; its village has {number:Number|cult hex|cult hexes}."
    ),
    "huts": say("Their huts bring the players glory: {glory:Tally}."),
    "increase": say("{seat:Seat} moves to step {step:Number} of movement."),
    "influence": say("{seat:Seat} gets {number:Number} influence."),
    "influence short": say("The supply has {number:Number} of {wanted:Number} influence left."),
    "lap": say("{seat:Seat} passes the start of the glory track: {glory:Number} glory."),
    "later choice": say("{seat:Seat} chooses {action:Action} and places {cost:Number} influence."),
    "leave hut": say("The canoe leaves its hut on {canoe:Hex}, which is a step."),
    "loss": say("All shells and fish move one space to the left."),
    "majority": say("{seat:Seat} has the majority and gets {glory:Number} glory."),
    "many fishermen": say(
        "For {fishermen:Number} fishermen {seat:Seat} rolls {number:Number} dice at most."
    ),
    "marked": say("{seat:Seat} is the first to choose {action:Action}: a marker lies there."),
    "movement": say("That is {more:Number} more: canoes of {seat:Seat} move {movement:Number}."),
    "no dice": say("{seat:Seat} fishes without dice: {fishermen:Number} for the fishermen."),
    "nobody": say("Nobody has anything in the village: nobody gets glory."),
    "one village": say("The canoe on {canoe:Hex} fishes at the village of {hex:Hex} alone."),
    "others wait": say("{seat:Seat} has moved {number:Number|canoe|canoes}, to act afterwards."),
    "own hut": say("The hut is {seat:Seat}'s own: it pays nothing."),
    "pass": say("{seat:Seat} passes."),
    "pay": say("{seat:Seat} pays {price:Number} with the shells {shells:Track}."),
    "phase over": say("All have passed."),
    "pieces": say(
        f"Each player has {HUTS} huts, {CANOES} canoes and {FISHERMEN} fishermen to play with."
    ),
    "price": say("The hut costs {price:Number}."),
    "ready": say("{seat:Seat} has decided."),
    "reminder": say("A counter marks the village of {hex:Hex}."),
    "return": say("{seat:Seat} returns {number:Number} influence."),
    "reveal": say("All show the influence they add: {influence:Tally}."),
    "roll": say("{seat:Seat} rolls {number:Number|die|dice} for the canoe on {canoe:Hex}."),
    "round": say("Round {round:Number} begins."),
    "sacrifice": say("{seat:Seat} has taken no action: a sacrifice."),
    "sail": say("{seat:Seat} moves a canoe from {canoe:Hex} to {to:Hex}."),
    "sale": say("{owner:Seat}'s hut pays {seat:Seat} shells on {shells:Track}."),
    "sale short": say("The supply has no more shells."),
    "share": say("{seats:Seats} have most glory and share the victory: {glory:Number} each."),
    "sink": say("The canoe of {other:Seat} on {hex:Hex} is sunk."),
    "sinking cost": say("That costs {seat:Seat} {glory:Number} glory."),
    "sit": say("{seats:Seats} sit down."),
    "starting hut": say("{seat:Seat} places a {kind:HutKind} hut on {hex:Hex}."),
    "starting kind": say("{seat:Seat} begins with a {kind:HutKind} hut there."),
    "stock": say(
        "Each player takes {shells:Number} shells on 5, {fish:Number} fish on "
        "{space:Number} and "
        "{influence:Number} influence."
    ),
    "supplies": say(
        "The supplies hold {goods:Number} fish and shells, and {influence:Number} influence."
    ),
    "tied": say("{seats:Seats} tie for the majority and get {glory:Number} glory each."),
    "totals": say("The players have {totals:Tally} in the village."),
    "tracks": say("On each display a track of spaces 1 to 5 holds shells and fish."),
    "turn": say("It is the turn of {seat:Seat}."),
    "turns": say("The turns are taken in the order {order:Order}."),
    "village": say("{seat:Seat} has the village of {hex:Hex} scored."),
    "villages": say("There are {number:Number} villages."),
    "without both": say("{seat:Seat} fishes at {hex:Hex} without god or fisherman."),
    "win": say("{seats:Seats} wins with {glory:Number} glory."),
}
sentence = Sentences(KINDS).sentence
