"""The engine's functions beside the rules they state."""

import ast
import re
from collections.abc import Sequence
from functools import cache, reduce
from html import unescape
from importlib import import_module
from typing import Any

import pytest

from atoll import book
from atoll.book import BookError
from atoll.code.functions import MOST, Function, functions, modules, read, stated, stating
from atoll.code.names import levels, sources
from atoll.code.text import Source
from atoll.home import HOME
from atoll.site.facts import Build, Facts, GameFacts
from atoll.site.page import Page
from atoll.site.pages import code
from atoll.site.prose import Prose
from atoll.site.verdicts import Verdicts
from atoll.table.games import GAMES
from atoll.table.stating import states

TOY = {
    "atoll.toy": """
        from atoll.toy.game import after, view
    """,
    "atoll.toy.game": '''
        """The game."""
        from functools import lru_cache
        from atoll.toy import rules
        from atoll.toy.again import largest as best
        from atoll.toy.rulings import RULINGS
        from atoll.table import Event, Refusal

        _kept = lru_cache(maxsize=2)(rules.fits)
        _ASKS = {"size": ("toy_1_1", "offer less")}

        def why_not(table, seat, move):
            """Why not."""
            if not _kept(move):
                rule, text = _ASKS["size"]
                return Refusal(rule, text)
            return None

        @lru_cache(
            maxsize=3,
        )
        def after(table, seat, move):
            """The table afterwards; nothing of toy_9_9.

            >>> after("toy 1.3")
            """
            best(table)
            return Event("toy_1_2", "take"), RULINGS

        def view(best):
            return best("toy_1_1")

        DEALT = best(3)

        def waiting():
            return DEALT
    ''',
    "atoll.toy.again": """
        from atoll.toy.rules import largest
    """,
    "atoll.toy.rules": '''
        @rule("toy_1_1")
        def fits(beads):
            """Few beads."""
            return few(beads)

        def few(beads):
            return beads < 4

        @rule("toy_1_2")
        def largest(beads):
            """Most beads; nothing of toy_1_3."""
            class Sum: ...
            return beads

        class Sum:
            def plus(self, other):
                return self
    ''',
    "atoll.toy.rulings": """
        from atoll.table.rulings import Ruling
        RULINGS = (Ruling("size", "How many?", ("toy_1_3",)),)
    """,
    "atoll.toy.laws": """
        def law():
            return "toy_1_3"
    """,
}


def toy(old: str = "", new: str = "") -> dict[str, Function]:
    """The functions of a small game by name, with a piece of its text changed."""
    texts = {name: ast.unparse(ast.parse(_flush(text))) for name, text in TOY.items()}
    found = {name: text.replace(old, new) if old else text for name, text in texts.items()}
    assert not old or found != texts
    return {one.name: one for one in of_modules("toy", played("atoll.toy", found))}


def test_a_game_that_says_its_verbs_in_modules_alone_is_read_from_there() -> None:
    modules = {"game": "from atoll.toy.turns import ended", "turns": "", "laws": "", "rulings": ""}
    texts = {"atoll.toy": "", **{f"atoll.toy.{name}": text for name, text in modules.items()}}
    found = [one.module for one in played("atoll.toy", texts)]
    assert found == ["atoll.toy", "atoll.toy.game", "atoll.toy.rulings", "atoll.toy.turns"]


def of_modules(game: str, texts: Sequence[Source]) -> list[Function]:
    return [one for module in read(game, texts) for one in module.functions]


def named(one: Function) -> Any:
    """What a symbol leads to; the module by its name, as a function may be called like it."""
    module = import_module(one.symbol.removesuffix(f".{one.name}"))
    found: Any = reduce(getattr, one.name.split("."), module)
    return found.fget if isinstance(found, property) else found


def planted(module: str, old: str, new: str) -> dict[str, tuple[str, ...]]:
    """The functions that state each rule of Fiji, by name, with a fault in a module."""
    read_in = [
        Source(one.module, one.text.decode().replace(old, new)) if one.module == module else one
        for one in sources("fiji")
    ]
    assert [one.text for one in read_in] != [one.text for one in sources("fiji")]
    known = book.rules("fiji")
    found = stated(of_modules("fiji", read_in), known)
    return {rule: tuple(one.name for one in those) for rule, those in found.items()}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_book_has_a_function(game: str) -> None:
    found = stating(game)
    assert [*found] == [*book.rules(game)]
    assert [rule for rule, those in found.items() if not those] == []
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


def test_a_function_that_loses_its_id_is_noticed() -> None:
    assert stating("fiji")["fiji_4_17"][0].name == "_next_exchange"
    assert planted("atoll.fiji.exchange", '"fiji_4_17"', '"fiji_4_16"')["fiji_4_17"] == ()


def shown() -> dict[str, list[str]]:
    return {rule: [one.name for one in those] for rule, those in stating("fiji").items()}


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


def test_a_constant_lends_its_rules_and_functions_to_those_who_use_it() -> None:
    why_not = toy()["why_not"]
    assert (why_not.carries, why_not.refuses) == (("toy_1_1",), ("toy_1_1",))
    assert why_not.calls == ("atoll.toy.rules.fits",)


def test_what_a_constant_was_made_with_is_not_stated_by_those_who_use_it() -> None:
    assert toy()["after"].rules == ("toy_1_2",)
    listed = toy("(Ruling('size', 'How many?', ('toy_1_3',)),)", "('toy_1_3',)")
    assert listed["after"].rules == ("toy_1_2", "toy_1_3")


def test_a_rule_that_only_a_docstring_names_is_not_stated() -> None:
    assert "toy_9_9" in toy()["after"].doc
    assert "toy_9_9" not in toy()["after"].rules
    assert "toy_1_3" in toy()["largest"].doc
    assert toy()["largest"].rules == ("toy_1_2",)


def test_a_name_of_the_functions_own_is_no_other_function() -> None:
    assert toy()["view"].calls == ()
    assert toy("view(best)", "view(worst)")["view"].calls == ("atoll.toy.rules.largest",)
    assert toy("view(best)", "view(best=best)")["view"].calls == ("atoll.toy.rules.largest",)


def test_what_no_module_of_the_game_imports_is_not_read() -> None:
    assert "law" not in toy()
    assert "law" in toy("import after, view", "import after\nfrom atoll.toy.laws import law")


@cache
def site() -> dict[str, Page]:
    """The pages of code of Fiji, by path."""
    game = GameFacts("fiji", Verdicts([]), HOME)
    facts = Facts(HOME, Build("abc", "", changed=False, versions={}), (game,), Prose(HOME, ()))
    return {page.path: page for page in code.pages(facts) if isinstance(page, Page)}


def test_each_function_has_an_anchor_of_its_name_and_its_whole_text() -> None:
    for module in modules("fiji"):
        page = site()[f"evidence/code/fiji/{module.name}/index.md"]
        anchors = re.findall(r"^## `(\S+)` \{#(\S+)\}$", page.text, re.MULTILINE)
        assert anchors == [(one.name, one.name) for one in module.functions]
        texts = re.findall(r"<pre class=\"source\"><code>(.*?)</code></pre>", page.text, re.DOTALL)
        assert [*map(unescape, texts)] == [one.source for one in module.functions]
