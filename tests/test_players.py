"""People read "player"; a seat is a place at the table, a number, in code and JSON."""

import ast
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from atoll.home import HOME

SEAT = re.compile(
    r"""(?<![-`<{"])\bseat(?:s\b|\b(?!\ \{\}))  # no option, name in code, field; no place by number
    (?![`=>}"])  # nor a ruling with its answer""",
    re.VERBOSE | re.IGNORECASE,
)
BY_NUMBER = {
    "nobody sits at {}; the seats are 0 to {}",
    "a move without a seat or a move; give the scene both",
}
"""What is said to callers of functions, for whom a seat is a number."""
SHOWN = {"law", "given", "when", "then"}
"""The decorators of functions whose docstrings people read."""
FEATURES = sorted((HOME / "features").rglob("*.feature"))
CODE = sorted(file for room in ("engine/atoll", "steps") for file in (HOME / room).rglob("*.py"))
TEMPLATES = sorted((HOME / "engine/atoll/site/templates").glob("*.md"))
PAGES = [HOME / "README.md", HOME / "CHANGELOG.md", *sorted((HOME / "docs").rglob("*.md"))]
SCHEMAS = sorted((HOME / "engine/atoll/schemas").glob("*.json"))


def examples(file: Path) -> Iterator[str]:
    """The lines of a feature file, without cells that name a column or a field."""
    for line in file.read_text(encoding="utf-8").splitlines():
        yield re.sub(r"\| seats? +(?=\|)", "| ", line)


def spoken(file: Path) -> Iterator[str]:
    """The sentences and messages of a module, `{}` for each value, and docstrings people read."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    silent = {part for one in _silent(tree) for part in ast.walk(one)}
    for one in ast.walk(tree):
        if isinstance(one, ast.FunctionDef) and _decorators(one) & SHOWN:
            yield ast.get_docstring(one) or ""
        elif isinstance(one, ast.Constant | ast.JoinedStr) and one not in silent:
            yield text if " " in (text := _text(one)) else ""


def _silent(tree: ast.Module) -> Iterator[ast.AST]:
    """Docstrings, the parts of f-strings, and pieces of code that a breach names."""
    for one in ast.walk(tree):
        if isinstance(one, ast.Expr) and isinstance(one.value, ast.Constant):
            yield one.value
        elif isinstance(one, ast.JoinedStr):
            yield from (part for part in one.values if isinstance(part, ast.Constant))
        elif isinstance(one, ast.Call) and ast.unparse(one.func) == "Breach":
            yield one


def _decorators(function: ast.FunctionDef) -> set[str]:
    return {ast.unparse(one).partition("(")[0] for one in function.decorator_list}


def _text(one: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(one, ast.Constant):
        return one.value if isinstance(one.value, str) else ""
    return "".join(_text(part) if isinstance(part, ast.Constant) else "{}" for part in one.values)


def prose(file: Path) -> Iterator[str]:
    """The lines of a template, without its code."""
    yield from re.sub(r"\{[{%].*?[%}]\}", "", file.read_text(encoding="utf-8")).splitlines()


def page(file: Path) -> Iterator[str]:
    """The lines of a page, without blocks of code and names in code."""
    text = re.sub(r"(?ms)^ *```.*?^ *```", "", file.read_text(encoding="utf-8"))
    yield from re.sub(r"`[^`\n]*`", "", text).splitlines()


def told(schema: Any) -> Iterator[str]:
    """Every description in a schema, however deep it lies."""
    parts = schema.items() if isinstance(schema, dict) else [("", one) for one in schema]
    for key, part in parts:
        if key == "description" and isinstance(part, str):
            yield part
        elif isinstance(part, dict | list):
            yield from told(part)


def descriptions(file: Path) -> Iterator[str]:
    """What a schema says of its parts."""
    yield from told(json.loads(file.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    ("files", "read"),
    [
        (FEATURES, examples),
        (CODE, spoken),
        (TEMPLATES, prose),
        (PAGES, page),
        (SCHEMAS, descriptions),
    ],
    ids=["features", "code", "templates", "pages", "schemas"],
)
def test_people_read_player(files: list[Path], read: Callable[[Path], Iterator[str]]) -> None:
    texts = [(file.name, text) for file in files for text in read(file) if text]
    assert texts, "nothing is read"
    said = [(name, text) for name, text in texts if SEAT.search(text) and text not in BY_NUMBER]
    assert said == []


@pytest.mark.parametrize("text", ["Each seat takes a set.", "Two seats tie", "{} seats: none"])
def test_a_seat_that_is_a_person_is_found(text: str) -> None:
    assert SEAT.search(text)


@pytest.mark.parametrize(
    "text",
    ["<seat> takes {seat}", "--seats {}", "seats=two_to_five", "seat {} wins", "`seats` are"],
)
def test_a_name_in_code_is_left_alone(text: str) -> None:
    assert not SEAT.search(text)


def test_docstrings_of_laws_and_pieces_of_sentences_are_read(tmp_path: Path) -> None:
    module = tmp_path / "laws.py"
    module.write_text(
        '"""A seat."""\n@law("x", breach=Breach("for seat in seats"))\ndef f():\n'
        '    """No seat alone."""\n    return f"{n} seats {x!r}"\n'
    )
    assert [text for text in spoken(module) if SEAT.search(text)] == [
        "No seat alone.",
        "{} seats {}",
    ]
