"""Which tables can stand: parts that do not fit together are refused, with the rule and the fix."""

from collections.abc import Iterator

from atoll.kaivai import components as box
from atoll.kaivai import rules
from atoll.kaivai.bidding import by_bids
from atoll.kaivai.board import DEFAULT_BASES, write_hex
from atoll.kaivai.own_board import playable
from atoll.kaivai.pieces import canoes_of, huts_of, islands, village_at, villages
from atoll.kaivai.position import supplies
from atoll.kaivai.table import AFTER, Table
from atoll.kaivai.value import ROUNDS
from atoll.table import Fault, Refused, objection
from atoll.table.kinds import PositionError
from atoll.table.stating import rule


def sound(table: Table) -> Table:
    """The table, if its parts fit together. Errors: Refused, PositionError."""
    playable(table.board)
    _whole(table)
    checks = (_places, _villages, _apart, _pieces, _loads, _supplies, _bids, _rounds, _underway)
    if wrong := objection(table, *checks, _scored, _added):
        raise Refused(*wrong)
    return table


def _whole(table: Table) -> None:
    """The parts that a stage needs are there."""
    if sorted(table.order) != [*range(len(table.seats))]:
        raise PositionError("order", "name each player once")
    if table.stage not in _WITHOUT_BIDS and None in table.bids:
        raise PositionError(
            "bids", f"all have bid when it is time for {table.stage}; give all bids"
        )
    if (table.stage == "pay") != (table.due > 0 and table.stage != "build"):
        raise PositionError("due", "a price is due where stage is pay, and only there")


_WITHOUT_BIDS = ("bid", *AFTER)


@rule("kaivai_0_11")
def _places(table: Table) -> Iterator[Fault]:
    """Huts and cult hexes lie on hexes of their own, and canoes on water or on their huts."""
    for place in sorted((table.cult | table.huts.keys() | table.canoes.keys()) - table.board.hexes):
        yield "kaivai_0_11", f"the board has no hex {write_hex(place)}; put its piece elsewhere."
    for place in sorted(table.cult & table.huts.keys()):
        yield "kaivai_0_11", f"a hut and a cult hex lie on {write_hex(place)}; move one."
    for place, owner in sorted(table.canoes.items()):
        hut = table.huts.get(place)
        home = hut is not None and hut.owner == owner and hut.kind == "canoe-builder"
        if place in table.cult or (hut is not None and not home):
            here = write_hex(place)
            yield "kaivai_0_11", f"the canoe on {here} is on land; put it on water or its own hut."


@rule("kaivai_0_9")
def _villages(table: Table) -> Iterator[Fault]:
    """Every hut belongs to a village, and the god stands in one."""
    in_villages = islands(table).village_of
    for place in sorted(table.huts.keys() - in_villages.keys()):
        yield "kaivai_0_9", f"the hut on {write_hex(place)} is in no village; put it beside one."
    if table.god is not None and table.god not in table.cult:
        yield "kaivai_3_4", f"the god is on {write_hex(table.god)}; put it on a cult hex."


@rule("kaivai_0_10")
def _apart(table: Table) -> Iterator[Fault]:
    """No two bases have grown together."""
    usual = [min(base) for base in DEFAULT_BASES if table.rulings.bases == "usual"]
    known = table.board.printed.union(usual)
    for village in islands(table).villages:
        if len(village.cult & known) > 1:
            first, other, *_ = sorted(village.cult & known)
            both = f"{write_hex(first)} and {write_hex(other)}"
            yield "kaivai_0_10", f"the villages of {both} are joined; take out what joins them."


@rule("kaivai_0_3")
def _pieces(table: Table) -> Iterator[Fault]:
    """Nobody has more pieces on the board than there are."""
    bare = table.rulings.no_piece == "bare"
    most_fishermen = box.HUTS if bare else box.FISHERMEN
    for seat, name in enumerate(table.seats):
        huts = [table.huts[place].kind for place in huts_of(table, seat)]
        counts = {
            "huts": (len(huts), box.HUTS),
            "canoes": (len(canoes_of(table, seat)), box.CANOES),
            "fishermen": (huts.count("fisherman"), most_fishermen),
        }
        for thing, (there, most) in counts.items():
            if there > most:
                yield "kaivai_0_3", f"{name} has {there} {thing}; leave {most} at most."


def _loads(table: Table) -> Iterator[Fault]:
    """A fisherman's hut holds no fish."""
    for place, hut in sorted(table.huts.items()):
        if hut.fish and hut.kind == "fisherman":
            here = f"the fisherman's hut on {write_hex(place)}"
            yield "kaivai_8_1", f"fish lie on {here}; take them off."


@rule("kaivai_0_4", "kaivai_1_4")
def _supplies(table: Table) -> Iterator[Fault]:
    """What is nowhere else lies in the supplies; of reminders some may be other markers."""
    nowhere = supplies(table)
    nowhere["cult_left"] = max(0, nowhere["cult_left"])
    if not table.board.printed <= table.cult:
        del nowhere["cult_left"]
    for name, left in nowhere.items():
        there = getattr(table, name)
        markers = len(table.scored) if name == "influence_left" else 0
        if left < -markers:
            thing, most = _BOX[name]
            yield "kaivai_0_4", f"{-left} {thing} too many; the box holds {most}."
        elif not left <= there <= left + markers:
            yield "kaivai_0_4", f"{name} is {there}; {left} are nowhere else, give so many."


_BOX = {
    "goods_left": ("fish and shells are", box.GOODS),
    "influence_left": ("counters of influence are", box.INFLUENCE),
}


@rule("kaivai_2_2")
def _bids(table: Table) -> Iterator[Fault]:
    """No two players have bid alike, and turns are taken by the bids."""
    bids = [bid for bid in table.bids if bid is not None]
    if len({*bids}) < len(bids):
        yield "kaivai_2_2", "two bids are alike; give different ones."
    in_turn = by_bids(table)
    if table.stage not in _WITHOUT_BIDS and table.order != in_turn:
        names = ", ".join(table.seats[seat] for seat in in_turn)
        yield "kaivai_2_5", f"the turns go by the bids: {names}; order them so."


@rule("kaivai_2_7")
def _rounds(table: Table) -> Iterator[Fault]:
    """There are eight rounds (ruling rounds)."""
    last = ROUNDS[table.rulings.rounds]
    if table.round > last and table.stage not in AFTER:
        yield "kaivai_2_7", f"it is round {table.round}; {last} are played."


def _underway(table: Table) -> Iterator[Fault]:
    """Only a canoe of the player moves and acts, and who has passed does neither."""
    for place in sorted(table.sailed - table.canoes.keys()):
        yield "kaivai_5_1", f"no canoe is on {write_hex(place)}; name one that has moved."
    for place in sorted(table.sailed | table.done):
        if table.stage not in _CANOES or table.canoes.get(place) != table.turn:
            reason = f"nobody acts with the canoe on {write_hex(place)}"
            yield "kaivai_4_5", f"{reason}; leave it out of `sailed` and `done`."
    if table.turn is not None and table.stage in _ACTIONS and table.passed[table.turn]:
        yield "kaivai_4_6", f"{table.seats[table.turn]} has passed; it is the turn of another."
    if table.turn is not None and rules.value(table.shells[table.turn]) < table.due:
        yield "kaivai_6_5", f"{table.due} is due, and the shells are worth less; make it less."


_CANOES = ("build", "pay", "fish", "deliver", "move")
_ACTIONS = ("action", "celebrate", *_CANOES)


@rule("kaivai_14_3", "kaivai_14_10")
def _scored(table: Table) -> Iterator[Fault]:
    """Villages are scored one by one at the end, and then the game is over."""
    every, gone = villages(table), [village_at(table, place) for place in table.scored]
    if None in gone or len({*gone}) < len(gone):
        yield "kaivai_14_10", "a village is scored twice, or none is there; name each once."
    if gone and table.stage not in AFTER:
        yield "kaivai_14_10", f"no village is scored at stage {table.stage}; leave `scored` out."
    if (table.stage == "over" or table.stage in _LEFT) and (table.stage == "over") != (
        len(gone) == len(every)
    ):
        yield "kaivai_14_10", "the game is over when all villages are scored, and not before."
    now = village_at(table, table.village) if table.village else None
    if (now is not None and now not in gone) != (table.stage == "influence"):
        yield (
            "kaivai_14_3",
            "a village is named at stage influence alone; name one not scored.",
        )


_LEFT = ("village", "influence")


@rule("kaivai_14_5")
def _added(table: Table) -> Iterator[Fault]:
    """Influence is added to one village at a time, out of what a player has."""
    for name, number, own in zip(table.seats, table.added, table.influence, strict=True):
        if number is not None and (number > own or table.stage != "influence"):
            fix = f"give {own} at most, or nothing"
            yield "kaivai_14_5", f"{name} cannot add {number}; {fix}."
