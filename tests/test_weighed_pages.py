"""What rulings weigh is told on the page of the ruling as it is kept, where it says anything."""

import pytest

from atoll.home import HOME
from atoll.simulate.figures import Share
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import texts
from atoll.site.verdicts import Verdicts
from atoll.site.weighed import Weighed, kept, weighed


def test_a_ruling_tells_how_often_others_win_by_each_kind_of_players() -> None:
    made = texts.pages(gathered(Verdicts([]), only="fiji"))
    pages = {page.path: page.text for page in made if isinstance(page, Page)}
    for players, called in (("greedy", "greedy"), ("uniform", "at random")):
        for one in filter(lambda one: one.says, weighed(kept("fiji", HOME), players)):
            often = f"{one.winners.hits:,} of {one.winners.of:,} games | {one.interval}"
            page = pages[f"rulings/fiji/{one.ruling}/index.md"]
            assert f"| `{one.answer}` | {called} | {often} |" in page


@pytest.mark.parametrize(("games", "says"), [(12, False), (80, True)])
def test_what_says_nothing_is_not_told(games: int, *, says: bool) -> None:
    assert Weighed("half", "up", "greedy", Share(0, games)).says is says
