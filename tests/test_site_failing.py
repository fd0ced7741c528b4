"""What fails while the site is made is told with its game, and with what was being done.

A page that cannot be made is told with its file, its line, its game and the page before it.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from atoll.proof.solver import Undecided
from atoll.site import pages
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Page
from atoll.site.prose import SiteError, doing


def planted(facts: Facts) -> Iterator[Page]:
    """A page for each game and, of the second, none."""
    for game in facts.games:
        yield Page(f"{game.name}/index.md", game.name, "")
        yield Page(f"{game.name}/more/index.md", {"good": "More"}[game.name], "")


def facts(*names: str) -> Facts:
    games = tuple(cast(GameFacts, SimpleNamespace(name=name)) for name in names)
    nothing: Any = None
    return Facts(Path(), nothing, games, nothing)


def test_a_page_that_fails_is_told_with_its_game_and_place(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("atoll.site.pages.planted")
    vars(module)["pages"] = planted
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(pages, "KINDS", ("planted",))
    said = r"test_site_failing.py:\d+: the pages of bad \(planted\) fail behind bad/index.md: KeyEr"
    with pytest.raises(SiteError, match=said):
        [*pages.every(facts("good", "bad"))]


# Found out for the pages


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Undecided("the solver gave up"), r"^Fiji, law a_law: the solver gave up$"),
        (KeyError("one"), r"test_site_failing\.py:\d+: Fiji, law a_law: KeyError: 'one'$"),
    ],
)
def test_a_law_that_cannot_be_proved_is_told_with_its_game(error: Exception, said: str) -> None:
    def fails() -> None:
        raise error

    with pytest.raises(SiteError, match=said):
        doing("Fiji, law a_law", fails)
