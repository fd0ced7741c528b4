"""Two trees of rules compared: what is touched, what follows, what release it is, and misuse."""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # it brings no types
from in_git import committed, edited, git, laid
from printed import as_json, atoll, misuse

from atoll.beginning import begun
from atoll.cli.report import Part, Report, written
from atoll.compare.flipped import Flip
from atoll.compare.trees.answering import partings
from atoll.compare.trees.change import Change, Wanted, change
from atoll.compare.trees.release import KINDS, released
from atoll.compare.trees.tree import Tree, opened
from atoll.home import HOME
from atoll.record.start import text_of

GAME = "laststone"
RULES = f"engine/atoll/{GAME}/rules.py"
CHAPTER = f"features/{GAME}/1_taking.feature"
FLIP = Flip("It is told", "1_taking.feature", 1, "passed", "failed")
CHANGELOG = "# Changelog\n\n## [Unreleased]\n"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one's own rules with one commit, and nothing of Atoll's in it."""
    folder = tmp_path / "project"
    folder.mkdir()
    begun("Last Stone", GAME, folder)
    (folder / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    git(folder, "init", "--quiet", "--initial-branch=main")
    committed(folder, "It begins")
    monkeypatch.chdir(folder)
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    monkeypatch.setattr("atoll.cli.diff.Report", told_too)
    return folder


def told_too(told: Iterable[Part], *more: Any, **named: Any) -> Report:
    """A report that is told in Markdown, whatever else is made of it."""
    parts = [*told]
    assert written(parts).startswith("## ")
    return Report(parts, *more, **named)


diff = partial(atoll, "diff")


def in_json(*words: str, status: int = 0) -> Any:
    return as_json("diff-trees", "diff", *words, "--games", "2", status=status)


def of_game(*words: str) -> Any:
    return in_json(*words)["games"][0]


def fewer(folder: Path) -> None:
    """From now on one stone is taken, and no longer two."""
    edited(folder / RULES, "stones <= 2", "stones <= 1")


def test_other_words_alone_are_a_patch_and_proved_the_same(project: Path) -> None:
    """What is written otherwise and plays alike is one too, but only sampled."""
    edited(project / f"docs/{GAME}/1_taking.md", "who took the last one has won", "the last wins")
    edited(project / RULES, '"""Whether so many', '"""If so many')
    found = of_game("HEAD")
    assert (found["release"], found["known"]) == ("patch", "proved")
    assert found["code"] == {"same": True, "units": []}
    (rule,) = found["rules"]
    assert (rule["rule"], rule["what"], rule["line"]) == (f"{GAME}_1_3", "text", 21)
    edited(project / RULES, "stones <= 2", "stones < 3")
    found = of_game("HEAD")
    assert (found["release"], found["known"]) == ("patch", "sampled")


def test_what_an_example_only_tells_in_other_words_is_a_patch(project: Path) -> None:
    turn = "      And the turn is now Ben\n      And nothing"
    rows = "| rule | sentence |\n        | Last Stone 1.2 | Ana takes 2 stones. |"
    told = f"      And this is told\n        {rows}\n"
    edited(project / CHAPTER, f"5\n{turn}", f"5\n{told}{turn}")
    committed(project, "It is told")
    edited(project / f"engine/atoll/{GAME}/events.py", "{seat:Seat} takes", "{seat:Seat} has taken")
    found = of_game("HEAD")
    (flip,) = found["examples"]
    assert flip["worded"]
    assert (found["release"], found["ways"]) == ("patch", [])


def test_more_that_is_allowed_is_minor_and_shown_by_the_example_that_flips(project: Path) -> None:
    edited(project / RULES, "stones <= 2", "stones <= 3")
    laws, name = project / f"engine/atoll/{GAME}/laws.py", "nobody_takes_a_stone_that_is_not_there"
    edited(laws, f"def {name}", f"def {name}_any_more")
    told = in_json("HEAD")
    found = told["games"][0]
    assert (told["same"], found["release"], found["ways"]) == (False, "minor", ["more"])
    stand = {one["law"]: (one["left"], one["right"]) for one in found["laws"]}
    assert stand == {name: ("stated", "gone"), f"{name}_any_more": ("not there", "new")}
    (rule,) = found["rules"]
    assert (rule["rule"], rule["code"]) == (f"{GAME}_1_2", [f"atoll.{GAME}.rules.may_take"])
    assert [flip["name"] for flip in found["examples"]] == ["Three stones at once are too many"]


def test_less_that_is_allowed_is_major_and_told_at_the_smallest_table(project: Path) -> None:
    """A changelog that says less has a status of its own."""
    fewer(project)
    committed(project, "Only one")
    found = of_game("HEAD~1", "HEAD")
    assert (found["release"], "less" in found["ways"]) == ("major", True)
    assert 2 <= found["smallest"]["position"]["pile"] < 7
    assert (found["smallest"]["kind"], found["smallest"]["move"]) == ("less", "take 2")
    assert all(often["runs"] for often in found["play"]["often"])
    (project / "CHANGELOG.md").write_text(f"{CHANGELOG}\n### Changed\n\n- One stone.\n", "utf-8")
    assert diff("HEAD~1", "--release", "--games", "1").exit_code == 0


def test_rules_that_break_off_are_told_and_end_no_comparison(project: Path) -> None:
    edited(project / RULES, "stones <= 2", "stones <= 2 // (pile != 3)")
    found = of_game("HEAD", "--no-examples")
    assert {"less", "other"} <= {*found["ways"]}
    assert any("breaks off (ZeroDivisionError" in one for one in found["play"]["choices"])
    assert all(often["runs"] for often in found["play"]["often"])


AT = {"lies": "pile 1\ncards 2", "seat": 0, "may": "take 1", "sees": "", "hides": "cards"}


@pytest.mark.parametrize(
    ("left", "right", "kinds"),
    [
        ({}, {}, []),
        ({}, {"may": "take 1\ntake 2"}, [("more", "take 2")]),
        ({}, {"sees": "cards", "hides": ""}, [("more", "")]),
        ({"sees": "cards", "hides": ""}, {}, [("less", "")]),
        ({}, {"lies": "pile 2\ncards 2"}, [("other", "")]),
        # a part that one side alone has, be it hidden or seen, is no difference
        ({}, {"lies": "pile 1\ncards 2\nmasks 3", "hides": "cards\nmasks"}, []),
        ({}, {"sees": "masks"}, []),
        # the second side refuses the line, or breaks off when it is asked how the game ended
        ({}, None, [("less", "")]),
        ({"ends": [[0], [1, 0]]}, {}, [("other", "")]),
    ],
)
def test_in_what_two_sides_part_after_the_same_lines(
    left: Mapping[str, Any], right: Mapping[str, Any] | None, kinds: Sequence[tuple[str, str]]
) -> None:
    one, other = (
        {"steps": [] if of is None else [{**AT, **of}], "ends": (of or {}).get("ends")}
        | {"refused": ["", "it breaks off"]}
        for of in (left, right)
    )
    for mine, theirs, alone in ((other, one, ("more", "less")), (one, other, ("less", "more"))):
        parts = [*partings(mine, theirs, alone)]
        assert [(kind, move) for kind, _, _, move in parts] == kinds


def test_why_the_left_cannot_be_asked_of_a_law_that_falls_is_told(project: Path) -> None:
    laws = project / f"engine/atoll/{GAME}/laws.py"
    read = laws.read_text("utf-8")
    laws.write_text(f"{read}\nraise ValueError('nobody knows')\n", "utf-8")
    committed(project, "Laws that cannot be read")
    laws.write_text(read, "utf-8")
    edited(project / RULES, "stones <= pile", "stones <= pile + 1")
    told = {one["law"]: one for one in of_game("HEAD")["laws"]}
    assert "nobody knows" in told["all laws"]["left"]
    fallen = told["nobody_takes_a_stone_that_is_not_there"]
    assert (fallen["left"], fallen["right"]) == ("not asked", "refuted")


def test_a_game_that_is_new_is_minor_and_one_that_is_gone_major(
    project: Path, tmp_path: Path
) -> None:
    other = shutil.copytree(project, tmp_path / "other")
    begun("Other Stone", "otherstone", tmp_path / "more")
    shutil.copytree(tmp_path / "more", other, dirs_exist_ok=True)
    before = sorted(tmp_path.rglob("*"))
    assert in_json(str(project), str(other))["release"]["kind"] == "minor"
    assert in_json(str(other), str(project))["release"]["kind"] == "major"
    assert sorted(tmp_path.rglob("*")) == before


def test_a_recorded_game_that_becomes_illegal_is_named_by_its_file_and_line(
    project: Path, tmp_path: Path
) -> None:
    moves = [("Ana", "take 1"), ("Ben", "take 2"), ("Ana", "take 1")]
    lines: list[Any] = [{"game": GAME, "version": "0.1", "seats": ["Ana", "Ben"], "seed": 1}]
    lines += [{"seat": name, "move": move} for name, move in moves]
    laid(project, {"played/one.jsonl": text_of(lines)})
    other = shutil.copytree(project, tmp_path / "other")
    fewer(other)
    (one,) = of_game(str(project), str(other), "--records", "played")["records"]["changed"]
    assert (Path(one["file"]).name, one["line"], one["says"]) == ("one.jsonl", 3, "Ben: take 2")
    assert (one["how"], one["left"]["rule"]) == ("refuses", None)
    assert (one["right"]["line"], one["right"]["rule"]) == (3, f"{GAME}_1_2")
    alike = diff(GAME, ".", ".", "--records", "played", "--games", "0", "--no-examples").stdout
    assert "None of 1 recorded game goes otherwise." in alike


@pytest.mark.parametrize(("moves", "asks"), [(["offer 5 green"], True), (["offer 1 red"], False)])
def test_an_old_record_that_is_not_legal_says_how_its_rules_are_asked(
    tmp_path: Path, moves: Sequence[str], *, asks: bool
) -> None:
    file = saved(tmp_path, *moves)
    said = " ".join(atoll("referee", str(file)).stderr.split())
    assert ("was written with 0.1.0 of the rules, and these are" in said) == asks
    assert (f"`atoll diff fiji v0.1.0 . --records {tmp_path}` asks those too" in said) == asks
    assert not atoll("referee", str(file.rename(tmp_path / "one.txt"))).stderr  # none reads it


def saved(folder: Path, *moves: str) -> Path:
    first = {"game": "fiji", "version": "0.1.0", "seats": ["Ana", "Ben", "Cid"], "seed": 7}
    turns = [{"seat": "Ana", "move": move} for move in moves]
    return laid(folder, {"old.jsonl": text_of([first, *turns])}) / "old.jsonl"


def versioned(folder: Path, version: str, changes: str) -> Tree:
    """A tree of a version, and of what its changelog says."""
    named, changed = f'[project]\nversion = "{version}"\n', f"# Changelog\n\n{changes}"
    laid(folder, {"pyproject.toml": named, "CHANGELOG.md": changed})
    return Tree(folder.name, folder, folder, {}, {})


@pytest.mark.parametrize(
    ("new", "head", "needed", "says"),
    [
        ("2.0.0", "", "major", "major"),
        ("1.1.0", "", "major", "minor"),
        ("1.1.0", "", "minor", "minor"),
        ("1.0.1", "", "minor", "patch"),
        ("0.9.0", "", "patch", "none"),
        ("0.3.0", "", "major", "major"),
        ("0.2.1", "", "major", "minor"),
        ("0.2.1", "", "minor", "minor"),
        ("1.0.0", "Changed", "major", "major"),
        ("1.0.0", "Removed", "major", "major"),
        ("1.0.0", "Added", "major", "minor"),
        ("1.0.0", "Deprecated", "minor", "minor"),
        ("1.0.0", "Fixed", "minor", "patch"),
        ("1.0.0", "Fixed", "patch", "patch"),
    ],
)
def test_the_version_or_the_heads_of_the_changelog_say_as_much_as_the_change_asks(
    tmp_path: Path, new: str, head: str, needed: str, says: str
) -> None:
    below = f"## [Unreleased]\n\n### {head}\n" if head else f"## [{new}]\n"
    old = "0.2.0" if new < "0.9" else "1.0.0"
    sides = (("left", old, ""), ("right", new, f"{below}\n- New.\n"))
    trees = (versioned(tmp_path / side, *said) for side, *said in sides)
    ways = {"major": ["less"], "minor": ["more"]}.get(needed, [])
    told = () if ways else (FLIP._replace(worded=True),)
    change = Change(GAME, "left", "right", flips=told, met=frozenset(ways))
    found = released([change], *trees)
    assert (found.kind, found.says) == (needed, says)
    assert len(found.findings) == (KINDS.index(says) < KINDS.index(needed)), found.findings


def test_a_version_that_is_taken_out_is_missed(tmp_path: Path) -> None:
    left, right = (versioned(tmp_path / one, one, "") for one in ("1.0.0", ""))
    (finding,) = released([], left, right).findings
    assert (finding.file, "it was 1.0.0" in finding.message) == ("pyproject.toml", True)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ((GAME, "HEAD", "nowhere"), 'no commit "nowhere" here; `git log'),
        (("HEAD", "CHANGELOG.md"), "it is a file; name a folder of rules, a wheel or a commit"),
        (("HEAD", "docs"), "there are no rules in it; name a folder"),
        (("HEAD", "none.whl"), "none.whl"),
        (("otherstone", "HEAD", "."), "have no game otherstone"),
        (("HEAD", "--records", "docs", "--games", "0"), "docs: no record of these games"),
        (("fiji", "half=up", "--release"), "--release compares commits, folders or wheels"),
    ],
)
def test_misuse_is_told_with_the_fix(project: Path, words: Sequence[str], says: str) -> None:
    assert says in misuse("diff", *words)


def test_a_checkout_in_a_folder_is_no_home_of_its_rules(tmp_path: Path) -> None:
    checkout = {f"fork/engine/atoll/{one}": "" for one in ("words.py", "fiji/game.py")}
    laid(tmp_path, {**checkout, f"home/engine/atoll/{GAME}/game.py": ""})
    with opened(str(tmp_path), tmp_path) as tree:
        assert tree.games == (GAME,)


def test_rules_that_do_not_run_are_named_and_nothing_stays_behind(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    aside = tmp_path / "aside"
    aside.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(aside))
    (project / RULES).write_text("def may_take(:\n", "utf-8")
    ran = diff("HEAD")
    assert (ran.exit_code, "Traceback" in ran.output) == (2, False)
    assert f"{RULES}" in ran.output
    assert [*aside.iterdir()] == []


def test_what_git_cannot_tell_is_told(project: Path) -> None:
    (project / "README.md").write_text("New.\n", "utf-8")
    (note,) = in_json("HEAD", "HEAD")["notes"]
    assert note == "This checkout has changes that no commit holds; they are not compared."
    assert in_json("HEAD")["notes"] == [
        ". has changes that no commit holds; they are compared too."
    ]
    shutil.rmtree(project / ".git")
    ran = diff(GAME, ".", "HEAD")
    assert (ran.exit_code, "This is no checkout of git" in ran.output) == (2, True)


def test_the_workflow_of_the_guide_does_in_a_project_what_it_says(project: Path) -> None:
    page = (HOME / "docs/howto/report_on_a_pull_request.md").read_text("utf-8")
    job = yaml.safe_load(page.partition("```yaml\n")[2].partition("```")[0])["jobs"]["report"]
    ours = [step["run"] for step in job["steps"] if step.get("run", "").startswith("atoll ")]
    git(project, "update-ref", "refs/remotes/origin/main", "HEAD")
    fewer(project)
    committed(project, "Only one")
    around = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "BASE": job["env"]["BASE"].replace("${{ github.base_ref }}", "main"),
        "GITHUB_STEP_SUMMARY": str(project / "summary.md"),
        "GITHUB_ACTIONS": "true",
        "ATOLL_GAMES": "",
    }
    ran = [
        subprocess.run(
            ["bash", "-e", "-c", words], env=around, check=False, capture_output=True, text=True
        )
        for words in ours
    ]
    assert [one.returncode for one in ran] == [1, 3]
    assert "Fiji" not in ran[0].stdout
    assert job["steps"][-1]["if"] == "${{ !cancelled() }}", "no report where an example fails"
    release = "the change is major, and the changelog says nothing new"
    assert f"::error file=CHANGELOG.md,line=3,title=release::{release}" in ran[1].stderr
    assert f"::warning file={CHAPTER},line=25,title=Ana takes two" in ran[1].stderr
    assert f"::notice file={RULES},line=8,title=rules touched::This touches" in ran[1].stderr
    summary = (project / "summary.md").read_text("utf-8")
    assert summary.startswith("## Last Stone, origin/main to HEAD: 1 rule is touched; major")
    assert "players may do or have less than by origin/main: shown by" in summary


def test_the_hooks_are_commands_of_ours() -> None:
    hooks = yaml.safe_load((HOME / ".pre-commit-hooks.yaml").read_text("utf-8"))
    page = (HOME / "docs/howto/report_on_a_pull_request.md").read_text("utf-8")
    assert [hook["id"] for hook in hooks if f"- id: {hook['id']}" not in page] == []
    for hook in hooks:
        words = [word for word in hook["entry"].split()[1:] if word.startswith("-")]
        told = atoll(hook["entry"].split()[1], "--help").output
        assert [word for word in words if word not in told] == []


# Edits with a known answer (edits.toml); the soak compares each as `atoll diff` does


KEPT = tomllib.loads(Path(__file__).with_name("edits.toml").read_text("utf-8"))
EDITS: list[Mapping[str, Any]] = [
    {"name": f"{game}: {name}", "game": game, **edit}
    for game, edits in KEPT.items()
    for name, edit in edits.items()
]


@contextmanager
def trees(edit: Mapping[str, Any]) -> Iterator[tuple[Tree, Tree]]:
    """The tree before an edit and the one after it."""
    commit = edit.get("commit")
    with TemporaryDirectory() as folder:
        sides = (f"{commit}~1", commit) if commit else (HOME, copied(edit, Path(folder)))
        with opened(str(sides[0]), HOME) as left, opened(str(sides[1]), HOME) as right:
            yield left, right


def copied(edit: Mapping[str, Any], to: Path) -> Path:
    """A copy of the rules with the edit in it."""
    for room in ("engine", "features", "docs", "steps"):
        shutil.copytree(HOME / room, to / room)
    edited(to / edit["file"], edit["old"], edit["new"])
    return to


def compared(edit: Mapping[str, Any], wanted: Wanted) -> Change:
    with trees(edit) as (left, right):
        return change(edit["game"], left, right, wanted)


def test_thirty_edits_of_three_kinds_are_kept_and_each_can_still_be_planted() -> None:
    planted = [edit for edit in EDITS if "file" in edit]
    gone = [
        edit["name"]
        for edit in planted
        if (HOME / edit["file"]).read_text("utf-8").count(edit["old"]) != 1
    ]
    assert (len(EDITS), gone) == (30, [])
    assert {edit["kind"] for edit in EDITS} == {"patch", "minor", "major"}
