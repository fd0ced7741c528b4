"""Decision tables say in every case what the game itself does."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from atoll.record.aloud import tried
from atoll.table import cite
from atoll.table.decisions import Decision, Variant, as_json, decisions

GOALS = ["most green", "most red", "most yellow", "most blue"]
EFFECTS = ["take 1 blue", "keep the offer", "keep the offer", "keep the offer"]
CASES = 80
PLAYERS = {
    "executes": ("2 players", "3 players", "4 players", "5 players"),
    "pays": ("3 players", "4 players", "5 players"),
}
"""By decision: the names of its tables, which are computed where a test runs and nowhere else."""


@cache
def decision(name: str) -> Decision:
    return next(one for one in decided() if one.id == name)


@cache
def decided() -> tuple[Decision, ...]:
    return decisions("fiji")


def variant_of(name: str, players: str) -> Variant:
    found = {one.name: one for one in decision(name).variants}
    assert (*found,) == PLAYERS[name]
    return found[players]


def cases(variant: Variant) -> list[tuple[tuple[str, ...], str, tuple[str, ...]]]:
    """The values of every case, the answer and its rules; of many cases, some."""
    values = [*product(*[one.values for one in variant.inputs])]
    every = [
        (of, answer.text, answer.rules) for of, answer in zip(values, variant.answers, strict=True)
    ]
    return every if len(every) <= CASES else Random(1).sample(every, CASES)


def played(
    seats: Sequence[str], rulings: Mapping[str, str] | None = None, **position: Any
) -> Mapping[str, Any]:
    start = {"game": "fiji", "seats": [*seats], "rulings": rulings or {}, "assumed": True}
    cards = {"conditions": ["most green"] * 4, "effects": EFFECTS, "goals": GOALS}
    way = tried(json.dumps(start | {"position": cards | position}))
    assert way["problem"] is None, way["problem"]
    part: Mapping[str, Any] = way["parts"][0]
    return part


# Who executes


def first_row(part: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What the first row of an exchange tells of its contest: rule and sentence."""
    for event in part["events"][1:]:
        if event["rule"] == "fiji_4_4":
            return
        if event["rule"] == "fiji_4_7":
            yield event["rule"], event["sentence"].partition(" with ")[0] + "."
        if event["rule"] == "fiji_4_8":
            yield event["rule"], event["sentence"].partition(":")[0] + "."
        if event["rule"] == "fiji_4_9":
            yield event["rule"], "Nobody executes."


@pytest.mark.parametrize("players", PLAYERS["executes"])
def test_who_executes_is_who_executes_in_the_game(players: str) -> None:
    variant = variant_of("executes", players)
    seats = [one.label for one in variant.inputs[1:]]
    for (way, *counts), text, rules in cases(variant):
        offers = {
            seat: {"green": int(count)} if int(count) else {"red": 1}
            for seat, count in zip(seats, counts, strict=True)
        }
        part = played(seats, conditions=[f"{way} green"] * 4, offers=offers)
        found = [*first_row(part)]
        assert " ".join(sentence for _, sentence in found) == text
        assert {rule for rule, _ in found} == {*rules}


# What each place pays


def sizes(pattern: str) -> list[int]:
    return [int(group.removesuffix(" tie")) for group in pattern.split(", then ")]


@pytest.mark.parametrize("players", PLAYERS["pays"])
def test_a_place_pays_what_it_pays_in_the_game(players: str) -> None:
    for (pattern, *ways), text, _ in cases(variant_of("pays", players)):
        order = [place for place, size in enumerate(sizes(pattern)) for _ in range(size)]
        seats = [f"Seat {number}" for number in range(len(order))]
        colours = ("green", "red", "yellow", "blue")
        hands = {
            seat: dict.fromkeys(colours, 1) | {"green": 5 - place}
            for seat, place in zip(seats, order, strict=True)
        }
        rulings = {
            name: way.partition(":")[0]
            for name, way in zip(("shared_place", "after_shared"), ways, strict=True)
        }
        scored = played(seats, rulings, stage="scoring", exchange=3, hands=hands, supply={})
        heads = [scored["position"]["heads"][seat] for seat in seats]
        paid = [heads[order.index(place)] for place in range(len(sizes(pattern)))]
        told = [int(words.split()[-1]) for words in text.replace(" each", "").strip(".").split(",")]
        assert paid == told


# Half


def test_half_is_half_in_the_game() -> None:
    (variant,) = decision("half").variants
    for (there, way), text, _ in cases(variant):
        supply, offers = {"green": int(there)}, {"Ana": {"red": 2}, "Ben": {"red": 1}}
        part = played(
            ["Ana", "Ben", "Cid"],
            {"half": way.partition(":")[0]},
            conditions=["most red"] * 4,
            effects=["take half of the green", *EFFECTS[1:]],
            hands={},
            supply=supply,
            offers=offers | {"Cid": {"blue": 1}},
        )
        took = next(one for one in part["events"] if one["rule"] == "fiji_4_11")
        number = took["sentence"].removesuffix(".").rpartition(": ")[2].split()[0]
        assert text == f"Half of {there} is {number.replace('none', '0')}."


# As the page has them


def numbered(answers: Sequence[int]) -> Iterator[int]:
    """As docs/assets/decide.js reads which answer each case has."""
    newest = -1
    for back in answers:
        newest += not back
        yield newest - back + 1 if back else newest


@pytest.mark.parametrize("game", ["fiji", "kaivai", "bali"])
def test_the_page_looks_up_the_same_answers(game: str) -> None:
    for one in decisions(game):
        found = json.loads(json.dumps(as_json(one)))
        for variant, shown in zip(one.variants, found["variants"], strict=True):
            because = [
                [[rule, cite(rule)] for rule in each.rules]
                for each in dict.fromkeys(variant.answers)
            ]
            told = [[each.text, dict(each.otherwise)] for each in dict.fromkeys(variant.answers)]
            words = [[text, others[0] if others else {}] for text, _, *others in shown["words"]]
            assert words == told
            assert [shown["because"][number] for _, number, *_ in shown["words"]] == because
            answers = [words[number] for number in numbered(shown["answers"])]
            assert answers == [[each.text, dict(each.otherwise)] for each in variant.answers]
