"""The phrases of fiji as literal text, for an editor; written by `make phrases`.

Nothing of this is run. What does as a phrase says is named below it.
"""

from pytest_bdd import given, then, when
from pytest_bdd.parsers import parse


@given(parse("another round follows"))
def given_another_round_follows() -> None:
    """There are cards for one more round: other rows than lie there now, and the same goals.

    steps.fiji.round_follows
    """


@given(parse("it is exchange {exchange:Number} of round {round:Number}"))
def given_it_is_exchange_exchange_of_round_round() -> None:
    """How far the game is.

    steps.fiji.exchange_of_round
    """


@given(parse("row {row:Number} has been analysed"))
@given(parse("Reihe {row:Number} ist ausgewertet"))
def given_row_row_has_been_analysed() -> None:
    """A row is played, up to the choice of its executor.

    steps.fiji.row_done
    """


@given(parse("row {row:Number} is {condition:Condition}, {effect:Effect}"))
def given_row_row_is_condition_effect() -> None:
    """One row of the four.

    steps.fiji.row_is
    """


@given(parse("rows 1 to {row:Number} have been analysed"))
@given(parse("Reihe 1 bis {row:Number} sind ausgewertet"))
def given_rows_1_to_row_have_been_analysed() -> None:
    """Rows from the top are behind the players: what they leave, the rules have left.

    steps.fiji.rows_done
    """


@given(parse("the beads set aside are {beadsbyseat:BeadsBySeat}"))
def given_the_beads_set_aside_are_beadsbyseat() -> None:
    """The set aside as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the chooser is {seat:Seat}"))
def given_the_chooser_is_seat() -> None:
    """The chooser as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the conditions are {conditions:Conditions}"))
def given_the_conditions_are_conditions() -> None:
    """The conditions as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the deck has {conditions:Number} conditions and {effects:Number} effects"))
def given_the_deck_has_conditions_conditions_and_effects_effects() -> None:
    """A deck that is not whole.

    steps.fiji.part_of_the_deck
    """


@given(parse("the effects are {effects:Effects}"))
def given_the_effects_are_effects() -> None:
    """The effects as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the exchange is {number:Number}"))
def given_the_exchange_is_number() -> None:
    """The exchange as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the goals are {goals:Goals}"))
@given(parse("die Ziele sind {goals:Goals}"))
def given_the_goals_are_goals() -> None:
    """The goals as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the hand of {seat:Seat} is {beads:Beads}"))
def given_the_hand_of_seat_is_beads() -> None:
    """The hand of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the hands are"))
@given(parse("die Hände sind"))
def given_the_hands_are() -> None:
    """The beads behind the screens; a player who has no row keeps what they hold.

    steps.fiji.hands
    """


@given(parse("the hands are {beadsbyseat:BeadsBySeat}"))
def given_the_hands_are_beadsbyseat() -> None:
    """The hand as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the heads are {tally:Tally}"))
def given_the_heads_are_tally() -> None:
    """The heads as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the heads of {seat:Seat} are {number:Number}"))
def given_the_heads_of_seat_are_number() -> None:
    """The heads of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the next round has"))
def given_the_next_round_has() -> None:
    """The rows and goals of the round after this one.

    steps.fiji.next_round_has
    """


@given(parse("the offer of {seat:Seat} is {beads:Beads}"))
def given_the_offer_of_seat_is_beads() -> None:
    """The offer of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the offers are"))
@given(parse("die Gebote sind"))
def given_the_offers_are() -> None:
    """All offers, shown; the first row is next.

    steps.fiji.offers_are
    """


@given(parse("the offers are {beadsbyseat:BeadsBySeat}"))
def given_the_offers_are_beadsbyseat() -> None:
    """The offer as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the round is {number:Number}"))
def given_the_round_is_number() -> None:
    """The round as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the rows are"))
@given(parse("die Auslage ist"))
def given_the_rows_are() -> None:
    """All four rows, from top to bottom: a condition and an effect each.

    steps.fiji.rows
    """


@given(parse("the set aside of {seat:Seat} is {beads:Beads}"))
def given_the_set_aside_of_seat_is_beads() -> None:
    """The set aside of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the supply is {beads:Beads}"))
@given(parse("der Vorrat ist {beads:Beads}"))
def given_the_supply_is_beads() -> None:
    """The supply as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("{seat:Seat} has chosen to {move:Move}"))
@given(parse("{seat:Seat} hat {move:Move} gewählt"))
def given_seat_has_chosen_to_move() -> None:
    """A move that a player has made before anything happens, and what a When leaves of one.

    steps.seating.has_chosen
    """


@given(parse("{seat:Seat} has offered {beads:Beads}"))
def given_seat_has_offered_beads() -> None:
    """An offer that is in the fist already.

    steps.fiji.has_offered
    """


@given(parse("{seat:Seat} has set aside {beads:Beads}"))
def given_seat_has_set_aside_beads() -> None:
    """Beads that one of two players has put out of the round.

    steps.fiji.has_set_aside
    """


@given(parse("{seat:Seat} keeps the offer"))
def given_seat_keeps_the_offer() -> None:
    """A player has executed the keep card in this exchange.

    steps.fiji.keeps
    """


@given(parse("{seats:Seats} play Fiji"))
@given(parse("{seats:Seats} spielen Fiji"))
def given_seats_play_fiji() -> None:
    """Players at the table, before anything has happened.

    steps.seating.play
    """


@given(parse("{seats:Seats} play Fiji by {edition:Edition}"))
@given(parse("{seats:Seats} spielen Fiji nach {edition:Edition}"))
def given_seats_play_fiji_by_edition() -> None:
    """Players at the table, before anything has happened, by one of the texts.

    steps.seating.play_by
    """


@when(parse("row {row:Number} is analysed"))
@when(parse("Reihe {row:Number} ausgewertet wird"))
def when_row_row_is_analysed() -> None:
    """One row of the shown offers, and no more.

    steps.fiji.analyse_row
    """


@when(parse("the next round is dealt"))
def when_the_next_round_is_dealt() -> None:
    """The heads are distributed; a new round begins.

    steps.fiji.next_round
    """


@when(parse("the offers are analysed"))
def when_the_offers_are_analysed() -> None:
    """All four rows and the payment, up to the next decision.

    steps.fiji.analyse
    """


@when(parse("the offers are paid"))
@when(parse("die Gebote bezahlt werden"))
def when_the_offers_are_paid() -> None:
    """The fourth row is done.

    steps.fiji.pay
    """


@when(parse("the offers are shown"))
@when(parse("die Gebote aufgedeckt werden"))
def when_the_offers_are_shown() -> None:
    """All fists are opened.

    steps.fiji.show
    """


@when(parse("the round is scored"))
@when(parse("die Runde gewertet wird"))
def when_the_round_is_scored() -> None:
    """The third exchange is done.

    steps.fiji.score
    """


@when(parse("the table is counted"))
def when_the_table_is_counted() -> None:
    """Somebody checks whether a game can come to such a table, as the referee does.

    steps.fiji.count
    """


@when(parse("{seat:Seat} chooses to {move:Move}"))
def when_seat_chooses_to_move() -> None:
    """A player's move, as the notation writes it.

    steps.seating.chooses
    """


@when(parse("{seat:Seat} {beads:Beads} bietet"))
def when_seat_beads_bietet() -> None:
    """A player's offer.

    steps.fiji.bids
    """


@when(parse("{seats:Seats} start a game of Fiji"))
def when_seats_start_a_game_of_fiji() -> None:
    """A new game begins.

    steps.seating.start
    """


@then(parse("each player now holds {beads:Beads}"))
def then_each_player_now_holds_beads() -> None:
    """The same beads behind every screen.

    steps.fiji_then.each_holds
    """


@then(parse("every offer is {low:Number} to {high:Number} beads"))
@then(parse("hat jedes Gebot {low:Number} bis {high:Number} Glassteine"))
def then_every_offer_is_low_to_high_beads() -> None:
    """The sizes of the offers on the table, and that the rules allow nothing else.

    steps.fiji_then.offer_sizes
    """


@then(parse("everyone pays"))
@then(parse("bezahlen alle"))
def then_everyone_pays() -> None:
    """All offers that nobody keeps go into the supply.

    steps.fiji_then.everyone_pays
    """


@then(parse("everyone will pay"))
@then(parse("alle werden bezahlen"))
def then_everyone_will_pay() -> None:
    """Nobody keeps an offer so far.

    steps.fiji_then.everyone_will_pay
    """


@then(parse("exchange {exchange:Number} begins"))
@then(parse("Tausch {exchange:Number} beginnt"))
def then_exchange_exchange_begins() -> None:
    """The next exchange of the round.

    steps.fiji_then.exchange_begins
    """


@then(parse("nobody executes the card"))
@then(parse("niemand führt die Karte aus"))
def then_nobody_executes_the_card() -> None:
    """All players are cancelled.

    steps.fiji_then.nobody_executes
    """


@then(parse("nobody takes heads for {goal:Goal}"))
def then_nobody_takes_heads_for_goal() -> None:
    """Two players are equal in this goal.

    steps.fiji_then.goal_tied
    """


@then(parse("round {round:Number} begins"))
def then_round_round_begins() -> None:
    """A new round has been dealt: the cards that lay on top of the stacks.

    steps.fiji_then.round_begins
    """


@then(parse("the beads set aside are {now:Now} {beadsbyseat:BeadsBySeat}"))
def then_the_beads_set_aside_are_now_beadsbyseat() -> None:
    """The set aside as the table shows now.

    steps.parts.then
    """


@then(parse("the box still holds {beads:Beads}"))
def then_the_box_still_holds_beads() -> None:
    """The beads that nobody needs in this game.

    steps.fiji_then.box_holds
    """


@then(parse("the card shows {hands:Hands}, so it asks for the {most:Most}"))
def then_the_card_shows_hands_so_it_asks_for_the_most() -> None:
    """What the hands on the condition of the row mean: two the most, one the fewest.

    steps.fiji_then.asks_for
    """


@then(parse("the chooser is {now:Now} {seat:Seat}"))
def then_the_chooser_is_now_seat() -> None:
    """The chooser as the table shows now.

    steps.parts.then
    """


@then(parse("the conditions are {now:Now} {conditions:Conditions}"))
def then_the_conditions_are_now_conditions() -> None:
    """The conditions as the table shows now.

    steps.parts.then
    """


@then(parse("the counts of {colours:Colours} are {counts:Tally}"))
@then(parse("zählen an {colours:Colours} {counts:Tally}"))
def then_the_counts_of_colours_are_counts() -> None:
    """What the condition of the row counts in each offer, and which colours it adds up.

    steps.fiji_then.counts_of
    """


@then(parse("the deck holds"))
def then_the_deck_holds() -> None:
    """Every card of the game, and how sure it is; the stacks hold just these.

    steps.fiji_then.deck_holds
    """


@then(parse("the effects are {now:Now} {effects:Effects}"))
def then_the_effects_are_now_effects() -> None:
    """The effects as the table shows now.

    steps.parts.then
    """


@then(parse("the exchange is {now:Now} {number:Number}"))
def then_the_exchange_is_now_number() -> None:
    """The exchange as the table shows now.

    steps.parts.then
    """


@then(parse("the goals are {now:Now} {goals:Goals}"))
@then(parse("die Ziele sind {now:Now} {goals:Goals}"))
def then_the_goals_are_now_goals() -> None:
    """The goals as the table shows now.

    steps.parts.then
    """


@then(parse("the hand of {seat:Seat} is {now:Now} {beads:Beads}"))
def then_the_hand_of_seat_is_now_beads() -> None:
    """The hand of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the hands are {now:Now} {beadsbyseat:BeadsBySeat}"))
def then_the_hands_are_now_beadsbyseat() -> None:
    """The hand as the table shows now.

    steps.parts.then
    """


@then(parse("the heads are {now:Now} {tally:Tally}"))
def then_the_heads_are_now_tally() -> None:
    """The heads as the table shows now.

    steps.parts.then
    """


@then(parse("the heads do not run out"))
def then_the_heads_do_not_run_out() -> None:
    """The box holds the heads of this round, or had run out before it.

    steps.fiji_then.heads_last
    """


@then(parse("the heads of {seat:Seat} are {now:Now} {number:Number}"))
def then_the_heads_of_seat_are_now_number() -> None:
    """The heads of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the heads run out"))
def then_the_heads_run_out() -> None:
    """More heads are taken than the box holds.

    steps.fiji_then.heads_run_out
    """


@then(parse("the offer of {seat:Seat} is {now:Now} {beads:Beads}"))
def then_the_offer_of_seat_is_now_beads() -> None:
    """The offer of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the offers are {now:Now} {beadsbyseat:BeadsBySeat}"))
def then_the_offers_are_now_beadsbyseat() -> None:
    """The offer as the table shows now.

    steps.parts.then
    """


@then(parse("the order is {order:Order}"))
@then(parse("ist die Reihenfolge {order:Order}"))
def then_the_order_is_order() -> None:
    """The ranking of the round, the first player first, equal players joined.

    steps.fiji_then.order_is
    """


@then(parse("the places are"))
@then(parse("die Plätze sind"))
def then_the_places_are() -> None:
    """The places of a round with their players, and the heads each of them takes.

    steps.fiji_then.places_are
    """


@then(parse("the round is {now:Now} {number:Number}"))
def then_the_round_is_now_number() -> None:
    """The round as the table shows now.

    steps.parts.then
    """


@then(parse("the rows are now"))
def then_the_rows_are_now() -> None:
    """The four rows, from top to bottom: a condition and an effect each.

    steps.fiji_then.rows_are
    """


@then(parse("the set aside of {seat:Seat} is {now:Now} {beads:Beads}"))
def then_the_set_aside_of_seat_is_now_beads() -> None:
    """The set aside of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the supply is {now:Now} {beads:Beads}"))
@then(parse("der Vorrat ist {now:Now} {beads:Beads}"))
def then_the_supply_is_now_beads() -> None:
    """The supply as the table shows now.

    steps.parts.then
    """


@then(parse("{heads:Heads} lie in the middle"))
def then_heads_lie_in_the_middle() -> None:
    """The heads nobody has taken yet.

    steps.fiji_then.heads_lie
    """


@then(parse("{number:Number} players are ranked"))
@then(parse("{number:Number} Spieler haben einen Platz"))
def then_number_players_are_ranked() -> None:
    """How many players the places of the round are for.

    steps.fiji_then.ranked
    """


@then(parse("{seat:Seat} executes the card"))
@then(parse("{seat:Seat} führt die Karte aus"))
def then_seat_executes_the_card() -> None:
    """The player whose count is the best left standing.

    steps.fiji_then.executes
    """


@then(parse("{seat:Seat} executes the card, alone with {number:Number}"))
@then(parse("{seat:Seat} führt die Karte aus, allein mit {number:Number}"))
def then_seat_executes_the_card_alone_with_number() -> None:
    """The player whose count is the best left standing, and that count.

    steps.fiji_then.executes_with
    """


@then(parse("{seat:Seat} executes the card, as {seats:Seats} cancel each other out"))
@then(parse("{seat:Seat} führt die Karte aus, da {seats:Seats} sich auspatten"))
def then_seat_executes_the_card_as_seats_cancel_each_other_out() -> None:
    """The player whose count is the best left standing, and those who stood before.

    steps.fiji_then.executes_as
    """


@then(parse("{seat:Seat} gets the offer back"))
def then_seat_gets_the_offer_back() -> None:
    """A kept offer goes back behind the screen, beside what the player may have taken.

    steps.fiji_then.offer_back
    """


@then(parse("{seat:Seat} has offered {beads:Beads}"))
def then_seat_has_offered_beads() -> None:
    """The beads in the fist of a player, or in front of the screen; `nothing` once they are paid.

    steps.fiji_then.has_offered
    """


@then(parse("{seat:Seat} has set aside {beads:Beads}"))
def then_seat_has_set_aside_beads() -> None:
    """The beads one of two players has put out of the round; `nothing` once they have come back.

    steps.fiji_then.has_set_aside
    """


@then(parse("{seat:Seat} has to choose"))
def then_seat_has_to_choose() -> None:
    """The player executes a card that leaves a choice, and nothing goes on before it.

    steps.fiji_then.has_to_choose
    """


@then(parse("{seat:Seat} keeps the offer"))
def then_seat_keeps_the_offer() -> None:
    """The offer will not be paid.

    steps.fiji_then.keeps
    """


@then(parse("{seat:Seat} leads on {goal:Goal} before {other:Seat}, goal {nth:Number}, for place {place:Number}"))
@then(parse("{seat:Seat} liegt bei {goal:Goal} vor {other:Seat}, Ziel {nth:Number}, auf Platz {place:Number}"))
def then_seat_leads_on_goal_before_other_goal_nth_for_place_place() -> None:
    """The goal that tells a player from the next one: the first on which they differ.

    steps.fiji_then.leads
    """


@then(parse("{seat:Seat} pays the offer after all"))
def then_seat_pays_the_offer_after_all() -> None:
    """The executor of the keep card does not make use of it.

    steps.fiji_then.declines
    """


@then(parse("{seat:Seat} sees that {seats:Seats} have offered"))
def then_seat_sees_that_seats_have_offered() -> None:
    """Whose offers are in the fist, which is no secret; anything more than that is one.

    steps.fiji_then.sees_ready
    """


@then(parse("{seat:Seat} sees {beads:Beads} in the {thing:Hidden}"))
def then_seat_sees_beads_in_the_thing() -> None:
    """Beads that are open: a hand, an offer or what has been set aside.

    steps.fiji_then.sees
    """


@then(parse("{seat:Seat} takes place {place:Number}"))
def then_seat_takes_place_place() -> None:
    """The place of one player in the round just scored.

    steps.fiji_then.takes_place
    """


@then(parse("{seat:Seat} takes {beads:Beads}"))
@then(parse("{seat:Seat} nimmt {beads:Beads}"))
def then_seat_takes_beads() -> None:
    """Beads go from the supply behind a screen; `nothing` where the supply lacks some.

    steps.fiji_then.takes
    """


@then(parse("{seat:Seat} takes {heads:Heads}"))
@then(parse("{seat:Seat} erhält {heads:Heads}"))
def then_seat_takes_heads() -> None:
    """Shrunken heads of this round.

    steps.fiji_then.takes_heads
    """


@then(parse("{seat:Seat} {now:Now} holds {beads:Beads}"))
def then_seat_now_holds_beads() -> None:
    """The beads behind a screen.

    steps.fiji_then.holds
    """


@then(parse("{seats:Seats} cancel each other out"))
@then(parse("{seats:Seats} patten sich aus"))
def then_seats_cancel_each_other_out() -> None:
    """Players with equal counts.

    steps.fiji_then.cancel
    """


@then(parse("{seats:Seats} each take {beads:Beads}"))
@then(parse("{seats:Seats} nehmen je {beads:Beads}"))
def then_seats_each_take_beads() -> None:
    """Each of several players takes the same from the supply.

    steps.fiji_then.each_take
    """


@then(parse("{seats:Seats} each take {heads:Heads}"))
def then_seats_each_take_heads() -> None:
    """Each of several players takes as many shrunken heads of this round.

    steps.fiji_then.each_take_heads
    """


@then(parse("{seats:Seats} patten sich mit je {number:Number} aus"))
def then_seats_patten_sich_mit_je_number_aus() -> None:
    """Players with equal counts, and this count.

    steps.fiji_then.cancel_with
    """


@then(parse("{seats:Seats} take places {first:Number} and {last:Number}"))
@then(parse("{seats:Seats} liegen auf Platz {first:Number} und {last:Number}"))
def then_seats_take_places_first_and_last() -> None:
    """Two players who have two places between them, whoever is the better.

    steps.fiji_then.take_places
    """


@then(parse("{seats:Seats} tie on {goal:Goal} with {number:Number} each"))
def then_seats_tie_on_goal_with_number_each() -> None:
    """A goal that does not tell players apart, and how many beads of its colour each has.

    steps.fiji_then.tie_with
    """


@then(parse("{seats:Seats} tie on {goal:Goal}, each with {beads:Beads}"))
@then(parse("{seats:Seats} liegen gleichauf bei {goal:Goal}, jeder mit {beads:Beads}"))
def then_seats_tie_on_goal_each_with_beads() -> None:
    """A goal that does not tell players apart, and the beads of its colour that each has.

    steps.fiji_then.tie_holding
    """
