"""What each room may have at most, in tests/budget.toml: lines, and statements in Python.

Lines are counted as `wc -l` does, docstrings with them; statements as `ast` has them. A budget only
goes down: where a room has become smaller it is lowered. `make lint` runs this file.
"""

import ast
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
BUDGET: Mapping[str, Mapping[str, Any]] = tomllib.loads(
    (ROOT / "tests/budget.toml").read_text("utf-8")
)
ROOMS = {(path, one.get("kind", "py")): name for name, one in BUDGET.items() for path in one["of"]}
WRITTEN = "steps/phrases"  # by `make phrases`, a line for each phrase
SLACK = 50


def files() -> Iterator[Path]:
    """All that is budgeted, named from the root: code, and what code could be moved into."""
    for top in ("engine", "steps", "tests", "docs"):
        yield from (file.relative_to(ROOT) for file in (ROOT / top).rglob("*.*") if file.is_file())


def room_of(file: Path) -> str | None:
    """The room with the longest path that holds a file, of those for its kind."""
    if file.as_posix().startswith(WRITTEN):
        return None
    keys = ((one.as_posix(), file.suffix[1:]) for one in (file, *file.parents))
    return next((ROOMS[key] for key in keys if key in ROOMS), None)


def counted() -> Counter[tuple[str, str]]:
    found: Counter[tuple[str, str]] = Counter()
    for file in files():
        if room := room_of(file):
            text = (ROOT / file).read_text("utf-8")
            found[room, "lines"] += text.count("\n")
            if file.suffix == ".py":
                nodes = ast.walk(ast.parse(text))
                found[room, "statements"] += sum(isinstance(one, ast.stmt) for one in nodes)
    return found


def wrong() -> Iterator[str]:
    """Each room that is not as its budget says, and code that no room has."""
    found = counted()
    for name, room in BUDGET.items():
        for what in ("lines", "statements"):
            if what in room and not (most := room[what]) - SLACK < found[name, what] <= most:
                over = found[name, what] > most
                fix = "write less of something" if over else "lower its budget"
                yield f"{name} has {found[name, what]} {what} of {most}; {fix}."
    for file in files():
        if file.suffix == ".py" and not (room_of(file) or file.is_relative_to(WRITTEN)):
            yield f"{file} is in no room of tests/budget.toml."


if __name__ == "__main__":
    sys.exit("\n".join(wrong()) or 0)
