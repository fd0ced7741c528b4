"""How the site is put together: links, ledger, navigation, marks; what is wrong is told by line."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from atoll.book import BookError
from atoll.site import ledger
from atoll.site.build import compose
from atoll.site.facts import Facts, GameFacts, gathered
from atoll.site.marks import marks
from atoll.site.page import composed
from atoll.site.prose import Prose, SiteError
from atoll.site.verdicts import Verdicts

ROOT = Path(__file__).parent.parent
RULES = ("fiji_4_1", "fiji_4_7", "fiji_4_10")


def result(name: str, **of: Any) -> dict[str, Any]:
    """What an example showed, as a run tells it."""
    told = {"file": "features/fiji/4_exchange.feature", "line": 3, "row": None, "rule": None}
    lists: dict[str, Any] = {
        "tags": [],
        "fired": [],
        "refused": [],
        "hidden": [],
        "trace": [],
        "moves": [],
    }
    rest = {"start": None, "end": None, "begins": None, "rulings": None, "message": ""}
    rest |= {"told": None, "impossible": None}
    said = {"name": name, "description": "", "language": "en", "outcome": "passed", "seconds": 0.0}
    return {**told, **lists, **rest, **said, **of}


def prose(folder: Path, text: str, name: str = "page.md") -> tuple[Prose, Path]:
    file = folder / "docs" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return Prose(folder, RULES), file


def placed(folder: Path, text: str, name: str = "page.md", page: str = "page/index.md") -> str:
    made, file = prose(folder, text, name)
    return made.placed(text, file, page)


# Prose


def test_a_rule_named_in_running_text_is_linked(tmp_path: Path) -> None:
    assert placed(tmp_path, "See Fiji 4.7.") == "See [Fiji 4.7](../r/fiji_4_7/index.md)."
    assert placed(tmp_path, "fiji_4_10 too") == "[fiji_4_10](../r/fiji_4_10/index.md) too"


def test_a_number_in_brackets_is_a_rule_of_the_game_that_the_text_is_of(tmp_path: Path) -> None:
    here = "fiji/index.md"
    assert placed(tmp_path, "Half (4.7, 4.10) of 3", here, here) == (
        "Half ([4.7](../r/fiji_4_7/index.md), [4.10](../r/fiji_4_10/index.md)) of 3"
    )
    assert placed(tmp_path, "Python (4.7)") == "Python (4.7)"
    with pytest.raises(SiteError, match=r"fiji/index\.md:1: there is no rule fiji 4\.99"):
        placed(tmp_path, "Half of 3 (4.7, 4.99)", here, here)


@pytest.mark.parametrize(
    "text",
    [
        "# About Fiji 4.7",
        "`Fiji 4.7` and ``fiji_4_7``",
        "[Fiji 4.7](https://example.org)",
        "```\nFiji 4.99\n```",
    ],
)
def test_code_headings_html_and_links_are_left_alone(tmp_path: Path, text: str) -> None:
    assert placed(tmp_path, text) == text


def test_a_rule_that_does_not_exist_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match=r"docs/page\.md:3: there is no rule Fiji 4\.99"):
        placed(tmp_path, "one\n\nFiji 4.99")


def test_a_link_between_documents_leads_to_where_the_pages_lie(tmp_path: Path) -> None:
    text = "[a](../records.md#keys) [b](4_exchange.md) [c](4_exchange.md#fiji_4_7) [d](#here)"
    assert placed(tmp_path, text, "fiji/index.md", "fiji/index.md") == (
        "[a](../records/index.md#keys) [b](rules/4_exchange/index.md) "
        "[c](../r/fiji_4_7/index.md) [d](#here)"
    )


def test_a_dead_link_is_told_with_its_line(tmp_path: Path) -> None:
    text = "fine\n\n[gone](gone.md)"
    made, file = prose(tmp_path, text)
    made.placed(text, file, "page/index.md")
    made.check({"gone/index.md"})
    with pytest.raises(SiteError, match=r"docs/page\.md:3: gone\.md leads to no page"):
        made.check({"page/index.md"})


def test_a_snippet_that_is_missing_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match=r"page\.md:2: there is no file gone\.py to include"):
        placed(tmp_path, 'a\n--8<-- "gone.py"')
    (tmp_path / "here.py").write_text("# --8<-- [start:one]\n", encoding="utf-8")
    with pytest.raises(SiteError, match=r"page\.md:1: here\.py has no part two"):
        placed(tmp_path, '--8<-- "here.py:two"')
    assert placed(tmp_path, '--8<-- "here.py:one"') == '--8<-- "here.py:one"'


# Pages


def on_a_page(of: dict[str, Any]) -> str:
    """The page on which the card of an example lies alone."""
    feature = SimpleNamespace(says="", title="F", page="f/index.md")
    cards = [(SimpleNamespace(result=of, anchor="x"), "", "", "")]
    return composed("p/index.md", "P", "part.md", feature=feature, file="f", cards=cards).text


def test_what_goes_into_html_is_escaped() -> None:
    text = on_a_page(result("<b>1</b>", trace=[step("When", "<script>", "Ana & Ben")]))
    assert "<script>" not in text
    assert "Ana &amp; Ben" in text


def step(keyword: str, text: str, *sentences: str, rule: str = "fiji_4_7") -> dict[str, Any]:
    events = [{"rule": rule, "sentence": sentence} for sentence in sentences]
    return {"keyword": keyword, "text": text, "line": 1, "events": events, "table": []}


# Facts about Fiji with examples of our own


def facts(*results: dict[str, Any], home: Path = ROOT) -> Facts:
    return gathered(Verdicts(results), home)


def fiji(*results: dict[str, Any]) -> GameFacts:
    return next(one for one in facts(*results).games if one.name == "fiji")


def words(of: Sequence[Any]) -> dict[str, tuple[str, str]]:
    return {mark.about: (mark.words, mark.tone) for mark in of}


def test_the_mark_of_examples_follows_the_examples() -> None:
    shown = result("One", tags=["fiji_4_7"], fired=["fiji_4_7"])
    assert words(marks(fiji(shown), "fiji_4_7"))["Examples"] == ("1 applies", "good")
    assert words(marks(fiji(), "fiji_4_7"))["Examples"] == ("none shows it", "bad")
    failing = result("Two", tags=["fiji_4_7"], fired=["fiji_4_7"], outcome="failed")
    both = words(marks(fiji(shown, failing), "fiji_4_7"))["Examples"]
    assert both == ("1 failing, 1 applies", "bad")


def test_an_example_of_a_rule_that_is_not_in_the_book_is_told_with_its_line() -> None:
    with pytest.raises(BookError, match=r"4_exchange\.feature:3: there is no rule fiji_4_99"):
        facts(result("One", tags=["fiji_4_99"]))


def test_a_rule_without_an_example_fails_the_build(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match=r"Fiji 4\.7 .*: no passing example shows it"):
        compose(facts(), tmp_path / "book")
    assert not (tmp_path / "book").exists()


# Ledger


def published(folder: Path, *urls: str) -> Path:
    for url in urls:
        (folder / url.strip("/")).mkdir(parents=True, exist_ok=True)
        (folder / url.strip("/") / "index.html").write_text("", encoding="utf-8")
    return folder


def with_ledger(folder: Path, text: str) -> Path:
    (folder / "docs").mkdir(parents=True, exist_ok=True)
    (folder / ledger.NAME).write_text(text, encoding="utf-8")
    return folder


def test_a_page_that_vanished_is_told_with_its_line(tmp_path: Path) -> None:
    home = with_ledger(tmp_path, "# head\n/\n/r/fiji_4_7/\n")
    ledger.check(home, published(tmp_path / "site", "/", "/r/fiji_4_7/"))
    (tmp_path / "site/r/fiji_4_7/index.html").unlink()
    with pytest.raises(SiteError, match=r"docs/urls\.txt:3: /r/fiji_4_7/ is gone"):
        ledger.check(home, tmp_path / "site")


def test_a_page_that_moved_leads_on(tmp_path: Path) -> None:
    [page] = ledger.redirects(with_ledger(tmp_path, "/r/old/ -> /r/new/\n/r/new/\n"))
    assert page.path == "r/old/index.md"
    assert '<meta http-equiv="refresh" content="0; url=../new/index.html">' in page.text
    assert "[here](../new/index.md)" in page.text


def test_a_page_stands_once_in_the_ledger() -> None:
    """Two who write into it at once may leave both lines there."""
    urls = [one.url for one in ledger.entries(ROOT)]
    assert sorted(urls) == sorted({*urls})


def test_every_rule_ever_written_is_in_the_ledger() -> None:
    urls = {one.url for one in ledger.entries(ROOT)}
    assert {f"/r/{rule}/" for rule in fiji().rules} <= urls
    assert {f"/q/{name}/" for name in faq_ids()} <= urls


def faq_ids() -> set[str]:
    texts = [file.read_text("utf-8") for file in (ROOT / "features/fiji/faq").glob("*.feature")]
    return {name for text in texts for name in re.findall(r"@(fiji_q_\w+)", text)}
