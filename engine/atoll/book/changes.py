"""What git tells of a checkout, and what changes in the numbered rules from one book to another.

git is called as a process.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from atoll.book.page import Rule
from atoll.table.stating import in_order

_OF_A_HOOK = {"GIT_DIR", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_WORK_TREE"}


class NoHistory(Exception):
    """git cannot tell how it was; the message says why, in a plain sentence."""


def git_told(home: Path, *words: str) -> str:
    """What git says in a line, or nothing where it says nothing of this folder."""
    with suppress(NoHistory):
        return git(home, *words).decode(errors="replace").strip()
    return ""


def git(home: Path, *words: str) -> bytes:
    """What git answers. Errors: NoHistory."""
    program = shutil.which("git")
    if not program:
        raise NoHistory("git is not installed here, so nobody knows what changed in the rules.")
    around = {name: value for name, value in os.environ.items() if name not in _OF_A_HOOK}
    command = [program, "-C", str(home), *words]
    answer = subprocess.run(  # noqa: S603 # git itself, with words of ours
        command, capture_output=True, check=False, env=around | {"LC_ALL": "C"}
    )
    if not answer.returncode:
        return answer.stdout
    said = answer.stderr.decode(errors="replace").partition("\n")[0].removeprefix("fatal: ")
    if "not a git repository" in said:
        raise NoHistory("This is no checkout of git, so nobody knows what changed in the rules.")
    raise NoHistory(f"git does not tell what changed in the rules: {said or 'it says nothing'}.")


# What changed


def between(before: Mapping[str, Rule], after: Mapping[str, Rule]) -> Iterator[tuple[str, str]]:
    """What changed from one book to another, each as its rules by their ids: a rule, and its part.

    That is one of those below, or the whole rule: `added` or `withdrawn`.

    Lines broken anew are no change, nor is it one that a rule lies on another page.
    """
    for rule in in_order({*before, *after}):
        was, now = before.get(rule), after.get(rule)
        if was and now:
            old, new = _parts(was), _parts(now)
            yield from ((rule, part) for part in old if old[part] != new[part])
        else:
            yield rule, "added" if now else "withdrawn"


def _parts(rule: Rule) -> dict[str, str]:
    """Each part on one line, however it is broken; which sentences have a status of their own."""
    marks = [
        f"(sentence {number}: {one.status} {one.reason})"
        for number, one in enumerate(rule.sentences, start=1)
        if one.status != rule.status or one.reason
    ]
    texts: dict[str, str] = {
        "title": rule.title,
        "statement": rule.statement,
        "note": " ".join(rule.notes),
        "ruling": " ".join(f"`{one.name}`: {one.question}" for one in rule.rulings),
        "status": " ".join([rule.status, rule.reason, *marks]),
        "sources": ", ".join(rule.sources),
    }
    return {part: " ".join(text.split()) for part, text in texts.items()}
