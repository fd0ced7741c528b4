"""What a seed deals, throws and shuffles, as a port would do it that has the page on records alone.

From the outputs of MT19937, with the deck and the start cards that the page shows; the engine
deals alike.
"""

import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice, product
from operator import itemgetter
from random import Random
from typing import Any

import pytest
from shown import blocks

from atoll import fiji
from atoll.home import HOME
from atoll.kaivai.actions.fishing import rolled
from atoll.table.games import game as known_game

PAGE = (HOME / "docs" / "records.md").read_text("utf-8")
FILES = {block.file: block.text for block in blocks(PAGE) if block.file}


def draws(seed: int) -> Iterator[float]:
    """Each of two outputs: the source itself is that of CPython."""
    source = Random(seed)
    while True:
        one, other = source.getrandbits(32), source.getrandbits(32)
        yield ((one >> 5) * 2**26 + (other >> 6)) / 2**53


def shuffled(cards: list[Any], luck: Iterator[float]) -> list[Any]:
    return [card for _, card in sorted(zip(luck, cards, strict=False), key=itemgetter(0))]


def dealt(seed: int) -> Iterator[dict[str, list[str]]]:
    luck, deck = draws(seed), tomllib.loads(FILES["deck.toml"])
    conditions, effects = (
        shuffled(deck[kind], islice(luck, 16)) for kind in ("conditions", "effects")
    )
    for top in range(0, 16, 4):
        colours = shuffled(["green", "red", "yellow", "blue"], islice(luck, 4))
        goals = [f"{'most' if next(luck) < 0.5 else 'fewest'} {colour}" for colour in colours]
        rows = slice(top, top + 4)
        yield {"conditions": conditions[rows], "effects": effects[rows], "goals": goals}


@pytest.mark.parametrize("seed", [0, -7, 10**40 - 1])
def test_a_seed_shuffles_as_the_page_says(seed: int) -> None:
    table = fiji.write_position(fiji.setup(["Ana", "Ben", "Cid"], seed))
    first, *later = dealt(seed)
    assert first == {kind: table[kind] for kind in first}
    assert later == table["deal"]


SEEDS = (0, 2**40 + 5)
NAMES = ["Ana", "Ben", "Cid", "Dora"]
ISLANDS = ("Kukusch", "Panschar", "Tschakkalag", "Wontong")
BOX = {"warrior": 30, "scholar": 30, "artist": 15, "priest": 30, "prince": 30} | {
    f"{one}/{other}": 4 for one, other in combinations(ISLANDS, 2)
}


def seeded(luck: Iterator[float]) -> int:
    return int(next(luck) * 2**53)


def setup(game: str, seats: int, seed: int) -> tuple[dict[str, Any], list[str]]:
    """How a game of ours begins, as a position, and who plays."""
    rules, names = known_game(game), NAMES[:seats]
    step = rules.opening(names, seed, None, edition=None)
    return rules.write_position(step.table), names


@pytest.mark.parametrize(("seed", "seats"), [*product(SEEDS, (3, 4))])
def test_a_seed_orders_the_bids_and_throws_dice_as_the_page_says(seed: int, seats: int) -> None:
    begun, names = setup("kaivai", seats, seed)
    luck = draws(seed)
    assert begun["order"] == shuffled(names, islice(luck, seats))
    assert begun["seed"] == seeded(luck)
    table = known_game("kaivai").read_position(
        begun, names, known_game("kaivai").answered(None, None)
    )
    thrown = draws(begun["seed"])
    blue = [draw * 6 < faces for draw, faces in zip(islice(thrown, 4), (5, 4, 3, 2), strict=True)]
    faces, after = rolled(table, 4)
    assert [face == "blue" for face in faces] == blue
    assert after.seed == seeded(thrown)


@pytest.mark.parametrize(("seed", "seats"), [*product(SEEDS, (3, 4))])
def test_a_seed_deals_cards_and_start_cards_as_the_page_says(seed: int, seats: int) -> None:
    begun, names = setup("bali", seats, seed)
    luck = draws(seed)
    cards = iter(shuffled([*Counter(BOX).elements()], islice(luck, 159)))
    piles: dict[str, dict[str, list[str]]] = {name: {} for name in names}
    for island, _, name in product(ISLANDS, range(3), names):
        piles[name].setdefault(island, []).append(next(cards))
    start = dict(zip(names, shuffled([1, 2, 3, 4], islice(luck, 4)), strict=False))
    active = names.index(min(start, key=lambda name: start[name]))
    number = start[names[active - 1]]
    island = tomllib.loads(FILES["box.toml"])["start_cards"][number - 1]["dalang"]
    hands = {name: piles[name].pop(island) for name in names}
    for place, name in enumerate([*names[active:], *names[:active]]):
        hands[name] += islice(cards, 1 if place else 2)
    says = {"start_cards": start, "active": names[active], "island": island, "hands": hands}
    says |= {"dealt": piles, "draw": [*cards], "seed": seeded(luck)}
    assert {part: begun[part] for part in says} == says


@pytest.mark.parametrize("seed", SEEDS)
def test_a_seed_shuffles_the_discard_pile_as_the_page_says(seed: int) -> None:
    rules, names = known_game("bali"), NAMES[:3]
    hands = {name: ["warrior"] for name in names}
    left = {"draw": ["artist"], "cut": {"Ben": {"prince": 5}}, "hands": hands, "seed": seed}
    table = rules.resumed(left, names, rules.answered(None, None)).table
    after = rules.write_position(rules.after(table, 0, rules.parse_move("end turn")).table)
    luck = draws(seed)
    other = [*(Counter(BOX) - Counter({"warrior": 3, "artist": 1})).elements()]
    cards = ["artist", *shuffled(other, islice(luck, 155))]
    drawn = {"Ben": cards[:2], "Cid": cards[2:3], "Ana": cards[3:4]}
    assert after["hands"] == {name: ["warrior", *more] for name, more in drawn.items()}
    assert (after["draw"], after["seed"]) == (cards[4:], seeded(luck))
