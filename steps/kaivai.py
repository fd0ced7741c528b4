"""The phrases of Kaivai: what keeps its table, Given and When, sorted."""

from typing import Any

from pytest_bdd import given, when

from atoll.kaivai import phrases
from atoll.kaivai.board import Hex
from atoll.kaivai.counting import why_impossible
from atoll.kaivai.fields import FIELDS
from atoll.kaivai.own_board import own_board, playable, usual
from atoll.kaivai.pieces import village_at
from atoll.kaivai.table import Choose, Table
from atoll.running.parsing import parsing
from atoll.table import replaced

from .kaivai_tables import held, lying
from .parts import lies
from .shared import Rows
from .world import Scenario

parse = parsing(FIELDS)


class World(Scenario):
    """One scenario of Kaivai."""

    table: Table

    def first_of(self, hex: Hex) -> Hex:  # noqa: A002 # as the field is called
        """The first cult hex of the village that a hex belongs to, or itself."""
        village = village_at(self.table, hex)
        return min(village.cult) if village else hex

    def starts(self, **how: Any) -> None:
        """The table is kept; as Givens tell a part of it, most are assumed."""
        if self.begins is None and why_impossible(self.unheard):
            how = {"assumed": True, **how}
        super().starts(**how)

    # What happens

    def once(self, stage: str, **parts: Any) -> None:
        """The one thing that happens at a stage at which nobody decides, and nothing after it."""
        self.fix()
        super().once(stage, turn=None, **parts)

    # What the table shows

    def tell(self, *check: str, now: str = "", **parts: Any) -> None:
        """Parts of the table as a Then tells them; with a turn end all marks of the one before."""
        none: frozenset[Hex] = frozenset()
        over = {"sailed": none, "done": none} if "turn" in parts else {}
        super().tell(*check, now=now, **{**over, **parts})

    def chosen(self, action: str, name: str, held: int) -> dict[str, Any]:
        """What is told when a player has chosen an action, which holds so much influence then."""
        acted = replaced(self.told.acted, self.seat(name), value=True)
        return {"spaces": {**self.told.spaces, action: held}, "acted": acted}


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
def actions_hold(world: World, datatable: Rows) -> None:
    """The influence that lies on the actions; on those without a row there is none."""
    world.given(spaces=held(datatable))


@given(parse(phrases.BOARD_HAS))
def board_has(world: World, datatable: Rows) -> None:
    """What lies there beside what has been told; the usual ten cult hexes always do."""
    table, found = world.table, lying(datatable, world.table.seats)
    huts, canoes = {**table.huts, **found.huts}, {**table.canoes, **found.canoes}
    world.given(huts=huts, canoes=canoes, adds=True)
    if found.cult:
        cult = (world.unfitted.cult or usual(table.board)) | found.cult
        world.given(cult=cult, adds=True)
    if found.god:
        world.given(god=found.god)


@given(parse(phrases.BOARD_WITHOUT))
def board_without(world: World, hexes: tuple[Hex, ...]) -> None:
    """A board of one's own: that of the game but for these hexes."""
    board = world.table.board
    world.given(board=playable(own_board(board.hexes - {*hexes}, board.printed)))


@given(parse(phrases.HAVE_BEEN_SCORED))
def have_been_scored(world: World, hexes: tuple[Hex, ...]) -> None:
    """Each of these hexes is of a village that is done."""
    world.given(scored=frozenset(map(world.first_of, hexes)))


@given(parse(phrases.HAS_CHOSEN_ACTION))
def has_chosen_action(world: World, seat: str, action: str) -> None:
    """A player has chosen an action before anything happens."""
    world.past(seat, Choose(action))


# When


@when(parse(phrases.GAME_ENDS))
def game_ends(world: World) -> None:
    """The last round is over: huts give their glory."""
    world.once("final")


@when(parse(phrases.ROUND_ENDS))
def round_ends(world: World) -> None:
    """All have passed: what has value loses some of it, and the next round begins."""
    world.once("loss", passed=(True,) * len(world.table.seats))


@when(parse(phrases.CHOOSES_ACTION))
def chooses_action(world: World, seat: str, action: str) -> None:
    """A player chooses an action."""
    world.move((seat, Choose(action)))
