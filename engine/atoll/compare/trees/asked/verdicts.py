"""What the referee of this process says of records, and where each of them ends."""

import json
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from atoll.record import final_position, referee


def answer(records: Sequence[str]) -> list[dict[str, Any]]:
    """Of each record whether it is legal, else its first wrong line, and its last position.

    The version that a record names is left out: older referees know no such key.
    """
    with TemporaryDirectory() as folder:
        return [_judged(Path(record), Path(folder) / "record.jsonl") for record in records]


def _judged(record: Path, copy: Path) -> dict[str, Any]:
    copy.write_bytes(b"\n".join(map(_unversioned, record.read_bytes().split(b"\n"))))
    verdict = referee(copy)
    told = {name: getattr(verdict, name) for name in ("legal", "line", "rule", "reason")}
    return {**told, "final": final_position(verdict) if verdict.legal else None}


def _unversioned(line: bytes) -> bytes:
    """A line without the version of the rules; as it is where it cannot be read."""
    try:
        read = json.loads(line)
    except ValueError:
        return line
    if not isinstance(read, dict) or "version" not in read:
        return line
    return json.dumps({key: value for key, value in read.items() if key != "version"}).encode()
