"""Laws about whole games at random: each table at every decision, and who sees what of it."""

from itertools import chain, pairwise
from typing import Any

from atoll.kaivai import game
from atoll.kaivai.board import FIELD
from atoll.kaivai.components import CANOES, FISHERMEN, HUTS
from atoll.kaivai.laws.tables.games import all_changes, all_games, all_tables, table_law, trial_law
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.pieces import canoes_of, huts_of, islands, villages
from atoll.kaivai.position import supplies
from atoll.kaivai.table import Table
from atoll.kaivai.villages import adrift
from atoll.proof.law import Sampled, breach, law
from atoll.proof.tables import gives_nothing_away, goes_on, looks, sealed, sees


@table_law("kaivai_4_6", "kaivai_4_7", "kaivai_14_11")
@breach("    yield Pass()", "    yield from ()", "turns")
def until_the_game_is_over_somebody_has_to_decide_and_can(table: Table) -> bool:
    """At every table of a game somebody has a move that is allowed, or the game has an outcome.

    That holds in the middle of a turn too: whatever has been begun can be ended.
    """
    return goes_on(game, table)


@table_law(
    "kaivai_2_3", "kaivai_2_4", over=lambda: (one for one in all_tables() if one.stage == "bid")
)
@breach("place = table.order.index(seat) + 1", "place = seat + 1", "bidding")
def whoever_has_to_bid_is_the_first_in_the_order_who_has_not(table: Table) -> bool:
    """At every table of a game that waits for a bid: all before in the order have bid."""
    not_yet = [seat for seat in table.order if table.bids[seat] is None]
    return game.waiting(table) == (*not_yet[:1],)


@law(
    "kaivai_2_7",
    "kaivai_14_1",
    "kaivai_1_4",
    over=lambda: ((one, one is tables[-1]) for tables in all_games() for one in tables),
    kind=Sampled,
)
@breach('"eight": 8', '"eight": 7', "value")
def a_game_has_eight_rounds_and_a_new_cult_hex_in_each(table: Table, last: bool) -> bool:  # noqa: FBT001 # a case
    """In round k there are 9 + k cult hexes before the god comes and 10 + k after that, 18 at last.

    Every game ends after the eighth round.
    """
    before = table.stage in ("bid", "huts", "god")
    ends = not last or (table.round, table.stage) == (8, "over")
    return ends and len(table.cult) == table.round + (9 if before else 10)


@trial_law("kaivai_0_4")
@breach(
    "goods_left=table.goods_left + fish)", "goods_left=table.goods_left)", "actions.celebrating"
)
def every_counter_and_cult_piece_is_somewhere(table: Table) -> bool:
    """In a whole game 52 fish and shells, 24 influence and 12 cult pieces are always there.

    They lie with players, on huts, on actions, on the field or in the supplies, and no number is
    below none. A village that is scored when the supply is empty is marked by something else.
    """
    left = supplies(table)
    kept = left["goods_left"] == table.goods_left and left["cult_left"] == table.cult_left
    marks = table.influence_left - left["influence_left"]
    numbers = (
        *(number for track in (*table.shells, *table.fish) for number in track),
        *(*table.influence, *table.glory, *table.spaces.values()),
        *(table.goods_left, table.influence_left, table.cult_left),
    )
    return kept and 0 <= marks <= len(table.scored) and min(numbers) >= 0


@law(
    "kaivai_0_3",
    "kaivai_6_11",
    over=lambda: chain(*(pairwise((game[0], *game)) for game in all_games()), all_changes()),
    kind=Sampled,
)
@breach('if kind == "canoe-builder":', 'if kind != "fisherman":', "starting")
def nobody_has_more_pieces_on_the_field_than_the_box_holds(before: Table, table: Table) -> bool:
    """A player has 15 huts, four canoes and five fishermen at most; huts never leave the field."""
    stay = before.huts.keys() <= table.huts.keys()
    return stay and all(_own_pieces(table, seat) for seat in range(len(table.seats)))


def _own_pieces(table: Table, seat: int) -> bool:
    kinds = [table.huts[place].kind for place in huts_of(table, seat)]
    canoes = len(canoes_of(table, seat))
    return (
        len(kinds) <= HUTS
        and canoes <= min(CANOES, kinds.count("canoe-builder"))
        and kinds.count("fisherman") <= FISHERMEN
    )


@trial_law("kaivai_8_1", "kaivai_8_2")
@breach('if hut.kind == "fisherman":', 'if hut.kind == "none":', "actions.delivering")
def huts_hold_three_fish_at_most_and_a_fishermans_hut_none(table: Table) -> bool:
    """In a whole game no hut ever holds more, and no fish lie on a fisherman's hut."""
    huts = table.huts.values()
    return all(0 <= hut.fish <= (0 if hut.kind == "fisherman" else 3) for hut in huts)


# Villages, water and canoes


@trial_law("kaivai_0_9", "kaivai_0_10", "kaivai_3_5", "kaivai_6_3")
@breach("Hex(4, 2), Hex(5, 1)", "Hex(3, 0), Hex(4, 0)", "board")
def there_are_always_eight_villages(table: Table) -> bool:
    """No two villages are ever joined; each has a cult hex, and every hut belongs to one."""
    found = villages(table)
    huts = {place for village in found for place in village.huts}
    cult = {place for village in found for place in village.cult}
    return len(found) == 8 and huts == table.huts.keys() and cult == table.cult


@table_law(
    "kaivai_3_6", "kaivai_6_4", over=lambda: chain(*map(pairwise, all_games()), all_changes())
)
@breach("return frozenset(table.canoes)", "return frozenset()", "pieces")
def no_canoe_is_ever_enclosed(before: Table, after: Table) -> bool:
    """No new piece takes a canoe the way to the largest water; one on its hut has it by one step.

    Only a canoe itself can give it up: off its hut into a lagoon, if the hut lies between.
    """
    stay = frozenset(place for place, _ in before.canoes.items() & after.canoes.items())
    was, now = islands(before), islands(after)
    return adrift(now, stay, now.sea) <= adrift(was, stay, was.sea)


@trial_law("kaivai_0_11", "kaivai_5_2")
@breach("{**table.canoes, place: seat}", "{**table.canoes, place: 0}", "starting")
def canoes_are_on_water_or_on_their_own_new_hut(table: Table) -> bool:
    """A canoe is nowhere else, and no cult hex lies where a hut does; the god is on a cult hex."""
    lands = islands(table)
    own = [
        hut.owner == owner and hut.kind == "canoe-builder"
        for place, owner in table.canoes.items()
        if (hut := table.huts.get(place))
    ]
    afloat = [place in lands.water for place in table.canoes if place not in table.huts]
    on_field = table.cult | table.huts.keys() | table.canoes.keys() <= FIELD.hexes
    apart = not table.cult & table.huts.keys() and table.god in (None, *table.cult)
    return all(own) and all(afloat) and on_field and apart


# Who sees what


@law("kaivai_0_5", "kaivai_7_3", "kaivai_14_5", over=lambda: looks(all_tables()), kind=Sampled)
@breach("hides=_BEHIND,", "", "nouns")
def what_a_player_sees_does_not_depend_on_what_is_hidden(table: Table, seat: int) -> bool:
    """Whatever influence others hold or add, and however the dice will fall, a view is the same.

    All of it is put under a seal that nothing can look into: what is seen is the same under one
    seal and under another.
    """
    return gives_nothing_away(LAYOUT.view, _sealed, table, seat)


def _sealed(table: Table, seat: int) -> Table:
    """The table with a new seal on everything that the seat may not know."""
    if table.stage == "over":
        return table
    parts: dict[str, Any] = {"seed": object(), "dice": object()}
    parts["influence"] = sealed(table.influence, seat)
    if None in table.added:
        parts["added"] = sealed(table.added, seat)
    return table._replace(**parts)


@law("kaivai_0_5", "kaivai_14_5", over=lambda: looks(all_tables()), kind=Sampled)
@breach("return None not in table.added", 'return table.stage == "over"', "nouns")
def a_player_sees_own_influence_and_whatever_lies_open(table: Table, seat: int) -> bool:
    """Own influence and what one has added; once all have added, what everybody has.

    Displays, huts, canoes, bids, glory, supplies and the influence on actions are open to all.
    """
    everybody = [name for name in LAYOUT.parts if name not in _SECRET]
    every = table._replace(added=tuple(number or 0 for number in table.added))
    revealed = table.stage != "influence" or LAYOUT.view(every, seat).added == every.added
    return revealed and sees(table, LAYOUT.view(table, seat), seat, _SECRET[:2], everybody)


_SECRET = ("influence", "added", "dice", "seed")
