"""What changed in the rules, as git and the working tree tell it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_git import committed, git

from atoll.book.changes import History, changes, reworded
from atoll.site.pages.changes import groups

FIXTURE = Path(__file__).parent / "fixture" / "docs" / "rps"
FIRST, SECOND, THIRD = "2026-03-01", "2026-03-02", "2026-03-03"
JUDGING, WINNING = "2_judging.md", "3_winning.md"
NOTE = "**Note.** With all three shown, every sign is beaten by another.\n\n"
ANOTHER = ("Rock beats scissors", "Rock beats <paper>")


class House:
    """A home with two chapters of the small game, kept in a git of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.docs = root / "docs" / "rps"
        self.docs.mkdir(parents=True)
        self.days = 0
        git(root, "init", "-q", "-b", "main")
        self.write(JUDGING, (FIXTURE / JUDGING).read_text("utf-8"))
        self.write(WINNING, (FIXTURE / WINNING).read_text("utf-8"))
        self.commit("Begin")

    def write(self, name: str, text: str) -> None:
        """Write a page."""
        (self.docs / name).write_text(text, encoding="utf-8")

    def edit(self, name: str, old: str, new: str) -> None:
        """Write a text of a page differently."""
        text = (self.docs / name).read_text("utf-8")
        assert old in text
        self.write(name, text.replace(old, new, 1))

    def commit(self, summary: str) -> None:
        """Commit everything, a day after the last commit."""
        self.days += 1
        committed(self.root, summary, f"2026-03-{self.days:02}")

    def told(self) -> tuple[tuple[str, str, str], ...]:
        """Rule, part and day of each change but for the first additions."""
        found = changes("rps", self.root).changes
        return tuple((c.rule, c.part, c.date) for c in found if c.date != FIRST)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "house")


def test_the_first_version_of_a_rule_is_its_addition(house: House) -> None:
    told = changes("rps", house.root)
    assert (told.known, told.why_not, told.since, told.skipped) == (True, "", "", 0)
    added = [(f"rps_{rule}", "added", FIRST) for rule in ("2_1", "2_2", "3_1", "3_2")]
    assert [(c.rule, c.part, c.date) for c in told.changes] == added
    assert told.changes[1].words == (("added", told.changes[1].after),)


def test_one_changed_word_is_told_before_and_after_it_is_committed(house: House) -> None:
    house.edit(JUDGING, *ANOTHER)
    change = changes("rps", house.root).changes[0]
    assert (change.rule, change.part, change.before[:19]) == ("rps_2_1", "statement", ANOTHER[0])
    assert (change.commit, change.date) == ("", "")
    house.commit("Rock-paper-scissors 2.1: rock beats paper")
    change, *first = changes("rps", house.root).changes
    assert (change.rule, change.part, change.date) == ("rps_2_1", "statement", SECOND)
    words = [("same", "Rock beats "), ("removed", "scissors"), ("added", "<paper>")]
    assert [*change.words[:3]] == words
    assert (len(change.commit), [c.part for c in first]) == (7, ["added"] * 4)
    (entry,) = groups([changes("rps", house.root)])[0].entries
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
    house: House, name: str, old: str, new: str, told: tuple[tuple[str, str, str], ...]
) -> None:
    house.edit(name, old, new)
    house.commit("Change")
    assert house.told() == told


def test_a_rule_that_comes_back_as_it_was_has_not_changed(house: House) -> None:
    before = changes("rps", house.root).changes
    text = (FIXTURE / WINNING).read_text("utf-8")
    house.write(WINNING, text.partition("## 3.2")[0])
    house.commit("Set 3.2 aside")
    assert house.told() == (("rps_3_2", "withdrawn", SECOND),)
    house.write(WINNING, text)
    house.commit("Bring 3.2 back")
    assert changes("rps", house.root).changes == before


def test_a_day_on_which_a_page_could_not_be_read_is_passed_over(house: House) -> None:
    house.edit(JUDGING, "# 2 Judging", "no chapter at all")
    house.commit("Break the page")
    house.edit(JUDGING, "no chapter at all", "# 2 Judging")
    house.edit(JUDGING, *ANOTHER)
    house.commit("Mend it")
    assert house.told() == (("rps_2_1", "statement", THIRD),)
    assert changes("rps", house.root).skipped == 1


def test_a_shallow_clone_tells_what_it_has_and_since_when(house: House, tmp_path: Path) -> None:
    house.edit(JUDGING, *ANOTHER)
    house.commit("Second")
    house.edit(JUDGING, *reversed(ANOTHER))
    house.commit("Third")
    git(tmp_path, "clone", "-q", "--depth", "2", house.root.as_uri(), "shallow")
    told = changes("rps", tmp_path / "shallow")
    assert [(c.rule, c.date) for c in told.changes] == [("rps_2_1", THIRD)]
    assert told.since == SECOND


def unknown(told: History) -> str:
    assert not told.known
    assert told.changes == ()
    return told.why_not


def test_outside_of_a_checkout_nothing_is_known(tmp_path: Path) -> None:
    assert "no checkout" in unknown(changes("rps", tmp_path))


def test_git_is_asked_about_this_checkout_and_may_be_missing(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Even in a hook of another checkout."""
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "elsewhere"))
    assert changes("rps", house.root).known
    monkeypatch.setenv("PATH", "")
    assert "not installed" in unknown(changes("rps", house.root))


@given(st.text("ab .,", max_size=20), st.text("ab .,", max_size=20))
def test_the_pieces_are_both_wordings(before: str, after: str) -> None:
    words = reworded(before, after)
    assert "".join(text for kind, text in words if kind != "added") == before
    assert "".join(text for kind, text in words if kind != "removed") == after
    assert all(text for _, text in words)
