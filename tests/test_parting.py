"""Where two texts of the rules part: each is told by itself, and fails by the other."""

import json
import shutil
import tomllib
from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from in_git import committed, git
from shown import Command, in_checkout

from atoll.home import HOME
from atoll.proof import earlier, parting
from atoll.proof.cases import Case
from atoll.proof.parting import ALIKE, ALONE, Parted, parted, since_last_change
from atoll.table.games import modules

Fault = tuple[str, str, str]
"""A game, one of its modules, and the text of that with a fault in it."""

# Faults as people make them


def faults() -> Iterator[Fault]:
    """Those that laws have to refute, and those that examples have to notice."""
    for file in sorted((HOME / "tests" / "law_faults").glob("*.toml")):
        for one in written(file):
            if "unseen" not in one:
                yield planted(file.stem, one["module"], [one])
    for one in written(HOME / "tests" / "human_faults.toml"):
        yield planted("fiji", one["module"], one["edit"])


def written(file: Path) -> list[dict[str, Any]]:
    return list(tomllib.loads(file.read_text("utf-8"))["fault"])


def planted(game: str, module: str, edits: list[dict[str, str]]) -> Fault:
    name = f"atoll.{game}.{module}"
    text = modules(game)[name].read_text("utf-8")
    for edit in edits:
        assert text.count(edit["old"]) == 1, edit["old"]
        text = text.replace(edit["old"], edit["new"])
    return game, name, text


def parted_by(fault: Fault) -> Parted:
    game, module, text = fault
    return parted(game, {module: text}, {})


FAULTS = [*faults()]
DRAWN = [Random(33).choice([*of]) for _, of in groupby(sorted(FAULTS), key=itemgetter(0))]


def untold(drawn: list[Fault]) -> list[str]:
    """The faults of which nothing is told, and why."""
    found = [(one[1], parted_by(one)) for one in drawn]
    return [f"{name}: {one.why}" for name, one in found if not (one.now or one.before)]


def test_what_a_fault_does_at_a_table_is_told() -> None:
    """Of one fault a game, but for one that the engine may never ask about; soak tries them all."""
    silent = untold(DRAWN)
    assert len(silent) <= 1, silent


def test_rules_that_do_the_same_part_nowhere() -> None:
    _, module, text = planted("bali", "rules", [])
    assert parted("bali", {module: f"{text}\n# a word more"}, {}).why == ALIKE


# The rules before their last change

TIES_SHARE = (
    "standing = [every([scores[s] != scores[r] for r in seats if r != s]) for s in seats]",
    "standing = [True for _ in seats]",
)
LAW = "at_most_one_player_executes_a_row"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with one commit."""
    root = tmp_path_factory.mktemp("checkout")
    for room in ("engine", "steps", "docs", "features"):
        shutil.copytree(HOME / room, root / room, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HOME / "pyproject.toml", root)
    git(root, "init", "-q")
    committed(root, "The rules")
    return root


def edited(root: Path, old: str, new: str) -> None:
    path = root / "engine" / "atoll" / "fiji" / "rules.py"
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_after_an_edit_what_happens_now_and_what_happened_before_are_told(checkout: Path) -> None:
    atoll = in_checkout(checkout)
    edited(checkout, *TIES_SHARE)
    asked = f"atoll prove fiji --law {LAW} --witnesses 2 --keep"
    told = atoll(Command(asked, ""))
    for name in ("What the rules do now", "What they did before", "Also, by another rule"):
        assert name in told
    kept = {*(checkout / "features/fiji/witnesses").iterdir()}
    proved = json.loads(atoll(Command(f"{asked} --json", "")).partition("\nKept ")[0])
    assert kept == {*(checkout / "features/fiji/witnesses").iterdir()}, "found again"
    assert proved["laws"][0]["verdict"] == "refuted"
    for name, outcome in (("now", "passed"), ("before", "failed")):
        lines = [line for scenario in proved["parted"][name] for line in ("", *scenario)]
        file = checkout / f"{name}.feature"
        file.write_text("\n".join(["@fiji", "Feature: Fiji", *lines]) + "\n", encoding="utf-8")
        ran = json.loads(atoll(Command(f"atoll check {file} --json", "")))
        assert {one["outcome"] for one in ran["scenarios"]} == {outcome}
    edited(checkout, *reversed(TIES_SHARE))
    git(checkout, "clean", "-qfd", "features")


def test_the_rules_before_their_last_change_are_those_of_git(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = checkout / "engine" / "atoll" / "fiji"
    monkeypatch.setattr(earlier, "folder", lambda _: package)
    monkeypatch.setattr(earlier, "HOME", checkout)
    before = (package / "rules.py").read_text("utf-8")
    assert earlier.earlier("fiji") == {}, "there is no commit before the first"
    edited(checkout, "# 4 The exchange", "# 4 Exchanges")
    assert earlier.earlier("fiji") == {"atoll.fiji.rules": before}
    committed(checkout, "Another word")
    (package / "laws" / "end.py").write_text("# a law is no rule\n", encoding="utf-8")
    assert earlier.earlier("fiji") == {"atoll.fiji.rules": before}
    edited(checkout, "# 4 Exchanges", "# 4 The exchange")
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
