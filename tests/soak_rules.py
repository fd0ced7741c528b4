"""All faults that people made, all questions, all examples: what a commit has no time to ask.

`make soak`. Of nine faults in ten it is told what they do at a table.
"""

import json
import subprocess
import sysconfig
from collections.abc import Iterator, Mapping
from io import BytesIO
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZipFile

import pytest
from ran import examples
from test_laws import FAULTS, asked, is_sampled, refuted, told
from test_mutate import FAULTS as HUMAN
from test_mutate import misread, planted
from test_possible import ASKING, shown

from atoll.home import HOME
from atoll.mutate.parting import ALIKE, parted
from atoll.site.npm import FILES, engine


def faults() -> Iterator[tuple[str, dict[str, str]]]:
    """Those that laws have to refute, and those that examples have to notice."""
    yield from (misread(one["game"], one["module"], [one]) for one in FAULTS)
    yield from map(planted, HUMAN.values())


def test_of_nine_faults_in_ten_a_scenario_tells_what_they_do() -> None:
    every = [*faults()]
    found = [([*texts], parted(game, texts, {})) for game, texts in every]
    silent = [f"{name}: {one.why}" for name, one in found if not (one.now or one.before)]
    assert len(silent) <= len(every) / 10, silent


def test_rules_that_do_the_same_part_nowhere() -> None:
    game, texts = misread("bali", "rules", [])
    more = {module: f"{text}\n# a word more" for module, text in texts.items()}
    assert parted(game, more, {}).why == ALIKE


# Every question is answered as the FAQ says, and the rules forbid a never


@pytest.mark.parametrize("game", ASKING)
def test_a_yes_has_its_example_and_a_never_rules_that_forbid_it(game: str) -> None:
    shown(game)


# Faults derived from the names of the laws about tables of games: each has to be refuted


@pytest.mark.parametrize("fault", [one for one in FAULTS if is_sampled(asked(one))], ids=told)
def test_what_the_name_of_a_law_forbids_is_refuted(fault: dict[str, str]) -> None:
    assert refuted(fault)


# The examples in Pyodide show what they show here: one engine, on another Python


PYODIDE = HOME / "node_modules" / "pyodide"
SHOWN = ("file", "line", "row", "name", "outcome", "fired", "refused", "hidden", "trace", "moves")


def in_pyodide() -> Mapping[str, Any]:
    """The run of all examples of Fiji, in node, by the wheel that the pages load."""
    missing = [name for name in FILES if not (PYODIDE / name).is_file()]
    if missing:
        pytest.skip("Pyodide is not installed: node_modules/pyodide; run `npm ci`")
    script = HOME / "tests" / "pyodide" / "run_examples.mjs"
    purelib = sysconfig.get_path("purelib")
    built = engine(HOME)
    assert not built.why
    with TemporaryDirectory() as wheel:
        ZipFile(BytesIO(built.wheel.content)).extractall(wheel)
        done = subprocess.run(
            ["node", str(script), str(PYODIDE), wheel, purelib, "features/fiji"],
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
        )
    assert done.returncode == 0, done.stderr[-2000:]
    found: Mapping[str, Any] = json.loads(done.stdout)
    return found


def compared(results: Any) -> list[tuple[Any, ...]]:
    return [tuple(json.dumps(one[key]) for key in SHOWN) for one in results]


def test_each_example_shows_there_what_it_shows_here() -> None:
    """On another Python and another machine every example runs, and nothing gets lost."""
    run = in_pyodide()
    assert run["platform"] == "emscripten"
    assert (run["passed"], run["problems"], run["findings"]) == (True, [], [])
    there, here = compared(run["scenarios"]), compared(examples("features/fiji"))
    assert len(there) == len(here) > 500
    assert [mine for theirs, mine in zip(there, here, strict=True) if theirs != mine] == []
