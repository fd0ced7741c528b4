"""The citation lock, on small invented rulebooks, and on the real ones where a reader has them.

Each kind of finding has a planted fault: the lock must see it, and must be silent without it.
"""

import os
import re
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path

import pytest
from copies import copies
from locking import lock

from atoll.book import chapters
from atoll.home import HOME
from atoll.sources import SourcesError, dangling, register, show, verify
from atoll.sources.copies import held

ENGLISH = """\
Pebbles

Playing

Each player **offers 1\u20133** pebbles.

Equal offers »cancel« each other out.

An example

Ada has 2 red, 1 blue and 0 green pebbles.

1 Here the red ones count: Ada 2, Ben 2, and Cid 1. As Ada and Ben tie, Cid takes 3 blue pebbles
(4-1). Ada gets none. The bowl has 2 red and no blue beads.
"""

GERMAN = """\
Kiesel

Das Spiel

Jeder bietet 1\u20133 Kiesel.

Ein Beispiel

- 1 Hier zählen die roten: Adele 2, Bernd: 2, Cäsar 1. Cäsar nimmt 3 blaue Kiesel. Im Vorrat liegen
nun 2 rote, 1 grüner und keine blauen.
"""

PAGE = """\
# 1 Offers

## 1.1 An offer is small {#pebble_1_1}

A seat offers up to three pebbles.

**Status.** stated

**Sources.** `pebble-en/offer`, `pebble-de/offer`

## 1.2 Equal offers fall away {#pebble_1_2}

Nobody takes anything for an offer that somebody else makes too.

**Status.** confirmed

**Sources.** `pebble-en/cancel`, `pebble-en/tie`
"""

REGISTER = """\
[[document]]
id = "pebble-en"
title = "Pebbles"
publisher = "Nobody"
year = 1999
language = "en"
names = ["Ada", "Ben", "Cid"]
words = 0
sha256 = ""

[[document]]
id = "pebble-de"
title = "Kiesel"
publisher = "Nobody"
language = "de"
names = ["Adele", "Bernd", "Cäsar"]
words = 0
sha256 = ""

[[passage]]
id = "pebble-en/offer"
under = ["Pebbles", "Playing"]
paragraph = 1
words = 0
sha256 = ""

[[passage]]
id = "pebble-en/cancel"
under = ["Playing"]
paragraph = 2
words = 0
sha256 = ""

[[passage]]
id = "pebble-en/hand"
under = ["An example"]
paragraph = 1
example = true
words = 0
sha256 = ""

[[passage]]
id = "pebble-en/tie"
under = ["An example"]
paragraph = 2
example = true
words = 0
sha256 = ""

[[passage]]
id = "pebble-de/offer"
under = ["Das Spiel"]
paragraph = 1
words = 0
sha256 = ""

[[passage]]
id = "pebble-de/tie"
under = ["Ein Beispiel"]
paragraph = 1
example = true
words = 0
sha256 = ""

[words.pebble]
things = "pebbles?|kiesel"

[words.pebble.colours]
green = "green|grün(e[mnrs]?)?"
red = "red|rot(e[mnrs]?)?"
yellow = "yellow|gelb(e[mnrs]?)?"
blue = "blue|blau(e[mnrs]?)?"
"""

FEATURE = """\
Feature: Pebbles

  Ada and Ben tie; this description tells nothing.

  Background:
    Given a bowl of 2 red and 3 blue

  @pebble_1_2
  Rule: Equal offers fall away

    @source:pebble-en/hand
    Scenario: A hand
      Then the hands are
        |     | red | blue | green |
        | Ada | 2   | 1    |       |

    @source:pebble-en/tie
    Scenario: Two twos cancel, so the one takes
      When row 1 asks for the most red
      Then the counts are
        | Ada | Ben | Cid |
        | 2   | 2   | 1   |
      And Ada and Ben cancel each other
      And Cid takes 3 blue
      # Ben takes 9 green
      And Ada takes nothing
      And the bowl has 2 red and 0 blue now
      And nothing else changes
"""

FEATURE_DE = """\
# language: de
Funktionalität: Kiesel

  @source:pebble-de/tie
  Szenario: Zwei Zweien heben sich auf
    Wenn Zeile 1 nach den meisten roten fragt
    Dann zählen
      | Adele | 2 |
      | Bernd | 2 |
      | Cäsar | 1 |
    Und Cäsar nimmt 3 blaue
    Und im Vorrat liegen nun 2 rote, 1 grüner und 0 blaue
"""

Home = tuple[Path, Path]
Fault = tuple[str, str, str]
Edit = Callable[[str, str, str], None]


@pytest.fixture
def pebbles(tmp_path: Path) -> Home:
    """An invented game, locked: its home, and the folder with its rulebooks."""
    files = {
        "copies/a.txt": ENGLISH,
        "copies/b.txt": GERMAN,
        "home/docs/pebble/1_offers.md": PAGE,
        "home/docs/sources.toml": REGISTER,
        "home/features/pebble/1_offers.feature": FEATURE,
        "home/features/pebble/de.feature": FEATURE_DE,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    lock(tmp_path / "copies", home=tmp_path / "home")
    return tmp_path / "home", tmp_path / "copies"


@pytest.fixture
def edit(tmp_path: Path, pebbles: Home) -> Edit:
    """Plants a fault: replaces a text that stands in a file, once, and forgets what was read."""

    def change(name: str, old: str, new: str) -> None:
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert old in text
        (tmp_path / name).write_text(text.replace(old, new, 1), encoding="utf-8")
        chapters.cache_clear()

    return change


def found(pebbles: Home) -> list[str]:
    """The findings, with the names of files instead of their paths."""
    home, copies = pebbles
    every, named = (verify(copies, games, home=home) for games in ((), ("pebble",)))
    assert [*every] == [*named]
    return [f"{Path(one.file).name}:{one.line}: {one.message}" for one in every]


def test_what_is_locked_holds(pebbles: Home) -> None:
    assert found(pebbles) == []


def test_registers_are_read_together_and_name_nothing_twice(pebbles: Home) -> None:
    home, _ = pebbles
    for name in ("shell", "stone"):
        (home / "docs" / name).mkdir()
        text = REGISTER.replace("pebble-", f"{name}-")
        (home / "docs" / name / "sources.toml").write_text(text, encoding="utf-8")
    known = register(home)
    assert {"pebble-en", "shell-en", "stone-de"} <= {*known.documents}
    assert known.passages["stone-en/offer"].file.parent.name == "stone"
    again = REGISTER.replace("pebble-", "shell-")
    (home / "docs" / "stone" / "sources.toml").write_text(again, encoding="utf-8")
    with pytest.raises(SourcesError, match=r"stone/sources\.toml:2: shell-en: stands twice"):
        register(home)


def test_copies_are_known_by_their_text_and_not_by_their_name(pebbles: Home) -> None:
    _, copies = pebbles
    (copies / "a.txt").rename(copies / "rules")
    (copies / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    (copies / "more").mkdir()
    assert found(pebbles) == []


def test_typography_and_line_breaks_make_no_other_text(pebbles: Home, edit: Edit) -> None:
    edit("copies/a.txt", "**offers 1\u20133** pebbles", "offers\r\n1-3  *pebbles*")
    edit("copies/a.txt", "»cancel«", "“cancel”")
    assert found(pebbles) == []


FEATURES = "home/features/pebble/1_offers.feature"
REGISTERED = "home/docs/sources.toml"


@pytest.mark.parametrize(
    ("fault", "finding"),
    [
        pytest.param(
            (FEATURES, "| 2   | 2   | 1   |", "| 2   | 2   | 3   |"), "`Cid 1`", id="count"
        ),
        pytest.param((FEATURES, "Cid takes 3 blue", "Cid takes 4 blue"), "`3 blue`", id="figure"),
        pytest.param((FEATURES, "Ada and Ben cancel", "Ben and Ada cancel"), "`Ben`", id="names"),
        pytest.param((FEATURES, "takes nothing", "takes some"), "`0`", id="none"),
        pytest.param((FEATURES, "| red | blue |", "| blue | red |"), "`2 red`", id="heading"),
        pytest.param(
            (FEATURES, "      And Ada and Ben cancel each other\n", ""), "`Ada`", id="step"
        ),
        pytest.param(
            ("home/features/pebble/de.feature", "3 blaue", "3 gelbe"), "`3 blue`", id="German"
        ),
    ],
)
def test_a_fact_that_does_not_carry_over_is_found(
    pebbles: Home, edit: Edit, fault: Fault, finding: str
) -> None:
    edit(*fault)
    (line,) = found(pebbles)
    assert line.startswith(Path(fault[0]).name)
    assert finding in line
    assert "The facts, in order: " in line


@pytest.mark.parametrize(
    ("fault", "finding"),
    [
        pytest.param(
            (
                REGISTERED,
                'under = ["Playing"]\nparagraph = 2',
                'under = ["Playing"]\nparagraph = 1',
            ),
            "the locked text is paragraph 2 there",
            id="ordinal",
        ),
        pytest.param(
            (REGISTERED, 'under = ["Playing"]', 'under = ["Paying"]'),
            "no heading `Paying`",
            id="way",
        ),
        pytest.param(
            (REGISTERED, "paragraph = 2\nwords = 6", "paragraph = 2\nwords = 7"),
            "has 6 words, not 7; correct `words`",
            id="words",
        ),
        pytest.param(
            (
                REGISTERED,
                'names = ["Ada", "Ben", "Cid"]\nwords = ',
                'names = ["Ada", "Ben", "Cid"]\nwords = 1',
            ),
            "correct `words`",
            id="words of a document",
        ),
        pytest.param(
            ("home/docs/pebble/1_offers.md", "`pebble-en/cancel`, ", ""),
            "pebble-en/cancel: nobody cites this passage",
            id="uncited",
        ),
        pytest.param(
            ("home/features/pebble/de.feature", "  @source:pebble-de/tie\n", ""),
            "no scenario carries this worked example; tag one @source:pebble-de/tie",
            id="uncarried",
        ),
    ],
)
def test_a_fault_of_the_register_is_found(
    pebbles: Home, edit: Edit, fault: Fault, finding: str
) -> None:
    edit(*fault)
    (line,) = found(pebbles)
    assert re.match(r"sources\.toml:[1-9]\d*: pebble-", line)
    assert finding in line


def test_a_citation_of_no_passage_is_found_where_it_stands(pebbles: Home, edit: Edit) -> None:
    edit("home/docs/pebble/1_offers.md", "`pebble-de/offer`", "`pebble-de/offer`, `pebble-en/9x`")
    edit("home/features/pebble/de.feature", "pebble-de/tie", "pebble-de/tie @source:pebble-de/tye")
    page, feature = found(pebbles)
    assert page.startswith("1_offers.md:9: pebble-en/9x is no known passage; ")
    assert feature == "de.feature:5: pebble-de/tye is no known passage; did you mean pebble-de/tie?"


def test_an_altered_copy_is_found_with_the_passage_that_changed(pebbles: Home, edit: Edit) -> None:
    edit("copies/a.txt", "Equal offers", "Similar offers")
    copy, passage = found(pebbles)
    assert copy.startswith("a.txt:1: this looks like pebble-en, but its normalised text has")
    assert "pebble-en/cancel: Playing, paragraph 2 reads otherwise" in passage
    assert "restore the copy" in passage


def test_a_missing_copy_is_named_with_its_hash(pebbles: Home) -> None:
    home, copies = pebbles
    (copies / "b.txt").unlink()
    (line,) = found(pebbles)
    german = register(home).documents["pebble-de"]
    assert "is pebble-de (Kiesel, Nobody); put your copy there" in line
    assert german.sha256 in line


def test_citations_are_checked_without_any_copy(pebbles: Home, edit: Edit) -> None:
    home, _ = pebbles
    assert dangling(home) == []
    edit("home/docs/pebble/1_offers.md", "`pebble-de/offer`", "`pebble-de/over`")
    assert len(dangling(home)) == 2


@pytest.mark.parametrize(
    ("old", "new", "fix"),
    [
        ("[[document]]", "[[document", "restore the register"),
        ('title = "Pebbles"\n', "", "sources.toml:2: pebble-en: give it `title`, a str"),
        ('"pebble-en/cancel"', '"pebble-en/offer"', "pebble-en/offer: stands twice"),
        ('"pebble-en/cancel"', '"pebble-fr/cancel"', "add the document pebble-fr"),
        ('red = "red|', 'red = "(', "words.pebble.colours: `red` is no pattern: missing )"),
    ],
)
def test_a_broken_register_is_refused(
    pebbles: Home, edit: Edit, old: str, new: str, fix: str
) -> None:
    edit(REGISTERED, old, new)
    with pytest.raises(SourcesError, match=re.escape(fix)):
        register(pebbles[0])


def test_the_passages_of_a_rule_are_shown_beside_it(pebbles: Home) -> None:
    home, copies = pebbles
    (copies / "b.txt").unlink()
    rule, (english, german) = show("pebble 1.1", copies, home=home)
    assert rule.title == "An offer is small"
    assert (english.document.title, english.text) == ("Pebbles", "Each player offers 1-3 pebbles.")
    assert (german.text, german.missing) == ("", "no copy of Kiesel (pebble-de)")


# Sources without a copy

PAGE_OF_A_CLUB = """
[[document]]
id = "pebble-page"
title = "Pebbles at a club"
publisher = "Somebody"
language = "en"
address = "https://example.org/pebbles"
read = 2024-05-01

[[passage]]
id = "pebble-page/ties"
under = ["Questions", "Ties:"]

[[passage]]
id = "pebble-page/all"
under = []

[[passage]]
id = "pebble-page/offers"
under = ["Offers"]
paragraph = 3
"""
CITED = "`pebble-page/ties`, `pebble-page/all`, `pebble-page/offers`"


@pytest.fixture
def with_page(pebbles: Home, edit: Edit) -> Home:
    """The invented game with a web page of which nobody has a copy."""
    edit(REGISTERED, "\n[[passage]]\n", f"{PAGE_OF_A_CLUB}\n[[passage]]\n")
    edit("home/docs/pebble/1_offers.md", "`pebble-en/tie`", f"`pebble-en/tie`, {CITED}")
    return pebbles


def test_nothing_is_asked_of_a_copy_that_nobody_has(with_page: Home) -> None:
    _, copies = with_page
    assert found(with_page) == []
    for file in copies.iterdir():
        file.unlink()
    assert [line.partition(" is ")[2].split()[0] for line in found(with_page)] == [
        "pebble-en",
        "pebble-de",
    ]


def test_no_file_is_taken_for_a_source_without_a_copy(with_page: Home) -> None:
    home, copies = with_page
    (copies / "page.txt").write_text("Questions\n\nTies:\n\nOffers\n\nA\n\nB\n\nC\n", "utf-8")
    assert "pebble-page" not in held(register(home), copies)
    _, quotes = show("pebble 1.2", copies, home=home)
    said = "not held by the lock: https://example.org/pebbles, read on 2024-05-01"
    assert [(one.text, one.missing) for one in quotes[2:]] == [("", said)] * 3


TODAY_SOMEWHERE = timezone(timedelta(hours=14))
AFTER_ALL_OTHERS = f"read = {datetime.now(TODAY_SOMEWHERE).date() + timedelta(days=2)}"


@pytest.mark.parametrize(
    ("old", "new", "fix"),
    [
        pytest.param(
            "read = 2024-05-01\n",
            'read = 2024-05-01\nsha256 = ""\n',
            "pebble-page: with an `address` there is no copy at hand; leave `sha256` out",
            id="fingerprint without a file",
        ),
        pytest.param(
            "read = 2024-05-01\n",
            "",
            "pebble-page: give it `read`, the day on which it was read, such as 2026-08-21",
            id="address without a date",
        ),
        pytest.param(
            'address = "https://example.org/pebbles"\n',
            "",
            "pebble-page: give it the `address` at which it was read",
            id="date without an address",
        ),
        pytest.param(
            "read = 2024-05-01",
            AFTER_ALL_OTHERS,
            "pebble-page: `read` lies in the future",
            id="future",
        ),
        pytest.param(
            "read = 2024-05-01",
            'read = "May 2024"',
            "`read` is no day: May 2024; write it such as 2026-08-21",
            id="words for a date",
        ),
        pytest.param(
            'under = ["Questions", "Ties:"]\n',
            'under = ["Questions", "Ties:"]\nexample = true\n',
            "pebble-page/ties: pebble-page is not held by the lock; leave `example` out",
            id="worked example",
        ),
    ],
)
def test_half_of_a_source_without_a_copy_is_refused(
    with_page: Home, edit: Edit, old: str, new: str, fix: str
) -> None:
    edit(REGISTERED, old, new)
    with pytest.raises(SourcesError, match=re.escape(fix)) as refused:
        register(with_page[0])
    assert re.search(r"sources\.toml:(\d+:| Invalid)", str(refused.value))


@pytest.mark.parametrize(
    "address",
    [
        "example.org/pebbles",
        "ftp://example.org/",
        "https://example.org/a b",
    ],
)
def test_an_address_that_is_none_is_refused(with_page: Home, edit: Edit, address: str) -> None:
    edit(REGISTERED, "https://example.org/pebbles", address)
    fix = f"pebble-page: `address` is no address: {address!r}; write it whole, such as https://"
    with pytest.raises(SourcesError, match=re.escape(fix)):
        register(with_page[0])


@pytest.fixture(scope="module")
def rulebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The reader's own copies of the real rulebooks, with those of the small game."""
    directory = Path(os.environ.get("ATOLL_RULEBOOKS", HOME.parent / "shared" / "rulebooks"))
    if not directory.is_dir():
        pytest.skip(
            "The rulebooks are their publishers' property and no part of the project. "
            "Set ATOLL_RULEBOOKS to a folder with the text of your own copies to run this test."
        )
    return copies(directory, tmp_path_factory.mktemp("rulebooks"))


def test_fiji_is_what_its_rulebooks_say(rulebooks: Path) -> None:
    assert [str(one) for one in verify(rulebooks)] == []


def test_every_citation_of_the_book_is_registered() -> None:
    assert [str(one) for one in dangling()] == []


def test_the_register_holds_no_sentence() -> None:
    longest = max((text for one in register().passages.values() for text in one.under), key=len)
    assert len(longest.split()) <= 8  # a heading of Kaivai names four actions
