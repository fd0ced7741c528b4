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

from atoll.examples import PACKAGE

from . import games, house
from .phrases import KINDS, Phrase, defined

__all__ = ["changed", "written"]

_HEAD = '''"""The phrases of {whose} as literal text, for an editor; written by `make phrases`.

Nothing of this is run. What does as a phrase says is named below it.
"""

from pytest_bdd import {kinds}
from pytest_bdd.parsers import parse
'''


def written(module: str) -> str:
    """The file as it should be, sorted by kind and text."""
    found: dict[int, list[Phrase]] = {}
    for phrase in defined(games.steps_of(module).values()).known:
        found.setdefault(id(phrase.context), []).append(phrase)
    kinds = sorted({str(phrases[0].kind) for phrases in found.values()})
    whose = "all games" if module == "shared" else module
    head = _HEAD.format(whose=whose, kinds=", ".join(kinds))
    return "\n\n".join([head, *map(_stub, sorted(found.values(), key=_place))])


def _place(phrases: Sequence[Phrase]) -> tuple[int, str]:
    return KINDS.index(str(phrases[0].kind)), phrases[0].text


def _stub(phrases: Sequence[Phrase]) -> str:
    """A function below a phrase in each language, with what it says and where it is."""
    first, function = phrases[0], unwrap(phrases[0].context.step_func)
    says = (getdoc(function) or "").partition("\n")[0]
    room = function.__module__.replace(PACKAGE, "steps")
    lines = [
        f"@{first.kind}(parse({json.dumps(phrase.text, ensure_ascii=False)}))" for phrase in phrases
    ]
    named = f'    """{says}\n\n    {room}.{function.__name__}\n    """\n'
    return "\n".join([*lines, f"def {first.kind}_{_slug(first.text)}() -> None:", named])


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
        sys.stdout.write(f"{path}\n")
