"""The phrases of bali as literal text, for an editor; written by `make phrases`.

Nothing of this is run. What does as a phrase says is named below it.
"""

from pytest_bdd import given, then, when
from pytest_bdd.parsers import parse


@given(parse("next {coming:Coming}"))
def given_next_coming() -> None:
    """What comes next without anybody deciding it.

    steps.bali.comes_next
    """


@given(parse("next {seat:Seat} {due:Due}"))
def given_next_seat_due() -> None:
    """Who has to decide what.

    steps.bali.decides_next
    """


@given(parse("the active island is {island:Island}"))
def given_the_active_island_is_island() -> None:
    """The active island as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the active player is {seat:Seat}"))
def given_the_active_player_is_seat() -> None:
    """The active player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the cards laid under are {cardslaidunders:CardsLaidUnders}"))
def given_the_cards_laid_under_are_cardslaidunders() -> None:
    """The cards laid under as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the cards laid under of {seat:Seat} are {piles:Piles}"))
def given_the_cards_laid_under_of_seat_are_piles() -> None:
    """The cards laid under of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the change is prevented by {seats:Seats}"))
def given_the_change_is_prevented_by_seats() -> None:
    """Players who have prevented that the Dalang travels.

    steps.bali.prevents
    """


@given(parse("the cut cards are {cutcards:CutCards}"))
def given_the_cut_cards_are_cutcards() -> None:
    """The cut cards as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the cut cards of {seat:Seat} are {counts:Counts}"))
def given_the_cut_cards_of_seat_are_counts() -> None:
    """The cut cards of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the dealt cards are {dealtcards:DealtCards}"))
def given_the_dealt_cards_are_dealtcards() -> None:
    """The dealt cards as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the dealt cards of {seat:Seat} are {piles:Piles}"))
def given_the_dealt_cards_of_seat_are_piles() -> None:
    """The dealt cards of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the discard pile is {counts:Counts}"))
def given_the_discard_pile_is_counts() -> None:
    """The discard pile as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the draw pile is {cards:Cards}"))
def given_the_draw_pile_is_cards() -> None:
    """The draw pile as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the goal is {island:Island}"))
def given_the_goal_is_island() -> None:
    """The goal as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the hand of {seat:Seat} is {cards:Cards}"))
def given_the_hand_of_seat_is_cards() -> None:
    """The hand of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the hands are {hands:Hands}"))
def given_the_hands_are_hands() -> None:
    """The hand as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the laid cards are {laidcards:LaidCards}"))
def given_the_laid_cards_are_laidcards() -> None:
    """The laid cards as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the laid cards of {seat:Seat} are {piles:Piles}"))
def given_the_laid_cards_of_seat_are_piles() -> None:
    """The laid cards of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the masks are {masks:Masks}"))
def given_the_masks_are_masks() -> None:
    """The masks as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the masks left are {values:Values}"))
def given_the_masks_left_are_values() -> None:
    """The masks left as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the masks of {seat:Seat} are {values:Values}"))
def given_the_masks_of_seat_are_values() -> None:
    """The masks of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the played card is {card:Card}"))
def given_the_played_card_is_card() -> None:
    """The played card as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the player who caused the end is {seat:Seat}"))
def given_the_player_who_caused_the_end_is_seat() -> None:
    """The player who caused the end as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the priests are {holders:Holders}"))
def given_the_priests_are_holders() -> None:
    """The priests as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the princes are {holders:Holders}"))
def given_the_princes_are_holders() -> None:
    """The princes as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the seals are {holders:Holders}"))
def given_the_seals_are_holders() -> None:
    """The seals as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the shown cards are {tally:Tally}"))
def given_the_shown_cards_are_tally() -> None:
    """The shown cards as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the shown cards of {seat:Seat} are {number:Number}"))
def given_the_shown_cards_of_seat_are_number() -> None:
    """The shown cards of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the spared player is {seat:Seat}"))
def given_the_spared_player_is_seat() -> None:
    """The spared player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the start card of {seat:Seat} is {number:Number}"))
def given_the_start_card_of_seat_is_number() -> None:
    """The start card of a player as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the start cards are {tally:Tally}"))
def given_the_start_cards_are_tally() -> None:
    """The start card as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("the turn is ended by {seats:Seats}"))
def given_the_turn_is_ended_by_seats() -> None:
    """Players who have played a second card of the kind.

    steps.bali.ends_turn
    """


@given(parse("the turn is {seat:Seat}"))
def given_the_turn_is_seat() -> None:
    """The turn as the table shows before anything happens.

    steps.parts.given
    """


@given(parse("{seat:Seat} has chosen to {move:Move}"))
@given(parse("{seat:Seat} hat {move:Move} gewählt"))
def given_seat_has_chosen_to_move() -> None:
    """A move that a player has made before anything happens, and what a When leaves of one.

    steps.seating.has_chosen
    """


@given(parse("{seats:Seats} play Bali"))
@given(parse("{seats:Seats} spielen Bali"))
def given_seats_play_bali() -> None:
    """Players at the table, before anything has happened.

    steps.seating.play
    """


@given(parse("{seats:Seats} play Bali by {edition:Edition}"))
@given(parse("{seats:Seats} spielen Bali nach {edition:Edition}"))
def given_seats_play_bali_by_edition() -> None:
    """Players at the table, before anything has happened, by one of the texts.

    steps.seating.play_by
    """


@when(parse("the game goes on by itself"))
def when_the_game_goes_on_by_itself() -> None:
    """All that nobody decides happens, up to the next decision.

    steps.bali.goes_on
    """


@when(parse("{seat:Seat} chooses to {move:Move}"))
def when_seat_chooses_to_move() -> None:
    """A player's move, as the notation writes it.

    steps.seating.chooses
    """


@when(parse("{seats:Seats} begin a game of Bali with the start cards {cards:Values}"))
def when_seats_begin_a_game_of_bali_with_the_start_cards_cards() -> None:
    """A new game in which they are dealt these start cards: by the first luck that deals so.

    steps.bali.begin_with
    """


@when(parse("{seats:Seats} start a game of Bali"))
def when_seats_start_a_game_of_bali() -> None:
    """A new game begins.

    steps.seating.start
    """


@then(parse("the active island is {now:Now} {island:Island}"))
def then_the_active_island_is_now_island() -> None:
    """The active island as the table shows now.

    steps.parts.then
    """


@then(parse("the active player is {now:Now} {seat:Seat}"))
def then_the_active_player_is_now_seat() -> None:
    """The active player as the table shows now.

    steps.parts.then
    """


@then(parse("the cards laid under are {now:Now} {cardslaidunders:CardsLaidUnders}"))
def then_the_cards_laid_under_are_now_cardslaidunders() -> None:
    """The cards laid under as the table shows now.

    steps.parts.then
    """


@then(parse("the cards laid under of {seat:Seat} are {now:Now} {piles:Piles}"))
def then_the_cards_laid_under_of_seat_are_now_piles() -> None:
    """The cards laid under of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the cut cards are {now:Now} {cutcards:CutCards}"))
def then_the_cut_cards_are_now_cutcards() -> None:
    """The cut cards as the table shows now.

    steps.parts.then
    """


@then(parse("the cut cards of {seat:Seat} are {now:Now} {counts:Counts}"))
def then_the_cut_cards_of_seat_are_now_counts() -> None:
    """The cut cards of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the dealt cards are {now:Now} {dealtcards:DealtCards}"))
def then_the_dealt_cards_are_now_dealtcards() -> None:
    """The dealt cards as the table shows now.

    steps.parts.then
    """


@then(parse("the dealt cards of {seat:Seat} are {now:Now} {piles:Piles}"))
def then_the_dealt_cards_of_seat_are_now_piles() -> None:
    """The dealt cards of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the discard pile is {now:Now} {counts:Counts}"))
def then_the_discard_pile_is_now_counts() -> None:
    """The discard pile as the table shows now.

    steps.parts.then
    """


@then(parse("the draw pile is {now:Now} {cards:Cards}"))
def then_the_draw_pile_is_now_cards() -> None:
    """The draw pile as the table shows now.

    steps.parts.then
    """


@then(parse("the goal is {now:Now} {island:Island}"))
def then_the_goal_is_now_island() -> None:
    """The goal as the table shows now.

    steps.parts.then
    """


@then(parse("the hand of {seat:Seat} is {now:Now} {cards:Cards}"))
def then_the_hand_of_seat_is_now_cards() -> None:
    """The hand of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the hands are {now:Now} {hands:Hands}"))
def then_the_hands_are_now_hands() -> None:
    """The hand as the table shows now.

    steps.parts.then
    """


@then(parse("the laid cards are {now:Now} {laidcards:LaidCards}"))
def then_the_laid_cards_are_now_laidcards() -> None:
    """The laid cards as the table shows now.

    steps.parts.then
    """


@then(parse("the laid cards of {seat:Seat} are {now:Now} {piles:Piles}"))
def then_the_laid_cards_of_seat_are_now_piles() -> None:
    """The laid cards of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the masks are {now:Now} {masks:Masks}"))
def then_the_masks_are_now_masks() -> None:
    """The masks as the table shows now.

    steps.parts.then
    """


@then(parse("the masks left are {now:Now} {values:Values}"))
def then_the_masks_left_are_now_values() -> None:
    """The masks left as the table shows now.

    steps.parts.then
    """


@then(parse("the masks of {seat:Seat} are {now:Now} {values:Values}"))
def then_the_masks_of_seat_are_now_values() -> None:
    """The masks of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the played card is {now:Now} {card:Card}"))
def then_the_played_card_is_now_card() -> None:
    """The played card as the table shows now.

    steps.parts.then
    """


@then(parse("the player who caused the end is {now:Now} {seat:Seat}"))
def then_the_player_who_caused_the_end_is_now_seat() -> None:
    """The player who caused the end as the table shows now.

    steps.parts.then
    """


@then(parse("the priests are {now:Now} {holders:Holders}"))
def then_the_priests_are_now_holders() -> None:
    """The priests as the table shows now.

    steps.parts.then
    """


@then(parse("the princes are {now:Now} {holders:Holders}"))
def then_the_princes_are_now_holders() -> None:
    """The princes as the table shows now.

    steps.parts.then
    """


@then(parse("the seals are {now:Now} {holders:Holders}"))
def then_the_seals_are_now_holders() -> None:
    """The seals as the table shows now.

    steps.parts.then
    """


@then(parse("the shown cards are {now:Now} {tally:Tally}"))
def then_the_shown_cards_are_now_tally() -> None:
    """The shown cards as the table shows now.

    steps.parts.then
    """


@then(parse("the shown cards of {seat:Seat} are {now:Now} {number:Number}"))
def then_the_shown_cards_of_seat_are_now_number() -> None:
    """The shown cards of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the spared player is {now:Now} {seat:Seat}"))
def then_the_spared_player_is_now_seat() -> None:
    """The spared player as the table shows now.

    steps.parts.then
    """


@then(parse("the start card of {seat:Seat} is {now:Now} {number:Number}"))
def then_the_start_card_of_seat_is_now_number() -> None:
    """The start card of a player as the table shows now.

    steps.parts.then
    """


@then(parse("the start cards are {now:Now} {tally:Tally}"))
def then_the_start_cards_are_now_tally() -> None:
    """The start card as the table shows now.

    steps.parts.then
    """


@then(parse("the turn is {now:Now} {seat:Seat}"))
def then_the_turn_is_now_seat() -> None:
    """The turn as the table shows now.

    steps.parts.then
    """


@then(parse("the view has no number of cards in the hand of {seat:Seat}"))
def then_the_view_has_no_number_of_cards_in_the_hand_of_seat() -> None:
    """The player who looks cannot tell how many cards a hand has.

    steps.bali.view_has_no_number
    """


@then(parse("the view has {number:Number} cards in the hand of {seat:Seat}"))
def then_the_view_has_number_cards_in_the_hand_of_seat() -> None:
    """How many cards a hand has, to the player who looks, whichever they are.

    steps.bali.view_has_cards
    """


@then(parse("the view shows the {thing:Thing}"))
def then_the_view_shows_the_thing() -> None:
    """Something that a rule may hide lies open to the player who looks.

    steps.bali.view_shows
    """
