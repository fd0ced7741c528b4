"""Writes how much work each law is for the solver by ten seeds: `make seeds`.

`test_solver_work.py` reads it. It takes minutes, so it is written where the laws or the solver
change, and not in every run.
"""

import sys
from pathlib import Path

from atoll.cli.console import ticked
from atoll.cli.seeds import as_dict
from atoll.proof.law import laws
from atoll.proof.seeds import spreads
from atoll.schemas import written
from atoll.table.games import GAMES

KEPT = Path(__file__).parent / "solver_work"
SEEDS = 10


def main(games: list[str]) -> None:
    KEPT.mkdir(exist_ok=True)
    for game in games or GAMES:
        found = ticked(f"laws of {game}", len(laws(game)), spreads(game, seeds=SEEDS))
        told = as_dict(game, SEEDS, found)
        (KEPT / f"{game}.json").write_text(written(told) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
