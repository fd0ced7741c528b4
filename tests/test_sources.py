"""The citation lock, on the invented texts of the small game, and on the real ones of a reader.

Each kind of finding has a planted fault: the lock must see it, and must be silent without it.
"""

import os
import re
import shutil
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from in_git import edited, laid

from atoll.book import BookError, chapters
from atoll.home import HOME
from atoll.sources.copies import digest, held, paragraphs
from atoll.sources.features import facts, lacks, scenarios
from atoll.sources.locked import add, dangling, verify
from atoll.sources.register import Terms, register

FIXTURE = Path(__file__).parent / "fixture"
CLUB = "copies/rps-club.txt"
PAGE = "home/docs/rps/2_judging.md"
FEATURE = "home/features/rps/2_judging.feature"
REGISTER = "home/docs/rps/sources.toml"
Fault = tuple[str, str, str]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The home of the small game; the copies of its texts lie beside it."""
    for room in ("docs", "features"):
        shutil.copytree(FIXTURE / room, tmp_path / "home" / room)
    shutil.copytree(FIXTURE / "rulebooks", tmp_path / "copies")
    return tmp_path / "home"


def edit(home: Path, name: str, old: str, new: str) -> None:
    """Plant a fault: replace a text that stands in a file, and forget what was read."""
    edited(home.parent / name, old, new)
    chapters.cache_clear()


def copies(home: Path) -> Path:
    return home.parent / "copies"


def found(home: Path) -> list[str]:
    """The findings, with the names of files instead of their paths."""
    every, named = (verify(copies(home), games, home=home) for games in ((), ("rps",)))
    assert [*every] == [*named]
    assert verify(copies(home), ("fiji",), home=home) == []
    return [f"{Path(one.file).name}:{one.line}: {one.message}" for one in every]


# What is found


def test_what_is_locked_holds_however_it_is_called_and_printed(home: Path) -> None:
    assert found(home) == []
    edit(home, CLUB, "Two, three or four", "**Two**,\r\nthree  or four")
    (copies(home) / "rps-club.txt").rename(copies(home) / "rules")
    (copies(home) / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    (copies(home) / "more").mkdir()
    assert found(home) == []


@pytest.mark.parametrize(
    ("fault", "finding"),
    [
        (
            (FEATURE, "Ben scissors and Cid rock\n", "Ben paper and Cid rock\n"),
            r"judging.feature:24: .* rps-club/example: it lacks `Ben scissors` .* · Ben scissors ",
        ),
        (
            (REGISTER, 'under = ["Signs"]', 'under = ["Seats"]'),
            r"sources.toml:\d+: rps-club/signs: .*the locked text is paragraph 3 there",
        ),
        (
            (REGISTER, 'under = ["Signs"]', 'under = ["Sings"]'),
            r"sources.toml:\d+: rps-club/signs: .* no heading `Sings`",
        ),
        (
            (REGISTER, 'under = ["Signs"]\nparagraph = 1', 'under = ["Signs"]\nparagraph = 99'),
            r"sources.toml:\d+: rps-club/signs: rps-club.txt has only \d+ paragraphs there",
        ),
        (
            (REGISTER, "words = 19", "words = 20"),
            r"rps-club/signs: .* has 19 words, not 20; correct `words`",
        ),
        (
            (REGISTER, 'under = ["Example"]', 'under = ["Exmaple"]'),
            r"rps-club/example: .* no heading `Exmaple`",
        ),
        ((REGISTER, "words = 98", "words = 99"), r"rps-club: .* 98 words, not 99; correct `words`"),
        ((PAGE, ", `rps-page/signs`", ""), "rps-page/signs: nobody cites this passage"),
        (
            (FEATURE, "    @source:rps-club/example\n", ""),
            "rps-club/example: no scenario carries .*; tag one @source:rps-club/example",
        ),
        (
            (PAGE, "`rps-page/signs`", "`rps-page/signs`, `rps-club/9x`"),
            "judging.md:22: rps-club/9x is no known passage",
        ),
        (
            (FEATURE, "@source:rps-club/example", "@source:rps-club/example @source:rps-club/sign"),
            "judging.feature:24: rps-club/sign is no known passage .rps-club/signs",
        ),
    ],
)
def test_what_does_not_hold_is_found_where_it_stands(
    home: Path, fault: Fault, finding: str
) -> None:
    edit(home, *fault)
    (line,) = found(home)
    assert re.search(finding, line), line


def test_an_altered_copy_is_found_with_the_passage_that_changed(home: Path) -> None:
    edit(home, CLUB, "hold out", "stretch out")
    copy, passage = found(home)
    assert "rps-club: rps-club.txt is this, but reads otherwise (98 words, SHA-256 " in copy
    assert "rps-club/signs: Signs, paragraph 1 reads otherwise" in passage
    assert "restore the copy" in passage


def test_a_game_that_has_no_chapter_yet_is_looked_at(home: Path) -> None:
    register_of_rps = (home.parent / REGISTER).read_text("utf-8")
    laid(
        home,
        {
            "docs/registered/sources.toml": register_of_rps.replace("rps-", "registered-"),
            "features/shown/1.feature": "@source:nope/1\nFeature: F\n\n  Scenario: S\n",
        },
    )
    told = [one.message for one in verify(copies(home), home=home)]
    assert "nope/1 is no known passage; correct it, or add it to sources.toml." in told
    assert any(one.startswith("registered-club/signs: nobody cites") for one in told)


def test_a_missing_copy_is_named_with_its_hash(home: Path) -> None:
    (copies(home) / "rps-street.txt").unlink()
    (line,) = found(home)
    street = register(home).documents["rps-street"]
    assert "is rps-street (Street rules (invented for tests), the tests of Atoll); put" in line
    assert street.sha256 in line


def test_no_file_is_taken_for_a_source_without_a_copy(home: Path) -> None:
    ties = 'under = ["Questions", "Ties"]'
    edit(home, REGISTER, ties, f"{ties}\nparagraph = 1")
    (copies(home) / "page.txt").write_text("Questions\n\nTies\n\nA\n\nB\n", "utf-8")
    assert "rps-page" not in held(register(home), copies(home))


# What cannot be a register


def test_registers_are_read_together_and_name_nothing_twice(home: Path) -> None:
    text = (home / "docs" / "rps" / "sources.toml").read_text("utf-8")
    for name in ("shell", "stone"):
        (home / "docs" / name).mkdir()
        own = home / "docs" / name / "sources.toml"
        own.write_text(text.replace("rps-", f"{name}-"), encoding="utf-8")
    known = register(home)
    assert {"rps-club", "shell-club", "stone-page"} <= {*known.documents}
    assert known.passages["stone-club/seats"].file.parent.name == "stone"
    own.write_text(text.replace("rps-", "shell-"), encoding="utf-8")
    with pytest.raises(BookError, match=r"stone/sources\.toml:\d+: shell-club: stands twice"):
        register(home)


CALLED, PUBLISHED = 'at the club (invented for tests)"\n', 'publisher = "the tests of Atoll"\n'
ADDRESS = 'address = "https://example.org/club/rock-paper-scissors"\n'
READ = "read = 2024-05-01"
IS_NONE = "rps-page: `address` is no address: "


@pytest.mark.parametrize(
    ("old", "new", "fix"),
    [
        ('[[document]]\nid = "rps-club"', "[[document", "this is not TOML: "),
        ("paragraph = 2", f"paragraph = {'[' * 3000}", "nested too deep; write plain lists"),
        ("paragraph = 2", f"paragraph = {'2' * 5000}", "not TOML: Exceeds the limit"),
        (f"{CALLED}{PUBLISHED}", CALLED, "[[document]] needs its publisher: a text"),
        ('"rps-club/signs"', '"rps-club/seats"', "rps-club/seats: stands twice"),
        ('"rps-club/signs"', '"rps-pub/signs"', "add the document rps-pub"),
        ('rock = "rock"', 'rock = "("', "a table `colours` of them: missing )"),
        ('rock = "rock"', f'rock = "a{{{"9" * 20}}}"', "a table `colours` of them: the repetition"),
        ('rock = "rock"', f'rock = "{"(" * 3000}"', "a table `colours` of them: maximum recursion"),
        (READ, f'{READ}\nsha256 = "0"', "rps-page: with an `address` there is no copy at hand"),
        (READ, "", "rps-page: give it `read`, the day on which it was read"),
        (READ, 'read = "20240501"', "[[document]] needs its read: a day"),
        ('under = ["Signs"]\n', "", "rps-club/signs: give it `under`, the headings on the way"),
        ('[[passage]]\nid = "rps-club/signs"', "[[pasage]]", "pasage is no words, document or"),
        (ADDRESS, "", "rps-page: give it the `address` at which it was read"),
        (f"{ADDRESS}{READ}", "", "rps-page: give it `words` and `sha256`, or, without a copy"),
        ("names = []\n", "", "rps-street: give it the `names` that its examples have"),
        ("words = 19\n", "", "rps-club/signs: give it `paragraph`, `words` and `sha256`"),
        ('things = "points?"', "", "give [words] of each game `things`, a pattern"),
        (ADDRESS, 'address = "example.org/club"\n', f"{IS_NONE}'example.org/club'"),
        (ADDRESS, 'address = "ftp://example.org/"\n', f"{IS_NONE}'ftp://example.org/'"),
        (ADDRESS, 'address = "https://example.org/a b"\n', f"{IS_NONE}'https://example.org/a b'"),
        ("paragraph = 2", "paragraph = 2\nexample = true", "not held by the lock; leave"),
    ],
)
def test_a_broken_register_is_refused(home: Path, old: str, new: str, fix: str) -> None:
    edit(home, REGISTER, old, new)
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        register(home)
    assert re.search(r"sources\.toml:(\d+:| )", str(refused.value))


# What `atoll sources add` writes

ABOUT = {"title": 'The "Pub"', "publisher": "nobody", "language": "en", "address": None}
NOWHERE = {**ABOUT, "address": "pub", "read": "2024-05-01"}
OWN = "Pub\n\nSetup\n\nLay seven stones.\n\nTake one or two of them.\n"


@pytest.fixture
def pub(home: Path) -> Path:
    """A further text of the small game, registered with one passage."""
    copy = copies(home) / "pub.txt"
    copy.write_text(OWN, encoding="utf-8")
    add("rps", "rps-pub", ABOUT, copy, home=home)
    add("rps", "rps-pub/take", place(2, "Setup"), copy, home=home)
    return copy


def place(paragraph: int | None, *under: str) -> dict[str, object]:
    return {"under": [*under], "paragraph": paragraph}


def test_what_is_added_is_verified_and_what_was_there_stays(home: Path, pub: Path) -> None:
    before = (FIXTURE / "docs/rps/sources.toml").read_text("utf-8")
    assert (home.parent / REGISTER).read_text("utf-8").startswith(before)
    assert (register(home).documents["rps-pub"].title, pub.exists()) == ('The "Pub"', True)
    (line,) = found(home)
    assert "rps-pub/take: nobody cites this passage" in line


def test_a_game_without_a_register_gets_one(home: Path, pub: Path) -> None:
    (home.parent / REGISTER).unlink()
    added = add("rps", "rps-pub", ABOUT, pub, home=home)
    assert added.file == home / "docs/rps/sources.toml"


@pytest.mark.usefixtures("pub")
@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (("rps-page", ABOUT, "pub.txt"), "rps-page is there already; correct it there."),
        (("rps", ABOUT, "pub.txt"), "'rps' cannot be registered: write a document as rps-en-2006"),
        (("rps-x", ABOUT, "none.txt"), "none.txt is no copy that can be read; name a text"),
        (("rps-x", NOWHERE, ""), "rps-x: `address` is no address: 'pub'; write it whole"),
        (("rps-pub/take", place(2, "Setup"), "pub.txt"), "is there already; correct it there."),
        (("cow/take", place(1), "pub.txt"), "a passage of one that is registered as rps-en-2006/"),
        (("rps-pub/x", place(1, "Sutep"), "pub.txt"), "pub.txt has no heading `Sutep` there"),
        (("rps-pub/x", place(None, "Setup"), "pub.txt"), "the lock holds rps-pub: give the copy"),
        (("rps-pub/x", place(1), "rps-club.txt"), "is another text than rps-pub; give the"),
    ],
)
def test_what_cannot_be_added_is_refused_and_nothing_is_written(
    home: Path, asked: tuple[str, Mapping[str, Any], str], why: str
) -> None:
    before, (name, said, file) = (home.parent / REGISTER).read_text("utf-8"), asked
    with pytest.raises(BookError, match=re.escape(why)):
        add("rps", name, said, copies(home) / file if file else None, home=home)
    assert (home.parent / REGISTER).read_text("utf-8") == before


def test_of_several_at_once_none_is_lost(home: Path, pub: Path) -> None:
    with ThreadPoolExecutor() as several:
        told = [
            several.submit(add, "rps", f"rps-inn{number}", ABOUT, pub, home=home)
            for number in range(8)
        ]
    assert {one.result().id for one in told} <= register(home).documents.keys()


# What we cite


@pytest.fixture(scope="module")
def rulebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The reader's own copies of the real rulebooks, with those of the small game."""
    own = Path(os.environ.get("ATOLL_RULEBOOKS", HOME.parent / "shared" / "rulebooks"))
    if not own.is_dir():
        pytest.skip(
            "The rulebooks are their publishers' property and no part of the project. "
            "Set ATOLL_RULEBOOKS to a folder with the text of your own copies to run this test."
        )
    both = shutil.copytree(own, tmp_path_factory.mktemp("rulebooks") / "both")
    return shutil.copytree(FIXTURE / "rulebooks", both, dirs_exist_ok=True)


def test_fiji_is_what_its_rulebooks_say(rulebooks: Path) -> None:
    assert [str(one) for one in verify(rulebooks)] == []


def test_every_citation_of_the_book_is_registered_and_none_is_a_sentence() -> None:
    assert [str(one) for one in dangling()] == []
    longest = max((text for one in register().passages.values() for text in one.under), key=len)
    assert len(longest.split()) <= 8  # a heading of Kaivai names four actions


# How it reads: scenarios out of feature files, facts out of passages, text out of copies


COLOURS = {"green": "green|grüne", "red": "red|rotes", "yellow": "yellow|gelben"}
TERMS = Terms(
    ("Ada", "Ben", "Cid"),
    {name: re.compile(form) for name, form in COLOURS.items()},
    re.compile("beads"),
    {"two_hands": re.compile("two hands|both hands")},
)


@pytest.mark.parametrize(
    ("passage", "told"),
    [
        ("Ada: 2, Ben 1st", [["Ada", "2"], ["Ben", "1"]]),
        ("two reds, the first", []),
        ("- 3 Hier grüne und rotes", [["3"], ["green"], ["red"]]),
        ("He may rotate it.", []),
        ("No seat, no beads, keine gelben", [["0"], ["0", "yellow"]]),
        ("Ada 2, by two hands: rotes", [["Ada", "2"], ["two_hands"], ["red"]]),
        ("Null (0)", [["0"], ["0"]]),
    ],
)
def test_facts_are_names_figures_and_colours(passage: str, told: object) -> None:
    assert facts(passage, TERMS) == told


OUTLINE = """\
@a
Feature: F
  Given nothing is read here

  Background:
    Given Ada has 2 rotes
    And Ben has 3 gelben

  Rule: A
    Background:
      Given Cid sits down

    @b @source:x/1 # why
    Scenario Outline: S
      When row 3 is looked at by both hands of <seat>
      # Ben has 9 grüne
      Then the counts are
        | Ada | Ben |
        | 2   | 1   |
      And the hands are
        |     | red | green |
        | Cid | 4   |       |
      And Ben takes nothing
      @c
      Examples:
        | seat |
        | Ada  |

  Rule: B
    Beispiel: E
      When four
"""


def test_scenarios_are_read_with_their_tags_and_what_was_before(tmp_path: Path) -> None:
    (tmp_path / "a.feature").write_text(OUTLINE, encoding="utf-8")
    one, other = scenarios(tmp_path)
    assert (one.name, one.line, one.tags) == ("S", 14, ("a", "b", "source:x/1"))
    assert one.sources == ["x/1"]
    assert one.steps[:3] == ("Given Ada has 2 rotes", "And Ben has 3 gelben", "Given Cid sits down")
    assert one.steps[-3:] == ("And Ben takes nothing", "| seat |", "| Ada  |")
    assert other.steps == ("Given Ada has 2 rotes", "And Ben has 3 gelben", "When four")


@pytest.mark.parametrize(
    ("passage", "lacking"),
    [
        ("Ada has 2 rotes and Ben 3 gelben.", None),
        ("3 By two hands: Ada 2, Ben: 1; Cid has 4 red (5-1) and 0 green, Ben none.", None),
        ("4 By two hands: Ada 2", "`two_hands` after `4`"),
        ("Ada has 2 rotes, so Ben: 1.", "`2 red` after `Ada`"),
        ("Ben 1, Ada 2", "`Ada 2` after `Ben 1`"),
        ("Ada 3", "`Ada 3`"),
        ("4 green", "`4 green`"),
        ("Ben: 9 green", "`Ben 9 green`"),
        ("Ben takes 5 beads", "`5` after `Ben`"),
    ],
)
def test_the_facts_of_a_passage_stand_in_the_steps_or_in_the_background_in_their_order(
    passage: str, lacking: str | None, tmp_path: Path
) -> None:
    (tmp_path / "a.feature").write_text(OUTLINE, encoding="utf-8")
    one, _ = scenarios(tmp_path)
    assert lacks(passage, one, TERMS) == lacking


def test_normalised_text_is_the_same_for_every_typographer() -> None:
    assert paragraphs("»A« \u2013 **b**\n c\n \n\n„d“\u00ad") == ('"A" - b c', '"d"')
    assert digest("a") == "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"
