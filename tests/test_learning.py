"""Games in numbers: stable numbers for moves, views within bounds, and nothing that is hidden."""

import pickle
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from random import Random

import pytest

from atoll.learning import WAIT, InNumbers, NotListed, Now, cells, numbers
from atoll.table.contract import Imagining
from atoll.table.games import GAMES
from atoll.table.kinds import BySeat, Each, Number, Some, Text, Word

STABLE = {
    "bali": "8052e9143d655cda",
    "fiji": "9018407e213c2d9a",
    "kaivai": "b4544c924079ac2f",
    "rps": "f0b87368f419d5f1",
}
"""What the numbers of a game say. Another order is another game to whoever has learned this one:
a changed one belongs into the changelog."""


def moments(name: str, seed: int, most: int = 150) -> Iterator[Now]:
    """The moments of a game at random, or of as much of it."""
    now, luck = InNumbers(name).opening(seed), Random(seed)
    for _ in range(most):
        yield now
        if not now.waiting:
            return
        seat = luck.choice(now.waiting)
        now = now.after(seat, luck.choice(now.legal(seat)))


@pytest.mark.parametrize("name", GAMES)
def test_a_number_says_the_same_in_every_version(name: str) -> None:
    texts = numbers(name).texts
    assert sha256("\n".join(texts).encode()).hexdigest()[:16] == STABLE[name]
    assert len({*texts}) == len(texts)
    assert texts[WAIT] == "wait"


@pytest.mark.parametrize("name", GAMES)
def test_each_legal_move_has_numbers_of_its_own_that_begin_no_other(name: str) -> None:
    for now in moments(name, 1):
        for seat in now.waiting:
            moves = [*now.game.rules.moves(now.table, seat)]
            codes = sorted(now.game.numbers.ways(moves))
            assert len(codes) == len({*map(now.game.rules.write_move, moves)})
            assert not any(two[: len(one)] == one for one, two in pairwise(codes))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_seen_lies_within_bounds_and_is_never_cut(name: str) -> None:
    for now in moments(name, 2):
        for seat in range(now.game.seats):
            seen = now.seen(seat)
            bounds = zip(now.game.low, seen, now.game.high, now.game.names, strict=True)
            assert [name for low, one, high, name in bounds if not low <= one <= high] == []
            view = now.game.rules.view(now.table, seat)
            assert (*now.game.look._told(view),) == seen[: len(now.game.look.names)]


@pytest.mark.parametrize("name", ["fiji", "kaivai", "bali"])
def test_what_is_hidden_stays_hidden(name: str) -> None:
    others = 0
    for now in [*moments(name, 3, most=60)][::4]:
        for seat in range(now.game.seats):
            rules = now.game.rules
            assert isinstance(rules, Imagining)
            maybe = Now(now.game, rules.imagined(rules.view(now.table, seat), 5), now.said)
            assert maybe.seen(seat) == now.seen(seat)
            assert maybe.legal(seat) == now.legal(seat)
            rest = {*range(now.game.seats)} - {seat}
            others += any(maybe.seen(other) != now.seen(other) for other in rest)
    assert others > 10, "what is imagined must differ for those who see it"


@pytest.mark.parametrize("name", ["fiji", "kaivai", "bali"])
def test_what_is_hidden_is_said_to_be(name: str) -> None:
    for now in moments(name, 4, most=40):
        for seat in range(now.game.seats):
            view = now.game.rules.view(now.table, seat)
            told = zip(now.game.names, now.seen(seat), strict=True)
            flags = [one for one, yes in told if one.endswith("is hidden") and yes]
            hidden = [one for one in view.hidden if "luck" not in one.what]
            assert len(flags) == len(hidden) > 0


def test_a_half_said_move_is_seen_by_its_own_player_only() -> None:
    now = next(one for one in moments("kaivai", 1) if any(one.said))
    seat = next(seat for seat, said in enumerate(now.said) if said)
    bare = Now(now.game, now.table, ((),) * now.game.seats)
    assert now.seen(seat) != bare.seen(seat)
    assert all(now.seen(s) == bare.seen(s) for s in range(now.game.seats) if s != seat)


def test_a_number_that_is_not_legal_is_refused() -> None:
    now = InNumbers("fiji", 2).opening(7)
    offer = now.game.texts.index("offer 1 green")
    with pytest.raises(ValueError, match="seat 0 may not say"):
        now.after(0, offer)
    aside = now.after(0, now.legal(0)[0])
    assert aside.legal(0) == (WAIT,)
    assert sum(aside.mask(0)) == 1
    with pytest.raises(ValueError, match="seat 0 may not say 0"):
        aside.after(0, WAIT)


def test_an_edition_and_rulings_are_played() -> None:
    three = {"seats": "three_to_five"}
    with pytest.raises(ValueError, match=r"Fiji 0\.2"):
        InNumbers("fiji", 2, rulings=three).opening(1)
    now = InNumbers("fiji", 2, edition="fiji-en-2006").opening(1)
    assert now.table == now.game.rules.setup(("Ana", "Ben"), 1, None, edition="fiji-en-2006")


def test_who_wins_is_paid_by_those_who_do_not() -> None:
    *_, end = moments("fiji", 1, most=1000)
    assert not end.waiting
    assert end.outcome
    assert sum(end.rewards()) == 0
    paid = tuple(seat for seat, reward in enumerate(end.rewards()) if reward > 0)
    assert paid == end.outcome.winners
    assert next(moments("fiji", 1)).rewards() == (0.0,) * 4


def test_a_moment_goes_to_another_process_as_it_is() -> None:
    now = [*moments("kaivai", 1, most=60)][-1]
    again = pickle.loads(pickle.dumps(now))
    assert (again.table, again.said) == (now.table, now.said)
    assert [again.seen(s) for s in range(4)] == [now.seen(s) for s in range(4)]


def test_things_and_lists_of_them_have_numbers() -> None:
    sign = Word(("rock", "paper"))
    assert [*cells.cells(Some(sign, "signs"), 2).fill(frozenset({"paper"}))] == [0, 1, 0]
    assert [*cells.cells(Each(sign, "signs"), 2).fill(("paper", None, "paper"))] == [0, 2, 1]
    assert [*cells.cells(BySeat(Number(1, 3)), 2).fill((None, 3))] == [0, 3]


def test_texts_that_are_listed_nowhere_have_no_numbers() -> None:
    with pytest.raises(NotListed, match="rune: list all there are"):
        cells.cells(Text(str, str, ("a",), name="rune"), 2)
