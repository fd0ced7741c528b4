"""The guidance of the site: what its pages show is done, and what they name is there."""

import json
import re
import shutil
from base64 import urlsafe_b64decode
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from shown import Run, agrees, blocks, here, in_checkout, problems

from atoll import fiji
from atoll.beginning import ID, TEMPLATE
from atoll.book.page import STATUSES
from atoll.cli import app
from atoll.fiji.components import COLOURS
from atoll.home import HOME
from atoll.record.stepping import tried
from atoll.site.marks import SOURCES, VERDICTS

pytestmark = pytest.mark.usefixtures("away")
DOCS = HOME / "docs"
PAGES = {
    page.relative_to(DOCS).as_posix(): page.read_text("utf-8")
    for name in ("howto/*", "marks", "records", "tutorial")
    for page in sorted(DOCS.glob(f"{name}.md"))
}
MARKS = PAGES["marks.md"]
OWN_EXAMPLE = PAGES["howto/write_your_own_example.md"]
ADD_A_GAME = PAGES["howto/add_a_game.md"]

ELSEWHERE = {
    "data.md": "test_data.py",
    "many_games.md": "test_simulate_by_verbs.py",
    "ports.md": "test_ports_page.py",
}
"""The pages whose commands another test runs."""


# What they show


def place_of(page: str) -> Run:
    """In this process, or in a checkout of its own where the page is about the project's files."""
    edits = any(block.language == "diff" and (HOME / block.file).exists() for block in blocks(page))
    if not edits and page != ADD_A_GAME:
        return here
    if page == ADD_A_GAME:
        return in_checkout(Path.cwd(), ATOLL_GAMES="", PYTHONPATH="")
    copied(HOME)
    return in_checkout(Path.cwd())


def copied(home: Path) -> None:
    """The rooms, with what Python has compiled of them."""
    without = shutil.ignore_patterns(".*")
    for room in ("engine", "features", "steps", "docs"):
        shutil.copytree(home / room, room, ignore=without, dirs_exist_ok=True)


@pytest.mark.parametrize("name", PAGES)
def test_what_a_page_shows_is_so(name: str) -> None:
    text = PAGES[name]
    found = "\n".join(problems(text, Path.cwd(), place_of(text)))
    assert not found, found


def test_every_page_that_shows_something_is_run_by_a_test() -> None:
    files = {file.relative_to(DOCS).as_posix(): file for file in DOCS.rglob("*.md")}
    showing = {name for name, file in files.items() if "```" in file.read_text("utf-8")}
    assert showing <= PAGES.keys() | ELSEWHERE.keys()
    for name, test in ELSEWHERE.items():
        assert f'"{name}"' in (HOME / "tests" / test).read_text("utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_a_command_that_is_only_named_is_a_command(name: str) -> None:
    known = typer.main.get_group(app).commands
    for command in re.findall(r"`atoll ([a-z][^`…]*)`", PAGES[name]):
        word, *more = command.split()
        assert word in known, command
        named = known[word]
        if isinstance(named, typer.core.TyperGroup) and more:
            named = named.commands[more[0]]
        options = {option for each in named.params for option in each.opts}
        assert {one for one in more if re.match(r"--?\w", one)} <= options, command


# Phrases, marks, files


def test_a_phrase_that_is_shown_is_a_phrase() -> None:
    source = "".join(file.read_text("utf-8") for file in (HOME / "steps" / "phrases").glob("*.py"))
    known = re.findall(r'@(given|when|then)\(\s*parse\(\s*"([^"]+)"', source)
    plain = {(kind, re.sub(r"\{(\w+):\w+\}", r"<\1>", text)) for kind, text in known}
    for kind in ("given", "when", "then"):
        shown = OWN_EXAMPLE.split(f"| {kind.capitalize()} | says |\n")[1].split("\n\n")[0]
        phrases = re.findall(r"^\| `([^`]+)` \|", shown, re.MULTILINE)
        assert phrases
        assert {(kind, phrase) for phrase in phrases} <= plain


def test_every_mark_and_every_word_of_the_site_is_explained() -> None:
    assert [*SOURCES] == [*STATUSES]
    for word, sign in SOURCES.items():
        assert f"| {sign} | {word} |" in MARKS
    for word in VERDICTS:
        assert f"- **{word}**: " in MARKS
    asked = "".join(file.read_text("utf-8") for file in (HOME / "features").glob("*/faq/*"))
    for word in re.findall(r"@\w+_q_\w+ @(\w+) ", asked):
        assert f"**{word}**" in MARKS or f"| {word} |" in MARKS


def test_the_files_of_a_game_are_those_of_a_new_one() -> None:
    listed = re.findall(r"^\| `(\w+/[^`<]+)` \|", ADD_A_GAME, re.MULTILINE)
    files = (file.relative_to(TEMPLATE) for file in TEMPLATE.glob("*/**/*") if file.is_file())
    new = [one.as_posix().replace(ID, "laststone") for one in files if one.suffix != ".pyc"]
    assert sorted(listed) == sorted(new)


def test_the_modules_that_a_game_may_have_are_told() -> None:
    more = ADD_A_GAME.split("| module | gives |\n")[1].split("\n\n")[0]
    told = re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.*?`) \|", more, re.MULTILINE)))
    for module in told:
        assert list((HOME / "engine" / "atoll").glob(f"*/{module}*")), module
    assert {"dialogue", "laws", "unknowns"} <= {*told}


def test_every_target_that_a_workflow_makes_is_one_of_the_makefile() -> None:
    """The gate runs others; who publishes would notice too late."""
    files = sorted((HOME / ".github" / "workflows").glob("*.yml"))
    assert [file.name for file in files] == ["gate.yml", "publish.yml"]
    made = re.findall(r"run: make\b(.*)", "".join(file.read_text("utf-8") for file in files))
    targets = re.findall(r"^([a-z-]+):", (HOME / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert {*" ".join(made).split()} <= {*targets}


# The tutorial tells one round: all it says of it is what the engine says


TUTORIAL = PAGES["tutorial.md"]
TOLD = re.compile(r"^- (Fiji [\d.]+): (.*)$", re.MULTILINE)


def record(name: str) -> list[dict[str, Any]]:
    (text,) = (block.text for block in blocks(TUTORIAL) if block.file == name)
    return [json.loads(line) for line in text.splitlines()]


def linked() -> list[dict[str, Any]]:
    """The third exchange, as the link to Try it holds it."""
    (fragment,) = re.findall(r'href="\.\./fiji/try/index\.html#([\w-]+)"', TUTORIAL)
    text = urlsafe_b64decode(fragment + "=" * (-len(fragment) % 4)).decode()
    return [*map(json.loads, text.split("\n"))]


def happened(lines: Iterable[dict[str, Any]]) -> list[tuple[str, str]]:
    found = tried("\n".join(map(json.dumps, lines)))
    assert found["problem"] is None
    return [
        (event["cited"], event["sentence"]) for part in found["parts"] for event in part["events"]
    ]


def test_the_tutorial_tells_what_happened_in_its_order() -> None:
    round_told, change = TUTORIAL.split("### Change one bead\n")
    assert_told(TOLD.findall(round_told), happened(record("round.jsonl")))
    *start, last = linked()
    assert_told(TOLD.findall(change), happened([*start, last | {"move": "offer 2 green 1 red"}]))


def assert_told(told: list[tuple[str, str]], heard: list[tuple[str, str]]) -> None:
    assert told
    left = iter(heard)
    for line in told:
        assert line in left, line


def test_the_tutorial_shows_the_tables_of_its_round_and_its_link_opens_the_end() -> None:
    whole = happened(record("round.jsonl"))
    third = happened(linked())
    first = whole.index(
        third[0], whole.index(("Fiji 4.17", "Exchange 3 begins with the same rows."))
    )
    assert whole[first : first + len(third)] == third
    for table in tables_of_the_round():
        assert TUTORIAL.count(table) == 1, table


def tables_of_the_round() -> Iterator[str]:
    """The rows, the offers of each exchange, and the hands when the screens go."""
    start, *moves = record("round.jsonl")
    table = fiji.setup(start["seats"], start["seed"])
    position = fiji.write_position(table)
    rows = enumerate(zip(position["conditions"], position["effects"], strict=True), 1)
    yield "".join(f"| {row} | {condition} | {effect} |\n" for row, (condition, effect) in rows)
    for exchange in range(3):
        offers = moves[3 * exchange : 3 * exchange + 3]
        yield piles((each["seat"], each["move"].removeprefix("offer ")) for each in offers)
    (hands,) = (said for rule, said in happened([start, *moves]) if rule == "Fiji 5.1")
    told = re.split(r", | and ", hands.removeprefix("The screens go: ").rstrip("."))
    yield piles(tuple(each.split(" ", 1)) for each in told)


def piles(of_seats: Iterable[Iterable[str]]) -> str:
    """A table as the page writes it: a row for each seat, a column for each colour."""
    rows = []
    for seat, beads in of_seats:
        cells = [re.search(rf"(\d+) {colour}", beads) for colour in COLOURS]
        rows.append(f"| {seat} | {' | '.join(cell[1] if cell else '' for cell in cells)} |\n")
    return re.sub(r" +", " ", "".join(rows))


# What reads the pages notices where a page is not as it says


FEATURE = """This is `my.feature`:

```gherkin
Feature: Mine

  Scenario: Five are too many
    Given Ana, Ben and Cid play Fiji
    When Ana chooses to offer 5 green
    Then the move is refused by fiji_4_1
```
"""
CHECKED = """
```console
$ atoll check my.feature
my.feature  1 ✔
…
```
"""
EDIT = """
In `my.feature`:

```diff
-    When Ana chooses to offer 5 green
+    When Ana chooses to offer 4 green
```
"""


def found(text: str) -> str:
    return "\n".join(problems(text, Path.cwd()))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (FEATURE + CHECKED.replace("✔", "✘"), "but it prints\nmy.feature  1 ✔"),
        ("Nameless:\n\n```gherkin\nFeature: Mine\n```\n", "nothing runs this gherkin block"),
        ("- so:\n\n  ```console\n  $ atoll check\n  ```\n", "a fence begins no block"),
        ("```console\n```\n", "a console begins with a command"),
        (FEATURE + EDIT.replace("5 green", "6 green"), "stands in my.feature 0 times, not once"),
        (
            "The `engine/atoll/words.py`:\n\n```python\nnine = 10\n```\n",
            "does not stand in words.py",
        ),
    ],
)
def test_a_page_that_is_not_is_told_so(text: str, problem: str) -> None:
    assert problem in found(text)


@pytest.mark.parametrize(
    ("said", "printed", "agree"),
    [
        ("b\n", "b\n\n", True),
        ("…\nb\n…\n", "a\na\nb\n", True),
        ("a … c\n", "a b c\n", True),
        ("a.c\n", "abc\n", False),
        ("2 scenarios in 0.4 s: 1 fails.\n", "30 scenarios in 12 s: 1 fails.\n", True),
        ("2 scenarios: 1 fails.\n", "2 scenarios: 2 fails.\n", False),
        ("my.feature:3  x\n", "my.feature:4  x\n", False),
        ("3 seats\n", "4 seats\n", False),
    ],
)
def test_what_is_left_out_and_what_varies_is_set_aside_and_nothing_else(
    said: str, printed: str, *, agree: bool
) -> None:
    assert agrees(said, printed) is agree
