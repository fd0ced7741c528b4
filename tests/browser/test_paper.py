"""What is printed: the sheet is one side of paper, all rules of a game are eight at most."""

import re
from typing import TYPE_CHECKING

from atoll.table.games import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page

_A_PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
PAPERS = ("A4", "Letter")
MOST = {"sheet": 1, "print": 8}


def sides(page: "Page", paper: str) -> int:
    """How many sides of such paper a page takes."""
    return len(_A_PAGE.findall(page.pdf(format=paper, prefer_css_page_size=False)))


def test_every_game_fits_its_paper(page: "Page") -> None:
    found = dict[tuple[str, str], int]()
    for path in ("fiji/de/sheet", *(f"{game}/{kind}" for game in GAMES for kind in MOST)):
        page.goto(f"/{path}/")
        found |= {(path, paper): sides(page, paper) for paper in PAPERS}
    long = {one: many for one, many in found.items() if many > MOST[one[0].rpartition("/")[2]]}
    assert long == {}
    assert max(found.values()) > 1
