"""What Try it knows of an example: what is asked first, and what follows by another answer."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from ran import examples

from atoll.home import HOME
from atoll.site.cards import Card
from atoll.site.facts import GameFacts
from atoll.site.trials import asked_first, name_of, trial
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
    assert first["rulings"] == ["half"]


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
