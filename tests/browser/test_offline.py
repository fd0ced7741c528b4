"""The site kept on a device: asked for, read with the network off, brought up to date, removed."""

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from http import HTTPStatus
from pathlib import Path

import pytest
from measured import PHONE
from playwright.sync_api import Browser, Page, expect
from served import Pages, serving

from atoll.site.keeping import written

BELOW = "below/a/folder"
NAMES = """async () => (await caches.keys()).map((name) => name.split(' ')[1]).sort()"""


class Fresh(Pages):
    """What lies there now, as it is: another build may take its place."""

    def _send(self, status: HTTPStatus, file: Path) -> None:
        self._answer(status, file.read_bytes(), ("Content-Type", self.guess_type(file)))


class Host:
    """A host with the site in a folder of it, which may be off, and may publish anew."""

    def __init__(self, site: Path, folder: Path, on: ExitStack) -> None:
        """Take the files by links: what is published anew takes the place of one."""
        self.site = folder / BELOW
        shutil.copytree(site, self.site, copy_function=lambda a, b: Path(b).symlink_to(a))
        self.url = f"{on.enter_context(serving(str(folder), Fresh))}/{BELOW}/"
        self.off = on.close

    def publish(self, path: str, old: str, new: str) -> None:
        """Change a page, and write the lists of the new build."""
        file = self.site / path
        text = file.read_text(encoding="utf-8")
        assert old in text
        for one in (path, "sw.js", "assets/files.js", "assets/parts.js"):
            (self.site / one).unlink()
        file.write_text(text.replace(old, new), encoding="utf-8")
        written(self.site, ["fiji"], "commit 2 of tomorrow")


@pytest.fixture
def host(site_folder: str, tmp_path: Path) -> Iterator[Host]:
    with ExitStack() as on:
        yield Host(Path(site_folder), tmp_path, on)


@pytest.fixture
def reader(browser: Browser, host: Host) -> Iterator[Page]:
    """A phone of its own, on the page where one chooses."""
    with browser.new_page(base_url=host.url, viewport=PHONE) as page:
        page.goto("offline/index.html")
        yield page


def keep(page: Page, part: str) -> None:
    row = page.locator(f"[data-part='{part}']")
    row.get_by_role("button", name="Keep").click()
    row.get_by_text("Kept: ").wait_for()


def test_what_is_kept_of_a_game_is_at_most_4_megabytes(site_folder: str) -> None:
    told = Path(site_folder, "assets", "parts.js").read_text(encoding="utf-8")
    parts = json.loads(told.removeprefix("var PARTS = ").rstrip(";\n"))["parts"]
    games = [name for name in parts if f"{name}-more" in parts]
    assert max(parts[game]["bytes"] + parts["all"]["bytes"] for game in games) < 4_000_000


def test_a_game_is_kept_by_one_tap_and_read_with_the_network_off(reader: Page, host: Host) -> None:
    """In a folder of the host; its size is said before; what is not kept says so."""
    expect(reader.locator("[data-part='fiji']").get_by_role("button").first).to_contain_text("MB")
    assert reader.evaluate("() => navigator.serviceWorker.getRegistrations()") == []
    keep(reader, "fiji")
    reader.context.set_offline(True)
    host.off()
    reader.goto("index.html")
    reader.get_by_role("searchbox").first.fill("we tie for most, who executes?")
    reader.keyboard.press("Enter")
    reader.locator("#answer").wait_for()
    expect(reader.locator("#answer")).to_contain_text("next best count")
    reader.goto("r/fiji_4_7/?by=half=up#laws")
    expect(reader.locator(".statement")).to_contain_text("cancel each other out")
    assert reader.evaluate("() => getComputedStyle(document.body).fontFamily").startswith("system")
    reader.goto("fiji/rules/4_exchange/")
    reader.get_by_role("heading", name="4.7").wait_for()
    reader.goto("fiji/de/nowhere/")
    expect(reader.locator("h1")).to_have_text("Diese Seite ist hier nicht gespeichert")
    reader.get_by_role("link", name="Die erste Seite").click()
    reader.get_by_role("heading", name="Fiji auf Deutsch").wait_for()
    reader.goto("laws/fiji/index.html")
    expect(reader.locator("h1")).to_have_text("This page is not kept here")
    reader.get_by_role("link", name="What is kept").click()
    reader.locator("[data-part='fiji']").get_by_text("Kept: ").wait_for()


def test_an_older_copy_says_so_and_changes_only_when_asked(reader: Page, host: Host) -> None:
    keep(reader, "fiji")
    host.publish("q/fiji_q_r5/index.html", "next best count", "count of tomorrow")
    reader.goto("fiji/de/4_exchange/")
    reader.get_by_role("link", name="Auf den neuesten Stand bringen").wait_for()
    reader.goto("q/fiji_q_r5/")
    reader.get_by_role("link", name="Bring it up to date").click()
    assert reader.context.pages[0].locator("#answer").count() == 0
    reader.get_by_text("It is older than what is published").wait_for()
    reader.goto("q/fiji_q_r5/")
    expect(reader.locator("#answer")).to_contain_text("next best count")
    reader.goto("offline/index.html")
    with reader.expect_navigation():
        reader.get_by_role("button", name="Bring it up to date").click()
    reader.get_by_text("built from commit 2 of tomorrow").wait_for()
    host.off()
    reader.goto("q/fiji_q_r5/")
    expect(reader.locator("#answer")).to_contain_text("count of tomorrow")
    assert reader.locator("#older").count() == 0


def test_what_did_not_arrive_is_offered_again_and_what_is_removed_is_gone(
    reader: Page, host: Host
) -> None:
    """A page that is not what the build listed is refused; with the last part all goes."""
    reader.evaluate("() => navigator.serviceWorker.register('../sw.js')")
    file = host.site / "howto" / "index.html"
    text = file.read_text(encoding="utf-8")
    file.unlink()
    file.write_text("something else", encoding="utf-8")
    row = reader.locator("[data-part='guides']")
    row.get_by_role("button", name="Keep").click()
    row.get_by_text("Not all of it arrived").wait_for()
    file.write_text(text, encoding="utf-8")
    keep(reader, "guides")
    assert reader.evaluate(NAMES) == ["all", "guides"]
    reader.get_by_role("button", name="Remove: The guides").click()
    reader.get_by_text("Nothing is kept on this device yet.").wait_for()
    assert reader.evaluate(NAMES) == []
    assert reader.evaluate("() => navigator.serviceWorker.getRegistrations()") == []
