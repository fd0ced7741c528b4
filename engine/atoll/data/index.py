"""The index of the published data: each file with its size, its SHA-256 and its schema."""

from collections.abc import Iterable, Iterator
from hashlib import sha256

from atoll import __version__
from atoll.data.exporting import File, as_json
from atoll.data.replay import Json
from atoll.schemas import schemas as all_schemas

FORMAT = 1
"""Counts up when a program that reads the data has to change; new keys and files change nothing."""
INDEX = "index.json"
VECTORS, RECORDS = "vector.schema.json", "record.schema.json"


def index(files: Iterable[File], commit: str = "") -> File:
    """The file that lists all the others; `commit` is what they were made from."""
    listed = [_entry(path, content) for path, content in sorted(files)]
    games = dict.fromkeys(one["path"].partition("/")[0] for one in listed if one["schema"])
    return INDEX, as_json(
        {
            "format": FORMAT,
            "version": __version__,
            "commit": commit or None,
            "games": [*games],
            "files": listed,
        }
    )


def _entry(path: str, content: bytes) -> Json:
    found = schema(path)
    return {
        "path": path,
        "bytes": len(content),
        "sha256": sha256(content).hexdigest(),
        "schema": found and f"schemas/{found}",
    }


def schema(path: str) -> str | None:
    """The schema of a file, or of its lines; a schema has none of ours."""
    game, _, name = path.partition("/")
    if game == "schemas":
        return None
    for folder, lines in (("vectors/", VECTORS), ("records/", RECORDS)):
        if name.startswith(folder):
            return lines
    return f"{name.removesuffix('.json')}.schema.json"


def schemas() -> Iterator[File]:
    """Every schema, with its own name as its id, so that they find each other side by side."""
    for name, known in all_schemas().items():
        dialect = {"$schema": known.pop("$schema"), "$id": name}
        yield f"schemas/{name}", as_json(dialect | known)
