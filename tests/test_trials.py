"""What Try it knows of an example: what is asked first, and what follows by another answer."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from ran import examples

from atoll.home import HOME
from atoll.site.cards import Card
from atoll.site.facts import GameFacts
from atoll.site.stepped import Shown
from atoll.site.trials import asked_first, asks, name_of, trial
from atoll.site.verdicts import Verdicts


@pytest.fixture(scope="module")
def game() -> GameFacts:
    """Fiji, with the questions on what is taken alone."""
    return GameFacts("fiji", Verdicts(examples("features/fiji/faq/effects.feature")), HOME)


def of(game: GameFacts, tag: str) -> Mapping[str, Any]:
    return next(one for one in game.results if tag in one["tags"])


def test_what_is_asked_first_is_what_the_example_speaks_of(game: GameFacts) -> None:
    half = of(game, "fiji_q_r14")
    first = asked_first("fiji", half)
    assert first["parts"][0] == "offers"
    assert first["rulings"][0] == "half"
    assert asks("fiji", half)


def test_a_ruling_that_no_rule_of_the_example_asks_for_is_not_asked(game: GameFacts) -> None:
    half = of(game, "fiji_q_r14")
    silent = {**half, "fired": ["fiji_4_1"], "tags": ["faq", "fiji_4_1"]}
    assert asked_first("fiji", silent)["rulings"] == []
    assert not asks("fiji", silent)
    assert not asks("fiji", {**half, "tags": ["fiji_4_11"]})


def test_the_table_before_anything_happens_is_known(game: GameFacts) -> None:
    whole = of(game, "fiji_q_r14")
    position = {**whole["begins"]["position"]}
    hands = position.pop("hands")
    half = {**whole, "begins": {**whole["begins"], "position": position}}
    found = trial(game, half, Shown("", (), "<svg><desc>x</desc>another</svg>"))
    assert found
    assert found["lies"].startswith("<svg")
    assert found["laid"].keys() == {"hands"}
    assert found["laid"]["hands"].keys() == hands.keys()
    again = trial(game, half, Shown("", (), found["lies"].replace('"lies', '"step')))
    assert again
    assert "lies" not in again
    assert again["laid"] == found["laid"]


def test_an_example_is_tried_by_its_record_and_knows_what_other_answers_change(
    game: GameFacts,
) -> None:
    half = of(game, "fiji_q_r14")
    found = trial(game, half)
    assert found
    assert found["lines"] == [half["begins"], *half["moves"]]
    told = json.dumps(found["others"]["half=up"])
    assert "half of the 5 green: 3 green" in told
    assert "half=down" not in found["others"]


def test_the_name_of_an_example_is_short_and_its_own(game: GameFacts) -> None:
    cards = [Card(one, f"q/{n}/index.md", "here") for n, one in enumerate(game.results)]
    names = {name_of(card) for card in cards}
    assert len(names) == len(cards)
    assert {len(name) for name in names} == {8}
