"""Pages without the indents that the theme leaves around the text: an eighth less to keep."""

import re
from pathlib import Path

__all__ = ["pages", "slim"]

_INDENT = re.compile(r"\n\s+")
_BEGINS, _ENDS = "<article", "</article>"


def pages(site: Path) -> None:
    """Every page of a built site."""
    for file in site.rglob("*.html"):
        file.write_text(slim(file.read_text(encoding="utf-8")), encoding="utf-8")


def slim(text: str) -> str:
    r"""A page whose lines begin at once, but for those of its text, where code may stand.

    >>> print(slim("<head>\n\n  <title>\n<article>\n  code</article>\n  <p>"))
    <head>
    <title>
    <article>
      code</article>
    <p>
    """
    head, begins, rest = text.partition(_BEGINS)
    article, ends, tail = rest.rpartition(_ENDS)
    return f"{_INDENT.sub(chr(10), head)}{begins}{article}{ends}{_INDENT.sub(chr(10), tail)}"
