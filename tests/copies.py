"""Copies of the rulebooks of every game: the reader's own, and those of the small game."""

import shutil
from pathlib import Path

INVENTED = Path(__file__).parent / "fixture" / "rulebooks"


def copies(own: Path, into: Path) -> Path:
    """Both in one new folder."""
    shutil.copytree(own, into, dirs_exist_ok=True)
    return shutil.copytree(INVENTED, into, dirs_exist_ok=True)
