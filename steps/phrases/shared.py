"""The phrases of all games as literal text, for an editor; written by `make phrases`.

Nothing of this is run. What does as a phrase says is named below it.
"""

from pytest_bdd import given, then, when
from pytest_bdd.parsers import parse


@given(parse("the ruling {ruling:Ruling} holds"))
def given_the_ruling_ruling_holds() -> None:
    """A house rule: one ruling answered in another way.

    steps.shared.ruling
    """


@given(parse("these turns have been taken"))
def given_these_turns_have_been_taken() -> None:
    """Moves made before anything happens, those of a turn in one row with `;` between them.

    steps.shared.turns_taken
    """


@when(parse("{seat:Seat} looks at the table"))
def when_seat_looks_at_the_table() -> None:
    """What a player may see.

    steps.shared.looks
    """


@then(parse("it is up to nobody"))
def then_it_is_up_to_nobody() -> None:
    """What comes next happens by itself, or nothing does.

    steps.shared.up_to_nobody
    """


@then(parse("it is up to {seats:Seats}"))
@then(parse("am Zug sind {seats:Seats}"))
def then_it_is_up_to_seats() -> None:
    """The players who have something to decide now.

    steps.shared.up_to
    """


@then(parse("nobody has won yet"))
def then_nobody_has_won_yet() -> None:
    """The game goes on, so it has no outcome.

    steps.shared.goes_on
    """


@then(parse("nobody wins"))
def then_nobody_wins() -> None:
    """The game is over, and nobody has won it.

    steps.shared.nobody_wins
    """


@then(parse("nothing else changes"))
@then(parse("sonst ändert sich nichts"))
def then_nothing_else_changes() -> None:
    """Whatever no Then of the scenario has told is as it was before the When.

    steps.shared.nothing_else_changes
    """


@then(parse("the game is over"))
def then_the_game_is_over() -> None:
    """The game is over, whoever has won it.

    steps.shared.game_over
    """


@then(parse("the move is refused by {rule:Rule}"))
@then(parse("wird der Zug nach {rule:Rule} abgelehnt"))
def then_the_move_is_refused_by_rule() -> None:
    """The rules refuse what was tried, and this rule is the one they name.

    steps.shared.refused_by
    """


@then(parse("this is hidden"))
def then_this_is_hidden() -> None:
    """Everything that the player who looks may not see, by which rule; nothing of it is seen.

    steps.shared.hidden
    """


@then(parse("this is told"))
def then_this_is_told() -> None:
    """Everything that happened, in its order and as people hear it; or why nothing did.

    steps.shared.told
    """


@then(parse("{rule:Rule} hides the {thing:Thing}"))
def then_rule_hides_the_thing() -> None:
    """Something that the player who looks does not see, and is told so.

    steps.shared.hides
    """


@then(parse("{seat:Seat} has the choice of {number:Number} moves"))
def then_seat_has_the_choice_of_number_moves() -> None:
    """How many different moves the player may make now; each of them is allowed.

    steps.shared.choice_of
    """


@then(parse("{seat:Seat} wins"))
def then_seat_wins() -> None:
    """The game is over, and one player has won it.

    steps.shared.wins
    """


@then(parse("{seats:Seats} share the victory"))
def then_seats_share_the_victory() -> None:
    """The game is over, and several players have won it.

    steps.shared.share_victory
    """
