"""What rulings weigh is told as it is kept: on the page of the ruling, and among what was found."""

from collections.abc import Mapping

import pytest

from atoll.simulate.chunks import Setting
from atoll.simulate.figures import Share
from atoll.simulate.weights import Weight, as_dict
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import found, texts
from atoll.site.verdicts import Compared, Verdicts
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


def test_a_ruling_that_greedy_players_did_not_weigh_tells_of_those_at_random(
    pages: Mapping[str, str],
) -> None:
    swap = pages["rulings/fiji/swap/index.md"]
    assert "| `neighbours` | at random | 0 of 80 games | 0% to 5% |" in swap


def test_what_says_nothing_is_not_told() -> None:
    few, many = (Weighed("half", "up", "greedy", Share(0, games)) for games in (12, 80))
    assert (few.says, many.says) == (False, True)


def test_a_ruling_that_nobody_weighed_tells_nothing(pages: Mapping[str, str]) -> None:
    assert "others-win" not in pages["rulings/fiji/keep_offer/index.md"]


@pytest.mark.parametrize(("games", "told"), [(0, True), (2000, False)])
def test_games_at_random_are_told_once(games: int, *, told: bool) -> None:
    facts = gathered(Verdicts([]), only="fiji")
    (game,) = facts.games
    found = {"games": games, "rulings": [], "examples": {"changed": []}}
    game.compared = [Compared("adopted", "half=up", "half", found, {})]
    made = {one.path: one.text for one in texts.pages(facts) if isinstance(one, Page)}
    assert ("| at random |" in made["rulings/fiji/half/index.md"]) is told


def test_what_was_found_tells_the_heaviest_and_leads_to_them(pages: Mapping[str, str]) -> None:
    page = pages["evidence/found/fiji/index.md"]
    link = "../../../rulings/fiji/half/index.md#others-win"
    assert f"| [`half=up`]({link}) | greedy | 3 of 20 games | 5% to 36% |" in page
    assert "swap=neighbours" not in page
