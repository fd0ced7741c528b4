"""Laws that were proved before: what is kept of them, for whom it holds, what is asked again."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from printed import printed
from typer.testing import CliRunner

from atoll import digests
from atoll.cli import app
from atoll.cli.prove import told
from atoll.proof.as_json import as_dict
from atoll.proof.leaning import leaning
from atoll.proof.proofs import Proof, proof
from atoll.proof.saved import asked_by, save, saved
from atoll.schemas import schemas

LAW = "at_most_one_player_executes_a_row"


@pytest.fixture(scope="module")
def found() -> Proof:
    return proof("fiji", LAW)


def test_the_command_keeps_what_holds_and_not_what_a_second_solver_says(
    found: Proof, tmp_path: Path
) -> None:
    words = ["prove", "fiji", "--law", LAW, "--second", "--save", str(tmp_path)]
    assert CliRunner().invoke(app, words).exit_code == 0
    [(name, kept)] = saved("fiji", tmp_path).items()
    assert (name, kept.verdict, kept.range) == (LAW, found.verdict, found.range)
    assert [one.smt for one in kept.cases] == [one.smt for one in found.cases]
    assert {one.second for one in kept.cases} == {None}


@pytest.mark.parametrize(
    "fallen", [{"verdict": "refuted"}, {"verdict": "unproved"}, {"noticed": "missed"}]
)
def test_what_does_not_hold_is_asked_again(
    found: Proof, tmp_path: Path, fallen: dict[str, Any]
) -> None:
    save("fiji", [found._replace(**fallen)], tmp_path, asked_by())
    assert saved("fiji", tmp_path) == {}


def test_a_law_is_read_as_it_was_proved_by_the_same_engine(
    found: Proof, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save("fiji", [found], tmp_path, asked_by())
    assert saved("fiji", tmp_path) == {LAW: found}
    (changed := tmp_path / "rules.py").write_text("# another", encoding="utf-8")
    *ours, (last, _) = digests.engine()
    monkeypatch.setattr(digests, "engine", lambda: iter([*ours, (last, changed)]))
    assert saved("fiji", tmp_path) == {}


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"by": 1, "laws": 2}', "BY"])
def test_what_cannot_be_read_is_asked_again(tmp_path: Path, text: str) -> None:
    torn = json.dumps({"by": asked_by(), "laws": {LAW: {"cases": [{}]}}})
    (tmp_path / "fiji.json").write_text(text.replace("BY", torn), encoding="utf-8")
    assert saved("fiji", tmp_path) == {}
    assert saved("fiji", tmp_path / "none") == {}


# What leans on what


DEEPER = "clearing_away_and_dealing_conserve_every_colour"
FARTHER = "no_pile_ever_has_more_beads_than_the_box"
"""It leans on what leans on the deeper one."""


def test_a_law_falls_with_what_its_lemmas_lean_on() -> None:
    lemma, far = proof("fiji", DEEPER), proof("fiji", FARTHER)
    assert DEEPER not in far.lemmas
    assert leaning("fiji", [far, lemma]) == [far, lemma]
    found = leaning("fiji", [far, lemma._replace(verdict="unknown")])
    assert [(one.verdict, one.holds) for one in found] == [("unproved", False), ("unknown", False)]
    lines = printed(told(found, None, verbose=False, quiet=True))
    assert any(line.startswith("unproved  no pile ever has more beads") for line in lines)
    assert any("it leans on what does not hold: clearing away" in line for line in lines)
    shown = json.loads(json.dumps(as_dict("fiji", found)))
    jsonschema.validate(shown, schemas()["prove.schema.json"])
    assert [law["fallen"] for law in shown["laws"]] == [[DEEPER], []]
