"""What changes in the book or in the examples shows on the pages at the next build."""

import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

from atoll.book import chapters
from atoll.site.facts import Facts, gathered
from atoll.site.page import Asset, Page
from atoll.site.pages import changes, game, rules
from atoll.site.verdicts import Result, Verdicts

ROOT = Path(__file__).parent.parent
CHAPTER = "docs/fiji/4_exchange.md"


@pytest.fixture
def home(tmp_path: Path) -> Iterable[Path]:
    """The book in a repository of its own."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false")
    for words in (("init", "-q"), ("add", "."), (*who, "commit", "-qm", "Write the rules")):
        subprocess.run(["git", "-C", str(tmp_path), *words], check=True)
    yield tmp_path
    chapters.cache_clear()


def text(of: Iterable[Page | Asset], path: str) -> str:
    """What stands on a page; those behind it are not made."""
    return next(one.text for one in of if isinstance(one, Page) and one.path == path)


def facts(home: Path, results: Iterable[Result] = ()) -> Facts:
    chapters.cache_clear()
    return gathered(Verdicts([*results]), home)


def test_a_changed_word_shows_on_the_page_of_its_rule_in_its_chapter_and_in_the_changes(
    home: Path,
) -> None:
    file = home / CHAPTER
    before = file.read_text(encoding="utf-8")
    file.write_text(before.replace("No player may pass", "No seat may pass"), encoding="utf-8")
    known = facts(home)
    own = text(rules.pages(known), "r/fiji_4_1/index.md")
    marked = "<del>player</del> <ins>seat</ins>"
    assert "No seat may pass, and no offer is empty." in own
    assert marked in own
    assert "not committed yet" in own
    assert "No seat may pass" in text(game.pages(known), "fiji/rules/4_exchange/index.md")
    told = text(changes.pages(known), "evidence/changes/index.md")
    assert "## Not committed yet" in told
    assert marked in told
