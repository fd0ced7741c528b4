"""The house is in order: what the files may say, and who may import what."""

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
import quick

from atoll.table.games import GAMES

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "engine"
WITH_LIBRARIES = (
    *("__main__", "cli", "compare", "examples", "mutate", "site"),
    *(f"proof/{part}" for part in ("as_json", "cases", "leaning", "parting")),
    *(f"proof/{part}" for part in ("proofs", "saved", "solver")),
    *("simulate/cluster", "simulate/at_once"),
    *("readings/arrays", "readings/terms", "running"),
    *(f"{game}/many" for game in GAMES),
)
MODULES = sorted(ENGINE.glob("atoll/**/*.py"))


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


LIBRARIES = tuple(f"engine/atoll/{name}/" for name in WITH_LIBRARIES)
RULES = [one for one in MODULES if not f"{named(one.with_suffix(''))}/".startswith(LIBRARIES)]
OF_ONE_MACHINE = re.compile(
    r"(?<![\w.])/(?:work|root|tmp|home)/"
    r"|pypi\.org|pythonhosted\.org|npmjs\.org|debian\.org|proxy\.golang"
)


def test_no_file_speaks_of_one_machine() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found = [
        f"{named(path)}:{number}: {line.strip()}"
        for path in sorted(ROOT / name for name in {*names.split("\0")})
        if path.is_file()
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if OF_ONE_MACHINE.search(line)
    ]
    assert found == []


def test_the_examples_in_the_readme_run() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert (ran.failed, ran.attempted > 0) == (0, True)


def imported(module: Path) -> set[str]:
    """The packages that a module imports, inside of functions too."""
    nodes = [*ast.walk(ast.parse(module.read_text(encoding="utf-8")))]
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    whole = (node for node in nodes if isinstance(node, ast.ImportFrom) and not node.level)
    return {name.partition(".")[0] for name in plain | {str(node.module) for node in whole}}


def test_the_engine_imports_only_the_standard_library() -> None:
    other = {named(one): imported(one) - sys.stdlib_module_names - {"atoll"} for one in RULES}
    assert {module: names for module, names in other.items() if names} == {}


def test_the_engine_runs_where_no_library_is_installed() -> None:
    parts = [module.relative_to(ENGINE).with_suffix("").parts for module in RULES]
    names = [".".join(one).removesuffix(".__init__") for one in parts]
    code = f"import sys; sys.path.insert(0, {str(ENGINE)!r})\n" + "\n".join(
        f"import {name}" for name in names
    )
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)


LETTER = r"[^\W\d_]"


@pytest.mark.parametrize(
    ("only", "done"),
    [
        # a digit of another script would be read here and refused by a port
        ("printable.py", r"\\d|\.is(?:digit|numeric|decimal)\("),
        # what strangers wrote would act on the terminal
        ("console.py", r"\binput\(|\bSystemExit\("),
    ],
)
def test_what_one_module_is_for_is_done_nowhere_else(only: str, done: str) -> None:
    files = [one for one in (*MODULES, *ROOT.glob("steps/**/*.py")) if one.name != only]
    texts = {named(one): one.read_text(encoding="utf-8").replace(LETTER, "") for one in files}
    assert [name for name, text in texts.items() if re.search(done, text)] == []


# Which tests a change touches, and that they run


def touched(*names: str) -> set[str]:
    return {file.stem for file in quick.touched({quick.ROOT / name for name in names})}


def test_a_change_touches_what_imports_it_what_is_called_as_it_is_and_what_names_it() -> None:
    assert touched("engine/atoll/compare/moments.py") == {"test_diff", "test_house"}
    assert "test_kinds" in touched("engine/atoll/table/kinds/kind.py")
    assert {"test_diff", "test_diff_trees"} <= touched("engine/atoll/cli/diff.py")
    assert {"test_any_game", "test_kaivai_islands"} <= touched("engine/atoll/kaivai/turns.py")
    assert "test_any_game" in touched("engine/atoll/bali/contests.py")
    assert "test_ports_page" in touched("docs/ports.md")
    assert "test_feature_ways" in touched("tests/test_feature_ways.py")


def test_they_are_run_and_how_they_end_is_told() -> None:
    change = {quick.ROOT / "engine/atoll/compare/moments.py"}
    assert quick.ran(change, "--quiet", "--numprocesses=0", "--collect-only") == 0
    assert quick.ran(change, "--no-such-option") != 0
    assert quick.ran(set()) == 0
