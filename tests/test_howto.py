"""The guidance of the site: what its pages show is done, and what they name is there."""

import re
import shutil
from pathlib import Path

import pytest
import typer
from shown import Run, blocks, here, in_checkout, problems

from atoll.beginning import ID, TEMPLATE
from atoll.book.sentences import STATUSES
from atoll.cli import app
from atoll.home import HOME
from atoll.site.marks import SOURCES, VERDICTS

pytestmark = pytest.mark.usefixtures("away")
DOCS = HOME / "docs"
PAGES = {
    page.relative_to(DOCS).as_posix(): page.read_text("utf-8")
    for page in sorted((*DOCS.glob("howto/*.md"), DOCS / "tutorial.md", DOCS / "marks.md"))
}
MARKS = PAGES["marks.md"]
OWN_EXAMPLE = PAGES["howto/write_your_own_example.md"]
ADD_A_GAME = PAGES["howto/add_a_game.md"]

ELSEWHERE = {
    "data.md": "test_data.py",
    "many_games.md": "test_simulate_by_verbs.py",
    "ports.md": "test_ports_page.py",
    "records.md": "test_records_page.py",
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
        assert {one for one in more if one.startswith("-")} <= options, command


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
