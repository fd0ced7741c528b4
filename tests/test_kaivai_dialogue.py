"""What a person who plays Kaivai is shown, and what `?` says."""

import pytest
from kaivai_games import Game, any_kind, busy, decisions

from atoll.kaivai.dialogue import allowed, board, drawn
from atoll.kaivai.drawn import letters
from atoll.kaivai.table import STAGES, Hut, Table
from atoll.table.games import game

KAIVAI = game("kaivai")
WIDTH = 80


def tables(seats: int, seed: int = 2) -> list[Table]:
    """Every table of a game at which somebody decides."""
    policy = busy if seed % 2 else any_kind
    return [one.table for one in decisions(Game(seats, (), seed, policy, None))]


TABLES = [*tables(3), *tables(4, seed=3)]


def at(stage: str) -> Table:
    """The last table at which this comes next."""
    return next(one for one in reversed(TABLES) if one.stage == stage)


def whole(table: Table) -> str:
    """What who decides sees, lines that were wrapped put together."""
    seat = KAIVAI.waiting(table)[0]
    return "\n".join(board(KAIVAI.view(table, seat))).replace("\n    ", " ")


def test_every_stage_of_a_game_fits_a_terminal() -> None:
    seen = set()
    for table in TABLES:
        seen.add(table.stage)
        for seat in KAIVAI.waiting(table):
            lines = [*board(KAIVAI.view(table, seat)), *allowed(table, seat)]
            assert [line for line in lines if len(line) > WIDTH or line != line.rstrip()] == []
    assert seen == {*STAGES} - {"loss", "final", "over"}


def test_all_that_lies_on_the_board_is_drawn() -> None:
    table = at("village")
    places = {*table.cult, *table.huts, *table.canoes}
    texts = "".join(drawn(table)[:27])
    assert texts.count("#@") == 1
    assert texts.count("#") == 2 * len(table.cult) - len(table.scored) + len(table.cult) - 1
    assert texts.count("~") == 2 * len([one for one in table.canoes if one not in table.huts])
    assert len(places) == len({*table.cult, *table.huts}) + texts.count("~") // 2


def test_a_hut_shows_owner_kind_fish_and_canoe() -> None:
    table = at("action")
    free, other, third = sorted({*table.huts})[:3]
    huts = dict(table.huts) | {free: Hut(0, "canoe-builder", 1), other: Hut(1, "meeting", 3)}
    canoes = {one: seat for one, seat in table.canoes.items() if one not in (free, other, third)}
    shown = drawn(table._replace(huts=huts | {third: Hut(2, "fisherman")}, canoes=canoes))
    afloat = drawn(table._replace(huts=huts, canoes=canoes | {free: 0}))
    assert (
        sum("Rb1" in line for line in shown[:-4]) == sum("RB1" in line for line in afloat[:-4]) == 1
    )
    assert sum("Bm3" in line for line in shown[:-4]) == 1
    assert any("Gf " in line for line in shown[:-4])


def test_each_player_has_a_letter_of_their_own() -> None:
    assert letters(("Ana", "anton", "ÄÄ", "A")) == ("A", "N", "B", "C")


def test_what_players_hold_is_shown_and_the_influence_of_others_is_not() -> None:
    table = at("action")
    seat = KAIVAI.waiting(table)[0]
    shown = whole(table)
    for other, name in enumerate(table.seats):
        row = next(line for line in shown.split("\n") if line.startswith(f"{name[0]} {name}  "))
        glory, bid, _, influence, huts, *_ = row.split()[2:]
        assert (int(glory), int(bid)) == (table.glory[other], table.bids[other])
        assert int(huts) == 15 - sum(hut.owner == other for hut in table.huts.values())
        assert influence == (str(table.influence[other]) if other == seat else "?")
    assert f"{table.seats[seat]} chooses an action or passes." in shown


@pytest.mark.parametrize("stage", ["bid", "action", "fish", "village", "influence"])
def test_nothing_hidden_is_shown(stage: str) -> None:
    table = at(stage)
    seat = KAIVAI.waiting(table)[0]
    unseen = [one + (one_seat != seat) for one_seat, one in enumerate(table.influence)]
    added = [1 if one_seat != seat else None for one_seat in range(len(table.seats))]
    other = table._replace(influence=tuple(unseen), seed=table.seed + 1, dice=("blue",))
    one = table
    if stage == "influence":
        one = table._replace(added=tuple(added))
        other = other._replace(added=tuple(n and 0 for n in added))
    assert one != other
    assert board(KAIVAI.view(one, seat)) == board(KAIVAI.view(other, seat))
    assert allowed(one, seat) == allowed(other, seat)


def test_alike_moves_stand_together() -> None:
    for stage in ("build", "fish", "deliver", "move"):
        table = at(stage)
        found = allowed(table, KAIVAI.waiting(table)[0])
        assert len(found) < 40, stage


def test_each_action_that_cannot_be_chosen_is_told_with_its_rule() -> None:
    table = at("action")._replace(influence=(0, 0, 0, 0), spaces={"fishing": 1, "moving": 2})
    told = "\n".join(allowed(table, KAIVAI.waiting(table)[0])).replace("\n    ", " ")
    for action, cost in (("fishing", 1), ("moving", 2)):
        assert f"Not allowed: choose {action}. Kaivai 4.3: {action} costs {cost} influence" in told


def test_who_does_not_decide_may_do_nothing() -> None:
    table = at("action")
    other = next(seat for seat in range(len(table.seats)) if seat not in KAIVAI.waiting(table))
    assert allowed(table, other)[0] == "Allowed now: nothing."
