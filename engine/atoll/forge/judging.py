"""What the referee says of forged records: refused as was said beforehand, or let through."""

import json
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from atoll.forge.forgery import Forged
from atoll.record import Verdict, referee
from atoll.record.entries import Entry
from atoll.table import cite, listed

__all__ = ["amiss", "judged", "text"]


def text(lines: Iterable[Entry]) -> str:
    """A record as it stands in a file."""
    return "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines)


def judged(lines: Iterable[Entry]) -> Verdict:
    """The referee's verdict on a record that lies nowhere yet."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "forged.jsonl"
        file.write_text(text(lines), encoding="utf-8")
        return referee(file)


def amiss(forged: Forged, verdict: Verdict) -> str:
    """What the referee says otherwise than was said beforehand; nothing where it does not."""
    line, rules = len(forged.lines), forged.forgery.rules
    if verdict.legal:
        return f"{forged.forgery.name}: line {line} is let through; {_expected(rules)}."
    if (not rules or verdict.rule in rules) and verdict.line == line:
        return ""
    by = f"by {cite(verdict.rule)}" if verdict.rule else "by no rule"
    said = f"line {verdict.line} is refused {by} ({verdict.reason})"
    return f"{forged.forgery.name}: {said}; line {line}: {_expected(rules)}."


def _expected(rules: Iterable[str]) -> str:
    named = listed(map(cite, rules), "or")
    return f"{named} refuses it" if named else "it is none of the notation"
