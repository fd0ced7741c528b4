"""What rulings weigh is told as it is kept: on the page of the ruling, and among what was found."""

from collections.abc import Mapping

import pytest

from atoll.simulate.chunks import Setting
from atoll.simulate.figures import Share
from atoll.simulate.weights import Weight, as_dict
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import found, texts
from atoll.site.verdicts import Verdicts
from atoll.site.weighed import Weighed
from atoll.table.games import game as rules_of

KEPT = {
    "greedy": {("half", "up"): Share(3, 20)},
    "uniform": {("half", "up"): Share(8, 80), ("swap", "neighbours"): Share(0, 80)},
}


@pytest.fixture(scope="module")
def pages() -> Mapping[str, str]:
    facts = gathered(Verdicts([]), only="fiji")
    (game,) = facts.games
    told = {
        players: [Weight(*key, share) for key, share in shares.items()]
        for players, shares in KEPT.items()
    }
    setting = Setting("fiji", 4, rules_of("fiji").answered(None, None))
    game.weights = as_dict(setting, 20, told)
    made = [*texts.pages(facts), *found.pages(facts)]
    return {page.path: page.text for page in made if isinstance(page, Page)}


def test_a_ruling_tells_how_often_others_win_by_each_kind_of_players(
    pages: Mapping[str, str],
) -> None:
    half = pages["rulings/fiji/half/index.md"]
    assert "| `up` | greedy | 3 of 20 games | 5% to 36% |" in half
    assert "| `up` | at random | 8 of 80 games | 5% to 19% |" in half


def test_what_says_nothing_is_not_told() -> None:
    few, many = (Weighed("half", "up", "greedy", Share(0, games)) for games in (12, 80))
    assert (few.says, many.says) == (False, True)
