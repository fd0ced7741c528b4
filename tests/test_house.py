"""The house is in order: what the files may say, and who may import what."""

import ast
import doctest
import functools
import importlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.table.games import GAMES

ROOT = Path(__file__).parent.parent
ENGINE = ROOT / "engine"
WITH_LIBRARIES = (
    *("__main__", "cli", "compare", "examples", "mutate", "site"),
    *(f"proof/{part}" for part in ("as_json", "cases", "leaning", "parting")),
    *(f"proof/{part}" for part in ("proofs", "saved", "solver")),
    *("simulate/cluster", "simulate/at_once", "simulate/luck_of_many"),
    *("readings/arrays", "readings/terms", "running"),
    *(f"{game}/{part}" for game in GAMES for part in ("disputes", "many")),
)
MODULES = sorted(ENGINE.glob("atoll/**/*.py"))


def _with_libraries(module: Path) -> bool:
    place = module.relative_to(ENGINE / "atoll").with_suffix("").as_posix()
    return any(f"{place}/".startswith(f"{name}/") for name in WITH_LIBRARIES)


RULES = [path for path in MODULES if not _with_libraries(path)]


def _import_name(module: Path) -> str:
    return ".".join(module.relative_to(ENGINE).with_suffix("").parts).removesuffix(".__init__")


COMMAND = {"cli", "__main__.py"}
IMPORT_NAMES = {_import_name(module) for module in MODULES}

OF_ONE_MACHINE = re.compile(
    r"(?<![\w.])/(?:work|root|tmp|home)/"
    r"|pypi\.org|pythonhosted\.org|npmjs\.org|debian\.org|proxy\.golang"
)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in sorted(set(names.split("\0"))) if (ROOT / name).is_file()]


@functools.cache
def tree(source: str) -> ast.Module:
    return ast.parse(source)


def parsed(module: Path) -> ast.Module:
    return tree(module.read_text(encoding="utf-8"))


@functools.cache
def imported(module: Path) -> set[str]:
    nodes = list(ast.walk(parsed(module)))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    froms = {
        node.module
        for node in nodes
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
    }
    return {name.partition(".")[0] for name in plain | froms}


def test_no_file_speaks_of_one_machine() -> None:
    found = [
        f"{named(path)}:{number}: {line.strip()}"
        for path in tracked()
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        if OF_ONE_MACHINE.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("line", ["see /" + "tmp/x", "at https://pypi" + ".org/simple"])
def test_a_planted_machine_is_found(line: str) -> None:
    assert OF_ONE_MACHINE.search(line)


@pytest.mark.parametrize("name", sorted(path.name for path in ROOT.glob("requirements*.lock")))
def test_a_lock_pins_and_hashes_every_package_and_names_no_address(name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    packages = re.split(r"\n(?=\S)", lock.strip())
    assert [p for p in packages if not re.match(r"[a-z0-9.-]+==\S+", p)] == []
    assert [p for p in packages if "--hash=sha256:" not in p] == []
    assert "://" not in lock
    assert ROOT / "uv.lock" not in tracked()


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) < 120


def test_the_examples_in_the_readme_run() -> None:
    ran = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert (ran.failed, ran.attempted > 0) == (0, True)


def test_what_is_kept_elsewhere_is_told_and_left_alone_by_make_clean() -> None:
    assert "`~/.cache/atoll`" in (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = makefile.partition("\nclean:")[2].partition("\n\n")[0]
    removed = [word for line in recipe.splitlines()[1:] for word in line.split()]
    assert ".venv" in removed
    assert [word for word in removed if word.startswith(("/", "~", "..", "$"))] == []


def test_the_engine_imports_only_the_standard_library() -> None:
    other = {named(module): imported(module) - sys.stdlib_module_names for module in RULES}
    assert {module: names for module, names in other.items() if names - {"atoll"}} == {}


def test_the_engine_runs_where_no_library_is_installed() -> None:
    names = [_import_name(module) for module in RULES]
    code = f"import sys; sys.path.insert(0, {str(ENGINE)!r})\n" + "\n".join(
        f"import {name}" for name in names
    )
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)


def test_a_module_says_what_is_public() -> None:
    assert [named(module) for module in MODULES if not says_what_is_public(module)] == []


def says_what_is_public(module: Path) -> bool:
    body = parsed(module).body
    assigned = (node for node in body if isinstance(node, ast.Assign | ast.AnnAssign))
    return len(body) == 1 or any(ast.unparse(one).startswith("__all__") for one in assigned)


def taken(module: Path, source: str) -> Iterator[tuple[str, str, str]]:
    """What a module imports of the engine: from where, what, if not all, and how it calls it."""
    inside = _import_name(module).split(".")[: None if module.name == "__init__.py" else -1]
    for node in ast.walk(tree(source)):
        if isinstance(node, ast.Import):
            yield from ((one.name, "", one.asname or one.name) for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            around = inside[: len(inside) + 1 - node.level] if node.level else []
            place = ".".join([*around, *filter(None, [node.module])])
            for one in node.names:
                whole = f"{place}.{one.name}" in IMPORT_NAMES
                there = (f"{place}.{one.name}", "") if whole else (place, one.name)
                yield *there, one.asname or one.name


def borrowed(module: Path, source: str) -> set[tuple[str, str]]:
    """What a module takes from others of the engine: the other module, and the name or nothing."""
    every = [one for one in taken(module, source) if one[0] in IMPORT_NAMES]
    modules = {called: place for place, name, called in every if not name}
    of_modules = {
        (modules[ast.unparse(node.value)], node.attr)
        for node in ast.walk(tree(source))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in modules
    }
    named = of_modules | {(place, name) for place, name, _ in every}
    return {pair for pair in named if ".".join(pair) not in IMPORT_NAMES}


def hidden(module: Path, source: str) -> list[tuple[str, str]]:
    """What a module takes from others that these do not say is public."""
    return [
        (other, name)
        for other, name in borrowed(module, source)
        if name and not name.startswith("__")
        if name not in importlib.import_module(other).__all__
    ]


def of_the_command(module: Path, source: str) -> set[str]:
    """The modules of the command that a module imports."""
    return {other for other, _ in borrowed(module, source) if f"{other}.".startswith("atoll.cli.")}


def test_a_module_takes_from_others_what_they_say_is_public() -> None:
    found = {named(module): hidden(module, module.read_text("utf-8")) for module in MODULES}
    assert {module: names for module, names in found.items() if names} == {}


def test_the_examples_in_docstrings_run() -> None:
    modules = [importlib.import_module(_import_name(module)) for module in MODULES]
    assert [one.__name__ for one in modules if doctest.testmod(one).failed] == []


def test_only_the_command_imports_the_command() -> None:
    others = [one for one in MODULES if one.relative_to(ENGINE).parts[1] not in COMMAND]
    found = {named(module): of_the_command(module, module.read_text("utf-8")) for module in others}
    assert {module: names for module, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from atoll.cli.console import _as_typed",
        "from atoll.cli import console\nconsole._as_typed",
        "from atoll.cli import console as one\none._as_typed",
        "from ..cli.console import _as_typed",
        "from ..cli import console\nconsole._as_typed",
        "import atoll.cli.console\natoll.cli.console._as_typed",
        "import atoll.cli.console as one\none._as_typed",
    ],
)
def test_a_planted_import_is_found(line: str) -> None:
    module = ENGINE / "atoll" / "table" / "games.py"
    assert hidden(module, line) == [("atoll.cli.console", "_as_typed")]
    assert of_the_command(module, line) == {"atoll.cli.console"}


@pytest.mark.parametrize("line", ["import atoll.cli.play as one", "from ..cli import play"])
def test_a_planted_import_of_the_command_is_found_though_nothing_is_asked_of_it(line: str) -> None:
    assert of_the_command(ENGINE / "atoll" / "table" / "games.py", line) == {"atoll.cli.play"}


LETTER = r"[^\W\d_]"
ANY_SCRIPT = re.compile(r"\\d|\.is(?:digit|numeric|decimal)\(")


def test_numbers_are_read_in_the_digits_0_to_9_only() -> None:
    """A digit of another script would be read here and refused by a port: ask atoll.digits."""
    files = [one for one in (*MODULES, *ROOT.glob("steps/**/*.py")) if one.name != "digits.py"]
    texts = {named(one): one.read_text(encoding="utf-8").replace(LETTER, "") for one in files}
    assert [name for name, text in texts.items() if ANY_SCRIPT.search(text)] == []
