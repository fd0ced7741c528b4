"""The phrases of kaivai as literal text, for an editor; written by `make phrases`.

Nothing of this is run. What does as a phrase says is named below it.
"""

from pytest_bdd import given, then, when
from pytest_bdd.parsers import parse


@given(parse("it is the turn of {seat:Seat}"))
def given_it_is_the_turn_of_seat() -> None:
    """A player has to choose an action, or to pass.

    steps.kaivai.turn_of
    """


@given(parse("the actions hold"))
def given_the_actions_hold() -> None:
    """The influence that lies on the actions; on those without a row there is none.

    steps.kaivai.actions_hold
    """


@given(parse("the added influence is {tally:Tally}"))
def given_the_added_influence_is_tally() -> None:
    """The added influence as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the added influence of {seat:Seat} is {number:Number}"))
def given_the_added_influence_of_seat_is_number() -> None:
    """The added influence of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the bid of {seat:Seat} is {number:Number}"))
def given_the_bid_of_seat_is_number() -> None:
    """The bid of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the bids are {tally:Tally}"))
def given_the_bids_are_tally() -> None:
    """The bid as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the board has"))
def given_the_board_has() -> None:
    """What lies there beside what has been told; the usual ten cult hexes always do.

    steps.kaivai.board_has
    """


@given(parse("the board is without {hexes:Hexes}"))
def given_the_board_is_without_hexes() -> None:
    """A board of one's own: that of the game but for these hexes.

    steps.kaivai.board_without
    """


@given(parse("the cult hexes are {hexes:Hexes}"))
def given_the_cult_hexes_are_hexes() -> None:
    """All cult hexes, the printed ones too.

    steps.kaivai.cult_hexes_are
    """


@given(parse("the cult pieces left are {number:Number}"))
def given_the_cult_pieces_left_are_number() -> None:
    """The cult pieces left as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the dice are {dice:Dice}"))
def given_the_dice_are_dice() -> None:
    """The dice as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the fish are {tracks:Tracks}"))
def given_the_fish_are_tracks() -> None:
    """The fish as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the fish of {seat:Seat} are {track:Track}"))
def given_the_fish_of_seat_are_track() -> None:
    """The fish of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the fisherman's god is {hex:Hex}"))
def given_the_fisherman_s_god_is_hex() -> None:
    """The fisherman's god as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the glory is {tally:Tally}"))
def given_the_glory_is_tally() -> None:
    """The glory as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the glory of {seat:Seat} is {number:Number}"))
def given_the_glory_of_seat_is_number() -> None:
    """The glory of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the goods left are {number:Number}"))
def given_the_goods_left_are_number() -> None:
    """The goods left as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the influence is {tally:Tally}"))
def given_the_influence_is_tally() -> None:
    """The influence as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the influence left is {number:Number}"))
def given_the_influence_left_is_number() -> None:
    """The influence left as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the influence of {seat:Seat} is {number:Number}"))
def given_the_influence_of_seat_is_number() -> None:
    """The influence of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the order is {order:Order}"))
def given_the_order_is_order() -> None:
    """The order as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the price due is {number:Number}"))
def given_the_price_due_is_number() -> None:
    """The price due as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the round is {number:Number}"))
def given_the_round_is_number() -> None:
    """The round as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the shells are {tracks:Tracks}"))
def given_the_shells_are_tracks() -> None:
    """The shells as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the shells of {seat:Seat} are {track:Track}"))
def given_the_shells_of_seat_are_track() -> None:
    """The shells of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the steps of movement are {tally:Tally}"))
def given_the_steps_of_movement_are_tally() -> None:
    """The steps of movement as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the steps of movement of {seat:Seat} are {number:Number}"))
def given_the_steps_of_movement_of_seat_are_number() -> None:
    """The steps of movement of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the supply has nothing left for {action:Action}"))
def given_the_supply_has_nothing_left_for_action() -> None:
    """An action was chosen first while no influence was left: it is marked instead.

    steps.kaivai.marked
    """


@given(parse("the turn is {seat:Seat}"))
def given_the_turn_is_seat() -> None:
    """The turn as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the village that is scored is {hex:Hex}"))
def given_the_village_that_is_scored_is_hex() -> None:
    """The village that is scored as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the villages are to be scored"))
def given_the_villages_are_to_be_scored() -> None:
    """All rounds are over, and huts have given their glory.

    steps.kaivai.to_be_scored
    """


@given(parse("the villages of {hexes:Hexes} have been scored"))
def given_the_villages_of_hexes_have_been_scored() -> None:
    """Each of these hexes is of a village that is done.

    steps.kaivai.have_been_scored
    """


@given(parse("{seat:Seat} has acted"))
def given_seat_has_acted() -> None:
    """A player has chosen an action in this round.

    steps.kaivai.has_acted
    """


@given(parse("{seat:Seat} has chosen to {move:Move}"))
@given(parse("{seat:Seat} hat {move:Move} gewählt"))
def given_seat_has_chosen_to_move() -> None:
    """A move that a player has made before anything happens, and what a When leaves of one.

    steps.seating.has_chosen
    """


@given(parse("{seat:Seat} has chosen {action:Action}"))
def given_seat_has_chosen_action() -> None:
    """A player has chosen an action before anything happens.

    steps.kaivai.has_chosen_action
    """


@given(parse("{seat:Seat} has passed"))
def given_seat_has_passed() -> None:
    """A player who takes no more turns in this round.

    steps.kaivai.has_passed
    """


@given(parse("{seats:Seats} have passed"))
def given_seats_have_passed() -> None:
    """Players who take no more turns in this round.

    steps.kaivai.have_passed
    """


@given(parse("{seats:Seats} play Kaivai"))
@given(parse("{seats:Seats} spielen Kaivai"))
def given_seats_play_kaivai() -> None:
    """Players at the table, before anything has happened.

    steps.seating.play
    """


@given(parse("{seats:Seats} play Kaivai by {edition:Edition}"))
@given(parse("{seats:Seats} spielen Kaivai nach {edition:Edition}"))
def given_seats_play_kaivai_by_edition() -> None:
    """Players at the table, before anything has happened, by one of the texts.

    steps.seating.play_by
    """


@when(parse("the game ends"))
def when_the_game_ends() -> None:
    """The last round is over: huts give their glory.

    steps.kaivai.game_ends
    """


@when(parse("the round ends"))
def when_the_round_ends() -> None:
    """All have passed: what has value loses some of it, and the next round begins.

    steps.kaivai.round_ends
    """


@when(parse("the table is counted"))
def when_the_table_is_counted() -> None:
    """Somebody checks whether such a table can stand, as the referee does.

    steps.kaivai.counted
    """


@when(parse("{seat:Seat} chooses to {move:Move}"))
def when_seat_chooses_to_move() -> None:
    """A player's move, as the notation writes it.

    steps.seating.chooses
    """


@when(parse("{seat:Seat} chooses {action:Action}"))
def when_seat_chooses_action() -> None:
    """A player chooses an action.

    steps.kaivai.chooses_action
    """


@when(parse("{seats:Seats} start a game of Kaivai"))
def when_seats_start_a_game_of_kaivai() -> None:
    """A new game begins.

    steps.seating.start
    """


@then(parse("round {number:Number} begins"))
def then_round_number_begins() -> None:
    """Bids and the influence on actions are gone, and nobody has acted or passed.

    steps.kaivai_then_table.round_begins
    """


@then(parse("the added influence is {now:Now} {tally:Tally}"))
def then_the_added_influence_is_now_tally() -> None:
    """The added influence as the table shows now.

    steps.parts.then
    """


@then(parse("the added influence of {seat:Seat} is {now:Now} {number:Number}"))
def then_the_added_influence_of_seat_is_now_number() -> None:
    """The added influence of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the bid of {seat:Seat} is {now:Now} {number:Number}"))
def then_the_bid_of_seat_is_now_number() -> None:
    """The bid of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the bids are {now:Now} {tally:Tally}"))
def then_the_bids_are_now_tally() -> None:
    """The bid as the table shows now.

    steps.parts.then
    """


@then(parse("the board now also has"))
def then_the_board_now_also_has() -> None:
    """What has come onto the board.

    steps.kaivai_then_table.board_now_also_has
    """


@then(parse("the building cost of {seat:Seat} is {number:Number}"))
def then_the_building_cost_of_seat_is_number() -> None:
    """What a hut costs a player before the hexes of its village are counted.

    steps.kaivai_then_table.building_cost
    """


@then(parse("the canoe on {canoe:Hex} moves to {to:Hex}"))
def then_the_canoe_on_canoe_moves_to_to() -> None:
    """A canoe lies elsewhere and has acted with that; of one that was there nothing is left.

    steps.kaivai_then_table.canoe_moves
    """


@then(parse("the canoe on {hex:Hex} has acted"))
def then_the_canoe_on_hex_has_acted() -> None:
    """A canoe has done what it can do in this action.

    steps.kaivai_then_table.canoe_has_acted
    """


@then(parse("the canoe sails from {canoe:Hex} to {to:Hex}"))
def then_the_canoe_sails_from_canoe_to_to() -> None:
    """A canoe lies elsewhere, and has still to act; of one that was there nothing is left.

    steps.kaivai_then_table.canoe_sails
    """


@then(parse("the canoes of {seat:Seat} move up to {number:Number}"))
def then_the_canoes_of_seat_move_up_to_number() -> None:
    """How far each of a player's canoes moves before it acts.

    steps.kaivai_then_table.canoes_move
    """


@then(parse("the cult hexes are now {hexes:Hexes}"))
def then_the_cult_hexes_are_now_hexes() -> None:
    """All cult hexes, the printed ones too.

    steps.kaivai_then_table.cult_hexes_now
    """


@then(parse("the cult pieces left are {now:Now} {number:Number}"))
def then_the_cult_pieces_left_are_now_number() -> None:
    """The cult pieces left as the table shows now.

    steps.parts.then
    """


@then(parse("the dice are {now:Now} {dice:Dice}"))
def then_the_dice_are_now_dice() -> None:
    """The dice as the table shows now.

    steps.parts.then
    """


@then(parse("the fish are {now:Now} {tracks:Tracks}"))
def then_the_fish_are_now_tracks() -> None:
    """The fish as the table shows now.

    steps.parts.then
    """


@then(parse("the fish of {seat:Seat} are {now:Now} {track:Track}"))
def then_the_fish_of_seat_are_now_track() -> None:
    """The fish of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the fisherman's god is {now:Now} {hex:Hex}"))
def then_the_fisherman_s_god_is_now_hex() -> None:
    """The fisherman's god as the table shows now.

    steps.parts.then
    """


@then(parse("the glory is {now:Now} {tally:Tally}"))
def then_the_glory_is_now_tally() -> None:
    """The glory as the table shows now.

    steps.parts.then
    """


@then(parse("the glory of {seat:Seat} is {now:Now} {number:Number}"))
def then_the_glory_of_seat_is_now_number() -> None:
    """The glory of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the goods left are {now:Now} {number:Number}"))
def then_the_goods_left_are_now_number() -> None:
    """The goods left as the table shows now.

    steps.parts.then
    """


@then(parse("the huts on {hexes:Hexes} are now empty"))
def then_the_huts_on_hexes_are_now_empty() -> None:
    """Fish of these huts have gone into the supply.

    steps.kaivai_then_table.huts_empty
    """


@then(parse("the influence is {now:Now} {tally:Tally}"))
def then_the_influence_is_now_tally() -> None:
    """The influence as the table shows now.

    steps.parts.then
    """


@then(parse("the influence left is {now:Now} {number:Number}"))
def then_the_influence_left_is_now_number() -> None:
    """The influence left as the table shows now.

    steps.parts.then
    """


@then(parse("the influence of {seat:Seat} is {now:Now} {number:Number}"))
def then_the_influence_of_seat_is_now_number() -> None:
    """The influence of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the order is {now:Now} {order:Order}"))
def then_the_order_is_now_order() -> None:
    """The order as the table shows now.

    steps.parts.then
    """


@then(parse("the price due is {now:Now} {number:Number}"))
def then_the_price_due_is_now_number() -> None:
    """The price due as the table shows now.

    steps.parts.then
    """


@then(parse("the round is {now:Now} {number:Number}"))
def then_the_round_is_now_number() -> None:
    """The round as the table shows now.

    steps.parts.then
    """


@then(parse("the shells are {now:Now} {tracks:Tracks}"))
def then_the_shells_are_now_tracks() -> None:
    """The shells as the table shows now.

    steps.parts.then
    """


@then(parse("the shells of {seat:Seat} are worth {number:Number}"))
def then_the_shells_of_seat_are_worth_number() -> None:
    """What a player could pay.

    steps.kaivai_then_table.shells_worth
    """


@then(parse("the shells of {seat:Seat} are {now:Now} {track:Track}"))
def then_the_shells_of_seat_are_now_track() -> None:
    """The shells of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the steps of movement are {now:Now} {tally:Tally}"))
def then_the_steps_of_movement_are_now_tally() -> None:
    """The steps of movement as the table shows now.

    steps.parts.then
    """


@then(parse("the steps of movement of {seat:Seat} are {now:Now} {number:Number}"))
def then_the_steps_of_movement_of_seat_are_now_number() -> None:
    """The steps of movement of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the supply has nothing left for {action:Action}"))
def then_the_supply_has_nothing_left_for_action() -> None:
    """An action is chosen first while no influence is left: it is marked instead.

    steps.kaivai_then_table.marked
    """


@then(parse("the supply pays for {action:Action}, which {seat:Seat} has chosen"))
def then_the_supply_pays_for_action_which_seat_has_chosen() -> None:
    """The first choice of an action: a counter of the supply lies there.

    steps.kaivai_then_table.chosen_free
    """


@then(parse("the totals are {tally:Tally}"))
def then_the_totals_are_tally() -> None:
    """What the players have in the village that is scored, with what they add.

    steps.kaivai_then_table.totals_are
    """


@then(parse("the turn is {now:Now} {seat:Seat}"))
def then_the_turn_is_now_seat() -> None:
    """The turn as the table shows now.

    steps.parts.then
    """


@then(parse("the village of {hex:Hex} has been scored"))
def then_the_village_of_hex_has_been_scored() -> None:
    """A counter of the supply reminds of it, and nothing that was added lies there.

    steps.kaivai_then_table.village_scored
    """


@then(parse("the village that is scored is {now:Now} {hex:Hex}"))
def then_the_village_that_is_scored_is_now_hex() -> None:
    """The village that is scored as the table shows now.

    steps.parts.then
    """


@then(parse("there are now {number:Number} villages"))
def then_there_are_now_number_villages() -> None:
    """Groups of huts and cult hexes that no water parts.

    steps.kaivai_then_table.villages_now
    """


@then(parse("{seat:Seat} builds a {kind:HutKind} hut on {hex:Hex} for {price:Number}"))
def then_seat_builds_a_kind_hut_on_hex_for_price() -> None:
    """A hut stands there and has still to be paid; on that of a canoe-builder a new canoe.

    steps.kaivai_then.builds
    """


@then(parse("{seat:Seat} gains {number:Number} glory"))
def then_seat_gains_number_glory() -> None:
    """More glory than before.

    steps.kaivai_then.gains_glory
    """


@then(parse("{seat:Seat} has acted"))
def then_seat_has_acted() -> None:
    """A player has chosen an action in this round.

    steps.kaivai_then.has_acted
    """


@then(parse("{seat:Seat} has passed"))
def then_seat_has_passed() -> None:
    """A player takes no more turns in this round.

    steps.kaivai_then.has_passed
    """


@then(parse("{seat:Seat} has {huts:Number} huts, {canoes:Number} canoes and {fishermen:Number} fishermen left"))
def then_seat_has_huts_huts_canoes_canoes_and_fishermen_fishermen_left() -> None:
    """The pieces of a player that are not on the board.

    steps.kaivai_then.has_left
    """


@then(parse("{seat:Seat} lays the fish {fish:Track} on {hex:Hex}"))
def then_seat_lays_the_fish_fish_on_hex() -> None:
    """Fish go from a display to a hut.

    steps.kaivai_then.lays_fish
    """


@then(parse("{seat:Seat} loses {number:Number} glory"))
def then_seat_loses_number_glory() -> None:
    """Less glory than before.

    steps.kaivai_then.loses_glory
    """


@then(parse("{seat:Seat} pays the shells {shells:Track}"))
def then_seat_pays_the_shells_shells() -> None:
    """Shells go into the supply, and nothing is due any more.

    steps.kaivai_then.pays_shells
    """


@then(parse("{seat:Seat} pays the shells {shells:Track} and gets {change:Track} back"))
def then_seat_pays_the_shells_shells_and_gets_change_back() -> None:
    """Shells go into the supply and one of it comes back; nothing is due any more.

    steps.kaivai_then.pays_with_change
    """


@then(parse("{seat:Seat} pays {number:Number} influence for {action:Action}"))
def then_seat_pays_number_influence_for_action() -> None:
    """A later choice of an action: own counters lie there too.

    steps.kaivai_then.pays_influence
    """


@then(parse("{seat:Seat} returns {number:Number} influence"))
def then_seat_returns_number_influence() -> None:
    """Counters go into the supply.

    steps.kaivai_then.returns_influence
    """


@then(parse("{seat:Seat} rolls {dice:Dice}"))
def then_seat_rolls_dice() -> None:
    """Dice show these faces, the biggest die first.

    steps.kaivai_then.rolls
    """


@then(parse("{seat:Seat} takes the fish {fish:Track}"))
def then_seat_takes_the_fish_fish() -> None:
    """Fish come from the supply, to these spaces.

    steps.kaivai_then.takes_fish
    """


@then(parse("{seat:Seat} takes the shells {shells:Track}"))
def then_seat_takes_the_shells_shells() -> None:
    """Shells come from the supply, to these spaces.

    steps.kaivai_then.takes_shells
    """


@then(parse("{seat:Seat} takes {number:Number} influence"))
def then_seat_takes_number_influence() -> None:
    """Counters come from the supply.

    steps.kaivai_then.takes_influence
    """
