"""The figures of a sheet are those of its rules and of the engine; a wrong one is refused."""

import re
import shutil
from pathlib import Path

import pytest
from test_translated import change

from atoll.book import BookError, games, languages
from atoll.book.figures import figures, figures_in
from atoll.home import HOME


@pytest.mark.parametrize(
    ("game", "language"), [(game, code) for game in games() for code in languages(game)]
)
def test_each_figure_is_told_in_every_language_of_its_game(game: str, language: str) -> None:
    assert len(figures_in(game, language)) == len(figures(game))


# A file that is wrong


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with the texts of Fiji as they stand."""
    shutil.copytree(HOME / "docs" / "fiji", tmp_path / "docs" / "fiji")
    return tmp_path


@pytest.mark.parametrize(
    ("old", "new", "fix"),
    [
        ("3 or 4 beads", "3 or 5 beads", "rule 4.1 does not have '1, 2, 3 or 5 beads'"),
        ("beads (4.1)", "beads (4.99)", "there is no rule 4.99; correct its number."),
        ("beads (4.1)", "beads", "stands no rule; end with one, like (4.1)."),
        ('"1, 2, 3 or 4 beads (4.1)"', "4", "Offer is a text, or a list of them for a table."),
    ],
)
def test_a_wrong_figure_is_refused_with_its_line(home: Path, old: str, new: str, fix: str) -> None:
    change(home, "fiji/sheet.toml", old, new)
    with pytest.raises(BookError, match=re.escape(fix)) as refused:
        figures("fiji", home)
    assert re.search(r"docs/fiji/sheet\.toml:[0-9]+: ", str(refused.value))


@pytest.mark.parametrize(
    ("file", "old", "new", "fix"),
    [
        ("4_exchange.md", "is 1, 2, 3 or 4 beads", "is any number of", "rule 4.1 does not have"),
        ("de/sheet.toml", "3 oder 4 Glas", "oder 4 Glas", "other numbers or rules than Offer"),
        (
            "de/sheet.toml",
            '"In der Schachtel" =',
            '# "In der Schachtel" =',
            "it has 6 figures, the original 7.",
        ),
    ],
)
def test_a_figure_follows_its_rule_and_a_translation_its_original(
    home: Path, file: str, old: str, new: str, fix: str
) -> None:
    change(home, f"fiji/{file}", old, new)
    with pytest.raises(BookError, match=re.escape(fix)):
        figures_in("fiji", "de", home)


def test_a_game_or_a_language_may_have_none(home: Path) -> None:
    (home / "docs" / "fiji" / "de" / "sheet.toml").unlink()
    assert figures_in("fiji", "de", home) == ()
    (home / "docs" / "fiji" / "sheet.toml").unlink()
    assert figures("fiji", home) == ()
