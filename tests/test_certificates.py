"""Proofs that others can check: what is in the folder, and what is no proof however it looks."""

import json
import os
import stat
import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import jsonschema
import pytest
from typer.testing import CliRunner, Result

from atoll.cli import app
from atoll.proof import certificates
from atoll.proof.proofs import proof
from atoll.proof.saved import Asked, asked_of
from atoll.proof.solver import Question, certified
from atoll.proof.steps import flaws
from atoll.schemas import schemas

LAW, CHECKED = "rotating_a_goal_twice_changes_nothing", "the_box_holds_six_complete_sets"
FILES = {"README.md", "index.json", "check.sh"}


def asked_for(folder: Path, *laws: str) -> Result:
    chosen = [word for law in laws for word in ("--law", law)]
    words = ["prove", "fiji", *chosen, "--jobs", "1", "--certify", str(folder)]
    return CliRunner().invoke(app, words)


@pytest.fixture(scope="module")
def asked() -> Asked:
    return next(asked_of(proof("fiji", LAW)))


@pytest.fixture(scope="module")
def proved(asked: Asked) -> str:
    found = certified(Question(asked.text))
    assert found
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = asked_for(tmp_path / "proofs", LAW, CHECKED)
    assert found.exit_code == 0, found.output
    return tmp_path / "proofs"


# What is in the folder


def test_each_proof_lies_beside_its_question_and_names_it(folder: Path) -> None:
    told = json.loads((folder / "index.json").read_text("utf-8"))
    jsonschema.validate(told, schemas()["certificates.schema.json"])
    laws = {one["law"]: one["questions"] for one in told["laws"]}
    assert laws.keys() == {LAW, CHECKED}
    assert not laws[CHECKED], "what was tried case by case asks no solver"
    held = [each[part] for each in laws[LAW] for part in ("question", "proof")]
    assert {path.name for path in folder.iterdir()} == FILES | {one["file"] for one in held}
    for one in held:
        assert sha256((folder / one["file"]).read_bytes()).hexdigest() == one["sha256"]
    for each in laws[LAW]:
        first, second, *steps = (folder / each["proof"]["file"]).read_text("utf-8").splitlines()
        assert first == '(include "cpc/Cpc.eo")'
        assert second == f'(reference "{each["question"]["file"]}")'
        assert each["steps"] == sum(line.startswith("(step") for line in steps)
        assert each["command"] == f"ethos {each['proof']['file']}"


def test_the_page_says_what_is_in_no_file(folder: Path) -> None:
    page = (folder / "README.md").read_text("utf-8")
    assert "not checked here" in page
    assert f"]({LAW}.cpc)" in page
    assert "- the box holds six complete sets: checked, all" in page
    assert "$" not in page.replace('"$PWD', "")


def test_a_question_without_a_proof_is_named_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(certificates, "certified", lambda _: None)
    found = asked_for(tmp_path / "proofs", LAW)
    assert found.exit_code == 1
    assert f"atoll: {LAW}: cvc5 does not say" in found.stderr
    assert {path.suffix for path in (tmp_path / "proofs").iterdir()} == {
        ".md",
        ".json",
        ".sh",
        ".smt2",
    }


def test_what_ends_early_leaves_nothing_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(certificates, "certified", interrupted)
    assert asked_for(tmp_path / "proofs", LAW).exit_code == 130
    assert [*tmp_path.rglob("*")] == [tmp_path / "proofs"]


def test_a_folder_with_something_in_it_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine", encoding="utf-8")
    found = asked_for(tmp_path, LAW)
    assert found.exit_code == 2
    assert "it is there and not empty; name a new folder." in found.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_rules_are_not_certified(tmp_path: Path) -> None:
    words = ["prove", "fiji", "--reach", "--certify", str(tmp_path / "proofs")]
    found = CliRunner().invoke(app, words)
    assert found.exit_code == 2
    assert "--certify" in found.stderr
    assert not (tmp_path / "proofs").exists()


# What is no proof


def test_what_the_solver_says_has_no_flaw_that_can_be_seen(asked: Asked, proved: str) -> None:
    assert not [*flaws(proved, asked.text)]


def test_no_step_can_be_left_out(asked: Asked, proved: str) -> None:
    lines = proved.splitlines()
    assert len(lines) > 100
    without = ["\n".join(lines[:n] + lines[n + 1 :]) for n in range(len(lines))]
    whole = [lines[n] for n, less in enumerate(without) if not [*flaws(less, asked.text)]]
    assert all(line.startswith("(assume ") for line in whole), "it only proves more with fewer"


def changed(proved: str) -> Iterator[tuple[str, str]]:
    lines = proved.splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("(assume "))
    last = len(lines) - 1
    yield "assumes", _with(lines, first, "(assume @p1 false)")
    yield "trust", _with(lines, last, "(step @p1 false :rule trust :args (false))")
    yield "no command", _with(lines, first, "(declare-rule mine () :conclusion false)")
    yield "say false", _with(lines, last, "(step @p1 true :rule refl :args (true))")
    yield "given back", _with(lines, last, "(assume-push @p0 false)\n" + lines[last])
    yield "does not stand above", _with(lines, 0, lines[0].replace(")", " @t9999)", 1))


def _with(lines: list[str], number: int, line: str) -> str:
    return "\n".join([*lines[:number], line, *lines[number + 1 :]])


@pytest.mark.parametrize("number", range(6))
def test_a_changed_line_is_seen(asked: Asked, proved: str, number: int) -> None:
    words, other = [*changed(proved)][number]
    assert any(words in flaw for flaw in flaws(other, asked.text))


def test_the_proof_of_one_question_is_none_of_another(asked: Asked, proved: str) -> None:
    other = asked.text.replace("(assert", "(assert false)(assert true)\n(check-sat)(ignored", 1)
    assert any("assumes" in flaw for flaw in flaws(proved, other.replace("(assert\n", "(no\n")))


# What checks them


def checked(folder: Path, says: str, status: int = 0) -> tuple[int, str]:
    """What check.sh comes to with a checker that says this of every proof."""
    (folder / "cpc").mkdir(exist_ok=True)
    (folder / "cpc/Cpc.eo").touch()
    ethos = folder.parent / "ethos"
    ethos.write_text(f"#!/bin/sh\necho {says}\nexit {status}\n", encoding="utf-8")
    ethos.chmod(ethos.stat().st_mode | stat.S_IXUSR)
    ran = subprocess.run(
        ["sh", str(folder / "check.sh")],
        env={**os.environ, "ETHOS": str(ethos)},
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout


def test_only_the_word_correct_is_a_yes(folder: Path) -> None:
    proofs = len([*folder.glob("*.cpc")])
    assert checked(folder, "correct") == (0, f"{proofs} accepted, 0 refused.\n")
    for says, status in (("incomplete", 0), ("correct", 134), ("correctly", 0)):
        code, told = checked(folder, says, status)
        assert (code, f"0 accepted, {proofs} refused." in told) == (1, True)


def test_what_a_checker_does_not_ask_is_refused_all_the_same(folder: Path) -> None:
    path = min(folder.glob("*.cpc"))
    head, whole = path.read_text("utf-8").splitlines()[:2], path.read_text("utf-8")
    others = [
        text for words, text in changed(whole) if words not in ("assumes", "does not stand above")
    ]
    others += [
        whole.replace("(include", "; (include"),
        whole.replace(f"{path.stem}.smt2", "x.smt2"),
    ]
    others.append("\n".join(whole.splitlines()[:-1]) + "\n")
    assert len(head) + len(others) == 9
    for other in others:
        path.write_text(other, encoding="utf-8")
        assert checked(folder, "correct")[0] == 1, other[-100:]


def test_without_a_checker_it_says_where_to_say_it(folder: Path) -> None:
    ran = subprocess.run(
        ["sh", str(folder / "check.sh")],
        env={"PATH": os.environ["PATH"], "ETHOS": "no-such-ethos"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 2
    assert "There is no no-such-ethos; say where it is: ETHOS=" in ran.stderr
