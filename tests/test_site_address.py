"""Where the site will lie: pages name their address if it is known, and else keep quiet."""

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest
from pixels import read
from typer.testing import CliRunner

from atoll.cli import app
from atoll.drawing.banner import Banner
from atoll.home import HOME
from atoll.site import build, ledger
from atoll.site.facts import Build, Facts
from atoll.site.page import PREVIEWS, Asset, Page
from atoll.site.prose import Prose

ADDRESS = "https://example.org/atoll/"


def pages(_: Facts) -> Iterable[Page | Asset]:
    """A small site: its first page, one that is found, one that is not searched for."""
    yield Page("index.md", "Home", "# Home")
    title = 'One, "two" & <three>'
    banner = Banner("House 1", title, 'All of "one"')
    yield Page("r/one/index.md", title, "# One", about='All of "one"', banner=banner)
    yield Page("q/one/index.md", title, "# One", banner=banner)
    yield Page("q/two/index.md", "Two", "# Two", banner=banner._replace(title="Two"))
    yield Page("print/index.md", "Print", "# Print", search=0)
    for name in ("site.css", "pictures.css", "find.js", "iframe-worker.js", "reader.js"):
        yield Asset(f"assets/{name}", b"")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with the look of ours, and with these pages only; one has moved."""
    monkeypatch.setattr("atoll.site.pages.every", pages)
    monkeypatch.setattr(build, "nav", lambda *_: ["index.md", "r/one/index.md"])
    monkeypatch.setattr(build, "UNLISTED", ("/print/", "/old/", "/q/"))
    shutil.copytree(HOME / "docs" / "theme", tmp_path / "docs" / "theme")
    (tmp_path / ledger.NAME).write_text("/\n/r/one/\n/old/ -> /r/one/\n", encoding="utf-8")
    return tmp_path


def built(home: Path, url: str) -> Path:
    facts = Facts(home, Build("", "", changed=False, versions={"atoll": "1"}), (), Prose(home, ()))
    build.compose(facts, home / "book", url)
    build.publish(facts, home / "book", home / "site", lambda _done, _of: None)
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


def test_a_site_that_does_not_know_its_address_publishes_no_empty_sitemap(home: Path) -> None:
    site = built(home, "")
    assert not [*site.glob("sitemap*")]
    one = named(site / "r/one/index.html")
    assert not {"canonical", "url"} & {*one}


def test_a_link_to_a_page_shows_its_title_and_what_it_is_about(home: Path) -> None:
    one = named(built(home, "") / "r/one/index.html")
    assert one["title"] == "One, &#34;two&#34; &amp; &lt;three&gt;"
    assert one["description"] == "All of &#34;one&#34;"


def test_a_link_to_a_page_shows_a_picture_where_the_address_is_known(home: Path) -> None:
    site = built(home, ADDRESS)
    one = named(site / "r/one/index.html")
    file = site / one["image"].removeprefix(ADDRESS)
    assert file.is_relative_to(site / PREVIEWS)
    image = read(file.read_bytes())
    assert (one["image:width"], one["image:height"]) == (str(image.width), str(image.height))
    assert (
        one["image:alt"] == "House 1: One, &#34;two&#34; &amp; &lt;three&gt;. All of &#34;one&#34;"
    )
    assert one["card"] == "summary_large_image"
    assert len(image.colours(0, 0, image.width, image.height)) > 9


def test_pages_that_show_the_same_share_a_picture_and_each_picture_is_shown(home: Path) -> None:
    site = built(home, ADDRESS)
    one, same, other = (
        named(site / page / "index.html")["image"] for page in ("r/one", "q/one", "q/two")
    )
    assert one == same != other
    drawn = {f"{ADDRESS}{PREVIEWS}{file.name}" for file in (site / PREVIEWS).iterdir()}
    assert drawn == {one, other}


def test_two_builds_draw_the_same_bytes(home: Path) -> None:
    drawn = [
        {file.name: file.read_bytes() for file in (built(home, ADDRESS) / PREVIEWS).iterdir()}
        for _ in range(2)
    ]
    assert drawn[0] == drawn[1]


def shows_none(site: Path) -> bool:
    """No page speaks of a picture, and none lies there."""
    told = named(site / "r/one/index.html")
    pictured = [key for key in told if key.startswith("image")]
    return not pictured and told["card"] == "summary" and not (site / PREVIEWS).exists()


def test_without_an_address_nothing_is_drawn(home: Path) -> None:
    assert shows_none(built(home, ""))


def test_without_what_draws_there_are_no_pictures_and_the_rest_is_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.site.previews.find_spec", lambda _: None)
    site = built(home, ADDRESS)
    assert shows_none(site)
    assert named(site / "r/one/index.html")["url"] == f"{ADDRESS}r/one/"


def test_a_page_without_a_banner_shows_no_picture(home: Path) -> None:
    told = named(built(home, ADDRESS) / "print/index.html")
    assert told["card"] == "summary"
    assert "image" not in told


@pytest.mark.parametrize("url", ["example.org/atoll", "ftp://example.org/", "https://", "x?y"])
def test_an_address_that_no_browser_opens_is_refused_before_anything_is_built(url: str) -> None:
    told = CliRunner().invoke(app, ["site", "build", "--url", url])
    assert told.exit_code == 2
    assert "write the whole address, as https://example.org/atoll/." in told.stderr


@pytest.mark.parametrize("url", [ADDRESS, ADDRESS.rstrip("/")])
def test_the_address_comes_from_the_command_or_the_environment(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []
    monkeypatch.setattr("atoll.site.publishing.built", lambda *_, url, **__: heard.append(url))
    for words, known in ((["--url", url], {}), ([], {"ATOLL_SITE_URL": url})):
        assert CliRunner().invoke(app, ["site", "build", *words], env=known).exit_code == 0
    assert heard == [ADDRESS, ADDRESS]
