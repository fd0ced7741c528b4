"""The tests that a change touches: what `make quick` runs beside the examples.

A change is whatever differs from the commit at which this branch left main, new files too. It
touches a test file that is part of it, that imports something of it, that names a file of it, or
that begins as a file or room of it does: `test_diff_trees.py` as `cli/diff.py`. A game touches the
files of any game too, `test_any_game.py` and its like. Tests in a browser are left out, as they
need the site.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

from atoll.table.packages import GAMES

ROOT = Path(__file__).parent.parent


def git(*words: str) -> str:
    """What git prints; nothing where it fails, as where there is no main."""
    ran = subprocess.run(("git", *words), cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.strip()


def changed() -> set[Path]:
    left = git("merge-base", "HEAD", "main") or "HEAD"
    new = git("ls-files", "--others", "--exclude-standard")
    named = git("diff", "--name-only", left).splitlines() + new.splitlines()
    return {ROOT / name for name in named}


def imported(text: str) -> Iterator[str]:
    """The modules that a file imports, and those in which what it imports is written."""
    for one in ast.walk(ast.parse(text)):
        if isinstance(one, ast.Import):
            yield from (alias.name for alias in one.names)
        elif isinstance(one, ast.ImportFrom) and one.module:
            yield one.module
            for alias in one.names:
                yield f"{one.module}.{alias.name}"
                if one.module.startswith("atoll"):
                    found = getattr(import_module(one.module), alias.name, None)
                    yield getattr(found, "__module__", "")


@cache
def read(file: Path) -> tuple[str, frozenset[str]]:
    """The text of a file, and what it imports."""
    text = file.read_text("utf-8")
    return text, frozenset(imported(text))


def module(file: Path) -> str:
    """As it is imported: `atoll.mutate.parting`, and helpers of the tests by their name alone."""
    top = next((one for one in (ROOT / "engine", ROOT / "tests") if one in file.parents), ROOT)
    return ".".join(file.relative_to(top).with_suffix("").parts).removesuffix(".__init__")


def touched(change: set[Path]) -> Iterator[Path]:
    """The test files that a change touches, by name."""
    modules = {module(file) for file in change if file.suffix == ".py"}
    parts = {part for one in modules for part in one.split(".")[1:]}
    begun = tuple(f"test_{part}" for part in parts | ({"any"} if parts & {*GAMES} else set()))
    names = {file.name for file in change} - {"__init__.py"}
    for file in sorted((ROOT / "tests").glob("test_*.py")):
        text, reads = read(file)
        named = file.name.startswith(begun) or any(name in text for name in names)
        if file in change or named or not modules.isdisjoint(reads):
            yield file


def ran(change: set[Path], *options: str) -> int:
    """The status of pytest with the tests that a change touches: a process of its own runs them."""
    found = [*map(str, touched(change))]
    sys.stdout.write(f"Test files that the change touches: {len(found)}.\n")
    sys.stdout.flush()
    command = (sys.executable, "-m", "pytest", *options, *found)
    return subprocess.run(command, cwd=ROOT, check=False).returncode if found else 0


if __name__ == "__main__":
    sys.exit(ran(changed(), *sys.argv[1:]))
