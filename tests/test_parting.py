"""Where two texts of the rules part: each is told by itself, and fails by the other."""

import json
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest
from in_git import committed, edited, git
from shown import Command, in_checkout

from atoll.home import HOME
from atoll.mutate import parting
from atoll.mutate.parting import ALONE, Parted, since_last_change
from atoll.proof.cases import Case

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
    asked = f"atoll prove fiji --law {LAW} --witnesses 2 --keep --json"
    proved = json.loads(atoll(Command(asked, "")).partition("\nKept ")[0])
    assert proved["laws"][0]["verdict"] == "refuted"
    for name in ("now", "before"):
        lines = [line for scenario in proved["parted"][name] for line in ("", *scenario)]
        text = "\n".join(["@fiji", "Feature: Fiji", *lines]) + "\n"
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
