"""A table that is thought up from a view may be the real one: the seat sees the same."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from play_at_random import NAMES, POLICIES, Start, starts

from atoll import fiji
from atoll.fiji import Beads, Table, View, hidden_beads
from atoll.fiji.components import SET
from atoll.fiji.imagined import guesses, imagined
from atoll.fiji.moves import fists
from atoll.fiji.position import read_position, write_position
from atoll.table.games import game
from atoll.table.kinds import PositionError

STARTS = [*starts()]


def played(seed: int) -> Iterator[Table]:
    """The tables of a random game, one after the other."""
    luck = Random(seed)
    start, policy = luck.choice(STARTS), luck.choice(POLICIES)
    table = start.opening(seed).table
    yield table
    while seats := fiji.waiting(table):
        seat = luck.choice(seats)
        move = policy(luck, [*fiji.moves(table, seat)])
        table = fiji.after(table, seat, move).table
        yield table


def some_of(seed: int) -> list[Table]:
    """A few tables of a random game, its last one among them."""
    found = [*played(seed)]
    return [*Random(seed).sample(found[:-1], 3), found[-1]]


@pytest.mark.parametrize("seed", range(12))
def test_the_seat_sees_the_same_and_counting_allows_the_table(seed: int) -> None:
    for table in some_of(seed):
        for seat in range(len(table.seats)):
            view = fiji.view(table, seat)
            found = imagined(view, seed)
            assert fiji.view(found, seat) == view
            position = write_position(found)
            assert read_position(position, table.seats, table.rulings) == found
            assert fiji.why_impossible(found) is None


@pytest.mark.parametrize("seed", range(3))
def test_what_is_guessed_can_be_as_well_where_a_few_draws_find_it(seed: int) -> None:
    for table in some_of(seed):
        for seat in range(len(table.seats)):
            view = fiji.view(table, seat)
            for found in islice(guesses(view, Random(seed)), 2):
                assert fiji.view(found, seat) == view
                assert fiji.why_impossible(found) is None


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_same_seed_gives_the_same_table_and_another_one_another(seats: int) -> None:
    table = Start(seats, "fiji-en-2006", {}).opening(3).table
    view = fiji.view(table, 0)
    found = [imagined(view, seed) for seed in range(20)]
    assert found == [imagined(view, seed) for seed in range(20)]
    assert len({*found}) == 20


def test_what_is_open_is_known_so_all_tables_are_one() -> None:
    """Three players, no secret offers, the last round: nothing is hidden, hands follow."""
    *_, over = (table for table in played(1))
    assert over.stage == "over"
    seats = range(len(over.seats))
    if len(seats) > 2:
        assert {imagined(fiji.view(over, 0), seed) for seed in range(5)} == {over}


def test_before_anything_is_paid_the_hands_are_sets_less_what_is_offered() -> None:
    table = Start(3, "fiji-en-2006", {}).opening(3).table
    for seat in (1, 2):
        table = fiji.after(table, seat, fiji.parse_move("offer 1 green")).table
    for seed in range(50):
        found = imagined(fiji.view(table, 0), seed)
        pairs = zip(found.hands, found.offers, strict=True)
        assert [hand.plus(offer or Beads()) for hand, offer in pairs] == [SET] * 3


def test_every_offer_that_is_possible_comes_up() -> None:
    """In the first exchange Ben may have taken any fist out of a set, whatever he has taken."""
    table = Start(3, "fiji-en-2006", {}).opening(3).table
    view = fiji.view(fiji.after(table, 1, fiji.parse_move("offer 1 green")).table, 0)
    drawn = {imagined(view, seed).offers[1] for seed in range(700)}
    assert drawn == {move.beads for move in fists(SET, "offer")}


def _after_the_first(start: Table, offers: Sequence[Beads]) -> Table:
    """The table once these offers have been paid; whatever is to choose, the first of it."""
    table = start
    for seat, beads in enumerate(offers):
        table = fiji.after(table, seat, fiji.Offer(beads)).table
    while table.chooser is not None:
        table = fiji.after(table, table.chooser, fiji.moves(table, table.chooser)[0]).table
    return table


def _looks_alike() -> tuple[View, set[tuple[Beads, ...]]]:
    """A view after one exchange, and all hands to which small offers of Ben and Cid can lead."""
    start = Start(3, "fiji-en-2006", {}).opening(3).table
    fist = [move.beads for move in fists(SET, "offer") if sum(move.beads) < 3]
    alike: dict[View, set[tuple[Beads, ...]]] = defaultdict(set)
    for one, other in product(fist, repeat=2):
        table = _after_the_first(start, (Beads(4), one, other))
        alike[fiji.view(table, 0)].add(table.hands)
    return max(alike.items(), key=lambda pair: len(pair[1]))


def test_whatever_others_can_have_paid_in_the_first_exchange_comes_up_and_no_more() -> None:
    view, hands = _looks_alike()
    assert len(hands) > 3
    assert {imagined(view, seed).hands for seed in range(100)} == hands


def test_where_draws_find_nothing_everything_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden_beads, "_DRAWS", 0)
    view, hands = _looks_alike()
    assert {imagined(view, seed).hands for seed in range(20)} <= hands


def test_a_view_that_no_game_comes_to_is_refused() -> None:
    start = Start(3, "fiji-en-2006", {}).opening(3).table
    view = fiji.view(_after_the_first(start, [Beads(1)] * 3), 0)
    for supply in (Beads(30, 24, 18, 12), Beads(0, 0, 0, 0)):
        with pytest.raises(PositionError, match="no game comes to what Ana sees"):
            imagined(view._replace(supply=supply), 1)


# The small game

rps: Any = game("rps")


def test_of_the_small_game_every_sign_that_is_hidden_comes_up() -> None:
    table = rps.opening(NAMES[:3], 1, None, edition=None).table
    table = rps.after(table, 0, rps.Show("rock")).table
    table = rps.after(table, 1, rps.Show("paper")).table
    for seat, signs in ((0, {"rock"}), (1, {"rock", "paper", "scissors"})):
        view = rps.view(table, 0)
        found = [rps.imagined(view, luck) for luck in range(30)]
        assert {one.shown[seat] for one in found} == signs
        assert {rps.view(one, 0) for one in found} == {view}
        assert {one.shown[2] for one in found} == {None}
