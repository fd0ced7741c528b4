"""A game that is begun by `atoll new game` plays, proves and shows, with the wheel alone."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_another_game import house, page, ran, wheel

from atoll.beginning import BadName, Taken, begun, named
from atoll.home import HOME
from atoll.table.games import GAMES

TITLE, GAME = "No Thanks", "nothanks"
ANYBODY = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")


def files(folder: Path) -> list[str]:
    """Every file of a folder."""
    found = (file.relative_to(folder) for file in folder.rglob("*") if file.is_file())
    return sorted(file.as_posix() for file in found if "__pycache__" not in file.parts)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of nothing but a new game, with the wheel and the games that are in it."""
    root = tmp_path_factory.mktemp("new")
    wheel(tmp_path_factory, root / "env")
    (root / "mine").mkdir()
    assert "No Thanks is begun, in 13 files." in told(root / "mine", "new", "game", TITLE)
    return root / "mine"


def told(home: Path, *words: str, typed: str = "", status: int = 0) -> str:
    """What the command of the wheel says."""
    away = {"PYTHONPATH": str(home.parent / "env"), "XDG_CACHE_HOME": str(home.parent)}
    done = subprocess.run(
        [sys.executable, "-m", "atoll", *words],
        cwd=home,
        env=os.environ
        | away
        | {"ATOLL_GAMES": "", "COLUMNS": "120", "PYTHONDONTWRITEBYTECODE": ""},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (f"check features/{GAME}", "6 scenarios in"),
        ("check --rules", "modules of rules and laws speak the nine words only."),
        (f"prove {GAME}", "1 law: 1 proved; 1 of 1 breach refuted"),
        (f"evidence {GAME}", "Every rule fires, every rule that can refuse does"),
        (f"play {GAME} --seed 3", "Ben won"),
        ("explain No Thanks 1.2", "one or two of the stones that are there"),
        (f"simulate {GAME} --games 3", "3 games of No Thanks, 2 players, uniform"),
        (f"rulings {GAME}", ""),
    ],
)
def test_it_answers_from_its_first_minute(home: Path, words: str, said: str) -> None:
    """Columns are as wide as the titles of all games ask for."""
    assert " ".join(said.split()) in " ".join(told(home, *words.split()).split())


def test_a_person_plays_it(home: Path) -> None:
    words, typed = ("play", GAME, "--seat", "Ana", "--seed", "3"), "take 3\n?\ntake 2\nq\n"
    said = told(home, *words, typed=typed)
    assert "The pile: 7." in said
    assert "nobody takes 3; take 1 or 2." in said
    assert "Allowed now: take 1 or take 2." in said
    assert "Ana takes 2 stones." in said


def test_what_is_saved_is_legal(home: Path) -> None:
    told(home, "play", GAME, "--seed", "7", "--save", "saved.jsonl")
    assert "saved.jsonl: legal" in told(home, "referee", "saved.jsonl")


@pytest.fixture(scope="module")
def site(home: Path) -> Path:
    """Its pages alone, with those of all games together; npm has brought what they need."""
    (home / ".npm").mkdir()
    (home / ".npm" / "node_modules").symlink_to(HOME / "node_modules")
    for words in (("init", "-q"), ("add", "docs"), (*ANYBODY, "commit", "-qm", "Begin")):
        subprocess.run(["git", *words], cwd=home, check=True)
    said = told(home, "site", "build", GAME)
    assert f"The site: {home / '.site' / 'index.html'}" in said
    return home / ".site"


def test_its_pages_are_there(site: Path) -> None:
    assert "Two players take stones from one pile" in page(site, f"/{GAME}/")
    assert "who took the last one has won" in page(site, f"/r/{GAME}_1_3/")
    assert "No Thanks" in page(site, "/")
    assert "Rules (3)" in page(site, "/")
    assert "No Thanks 1.3 Who takes the last stone wins" in page(site, f"/r/{GAME}_1_3/")
    assert " 1.2 Ana takes 2 stones." in page(site, f"/r/{GAME}_1_2/")
    nowhere = [one for one in site.rglob("*.html") if "Nothanks" in one.read_text("utf-8")]
    assert nowhere == []
    law = page(site, f"/laws/{GAME}/nobody_takes_a_stone_that_is_not_there/")
    assert "proved for 2 players, any numbers" in law


def test_its_pages_name_its_own_commit(home: Path, site: Path) -> None:
    words = ("git", "rev-parse", "--short=10", "HEAD")
    commit = subprocess.check_output(words, cwd=home, text=True).strip()
    assert f"Built from commit {commit}" in (site / "index.html").read_text("utf-8")


@pytest.mark.skipif(not (HOME / "node_modules").is_dir(), reason="run `make browser`")
def test_the_engine_of_its_pages_knows_the_game(site: Path, tmp_path: Path) -> None:
    (wheel,) = site.glob("assets/*.whl")
    shutil.unpack_archive(wheel, tmp_path / "env", "zip")
    (tmp_path / "page").mkdir()
    assert "Ben won" in told(tmp_path / "page", "play", GAME, "--seed", "3")


def test_the_pages_of_other_games_are_not_made_and_nothing_leads_there(site: Path) -> None:
    pages = {file.relative_to(site).as_posix(): file for file in site.rglob("*.html")}
    parts = {part for name in pages for part in re.split("[/_]", name)}
    assert {GAME, "howto", "laws"} <= parts
    assert {*GAMES} & parts == set()
    assert {file.parent.name for file in site.glob("data/*/rules.json")} == {GAME}
    links = {
        (name, link)
        for name, file in pages.items()
        for link in re.findall(r'<a [^>]*href="([^"#]+)', file.read_text("utf-8"))
        if "://" not in link and name != "404.html"
    }
    assert len(links) > 500
    assert [at for at in links if not leads((site / at[0]).parent / at[1])] == []


def leads(to: Path) -> bool:
    """Whether a file is there, or the page of a folder."""
    return (to / "index.html" if to.is_dir() else to).is_file()


def test_every_file_of_the_template_is_written_and_speaks_of_no_other_game(home: Path) -> None:
    template = [name.replace("newgame", GAME) for name in files(HOME / "engine" / "template")]
    assert len(template) > 10
    for name in template:
        text = (home / name).read_text("utf-8")
        assert "newgame" not in text.lower().replace(" ", "")


def test_it_is_held_to_the_style_of_the_house(tmp_path: Path) -> None:
    """In one house with all that is shared, as mypy looks for a package in one folder."""
    title = "The Zebra Crossing, and Other New Games!"
    game = named(title, "z" * 20)
    begun(title, game, tmp_path / "mine")
    root = house(tmp_path / "house", without=("engine/atoll/fiji", "steps/**/fiji*.py"))
    shutil.copytree(tmp_path / "mine" / "engine", root / "engine", dirs_exist_ok=True)
    for words in ("mypy --strict", "ruff check", "ruff format --check"):
        done = ran(root, *words.split(), f"engine/atoll/{game}")
        assert done.returncode == 0, done.stdout + done.stderr


# What is refused


@pytest.mark.parametrize(
    ("title", "said"),
    [
        ("class", "'class' is a word of Python; give another id with --id."),
        ("囲碁", "'囲碁' has a letter that no id has, 囲; give one with --id."),
        ("Fiji", "the name fiji is taken; give another id with --id."),
        ('No "Thanks"', "is no title: write at most 40 letters, digits, spaces and"),
        ("x" * 41, "is no title"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(title: str, said: str) -> None:
    with pytest.raises(BadName) as told:
        named(title)
    assert said in str(told.value)


@pytest.mark.parametrize(
    ("title", "own", "game"),
    [
        ("6 nimmt!", None, "nimmt"),
        ("Ménage à trois", None, "menageatrois"),
    ],
)
def test_an_id_is_the_letters_of_a_title(title: str, own: str | None, game: str) -> None:
    assert named(title, own) == game


def test_where_a_file_lies_already_nothing_is_written(tmp_path: Path) -> None:
    (mine := tmp_path / "docs" / "ox" / "index.md").parent.mkdir(parents=True)
    mine.write_text("mine\n", encoding="utf-8")
    with pytest.raises(Taken, match=r"^docs/ox/index\.md is there already; begin in an empty"):
        begun("Ox", "ox", tmp_path)
    assert files(tmp_path) == ["docs/ox/index.md"]
    assert mine.read_text("utf-8") == "mine\n"


def test_what_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "features").write_text("no folder\n", encoding="utf-8")
    with pytest.raises(OSError, match="features"):
        begun("Ox", "ox", tmp_path)
    assert files(tmp_path) == ["features"]


def test_the_command_refuses_in_one_line(home: Path) -> None:
    assert told(home, "new", "game", TITLE, status=2) == (
        "atoll: the name nothanks is taken; give another id with --id.\n"
    )
    assert told(home, "new", "game", "Other One", status=2) == (
        "atoll: pyproject.toml is there already; begin in an empty folder.\n"
    )
