"""What changed in the rules, as git and the working tree tell it."""

import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_git import committed, edited, git

from atoll.book.changes import History, changes, reworded
from atoll.site.pages.changes import groups

FIXTURE = Path(__file__).parent / "fixture"
FIRST, SECOND, THIRD = "2026-03-01", "2026-03-02", "2026-03-03"
JUDGING, WINNING = "docs/rps/2_judging.md", "docs/rps/3_winning.md"
NOTE = "**Note.** With all three shown, every sign is beaten by another.\n\n"
ANOTHER = ("Rock beats scissors", "Rock beats <paper>")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A home with two chapters of the small game, kept in a git of its own."""
    root = tmp_path / "house"
    (root / JUDGING).parent.mkdir(parents=True)
    for name in (JUDGING, WINNING):
        shutil.copy(FIXTURE / name, root / name)
    git(root, "init", "-q", "-b", "main")
    committed(root, "Begin", FIRST)
    return root


def since_first(house: Path) -> tuple[tuple[str, str, str], ...]:
    """Rule, part and day of each change but for the first additions."""
    return tuple((c.rule, c.part, c.date) for c in changes("rps", house).changes if c.date != FIRST)


def test_the_first_version_of_a_rule_is_its_addition(house: Path) -> None:
    told = changes("rps", house)
    assert (told.why_not, told.since, told.skipped) == ("", "", 0)
    added = [(f"rps_{rule}", "added", FIRST) for rule in ("2_1", "2_2", "3_1", "3_2")]
    assert [(c.rule, c.part, c.date) for c in told.changes] == added
    assert told.changes[1].words == (("added", told.changes[1].after),)


def test_one_changed_word_is_told_before_and_after_it_is_committed(house: Path) -> None:
    edited(house / JUDGING, *ANOTHER)
    change = changes("rps", house).changes[0]
    assert (change.rule, change.part, change.before[:19]) == ("rps_2_1", "statement", ANOTHER[0])
    assert (change.commit, change.date) == ("", "")
    committed(house, "Rock-paper-scissors 2.1: rock beats paper", SECOND)
    change, *first = changes("rps", house).changes
    assert (change.rule, change.part, change.date) == ("rps_2_1", "statement", SECOND)
    words = [("same", "Rock beats "), ("removed", "scissors"), ("added", "<paper>")]
    assert [*change.words[:3]] == words
    assert (len(change.commit), [c.part for c in first]) == (7, ["added"] * 4)
    (entry,) = groups([changes("rps", house)])[0].entries
    assert entry.told.startswith("Rock beats <del>scissors</del> <ins>&lt;paper&gt;</ins>, ")


@pytest.mark.parametrize(
    ("name", "old", "new", "told"),
    [
        (JUDGING, "beats rock.\nIf exactly", "beats rock. If\nexactly", ()),
        (WINNING, "or two (`two`)", "or one (`two`)", (("rps_3_1", "ruling", SECOND),)),
        (JUDGING, NOTE, "", (("rps_2_2", "note", SECOND),)),
    ],
    ids=["lines broken anew", "ruling", "note"],
)
def test_every_part_of_a_rule_is_watched(
    house: Path, name: str, old: str, new: str, told: tuple[tuple[str, str, str], ...]
) -> None:
    edited(house / name, old, new)
    committed(house, "Change", SECOND)
    assert since_first(house) == told


def test_a_rule_that_comes_back_as_it_was_has_not_changed(house: Path) -> None:
    before = changes("rps", house).changes
    text = (FIXTURE / WINNING).read_text("utf-8")
    (house / WINNING).write_text(text.partition("## 3.2")[0], "utf-8")
    committed(house, "Set 3.2 aside", SECOND)
    assert since_first(house) == (("rps_3_2", "withdrawn", SECOND),)
    (house / WINNING).write_text(text, "utf-8")
    committed(house, "Bring 3.2 back", THIRD)
    assert changes("rps", house).changes == before


def test_a_day_on_which_a_page_could_not_be_read_is_passed_over(house: Path) -> None:
    edited(house / JUDGING, "# 2 Judging", "no chapter at all")
    committed(house, "Break the page", SECOND)
    edited(house / JUDGING, "no chapter at all", "# 2 Judging")
    edited(house / JUDGING, *ANOTHER)
    committed(house, "Mend it", THIRD)
    assert since_first(house) == (("rps_2_1", "statement", THIRD),)
    assert changes("rps", house).skipped == 1


def test_a_shallow_clone_tells_what_it_has_and_since_when(house: Path, tmp_path: Path) -> None:
    edited(house / JUDGING, *ANOTHER)
    committed(house, "Second", SECOND)
    edited(house / JUDGING, *reversed(ANOTHER))
    committed(house, "Third", THIRD)
    git(tmp_path, "clone", "-q", "--depth", "2", house.as_uri(), "shallow")
    told = changes("rps", tmp_path / "shallow")
    assert [(c.rule, c.date) for c in told.changes] == [("rps_2_1", THIRD)]
    assert told.since == SECOND


def unknown(told: History) -> str:
    assert told.changes == ()
    return told.why_not


def test_outside_of_a_checkout_nothing_is_known(tmp_path: Path) -> None:
    assert "no checkout" in unknown(changes("rps", tmp_path))


def test_git_is_asked_about_this_checkout_and_may_be_missing(
    house: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Even in a hook of another checkout."""
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "elsewhere"))
    assert changes("rps", house).changes
    monkeypatch.setenv("PATH", "")
    assert "not installed" in unknown(changes("rps", house))


@given(st.text("ab .,", max_size=20), st.text("ab .,", max_size=20))
def test_the_pieces_are_both_wordings(before: str, after: str) -> None:
    words = reworded(before, after)
    assert "".join(text for kind, text in words if kind != "added") == before
    assert "".join(text for kind, text in words if kind != "removed") == after
    assert all(text for _, text in words)
