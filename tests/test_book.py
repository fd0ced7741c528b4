"""The numbered text: what it says, and how a malformed page is refused."""

import ast
import re
from pathlib import Path

import pytest

from atoll.book import BookError, chapters, games, rule, rule_id, rules
from atoll.book.sentences import Sentence
from atoll.home import file_of
from atoll.table import cite
from atoll.table.games import game as rules_of

PAGE = """\
# 4 The exchange

How beads change hands.

## 4.1 An offer is small {#toy_4_1}

An offer is one bead or two.
It is never empty. *(inferred)*

- one bead;
- two beads. *(open: some take three)*

**Note.** People offer none.

**Note.** The German text
says so too.

**Ruling.** `size`: Two beads (`two`) or three (`three`).

**Status.** confirmed by the example

**Sources.** `toy-en/a`, `toy-de/b-1`

## 4.2 An offer is secret {#toy_4_2}

Nobody sees it.

**Status.** stated

**Sources.** `toy-en/a`
"""


def book(tmp_path: Path, page: str = PAGE, name: str = "4_exchange.md") -> Path:
    """A home whose book has one game, toy, of one page."""
    folder = tmp_path / "docs" / "toy"
    folder.mkdir(parents=True)
    (folder / name).write_text(page, encoding="utf-8")
    return tmp_path


def test_a_page_is_read_whole(tmp_path: Path) -> None:
    home = book(tmp_path)
    (page,) = chapters("toy", home)
    assert (page.id, page.number, page.title) == ("toy_4", "4", "The exchange")
    assert page.intro == "How beads change hands."
    first, second = page.rules
    assert first.statement.split("\n\n") == [
        "An offer is one bead or two.\nIt is never empty.",
        "- one bead;\n- two beads.",
    ]
    assert first.sentences == (
        Sentence("An offer is one bead or two.", "confirmed", ""),
        Sentence("It is never empty.", "inferred", ""),
        Sentence("one bead;", "confirmed", ""),
        Sentence("two beads.", "open", "some take three"),
    )
    assert (first.apart, second.apart) == (("inferred", "open"), ())
    assert first.notes == ("People offer none.", "The German text\nsays so too.")
    assert first.rulings == (("size", "Two beads (`two`) or three (`three`)."),)
    assert (first.status, first.reason) == ("confirmed", "by the example")
    assert first.sources == ("toy-en/a", "toy-de/b-1")
    assert (first.chapter, first.number, first.line) == ("toy_4", "4.1", 5)
    assert (second.id, second.rulings, second.reason) == ("toy_4_2", (), "")


def test_the_number_of_a_rule_may_have_three_parts(tmp_path: Path) -> None:
    page = PAGE.replace("## 4.2 An offer is secret {#toy_4_2}", "## 4.1.1 Why {#toy_4_1_1}")
    assert rule("4.1.1", home=book(tmp_path, page)).id == "toy_4_1_1"
    assert cite("toy_4_1_1") == "Toy 4.1.1"


@pytest.mark.parametrize(
    ("old", "new", "line", "fix"),
    [
        ("# 4 The", "# 5 The", 1, "begin with its number"),
        (" {#toy_4_1}", "", 5, "number, title and id"),
        ("## 4.1 An offer is small {#toy_4_1}", "## 4.3 An {#toy_4_3}", 24, "in order"),
        ("## 4.2 An offer is secret {#toy_4_2}", "## 4.1 An {#toy_4_1}", 24, "in order"),
        ("**Note.** People", "**Remark.** People", 13, "use Note, Ruling"),
        ("Nobody sees it.", "", 24, "says nothing"),
        ("*(inferred)*", "*(certain)*", 8, "a sentence is stated, confirmed"),
        ("*(inferred)*", "*(confirmed)*", 8, "remove the mark, or give it a reason"),
        ("*(open: some", "*(sure: some", 11, "not 'sure'"),
        ("**Status.** stated", "**Status.** certain", 28, "stated, confirmed"),
        ("`toy-en/a`, `toy-de/b-1`", "toy-en/a", 22, "backticks"),
        (PAGE, "", 1, "4_exchange.md:1: "),
        (PAGE, "# 4 The exchange", 1, "4_exchange.md:1: "),
    ],
)
def test_a_malformed_page_is_refused(
    tmp_path: Path, old: str, new: str, line: int, fix: str
) -> None:
    assert old in PAGE
    home = book(tmp_path, PAGE.replace(old, new, 1))
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        chapters("toy", home)
    assert f"4_exchange.md:{line}: " in str(refused.value)


@pytest.mark.parametrize("name", ["fiji 4.7", "fiji_4_7", "fiji-4.7", " 4.7 "])
def test_a_rule_is_named_as_people_write_it(name: str) -> None:
    assert rule_id(name, game="fiji") == "fiji_4_7"


def test_the_only_game_of_the_book_need_not_be_said(tmp_path: Path) -> None:
    home = book(tmp_path)
    assert rule("4.2", home=home).title == "An offer is secret"
    (tmp_path / "docs" / "zoo").mkdir()
    (tmp_path / "docs" / "zoo" / "0_start.md").write_text("# 0 Start\n", encoding="utf-8")
    assert games(home) == ("toy", "zoo")
    with pytest.raises(BookError, match=re.escape("write toy 4.2 or zoo 4.2")):
        rule("4.2", home=home)


@pytest.mark.parametrize(
    ("name", "fix"),
    [
        ("toy 4.9", "the nearest are 4.1 to 4.2"),
        ("zoo 4.1", "it has toy"),
        ("four", "write it like fiji 4.7"),
        ("toy 4.1.2", "the nearest are 4.1 to 4.2"),
    ],
)
def test_an_unknown_rule_is_answered_with_the_fix(tmp_path: Path, name: str, fix: str) -> None:
    with pytest.raises(BookError, match=re.escape(fix)):
        rule(name, home=book(tmp_path))


@pytest.mark.parametrize("game", games())
def test_every_open_point_stands_with_its_rules_and_nowhere_else(game: str) -> None:
    told = {(point.name, one.id) for one in rules(game).values() for point in one.rulings}
    known = [(one.name, rule) for one in rules_of(game).RULINGS.values() for rule in one.rules]
    assert told == {*known}


NUMBERS = re.compile(r"\((?:[A-Z]\w+ )?(\d+\.\d+(?:(?:\.|, | [a-z]+ |, [a-z]+ )\d+(?:\.\d+)*)*)\)")


def pointed_at(file: Path) -> set[str]:
    """The numbers in brackets of a text, such as (4.7, 4.8); of code those of its sentences."""
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        every = (one.value for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Constant))
        text = "\n".join(one for one in every if isinstance(one, str))
    return {one for found in NUMBERS.findall(text) for one in re.findall(r"\d+(?:\.\d+)+", found)}


@pytest.mark.parametrize("game", games())
def test_a_rule_that_a_text_of_a_game_points_at_exists(game: str) -> None:
    rooms = ("docs", "features", "engine/atoll")
    files = [
        file
        for room in rooms
        for file in file_of(f"{room}/{game}").rglob("*.*")
        if file.suffix in {".md", ".toml", ".feature", ".py"}
    ]
    known = {one.number for one in rules(game).values()}
    assert files
    assert {file: dead for file in files if (dead := pointed_at(file) - known)} == {}
