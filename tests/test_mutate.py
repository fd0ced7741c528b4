"""Faults in the rules: planted where they should be, told apart, and never left behind."""

import ast
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest
from in_git import committed, edited, git, replaced
from printed import schema
from ran import interrupted
from shown import Command, in_checkout

from atoll.book import rules as book
from atoll.code.text import Source
from atoll.home import HOME, file_of, from_home
from atoll.mutate import every_fault as on_trial
from atoll.mutate import parting
from atoll.mutate.children import NotThere, Work, child, side_by_side
from atoll.mutate.every_fault import Tried, chosen, report, trial, tried
from atoll.mutate.parting import ALONE, Parted, since_last_change
from atoll.mutate.plant import Fault, faults
from atoll.mutate.search import differing, happenings
from atoll.proof.cases import Case
from atoll.running.house import below
from atoll.table.games import modules


@cache
def all_planted() -> list[Fault]:
    """Those of the small game."""
    return faults("rps")


def test_every_fault_is_another_text_that_python_reads() -> None:
    texts = {(each.module, text(each)) for each in all_planted()}
    assert len(texts) == len(all_planted()) > 100
    for _, one in texts:
        ast.parse(one)


def text(fault: Fault) -> str:
    """Its module as it reads with it."""
    return fault.planted[fault.module]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", {"a <= b", "a > b"}),
        ("not a", {"(a)"}),
        ("a and b", {"(a or b)", "(b)", "(a)"}),
        ("every([a, b])", {"some([a, b])", "every([b])", "every([a])"}),
        ("choose(a, b, c)", {"choose(a, c, b)"}),
        ("half_up(a)", {"half_down(a)"}),
        ("(Event(a), *b)", {"(*b,)", "(Event(a),)"}),
        ("t._replace(a=b)", {"t._replace()"}),
        ("x[a][b]", {"x[b][a]"}),
        ("7", {"8", "6"}),
        ('"fiji_4_7"', {'"fiji_4_8"'}),
        ("b if a else c", {"c if a else b"}),
        ("range(n)", {"range(1, n)", "range(n - 1)"}),
        ("a[0]", {"a[1]"}),
        ("a == 0", {"a == 1", "a != 0"}),
        (
            "[a for a in b if c]",
            {
                "[a for a in b if True]",
                "[a for a in b if not (c)]",
            },
        ),
        ("f(maxsize=4)", set()),
    ],
)
def test_what_a_line_could_be_written_as(before: str, after: set[str]) -> None:
    found = _faults_of(f"def rule():\n    return {before}\n")
    assert {text(each)[23:-1] for each in found} == after


def _faults_of(text: str) -> list[Fault]:
    return faults("fiji", [Source("atoll.fiji.made", text)])


@pytest.mark.parametrize("line", ["import a\n", '"""Fiji 4.7: 7 seats."""\n', "x: list[1] = y\n"])
def test_what_decides_nothing_gets_no_fault(line: str) -> None:
    assert _faults_of(line) == []


def test_a_sample_covers_every_rule_of_the_book_and_is_the_same_every_time() -> None:
    of = all_planted()
    some = chosen(of, (), 20)
    assert some == chosen(of, (), 20) == [each for each in of if each in some]
    assert 20 <= len(some) < len(of)
    every = some, chosen(of, (), 1), of
    rules_of = [{rule for each in them for rule in each.rules} for them in every]
    assert rules_of[0] == rules_of[1] == rules_of[2] <= {*book("rps")}
    assert all("rps_2_1" in each.rules for each in chosen(of, ["rps_2_1"], None))


@pytest.mark.parametrize(
    ("work", "seconds", "said"),
    [
        (partial(os._exit, 1), 60, "the process ended without an answer"),
        (partial(int, "no"), 60, "the process ended without an answer"),
        (partial(bytearray, 5 << 30), 60, "the process ended without an answer"),
        (partial(time.sleep, 60), 1, "it does not end"),
    ],
    ids=["dies", "errs", "takes too much", "hangs"],
)
def test_a_child_that_dies_or_hangs_is_told(work: Work, seconds: float, said: str) -> None:
    with pytest.raises(NotThere, match=said):
        child("rps", {}, work, seconds=seconds)


def test_sets_are_told_alike_in_every_child_and_who_asks_stays_as_it_was() -> None:
    before = {**os.environ}
    hashed, alike = [sys.executable, "-c", "print(hash('word'))"], {"PYTHONHASHSEED": "0"}
    assert child("rps", {}, hash, "word") == int(
        subprocess.check_output(hashed, env=before | alike)
    )
    assert os.environ == before


def test_ctrl_c_ends_all_children() -> None:
    running = side_by_side(partial(child, "rps", {}, time.sleep), (0, 60, 60, 60), 2)
    next(running)
    with interrupted(0.3):
        next(running)
    with interrupted(0.3):
        child("rps", {}, time.sleep, 60)
    assert multiprocessing.active_children() == []


def test_the_report_fits_its_schema_and_counts_each_status() -> None:
    of = tuple(map(Tried, all_planted(), on_trial.STATUSES))
    told = report("rps", len(all_planted()), of)
    schema("mutate").validate(told)
    assert set(told["counts"].values()) == {1}
    assert [each["status"] for each in told["faults"]] == [*on_trial.STATUSES]
    assert told["sound"] is False
    assert report("rps", 4, of[:4])["sound"] is True


def test_a_table_is_found_where_a_fault_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.mutate.search._starts", lambda _, **__: [(("Ana", "Ben"), {})])
    known = happenings("rps")
    assert known == happenings("rps")
    assert {one.when for one in known} >= {"opening", "move", "look"}
    assert differing("rps", known) == []
    wrong = [one._replace(then={}) for one in known[:3]]
    assert [one.then for one in differing("rps", wrong)] == [{}] * 3
    monkeypatch.setattr("atoll.mutate.search._shown", endless)
    assert differing("rps", known[:1]) == known[:1]


def endless(*_: object) -> None:
    while True:
        pass


# Faults tried one after another: each alone, asked of whatever runs it, and ended


def test_a_fault_is_seen_where_games_at_random_go_otherwise_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where nothing can be gathered of games it stays."""
    monkeypatch.setattr(on_trial, "trial", lambda *_: ("survived", "", ""))
    fault = next(one for one in all_planted() if one.kind == "sign exchanged")
    same_text = fault.source.between(fault.edit.start, fault.edit.end)
    same = fault._replace(edit=fault.edit._replace(new=same_text))
    found = {one.fault: one.status for one in tried("rps", [fault, same], 2)}
    assert found == {fault: "survived", same: "unseen"}
    monkeypatch.setattr(on_trial, "happenings", int)  # of a name it ends in an error
    assert [*tried("rps", [same], 1)] == [Tried(same, "survived")]


def verdict(statement: str, places: tuple[tuple[str, int], ...]) -> on_trial.Verdict:
    """What is said of the small game if a rule begins with a statement."""
    begins = "    shown = ["
    wrong = misread("rps", "rules", [{"old": begins, "new": f"    {statement}\n{begins}"}])
    return trial(*wrong, (), places)


def places(file: str) -> tuple[on_trial.Place, ...]:
    return tuple((file, line) for line in on_trial.examples(file))


def test_a_fault_that_does_not_end_is_ended_and_one_that_no_law_can_ask_does_not_run() -> None:
    of_rps = [place for file in below(file_of("features/rps")) for place in places(from_home(file))]
    assert verdict("while True: pass", (*of_rps,))[0] == "example"
    status, _, said = verdict("raise ValueError('no sign')", ())
    assert status == "does not run"
    assert " breaks off: ValueError: no sign (rules.py:" in said


def test_where_no_example_is_asked_a_law_is() -> None:
    fault = next(one for one in all_planted() if one.new == "return lookup(BEATS, one) != other")
    found = trial("rps", fault.planted, fault.rules, ())
    assert found == ("law", "of_two_different_signs_one_beats_the_other", "")


# Faults as a person makes them: of each the example named for it tells


Human = dict[str, Any]

FILE = Path(__file__).parent / "human_faults.toml"
FAULTS: Mapping[str, Human] = tomllib.loads(FILE.read_text(encoding="utf-8"))


def misread(
    game: str, module: str, edits: Iterable[Mapping[str, str]]
) -> tuple[str, dict[str, str]]:
    """A game, and a module of it by its name as it reads with a fault."""
    name = f"atoll.{game}.{module}"
    found = modules(game)[name].read_text("utf-8")
    for edit in edits:
        found = replaced(found, edit["old"], edit["new"])
    return game, {name: found}


def planted(fault: Human) -> tuple[str, dict[str, str]]:
    return misread("fiji", fault["module"], fault.get("edit", [fault]))


def rows(fault: Human) -> tuple[on_trial.Place, ...]:
    """Where the one example stands that has this name: its place, or that of each of its rows."""
    chapter = f"features/fiji/{fault['chapter']}.feature"
    found = {
        (chapter, line): one.placed.line
        for line, one in on_trial.examples(chapter).items()
        if one.placed.scenario.name == fault["example"]
    }
    assert len(set(found.values())) == 1, fault["example"]
    return tuple(found)


def test_each_fault_is_noticed_by_its_example() -> None:
    every = FAULTS.values()
    verdicts = side_by_side(lambda one: trial(*planted(one), (), rows(one)), [*every], 2)
    found = dict(zip(FAULTS, verdicts, strict=True))
    assert {name: said for name, said in found.items() if said[0] != "example"} == {}


# Where two texts of the rules part: each is told by itself, and fails by the other


TIES_SHARE = (
    "standing = [every([scores[s] != scores[r] for r in seats if r != s]) for s in seats]",
    "standing = [True for _ in seats]",
)
RULES = "engine/atoll/fiji/rules.py"
LAW = "at_most_one_player_executes_a_row"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with one commit, and what Python has compiled of it."""
    root = tmp_path_factory.mktemp("checkout")
    for room in ("engine", "steps", "docs", "features"):
        shutil.copytree(HOME / room, root / room)
    for name in ("pyproject.toml", ".gitignore"):
        shutil.copy(HOME / name, root)
    git(root, "init", "-q")
    committed(root, "The rules")
    return root


def test_after_an_edit_what_happens_now_and_what_happened_before_are_told(checkout: Path) -> None:
    atoll = in_checkout(checkout)
    edited(checkout / RULES, *TIES_SHARE)
    asked = f"atoll prove fiji --law {LAW} --keep --json"
    proved = json.loads(atoll(Command(asked, "")).partition("\nKept ")[0])
    assert proved["laws"][0]["verdict"] == "refuted"
    for name in ("now", "before"):
        text = f"@fiji\nFeature: Fiji\n\n{proved['parted'][name]}\n"
        (checkout / f"{name}.feature").write_text(text, encoding="utf-8")
    assert "@law" in (checkout / "features/fiji/witnesses.feature").read_text("utf-8")
    ran = json.loads(atoll(Command("atoll check now.feature before.feature --json", "")))
    ends = {(one["file"], one["outcome"]) for one in ran["scenarios"]}
    assert ends == {("now.feature", "passed"), ("before.feature", "failed")}
    edited(checkout / RULES, *reversed(TIES_SHARE))
    git(checkout, "checkout", "-q", "features")


def test_the_rules_before_their_last_change_are_those_of_git(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = checkout / "engine" / "atoll" / "fiji"
    monkeypatch.setattr(parting, "folder", lambda _: package)
    monkeypatch.setattr(parting, "HOME", checkout)
    before = (checkout / RULES).read_text("utf-8")
    assert parting.earlier("fiji") == {}, "there is no commit before the first"
    edited(checkout / RULES, "# 4 The exchange", "# 4 Exchanges")
    assert parting.earlier("fiji") == {"atoll.fiji.rules": before}
    committed(checkout, "Another word")
    (package / "laws" / "end.py").write_text("# a law is no rule\n", encoding="utf-8")
    assert parting.earlier("fiji") == {"atoll.fiji.rules": before}
    edited(checkout / RULES, "# 4 Exchanges", "# 4 The exchange")
    git(checkout, "checkout", "-q", "--", "engine/atoll/fiji/laws")


REFUTED: Mapping[str, Case] = {
    LAW: Case(3, "refuted", values={"count 1": 0, "count 2": 0, "count 3": 0, "most": 0})
}


@pytest.mark.parametrize(
    "texts", [{}, {"atoll.fiji.rules": "raise RuntimeError"}], ids=["none", "broken"]
)
def test_where_no_other_rules_run_the_values_are_all_that_is_told(
    texts: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parting, "earlier", lambda _: texts)
    assert since_last_change("fiji", REFUTED) == Parted(why=ALONE)
