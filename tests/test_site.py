"""How the site is put together: links, ledger, navigation, marks; what is wrong is told by line."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from atoll.book import rules
from atoll.book.faq import asked
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


def placed(folder: Path, text: str, name: str = "page.md", page: str = "page/index.md") -> str:
    """A text of docs/ as it stands on its page."""
    file = folder / "docs" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    (folder / "here.py").write_text("# --8<-- [start:one]\n", encoding="utf-8")
    made = Prose(folder, RULES)
    found = made.placed(text, file, page)
    made.check({"records/index.md", "fiji/rules/4_exchange/index.md", "r/fiji_4_7/index.md", page})
    return found


# Prose


OF_FIJI = {
    "See Fiji 4.7.": "See [Fiji 4.7](../r/fiji_4_7/index.md).",
    "fiji_4_10 too": "[fiji_4_10](../r/fiji_4_10/index.md) too",
    "Half (4.7, 4.10) of 3": (
        "Half ([4.7](../r/fiji_4_7/index.md), [4.10](../r/fiji_4_10/index.md)) of 3"
    ),
    "[a](../records.md#keys) [b](4_exchange.md)": (
        "[a](../records/index.md#keys) [b](rules/4_exchange/index.md)"
    ),
    "[c](4_exchange.md#fiji_4_7) [d](#here)": "[c](../r/fiji_4_7/index.md) [d](#here)",
    '--8<-- "here.py:one"': '--8<-- "here.py:one"',
}
LEFT_ALONE = (
    "# About Fiji 4.7",
    "`Fiji 4.7` and ``fiji_4_7``",
    "[Fiji 4.7](https://example.org)",
    "```\nFiji 4.99\n```",
)


@pytest.mark.parametrize(("text", "told"), [*OF_FIJI.items(), *((one, one) for one in LEFT_ALONE)])
def test_rules_and_documents_are_linked_to_where_their_pages_lie(
    tmp_path: Path, text: str, told: str
) -> None:
    assert placed(tmp_path, text, "fiji/index.md", "fiji/index.md") == told


def test_a_number_in_brackets_is_no_rule_in_a_text_of_no_game(tmp_path: Path) -> None:
    assert placed(tmp_path, "Python (4.7)") == "Python (4.7)"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("one\n\nFiji 4.99", "3: there is no rule Fiji 4.99"),
        ("Half of 3 (4.7, 4.99)", "1: there is no rule fiji 4.99"),
        ("fine\n\n[gone](gone.md)", "3: gone.md leads to no page"),
        ('a\n--8<-- "gone.py"', "2: there is no file gone.py to include"),
        ('--8<-- "here.py:two"', "1: here.py has no part two"),
    ],
)
def test_what_leads_nowhere_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SiteError, match=re.escape(f"docs/fiji/index.md:{told}")):
        placed(tmp_path, text, "fiji/index.md", "fiji/index.md")


# Pages


def test_what_goes_into_html_is_escaped() -> None:
    events = [{"rule": "fiji_4_7", "sentence": "Ana & Ben"}]
    step = {"keyword": "When", "text": "<script>", "line": 1, "events": events, "table": []}
    shown = result("<b>1</b>", trace=[step])
    card = SimpleNamespace(result=shown, anchor="x", page="p/index.md")
    told: dict[str, Any] = {
        "feature": SimpleNamespace(says="", title="F", page="f/index.md", file="f"),
        "parts": [SimpleNamespace(title="", cards=[card])],
        "lying": {"x": SimpleNamespace(try_it="", picture="", steps=0)},
    }
    page = composed("p/index.md", "P", "feature.md", **told)
    assert "<script>" not in page.text
    assert "Ana &amp; Ben" in page.text


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


def test_a_rule_without_an_example_fails_the_build(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match=r"Fiji 4\.7 .*: no passing example shows it"):
        compose(facts(), tmp_path / "book")
    assert not (tmp_path / "book").exists()


# Ledger


def with_ledger(folder: Path, text: str) -> Path:
    (folder / "docs").mkdir()
    (folder / ledger.NAME).write_text(text, encoding="utf-8")
    return folder


def test_a_page_that_vanished_is_told_with_its_line(tmp_path: Path) -> None:
    home, site = with_ledger(tmp_path, "# head\n/\n/r/fiji_4_7/\n"), tmp_path / "site"
    page = site / "r/fiji_4_7/index.html"
    page.parent.mkdir(parents=True)
    for one in (page, site / "index.html"):
        one.touch()
    ledger.check(home, site)
    page.unlink()
    with pytest.raises(SiteError, match=r"docs/urls\.txt:3: /r/fiji_4_7/ is gone"):
        ledger.check(home, site)


def test_a_page_that_moved_leads_on(tmp_path: Path) -> None:
    [page] = ledger.redirects(with_ledger(tmp_path, "/r/old/ -> /r/new/\n/r/new/\n"))
    assert page.path == "r/old/index.md"
    assert '<meta http-equiv="refresh" content="0; url=../new/index.html">' in page.text
    assert "[here](../new/index.md)" in page.text


def test_every_rule_and_question_is_in_the_ledger_once() -> None:
    """Two who write into it at once may leave both lines there."""
    urls = [one.url for one in ledger.entries(ROOT)]
    known = {*urls}
    assert sorted(urls) == sorted(known)
    assert {f"/r/{rule}/" for rule in rules("fiji")} <= known
    assert {f"/q/{one.id}/" for one in asked() if one.id.startswith("fiji_")} <= known


@pytest.mark.parametrize(
    "page", sorted((ROOT / "docs").glob("*/five_minutes*.md")), ids=lambda one: one.parent.name
)
def test_a_game_in_five_minutes_is_short_and_each_sentence_names_its_rule(page: Path) -> None:
    text = re.sub(r"^\{.+\}$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    assert len(text.split()) <= 500
    lines = text.partition("\n## ")[2].splitlines()
    said = [one for one in lines[1:] if one and not one.startswith("#") and one[-1] != ":"]
    assert len(said) > 20
    assert [one for one in said if not re.search(r"\([0-9., and]+\)\.$", one)] == []
