"""What rulings weigh is told on the page of the ruling as it is kept, where it says anything."""

import re

import pytest

from atoll.home import HOME
from atoll.simulate.figures import Share
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import texts
from atoll.site.verdicts import Verdicts
from atoll.site.weighed import Weighed, kept


def test_a_ruling_tells_how_often_others_win_by_each_kind_of_players() -> None:
    made = texts.pages(gathered(Verdicts([]), only="fiji"))
    pages = {page.path: page.text for page in made if isinstance(page, Page)}
    called = {"greedy": "greedy", "at random": "uniform"}
    row = re.compile(r"^\| `(\w+)` \| (greedy|at random) \| ([\d,]+) of", re.MULTILINE)
    rows = [
        (path.split("/")[2], answer, called[players], int(hits.replace(",", "")))
        for path, text in pages.items()
        for answer, players, hits in row.findall(text)
    ]
    keys = ("ruling", "answer", "players", "hits")
    told = [tuple(one[key] for key in keys) for one in kept("fiji", HOME)["weights"]]
    assert {one[2] for one in told} == {*called.values()}
    assert sorted(one for one in rows if one[3]) == sorted(one for one in told if one[3])


@pytest.mark.parametrize(("games", "says"), [(12, False), (80, True)])
def test_what_says_nothing_is_not_told(games: int, *, says: bool) -> None:
    assert Weighed("half", "up", "greedy", Share(0, games)).says is says
