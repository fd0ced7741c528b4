"""The kinds of events of Kaivai, and the sentence that tells each."""

from collections.abc import Mapping

from atoll.kaivai.components import CANOES, FISHERMEN, HUTS
from atoll.kaivai.fields import say
from atoll.table.phrases import Phrase

KINDS: Mapping[str, Phrase] = {
    "allowance": say("By a bid of {bid:Number} canoes move {movement:Number}."),
    "apart": say("Three water hexes at least lie between a base and any other."),
    "arrive": say("{seat:Seat} brings the fisherman's god onto {hex:Hex}.", owns="god turn"),
    "back": say(
        "{number:Number} influence on actions goes back to the supply.",
        owns="spaces marked influence_left influence passed bids",
    ),
    "bases": say("The two further bases are {hexes:Hexes}.", owns="cult"),
    "bid": say("{seat:Seat} bids {bid:Number}.", owns="bids shells influence turn=kaivai_2_3"),
    "bidding order": say("The bids are made in the order {order:Order}.", owns="order turn"),
    "bonus": say("{seat:Seat} gets {bonus:Number} glory for {number:Number} fish.", owns="glory"),
    "build": say(
        "{seat:Seat} builds a {kind:HutKind} hut on {hex:Hex}.",
        owns="huts influence=kaivai_6_10 influence_left=kaivai_6_10",
    ),
    "canoe": say("A new canoe of {seat:Seat} is on the hut on {hex:Hex}.", owns="canoes"),
    "catch": say(
        "The canoe on {canoe:Hex} brings {seat:Seat} {fish:Number} fish.",
        owns="fish=? goods_left=?",
    ),
    "celebrate": say(
        "{seat:Seat} celebrates in the village of {hex:Hex}.", owns="canoes turn glory=kaivai_10_3"
    ),
    "change": say(
        "{seat:Seat} gets a shell on {space:Number} as change.", owns="shells goods_left"
    ),
    "chooser": say("{seat:Seat} has least glory and chooses the next village.", owns="turn"),
    "cult pieces": say(
        "{number:Number} cult pieces are left, one for each round.", owns="cult_left"
    ),
    "deliver": say(
        "{seat:Seat} delivers {number:Number} fish to the hut on {hex:Hex}.", owns="huts fish"
    ),
    "drawn": say("The first bids are made in the order {order:Order}, by luck.", owns="order turn"),
    "eaten": say("{number:Number|fish goes|fish go} back to the supply.", owns="huts goods_left"),
    "end": say("After round {round:Number} the game ends.", owns="round glory"),
    "faces": say("The dice show {faces:Dice}."),
    "feast": say("The fish on their huts bring the players glory: {glory:Tally}.", owns="glory"),
    "field": say("The field has the cult hexes {hexes:Hexes}.", owns="cult"),
    "first choice": say(
        "{seat:Seat} is the first to choose {action:Action}, for nothing.",
        owns="spaces influence influence_left turn=kaivai_4_1",
    ),
    "fish short": say(
        "The supply has too few counters: {fish:Number} fish are caught.", owns="fish goods_left"
    ),
    "fisherman": say("A fisherman of {seat:Seat} is on the hut on {hex:Hex}."),
    "god": say("{seat:Seat} moves the fisherman's god onto {hex:Hex}.", owns="god cult turn"),
    "god stays": say(
        "No other village can be enlarged: the fisherman's god stays.",
        owns="god cult cult_left influence turn",
    ),
    "god's die": say("The fisherman's god is one more die for {seat:Seat}."),
    "god's fish": say(
        "The fisherman's god gives the canoe on {canoe:Hex} a fish.", owns="fish goods_left"
    ),
    "gone": say(
        "{number:Number|counter goes|counters go} from space 1 back to the supply.",
        owns="shells fish goods_left",
    ),
    "grow": say(
        "A new cult hex lies on {hex:Hex}; its village has {number:Number|cult hex|cult hexes}.",
        owns="cult cult_left influence=kaivai_3_7 influence_left=kaivai_3_7",
    ),
    "huts": say("Their huts bring the players glory: {glory:Tally}.", owns="glory"),
    "increase": say("{seat:Seat} moves to step {step:Number} of movement.", owns="increase"),
    "influence": say(
        "{seat:Seat} gets {number:Number} influence.", owns="influence=? influence_left=?"
    ),
    "influence short": say(
        "The supply has {number:Number} of {wanted:Number} influence left.",
        owns="influence influence_left",
    ),
    "lap": say(
        "{seat:Seat} passes the start of the glory track: {glory:Number} glory.", owns="glory=?"
    ),
    "later choice": say(
        "{seat:Seat} chooses {action:Action} and places {cost:Number} influence.",
        owns="spaces influence influence_left turn=kaivai_4_1",
    ),
    "leave hut": say("The canoe leaves its hut on {canoe:Hex}, which is a step."),
    "loss": say("All shells and fish move one space to the left.", owns="shells fish huts"),
    "majority": say("{seat:Seat} has the majority and gets {glory:Number} glory.", owns="glory"),
    "many fishermen": say(
        "For {fishermen:Number} fishermen {seat:Seat} rolls {number:Number} dice at most."
    ),
    "marked": say(
        "{seat:Seat} is the first to choose {action:Action}: a marker lies there.",
        owns="marked spaces influence influence_left turn=kaivai_4_1",
    ),
    "movement": say("That is {more:Number} more: canoes of {seat:Seat} move {movement:Number}."),
    "no dice": say(
        "{seat:Seat} fishes without dice: {fishermen:Number} for the fishermen.",
        owns="fish goods_left",
    ),
    "nobody": say("Nobody has anything in the village: nobody gets glory.", owns="glory"),
    "one village": say("The canoe on {canoe:Hex} fishes at the village of {hex:Hex} alone."),
    "others wait": say(
        "{seat:Seat} has moved {number:Number|canoe|canoes}, to act afterwards.", owns="sailed"
    ),
    "own hut": say(
        "The hut is {seat:Seat}'s own: it pays nothing.", owns="shells goods_left glory"
    ),
    "pass": say(
        "{seat:Seat} passes.",
        owns="passed turn=kaivai_4_1 influence=kaivai_12_1 influence_left=kaivai_12_1",
    ),
    "pay": say(
        "{seat:Seat} pays {price:Number} with the shells {shells:Track}.",
        owns="shells goods_left due influence=kaivai_6_10 influence_left=kaivai_6_10",
    ),
    "phase over": say("All have passed.", owns="turn passed"),
    "pieces": say(
        f"Each player has {HUTS} huts, {CANOES} canoes and {FISHERMEN} fishermen to play with.",
        owns="huts canoes",
    ),
    "price": say("The hut costs {price:Number}.", owns="due shells=kaivai_6_6"),
    "ready": say(
        "{seat:Seat} has decided.", owns="added influence=kaivai_14_6 influence_left=kaivai_14_6"
    ),
    "reminder": say(
        "A counter marks the village of {hex:Hex}.", owns="scored influence_left village"
    ),
    "return": say(
        "{seat:Seat} returns {number:Number} influence.", owns="influence influence_left"
    ),
    "reveal": say("All show the influence they add: {influence:Tally}.", owns="added"),
    "roll": say("{seat:Seat} rolls {number:Number|die|dice} for the canoe on {canoe:Hex}."),
    "round": say("Round {round:Number} begins.", owns="round bids=kaivai_13_3"),
    "sacrifice": say("{seat:Seat} has taken no action: a sacrifice."),
    "sail": say(
        "{seat:Seat} moves a canoe from {canoe:Hex} to {to:Hex}.", owns="canoes sailed done"
    ),
    "sale": say(
        "{owner:Seat}'s hut pays {seat:Seat} shells on {shells:Track}.",
        owns="shells=? goods_left=? glory",
    ),
    "sale short": say("The supply has no more shells.", owns="shells goods_left"),
    "share": say("{seats:Seats} have most glory and share the victory: {glory:Number} each."),
    "sink": say("The canoe of {other:Seat} on {hex:Hex} is sunk.", owns="canoes"),
    "sinking cost": say("That costs {seat:Seat} {glory:Number} glory.", owns="glory"),
    "sit": say("{seats:Seats} sit down."),
    "starting hut": say(
        "{seat:Seat} places a {kind:HutKind} hut on {hex:Hex}.", owns="huts shells turn"
    ),
    "starting kind": say("{seat:Seat} begins with a {kind:HutKind} hut there.", owns="canoes"),
    "stock": say(
        "Each player takes {shells:Number} shells on 5, {fish:Number} fish on "
        "{space:Number} and "
        "{influence:Number} influence.",
        owns="shells fish influence glory increase",
    ),
    "supplies": say(
        "The supplies hold {goods:Number} fish and shells, and {influence:Number} influence.",
        owns="goods_left influence_left",
    ),
    "tied": say(
        "{seats:Seats} tie for the majority and get {glory:Number} glory each.", owns="glory"
    ),
    "totals": say(
        "The players have {totals:Tally} in the village.",
        owns="glory influence=kaivai_14_6 influence_left=kaivai_14_6",
    ),
    "tracks": say("On each display a track of spaces 1 to 5 holds shells and fish."),
    "turn": say("It is the turn of {seat:Seat}.", owns="turn sailed done"),
    "turns": say("The turns are taken in the order {order:Order}.", owns="order turn"),
    "village": say("{seat:Seat} has the village of {hex:Hex} scored.", owns="village turn"),
    "villages": say("There are {number:Number} villages."),
    "without both": say("{seat:Seat} fishes at {hex:Hex} without god or fisherman."),
    "win": say("{seats:Seats} wins with {glory:Number} glory."),
}
