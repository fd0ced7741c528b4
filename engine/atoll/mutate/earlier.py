"""The rules of a game as they were before they were last changed, as git has kept them."""

from pathlib import Path

from atoll.book.changes import NoHistory, git
from atoll.home import HOME
from atoll.table.games import folder

_LAWS = ("laws", "unknowns.py")  # they say what must hold, and are no rules


def earlier(game: str) -> dict[str, str]:
    """The texts of the rules that read otherwise now than before their last change, by module.

    What is not committed yet is the last change. Nothing where git does not know the game.
    """
    rules = folder(game)
    try:
        return _texts(rules, _commit(rules))
    except NoHistory:
        return {}


def _asked(folder: Path, *words: str) -> str:
    """What git answers about the rules in a folder. Errors: NoHistory."""
    but = [f":(exclude){folder / name}" for name in _LAWS]
    return git(HOME, *words, "--", str(folder), *but).decode().strip()


def _commit(folder: Path) -> str:
    """The last commit before the rules were changed. Errors: NoHistory."""
    if _asked(folder, "status", "--porcelain"):
        return "HEAD"
    return f"{_asked(folder, 'log', '-1', '--format=%H')}^"


def _texts(folder: Path, commit: str) -> dict[str, str]:
    """The modules that both have; a package is none, as it only gathers names."""
    changed = _asked(folder, "diff", "--name-only", "--diff-filter=M", "--relative", commit)
    found = dict[str, str]()
    for path in (HOME / name for name in changed.splitlines() if name.endswith(".py")):
        parts = path.relative_to(folder.parent).with_suffix("").parts
        text = git(HOME, "show", f"{commit}:./{path.relative_to(HOME)}").decode()
        found |= {".".join(("atoll", *parts)): text} if path.stem != "__init__" else {}
    return found
