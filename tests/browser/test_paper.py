"""What is printed: the sheet is one side of paper, all rules of a game are eight at most."""

import re
from typing import TYPE_CHECKING

import pytest

from atoll.table.games import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page

_A_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
SHEETS = ("A4", "Letter")
MOST = {"sheet": 1, "print": 8}


def sides(page: "Page", paper: str) -> int:
    """How many sides of such paper a page takes."""
    return len(_A_PAGE.findall(page.pdf(format=paper, prefer_css_page_size=False)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_fits_its_paper(page: "Page", game: str) -> None:
    found = dict[tuple[str, str], int]()
    for kind in MOST:
        page.goto(f"/{game}/{kind}/")
        found |= {(kind, paper): sides(page, paper) for paper in SHEETS}
    assert {one: number for one, number in found.items() if number > MOST[one[0]]} == {}


@pytest.mark.parametrize("paper", SHEETS)
def test_a_sheet_in_another_language_fits_its_paper(page: "Page", paper: str) -> None:
    page.goto("/fiji/de/sheet/")
    assert sides(page, paper) == 1


def test_a_page_that_is_too_long_is_noticed(page: "Page") -> None:
    page.set_content("<p>line</p>" * 100)
    assert sides(page, "A4") > 1
