"""All phrases of a game as one file of literal text, for an editor.

`python -m atoll.running.stubs` writes `phrases/<game>.py` beside the steps, where it has changed;
nothing there is ever run.
"""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from inspect import getdoc, unwrap
from pathlib import Path
from typing import NamedTuple

from atoll.examples import PACKAGE

from . import games, house
from .phrases import KINDS, Phrase, defined

_HEAD = '''"""The phrases of {whose} as literal text, for an editor; written by `make phrases`.

Nothing of this is run. What does as a phrase says is named below it.
"""

from pytest_bdd import {kinds}
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
    found: dict[int, list[Phrase]] = {}
    for module in modules:
        for phrase in defined(games.steps_of(module)).known:
            found.setdefault(id(phrase.context), []).append(phrase)
    told = {_stub(phrases) for phrases in found.values()}
    return sorted(told, key=lambda one: (KINDS.index(one.kind), one.text))


def _stub(phrases: Sequence[Phrase]) -> Stub:
    first, function = phrases[0], unwrap(phrases[0].context.step_func)
    says = (getdoc(function) or "").partition("\n")[0]
    room = function.__module__.replace(PACKAGE, "steps")
    others = tuple(phrase.text for phrase in phrases[1:])
    return Stub(str(first.kind), first.text, says, others, f"{room}.{function.__name__}")


def written(module: str) -> str:
    """The file as it should be: a function below each phrase in all its languages."""
    found = stubs(module)
    kinds = ", ".join(sorted({one.kind for one in found}))
    whose = "all games" if module == "shared" else module
    return "\n\n".join([_HEAD.format(whose=whose, kinds=kinds), *map(_function, found)])


def _function(of: Stub) -> str:
    lines = [
        f"@{of.kind}(parse({json.dumps(text, ensure_ascii=False)}))"
        for text in (of.text, *of.others)
    ]
    named = f'    """{of.says}\n\n    {of.by}\n    """\n'
    return "\n".join([*lines, f"def {of.kind}_{_slug(of.text)}() -> None:", named])


def _slug(text: str) -> str:
    words = re.sub(r":[^}]*\}", "", text).encode("ascii", "ignore").decode()
    return re.sub(r"\W+", "_", words).strip("_").lower()


def changed() -> Mapping[Path, str]:
    """The files that are not what the steps say, and what they should be.

    Where steps have no folder `phrases` beside them, nobody asks for any.
    """
    named = {"shared", *games.games()}
    steps = [file for file in house.phrase_files() if file.stem in named and _kept(file)]
    should = {file.parent / "phrases" / file.name: written(file.stem) for file in steps}
    return {file: text for file, text in should.items() if _text(file) != text}


def _kept(file: Path) -> bool:
    return (file.parent / "phrases").is_dir()


def _text(file: Path) -> str | None:
    return file.read_text(encoding="utf-8") if file.is_file() else None


if __name__ == "__main__":
    for path, content in changed().items():
        path.write_text(content, encoding="utf-8")
        sys.stdout.write(f"{path}\n")  # noqa: TID251 # our own files
