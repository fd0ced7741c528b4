"""All data as the first command of docs/data.md writes it: once in a run of the tests."""

import json
import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from ran import once, ours
from typer.testing import CliRunner

from atoll.cli import app, watch
from atoll.home import HOME
from atoll.proof import law
from atoll.running.perform import Performance
from atoll.table.games import GAMES

PAGE = (HOME / "docs" / "data.md").read_text("utf-8")
_CONSOLES = re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [tuple(one) for block in _CONSOLES for one in re.findall(r"\$ (.*)\n([^$]*)", block)]
LAWS = {
    "the_box_holds_six_complete_sets": "checked",
    "at_most_one_player_executes_a_row": "proved",
}
Json = dict[str, Any]


class Written(NamedTuple):
    """The folder, and what the command said."""

    folder: Path
    said: str


def written(temporary: pytest.TempPathFactory) -> Written:
    """The examples have run already, and only some laws are proved: others see to all of them."""

    def command(into: Path) -> None:
        into.mkdir()
        of = {game: law.laws(game) for game in GAMES}
        some = {game: {name: of[game][name] for name in LAWS if name in of[game]} for game in GAMES}
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(into)
            patch.setattr(watch, "shown", lambda _: Performance([*map(dict, ours())]))
            patch.setattr(law, "laws", some.get)
            ran = CliRunner().invoke(app, shlex.split(COMMANDS[0][0])[1:])
        assert ran.exit_code == 0, ran.output
        (into / "said.txt").write_text(ran.stdout, encoding="utf-8")

    kept = once(temporary, "written", command)
    return Written(kept / "data", (kept / "said.txt").read_text("utf-8"))


def every_vector(folder: Path, game: str) -> list[Json]:
    """The vectors of a game, of examples and forged, file by file."""
    files = sorted((folder / game / "vectors").rglob("*.jsonl"))
    return [one for file in files for one in lines(file)]


def lines(file: Path) -> list[Json]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]
