"""The pages Try it and Decide: what their scripts are given, and what stands there without them."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from ran import examples

from atoll.home import HOME
from atoll.record.aloud import tried
from atoll.site.facts import GameFacts
from atoll.site.form import form
from atoll.site.npm import Absent
from atoll.site.page import Asset, Page
from atoll.site.pages import trying
from atoll.site.pyodide import FILES, Engine, engine
from atoll.site.verdicts import Verdicts
from atoll.table import games
from atoll.table.kinds import (
    ByName,
    BySeat,
    Each,
    Kind,
    Number,
    Seat,
    Some,
    Text,
    Word,
)
from atoll.table.layout import Layout
from atoll.table.parts import Part

WHEEL = Asset("assets/atoll.whl", b"wheel")
ENGINE = Engine("314.0.7", tuple(Asset(f"assets/pyodide/{name}", b"x") for name in FILES), WHEEL)


def built(found: Engine | Absent, monkeypatch: pytest.MonkeyPatch) -> Mapping[str, Any]:
    monkeypatch.setattr(trying, "engine", lambda _: found)
    results = [*examples("features/fiji/4_exchange.feature")]
    game = GameFacts("fiji", Verdicts(results), HOME)
    facts: Any = SimpleNamespace(home=HOME, games=(game,))
    return {one.path: one for one in trying.pages(facts)}


@pytest.fixture
def pages(monkeypatch: pytest.MonkeyPatch) -> Mapping[str, Any]:
    """The pages and files with an engine."""
    return built(ENGINE, monkeypatch)


def given(page: Page, name: str) -> Any:
    """The data that a script finds on a page."""
    (text,) = re.findall(rf'<script type="application/json" id="{name}">(.*)</script>', page.text)
    return json.loads(text)


# Try it


def test_the_example_on_the_page_can_be_played_on(pages: Mapping[str, Any]) -> None:
    lines = given(pages["fiji/try/index.md"], "try-data")["example"]
    way = tried("\n".join(map(json.dumps, lines)))
    assert way["problem"] is None
    assert way["parts"][-1]["waiting"]


def test_a_build_without_an_engine_says_why_and_keeps_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pages = built(Absent("npm is not installed; install Node.js."), monkeypatch)
    page = pages["fiji/try/index.md"]
    assert "carries no engine: npm is not installed; install Node.js." in page.text
    assert "try-load" not in page.text
    assert given(page, "try-data")["engine"] is None
    rest = ["fiji/decide/index.md", "fiji/try/index.md", "fiji/try/examples.js"]
    assert [*pages] == ["assets/try-it.js", *rest]


def test_no_data_can_end_its_script(pages: Mapping[str, Any]) -> None:
    assert trying.script({"name": "</script><b>"}) == '{"name":"\\u003c/script>\\u003cb>"}'
    assert json.loads(trying.script({"name": "</script>"})) == {"name": "</script>"}


# The form


def fields(game: str) -> Mapping[str, Mapping[str, Any]]:
    return {field["name"]: field for field in form(game)}


def test_the_form_has_a_field_for_each_part_of_the_layout() -> None:
    found = {name: field["kind"] for name, field in fields("fiji").items()}
    assert {*found} == {*games.nouns("fiji").LAYOUT.parts}
    assert found["offers"] == "each"
    assert (found["supply"], found["conditions"], found["deal"]) == ("group", "list", "list")
    assert (found["round"], found["stage"], found["chooser"]) == ("number", "choice", "seat")
    assert found["keepers"] == "seats"


class ToldShort(Each):
    """A kind that a game makes from another, to tell it in its own way."""


@pytest.mark.parametrize(
    ("kind", "field"),
    [
        (Word(("a", "b")), {"kind": "choice", "values": ["a", "b"]}),
        (Text(str, str, ("x",), every=("x", "y")), {"kind": "choice", "values": ["x", "y"]}),
        (Number(2, 9), {"kind": "number", "least": 2, "most": 9}),
        (
            ByName(Word(("a",)), Number(0, 1)),
            {
                "kind": "named",
                "names": {"kind": "choice", "values": ["a"]},
                "of": {"kind": "number", "least": 0, "most": 1},
            },
        ),
        (
            Some(Word(("a",)), "words"),
            {"kind": "some", "of": {"kind": "choice", "values": ["a"]}},
        ),
        (
            Each(Seat(), "names", most=3),
            {"kind": "list", "of": {"kind": "seat"}, "least": 0, "most": 3},
        ),
        (
            ToldShort(Seat(), "names"),
            {"kind": "list", "of": {"kind": "seat"}, "least": 0, "most": None},
        ),
    ],
)
def test_a_kind_becomes_a_field(
    kind: Kind, field: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    layout = Layout("Fiji", "", [Part("part", kind, says="What it is.")])
    monkeypatch.setattr(games.nouns("fiji"), "LAYOUT", layout)
    (found,) = form("fiji")
    own = isinstance(kind, BySeat)
    about = {"name": "part", "label": "part", "own": own, "needed": True, "first": own}
    told = {"nothing": "", "hint": "What it is.", "hidden": "", "cited": ""}
    assert found == {**about, **told, **field}


# The engine


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Path]:
    """A checkout with a lock and an installed package, though an empty one."""
    package = tmp_path / "node_modules" / "pyodide"
    package.mkdir(parents=True)
    lock = {"packages": {"node_modules/pyodide": {"version": "1.2.3"}}}
    (tmp_path / "package-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    (package / "package.json").write_text('{"version": "1.2.3"}', encoding="utf-8")
    for name in FILES:
        (package / name).write_bytes(name.encode())
    yield tmp_path
    engine.cache_clear()


def test_what_npm_says_is_told(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "node_modules" / "pyodide" / FILES[0]).unlink()
    npm = checkout / "npm"
    npm.write_text(
        "#!/bin/sh\necho npm warn old >&2\necho npm error no network >&2\nexit 1\n", "utf-8"
    )
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{checkout}:/usr/bin:/bin")
    assert engine(checkout) == Absent(
        "npm could not fetch what the lock names: npm error no network"
    )


def test_a_wheel_that_cannot_be_built_is_told(checkout: Path) -> None:
    found = engine(checkout)
    assert isinstance(found, Absent)
    assert found.why.startswith("the wheel could not be built: ")


def test_the_lock_pins_with_hashes_and_names_no_registry() -> None:
    lock = json.loads((HOME / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert [
        name for name, one in packages.items() if not one["integrity"].startswith("sha512-")
    ] == []
    assert [name for name, one in packages.items() if "resolved" in one] == []
    wanted = json.loads((HOME / "package.json").read_text(encoding="utf-8"))
    named = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert [version for version in named.values() if not re.fullmatch(r"[\d.]+", version)] == []
