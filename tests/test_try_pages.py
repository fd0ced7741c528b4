"""The pages Try it and Decide: what their scripts are given, and what stands there without them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from in_git import laid
from ran import examples

from atoll.home import HOME
from atoll.site.facts import GameFacts
from atoll.site.form import form
from atoll.site.npm import FILES, Absent, engine
from atoll.site.pages import trying
from atoll.site.verdicts import Verdicts
from atoll.table import games


def test_a_build_without_an_engine_says_why_and_keeps_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    absent = Absent("npm is not installed; install Node.js.")
    monkeypatch.setattr(trying, "engine", lambda _: absent)
    game = GameFacts("fiji", Verdicts([*examples("features/fiji/4_exchange.feature")]), HOME)
    facts: Any = SimpleNamespace(home=HOME, games=(game,))
    pages: dict[str, Any] = {one.path: one for one in trying.pages(facts)}
    page = pages["fiji/try/index.md"]
    assert "carries no engine: npm is not installed; install Node.js." in page.text
    assert "try-load" not in page.text
    assert '"engine":null' in page.text
    rest = ["assets/try-it.js", "fiji/decide/index.md", "fiji/try/index.md", "fiji/try/examples.js"]
    assert [one for one in pages if not re.search("/(?:record|de)/", one)] == rest


def test_no_data_can_end_its_script() -> None:
    assert trying.script({"name": "</script><b>"}) == '{"name":"\\u003c/script>\\u003cb>"}'
    assert json.loads(trying.script({"name": "</script>"})) == {"name": "</script>"}


@pytest.mark.parametrize("name", games.GAMES)
def test_every_part_of_a_layout_has_a_field_that_is_no_json(name: str) -> None:
    """Also where a game makes a kind from another, to tell it in its own way."""
    fields = {one["name"]: one for one in form(name)}
    assert fields.keys() == games.nouns(name).LAYOUT.parts.keys()
    assert '"json"' not in json.dumps(fields)


def test_a_field_has_the_bounds_of_its_part() -> None:
    fields = {one["name"]: one for one in form("fiji")}
    bounds = {name: (fields[name]["least"], fields[name]["most"]) for name in ("row", "goals")}
    assert bounds == {"row": (0, 4), "goals": (4, 4)}


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Path]:
    """A checkout with a lock and an installed package, though an empty one."""
    lock = {"packages": {"node_modules/pyodide": {"version": "1.2.3"}}}
    laid(tmp_path, {"package-lock.json": json.dumps(lock)})
    own = {"package.json": '{"version": "1.2.3"}', **{name: name for name in FILES}}
    laid(tmp_path / "node_modules" / "pyodide", own)
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
    says = "npm could not fetch what the lock names: npm error no network"
    assert str(engine(checkout)) == says


def test_a_wheel_that_cannot_be_built_is_told(checkout: Path) -> None:
    found = engine(checkout)
    assert isinstance(found, Absent)
    assert str(found).startswith("the wheel could not be built: ")


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
