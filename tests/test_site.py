"""How the site is put together: links, ledger, navigation, marks; what is wrong is told by line."""

import re
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from ran import examples

from atoll import book
from atoll.book import BookError
from atoll.book.errata import errata
from atoll.site import ledger
from atoll.site.build import compose
from atoll.site.cards import MOST, Shelf
from atoll.site.facts import Build, Facts, GameFacts, gathered
from atoll.site.marks import marks
from atoll.site.nav import nav
from atoll.site.page import Page, composed, html_link, link
from atoll.site.pages import home as first_page
from atoll.site.pages.questions import topics
from atoll.site.prose import Prose, SiteError, place
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


def test_of_several_rules_named_together_each_is_linked(tmp_path: Path) -> None:
    assert placed(tmp_path, "(Fiji 4.7, 4.1 and 4.10)") == (
        "([Fiji 4.7](../r/fiji_4_7/index.md), [4.1](../r/fiji_4_1/index.md) and "
        "[4.10](../r/fiji_4_10/index.md))"
    )
    with pytest.raises(SiteError, match=r"there is no rule Fiji 4\.99"):
        placed(tmp_path, "Fiji 4.7 or 4.99")


def test_a_number_in_brackets_is_a_rule_of_the_game_that_the_text_is_of(tmp_path: Path) -> None:
    here = "fiji/index.md"
    assert placed(tmp_path, "Half (4.7, 4.10) of 3", here, here) == (
        "Half ([4.7](../r/fiji_4_7/index.md), [4.10](../r/fiji_4_10/index.md)) of 3"
    )
    assert placed(tmp_path, "Python (4.7)") == "Python (4.7)"
    with pytest.raises(SiteError, match=r"fiji/index\.md:1: there is no rule fiji 4\.99"):
        placed(tmp_path, "Half of 3 (4.7, 4.99)", here, here)


def test_in_another_language_a_rule_lies_on_a_page_of_its_own(tmp_path: Path) -> None:
    made, file = prose(tmp_path, "(4.7)", "fiji/de/index.md")
    there = made.leading(lambda rule: f"fiji/de/4_exchange/index.md#{rule}")
    assert there.placed("(4.7)", file, "fiji/de/index.md") == (
        "([4.7](4_exchange/index.md#fiji_4_7))"
    )


@pytest.mark.parametrize(
    "text",
    [
        "# About Fiji 4.7",
        "`Fiji 4.7` and ``fiji_4_7``",
        "<b title='Fiji 4.7'>",
        "[Fiji 4.7](https://example.org)",
        "```\nFiji 4.99\n```",
        "    Fiji 4.99",
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


def test_a_path_of_the_site_leads_to_its_page(tmp_path: Path) -> None:
    assert placed(tmp_path, "[t](/fiji/try/#x)") == "[t](../fiji/try/index.md#x)"


def test_a_dead_link_is_told_with_its_line(tmp_path: Path) -> None:
    text = "fine\n\n[gone](gone.md)"
    made, file = prose(tmp_path, text)
    made.placed(text, file, "page/index.md")
    made.check({"gone/index.md"})
    with pytest.raises(SiteError, match=r"docs/page\.md:3: gone\.md leads to no page"):
        made.check({"page/index.md"})


def test_the_line_of_a_part_of_a_file_is_its_line_in_the_file(tmp_path: Path) -> None:
    made, file = prose(tmp_path, "head\n\nmore\n\npart with Fiji 4.99")
    with pytest.raises(SiteError, match=r":5: "):
        made.placed("part with Fiji 4.99", file, "page/index.md")


def test_a_snippet_that_is_missing_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match=r"page\.md:2: there is no file gone\.py to include"):
        placed(tmp_path, 'a\n--8<-- "gone.py"')
    (tmp_path / "here.py").write_text("# --8<-- [start:one]\n", encoding="utf-8")
    with pytest.raises(SiteError, match=r"page\.md:1: here\.py has no part two"):
        placed(tmp_path, '--8<-- "here.py:two"')
    assert placed(tmp_path, '--8<-- "here.py:one"') == '--8<-- "here.py:one"'


@pytest.mark.parametrize(
    ("document", "page"),
    [
        ("index.md", "index.md"),
        ("fiji/7_two_players.md", "fiji/rules/7_two_players/index.md"),
        ("marks.md", "evidence/marks/index.md"),
        ("why/laws.md", "why/laws/index.md"),
    ],
)
def test_a_document_has_one_place(document: str, page: str) -> None:
    assert place(document) == page


# Pages


def test_links_are_relative_and_lead_to_built_pages() -> None:
    assert link("index.md", "r/fiji_4_7/index.md#x") == "r/fiji_4_7/index.md#x"
    assert html_link("q/a/index.md", "assets/a.svg") == "../../assets/a.svg"


def test_front_matter_survives_quotes_and_lines() -> None:
    head = Page("a/index.md", 'Say "no"\nor \\ yes', "text", 0).markdown.split("---")[1]
    assert 'title: "Say \\"no\\" or \\\\ yes"' in head
    assert "exclude: true" in head


def on_a_page(of: dict[str, Any]) -> str:
    """The page on which the card of an example lies alone."""
    feature = SimpleNamespace(says="", title="F", page="f/index.md")
    cards = [(SimpleNamespace(result=of, anchor="x"), "", "", "")]
    return composed("p/index.md", "P", "part.md", feature=feature, file="f", cards=cards).text


def test_what_goes_into_html_is_escaped() -> None:
    text = on_a_page(result("<b>1</b>", trace=[step("When", "<script>", "Ana & Ben")]))
    assert "<script>" not in text
    assert "Ana &amp; Ben" in text


def test_a_table_that_cannot_come_about_says_why_on_its_card() -> None:
    why = {"rule": "fiji_4_1", "sentence": "Ana & Ben hold too few."}
    line = (
        '<p class="assumed">This table cannot come about: '
        '<a href="../r/fiji_4_1/index.html">4.1</a> Ana &amp; Ben hold too few.</p>'
    )
    assert line in on_a_page(result("One", impossible=why)).splitlines()
    assert "assumed" not in on_a_page(result("One", impossible=None))
    why = {"rule": "fiji_2_3", "sentence": "`take 1 blue` lies twice."}
    assert " <code>take 1 blue</code> lies twice.</p>" in on_a_page(result("One", impossible=why))


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


def test_the_mark_of_laws_is_what_this_build_found() -> None:
    game = fiji()
    assert words(marks(game, "fiji_4_7", at_length=True))["Law"] == ("none", "open")
    assert "Law" not in words(marks(game, "fiji_4_7"))
    law = SimpleNamespace(rules=("fiji_4_7",), verdict="refuted", holds=False)
    game.proofs = (law,)  # type: ignore[assignment] # as much of a proof as the mark reads
    assert words(marks(game, "fiji_4_7"))["Law"] == ("1 refuted", "bad")


def test_an_example_of_a_rule_that_is_not_in_the_book_is_told_with_its_line() -> None:
    with pytest.raises(BookError, match=r"4_exchange\.feature:3: there is no rule fiji_4_99"):
        facts(result("One", tags=["fiji_4_99"]))


def test_a_rule_without_an_example_fails_the_build(tmp_path: Path) -> None:
    with pytest.raises(SiteError, match=r"Fiji 4\.7 .*: no passing example shows it"):
        compose(facts(), tmp_path / "book")
    assert not (tmp_path / "book").exists()


def test_a_question_is_its_title_its_answer_and_why() -> None:
    told = "No: nobody does.\nThe rule says so."
    tags = ["faq", "fiji_q_x", "open", "fiji_4_7"]
    down = result("Who? (ruling half=down)", description=told, tags=tags)
    up = result("Who? (ruling half=up)", description=told, tags=tags, line=9)
    asked = fiji(down, up).questions["fiji_q_x"]
    first, second = asked.answers
    assert (first.asked, first.says, first.because) == (
        "Who?",
        "No: nobody does.",
        "The rule says so.",
    )
    assert (first.ruling, second.ruling) == ("half=down", "half=up")
    assert (asked.title, asked.status, asked.rules) == ("Who?", "open", ("fiji_4_7",))


def test_the_cards_of_a_page_have_anchors_of_their_own() -> None:
    rows = [result("Same name", line=1, row=n, rule="A rule") for n in (1, 2)]
    [feature] = Shelf(fiji(*rows)).features
    [part] = feature.parts
    assert [card.anchor for card in part.cards] == ["same-name", "same-name-2"]
    assert part.page == "e/fiji/4_exchange/a-rule/index.md"


def test_where_many_share_a_rule_each_scenario_has_a_page_by_its_name() -> None:
    many = [result(f"Name {n}", line=n, rule="A rule") for n in range(1, MOST + 2)]
    [feature] = Shelf(fiji(*many)).features
    assert len(feature.parts) == MOST + 1
    assert feature.parts[1].page == "e/fiji/4_exchange/a-rule/name-2/index.md"


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


def test_new_pages_join_the_ledger_once(tmp_path: Path) -> None:
    home = with_ledger(tmp_path, "# head\n\n/b/ -> /a/\n")
    assert ledger.added(home, ["index.md", "a/index.md", "b/index.md", "data/x.json"]) == 2
    assert ledger.added(home, ["index.md", "a/index.md"]) == 0
    assert [one.url for one in ledger.entries(home)] == ["/", "/a/", "/b/"]


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


# Laws


def law_page(*cases: tuple[SimpleNamespace, str]) -> str:
    """The page of a law with these cases, each with the file of its question."""
    said = {"law": "some_law", "says": "It says.", "verdict": "checked", "range": "all 5 cases"}
    lists: dict[str, Any] = {"rules": [], "cases": cases, "under": [], "lemmas": []}
    rest = {"noticed": "refuted", "holds": True}
    breach = SimpleNamespace(module="rules", old="a", new="b")
    law = SimpleNamespace(**said, **lists, **rest, breach=breach)
    game = SimpleNamespace(name="fiji")
    known: dict[str, Any] = {"law": law, "game": game, "solver": "z3", "unsure": [], "cases": cases}
    return composed("laws/fiji/some_law/index.md", "Some law", "law.md", **known).text


def test_a_law_tells_what_the_solver_was_asked_only_where_it_was() -> None:
    proved = SimpleNamespace(seats=3, verdict="proved", cases=0)
    tried = SimpleNamespace(seats=None, verdict="checked", cases=5)
    assert "| players | verdict | cases tried |\n| --- | --- | --- |\n| any | checked | 5 |\n" in (
        law_page((tried, ""))
    )
    both = law_page((proved, "laws/fiji/some_law/some_law.3.smt2"), (tried, ""))
    assert "| what the solver was asked |\n| --- | --- | --- | --- |\n| 3 | proved |" in both
    assert "| [SMT-LIB for 3](some_law.3.smt2) |\n| any | checked | 5 |  |\n" in both


# Navigation, topics, errata


def test_single_rules_are_in_no_navigation_and_missing_pages_are_left_out() -> None:
    entries = nav(facts(), ["index.md", "fiji/index.md", "r/fiji_4_7/index.md"])
    assert entries == [{"Home": "index.md"}, {"Fiji": [{"Overview": "fiji/index.md"}]}]


ASKED = ("features/bali/faq", "features/fiji/faq", "features/kaivai/faq")


def test_topics_follow_the_course_of_a_game_and_what_holds_always_comes_late() -> None:
    known = {one.name: one for one in facts(*map(dict, examples(*ASKED))).games}
    called = {name: [topic for topic, _ in topics(game)] for name, game in known.items()}
    assert called["bali"][:4] == ["The beginning", "Turns", "Warriors", "Flight"], called["bali"]
    assert called["bali"][-5:-2] == ["Three players", "What one may know", "What can happen at all"]
    assert called["fiji"][-2:] == ["Two players", "What can happen at all"]
    assert called["kaivai"][:2] == ["Players and setup", "Bids"]


def test_the_impossible_offer_is_the_first_erratum_and_has_a_proof() -> None:
    first = errata("fiji", ROOT)[0]
    assert "4 blue" in first.title
    assert (first.impossible, bool(first.law)) == ("fiji_q_c3", True)


def test_an_erratum_with_an_unknown_key_is_told_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "docs" / "fiji" / "errata.toml"
    file.parent.mkdir(parents=True)
    file.write_text(
        '[[erratum]]\nid = "a"\ntitle = "b"\nsays = "c"\nprof = "d"\n', encoding="utf-8"
    )
    with pytest.raises(BookError, match=r"errata\.toml:1: an erratum has id"):
        errata("fiji", tmp_path)


def test_a_build_names_its_commit_and_what_is_not_committed() -> None:
    versions = {"atoll": "1.0"}
    assert Build("abc", "2026-01-01", changed=True, versions=versions).name.endswith(
        "not committed"
    )
    assert Build("", "", changed=False, versions=versions).name == "Atoll 1.0, outside a checkout"


# The first page


@pytest.mark.parametrize("game", [one for one in book.games() if (ROOT / "docs" / one).is_dir()])
def test_the_first_page_shows_each_game_with_a_picture_and_what_one_does_in_it(game: str) -> None:
    text = next(one.text for one in first_page.pages(facts()) if isinstance(one, Page))
    above, _, told = text.partition(f"]({game}/index.md) {{#{game} ")
    said = told.splitlines()[2]
    assert said.endswith(".")
    assert len(said) < 200
    assert above.splitlines()[-3].startswith('<div><svg class="picture emblem"')
