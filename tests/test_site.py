"""How the site is put together: links, ledger, navigation, marks; what is wrong is told by line."""

import re
import shutil
import socket
import struct
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from in_git import laid
from printed import atoll
from ran import result

from atoll.book import last_run, rules
from atoll.book.faq import asked
from atoll.home import HOME
from atoll.proof.solver import Undecided
from atoll.site import build, ledger, pages, publishing
from atoll.site.build import compose
from atoll.site.facts import Build, Facts, GameFacts, gathered
from atoll.site.kinds import composed
from atoll.site.marks import marks
from atoll.site.page import Asset, Page
from atoll.site.pages import texts
from atoll.site.pages.texts import asked_first
from atoll.site.prose import Prose, SiteError, doing, noted
from atoll.site.verdicts import Verdicts

RULES = ("fiji_4_1", "fiji_4_7", "fiji_4_10")


def placed(folder: Path, text: str, name: str = "page.md", page: str = "page/index.md") -> str:
    """A text of docs/ as it stands on its page."""
    laid(folder, {f"docs/{name}": text, "here.py": "one\n"})
    made = Prose(folder, RULES)
    found = made.placed(text, folder / "docs" / name, page)
    made.check({"records/index.md", "fiji/rules/4_exchange/index.md", "r/fiji_4_7/index.md", page})
    return found


OF_FIJI = {
    "See Fiji 4.7.": "See [Fiji\N{NO-BREAK SPACE}4.7](../r/fiji_4_7/index.md).",
    "fiji_4_10 too": "[fiji_4_10](../r/fiji_4_10/index.md) too",
    "Half (4.7, 4.10) of 3": (
        "Half ([4.7](../r/fiji_4_7/index.md), [4.10](../r/fiji_4_10/index.md)) of 3"
    ),
    "[a](../records.md#keys) [b](4_exchange.md)": (
        "[a](../records/index.md#keys) [b](rules/4_exchange/index.md)"
    ),
    "[c](4_exchange.md#fiji_4_7) [d](#here)": "[c](../r/fiji_4_7/index.md) [d](#here)",
    '--8<-- "here.py"': "one",
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
    ],
)
def test_what_leads_nowhere_is_told_with_its_line(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(SiteError, match=re.escape(f"docs/fiji/index.md:{told}")):
        placed(tmp_path, text, "fiji/index.md", "fiji/index.md")


def test_what_goes_into_html_is_escaped() -> None:
    events = [{"rule": "fiji_4_7", "sentence": "Ana & Ben"}]
    step = {"keyword": "When", "text": "<script>", "line": 1, "events": events, "table": []}
    shown = result("<b>1</b>", trace=[step])
    card = SimpleNamespace(result=shown, anchor="x", page="p/index.md")
    told: dict[str, Any] = {
        "feature": SimpleNamespace(says="", title="F", page="f/index.md", file="f"),
        "parts": [SimpleNamespace(title="", cards=[card])],
        "lying": {"x": SimpleNamespace(try_it="", picture="", steps=0)},
        "rows": {},
        "steps": 0,
        "lies": "",
        "packed": "",
    }
    page = composed("feature", place="p", which="", **told)
    assert "<script>" not in page.text
    assert "Ana &amp; Ben" in page.text


# Facts about Fiji with examples of our own


def facts(*results: dict[str, Any], home: Path = HOME) -> Facts:
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


def test_a_page_that_vanished_is_told_with_its_line(tmp_path: Path) -> None:
    home = laid(tmp_path, {ledger.NAME: "# head\n/\n/r/fiji_4_7/\n"})
    site = laid(tmp_path / "site", {"r/fiji_4_7/index.html": "", "index.html": ""})
    ledger.check(home, site)
    (site / "r/fiji_4_7/index.html").unlink()
    with pytest.raises(SiteError, match=r"docs/urls\.txt:3: /r/fiji_4_7/ is gone"):
        ledger.check(home, site)


def test_a_page_that_moved_leads_on(tmp_path: Path) -> None:
    [page] = ledger.redirects(laid(tmp_path, {ledger.NAME: "/r/old/ -> /r/new/\n/r/new/\n"}))
    assert page.path == "r/old/index.md"
    assert '<meta http-equiv="refresh" content="0; url=../new/index.html">' in page.text
    assert "[here](../new/index.md)" in page.text


def test_every_rule_and_question_is_in_the_ledger_once() -> None:
    """Two who write into it at once may leave both lines there."""
    urls = [one.url for one in ledger.entries(HOME)]
    known = {*urls}
    assert sorted(urls) == sorted(known)
    assert {f"/r/{rule}/" for rule in rules("fiji")} <= known
    assert {f"/q/{one.id}/" for one in asked() if one.id.startswith("fiji_")} <= known


@pytest.mark.parametrize(
    "page", sorted((HOME / "docs").glob("*/five_minutes*.md")), ids=lambda one: one.parent.name
)
def test_a_game_in_five_minutes_is_short_and_each_sentence_names_its_rule(page: Path) -> None:
    text = re.sub(r"^\{.+\}$", "", page.read_text("utf-8"), flags=re.MULTILINE)
    assert len(text.split()) <= 500
    lines = text.partition("\n## ")[2].splitlines()
    said = [one for one in lines[1:] if one and not one.startswith("#") and one[-1] != ":"]
    assert len(said) > 20
    assert [one for one in said if not re.search(r"\([0-9., and]+\)\.$", one)] == []


# What fails while the site is made says what was being done


def planted(known: Facts) -> Iterator[Page]:
    """A page, and of a second one nothing."""
    yield Page("good/index.md", "Good", "")
    yield Page("bad/index.md", known.games[0].title, "")


def test_a_page_that_fails_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("atoll.site.pages.planted")
    vars(module)["pages"] = planted
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(pages, "KINDS", ("planted",))
    nothing: Any = None
    with pytest.raises(IndexError) as fault:
        [*pages.every(Facts(Path(), nothing, (), nothing))]
    assert noted(fault.value).endswith("\nthe pages (planted) fail behind good/index.md\n")


def test_a_law_that_cannot_be_proved_is_told_with_its_game() -> None:
    def fails() -> None:
        raise Undecided("the solver gave up")

    with pytest.raises(Undecided) as fault:
        doing("Fiji and others", doing, "Fiji, law a_law", fails)
    assert noted(fault.value) == "Fiji and others: Fiji, law a_law: the solver gave up"


def test_a_question_of_a_sheet_that_is_none_is_told_with_its_line(tmp_path: Path) -> None:
    sheet = '# Ours.\nquestions = [\n  "hex_q_1",\n  "hex_q_99",\n]\n'
    laid(tmp_path, {"docs/hex/sheet.toml": sheet})
    of = SimpleNamespace(name="hex", questions={"hex_q_1": "question 1"})
    tongue: Any = SimpleNamespace(facts=SimpleNamespace(home=tmp_path), game=of)
    with pytest.raises(SiteError, match=r"docs/hex/sheet\.toml:4: no question is called hex_q_99"):
        [*asked_first(tongue)]


# What rulings weigh is told on the page of the ruling as it is kept, where it says anything


def test_a_ruling_tells_how_often_others_win_by_each_kind_of_players() -> None:
    known = gathered(Verdicts([]), only="fiji")
    called = {"greedy": "greedy", "at random": "uniform"}
    row = re.compile(r"^\| `(\w+)` \| (greedy|at random) \| ([\d,]+) of", re.MULTILINE)
    rows = [
        (page.path.split("/")[2], answer, called[players], int(hits.replace(",", "")))
        for page in texts.pages(known)
        if isinstance(page, Page)
        for answer, players, hits in row.findall(page.text)
    ]
    keys = ("ruling", "answer", "players", "hits")
    told = [tuple(one[key] for key in keys) for one in known.games[0].weights["weights"]]
    assert {one[2] for one in told} == {*called.values()}
    assert sorted(one for one in rows if one[3]) == sorted(one for one in told if one[3])


@pytest.mark.parametrize(("games", "says"), [(12, False), (80, True)])
def test_what_says_nothing_is_not_told(games: int, *, says: bool) -> None:
    weight = {"ruling": "half", "answer": "up", "players": "greedy", "hits": 0, "of": games}
    assert bool([*texts.weighed({"weights": [weight]}, "half")]) is says


# Where it will lie: pages name their address if it is known, and else keep quiet


ADDRESS = "https://example.org/atoll/"


def few(_: Facts) -> Iterable[Page | Asset]:
    """A bare site: its first page, one that is found, one that is not searched for."""
    yield Page("index.md", "Home", "# Home")
    yield Page("r/one/index.md", 'One, "two" & <three>', '# One\n\nAll of "one"')
    yield Page("q/one/index.md", "One", "# One")
    yield Page("q/two/index.md", "Two", "# Two")
    yield Page("print/index.md", "Print", "# Print", search=0)
    for name in ("site.css", "pictures.css", "find.js", "iframe-worker.js", "reader.js"):
        yield Asset(f"assets/{name}", b"")


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with the look of ours, and with these pages only; one has moved."""
    monkeypatch.setattr("atoll.site.pages.every", few)
    monkeypatch.setattr(build, "nav", lambda *_: [{"Home": "index.md"}, {"One": "r/one/index.md"}])
    monkeypatch.setattr(build, "UNLISTED", ("/print/", "/old/", "/q/"))
    shutil.copytree(HOME / "docs" / "theme", tmp_path / "docs" / "theme")
    (tmp_path / ledger.NAME).write_text("/\n/r/one/\n/old/ -> /r/one/\n", encoding="utf-8")
    return tmp_path


def built(bare: Path, url: str) -> Path:
    facts = Facts(bare, Build("", "", {"atoll": "1"}), (), Prose(bare, ()))
    build.compose(facts, bare / "book", url)
    build.publish(facts, bare / "book", bare / "site")
    return bare / "site"


def named(page: Path) -> dict[str, str]:
    """What a page says of itself to those who link to it."""
    text = page.read_text(encoding="utf-8")
    told = r'<(?:meta (?:property="og|name="twitter):|link rel=")([\w:]+)" \w+="([^"]*)">'
    return dict(re.findall(told, text))


def test_a_site_that_knows_its_address_lists_its_pages_and_each_names_its_own(bare: Path) -> None:
    site = built(bare, ADDRESS)
    listed = re.findall("<loc>(.*)</loc>", (site / "sitemap.xml").read_text(encoding="utf-8"))
    assert sorted(listed) == [ADDRESS, *(f"{ADDRESS}{one}/" for one in ("q/one", "q/two", "r/one"))]
    assert (site / "sitemap.xml.gz").is_file()
    first, one = named(site / "index.html"), named(site / "r/one/index.html")
    assert (first["canonical"], first["url"]) == (ADDRESS, ADDRESS)
    assert one["canonical"] == one["url"] == f"{ADDRESS}r/one/"
    picture = HOME / "docs" / one["image"].removeprefix(ADDRESS)
    size = struct.unpack_from(">II", picture.read_bytes(), 16)  # of a PNG: its width, its height
    assert (int(one["image:width"]), int(one["image:height"])) == size


def test_a_site_that_does_not_know_its_address_keeps_quiet_of_it(bare: Path) -> None:
    site = built(bare, "")
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
        for one, fix in (("99999", "65535"), (port, "Address already in use; choose another.")):
            told = atoll("site", "serve", "--port", one)
            assert (told.exit_code, told.stderr.startswith("atoll: ")) == (2, True)
            assert "--port" in told.stderr
            assert fix in told.stderr


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
