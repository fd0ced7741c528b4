"""Where the site will lie: pages name their address if it is known, and else keep quiet."""

import re
import shutil
import socket
import struct
from collections.abc import Iterable
from pathlib import Path

import pytest
from printed import atoll

from atoll.book import last_run
from atoll.home import HOME
from atoll.site import build, ledger, publishing
from atoll.site.facts import Build, Facts
from atoll.site.page import Asset, Page
from atoll.site.prose import Prose
from atoll.site.verdicts import Verdicts

ADDRESS = "https://example.org/atoll/"


def pages(_: Facts) -> Iterable[Page | Asset]:
    """A small site: its first page, one that is found, one that is not searched for."""
    yield Page("index.md", "Home", "# Home")
    yield Page("r/one/index.md", 'One, "two" & <three>', "# One", about='All of "one"')
    yield Page("q/one/index.md", "One", "# One")
    yield Page("q/two/index.md", "Two", "# Two")
    yield Page("print/index.md", "Print", "# Print", search=0)
    for name in ("site.css", "pictures.css", "find.js", "iframe-worker.js", "reader.js"):
        yield Asset(f"assets/{name}", b"")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with the look of ours, and with these pages only; one has moved."""
    monkeypatch.setattr("atoll.site.pages.every", pages)
    monkeypatch.setattr(build, "nav", lambda *_: [{"Home": "index.md"}, {"One": "r/one/index.md"}])
    monkeypatch.setattr(build, "UNLISTED", ("/print/", "/old/", "/q/"))
    shutil.copytree(HOME / "docs" / "theme", tmp_path / "docs" / "theme")
    (tmp_path / ledger.NAME).write_text("/\n/r/one/\n/old/ -> /r/one/\n", encoding="utf-8")
    return tmp_path


def built(home: Path, url: str) -> Path:
    facts = Facts(home, Build("", "", changed=False, versions={"atoll": "1"}), (), Prose(home, ()))
    build.compose(facts, home / "book", url)
    build.publish(facts, home / "book", home / "site")
    return home / "site"


def named(page: Path) -> dict[str, str]:
    """What a page says of itself to those who link to it."""
    text = page.read_text(encoding="utf-8")
    told = r'<(?:meta (?:property="og|name="twitter):|link rel=")([\w:]+)" \w+="([^"]*)">'
    return dict(re.findall(told, text))


def test_a_site_that_knows_its_address_lists_its_pages_and_each_names_its_own(home: Path) -> None:
    site = built(home, ADDRESS)
    listed = re.findall("<loc>(.*)</loc>", (site / "sitemap.xml").read_text(encoding="utf-8"))
    assert sorted(listed) == [ADDRESS, *(f"{ADDRESS}{one}/" for one in ("q/one", "q/two", "r/one"))]
    assert (site / "sitemap.xml.gz").is_file()
    first, one = named(site / "index.html"), named(site / "r/one/index.html")
    assert (first["canonical"], first["url"]) == (ADDRESS, ADDRESS)
    assert one["canonical"] == one["url"] == f"{ADDRESS}r/one/"
    picture = HOME / "docs" / one["image"].removeprefix(ADDRESS)
    size = struct.unpack_from(">II", picture.read_bytes(), 16)  # of a PNG: its width, its height
    assert (int(one["image:width"]), int(one["image:height"])) == size


def test_a_site_that_does_not_know_its_address_keeps_quiet_of_it(home: Path) -> None:
    site = built(home, "")
    assert not [*site.glob("sitemap*")]
    one = named(site / "r/one/index.html")
    assert not [key for key in one if key.startswith(("canonical", "url", "image", "card"))]
    page = (site / "r/one/index.html").read_text(encoding="utf-8")
    assert '<title>One, "two" & <three> - Atoll</title>' in page
    assert '<meta name="description" content="All of &#34;one&#34;">' in page


def test_the_address_comes_from_the_command_or_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard, url = [], ADDRESS.rstrip("/")
    monkeypatch.setattr("atoll.site.publishing.built", lambda *_, url, **__: heard.append(url))
    for words, known in ((["--url", url], {}), ([], {"ATOLL_SITE_URL": url})):
        assert atoll("site", "build", *words, env=known).exit_code == 0
    assert heard == [ADDRESS, ADDRESS]


# The site served while it is written: built again when something changed, by one at a time


def test_a_port_that_cannot_be_had_is_told_before_anything_is_built() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        fixes = {
            "99999": "65535 at most.",
            port: "Address already in use; choose another.",
        }
        for one, fix in fixes.items():
            told = atoll("site", "serve", "--port", one)
            assert (told.exit_code, told.stderr) == (2, f"atoll: --port {one}: {fix}\n")


def test_verdicts_are_kept_until_what_they_rest_on_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = Verdicts(()), Verdicts([{}])
    files = iter([{("a", 1)}, {("a", 1)}, {("a", 2)}, {("a", 3)}])
    digests = iter(["old", "old", "new"])
    found = iter([first, first, second])
    given: list[Verdicts | None] = []

    def rebuilt(held: Verdicts | None, _: publishing.Say, only: str | None) -> Verdicts:
        assert only == "fiji"
        given.append(held)
        if len(given) == 3:
            raise KeyboardInterrupt
        return next(found)

    monkeypatch.setattr(publishing, "changed", lambda: frozenset(next(files)))
    monkeypatch.setattr(last_run, "digest", lambda: next(digests))
    monkeypatch.setattr(publishing, "_rebuilt", rebuilt)
    with pytest.raises(KeyboardInterrupt):
        publishing.serving(0, say=lambda _: None, only="fiji", pause=0)
    assert given == [None, first, None]


def test_a_changed_file_is_noticed_wherever_its_game_lies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert any("/tests/fixture/engine/atoll/rps/" in name for name, _ in publishing.changed())
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    page.write_text("one", encoding="utf-8")
    monkeypatch.setattr(publishing, "HOME", tmp_path)
    before = publishing.changed()
    assert publishing.changed() == before
    page.with_name("other.md").touch()
    assert publishing.changed() != before


def test_a_site_that_cannot_be_replaced_is_told_before_anything_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "verdicts", None)
    for name in ("BUILDING", "SITE"):
        monkeypatch.setattr(publishing, name, tmp_path / name)
    publishing.SITE.touch()
    with pytest.raises(OSError, match="it is a file; name a new folder"):
        publishing.built(None, print)
