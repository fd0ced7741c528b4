"""The table of evidence, every kind of gap in it, and the functions that state the rules."""

import ast
import re
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pytest
from in_git import laid
from printed import atoll, valid
from ran import result

from atoll import book
from atoll.book import BookError, last_run
from atoll.book.evidence import Evidence, RuleRow, evidence
from atoll.code.functions import Function, functions, levels, modules, read, refusable, stating
from atoll.code.text import Source
from atoll.home import HOME, file_of
from atoll.running import own
from atoll.running.own import Performance
from atoll.sources.features import scenarios
from atoll.table import games
from atoll.table.games import GAMES
from atoll.table.games import game as verbs
from atoll.table.stating import states


def whole() -> list[dict[str, Any]]:
    """A run that lacks nothing: every rule fires and refuses under every answer."""
    rules = [*book.rules("fiji")]
    rulings = games.game("fiji").RULINGS.values()
    chosen = [{one.name: answer} for one in rulings for answer in one.names()]
    return [result(fired=rules, refused=rules, rulings=one) for one in chosen]


def row(of: Evidence, rule: str) -> RuleRow:
    return next(one for one in of.rules if one.rule == rule)


def about(of: Evidence, kind: str) -> list[str]:
    return [problem.about for problem in of.problems if problem.kind == kind]


def without(of: dict[str, Any], rule: str, *kinds: str) -> dict[str, Any]:
    return {**of, **{kind: [one for one in of[kind] if one != rule] for kind in kinds}}


def test_a_whole_run_has_no_gap() -> None:
    found = evidence("fiji", whole())
    assert found.problems == ()
    assert [one.rule for one in found.rules] == [*book.rules("fiji")]


def test_events_and_what_is_hidden_apply_and_refusals_refuse() -> None:
    run = [
        result(fired=["fiji_4_3", "fiji_4_1"]),
        result(hidden=["fiji_4_3"]),
        result(refused=["fiji_4_3"], fired=["fiji_4_3"]),
    ]
    found = row(evidence("fiji", run), "fiji_4_3")
    assert (found.applies, found.refuses) == (3, 1)


def test_what_fails_is_no_evidence() -> None:
    of = ["fiji_4_1"]
    run = [result(outcome="failed", fired=of), result(outcome="failed", tags=of)]
    found = evidence("fiji", run)
    assert (row(found, "fiji_4_1").applies, row(found, "fiji_4_1").failing) == (0, 2)
    assert (found.scenarios, found.passed) == (2, 0)
    assert "fiji_4_1" in about(found, "never fires")
    assert about(found, "failing") == ["fiji"]


def test_what_no_example_shows_is_a_gap() -> None:
    run = [without(one, "fiji_4_9", "fired", "refused") for one in whole()]
    assert about(evidence("fiji", run), "never fires") == ["fiji_4_9"]
    run = [without(one, "fiji_4_1", "refused") for one in whole()]
    run = [without(one, "fiji_4_9", "refused") for one in run]  # which cannot refuse
    assert about(evidence("fiji", run), "never refuses") == ["fiji_4_1"]
    run = [one for one in whole() if one["rulings"] != {"half": "up"}]
    assert about(evidence("fiji", run), "answer unused") == ["half=up"]
    run = [*whole(), result(fired=["fiji_4_99"]), result(fired=["bali_1_1"])]
    assert about(evidence("fiji", run), "unknown rule") == ["fiji_4_99"]


def test_the_rules_that_refuse_are_read_off_the_source() -> None:
    text = (
        "_ASKS = {'a': ('reef_1_1', 'x')}\n"
        "_OTHER = 'reef_1_2'\n"
        "def literal(): return Refusal('reef_1_3_1', 'no')\n"
        "def raised(): raise Refused('reef_1_4', 'no')\n"
        "def asked(rule): rule, text = _ASKS['a']; return Refusal(rule, text)\n"
        "def event(): return Event('reef_1_5', 'x')\n"
        "def both(): return Event(_OTHER, 'x') or Refusal('reef_1_6', 'reef_1_7')\n"
    )
    (module,) = read("reef", [Source("atoll.reef", text)])
    refused = {rule for one in module.functions for rule in one.refuses}
    assert refused == {"reef_1_1", "reef_1_3_1", "reef_1_4", "reef_1_6"}


def test_every_rule_that_refuses_in_an_example_is_known_to_refuse() -> None:
    said = [step for one in scenarios(HOME / "features" / "fiji") for step in one.steps]
    refusing = {rule for step in said for rule in re.findall(r"is refused by (fiji_\w+)", step)}
    assert len(refusing) > 10
    assert refusing <= refusable("fiji")


def test_the_command_runs_the_examples_of_its_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Sequence[str]] = []

    def ran(paths: Sequence[str], **_: object) -> Performance:
        asked.append(paths)
        return Performance()

    monkeypatch.setattr(own, "performed", ran)
    monkeypatch.setattr(last_run, "whole", lambda: None)
    told = atoll("evidence", "fiji", "--json")
    assert (told.exit_code, valid(told.stdout, "evidence")["game"]) == (1, "fiji")
    assert asked == [[str(HOME / "features" / "fiji")]]


RAN, GUEST = (
    [result(file=f"features/{file}.feature", line=1) for file in files]
    for files in (("fiji/4_exchange", "kaivai/6_building"), ("rps/2_judging",))
)


def test_what_is_kept_rests_on_examples_and_phrases(tmp_path: Path) -> None:
    found = set()
    for file, text in product(("features/a.feature", "steps/a.py"), "ab"):
        laid(tmp_path, {file: text})
        found |= {last_run.digest(tmp_path), last_run.digest(tmp_path, guests=False)}
    assert len(found) == 8


@pytest.mark.usefixtures("away")
def test_examples_that_passed_with_exactly_these_rules_are_not_run_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Sequence[str]] = []

    def ran(paths: Sequence[str] = (), bar: object = None) -> Performance:
        asked.append([Path(path).parts[-2] for path in paths])
        some = GUEST if paths else RAN
        return Performance(
            [{**one, "file": str(file_of(one["file"]))} for one in some], problems=wrong
        )

    wrong = ["cannot be run"]
    monkeypatch.setattr(own, "performed", ran)
    assert own.ours().results
    assert (own.shown("fiji").problems, asked) == (["cannot be run"], [[], ["features"]])
    wrong = []
    assert (own.ours().passed, own.shown("fiji").results) == (True, RAN[:1])
    assert own.shown().results == [*RAN, *GUEST]
    assert own.shown("rps").results == GUEST
    assert asked[2:] == [[], ["fixture"], ["features"]]
    monkeypatch.setattr(last_run, "digest", lambda *_, **__: "other rules")
    assert own.shown("fiji").results == GUEST
    assert asked[5:] == [["features"]]


# The engine's functions beside the rules they state


def named(one: Function) -> Any:
    """What a symbol leads to; the module by its name, as a function may be called like it."""
    found: Any = resolve_name(f"{one.symbol.removesuffix(f'.{one.name}')}:{one.name}")
    return found.fget if isinstance(found, property) else found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_book_has_a_function(game: str) -> None:
    found = stating(game)
    assert [*found] == [*book.rules(game)]
    follows = {
        getattr(verbs(game), "SEATING", None)
    }  # how many sit down, where `table.contract` opens the game
    assert {rule for rule, those in found.items() if not those} <= follows
    assert max(len(those) for those in found.values()) == 3


def test_what_is_shown_is_the_text_of_the_function_that_is_named() -> None:
    for one in functions("fiji"):
        found = named(one)
        code = getattr(found, "__wrapped__", found).__code__
        assert (code.co_name, code.co_firstlineno) == (one.name.rpartition(".")[2], one.line)
        shown = [node for node in ast.parse(one.source).body if isinstance(node, ast.FunctionDef)]
        assert [node.name for node in shown] == [code.co_name]


@pytest.mark.parametrize(
    ("rule", "names"),
    [
        ("fiji_4_1", ["size_allowed", "_offered", "_refuse_offer"]),  # an event before a refusal
        ("fiji_7_3", ["set_aside_allowed", "held", "_set_aside"]),  # the one with fewer rules
        ("fiji_1_3", ["_scored"]),  # what only a decorator names
    ],
)
def test_the_nearest_function_comes_first(rule: str, names: list[str]) -> None:
    assert [one.name for one in stating("fiji")[rule]] == names


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_is_what_the_decorators_record(game: str) -> None:
    found = functions(game)
    assert {one.symbol: one.named for one in found} == {
        one.symbol: states(named(one)) for one in found
    }
    assert sum(bool(one.named) for one in found) > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_function_of_rules_states_a_rule_or_helps_one_that_does(game: str) -> None:
    found = [one for one in functions(game) if one.of_rules]
    assert idle(found) == set()
    assert idle([one._replace(named=()) for one in found]) == {one.symbol for one in found}


def idle(found: Sequence[Function]) -> set[str]:
    """Those that state no rule and are used by none that does."""
    calls = {one.symbol: one.calls for one in found}
    stating = [one.symbol for one in found if one.named]
    return {*calls} - {used for level in levels(stating, calls.__getitem__) for used in level}


@pytest.mark.parametrize("decorator", ['@rule("fiji_4_99")', "@rule(ALL)"])
def test_a_decorator_that_names_no_rule_of_the_book_is_refused(
    decorator: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Source("atoll.fiji.rules", f"\n\n{decorator}\ndef contest(counts):\n    return counts")
    monkeypatch.setattr("atoll.code.functions.sources", lambda _: [text])
    modules.cache_clear()
    unknown = re.findall(r"fiji_4_99|fiji_4_x|4\.8|ALL", decorator)[0]
    with pytest.raises(BookError) as refused:
        functions("fiji")
    assert str(refused.value) == (
        f"engine/atoll/fiji/rules.py:3: contest states {unknown}, a rule that the book does not "
        "have; name a rule of docs/fiji, or write this one there."
    )
