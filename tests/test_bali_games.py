"""Whole games of Bali, played at random under any rulings: nothing raises, no card is lost."""

from typing import Any

import pytest
from bali_games import NAMES, keeps_all, tables, whole
from hypothesis import given, settings
from hypothesis import strategies as st

from atoll import bali
from atoll.bali.components import CARDS
from atoll.bali.game import MOST_MOVES
from atoll.table.contract import Imagining
from atoll.table.games import game, standing

RULES = game("bali")
ANSWERS = st.fixed_dictionaries(
    {name: st.sampled_from(ruling.names()) for name, ruling in bali.RULINGS.items()}
)
WHOLE = settings(max_examples=12)


@WHOLE
@given(st.integers(0, 2**32), st.sampled_from((3, 4)), ANSWERS)
def test_a_whole_game_keeps_every_card_and_ends_or_is_capped(
    seed: int, seats: int, rulings: dict[str, str]
) -> None:
    """Of each kind as many as in the box; masks left never grow; a turn is one of theirs."""
    before: Any = None
    for table in tables(seed, seats, rulings, MOST_MOVES):
        keeps_all(table, before)
        before = table
    assert before is not None
    whole(before)


@WHOLE
@given(st.integers(0, 2**32), st.sampled_from((3, 4)), ANSWERS)
def test_every_table_stands_and_is_read_back(
    seed: int, seats: int, rulings: dict[str, str]
) -> None:
    """What is played can be set up: written, read and checked it is the same table."""
    for number, table in enumerate(tables(seed, seats, rulings, 200)):
        if number % 7 == 0:
            written = bali.write_position(table)
            assert bali.read_position(written, table.seats, table.rulings) == table
            standing("bali", table)


@WHOLE
@given(st.integers(0, 2**32), st.sampled_from((3, 4)), ANSWERS)
def test_a_view_shows_no_more_than_what_it_may_be_of(
    seed: int, seats: int, rulings: dict[str, str]
) -> None:
    """A table thought up for a view gives the same view, moves and whose turn it is."""
    public = {**rulings, "sizes": "public"}
    for number, table in enumerate(tables(seed, seats, public, 200)):
        if number % 5 == 0:
            for seat in range(seats):
                view = bali.view(table, seat)
                assert isinstance(RULES, Imagining)
                other = RULES.imagined(view, seed % 1000 + number)
                assert bali.view(other, seat) == view
                assert bali.waiting(other) == bali.waiting(table)
                assert [*bali.moves(other, seat)] == [*bali.moves(table, seat)]


@pytest.mark.parametrize("seats", [3, 4])
def test_only_legal_moves_are_listed_and_all_that_are_not_are_refused(seats: int) -> None:
    """Every shape of a move with every card, island and number: the list and `why_not` agree."""
    parsed = [bali.parse_move(text) for text in _every_move()]
    for number, table in enumerate(tables(7, seats, {}, 400)):
        if number % 9 == 0:
            for seat in range(seats):
                listed = {*map(bali.write_move, bali.moves(table, seat))}
                free = {
                    bali.write_move(one) for one in parsed if not bali.why_not(table, seat, one)
                }
                assert free == listed


def _every_move() -> list[str]:
    from atoll.bali.components import CARDS, DALANG, HOUSEHOLD, ISLANDS  # noqa: PLC0415

    both = [(card, island) for card in CARDS for island in ISLANDS]
    return [
        *(f"play {card}" for card in HOUSEHOLD),
        *(f"play warrior spare {who}" for who in ("left", "opposite", "right")),
        *(f"play {card} to {island}" for card in DALANG for island in ISLANDS),
        *(
            f"{verb} {card} {at} {i}"
            for verb, at in (("save", "at"), ("place", "on"))
            for card, i in both
        ),
        *(f"take from {island}" for island in ISLANDS),
        *(f"{verb} {card}" for verb in ("swap", "lay", "prevent with") for card in CARDS),
        *(f"show {number}" for number in range(12)),
        *("end turn", "defend", "flee", "join", "force", "pass", "done"),
    ]


def test_the_luck_of_later_shuffles_differs_from_game_to_game_and_goes_on() -> None:
    tables = [bali.setup(NAMES, seed) for seed in (1, 2)]
    assert tables[0].seed != tables[1].seed
    (turn,) = bali.waiting(tables[0])
    gone = tuple(map(tables[0].draw.count, CARDS))
    bare = tables[0]._replace(draw=(), discard=gone)
    after = bali.after(bare, turn, bali.parse_move("end turn")).table
    assert after.draw
    assert after.seed != bare.seed
