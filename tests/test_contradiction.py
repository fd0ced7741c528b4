"""What contradicts a law, told: by the rules that it tells it passes, by the others it fails."""

import json
import shutil
import subprocess
from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from printed import printed
from shown import Command, in_checkout

from atoll.cli.prove_text import NO_SCENARIO, told
from atoll.home import HOME
from atoll.proof import contradiction, earlier
from atoll.proof.as_json import as_dict
from atoll.proof.cases import Case, case_of
from atoll.proof.contradiction import Against, contrasted, elsewhere
from atoll.proof.law import Law, laws, untold
from atoll.proof.proofs import proof
from atoll.running.perform import perform
from atoll.site.pages.laws import _page as law_page
from atoll.telling.scenario import Scenario
from atoll.telling.witness import Witness, keep

LAWS = laws("fiji")
TOLD = [law for law in LAWS.values() if not untold("fiji", law)]


def broken(law: Law) -> dict[str, str]:
    """The rules as the breach of a law reads them."""
    module = import_module(f"atoll.fiji.{law.breach.module}")
    text = Path(str(module.__file__)).read_text("utf-8")
    return {module.__name__: text.replace(law.breach.old, law.breach.new)}


def refuted(name: str) -> Case:
    """What contradicts a law by the rules of this process."""
    law, unknowns = laws("fiji")[name], import_module("atoll.fiji.unknowns")
    cases = (case_of(law, unknowns, seats) for seats in law.seats or (0,))
    return next(case for case in cases if case.verdict == "refuted")


def outcomes(*paths: str) -> list[str]:
    """What kept files show by the rules of this process, by their names."""
    return [one["outcome"] for path in paths for one in perform([path]).results]


def kept(scenario: Scenario, folder: Path) -> str:
    return str(keep(Witness("fiji", "law", "a law", "atoll prove", (scenario,)), folder))


# What is said of a law that holds


UNTOLD = "one_offer_stands_for_all_four_rows"


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (UNTOLD, "cannot be told as a scenario: it speaks of four rows in one"),
        ("at_most_one_player_executes_a_row", "is laid on a table and told as a scenario"),
    ],
)
def test_the_page_of_a_law_the_command_and_json_say_whether_it_can_be_told(
    name: str, says: str
) -> None:
    found = proof("fiji", name)
    rules = {rule: SimpleNamespace(unsure=False, title="A rule") for rule in found.rules}
    page: Any = SimpleNamespace(name="fiji", title="Fiji", rules=rules)
    assert says in str(law_page(page, found, "z3").text)
    lines = printed(told([found], {}, verbose=True, quiet=False))
    assert ("untold)" in lines[0]) == (name == UNTOLD)
    assert any(NO_SCENARIO in line for line in lines) == (name == UNTOLD)
    (law,) = as_dict("fiji", [found])["laws"]
    nothing: Mapping[str, Any] = {
        "now": None,
        "before": None,
        "others_now": [],
        "others_before": [],
    }
    assert law["told"] == {"untold": untold("fiji", LAWS[name]), **nothing}


# A law of one's own that is false


def one_executes() -> Mapping[str, Case]:
    values = {"count 1": 0, "count 2": 0, "count 3": 0, "most": 0}
    return {"at_most_one_player_executes_a_row": Case(3, "refuted", values=values)}


def test_where_no_other_rules_are_at_hand_what_happens_is_told_and_that_it_is_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(contradiction, "earlier", lambda _: {})
    (found,) = contradiction.against("fiji", one_executes()).values()
    assert (found.alone, found.there, found.why) == (True, None, "")
    assert found.here
    assert outcomes(kept(found.here, tmp_path)) == ["passed"]


def test_it_is_told_under_the_answers_that_the_law_is_claimed_for() -> None:
    name = "where_no_place_is_skipped_every_place_follows_another"
    values = {f"standing {seat}": 0 for seat in (1, 2, 3)}
    (found,) = contradiction.told("fiji", {name: Case(3, "refuted", values=values)}).values()
    told = [str(line) for scenario in found.scenarios for line in scenario.lines]
    assert "the ruling after_shared=next holds" in told


def test_rules_of_long_ago_that_do_not_run_are_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    text = {"atoll.fiji.rules": "raise RuntimeError"}
    monkeypatch.setattr(contradiction, "earlier", lambda _: text)
    (found,) = contradiction.against("fiji", one_executes()).values()
    assert (found.alone, found.why) == (True, "")


def test_what_breaks_the_engine_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("the rules are broken")

    monkeypatch.setattr("atoll.fiji.telling.laid", nothing)
    (found,) = contradiction.told("fiji", one_executes()).values()
    assert (found.scenarios, found.why) == ([], "the rules are broken")


def test_a_told_table_that_no_phrase_fits_is_not_shown() -> None:
    law = LAWS["nothing_is_negative_after_a_row"]
    there = partial(elsewhere, "fiji", broken(law))
    found = contrasted("fiji", {law.name: there(refuted, law.name)}, there)[law.name]
    assert isinstance(found, Against)
    assert found.here, "by rules that keep it, it can be told"
    assert not found.there, "a supply below nothing cannot"


# A checkout


EDITS = {
    "ties share": (
        "standing = [every([scores[s] != scores[r] for r in seats if r != s]) for s in seats]",
        "standing = [True for _ in seats]",
        "at_most_one_player_executes_a_row",
    ),
    "the worst count executes": (
        "return choose(most, number, 0 - number)",
        "return choose(most, 0 - number, number)",
        "the_best_count_that_nobody_shares_executes",
    ),
}


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


def git(root: Path, *words: str) -> str:
    named = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    done = subprocess.run(
        ["git", "-C", str(root), *named, *words], check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout


def committed(root: Path, what: str) -> None:
    git(root, "add", "-A")
    git(root, "commit", "-qm", what)


def edited(root: Path, old: str, new: str) -> None:
    path = root / "engine" / "atoll" / "fiji" / "rules.py"
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("edit", EDITS)
def test_after_an_edit_what_happens_now_and_what_happened_before_are_told(
    checkout: Path, edit: str
) -> None:
    old, new, law = EDITS[edit]
    atoll = in_checkout(checkout)
    edited(checkout, old, new)
    asked = Command(f"atoll prove fiji --law {law} --witnesses 3 --json", "")
    (told,) = json.loads(atoll(asked))["laws"]
    files = {}
    for name in ("now", "before"):
        files[name] = checkout / f"{name}.feature"
        every = [told["told"][name], *told["told"][f"others_{name}"]]
        lines = [line for scenario in every for line in ("", *scenario)]
        head = ["@fiji @witness", f"Feature: Fiji {name}"]
        files[name].write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")

    def came_to(name: str) -> set[str]:
        ran = json.loads(atoll(Command(f"atoll check {files[name]} --json", "")))
        return {one["outcome"] for one in ran["scenarios"]}

    assert (told["verdict"], told["told"]["untold"]) == ("refuted", "")
    assert told["told"]["others_now"] or told["told"]["others_before"]
    assert (came_to("now"), came_to("before")) == ({"passed"}, {"failed"})
    edited(checkout, new, old)
    assert (came_to("now"), came_to("before")) == ({"failed"}, {"passed"})


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


def test_without_git_there_are_no_rules_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.book.versions.shutil.which", lambda _: None)
    assert earlier.earlier("fiji") == {}
