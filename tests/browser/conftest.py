"""The built site in chromium: on a server that sends the policy, and from its files."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from measured import PATIENCE, PHONE
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from published import Published
from served import ALONE, serving

CHECKOUT = Path(__file__).parents[2]
Scores = Callable[..., dict[str, int]]


@pytest.fixture(scope="session")
def chromium() -> str:
    """The chromium of this machine."""
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("chromium is not installed; on Debian and Ubuntu: apt-get install chromium")
    return found


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """It, without a window."""
    expect.set_options(timeout=PATIENCE)
    args = [*ALONE, "--process-per-site"]  # a process is not begun anew for each tab
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(
            executable_path=chromium, args=args, timeout=PATIENCE
        ) as running,
        pytest.MonkeyPatch.context() as patched,
    ):
        for opens in (running.new_page, running.new_context):
            patched.setattr(running, opens.__name__, _patient(opens))
        yield running


def _patient(opens: Callable[..., Page | BrowserContext]) -> Callable[..., Page | BrowserContext]:
    """What waits for all that is done as long as for what is expected."""

    def opened(**how: Any) -> Page | BrowserContext:
        found = opens(**how)
        found.set_default_timeout(PATIENCE)
        return found

    return opened


@pytest.fixture(scope="session")
def phone(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A phone for one test after the other: a new one takes longer than most of them."""
    with browser.new_context(base_url=site, viewport=PHONE) as context:
        yield context


@pytest.fixture(scope="session")
def first_tab(phone: BrowserContext) -> Page:
    """A tab of the site that stays open: the process of the others lives as long."""
    tab = phone.new_page()
    tab.goto("/404.html")
    return tab


@pytest.fixture
def page(phone: BrowserContext, first_tab: Page) -> Iterator[Page]:
    """A new tab on a phone that remembers nothing of other tests."""
    with phone.new_page() as tab:
        yield tab
    first_tab.evaluate("localStorage.clear()")
    phone.clear_cookies()
    phone.clear_permissions()


@pytest.fixture
def fresh_page(browser: Browser, site: str) -> Iterator[Page]:
    """A page on a phone of its own, with nothing in its cache."""
    with browser.new_page(base_url=site, viewport=PHONE) as tab:
        yield tab


@pytest.fixture(scope="session")
def site_folder() -> str:
    """Where the built site lies; ATOLL_SITE names another place."""
    folder = Path(os.environ.get("ATOLL_SITE") or CHECKOUT / ".site")
    if not (folder / "index.html").is_file():
        pytest.skip("the site is not built; run make site")
    return str(folder.absolute())


@pytest.fixture(scope="session")
def published(site_folder: str) -> Published:
    """The site as files."""
    return Published(Path(site_folder))


@pytest.fixture(scope="session")
def site(site_folder: str) -> Iterator[str]:
    """The address of the site."""
    with serving(site_folder) as address:
        yield address


@pytest.fixture(scope="session")
def npm() -> Path:
    """What npm installed for these tests; ATOLL_NPM names another place."""
    folder = Path(os.environ.get("ATOLL_NPM") or CHECKOUT / "node_modules")
    if not (folder / "axe-core").is_dir() or not (folder / "lighthouse").is_dir():
        pytest.skip("axe and Lighthouse are not installed; run make browser")
    return folder


@pytest.fixture(scope="session")
def lighthouse(npm: Path, chromium: str) -> Iterator[Scores]:
    """What it finds of an address on a phone, of 100: one process and one chromium for all."""
    script = str(Path(__file__).with_name("lighthouse.mjs"))
    words = ["node", script, str(npm), chromium, "--headless=new", *ALONE]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) as running:
        assert running.stdin
        assert running.stdout
        asks, says = running.stdin, running.stdout

        def found(url: str, *about: str) -> dict[str, int]:
            print(url, *about, file=asks, flush=True)
            return {name: round(100 * one) for name, one in json.loads(says.readline()).items()}

        yield found
        asks.close()
