"""What a person who plays Kaivai is shown, and what `?` says."""

import re
from functools import cache

import pytest
from kaivai_games import Game, any_kind, busy, decisions
from rich.console import Console
from typer.testing import CliRunner

from atoll.cli import app
from atoll.cli.board_text import boards
from atoll.home import HOME
from atoll.kaivai.board import read_hex, write_hex
from atoll.kaivai.dialogue import allowed, board, drawn
from atoll.kaivai.drawn import letters
from atoll.kaivai.pieces import villages
from atoll.kaivai.table import STAGES, Done, Hut, Table
from atoll.table.games import game

KAIVAI = game("kaivai")
WIDTH = 78
EXAMPLE = HOME / "features" / "kaivai" / "6_building_example.feature"


@cache
def tables() -> list[Table]:
    """Every table of two games at which somebody decides."""
    games = Game(3, (), 2, any_kind, None), Game(4, (), 3, busy, None)
    return [one.table for game in games for one in decisions(game)]


def at(stage: str) -> Table:
    """The last table at which this comes next."""
    return next(one for one in reversed(tables()) if one.stage == stage)


def whole(table: Table) -> str:
    """What who decides sees, lines that were wrapped put together."""
    seat = KAIVAI.waiting(table)[0]
    return "\n".join(board(KAIVAI.view(table, seat))).replace("\n    ", " ")


def test_every_stage_of_a_game_fits_a_terminal() -> None:
    seen = set()
    for table in tables():
        seen.add(table.stage)
        for seat in KAIVAI.waiting(table):
            lines = [*board(KAIVAI.view(table, seat)), *allowed(table, seat)]
            assert [line for line in lines if len(line) > WIDTH or line != line.rstrip()] == []
    assert seen == {*STAGES} - {"loss", "final", "over"}


def test_all_that_lies_on_the_board_is_drawn() -> None:
    table = at("village")
    places = {*table.cult, *table.huts, *table.canoes}
    texts = "".join(drawn(table))
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
    assert sum("Rb1" in line for line in shown) == sum("RB1" in line for line in afloat) == 1
    assert sum("Bm3" in line for line in shown) == 1
    assert any("Gf " in line for line in shown)


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


def test_who_decides_is_told_what_they_would_look_up() -> None:
    assert "canoes of Green move 1 2 3 4 5 4 3 2 1 0." in whole(tables()[0])
    table = at("build")
    seat = KAIVAI.waiting(table)[0]
    shown = whole(table._replace(done=frozenset()))
    for village in villages(table):
        cost = (table.bids[seat] or 0) + village.size
        assert f" {cost} at {write_hex(min(village.cult))}" in shown
    sinking = [whole(one) for one in tables() if one.stage == "move"]
    assert any(re.search(r"costs glory: \d for one of \w", one) for one in sinking)
    assert all("Sinking a canoe costs glory: " in one for one in sinking)
    ends = "The turn can be ended: done."
    assert ends not in shown
    may_end = [one for one in tables() if Done() in KAIVAI.moves(one, KAIVAI.waiting(one)[0])]
    assert may_end
    assert all(ends in whole(one) for one in may_end)
    assert ends not in whole(at("pay"))


LOOKED_UP = {
    "bid": r"A hut will cost the bid and the size of its village\.",
    "huts": r"[12] starting huts? to place for nothing, on water beside a cult hex\.",
    "god": r"The god brings its village a cult hex, and influence to .+\.",
    "pay": r"is due, to be paid in shells; name each by its space: pay 4 5\.",
    "fish": r"A canoe fishes with (\d (die|dice)( and )?)?(the god's fish)? at [A-M]",
    "deliver": r"A hut of another player pays shells on 5, 4 and 3 as its fish come;",
    "celebrate": r"Celebrating at [A-M]\d+ brings glory: \w+ \d",
    "influence": r"Each counter of influence that is added counts 2\.",
}


@pytest.mark.parametrize("stage", LOOKED_UP)
def test_what_bears_on_a_decision_is_told_with_it(stage: str) -> None:
    assert re.search(LOOKED_UP[stage], whole(at(stage)))


def test_a_celebration_brings_what_is_told() -> None:
    table = at("celebrate")
    seat = KAIVAI.waiting(table)[0]
    for move in KAIVAI.moves(table, seat):
        glory = KAIVAI.after(table, seat, move).table.glory
        more = [now - before for now, before in zip(glory, table.glory, strict=True)]
        told = ", ".join(f"{n} {m}" for n, m in zip(table.seats, more, strict=True) if m)
        assert f"Celebrating at {write_hex(move.hex)} brings glory: {told}." in whole(table)


def test_only_moves_that_fit_the_moment_are_tried() -> None:
    for table in tables():
        found = allowed(table, KAIVAI.waiting(table)[0])
        assert not any("it is not the time for that" in line for line in found), table.stage


def test_hexes_to_sail_to_stand_in_their_order() -> None:
    table = at("move")
    said = "\n".join(allowed(table, KAIVAI.waiting(table)[0])).replace("\n    ", " ")
    places = [one.split(" to ")[1] for one in said.split("\n") if one.startswith("  sail")]
    for listed in (re.split(", | or ", one) for one in places):
        assert listed == [write_hex(one) for one in sorted(map(read_hex, listed))]


def test_who_does_not_decide_may_do_nothing() -> None:
    table = at("action")
    other = next(seat for seat in range(len(table.seats)) if seat not in KAIVAI.waiting(table))
    assert allowed(table, other)[0] == "Allowed now: nothing."


# The board of an example


def explained(step: str) -> list[str]:
    """What `atoll explain` says of the example of building in which this is done."""
    lines = EXAMPLE.read_text("utf-8").splitlines()
    line = next(n for n, one in enumerate(lines, 1) if f"When Yellow chooses to {step}" in one)
    return CliRunner().invoke(app, ["explain", f"{EXAMPLE}:{line}"]).stdout.splitlines()


def test_the_board_of_an_example_is_drawn_before_and_after() -> None:
    told = explained("build fisherman on J9 from J10")
    heads = [n for n, line in enumerate(told) if line.startswith("  The board")]
    assert [told[n] for n in heads] == ["  The board before:", "  The board after:"]
    before, after = told[heads[0] : heads[1]], told[heads[1] :]
    assert not any("J9 Yf" in line for line in before)
    assert sum("J9 Yf" in line for line in after) == 1
    assert sum("J10 ~Y~" in line for line in (*before, *after)) == 2
    assert max(map(len, told[heads[0] :])) <= 80
    assert sum(line.startswith("  ~R~ canoe of Red; ") for line in after) == 1


def test_a_board_that_has_not_changed_is_drawn_once() -> None:
    told = explained("pay 4 4 5")
    assert [line for line in told if line.startswith("  The board")] == ["  The board:"]


def test_what_has_changed_is_set_off_on_a_terminal_alone() -> None:
    seats, huts = ["Red", "Blue", "Green"], {"C3": {"owner": "Red", "kind": "meeting"}}
    result = {
        "begins": {"game": "kaivai", "seats": seats},
        "rulings": {},
        "start": {},
        "end": {"huts": huts},
    }
    plain, terminal = (Console(record=True, force_terminal=one, width=100) for one in (False, True))
    for screen in (plain, terminal):
        with screen.capture() as shown:
            for line in boards(result):
                screen.print(line)
        assert ("\x1b[1;7mR" in shown.get()) is (screen is terminal)


def test_several_examples_and_games_without_a_board_draw_none() -> None:
    for path in (EXAMPLE, HOME / "features" / "fiji" / "0_components.feature"):
        told = CliRunner().invoke(app, ["explain", str(path)]).stdout
        assert "The board before" not in told
    assert [
        *boards({"begins": {"game": "fiji", "seats": ["Ana", "Ben"]}, "start": {}, "end": {}})
    ] == []
