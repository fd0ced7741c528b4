"""What can be kept for offline, the zip to carry, and how both are made."""

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from in_git import laid
from printed import process

from atoll.home import HOME
from atoll.site.build import QUIET
from atoll.site.keeping import part_of, workbox, written
from atoll.site.npm import Absent
from atoll.site.publishing import READ_ME, carried

GAMES = ["bali", "fiji"]
FILES = {
    "index.html": "home",
    "q/fiji_q_r5/index.html": "a question",
    "fiji/rules/4_exchange/index.html": "a chapter",
    "laws/fiji/index.html": "laws",
    "data/fiji.json": "{}",
    "fiji/try/index.html": "try it",
    "howto/index.html": "guides",
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A small one."""
    (tmp_path / "site" / "assets").mkdir(parents=True)
    return laid(tmp_path / "site", FILES)


def told(site: Path, file: str) -> Any:
    text = (site / "assets" / file).read_text(encoding="utf-8")
    return json.loads(re.sub(r"^var [A-Z]+ = |;\n$", "", text))


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("q/fiji_q_r5/index.html", "fiji"),
        ("fiji/de/4_exchange/index.html", "fiji"),
        ("fiji/print/index.html", "fiji"),
        ("q/fiji_q_r5/steps.js", "fiji-more"),
        ("e/bali/1_setup/index.html", "bali-more"),
        ("search/search_index.js", ""),
        ("assets/pyodide/pyodide.mjs", "engine"),
        ("assets/atoll_rules-0.1.0-py3-none-any.whl", "engine"),
        ("bali/try/index.html", "engine"),
        ("bali/decide/index.html", "bali"),
        ("data/fiji/records.json", ""),
        ("sw.js", ""),
        ("assets/by/bali/choices.js", "bali"),
    ],
)
def test_each_file_is_kept_with_one_part(path: str, part: str) -> None:
    assert part_of(path, GAMES) == part


def test_the_version_is_the_content_and_nothing_else(site: Path) -> None:
    versions = []
    for built, text in (("commit 1", "home"), ("commit 2", "home"), ("commit 2", "new home")):
        (site / "index.html").write_text(text, encoding="utf-8")
        written(site, GAMES, built)
        versions.append(told(site, "parts.js")["version"])
        assert versions[-1] in (site / "sw.js").read_text(encoding="utf-8")
    assert versions[0] == versions[1] != versions[2]


def test_without_workbox_nothing_is_kept_and_why_is_told(tmp_path: Path) -> None:
    found = workbox(tmp_path)
    assert isinstance(found, Absent)
    assert str(found).startswith("the site is not built from a checkout")


def test_the_zip_holds_every_file_and_has_the_same_bytes_whenever_it_is_made(
    site: Path, tmp_path: Path
) -> None:
    one, other = tmp_path / "one.zip", tmp_path / "other.zip"
    assert carried(site, one) == one.stat().st_size
    for file in site.rglob("*.html"):
        os.utime(file, (10**9, 10**9))
    carried(site, other)
    assert one.read_bytes() == other.read_bytes()
    with ZipFile(one) as packed:
        assert packed.testzip() is None
        held = {name.removeprefix("atoll/"): packed.read(name) for name in packed.namelist()}
    assert held.pop("READ_ME.txt").decode() == READ_ME
    assert held == {name: text.encode() for name, text in FILES.items()}


# Composed pages are plain Markdown


def test_plain_mkdocs_builds_the_pages_that_were_composed_last(tmp_path: Path) -> None:
    (tmp_path / "engine/atoll/site").mkdir(parents=True)
    for name in ("mkdocs.yml", "engine/atoll/site/mkdocs.yml"):
        shutil.copy(HOME / name, tmp_path / name)
    shutil.copytree(HOME / "docs" / "theme", tmp_path / ".book" / "theme")
    settings = {"INHERIT": "../engine/atoll/site/mkdocs.yml", "nav": [{"Home": "index.md"}]}
    told = json.dumps(settings | {"not_in_nav": "unlisted.md\n"})
    pages = {"docs/index.md": "# Composed\n", "docs/unlisted.md": "# Unlisted\n"}
    laid(tmp_path / ".book", {**pages, "mkdocs.yml": told})
    done = process("mkdocs", "build", cwd=tmp_path, **QUIET)
    assert done.returncode == 0, done.stderr
    assert "Composed" in (tmp_path / ".site" / "index.html").read_text(encoding="utf-8")
