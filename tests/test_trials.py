"""What Try it knows of an example: what is asked first, and what follows by another answer."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from ran import examples

from atoll.home import HOME
from atoll.site.cards import Card
from atoll.site.facts import GameFacts, gathered
from atoll.site.pictured import in_steps, picture, to_try
from atoll.site.publishing import ahead
from atoll.site.stepped import Shown
from atoll.site.trials import asked_first, asks, name_of, trial
from atoll.site.verdicts import Verdicts


@pytest.fixture(scope="module")
def game() -> GameFacts:
    """Fiji, with the questions on what is taken alone."""
    return GameFacts("fiji", Verdicts(examples("features/fiji/faq/effects.feature")), HOME)


@pytest.fixture
def half(game: GameFacts) -> Mapping[str, Any]:
    """The question what half of an odd number is."""
    return next(one for one in game.results if "fiji_q_r14" in one["tags"])


def test_what_is_asked_first_is_what_the_example_speaks_of(half: Mapping[str, Any]) -> None:
    first = asked_first("fiji", half)
    assert (first["parts"][0], first["rulings"][0]) == ("offers", "half")
    assert asks("fiji", half)
    silent = {**half, "fired": ["fiji_4_1"], "tags": ["faq", "fiji_4_1"]}
    assert asked_first("fiji", silent)["rulings"] == []
    assert not asks("fiji", silent)
    assert not asks("fiji", {**half, "tags": ["fiji_4_11"]})


def test_an_example_is_tried_by_its_record_and_knows_what_other_answers_change(
    game: GameFacts, half: Mapping[str, Any]
) -> None:
    """The table before anything happens is told where no picture shows it."""
    position = {**half["begins"]["position"]}
    hands = position.pop("hands")
    begun = {**half, "begins": {**half["begins"], "position": position}}
    found = trial(game, begun, Shown("", (), "<svg><desc>x</desc>another</svg>"))
    assert found
    assert found["lines"] == [begun["begins"], *half["moves"]]
    assert "half of the 5 green: 3 green" in json.dumps(found["others"]["half=up"])
    assert "half=down" not in found["others"]
    assert found["lies"].startswith("<svg")
    assert found["laid"].keys() == {"hands"}
    assert found["laid"]["hands"].keys() == hands.keys()
    again = trial(game, begun, Shown("", (), found["lies"].replace('"lies', '"step')))
    assert again
    assert ("lies" in again, again["laid"]) == (False, found["laid"])


def test_the_name_of_an_example_is_short_and_its_own(game: GameFacts) -> None:
    cards = [Card(one, f"q/{n}/index.md", "here") for n, one in enumerate(game.results)]
    names = {name_of(card) for card in cards}
    assert len(names) == len(cards)
    assert {len(name) for name in names} == {8}


# Found by several processes


def test_what_is_found_ahead_is_what_a_page_would_find() -> None:
    found = Verdicts(examples("features/fiji/faq/effects.feature")[::5])
    facts = gathered(found, only="fiji")
    ahead(facts)
    game = GameFacts("fiji", found, HOME)
    for card in game.shelf.cards:
        assert in_steps(game, card)
        assert game.fragment(card.result)
        assert to_try(game, card)
        assert picture(game, card)
    assert facts.games[0].known == game.known
