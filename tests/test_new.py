"""A game that is begun by `atoll new game` plays and proves, with the wheel alone."""

import re
import shutil
from pathlib import Path

import pytest
from test_another_game import atoll, house, ran, wheel

from atoll.beginning import BadName, Taken, begun, named
from atoll.home import HOME

TITLE, GAME = "No Thanks", "nothanks"


def files(folder: Path) -> list[str]:
    """Every file of a folder."""
    found = (file.relative_to(folder) for file in folder.rglob("*") if file.is_file())
    return sorted(file.as_posix() for file in found if "__pycache__" not in file.parts)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of nothing but a new game and the wheel, with the games that are in that."""
    root = tmp_path_factory.mktemp("new")
    wheel(tmp_path_factory, root / "env")
    assert "No Thanks is begun, in 13 files." in atoll(root, f"new game '{TITLE}'")
    return root


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (f"evidence {GAME}", "Every rule fires, every rule that can refuse does"),
        (f"simulate {GAME} --games 3", "3 games of No Thanks, 2 players, uniform"),
    ],
)
def test_it_answers_from_its_first_minute(home: Path, words: str, said: str) -> None:
    """What the guide does besides is done there."""
    assert said in atoll(home, words)


def test_a_person_plays_it(home: Path) -> None:
    said = atoll(home, f"play {GAME} --seat Ana --seed 3", typed="take 3\n?\ntake 2\nq\n")
    assert "The pile: 7." in said
    assert "nobody takes 3; take 1 or 2." in said
    assert "Allowed now: take 1 or take 2." in said
    assert "Ana takes 2 stones." in said


def test_every_file_of_the_template_is_written_and_speaks_of_no_other_game(home: Path) -> None:
    template = [name.replace("newgame", GAME) for name in files(HOME / "engine" / "template")]
    assert len(template) > 10
    for name in template:
        text = (home / name).read_text("utf-8")
        assert "newgame" not in text.lower().replace(" ", "")


def test_it_is_held_to_the_style_of_the_house(tmp_path: Path) -> None:
    """In one house with all that is shared, as mypy looks for a package in one folder.

    What `make types` has found of that is not found once more.
    """
    title = "The Zebra Crossing, and Other New Games!"
    game = named(title, "z" * 20)
    begun(title, game, tmp_path / "mine")
    root = house(tmp_path / "house", without=("engine/atoll/fiji", "steps/**/fiji*.py"))
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
        ("囲碁", "'囲碁' has a letter that no id has, 囲; give one with --id."),
        ("Fiji", "the name fiji is taken; give another id with --id."),
        ('No "Thanks"', "is no title: write at most 40 letters, digits, spaces and"),
        ("x" * 41, "is no title"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(title: str, said: str) -> None:
    with pytest.raises(BadName, match=re.escape(said)):
        named(title)


def test_an_id_is_the_letters_of_a_title() -> None:
    assert (named("6 nimmt!"), named("Ménage à trois")) == ("nimmt", "menageatrois")


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
