"""What plain `mkdocs build` and `mkdocs serve` do with the mkdocs.yml of the checkout.

They show the site as it was composed last, or else the book as it lies in docs/; one line says
which, and how to get the rest. `atoll site build` has settings of its own, without this hook.
"""

import json
import logging  # noqa: TID251 # mkdocs shows it
import re
from pathlib import Path
from typing import Any

from pathspec.gitignore import GitIgnoreSpec

COMPOSED = Path(".book")
LIES = "This is the book as it lies in docs/; examples, questions and laws are added by: %s"
STANDS = "These are the pages as they were composed last; they are composed anew by: %s"
HOW = "atoll site build (or atoll site serve)"
_TO_THE_SITE = re.compile(r"\[([^]]+)\]\(/[^)]*\)")
_log = logging.getLogger("mkdocs.plain")


def on_config(config: Any) -> None:
    """Take the composed pages, where they are there."""
    root = Path(config.config_file_path).parent
    settings = root / COMPOSED / "mkdocs.yml"
    if not settings.is_file():
        _log.info(LIES, HOW)
        return
    _log.info(STANDS, HOW)
    composed = json.loads(settings.read_text(encoding="utf-8"))
    config.docs_dir = str(settings.parent / composed["docs_dir"])
    config.not_in_nav = GitIgnoreSpec.from_lines(composed["not_in_nav"].splitlines())
    config.nav, config.copyright = composed["nav"], composed["copyright"]


def on_page_markdown(markdown: str, config: Any, **_: Any) -> str:
    """In the book as it lies a link to a page that only the engine adds is plain text."""
    composed = Path(config.docs_dir).parent.name == COMPOSED.name
    return markdown if composed else _TO_THE_SITE.sub(r"\1", markdown)
