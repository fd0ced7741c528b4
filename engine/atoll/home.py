"""Where the book, the examples and the phrases lie: in the checkout or in the installed package."""

from pathlib import Path

__all__ = ["HOME"]

_INSTALLED = Path(__file__).resolve().parent / "shelf"

HOME: Path = _INSTALLED if _INSTALLED.is_dir() else Path(__file__).resolve().parents[2]
"""The folder that holds `docs`, `features` and `steps`."""
