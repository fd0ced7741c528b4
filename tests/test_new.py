"""A game that is begun: its files, its style, its name; the guide Add a game plays and proves it.

Its pages and its evidence, by the wheel alone: test_another_game.py.
"""

import re
import shutil
from pathlib import Path

import pytest
from test_another_game import house, ran

from atoll.beginning import BadName, Taken, begun, named
from atoll.home import HOME

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
