"""The phrases of any game that examples read and tellers write; sorted by their text."""

from typing import Any, NamedTuple

from atoll.table.fields import SHARED
from atoll.table.notation import Notation
from atoll.table.phrases import Fields, Phrase, phrases

say = phrases(SHARED)

NOBODY_WINS = say("nobody wins")
NOTHING_ELSE = say("nothing else changes", de="sonst ändert sich nichts")
GOES_ON = say("the game goes on by itself")
GAME_OVER = say("the game is over")
REFUSED_BY = say("the move is refused by {rule:Rule}", de="wird der Zug nach {rule:Rule} abgelehnt")
RULING_HOLDS = say("the ruling {ruling:Ruling} holds")
TABLE_HAS = say("the table has")
THESE_TURNS = say("these turns have been taken")
THIS_IS_HIDDEN = say("this is hidden")
THIS_IS_TOLD = say("this is told")
HIDES = say("{rule:Rule} hides the {thing:Thing}")
LOOKS = say("{seat:Seat} looks at the table")
WINS = say("{seat:Seat} wins")
SHARE_VICTORY = say("{seats:Seats} share the victory")


class Seating(NamedTuple):
    """The phrases with which players sit down: before their first move, by a text, at a new game."""

    play: Phrase
    by: Phrase
    start: Phrase


def seating(title: str) -> Seating:
    """How players sit down to a game that is called so."""
    return Seating(
        say(f"{{seats:Seats}} play {title}", de=f"{{seats:Seats}} spielen {title}"),
        say(
            f"{{seats:Seats}} play {title} by {{edition:Edition}}",
            de=f"{{seats:Seats}} spielen {title} nach {{edition:Edition}}",
        ),
        say(f"{{seats:Seats}} start a game of {title}"),
    )


def deciding(fields: Fields) -> Phrase:
    """Who has to decide what, of a game whose fields have a Due: `next Ana plays a card`."""
    return Phrase("next {seat:Seat} {due:Due}", fields)


def choosing(moves: Notation[Any]) -> Phrase:
    """How a player makes a move that this notation writes."""
    return Phrase("{seat:Seat} chooses to {move:Move}", _with_moves(moves))


def chosen(moves: Notation[Any]) -> Phrase:
    """How a player has made such a move before anything happens."""
    de = "{seat:Seat} hat {move:Move} gewählt"
    return Phrase("{seat:Seat} has chosen to {move:Move}", _with_moves(moves), de=de)


def _with_moves(moves: Notation[Any]) -> Fields:
    """The shared fields, and one for the moves of a game."""
    examples = ", ".join(f"`{text}`" for text in moves.examples)
    return {**SHARED, "Move": moves.field(f"A move in the notation: {examples}.")}
