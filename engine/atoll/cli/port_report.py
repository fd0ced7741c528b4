"""Reports on runs of ports: read, compared with an earlier run, and written."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from atoll.cli.console import Misuse
from atoll.cli.options import new_folder
from atoll.port.report.badge import badge, message
from atoll.port.report.blocks import as_html, as_markdown
from atoll.port.report.kept import Changed, Kept, changed, kept
from atoll.port.report.page import page
from atoll.port.result import STATUSES
from atoll.table import cite

__all__ = ["Reported", "reported", "summed_up", "write"]


class Reported(NamedTuple):
    """A run, and what has changed since an earlier one, if one is named."""

    file: str
    run: Kept
    since: Changed | None

    def as_json(self) -> dict[str, Any]:
        """The report as it is printed (schemas/port-report.schema.json)."""
        rules = {status: self.run.rules(status) for status in STATUSES}
        return {
            "file": self.file,
            "game": self.run.game,
            "port": self.run.name,
            "green": self.run.green,
            "badge": message(self.run),
            "rules": rules,
            "best_edition": next((one["edition"] for one in self.run.told["editions"]), None),
            "since": self.since and self.since.as_json(),
        }


def reported(files: Sequence[str], against: str | None) -> list[Reported]:
    """The runs of these files. Errors: BadRun, Misuse, OSError."""
    if against is not None and len(files) > 1:
        raise Misuse("--against compares one run with an earlier one; name one FILE.")
    earlier = kept(Path(against)) if against is not None else None
    runs = [kept(Path(file)) for file in files]
    return [
        Reported(file, run, changed(earlier, run) if earlier else None)
        for file, run in zip(files, runs, strict=True)
    ]


def write(found: Sequence[Reported], kind: str, out: str) -> None:
    """A file of this kind for each run: the one that is named, or one each in a new folder."""
    texts = [_text(one, kind) for one in found]
    if len(found) == 1:
        Path(out).write_text(texts[0], encoding="utf-8")
        return
    folder = new_folder(out)
    for name, text in zip(_names(found), texts, strict=True):
        (folder / f"{name}.{kind}").write_text(text, encoding="utf-8")


def _text(one: Reported, kind: str) -> str:
    if kind == "svg":
        return badge(one.run)
    blocks = page(one.run, one.since)
    if kind == "md":
        return as_markdown(blocks)
    return as_html(f"{one.run.name}: {one.run.title}", blocks, before=badge(one.run))


def _names(found: Sequence[Reported]) -> Iterator[str]:
    """What the files are called: by the game and the port, numbered where two are alike."""
    seen = Counter[str]()
    for one in found:
        words = re.findall(r"[a-z0-9]+", f"{one.run.game} {one.run.name}".lower())
        name = "-".join(words)
        seen[name] += 1
        yield name if seen[name] == 1 else f"{name}-{seen[name]}"


def summed_up(found: Sequence[Reported]) -> Iterator[str]:
    """A line for each run, and what has changed."""
    for one in found:
        yield f"{one.run.name}: {one.run.title}: {message(one.run)}"
        if one.since:
            yield from _changes(one.since)


def _changes(since: Changed) -> Iterator[str]:
    if not (since.rules or since.new or since.gone):
        yield "  nothing has changed"
    for rule, (was, now) in since.rules.items():
        yield f"  {cite(rule)}: {was}, now {now}"
    yield from (f"  new: {one}" for one in since.new)
    yield from (f"  gone: {one}" for one in since.gone)
