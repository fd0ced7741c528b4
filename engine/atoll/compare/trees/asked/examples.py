"""What the examples of a folder show by the rules of this process; the folder may be another's."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from atoll.running.own import performed

_KEPT = ("line", "row", "name", "tags", "outcome", "fired", "refused", "hidden", "message")


def answer(folder: str, files: Sequence[str] | None = None) -> dict[str, Any]:
    """What each example shows, its file named from the folder; and what did not run at all."""
    home = Path(folder)
    places = [folder] if files is None else [str(home / file) for file in files]
    if not (places and home.is_dir()):
        return {"results": [], "problems": []}
    shown = performed(places, lint=False)
    return {
        "results": [_short(one, home) for one in shown.results],
        "problems": [*shown.problems],
    }


def _short(result: Mapping[str, Any], home: Path) -> dict[str, Any]:
    """What is compared of an example: how it ends, the rules at work, and the sentences."""
    file = Path(result["file"]).resolve()
    told = [[event["sentence"] for event in step["events"]] for step in result["trace"]]
    return {
        **{name: result[name] for name in _KEPT},
        "file": file.relative_to(home.resolve()).as_posix(),
        "trace": [{"events": [{"sentence": one} for one in events]} for events in told],
        "end": result.get("end"),
        "failed_line": result.get("failed_line", result["line"]),  # older ones do not say where
    }
