"""What `atoll sources add` writes is verified at once, and what is there stays as it is."""

from pathlib import Path

import pytest

from atoll.sources import SourcesError, adding, register, verify
from atoll.sources.adding import Place

TEXT = "Ox\n\nSetup\n\nLay seven stones.\n\nTake one or two of them.\n"
ABOUT = {"title": 'The "Ox"', "publisher": "nobody", "language": "en", "address": None}
LOOSE = {**ABOUT, "address": "https://example.org/ox", "read": "2024-05-01"}
BEGINS = """# A comment that stays.

[[document]] # and this one
id = "ox-web"
title = "Web"
publisher = "nobody"
language = "en"
address = "https://example.org/ox"
read = 2024-05-01"""
OX = "ox-en-2006"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A book with a register of one source, and a copy of another text."""
    (tmp_path / "docs" / "ox").mkdir(parents=True)
    (tmp_path / "books").mkdir()
    (tmp_path / "books" / "ox.txt").write_text(TEXT, encoding="utf-8")
    (tmp_path / "books" / "other.txt").write_text("Another\n\ntext\n", encoding="utf-8")
    (tmp_path / "docs" / "ox" / "sources.toml").write_text(BEGINS, encoding="utf-8")
    return tmp_path


def copy(home: Path, name: str = "ox.txt") -> Path:
    return home / "books" / name


def text(home: Path) -> str:
    return (home / "docs" / "ox" / "sources.toml").read_text("utf-8")


def added(home: Path) -> None:
    """A document, and a passage of it."""
    adding.document("ox", OX, ABOUT, copy(home), home=home)
    adding.passage(f"{OX}/take", Place(["Setup"], 2), copy(home), home=home)


def test_a_document_and_its_passage_hold_against_the_copy(home: Path) -> None:
    added(home)
    known = register(home)
    assert known.documents[OX].title == 'The "Ox"'
    assert known.documents[OX].words == 11
    assert known.passages[f"{OX}/take"].words == 6
    assert [one.message for one in verify(home / "books", home=home)] == [
        f"{OX}/take: nobody cites this passage; cite it in a rule's sources or remove it."
    ]


def test_a_source_without_a_copy_has_an_address_and_a_day(home: Path) -> None:
    found = adding.document("ox", "ox-page", LOOSE, None, home=home)
    assert (found.held, found.address, str(found.read)) == (False, LOOSE["address"], "2024-05-01")
    assert not adding.passage("ox-page/all", Place([], None), None, home=home).held


def test_a_game_without_a_register_gets_one(home: Path) -> None:
    (home / "docs" / "ox" / "sources.toml").unlink()
    (home / "docs" / "sources.toml").write_text("", encoding="utf-8")
    assert adding.document("ox", OX, ABOUT, copy(home), home=home).file.parent.name == "ox"


@pytest.mark.parametrize(
    ("name", "said", "file", "why"),
    [
        ("ox-web", ABOUT, "ox.txt", "ox-web is there already; correct it there."),
        ("ox", ABOUT, "ox.txt", "'ox' is no id of a document: write one as ox-en-2006."),
        (OX, ABOUT, "none.txt", "none.txt is no copy that can be read; name a text"),
        (OX, {**LOOSE, "read": "9999-01-01"}, "", f"{OX}: `read` lies in the future"),
    ],
)
def test_a_document_that_cannot_be_is_refused_and_nothing_is_written(
    home: Path, name: str, said: dict[str, str | None], file: str, why: str
) -> None:
    with pytest.raises(SourcesError) as told:
        adding.document("ox", name, said, copy(home, file) if file else None, home=home)
    assert why in str(told.value)
    assert text(home) == BEGINS


@pytest.mark.parametrize(
    ("name", "place", "file", "why"),
    [
        (f"{OX}/take", Place(["Setup"], 2), "ox.txt", "is there already; correct it there."),
        ("cow/take", Place([], 1), "ox.txt", "'cow/take' is no passage of a known document"),
        (f"{OX}/x", Place(["Sutep"], 1), "ox.txt", "ox.txt has no heading `Sutep` there; correct"),
        (f"{OX}/x", Place(["Setup"], None), "ox.txt", f"the lock holds {OX}: give the copy and"),
        (f"{OX}/x", Place([], 1), "other.txt", f"is another text than {OX}; give the copy that"),
    ],
)
def test_a_passage_that_cannot_be_is_refused_and_nothing_is_written(
    home: Path, name: str, place: Place, file: str, why: str
) -> None:
    added(home)
    before = text(home)
    with pytest.raises(SourcesError) as told:
        adding.passage(name, place, copy(home, file) if file else None, home=home)
    assert why in str(told.value)
    assert text(home) == before


def test_what_does_not_hold_is_taken_back(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adding, "digest", lambda _: "0" * 64)
    with pytest.raises(SourcesError, match="this looks like ox-en-2006, but"):
        adding.document("ox", OX, ABOUT, copy(home), home=home)
    assert text(home) == BEGINS
