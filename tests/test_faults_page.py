"""The pages of planted faults: what survived is told there, and what is outdated is not used."""

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from typer.testing import CliRunner

from atoll import book
from atoll.cli import app
from atoll.home import HOME
from atoll.mutate import saved as saving
from atoll.mutate.every_fault import Planting, Tried, planting
from atoll.mutate.register import read_register
from atoll.mutate.report import STATUSES, Mutation
from atoll.mutate.saved import CHANGED, NEVER, NONE, TORN, save, saved
from atoll.mutate.trial import Verdict
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import evidence, faults, rules
from atoll.site.verdicts import Verdicts

SCHEMA = json.loads((HOME / "engine/atoll/schemas/mutate.schema.json").read_text("utf-8"))
FILE, LINE = "features/fiji/4_exchange.feature", 12
NAME = "Five beads are too many"
EXAMPLE: dict[str, Any] = {
    "file": FILE,
    "line": LINE,
    "row": None,
    "name": NAME,
    "rule": "An offer",
    "feature": "4",
    "tags": ["fiji_4_1"],
    "outcome": "passed",
    "fired": [],
    "refused": ["fiji_4_1"],
    "hidden": [],
    "rulings": {},
    "asked": [],
    "steps": [],
    "impossible": None,
    "trace": [],
}
LAW = "at_most_one_player_executes_a_row"
MAIN, CHAPTER = "evidence/faults/fiji/index.md", "evidence/faults/fiji/4_exchange/index.md"


@cache
def planted() -> Planting:
    return planting("fiji", read_register("fiji"))


def tried(*survivors: int) -> Mutation:
    """All faults of Fiji, as if they had been tried: those of a rule in turn by all sorts."""
    sorts = (
        Verdict("example", f"{FILE}:{LINE}", NAME),
        Verdict("law", LAW),
        Verdict("does not run", what="TypeError"),
    )
    of = planted()
    found = [Tried(one, sorts[n % 3]) for n, one in enumerate(of.faults)]
    for number in survivors:
        found[number] = Tried(of.faults[number], Verdict("nothing"))
    return Mutation(of, of.faults, tuple(found))


def concerning(rule: str) -> list[int]:
    return [n for n, one in enumerate(planted().faults) if rule in one.rules]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the site looks."""
    monkeypatch.setattr(saving, "FOLDER", tmp_path)
    return tmp_path


def pages(of: Callable[[Any], Iterator[Any]] = faults.pages, *results: Any) -> dict[str, str]:
    found = of(gathered(Verdicts(results)))
    return {one.path: one.text for one in found if isinstance(one, Page)}


def section(page: str, rule: str) -> str:
    return page.partition(f"{{#{rule}}}")[2].partition("\n## ")[0]


# What is kept


def test_what_is_saved_is_the_report_with_the_texts_it_holds_for(folder: Path) -> None:
    file = save(tried(), folder)
    told = json.loads(file.read_text("utf-8"))
    jsonschema.Draft202012Validator(SCHEMA).validate(told)
    assert file.name == "fiji.json"
    assert {"atoll.fiji.rules", "equivalents"} <= told["texts"].keys()
    assert saved("fiji").found == told


@pytest.mark.parametrize("part", ["atoll.fiji.rules", "equivalents"])
def test_what_was_found_on_other_texts_is_not_used(folder: Path, part: str) -> None:
    file = save(tried(), folder)
    told = json.loads(file.read_text("utf-8"))
    told["texts"][part] = "0" * 64
    file.write_text(json.dumps(told), encoding="utf-8")
    assert saved("fiji") == (None, CHANGED)
    assert f"**{CHANGED}**" in pages()[MAIN]
    assert f"**{CHANGED}**" in pages()[CHAPTER]
    assert "{#faults" not in pages(rules.pages)["r/fiji_4_1/index.md"]


@pytest.mark.parametrize(
    ("text", "why"),
    [("", TORN), ("[]", TORN), ("{}", TORN), ('{"texts": {}, "tried": 1, "planted": 2}', NEVER)],
)
def test_what_cannot_be_read_or_is_a_sample_is_not_used(folder: Path, text: str, why: str) -> None:
    (folder / "fiji.json").write_text(text, encoding="utf-8")
    assert saved("fiji") == (None, why)


def test_where_nobody_planted_faults_the_page_says_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert saved("fiji", folder / "none") == (None, NEVER)
    command = "[`atoll mutate fiji --save .faults`](../../../howto/index.md#the-command)"
    assert f"**{NEVER}**\n{command} plants them" in pages()[MAIN]
    monkeypatch.setattr("atoll.mutate.register.folder", lambda _: folder)
    assert saved("fiji") == (None, NONE)


@pytest.mark.parametrize("some", [["--rule", "4.1"], ["--sample", "3"], ["--list"]])
def test_only_all_faults_are_saved(tmp_path: Path, some: Sequence[str]) -> None:
    ran = CliRunner().invoke(app, ["mutate", "fiji", *some, "--save", str(tmp_path / "x")])
    assert ran.exit_code == 2
    assert "--save is for all faults; leave --rule, --sample and --list out." in ran.output
    assert not (tmp_path / "x").exists()


# What is told


def test_a_fault_that_survived_is_told_on_the_page_of_its_chapter_and_counted(
    folder: Path,
) -> None:
    number = concerning("fiji_4_1")[0]
    fault = planted().faults[number]
    save(tried(), folder)
    assert "A hole:" not in pages()[CHAPTER]
    save(tried(number), folder)
    mine = section(pages()[CHAPTER], "fiji_4_1")
    assert "1 noticed by nothing." in mine
    assert f"<strong>A hole:</strong> <code>{fault.module.rpartition('.')[2]}." in mine
    assert f", line {fault.line}:" in mine
    assert "1 noticed by nothing." in pages()[MAIN]
    assert "1 noticed by nothing.](" in pages(rules.pages)["r/fiji_4_1/index.md"]


def test_what_noticed_a_fault_is_linked_and_counted(folder: Path) -> None:
    save(tried(), folder)
    numbers = concerning("fiji_4_1")
    mine = section(pages(faults.pages, EXAMPLE)[CHAPTER], "fiji_4_1")
    by_example, by_law = (sum(n % 3 == rest for n in numbers) for rest in (0, 1))
    assert f"- [{NAME}](../../../../e/fiji/4_exchange/" in mine
    assert f"): {by_example}\n" in mine
    assert f"](../../../../laws/fiji/{LAW}/index.md): {by_law}\n" in mine
    other = section(pages(faults.pages, EXAMPLE | {"name": "Another"})[CHAPTER], "fiji_4_1")
    assert f"- {NAME}: {by_example}\n" in other


def test_what_changes_nothing_is_told_with_its_reason(folder: Path) -> None:
    of = planted()
    number = next(n for n, one in enumerate(of.faults) if one.key in of.reasons and one.rules)
    found = tried()
    known = Tried(of.faults[number], Verdict("nothing"), "It <cannot> matter.")
    rest = (*found.tried[:number], known, *found.tried[number + 1 :])
    save(found._replace(tried=rest), folder)
    told = "".join(pages().values())
    assert "<li>It &lt;cannot&gt; matter. <code>" in told
    assert "1 changes nothing" in told


def test_every_status_has_its_column_and_every_rule_its_place(folder: Path) -> None:
    assert {*faults.COLUMNS} == {*STATUSES}
    save(tried(), folder)
    found = pages()
    for chapter in book.chapters("fiji"):
        page = found.get(f"evidence/faults/fiji/{chapter.file.stem}/index.md", "")
        for rule in chapter.rules:
            assert f"{{#{rule.id}}}" in page
            assert f"{rule.id}" in found[MAIN]


def test_the_evidence_leads_there(folder: Path) -> None:
    assert not [*folder.iterdir()]
    main = pages(evidence.pages)["evidence/index.md"]
    assert "- [Faults planted in its rules](faults/fiji/index.md)" in main
