"""What fails while the site is made is told with its game, and with what was being done.

A page that cannot be made is told with its file, its line, its game and the page before it.
"""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from atoll.proof.solver import Undecided
from atoll.site import pages, verdicts
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Page
from atoll.site.prose import SiteError


def planted(facts: Facts) -> Iterator[Page]:
    """A page for each game and, of the second, none."""
    for game in facts.games:
        yield Page(f"{game.name}/index.md", game.name, "")
        yield Page(f"{game.name}/more/index.md", {"good": "More"}[game.name], "")


def facts(*names: str) -> Facts:
    games = tuple(cast(GameFacts, SimpleNamespace(name=name)) for name in names)
    nothing: Any = None
    return Facts(Path(), nothing, games, nothing)


@pytest.fixture
def only_these(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("atoll.site.pages.planted")
    vars(module)["pages"] = planted
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(pages, "KINDS", ("planted",))


@pytest.mark.usefixtures("only_these")
def test_a_page_that_fails_is_told_with_its_game_and_place() -> None:
    said = r"test_site_failing.py:\d+: the pages of bad \(planted\) fail behind bad/index.md: KeyEr"
    with pytest.raises(SiteError, match=said):
        [*pages.every(facts("good", "bad"))]


# Found out for the pages


class Here:
    """A pool that works here."""

    def submit(self, work: Callable[..., Any], *words: Any) -> Future[Any]:
        """Work at once; whoever asks for the outcome meets what failed."""
        future = Future[Any]()
        try:
            future.set_result(work(*words))
        except Exception as error:  # noqa: BLE001 # kept for who asks
            future.set_exception(error)
        return future


def failing(error: Exception) -> Callable[..., Any]:
    def fails(*_: object, **__: object) -> None:
        raise error

    return fails


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (Undecided("the solver gave up"), r"^Fiji, law a_law: the solver gave up$"),
        (KeyError("one"), r"test_site_failing\.py:\d+: Fiji, law a_law: KeyError: 'one'$"),
    ],
)
def test_a_law_that_cannot_be_proved_is_told_with_its_game(error: Exception, said: str) -> None:
    here: Any = Here()
    asked = verdicts._each(here, "law", failing(error), "fiji", ["a_law"])
    with pytest.raises(SiteError, match=said):
        asked["a_law"].result()
