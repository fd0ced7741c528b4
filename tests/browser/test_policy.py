"""The policy that stands in the pages themselves, for hosts that send none."""

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from served import POLICY, Pages

from atoll.site.publishing import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]+)">')
HEAD = 2_000  # bytes: it stands before all that it governs
REFUSED = """() => new Promise((done) => {
  addEventListener('securitypolicyviolation', ({ blockedURI }) => done(blockedURI))
  const elsewhere = Object.assign(new Image(), { src: 'http://elsewhere.invalid/picture.png' })
  document.body.append(elsewhere)
})"""


class Bare(Pages):
    """A host that lets nobody set a header."""

    def send_header(self, keyword: str, value: str) -> None:
        """Send all but the policy."""
        if keyword != "Content-Security-Policy":
            super().send_header(keyword, value)


@pytest.fixture
def bare(browser: "Browser", site_folder: str) -> "Iterator[Page]":
    """A page that comes from such a host."""
    with Server(("127.0.0.1", 0), partial(Bare, directory=site_folder)) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        context = browser.new_context(base_url=f"http://localhost:{server.server_port}")
        context.set_default_timeout(15_000)
        yield context.new_page()
        context.close()
        server.shutdown()


def test_every_page_holds_the_policy_before_all_that_it_governs(site_folder: str) -> None:
    """That of the guide, but for what a tag cannot say; `file:` is the site on a disk."""
    wanted = POLICY.removesuffix("; frame-ancestors 'none'").replace("'self'", "'self' file:")
    for file in Path(site_folder).rglob("*.html"):
        with file.open(encoding="utf-8") as page:
            head = page.read(HEAD).partition("<script")[0]
        assert [one.replace("&#39;", "'") for one in META.findall(head)] == [wanted], file


def test_without_a_header_a_page_asks_nobody_else_and_is_whole(bare: "Page") -> None:
    errors = list[str]()
    bare.on("pageerror", lambda error: errors.append(str(error)))
    answer = bare.goto("/index.html")
    assert answer is not None
    assert "content-security-policy" not in answer.headers
    assert bare.evaluate(REFUSED) == "http://elsewhere.invalid/picture.png"
    bare.keyboard.press("/")
    bare.keyboard.type("rounded")
    bare.locator(".exact a[href*=fiji_q_r14]").click()
    bare.locator("#answer").wait_for()
    bare.goto("/fiji/decide/")
    bare.locator(".decide .answer, [id^=ask-] .answer").first.wait_for()
    assert errors == []
