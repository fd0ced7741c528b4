"""`mkdocs build` and `mkdocs serve`, as people who know mkdocs type them first."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from atoll.site.build import QUIET

ROOT = Path(__file__).parent.parent
MKDOCS = (sys.executable, "-m", "mkdocs")
ENVIRONMENT = os.environ | QUIET


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What mkdocs reads of a checkout in which nothing was built."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    for name in ("mkdocs.yml", "engine/atoll/site/mkdocs.yml", "engine/atoll/site/plain.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def build(checkout: Path) -> str:
    words = [*MKDOCS, "build"]
    done = subprocess.run(
        words, cwd=checkout, env=ENVIRONMENT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr
    return done.stderr


def page(checkout: Path, name: str) -> str:
    return (checkout / ".site" / name).read_text(encoding="utf-8")


def test_the_book_is_built_as_it_lies_and_says_how_to_get_the_rest(checkout: Path) -> None:
    said = build(checkout)
    assert "the book as it lies in docs/" in said
    assert "atoll site build" in said
    assert 'id="fiji_4_7"' in page(checkout, "fiji/4_exchange.html")
    assert 'href="/q/' not in page(checkout, "tutorial.html")
    kept = {file.suffix for file in (checkout / ".site").rglob("*")}
    assert not kept & {".toml", ".txt", ".md"}


def test_pages_that_were_composed_are_built_instead(checkout: Path) -> None:
    book = checkout / ".book"
    (book / "docs").mkdir(parents=True)
    (book / "docs" / "index.md").write_text("# Composed\n")
    (book / "docs" / "unlisted.md").write_text("# Unlisted\n")
    settings = {"docs_dir": "docs", "nav": [{"Home": "index.md"}], "copyright": "from here"}
    (book / "mkdocs.yml").write_text(json.dumps(settings | {"not_in_nav": "unlisted.md\n"}))
    said = build(checkout)
    assert "composed" in said
    assert "atoll site build" in said
    assert "Composed" in page(checkout, "index.html")
    assert not (checkout / ".site" / "fiji").exists()
