"""The speed of games in arrays, as ratios, each measured in one run: `make bench`.

Games: what one core plays in a second, four seats, all moves at random. Goofspiel is that of
OpenSpiel with four players; through Python it plays with legal_actions and random.choice, in C++
it is rolled out by the evaluator of its tree search. Each way plays as many games as the others in
a round of the bench, so the ratios in brackets are those of games a second.
Exchanges: the offers of four seats analysed in four rows and paid, by a C compiler's `cc -O2` and
by the rules on arrays; the cards are laid out before.
"""

import ctypes
import random
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from atoll import fiji
from atoll.fiji.components import DECK, SET
from atoll.fiji.many import CHUNK, play, recordings
from atoll.fiji.many.luck import Asked, Luck, among, shuffled
from atoll.fiji.many.ways import OFFERS
from atoll.readings.compiled import BYTE

Column = np.ndarray[Any, Any]
GAMES = CHUNK
HERE = Path(__file__).parent


# Games


def fiji_in_arrays() -> Callable[[], Any]:
    answers = fiji.answered()
    play(10, 4, answers, seed=0)
    return lambda: play(GAMES, 4, answers, seed=0)


def open_spiel() -> Any:
    return pytest.importorskip("pyspiel", reason="open_spiel is not installed here")


def goofspiel_in_python() -> Callable[[], Any]:
    game = open_spiel().load_game("goofspiel", {"players": 4})

    def playout() -> None:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                seats = range(state.num_players())
                state.apply_actions([random.choice(state.legal_actions(seat)) for seat in seats])
            else:
                state.apply_action(random.choice(state.legal_actions()))

    def playouts() -> None:
        for _ in range(GAMES):
            playout()

    return playouts


def goofspiel_in_cpp() -> Callable[[], Any]:
    """Rolled out from the first decision; there is no other way to these from Python."""
    spiel, searches = open_spiel(), 8
    game = spiel.convert_to_turn_based(spiel.load_game("goofspiel", {"players": 4}))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def searched() -> None:
        evaluator = spiel.RandomRolloutEvaluator(GAMES // searches, 1)
        bot = spiel.MCTSBot(game, evaluator, 1.4, searches, 100, False, 1, False)  # noqa: FBT003
        bot.mcts_search(state)

    return searched


WAYS = {
    "fiji in arrays": fiji_in_arrays,
    "goofspiel in c++": goofspiel_in_cpp,
    "goofspiel in python": goofspiel_in_python,
}


@pytest.mark.benchmark(group=f"{GAMES:,} random games of four seats")
@pytest.mark.parametrize("way", WAYS)
def test_games(benchmark: BenchmarkFixture, way: str) -> None:
    benchmark.pedantic(WAYS[way](), rounds=3, warmup_rounds=1)  # type: ignore[no-untyped-call]


# Exchanges

MANY = CHUNK
EXCHANGE = np.dtype(
    [
        ("supply", BYTE, 4),
        ("hands", BYTE, (4, 4)),
        ("offers", BYTE, (4, 4)),
        ("conditions", BYTE, 4),
        ("effects", BYTE, 4),
    ]
)


@cache
def exchanges() -> Any:
    """Random ones: each seat offers anything, and its hand is what is left of a set and more."""
    luck = Luck(1, 0)
    found = np.zeros(MANY, EXCHANGE)
    found["supply"] = SET
    fists = np.array([move.beads for move in OFFERS], BYTE)
    for seat in range(4):
        found["offers"][:, seat] = fists[among(luck.of(Asked.OFFER, who=seat), len(OFFERS), MANY)]
        found["hands"][:, seat] = SET
    for cards, number in (("conditions", 0), ("effects", 1)):
        found[cards] = shuffled(luck.of(Asked.CARDS, number), MANY)[:4].T
    return found


def columns(piles: Any) -> list[Column]:
    return list(np.ascontiguousarray(piles.reshape(MANY, -1).T))


def in_arrays() -> Callable[[], Any]:
    before = exchanges()
    analysing, paying, cards = [
        recording.on(MANY)
        for recording in (recordings.analysing(4, "down"), recordings.paying(4), recordings.cards())
    ]
    rows = [
        cards([before["conditions"][:, row].copy(), before["effects"][:, row].copy()])
        for row in range(4)
    ]
    piles = columns(before["supply"]) + columns(before["hands"])
    offers = columns(before["offers"])
    nobody = [np.zeros(MANY, bool) for _ in range(4)]

    def analysed() -> Any:
        now, keepers = piles, nobody
        for row in rows:
            found = analysing([*now, *keepers, *offers, *row[:18]])
            now, keepers = found[4:24], found[24:28]
        return np.array(paying([*now, *offers, *keepers]))

    return analysed


def in_c(folder: Path) -> Callable[[], Any]:
    compiler = shutil.which("cc") or pytest.skip("no C compiler `cc` here")
    library = folder / "exchange.so"
    command = [compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(HERE / "exchange.c")]
    subprocess.run(command, check=True)
    exchanged, before = ctypes.CDLL(str(library)).exchanges, exchanges()
    conditions = np.array([(*card.colours, card.most) for card in DECK.conditions], BYTE)
    effects = np.array([(*e.takes, *e.halves, *e.others, e.keeps) for e in DECK.effects], BYTE)
    after = np.zeros_like(before)
    given = [ctypes.c_void_p(array.ctypes.data) for array in (conditions, effects, before, after)]

    def analysed() -> Any:
        exchanged(*given, ctypes.c_long(len(before)))
        return after

    return analysed


def test_both_find_the_same(tmp_path: Path) -> None:
    found = in_c(tmp_path)()
    expected = np.array(columns(found["supply"]) + columns(found["hands"]))
    assert (in_arrays()() == expected).all()
    assert (
        expected != np.array(columns(exchanges()["supply"]) + columns(exchanges()["hands"]))
    ).any()


@pytest.mark.benchmark(group=f"{MANY:,} exchanges of four seats")
@pytest.mark.parametrize("way", ["arrays", "c"])
def test_exchanges(benchmark: BenchmarkFixture, way: str, tmp_path: Path) -> None:
    benchmark(in_arrays() if way == "arrays" else in_c(tmp_path))
