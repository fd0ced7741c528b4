"""The decision tables of Kaivai say in every case that is tried what the game itself does."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from kaivai_scenes import SEATS as NAMES
from kaivai_scenes import huts, position

from atoll.kaivai.board import FIELD, Hex, read_hex
from atoll.kaivai.islands import islands_on, ways
from atoll.kaivai.table import SEATS, Add, Build, Choose, Deliver, Pay, Sail, Table, Track
from atoll.table.decisions import Answer, Decision, Variant, decisions
from atoll.table.games import game

kaivai: Any = game("kaivai")
CASES = 80
PLENTY = Track(five=10)


@cache
def known() -> Mapping[str, Decision]:
    """The tables by their ids, each case answered once."""
    return {one.id: one for one in decisions("kaivai")}


def cases(variant: Variant) -> list[tuple[tuple[str, ...], Answer]]:
    """The values of every case and the answer; of many cases, some."""
    values = product(*[one.values for one in variant.inputs])
    every = [*zip(values, variant.answers, strict=True)]
    return every if len(every) <= CASES else Random(1).sample(every, CASES)


def told(decision: str, *values: object, variant: int = 0) -> Answer:
    """The answer to a case."""
    found = known()[decision].variants[variant]
    at = 0
    for given, value in zip(found.inputs, map(str, values), strict=True):
        at = at * len(given.values) + given.values.index(value)
    return found.answers[at]


def whole(rulings: dict[str, str] | None = None, **parts: Any) -> Table:
    """The table of the scenes, Red to act, but for these parts, possible or not."""
    read = {name: one for name, one in parts.items() if name not in Table._fields}
    table: Table = kaivai.read_position(position(**read), NAMES, kaivai.answered(None, rulings))
    return table._replace(**{name: parts[name] for name in parts if name in Table._fields})


def events(step: Any, what: str) -> Iterator[Any]:
    return (event.facts for event in step.events if event.what == what)


def named(decision: str, place: int) -> dict[str, str]:
    """The answers to a ruling, by its name, as one chooses them."""
    given: Decision = known()[decision]
    return {text.partition(":")[0]: text for text in given.variants[0].inputs[place].values}


# Building


@pytest.mark.parametrize("ruled", ["before", "with_hut"])
def test_a_hut_costs_what_it_costs_in_the_game(ruled: str) -> None:
    sizes = set()
    for bid, more in product(range(1, 11), (0, 2, 4)):
        grown = dict(zip(("E3", "D3", "C2", "C3"), [("Blue", "meeting")] * more, strict=False))
        table = whole(
            {"price": ruled},
            stage="build",
            bids=(bid, 11, 12, 13),
            shells=(PLENTY,) * 4,
            huts=whole_huts(grown),
        )
        for move in kaivai.moves(table, 0):
            if isinstance(move, Build) and move.kind == "meeting":
                (facts,) = events(kaivai.played(table, 0, move), "price")
                size = facts["price"] - bid - (ruled == "with_hut")
                sizes.add(size)
                answer = told("price", bid, size, named("price", 2)[ruled])
                assert answer.text == f"The hut costs {facts['price']}."
    assert len(sizes) > 2


def whole_huts(more: dict[str, tuple[str, str]]) -> Any:
    return kaivai.read_position(position(huts=huts(None, **more)), NAMES, kaivai.answered()).huts


def test_a_price_is_paid_as_it_is_in_the_game() -> None:
    for (due, *shells), answer in cases(known()["pays"].variants[0]):
        purse = Track(*map(int, shells))
        table = whole(stage="pay", due=int(due), shells=(purse,) * 4)
        paid = [move for move in kaivai.moves(table, 0) if isinstance(move, Pay)]
        assert answer.text.startswith("With ") is bool(paid)
        assert answer.text.count(",") + answer.text.count(" or ") + bool(paid) == len(paid)
        for move in paid:
            step = kaivai.played(table, 0, move)
            back = [facts["space"] for facts in events(step, "change")]
            written = kaivai.write_move(move).removeprefix("pay ")
            assert f"{written} ({back[0]} back)" in answer.text if back else written in answer.text


# Delivering


def test_a_delivery_is_worth_what_it_is_in_the_game() -> None:
    ruled = {text: name for name, text in named("worth", 4).items()}
    for (whose, lying, fish, left, answers), answer in cases(known()["worth"].variants[0]):
        owner = 1 if whose.startswith("another") else 0
        place, canoe = read_hex("G6"), read_hex("G5")
        base = whole({"sale_short": ruled[answers]})
        hut = base.huts[read_hex("F3")]._replace(owner=owner, fish=int(lying))
        table = base._replace(
            stage="deliver",
            huts={**base.huts, place: hut},
            fish=(Track(four=3),) * 4,
            shells=(Track(),) * 4,
            goods_left=int(left),
        )
        move = Deliver(Track(four=int(fish)), place, canoe)
        if refusal := kaivai.why_not(table, 0, move):
            assert answer.text.startswith("Not possible")
            assert answer.rules == (refusal.rule,)
            continue
        shells = kaivai.played(table, 0, move).table.shells[0]
        worth = sum(number * space for space, number in enumerate(shells, 1))
        assert answer.text.startswith(f"Worth {worth}:" if worth else "No shells:")


# The final scoring


TIES = ("", "tie=nobody", "three_tie=halves", "tie=nobody,three_tie=halves")


@pytest.mark.parametrize("by", TIES)
@pytest.mark.parametrize("place", range(len(SEATS)), ids=[f"{seats} players" for seats in SEATS])
def test_a_village_is_gained_as_it_is_in_the_game(place: int, by: str) -> None:
    variants = known()["gains"].variants
    assert len(variants) == len(SEATS)
    house = dict(one.split("=") for one in by.split(",") if one)
    for (cult, *totals), answer in cases(variants[place]):
        text = dict(answer.otherwise).get(by, answer.text)
        names = NAMES[: len(totals)]
        there = ["I7", "I6", "I5", "I4", "I3", "I2"][: int(cult)]
        table = kaivai.read_position(
            {
                "stage": "influence",
                "round": 8,
                "cult": sorted({"B2", "E7", "F4", "F11", "K2", *there}),
                "village": min(there),
                "influence": dict.fromkeys(names, 24),
                "added": dict(zip(names[1:], map(int, totals[1:]), strict=True)),
            },
            names,
            kaivai.answered(None, {"weight": "one", **house}),
        )
        step = kaivai.after(table, 0, Add(int(totals[0])))
        won = [facts["seat"] for facts in events(step, "majority")]
        tied = [facts["seats"] for facts in events(step, "tied")]
        glory = max(step.table.glory)
        if won:
            assert text == f"{names[won[0]]} gains it: {glory} glory."
        elif tied:
            assert all(names[seat] in text for seat in tied[0])
            assert f" tie: {glory} glory each" in text
        else:
            assert answer.rules == ("kaivai_14_9",)


# Canoes


def test_a_canoe_reaches_what_it_reaches_in_the_game() -> None:
    start, base = read_hex("G1"), whole()
    lands = islands_on(FIELD, base.cult, frozenset(base.huts))
    far = {steps: place for place, steps in ways(lands, start, 12).items()}
    for (bid, steps, hexes, action, end), answer in cases(known()["reaches"].variants[0]):
        place = far[int(hexes)]
        other = {"on free water": {}, "on a canoe of one's own": {place: 0}}.get(end, {place: 1})
        table = base._replace(
            stage="move" if action == "moving" else "fish",
            bids=(int(bid), 11, 12, 13),
            increase=(int(steps),) * 4,
            glory=(20,) * 4,
            canoes={start: 0, **_elsewhere(place), **other},
        )
        refusal = kaivai.why_not(table, 0, Sail(start, place))
        if refusal and not answer.text.endswith("if it can act from there."):
            assert answer.text.startswith("No")
            assert refusal.rule in answer.rules
        else:
            assert answer.text.startswith("Yes")
            assert not refusal or "could not" in refusal.reason


def _elsewhere(place: Hex) -> dict[Hex, int]:
    """More canoes of Blue, so that none of them is the last one."""
    return {one: 1 for one in map(read_hex, ("A2", "A3", "A4")) if one != place}


# Influence


def test_an_action_costs_what_it_costs_in_the_game() -> None:
    ruled = {text: name for name, text in named("costs", 4).items()}
    for (held, own, mark, left, answers), answer in cases(known()["costs"].variants[0]):
        table = whole(
            {"empty_influence": ruled[answers]},
            spaces={"increasing": int(held)} if int(held) else {},
            marked=frozenset(["increasing"] if mark == "a marker" else []),
            influence=(int(own),) * 4,
            influence_left=0 if left == "is empty" else 1,
        )
        move = Choose("increasing")
        if refusal := kaivai.why_not(table, 0, move):
            assert "cannot be chosen" in answer.text
            assert answer.rules == (refusal.rule,)
            continue
        step = kaivai.played(table, 0, move)
        cost = int(own) - step.table.influence[0]
        assert answer.text.startswith(f"{cost}." if cost else "Nothing.")
        again = step.table.spaces.get("increasing", 0) + ("increasing" in step.table.marked)
        assert answer.text.endswith(f"costs {again}.")
