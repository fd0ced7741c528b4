"""The decision tables of Bali say in every case that is tried what the game itself does."""

from collections.abc import Mapping
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from atoll.bali.components import BOX, MASKS
from atoll.bali.table import SEATS
from atoll.table.decisions import Answer, Decision, Variant, decisions
from atoll.table.games import game

bali: Any = game("bali")
CASES = 80
NAMES = ("Blue", "Yellow", "Green", "Red")
BOTH = [*range(len(SEATS))]


@cache
def known() -> Mapping[str, Decision]:
    """The tables by their ids, each case answered once."""
    return {one.id: one for one in decisions("bali")}


def cases(variant: Variant) -> list[tuple[tuple[str, ...], Answer]]:
    """The values of every case and the answer; of many cases, some."""
    values = product(*[one.values for one in variant.inputs])
    every = [*zip(values, variant.answers, strict=True)]
    return every if len(every) <= CASES else Random(1).sample(every, CASES)


def laid(position: dict[str, Any], names: tuple[str, ...], **rulings: str) -> Any:
    return bali.read_position({"active": "Blue", **position}, names, bali.answered(None, rulings))


def moved(table: Any, *moves: str) -> Any:
    """The table after moves of whoever decides; a refusal where one is refused."""
    for text in moves:
        (seat,), move = bali.waiting(table), bali.parse_move(text)
        if refusal := bali.why_not(table, seat, move):
            return refusal
        table = bali.after(table, seat, move).table
    return table


# Contests


def contest(values: tuple[str, ...], kind: str, **rulings: str) -> Any:
    owner, *shown = values
    names = NAMES[: len(shown)]
    hands = {name: [kind] * int(number) for name, number in zip(names, shown, strict=True)}
    position = {"hands": {**hands, "Blue": [kind, *hands["Blue"]]}}
    held = {"Kukusch": owner} if owner in names else {"Panschar": "Blue", "Wontong": "Blue"}
    shows = [f"show {number}" if int(number) else "pass" for number in shown]
    return moved(laid({**position, f"{kind}s": held}, names, **rulings), f"play {kind}", *shows)


@pytest.mark.parametrize("place", BOTH)
def test_a_contest_is_won_as_it_is_in_the_game(place: int) -> None:
    for n, (values, answer) in enumerate(cases(known()["wins"].variants[place])):
        kind = ("priest", "prince")[n % 2]
        after = contest(values, kind)
        if hasattr(after, "reason"):
            assert answer.text.startswith("Not possible")
            assert answer.rules == (after.rule,)
            continue
        has = NAMES[getattr(after, f"{kind}s")["Kukusch"]]
        assert f"the chip {'stays with' if has == values[0] else 'goes to'} {has}" in answer.text


@pytest.mark.parametrize("place", BOTH)
def test_where_nobody_shows_a_card_the_other_answer_is_told(place: int) -> None:
    variant = known()["wins"].variants[place]
    for values, answer in zip(
        product(*[one.values for one in variant.inputs]), variant.answers, strict=True
    ):
        if {*values[1:]} == {"0"} and values[0] != "Blue":
            stays = contest(values, "prince", show_none="stays", aside="stays").princes
            where = f"with {NAMES[stays['Kukusch']]}" if "Kukusch" in stays else "aside"
            assert f"=stays it stays {where})" in answer.text
            ((by, text),) = answer.otherwise
            assert by == ("aside=stays" if where == "aside" else "show_none=stays")
            assert text == f"Nobody shows a card: the chip stays {where}."


# Scorings


def scored(chips: str, other: str, left: int, ruling: str) -> Any:
    """The Dalang comes to Wontong."""
    names = NAMES if other.startswith("another") else NAMES[:3]
    owners = {"none": ("Yellow", "Yellow"), "one": ("Blue", "Yellow"), "both": ("Blue", "Blue")}
    priest, prince = owners[chips]
    rest = {"Kukusch": "Green", "Panschar": "Green", "Tschakkalag": "Green"}
    there = {} if len(names) == 3 and chips != "both" else {"Wontong": prince}
    position = {
        "hands": {"Blue": ["Kukusch/Wontong"]},
        "priests": {**rest, "Wontong": priest},
        "princes": {**rest, **there},
        "masks": {"Green": [*BOX.masks[: MASKS - left]]},
    }
    passes = ["pass"] * (len(names) - 1)
    table = laid(position, names, second_mask=ruling)
    return moved(table, "play Kukusch/Wontong to Wontong", *passes)


def test_a_scoring_is_worth_what_it_is_in_the_game() -> None:
    for (chips, other, left, ruled), answer in cases(known()["scores"].variants[0]):
        after = scored(chips, other, int(left), ruled.partition(":")[0])
        if after.stage == "mask":
            low, high = after.masks_left[:2]
            assert answer.text == f"Blue takes a mask of {low} or {high}, Yellow the other."
            continue
        found = [(name, own[0]) for name, own in zip(NAMES, after.masks, strict=False) if own]
        gains = [(name, value) for name, value in found if name != "Green"]
        assert answer.text.count(" takes a mask of ") == len(gains)
        assert all(f"{name} takes a mask of {value}" in answer.text for name, value in gains)
        assert ("the game ends" in answer.text) is (after.stage == "over")
        assert ("Blue goes on" in answer.text) is (chips == "none")


# The end


def over(names: tuple[str, ...], masks: dict[str, list[int]], seals: int, ender: str) -> Any:
    """Who won, and the totals, where the game is over."""
    isles = ("Kukusch", "Panschar", "Tschakkalag", "Wontong")[:seals]
    position = {"masks": masks, "seals": dict.fromkeys(isles, "Blue"), "ender": ender}
    return bali.outcome(laid({**position, "stage": "over"}, names))


def test_a_total_is_what_it_is_in_the_game() -> None:
    for (*masks, seals), answer in cases(known()["total"].variants[0]):
        own = [n for n, number in zip((2, 3, 4, 5), masks, strict=True) for _ in range(int(number))]
        total = over(NAMES, {"Blue": own}, int(seals), "Red").scores[0]
        assert answer.text.startswith(f"{total}: {sum(own)} for masks")


@pytest.mark.parametrize("place", BOTH)
def test_a_tie_is_won_as_it_is_in_the_game(place: int) -> None:
    for (leads, ender), answer in cases(known()["victory"].variants[place]):
        names = NAMES[: SEATS[place]]
        masks = {name: [3] if name in leads else [2] for name in names}
        won = [names[seat] for seat in over(names, masks, 0, ender).winners]
        assert all(name in answer.text for name in won)
        assert sum(name in answer.text for name in names) == len(won)
