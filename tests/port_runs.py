"""Runs for the tests of ports, and vectors: of some features, and as a folder of published data."""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from in_git import laid
from ran import examples

from atoll.data.exporting import as_lines, index
from atoll.data.vectors import vectors
from atoll.home import HOME
from atoll.port.port import Port
from atoll.port.question import Question
from atoll.port.run import Asked, Result, asked_of, run

PORTS = HOME / "docs" / "ports"
PLAYED_BY = {".js": "node", ".py": sys.executable}
LIMIT = 60.0


@cache
def vectors_of(*features: str) -> Sequence[Mapping[str, Any]]:
    """The vectors of features, named from the room of examples: `fiji/4_exchange`."""
    results = examples(*(f"features/{feature}.feature" for feature in features))
    return vectors(features[0].partition("/")[0], results).found


def folder_of(some: Iterable[Mapping[str, Any]], folder: Path) -> Path:
    """A folder of published data with these vectors of Fiji, and nothing else."""
    files = [("fiji/vectors/some.jsonl.gz", as_lines(some))]
    return laid(folder, dict([*files, index(files)]))


@contextmanager
def started(file: Path) -> Iterator[Port]:
    """A port of Fiji that runs, in JavaScript or Python."""
    command = [PLAYED_BY[file.suffix], str(file)]
    port = Port("fiji", command, LIMIT)
    try:
        yield port
    finally:
        port.close()


def held(
    file: Path,
    what: Asked,
    asked: Sequence[Question] | None = None,
    some: Sequence[Any] = (),
) -> Result:
    """A run of a port: of these questions, or of those made of some vectors."""
    with started(file) as port:
        return run(port, asked or asked_of(some, port, what), what)
