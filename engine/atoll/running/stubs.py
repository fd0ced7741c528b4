"""All phrases of a game as one file of literal text, for an editor.

`python -m atoll.running.stubs` writes `phrases/<game>.py` beside the steps; nothing there is
ever run.
"""

import json
import re
import sys
from inspect import getdoc, unwrap
from typing import NamedTuple

from atoll.examples import PACKAGE

from . import games, house
from .phrases import KINDS, defined

_HEAD = '''"""The phrases of {whose} as literal text, for an editor; written by `make phrases`.

Nothing of this is run. What does as a phrase says is named below it.
"""

from pytest_bdd import given, then, when
from pytest_bdd.parsers import parse
'''


class Stub(NamedTuple):
    """A phrase: its kind, its text with its fields, what it says, in other languages; and by what.

    What does as it says is named as in the checkout.
    """

    kind: str
    text: str
    says: str
    others: tuple[str, ...]
    by: str


def stubs(*modules: str) -> list[Stub]:
    """The phrases of some modules of steps, each once, sorted by kind and text."""
    told = set[Stub]()
    for context in (one for module in modules for one in games.steps_of(module)):
        first, *others = [phrase.text for phrase in defined([context]).known]
        function = unwrap(context.step_func)
        says = (getdoc(function) or "").partition("\n")[0]
        by = f"{function.__module__.replace(PACKAGE, 'steps')}.{function.__name__}"
        told.add(Stub(str(context.type), first, says, tuple(others), by))
    return sorted(told, key=lambda one: (KINDS.index(one.kind), one.text))


def written(module: str) -> str:
    """The file as it should be: a function below each phrase in all its languages."""
    whose = "all games" if module == "shared" else module
    return "\n\n".join([_HEAD.format(whose=whose), *map(_function, stubs(module))])


def _function(of: Stub) -> str:
    lines = [
        f"@{of.kind}(parse({json.dumps(text, ensure_ascii=False)}))"
        for text in (of.text, *of.others)
    ]
    words = re.sub(r":[^}]*\}", "", of.text).encode("ascii", "ignore").decode()
    slug = re.sub(r"\W+", "_", words).strip("_").lower()
    named = f'    """{of.says}\n\n    {of.by}\n    """\n'
    return "\n".join([*lines, f"def {of.kind}_{slug}() -> None:", named])


def write() -> None:
    """Write each file; where steps have no folder `phrases` beside them, nobody asks for any."""
    for file in house.phrase_files():
        beside = file.parent / "phrases" / file.name
        if file.stem in {"shared", *games.games()} and beside.parent.is_dir():
            beside.write_text(written(file.stem), encoding="utf-8")
            sys.stdout.write(f"{beside}\n")  # noqa: TID251 # our own files


if __name__ == "__main__":
    write()
