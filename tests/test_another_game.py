"""A further game needs no new code outside its own rooms: rock-paper-scissors is one of each.

tests/fixture/ is its home, with a folder for it in engine, features and docs, and one step module.
A pyproject.toml names a copy of it: beside Fiji, and where there is no Fiji.
"""

import html
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from shlex import split
from zipfile import ZipFile

import pytest
from in_git import committed, git
from printed import Ended, process
from ran import once

from atoll import beginning
from atoll.beginning import BadName, Taken, begun
from atoll.home import HOME

FIXTURE = HOME / "tests" / "fixture"
ROOMS = ("engine/atoll", "docs", "features", "steps")
OURS = sorted(file.parent.name for file in HOME.glob("engine/atoll/*/game.py"))
OF_OURS = (
    "features",
    *(f"{room}/{name}" for room in ("engine/atoll", "docs") for name in OURS),
    *(f"steps/**/{name}*.py" for name in OURS),
)


def leave_out(root: Path, *names: str) -> None:
    """Take files and folders away."""
    for path in [path for name in names for path in root.glob(name)]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()


def named(root: Path, *games: str) -> Path:
    """A folder whose pyproject.toml names the homes of games that lie in it."""
    with (root / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write(f"\n[tool.atoll]\ngames = {json.dumps(games)}\n")
    return root


def home(folder: Path) -> Path:
    """A home of rock-paper-scissors."""
    return shutil.copytree(FIXTURE, folder)


def outside(root: Path, *games: str) -> dict[str, bytes]:
    """Every file of the rooms but for those in a game's own: its folders, and its step modules."""
    names = "|".join(games) or "-"
    own = re.compile(rf"(engine/atoll|docs|features)/({names})/|steps/(phrases/)?({names})")
    files = {
        file.relative_to(root).as_posix(): file
        for room in ROOMS
        for file in (root / room).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    return {name: file.read_bytes() for name, file in files.items() if not own.match(name)}


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of somebody who has rock-paper-scissors beside the games that are installed."""
    root = tmp_path_factory.mktemp("beside")
    home(root / "mine")
    return named(root, "mine")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the wheel would install in `env`, and no trace of a game of ours."""
    root = tmp_path_factory.mktemp("bare")
    emptied(wheel(tmp_path_factory, root / "env"))
    return root


@pytest.fixture(scope="module")
def alone(bare: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rock-paper-scissors with that."""
    root = tmp_path_factory.mktemp("alone")
    (root / "env").symlink_to(bare / "env")
    home(root / "mine")
    return named(root, "mine")


@pytest.fixture(scope="module")
def site(bare: Path) -> Path:
    """The site of rock-paper-scissors and of a game that has just begun, by the wheel alone."""
    home(bare / "mine")
    assert "No Thanks is begun, in 13 files." in atoll(bare, "new game 'No Thanks'")
    (bare / "new").mkdir()
    for one in ("engine", "docs", "features", "pyproject.toml"):
        (bare / one).rename(bare / "new" / one)
    named(bare, "mine", "new")
    if (HOME / "node_modules").is_dir():  # `make browser`
        (bare / ".npm").mkdir()
        (bare / ".npm" / "node_modules").symlink_to(HOME / "node_modules")
    (bare / ".gitignore").write_text(".*\nenv\n", encoding="utf-8")
    git(bare, "init", "-q")
    committed(bare, "Begin")
    shelf = bare / "env" / "atoll" / "shelf"
    before = outside(shelf)
    assert "The site: " in atoll(bare, "site build --keep-urls")
    after = outside(shelf)
    assert "rps" not in after.pop("docs/urls.txt").decode()
    assert after == before
    assert outside(bare / "mine", "rps") == {}
    return bare / ".site"


def wheel(temporary: pytest.TempPathFactory, folder: Path) -> Path:
    """What the wheel would install, in a folder; it is built once in a run of the tests."""

    def built(to: Path) -> None:
        words = ("hatchling", "build", "-t", "wheel", "-d", str(to))
        subprocess.run([sys.executable, "-m", *words], cwd=HOME, check=True, capture_output=True)

    (file,) = once(temporary, "wheel", built).glob("*.whl")
    shutil.unpack_archive(file, folder, "zip")
    return folder


def emptied(env: Path) -> None:
    """A wheel without our games; what the guides say of them leads home."""
    shelf = env / "atoll" / "shelf"
    leave_out(shelf, *OF_OURS, *(f"../{name}" for name in OURS), "docs/urls.txt")
    for guide in shelf.glob("docs/**/*.md"):
        text = re.sub(rf"\]\([^)]*(?:{'|'.join(OURS)})[^)]*\)", "](/)", guide.read_text("utf-8"))
        guide.write_text(text, encoding="utf-8")


def ran(root: Path, *words: str, typed: str = "") -> Ended:
    """A command in a folder, or by the engine or the wheel that lies there, and how it ended."""
    away = {"PYTHONDONTWRITEBYTECODE": "", "XDG_CACHE_HOME": str(root), "ATOLL_GAMES": ""}
    away["COLUMNS"] = "120"  # the same lines in any terminal
    engine = next((name for name in ("engine", "env") if (root / name).is_dir()), "")
    away |= {"PYTHONPATH": engine} if engine else {}
    return process(*words, cwd=root, typed=typed, **away)


def atoll(root: Path, words: str, status: int = 0, *, typed: str = "") -> str:
    """What the command says, all blanks alike."""
    done = ran(root, "atoll", *split(words), typed=typed)
    said = done.stdout + done.stderr
    assert done.returncode == status, said
    assert "Traceback" not in said
    return " ".join(said.split())


def test_a_game_adds_to_its_own_folders_and_changes_nothing_else(beside: Path) -> None:
    mine, before = beside / "mine", outside(HOME)
    assert outside(mine, "rps") == {}
    atoll(beside, f"check mine/features/rps {HOME / 'features/fiji/0_components.feature'}")
    atoll(beside, "prove rps")
    atoll(beside, "play rps --seed 7 --save rps.jsonl")
    assert outside(mine, "rps") == {}
    assert outside(HOME) == before


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        ("explain rps_2_1", 0, "Rock beats scissors, scissors beat paper, and paper beats rock."),
        ("play rps --seat Eva --seed 7", 0, "Eva (? what is allowed, q leave):"),
        (
            "evidence rps",
            0,
            "lock stand behind Rock-paper-scissors 2.2 and Rock-paper-scissors 3.2.",
        ),
        ("rulings", 2, f"atoll: Which game is meant? Name one of: {', '.join([*OURS, 'rps'])}."),
        ("play rps --own none.toml", 2, "rps is played with what is in its box; leave the file"),
    ],
)
def test_a_second_game_answers_as_the_first_does_and_nothing_is_guessed(
    beside: Path, words: str, status: int, said: str
) -> None:
    assert said in atoll(beside, words, status)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("evidence", "Every rule fires, every rule that can refuse does, every answer is played."),
        ("mutate --rule 1.1 --keep", "0 survived"),
        ("prove", "4 laws: 1 checked and 3 proved"),
        (f"sources verify {FIXTURE / 'rulebooks'}", "All 6 passages of 2 documents stand where"),
    ],
)
def test_a_game_needs_no_other_game(alone: Path, words: str, said: str) -> None:
    assert said in atoll(alone, words)


def test_what_an_answer_names_is_registered_as_what_a_rule_cites(tmp_path: Path) -> None:
    rulings = home(tmp_path / "mine") / "engine/atoll/rps/rulings.py"
    text = rulings.read_text("utf-8").replace("rps-page/ties", "rps-page/tie")
    rulings.write_text(text, encoding="utf-8")
    said = atoll(named(tmp_path, "mine"), f"sources verify {FIXTURE / 'rulebooks'}", status=1)
    line = text[: text.index("rps-page/tie")].count("\n") + 1
    assert f"rulings.py:{line}: rps-page/tie is no known passage (" in said


def test_a_text_is_registered_with_all_that_is_said_of_it(tmp_path: Path) -> None:
    mine = named(tmp_path, "mine")
    register = home(mine / "mine") / "docs/rps/sources.toml"
    (mine / "pub.txt").write_text("Pub\n\nSetup\n\nLege sieben Steine.\n", encoding="utf-8")
    about = "--title Pub --publisher nobody --language de --year 1999"
    atoll(mine, f"sources add rps rps-pub --copy pub.txt {about}")
    atoll(mine, "sources add rps rps-pub/lay --copy pub.txt --under Setup --paragraph 1 --example")
    added = register.read_text("utf-8").partition('id = "rps-pub"')[2]
    assert all(one in added for one in ('language = "de"', "year = 1999", "example = true"))


def test_an_edition_is_tried_on_the_games_that_know_it(beside: Path) -> None:
    said = atoll(beside, "check --edition rps-street", status=1)
    assert re.search(r"28 scenarios in .*: \d fail\.", said)
    assert "Fiji" not in said


def page(site: Path, url: str) -> str:
    """The words of a page."""
    text = (site / url.strip("/") / "index.html").read_text("utf-8")
    article = text[text.index("<article") : text.index("</article>")]
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", article)).split())


def test_its_pages_are_there(site: Path) -> None:
    for url, said in {
        "/": "Rules (7), questions (4)",
        "/rps/rules/2_judging/": "Of two signs the better one scores",
        "/editions/rps/club-street/": "holds only by the street rules (invented for tests): proved",
        "/r/rps_2_1/": "Examples : 13 apply ∎ Law : 1 proved and 1 checked",
        "/r/rps_2_2/": "better one scores · Rock-paper-scissors 3.1 The first player",
        "/q/rps_q_3/": "Who wins? ¶ Both of you, unless you play by the street rules. (open)",
        "/laws/rps/rps_2_1/": "proved for 2 to 4 players, any numbers",
        "/rulings/rps/tie/": "a club (invented for tests) (no copy kept) says so",
        "/evidence/rps/": "28 of 28 examples pass. 7 of 7 rules are shown by an example",
        "/evidence/code/rps/rules/": "def judged",
        "/r/nothanks_1_3/": "No Thanks 1.3 Who takes the last stone wins",
        "/laws/nothanks/nothanks_1_2/": "2 players, any numbers",
        "/evidence/nothanks/": "3 of 3 rules are shown by an example, 2 of the 2 rules that can",
    }.items():
        assert said in page(site, url), url


def test_its_pages_and_its_engine_know_these_games_and_no_other(site: Path) -> None:
    """They name the commit of their home."""
    commit = git(site.parent, "rev-parse", "--short=10", "HEAD")
    assert f"built from commit {commit}" in (site / "evidence" / "index.html").read_text("utf-8")
    pages = {path.relative_to(site).as_posix(): path for path in site.glob("**/index.html")}
    own = [path for name, path in pages.items() if re.search("rps|nothanks", name)]
    assert len(own) > 50
    assert [path for path in own if "fiji" in path.read_text("utf-8").lower()] == []
    for file in own:
        for link in re.findall(r'<a [^>]*href="([^"#:]+)"', file.read_text("utf-8")):
            to = file.parent / link
            assert (to / "index.html" if to.is_dir() else to).is_file(), (file, link)
    for engine in site.glob("assets/*.whl"):
        names = " ".join(ZipFile(engine).namelist())
        assert all(f"/{game}/rules.py" in names for game in ("rps", "nothanks"))


def test_its_examples_are_tests_of_pytest_too(alone: Path) -> None:
    (folder := alone / "own").mkdir()
    shutil.copy(FIXTURE / "features/rps/0_seats.feature", folder)
    words = ("pytest", "-q", "-c", os.devnull, "--rootdir=.", "-p", "atoll.examples", "own")
    assert "6 passed" in ran(alone, *words).stdout


# A game that is begun: its files, its style, its name; the guide Add a game plays and proves it


TITLE, GAME = "No Thanks", "nothanks"


def files(folder: Path) -> list[str]:
    """Every file of a folder."""
    found = (file.relative_to(folder) for file in folder.rglob("*") if file.is_file())
    return sorted(file.as_posix() for file in found if "__pycache__" not in file.parts)


def test_every_file_of_the_template_is_written_and_speaks_of_no_other_game(tmp_path: Path) -> None:
    begun(TITLE, GAME, tmp_path)
    template = [name.replace("newgame", GAME) for name in files(HOME / "engine" / "template")]
    assert files(tmp_path) == sorted(template)
    for name in template:
        assert "newgame" not in (tmp_path / name).read_text("utf-8").lower().replace(" ", "")


def test_it_is_held_to_the_style_of_the_house(tmp_path: Path) -> None:
    """In one house with all that is shared, as mypy looks for a package in one folder.

    What `make types` has found of that is not found once more.
    """
    title = "The Zebra Crossing, and Other New Games!"
    game = beginning.named(title, "z" * 20)
    begun(title, game, tmp_path / "mine")
    root = tmp_path / "house"
    for room in ROOMS:
        shutil.copytree(HOME / room, root / room)
    shutil.copy(HOME / "pyproject.toml", root)
    leave_out(root, "engine/atoll/fiji", "steps/**/fiji*.py")
    if (known := HOME / ".mypy_cache").is_dir():
        shutil.copytree(known, root / ".mypy_cache")
    shutil.copytree(tmp_path / "mine" / "engine", root / "engine", dirs_exist_ok=True)
    for words in ("mypy --strict", "ruff check", "ruff format --check"):
        done = ran(root, *words.split(), f"engine/atoll/{game}")
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("class", "'class' is a word of Python; give another id with --id."),
        ("囲碁", "'囲碁' is no id of a game: with --id, give one of at most 20 letters from"),
        ("Fiji", "the name fiji is taken; give another id with --id."),
        ('No "Thanks"', "is no title: write at most 40 letters, digits, spaces and"),
        ("x" * 41, "is no title"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(title: str, said: str) -> None:
    with pytest.raises(BadName, match=re.escape(said)):
        beginning.named(title)


def test_an_id_is_the_letters_of_a_title() -> None:
    assert [*map(beginning.named, ("6 nimmt!", "Ménage à trois"))] == ["nimmt", "menageatrois"]


@pytest.mark.parametrize(
    ("there", "error", "why"),
    [
        ("docs/ox/index.md", Taken, r"^docs/ox/index\.md is there already; begin in an empty"),
        ("features", OSError, "features"),
    ],
)
def test_where_a_file_lies_already_nothing_is_written(
    tmp_path: Path, there: str, error: type[Exception], why: str
) -> None:
    (mine := tmp_path / there).parent.mkdir(parents=True, exist_ok=True)
    mine.write_text("mine\n", encoding="utf-8")
    with pytest.raises(error, match=why):
        begun("Ox", "ox", tmp_path)
    assert (files(tmp_path), mine.read_text("utf-8")) == ([there], "mine\n")
