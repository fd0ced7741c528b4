"""Files of a folder, laid there and edited; and one kept in git, in which Ana commits."""

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

WHO = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false")


def git(folder: Path, *words: str, day: str = "") -> str:
    """What git prints; with a day it is noon of that."""
    at = f"{day}T12:00:00+00:00"
    dated = {"GIT_COMMITTER_DATE": at, "GIT_AUTHOR_DATE": at} if day else {}
    command = ["git", *WHO, "-C", str(folder), *words]
    done = subprocess.run(
        command, env=os.environ | dated, check=True, capture_output=True, encoding="utf-8"
    )
    return done.stdout.strip()


def laid(folder: Path, files: Mapping[str, str | bytes]) -> Path:
    """A folder, with these files in it."""
    for name, text in files.items():
        (file := folder / name).parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)
    return folder


def replaced(text: str, old: str, new: str) -> str:
    """A text in which a part that stands there once is another."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def edited(file: Path, old: str, new: str) -> None:
    """Write a file so."""
    file.write_text(replaced(file.read_text("utf-8"), old, new), "utf-8")


def committed(folder: Path, subject: str, day: str = "") -> None:
    """Commit everything."""
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--allow-empty", "-m", subject, day=day)
