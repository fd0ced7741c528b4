"""Functions of at most 20 lines, files of at most 250: what is longer says why."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
WRITTEN = {*ROOT.glob("steps/phrases/*.py")}  # by `make phrases`, a line for each phrase
FILES = sorted({*ROOT.glob("engine/**/*.py"), *ROOT.glob("steps/**/*.py")} - WRITTEN)
LINES_OF_A_FUNCTION, LINES_OF_A_FILE = 20, 250

LONG_FUNCTIONS = {
    "engine/atoll/fiji/round.py: opened": "every part of a table, a line each, and four events",
}
LONG_FILES = {
    "engine/atoll/fiji/laws/heads.py": "the laws of one part of the rulebook, in one module",
    "engine/atoll/fiji/laws/ranking.py": "the same",
    "engine/atoll/fiji/laws/taking.py": "the same",
    "engine/atoll/fiji/rules.py": "the rules in the rulebook's order, as one text",
    "engine/atoll/fiji/thens.py": "every Then that is told of an event, to be looked up",
    "engine/atoll/fiji/unknowns.py": "what each parameter of a law stands for, to be looked up",
    "engine/atoll/table/broken.py": "one question, from the events of a step to the rule",
    "engine/atoll/table/phrases.py": "a phrase with its fields, read and written",
    "steps/fiji_then.py": "every Then of Fiji, sorted, to be looked up",
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def named(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def lines_of(function: Function) -> int:
    """From the first statement behind the docstring to the last line, all between them counted.

    Decorators, the name, the parameters and the docstring count for nothing: an option of a command
    is a parameter of several lines. A function inside another counts in both.
    """
    told = ast.get_docstring(function, clean=False) is not None
    body = function.body[1:] if told else function.body
    return (function.end_lineno or 0) - body[0].lineno + 1 if body else 0


def functions(text: str) -> Iterator[tuple[str, int]]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, Function):
            yield node.name, lines_of(node)


def long_functions(file: Path) -> dict[str, int]:
    found = functions(file.read_text("utf-8"))
    return {f"{named(file)}: {name}": n for name, n in found if n > LINES_OF_A_FUNCTION}


def long_files() -> dict[str, int]:
    lengths = {named(file): len(file.read_text("utf-8").splitlines()) for file in FILES}
    return {name: lines for name, lines in lengths.items() if lines > LINES_OF_A_FILE}


def test_a_function_is_short_or_says_why_not() -> None:
    found = {name: lines for file in FILES for name, lines in long_functions(file).items()}
    assert found.keys() - LONG_FUNCTIONS.keys() == set(), "more than 20 lines; make it several"
    assert LONG_FUNCTIONS.keys() - found.keys() == set(), "short by now; take it off the list"


def test_a_file_is_short_or_says_why_not() -> None:
    found = long_files()
    assert found.keys() - LONG_FILES.keys() == set(), "more than 250 lines; make it several"
    assert LONG_FILES.keys() - found.keys() == set(), "short by now; take it off the list"


@pytest.mark.parametrize(("statements", "lines"), [(20, 20), (21, 21)])
def test_only_the_body_of_a_function_is_counted(statements: int, lines: int) -> None:
    head = "@cache\ndef counted(\n    one: int,\n) -> None:\n"
    docstring = '    """One.\n\n    Two.\n    """\n'
    body = "    one += 1\n" * statements
    assert [*functions(head + docstring + body)] == [("counted", lines)]
    assert [*functions(head + body)] == [("counted", lines)]
    assert [*functions(head + docstring)] == [("counted", 0)]
