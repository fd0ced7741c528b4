"""What changed in the rules, as git and the working tree tell it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_git import committed, git

from atoll.book.changes import History, changes, reworded
from atoll.site.pages.changes import groups

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
        git(root, "init", "-q", "-b", "main")

    def write(self, text: str) -> None:
        """Write the page."""
        (self.docs / "4_exchange.md").write_text(text, encoding="utf-8")

    def commit(self, summary: str) -> None:
        """Commit everything, a day after the last commit."""
        self.days += 1
        committed(self.root, summary, f"2026-03-{self.days:02}")

    def told(self) -> tuple[tuple[str, str, str], ...]:
        """Rule, part and day of each change but for the first additions."""
        found = changes("toy", self.root).changes
        return tuple((c.rule, c.part, c.date) for c in found if c.date != FIRST)


@pytest.fixture
def house(tmp_path: Path) -> House:
    found = House(tmp_path / "house")
    found.write(page((1, ONE), (2, TWO)))
    found.commit("Begin")
    return found


def test_the_first_version_of_a_rule_is_its_addition(house: House) -> None:
    told = changes("toy", house.root)
    assert (told.known, told.why_not, told.since, told.skipped) == (True, "", "", 0)
    added = [("toy_4_1", "added", FIRST), ("toy_4_2", "added", FIRST)]
    assert [(c.rule, c.part, c.date) for c in told.changes] == added
    assert told.changes[1].words == (("added", TWO),)


def test_one_changed_word_is_told_before_and_after_it_is_committed(house: House) -> None:
    house.write(page((1, ONE.replace("highest", "<lowest>")), (2, TWO)))
    change = changes("toy", house.root).changes[0]
    assert (change.rule, change.part, change.before) == (
        "toy_4_1",
        "statement",
        ONE.replace("\n", " "),
    )
    assert (change.commit, change.date) == ("", "")
    house.commit("Toy 4.1: the lowest count executes")
    change, *first = changes("toy", house.root).changes
    assert (change.rule, change.part, change.date) == ("toy_4_1", "statement", SECOND)
    assert change.words == (
        ("same", "The "),
        ("removed", "highest"),
        ("added", "<lowest>"),
        ("same", " count of the row executes, and nobody else does."),
    )
    assert (len(change.commit), [c.part for c in first]) == (7, ["added", "added"])
    (entry,) = groups([changes("toy", house.root)])[0].entries
    told = "The <del>highest</del> <ins>&lt;lowest&gt;</ins> count of the row executes, and nobody"
    assert entry.told == f"{told} else does."


TEXT = page((1, ONE), (2, TWO))
RULED, NOTED = "three (`three`)", "\n**Note.** People forget this.\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (page((1, ONE.replace("\n", " ").replace("and ", "and\n")), (2, TWO)), ()),
        (page((1, ONE)), (("toy_4_2", "withdrawn", SECOND),)),
        (TEXT.replace(RULED, "four (`four`)", 1), (("toy_4_1", "ruling", SECOND),)),
        (TEXT.replace(NOTED, "", 1), (("toy_4_1", "note", SECOND),)),
    ],
    ids=["lines broken anew", "withdrawn", "ruling", "note"],
)
def test_every_part_of_a_rule_is_watched(
    house: House, text: str, told: tuple[tuple[str, str, str], ...]
) -> None:
    """One that comes back as it was has not changed."""
    before = changes("toy", house.root).changes
    house.write(text)
    house.commit("Change")
    assert house.told() == told
    house.write(TEXT)
    house.commit("Bring it back")
    if "withdrawn" in str(told):
        assert changes("toy", house.root).changes == before


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
    git(tmp_path, "clone", "-q", "--depth", "2", house.root.as_uri(), "shallow")
    told = changes("toy", tmp_path / "shallow")
    assert [(c.rule, c.date) for c in told.changes] == [("toy_4_1", "2026-03-03")]
    assert told.since == "2026-03-02"


def unknown(told: History) -> str:
    assert not told.known
    assert told.changes == ()
    return told.why_not


def test_outside_of_a_checkout_nothing_is_known(tmp_path: Path) -> None:
    assert "no checkout" in unknown(changes("toy", tmp_path))


def test_git_is_asked_about_this_checkout_and_may_be_missing(
    house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Even in a hook of another checkout."""
    monkeypatch.setenv("GIT_DIR", str(tmp_path / "elsewhere"))
    assert changes("toy", house.root).known
    monkeypatch.setenv("PATH", "")
    assert "not installed" in unknown(changes("toy", house.root))


@given(st.text("ab .,", max_size=20), st.text("ab .,", max_size=20))
def test_the_pieces_are_both_wordings(before: str, after: str) -> None:
    words = reworded(before, after)
    assert "".join(text for kind, text in words if kind != "added") == before
    assert "".join(text for kind, text in words if kind != "removed") == after
    assert all(text for _, text in words)
