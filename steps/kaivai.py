"""The phrases of Kaivai: Given and When, sorted."""

from pytest_bdd import given, when

from atoll.kaivai import phrases
from atoll.kaivai.board import Hex
from atoll.kaivai.fields import FIELDS
from atoll.kaivai.own_board import own_board, playable, usual
from atoll.kaivai.table import Choose
from atoll.running.parsing import parsing

from .kaivai_tables import held, lying
from .kaivai_world import KaivaiWorld
from .parts import lies
from .shared import Rows

parse = parsing(FIELDS)


World = KaivaiWorld
"""What keeps the table of a scenario of Kaivai."""


# Given

_TURN = "A player has to choose an action, or to pass."
lies(given, phrases.TURN_OF, _TURN, "turn", stage="action")
_MARKED = "An action was chosen first while no influence was left: it is marked instead."
lies(given, phrases.NOTHING_LEFT_FOR, _MARKED, "marked")
_SCORING = "All rounds are over, and huts have given their glory."
lies(given, phrases.TO_BE_SCORED, _SCORING, "stage", "village")
_ADDING = "The players add influence to the village that is scored."
lies(given, phrases.TO_BE_ADDED, _ADDING, "stage", "influence", turn=None)
lies(given, phrases.HAS_ACTED, "A player has chosen an action in this round.", "acted", value=True)
_NO_MORE = "Players who take no more turns in this round."
lies(given, phrases.HAS_PASSED, _NO_MORE, "passed", value=True)
lies(given, phrases.HAVE_PASSED, _NO_MORE, "passed", value=True)


@given(parse(phrases.ACTIONS_HOLD))
def actions_hold(world: KaivaiWorld, datatable: Rows) -> None:
    """The influence that lies on the actions; on those without a row there is none."""
    world.given(spaces=held(datatable))


@given(parse(phrases.BOARD_HAS))
def board_has(world: KaivaiWorld, datatable: Rows) -> None:
    """What lies there beside what has been told; the usual ten cult hexes always do."""
    table, found = world.table, lying(datatable, world.table.seats)
    world.given(huts={**table.huts, **found.huts}, canoes={**table.canoes, **found.canoes})
    if found.cult:
        world.given(cult=(world.unfitted.cult or usual(table.board)) | found.cult)
    if found.god:
        world.given(god=found.god)


@given(parse(phrases.BOARD_WITHOUT))
def board_without(world: KaivaiWorld, hexes: tuple[Hex, ...]) -> None:
    """A board of one's own: that of the game but for these hexes."""
    board = world.table.board
    world.given(board=playable(own_board(board.hexes - {*hexes}, board.printed)))


@given(parse(phrases.HAVE_BEEN_SCORED))
def have_been_scored(world: KaivaiWorld, hexes: tuple[Hex, ...]) -> None:
    """Each of these hexes is of a village that is done."""
    world.given(scored=frozenset(map(world.first_of, hexes)))


@given(parse(phrases.HAS_CHOSEN_ACTION))
def has_chosen_action(world: KaivaiWorld, seat: str, action: str) -> None:
    """A player has chosen an action before anything happens."""
    world.past(seat, Choose(action))


# When


@when(parse(phrases.GAME_ENDS))
def game_ends(world: KaivaiWorld) -> None:
    """The last round is over: huts give their glory."""
    world.once("final")


@when(parse(phrases.ROUND_ENDS))
def round_ends(world: KaivaiWorld) -> None:
    """All have passed: what has value loses some of it, and the next round begins."""
    world.once("loss", passed=(True,) * len(world.table.seats))


@when(parse(phrases.CHOOSES_ACTION))
def chooses_action(world: KaivaiWorld, seat: str, action: str) -> None:
    """A player chooses an action."""
    world.move((seat, Choose(action)))
