"""Vectors for the tests of ports: of some features, and as a folder of published data."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from atoll.data import index
from atoll.data.exporting import as_lines
from atoll.data.vectors import vectors
from atoll.home import HOME
from atoll.running.own import named_from_home
from atoll.running.perform import perform

__all__ = ["folder_of", "vectors_of"]


@cache
def vectors_of(*features: str) -> Sequence[Mapping[str, Any]]:
    """The vectors of features, named from the room of examples: `fiji/4_exchange`."""
    files = [str(HOME / "features" / f"{feature}.feature") for feature in features]
    results = named_from_home(perform(files).results)
    game = features[0].partition("/")[0]
    return vectors(game, results).found


def folder_of(some: Iterable[Mapping[str, Any]], folder: Path) -> Path:
    """A folder of published data with these vectors of Fiji, and nothing else."""
    files = [("fiji/vectors/some.jsonl", as_lines(some))]
    for path, content in (*files, index(files)):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    return folder
