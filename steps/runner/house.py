"""Which features and phrases are ours, and how files are named to people."""

from pathlib import Path

from atoll import home

__all__ = [
    "features",
    "folder",
    "is_chapter",
    "is_our_feature",
    "is_ours",
    "is_witness",
    "phrase_files",
    "phrases",
    "shown",
]


def features() -> frozenset[Path]:
    """Every feature file of ours."""
    return frozenset(path.resolve() for path in (home.HOME / "features").rglob("*.feature"))


def is_our_feature(path: Path) -> bool:
    """Whether the file is one of our features."""
    return folder(path) is not None


def folder(path: Path) -> str | None:
    """The folder of our features that a file is in, or None."""
    ours, file = (home.HOME / "features").resolve(), path.resolve()
    return file.relative_to(ours).parts[0] if file.is_relative_to(ours) else None


def is_chapter(path: Path) -> bool:
    """Whether the file is a chapter of ours, features/<game>/<chapter>.feature, and no FAQ."""
    folder = (home.HOME / "features").resolve()
    return path.resolve().parent.parent == folder


def is_witness(path: Path) -> bool:
    """Whether the file is a witness of ours, features/<game>/witnesses/<name>.feature."""
    return path.parent.name == "witnesses" and is_our_feature(path)


def is_ours(path: Path, root: Path) -> bool:
    """Whether a source file is of this project, or of the one the user runs in."""
    if any(path.is_relative_to(ours) for ours in (home.HOME / "steps", Path(home.__file__).parent)):
        return True
    return path.is_relative_to(root) and "site-packages" not in path.parts


def phrases() -> Path:
    """The folder of our phrases."""
    return home.HOME / "steps"


def phrase_files() -> list[Path]:
    """The modules that may hold our phrases."""
    return sorted(phrases().glob("*.py"))


def shown(path: Path, root: Path) -> str:
    """The name of a file as people and editors want it: short below the root, else in full."""
    return (path.relative_to(root) if path.is_relative_to(root) else path).as_posix()
