"""A run of examples with a progress bar; a whole run of our own is kept for `explain`."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from atoll.book import last_run
from atoll.cli.console import Misuse, progress
from atoll.cli.run import Performance, environment, knowing, perform, targets
from atoll.home import HOME, file_of, from_home, rooms

__all__ = ["ours", "watched"]


def watched(
    paths: Sequence[str],
    words: Sequence[str] = (),
    edition: str | None = None,
    house: Mapping[str, str] | None = None,
) -> Performance:
    """Run the examples in the paths, or our own, while a bar tells how far it is."""
    found = targets(paths or _features(edition, house or {}))
    with environment(edition, house or {}), progress() as bar:
        task = bar.add_task("Examples", total=None)
        listener = Performance(
            words=tuple(words),
            begin=lambda total: bar.update(task, total=total),
            step=lambda: bar.advance(task),
        )
        return perform(found, listener)


def ours() -> Performance:
    """Run all our own examples, and keep what they showed."""
    before = last_run.digest()
    shown = watched(())
    last_run.keep([_from_home(result) for result in shown.results], before)
    return shown


def _features(edition: str | None, house: Mapping[str, str]) -> list[str]:
    """Where our examples are; by house rules, only those of the games that know them."""
    folders = rooms("features")
    if not folders:
        missing = HOME / "features"
        raise Misuse(f"{missing}: there are no examples; reinstall atoll-rules or name a path.")
    if not (edition or house):
        return [str(folder) for folder in folders]
    return [str(file_of(f"features/{game}")) for game in knowing(edition, house)]


def _from_home(result: Mapping[str, Any]) -> dict[str, Any]:
    """The result with its file named from HOME, whatever folder it was run in."""
    return {**result, "file": from_home(Path(result["file"]).absolute())}
