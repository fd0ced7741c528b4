"""The engine's functions beside the rules they state."""

import ast
import re
from collections.abc import Sequence
from functools import reduce
from importlib import import_module
from typing import Any

import pytest

from atoll import book
from atoll.book import BookError
from atoll.code.functions import MOST, Function, functions, modules, stating
from atoll.code.names import levels
from atoll.code.text import Source
from atoll.table.games import GAMES, steps
from atoll.table.stating import states


def named(one: Function) -> Any:
    """What a symbol leads to; the module by its name, as a function may be called like it."""
    module = import_module(one.symbol.removesuffix(f".{one.name}"))
    found: Any = reduce(getattr, one.name.split("."), module)
    return found.fget if isinstance(found, property) else found


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_book_has_a_function(game: str) -> None:
    found = stating(game)
    assert [*found] == [*book.rules(game)]
    follows = {
        getattr(steps(game), "SEATING", None)
    }  # how many sit down, where `table.following` opens the game
    assert {rule for rule, those in found.items() if not those} <= follows
    assert max(len(those) for those in found.values()) == MOST


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
        ("fiji_4_1", ["size_allowed", "_offering", "_refuse_offer"]),  # an event before a refusal
        ("fiji_7_3", ["set_aside_allowed", "held", "_set_aside"]),  # the one with fewer rules
        ("fiji_1_3", ["view"]),  # an event before what only a decorator names
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


@pytest.mark.parametrize(
    "decorator",
    ['@rule("fiji_4_99")', "@rule(ALL)"],
)
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
