"""Modules read from other texts: fresh copies that read each other, and nobody else meets them."""

import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from atoll.home import HOME
from atoll.rereading import reread

FILES = {
    "__init__": "from toy.leaves import leaves\n",
    "leaves": "def leaves() -> int:\n    return 3\n",
    "trees": "from toy.leaves import leaves\n\ndef trees() -> int:\n    return 10 * leaves()\n",
    "wood/__init__": "",
    "wood/old": "from toy import trees\n\ndef old() -> int:\n    return trees.trees()\n",
}
NAMES = ("toy.trees", "toy.wood", "toy.wood.old", "toy.leaves")


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, str]]:
    """The texts of a package; one of its names is a verb and a module."""
    for name, text in FILES.items():
        file = tmp_path / "toy" / f"{name}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield {name: FILES.get(name[4:].replace(".", "/"), "") for name in NAMES}
    for name in [one for one in sys.modules if one.startswith("toy")]:
        del sys.modules[name]


def test_the_copies_read_each_other_in_whatever_order(texts: dict[str, str]) -> None:
    texts["toy.leaves"] = texts["toy.leaves"].replace("3", "4")
    fresh = reread(texts)
    assert [*fresh] == [*NAMES]
    assert (fresh["toy.leaves"].leaves(), fresh["toy.wood.old"].old()) == (4, 40)


def test_nobody_else_meets_them(texts: dict[str, str]) -> None:
    before, found = {name: import_module(name) for name in NAMES}, [*sys.meta_path]
    fresh = reread(texts)
    assert all(import_module(name) is before[name] is not fresh[name] for name in NAMES)
    toy = import_module("toy")
    assert (toy.leaves(), toy.wood.old, toy.trees.trees()) == (3, before["toy.wood.old"], 30)
    assert sys.meta_path == found


def test_a_text_that_does_not_run_leaves_all_as_it_was(texts: dict[str, str]) -> None:
    before = {name: import_module(name) for name in NAMES}
    with pytest.raises(ZeroDivisionError):
        reread(texts | {"toy.leaves": "1 / 0"})
    assert all(import_module(name) is before[name] for name in NAMES)
    assert (import_module("toy").leaves(), sys.modules["toy.wood"].old.old()) == (3, 30)


SERVED = """
import sys
from atoll.rereading import serve
sys.path.insert(0, sys.argv[1])
serve({"toy.leaves": "def leaves():\\n    return 5\\n"})
from toy import trees
print(trees.trees())
"""


@pytest.mark.usefixtures("texts")
def test_what_is_served_is_never_written(tmp_path: Path) -> None:
    for _ in range(2):
        asked = [sys.executable, "-c", SERVED, str(tmp_path)]
        done = subprocess.run(asked, cwd=HOME / "engine", capture_output=True, check=True)
        assert done.stdout.split() == [b"50"]
    assert not [*tmp_path.rglob("leaves.*.pyc")]
