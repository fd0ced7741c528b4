"""The smallest tables at which two sides of a game part, played by each of them."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from atoll.running.perform import perform
from atoll.site.prose import SiteError

__all__ = ["witnessed"]


def witnessed(game: str, found: Mapping[str, Any]) -> dict[str, Sequence[Mapping[str, Any]]]:
    """The smallest tables at which two sides part, played: by ruling."""
    points = [point for point in found["rulings"] if point["witness"]]
    with TemporaryDirectory() as folder:
        for point in points:
            told = [f"@{game}", f"Feature: {point['ruling']}", "", *point["witness"]["scenarios"]]
            text = "\n".join(told) + "\n"
            Path(folder, f"{point['ruling']}.feature").write_text(text, encoding="utf-8")
        shown = perform([folder], lint=False) if points else None
    if shown and shown.problems:
        raise SiteError("\n".join(shown.problems))
    results = shown.results if shown else []
    return {
        point["ruling"]: [one for one in results if Path(one["file"]).stem == point["ruling"]]
        for point in points
    }
