"""What changed in the rules, as git and the working tree tell it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.book.changes import History, changes, reworded
from atoll.site.pages.changes import Group, groups

GIT = shutil.which("git")
RULE = """\
## {number}.{n} Rule {n} {{#toy_{number}_{n}}}

{statement}

**Note.** People forget this.

**Ruling.** `size`: Two beads (`two`) or three (`three`).

**Status.** stated

**Sources.** `toy-en/a`
"""
FIRST, SECOND = "2026-03-01", "2026-03-02"
ONE = "The highest count of the row\nexecutes, and nobody else does."
TWO = "Nobody sees the offer."


def page(*rules: tuple[int, str], number: int = 4) -> str:
    """A page of the book with these rules."""
    told = [RULE.format(number=number, n=n, statement=text) for n, text in rules]
    return f"# {number} The exchange\n\n" + "\n".join(told)


class House:
    """A home whose book has one game, toy, kept in a git of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.docs = root / "docs" / "toy"
        self.docs.mkdir(parents=True)
        self.days = 0
        self.git("init", "-q", "-b", "main")

    def git(self, *words: str) -> None:
        """Call git, on the day it is."""
        day = f"2026-03-{self.days:02}T12:00:00+00:00"
        around = os.environ | {"GIT_COMMITTER_DATE": day, "GIT_AUTHOR_DATE": day}
        mine = ["user.name=Ana", "user.email=ana@example.org", "commit.gpgsign=false"]
        who = [word for setting in mine for word in ("-c", setting)]
        subprocess.run([GIT or "git", *who, *words], cwd=self.root, env=around, check=True)

    def write(self, text: str | None, name: str = "4_exchange.md") -> None:
        """Write a page, or take it away."""
        if text is None:
            (self.docs / name).unlink()
        else:
            (self.docs / name).write_text(text, encoding="utf-8")

    def commit(self, summary: str) -> None:
        """Commit everything, a day after the last commit."""
        self.days += 1
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", summary)

    def told(self) -> tuple[tuple[str, str, str], ...]:
        """Rule, part and day of each change but for the first additions."""
        found = changes("toy", self.root).changes
        return tuple((c.rule, c.part, c.date) for c in found if c.date != FIRST)


@pytest.fixture
def house(tmp_path: Path) -> House:
    if not GIT:
        pytest.skip("git is not installed")
    found = House(tmp_path / "house")
    found.write(page((1, ONE), (2, TWO)))
    found.commit("Begin")
    return found


def test_the_first_version_of_a_rule_is_its_addition(house: House) -> None:
    told = changes("toy", house.root)
    assert (told.known, told.why_not, told.since, told.skipped) == (True, "", "", 0)
    assert [(c.rule, c.part, c.date) for c in told.changes] == [
        ("toy_4_1", "added", FIRST),
        ("toy_4_2", "added", FIRST),
    ]
    assert told.changes[1].after == TWO
    assert told.changes[1].words == (("added", TWO),)


def test_one_changed_word_is_one_change_with_this_word_marked(house: House) -> None:
    house.write(page((1, ONE.replace("highest", "lowest")), (2, TWO)))
    house.commit("Toy 4.1: the lowest count executes")
    change, *first = changes("toy", house.root).changes
    assert (change.rule, change.part, change.date) == ("toy_4_1", "statement", "2026-03-02")
    assert change.words == (
        ("same", "The "),
        ("removed", "highest"),
        ("added", "lowest"),
        ("same", " count of the row executes, and nobody else does."),
    )
    assert len(change.commit) == 7
    assert [c.part for c in first] == ["added", "added"]


def test_what_is_not_committed_yet_comes_first_without_a_date(house: House) -> None:
    house.write(page((1, ONE), (2, TWO.replace("offer", "fist"))))
    change = changes("toy", house.root).changes[0]
    assert (change.rule, change.part, change.before) == ("toy_4_2", "statement", TWO)
    assert (change.commit, change.date) == ("", "")
    assert ("removed", "offer") in change.words


def test_lines_broken_anew_are_no_change(house: House) -> None:
    house.write(page((1, ONE.replace("\n", " ").replace("and ", "and\n")), (2, TWO)))
    house.commit("Break lines")
    assert house.told() == ()


def test_a_withdrawn_rule_is_told_with_its_last_wording(house: House) -> None:
    house.write(page((1, ONE)))
    house.commit("Withdraw 4.2")
    assert house.told() == (("toy_4_2", "withdrawn", SECOND),)
    assert changes("toy", house.root).changes[0].words == (("removed", TWO),)


def test_a_rule_that_comes_back_as_it_was_has_not_changed(house: House) -> None:
    before = changes("toy", house.root).changes
    house.write(page((1, ONE)))
    house.commit("Set 4.2 aside")
    house.write(page((1, ONE), (2, TWO)))
    house.commit("Bring 4.2 back")
    assert changes("toy", house.root).changes == before


@pytest.mark.parametrize(
    ("old", "new", "part"),
    [
        ("three (`three`)", "four (`four`)", "ruling"),
        ("\n**Note.** People forget this.\n", "", "note"),
    ],
)
def test_every_part_of_a_rule_is_watched(house: House, old: str, new: str, part: str) -> None:
    before, _, after = page((1, ONE), (2, TWO)).partition("## 4.2")
    assert old in f"## 4.2{after}"
    house.write(before + f"## 4.2{after}".replace(old, new))
    house.commit("Change")
    assert house.told() == (("toy_4_2", part, SECOND),)


def test_a_day_on_which_a_page_could_not_be_read_is_passed_over(house: House) -> None:
    house.write("no chapter at all")
    house.commit("Break the page")
    house.write(page((1, ONE.replace("highest", "lowest")), (2, TWO)))
    house.commit("Mend it")
    assert house.told() == (("toy_4_1", "statement", "2026-03-03"),)
    assert changes("toy", house.root).skipped == 1


def test_a_shallow_clone_tells_what_it_has_and_since_when(house: House, tmp_path: Path) -> None:
    house.write(page((1, ONE.replace("highest", "lowest")), (2, TWO)))
    house.commit("Second")
    house.write(page((1, ONE.replace("highest", "least")), (2, TWO)))
    house.commit("Third")
    house.git("clone", "-q", "--depth", "2", house.root.as_uri(), str(tmp_path / "shallow"))
    told = changes("toy", tmp_path / "shallow")
    assert [(c.rule, c.date) for c in told.changes] == [("toy_4_1", "2026-03-03")]
    assert told.since == "2026-03-02"


def unknown(told: History) -> str:
    assert not told.known
    assert told.changes == ()
    return told.why_not


def test_outside_of_a_checkout_nothing_is_known(tmp_path: Path) -> None:
    assert "no checkout" in unknown(changes("toy", tmp_path))


def test_where_git_is_not_installed_nothing_is_known(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert "not installed" in unknown(changes("toy", house.root))


def test_git_is_asked_about_this_checkout_even_in_a_hook_of_another(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "elsewhere"))
    assert changes("toy", house.root).known


def changed(house: House) -> Group:
    """The newest part of the page of changes, after one word was changed."""
    house.write(page((1, ONE.replace("highest", "<lowest>")), (2, TWO)))
    house.commit("Toy 4.1: <lowest>")
    return groups([changes("toy", house.root)])[0]


def test_the_page_shows_the_word_that_changed(house: House) -> None:
    group = changed(house)
    assert group.date == SECOND
    assert [(one.rule, one.part) for one in group.entries] == [("toy_4_1", "statement")]
    told = "The <del>highest</del> <ins>&lt;lowest&gt;</ins> count of the row executes, and nobody"
    assert group.entries[0].told == f"{told} else does."


@given(st.text("ab .,", max_size=20), st.text("ab .,", max_size=20))
def test_the_pieces_are_both_wordings(before: str, after: str) -> None:
    words = reworded(before, after)
    assert "".join(text for kind, text in words if kind != "added") == before
    assert "".join(text for kind, text in words if kind != "removed") == after
    assert all(text for _, text in words)
