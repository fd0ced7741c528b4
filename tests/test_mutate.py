"""Faults in the rules: planted where they should be, told apart, and never left behind."""

import ast
import json
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema
import pytest
import typer
from typer.testing import CliRunner, Result

from atoll.book import rules as book
from atoll.cli.console import Command, Misuse
from atoll.cli.mutate import mutate
from atoll.code.text import Source
from atoll.home import HOME
from atoll.mutate.children import Answer, answers
from atoll.mutate.every_fault import Planting, Tried, chosen, planting
from atoll.mutate.plant import Fault, faults, planted
from atoll.mutate.report import Mutation
from atoll.mutate.search import differing, happenings
from atoll.mutate.trial import Case, Verdict, tried
from atoll.table.games import modules

SCHEMA = json.loads((HOME / "engine/atoll/schemas/mutate.schema.json").read_text("utf-8"))
CHAPTER = "features/fiji/6_end_of_the_game.feature"
LINES = (HOME / CHAPTER).read_text("utf-8").splitlines()
END = [(CHAPTER, n) for n, line in enumerate(LINES, 1) if line.strip().startswith("Scenario:")]


@cache
def all_planted() -> Planting:
    return planting("fiji")


def fault(module: str, old: str, new: str) -> Fault:
    """The one fault that makes this of that."""
    found = [
        each
        for each in all_planted().faults
        if each.module.endswith(module) and old in each.old and new in each.new
    ]
    assert len(found) == 1, found
    return found[0]


def case(of: Fault) -> Case:
    """The fault, to be held against a chapter of examples and no law."""
    text = planted(all_planted().sources[of.module], of)
    return Case("fiji", of.module, text, of.rules, tuple(END), laws=False)


def answered(*cases: Case) -> list[Any]:
    jobs = [(each,) for each in cases]
    found = answers(tried, jobs, at_once=2, seconds=60)
    return [answer.value for answer in sorted(found, key=lambda answer: answer.job)]


# Planting


def test_every_fault_is_another_text_that_python_reads() -> None:
    of = all_planted()
    texts = {(each.module, planted(of.sources[each.module], each)) for each in of.faults}
    assert len(texts) == len(of.faults) > 1000
    for _, text in texts:
        ast.parse(text)


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
        ("a or 0", {"(a and 0)", "(0)"}),
        ("max(a, default=0)", {"min(a, default=0)"}),
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
    text = f"def rule():\n    return {before}\n"
    found = {planted(source, each)[23:-1] for source, each in _faults_of(text)}
    assert found == after


def _faults_of(text: str) -> Iterator[tuple[Source, Fault]]:
    source = Source("atoll.fiji.made", text)
    return ((source, each) for each in faults("fiji", {source.module: source}))


@pytest.mark.parametrize("line", ["import a\n", '"""Fiji 4.7: 7 seats."""\n', "x: list[1] = y\n"])
def test_what_decides_nothing_gets_no_fault(line: str) -> None:
    assert [*_faults_of(line)] == []


# Rules


def test_every_fault_concerns_rules_of_the_book() -> None:
    known = set(book("fiji"))
    of = all_planted().faults
    assert [each for each in of if not each.rules] == []
    assert {rule for each in of for rule in each.rules} <= known


def test_a_sample_covers_every_rule_and_is_the_same_every_time() -> None:
    of = all_planted().faults
    some = chosen(of, (), 60)
    assert some == chosen(of, (), 60) == [each for each in of if each in some]
    assert 60 <= len(some) < 100
    rules_of = [{rule for each in them for rule in each.rules} for them in (some, of)]
    assert rules_of[0] == rules_of[1]
    assert {rule for each in chosen(of, ["fiji_4_11"], None) for rule in each.rules} >= {
        "fiji_4_11"
    }


# Trials


def texts() -> dict[str, str]:
    files = modules("fiji")
    return {name: files[name].read_text("utf-8") for name in all_planted().sources}


def test_a_fault_dies_by_an_example_and_one_that_changes_nothing_lives() -> None:
    before = texts()
    bad = fault("rules", "[mine >= theirs for theirs in owned]", "[mine <= theirs")
    same = fault("rules", "choose(most, number, 0 - number)", "number, 1 - number")
    broken = fault("components", "GREEN, RED, YELLOW, BLUE = range(4)", "range(5)")
    killed, equal, crashed = answered(case(bad), case(same), case(broken))
    assert killed.by == "example"
    assert equal == Verdict("nothing")
    assert (crashed.by, "too many values" in crashed.what) == ("does not run", True)
    assert texts() == before


def _die() -> None:
    os._exit(1)


def _hang() -> None:
    time.sleep(60)


def _raise() -> None:
    raise ValueError("no")


def test_a_child_that_dies_or_hangs_is_an_answer() -> None:
    for work, failed, seconds in ((_die, "died", 60), (_raise, "died", 60), (_hang, "long", 1)):
        found = [*answers(work, [()], at_once=2, seconds=seconds)]
        assert found == [Answer(0, failed=failed)]


@cache
def _made() -> int:
    return os.getpid()


def _found() -> tuple[int, int]:
    return _made(), os.getpid()


def test_what_is_made_ready_is_there_for_every_child() -> None:
    found = answers(_found, [()] * 3, at_once=2, seconds=30, ready=_made)
    made, children = zip(*(answer.value for answer in found), strict=True)
    assert len({*made}) == 1
    assert len({*made, *children, os.getpid()}) == 5


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C is heard, also where pytest itself runs in the background and does not."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def test_ctrl_c_ends_all_children(interruptible: None) -> None:
    running = answers(_sleep, [(0.0,), (60.0,), (60.0,)], at_once=2, seconds=60)
    next(running)
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        next(running)
    assert multiprocessing.active_children() == []


def _sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


# The report


def test_the_report_fits_its_schema_and_counts_each_status() -> None:
    said = [("example", True), ("law", True), ("nothing", True)]
    said += [("nothing", False), ("does not run", True)]
    some = all_planted().faults[: len(said)]
    of = [Tried(one, Verdict(by), seen) for one, (by, seen) in zip(some, said, strict=True)]
    told = Mutation(all_planted(), some, tuple(of)).as_dict()
    jsonschema.Draft202012Validator(SCHEMA).validate(told)
    assert set(told["counts"].values()) == {1}
    assert [each["status"] for each in told["faults"]][2:] == [
        "survived",
        "unseen",
        "does not run",
    ]
    assert told["sound"] is False
    assert Mutation(all_planted(), some[3:], tuple(of[3:])).as_dict()["sound"] is True


# The command


def run(*arguments: str) -> Result:
    app = typer.Typer()
    app.command(cls=Command)(mutate)
    return CliRunner().invoke(app, arguments)


def test_the_faults_are_listed_with_their_lines() -> None:
    listed = run("fiji", "--list", "--rule", "Fiji 4.11", "--json")
    told = json.loads(listed.stdout)
    jsonschema.Draft202012Validator(SCHEMA).validate(told)
    assert told["tried"] == 0
    assert {each["status"] for each in told["faults"]} == {None}
    assert any("half_down" in each["new"] for each in told["faults"])
    plain = run("fiji", "--list", "--rule", "fiji_4_11").stdout
    assert "rules.py:" in plain
    assert "  - halves" in plain


@pytest.mark.parametrize(
    "wrong", [("--rule", "fiji_9_9"), ("--jobs", "0"), ("--sample", "few"), ("--jobs", "-1")]
)
def test_what_cannot_be_asked_for_is_a_misuse(wrong: tuple[str, str]) -> None:
    assert isinstance(run("fiji", "--list", *wrong).exception, Misuse | SystemExit)
    assert run("fiji", "--list", *wrong).exit_code


# The search


def test_a_table_is_found_where_a_fault_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("atoll.mutate.search._starts", lambda _, **__: [(("Ana", "Ben"), {})])
    known = happenings("fiji")
    assert known == happenings("fiji")
    assert {one.when for one in known} >= {"opening", "move", "look", "fiji_4_4", "fiji_5_1"}
    assert differing("fiji", json.loads(json.dumps(known))) == []
    wrong = [one._replace(then={}) for one in known[:3]]
    assert [one.then for one in differing("fiji", json.loads(json.dumps(wrong)))] == [{}] * 3
