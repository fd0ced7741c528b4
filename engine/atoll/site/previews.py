"""The pictures that links to pages show where somebody sends them: composed as SVG, drawn as PNG.

A messenger fetches a picture by its whole address and draws no SVG, so previews are made where it
is known where the site will lie. What is alike is one file: its name is the hash of what is drawn.
The font comes with the site's libraries and no other is looked for: all machines draw the same.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from atoll.drawing.banner import HEIGHT, WIDTH, Banner, drawn
from atoll.processes import pool
from atoll.site.npm import Absent
from atoll.site.page import PREVIEWS, Asset, Page

if TYPE_CHECKING:
    from atoll.site.facts import GameFacts

__all__ = ["SIZE", "banner", "drawing", "lacking", "on_paper", "png", "with_previews"]

_SCALE = 1
SIZE = {"width": WIDTH * _SCALE, "height": HEIGHT * _SCALE}
"""In pixels."""
_CSS = "docs/assets/pictures.css"
_FONT = "Arimo"  # as wide as Arial, by which pictures are laid out
_AT_ONCE = 16
"""Pictures that a process is given together."""


# What they show


def banner(
    game: "GameFacts", title: str, says: str = "", *, place: str = "", first: str = ""
) -> Banner:
    """What a link to a page of a game shows; `first` is where the page's first picture stands."""
    found = re.search(r"<svg.*?</svg>", first, re.DOTALL)
    picture = found[0] if found else ""
    return Banner(place or game.title, _plain(title), _plain(says), picture, game.emblem)


_SIGNS = re.compile(r"\[(?P<text>[^]]*)\]\([^)]*\)|[`*]")


def _plain(text: str) -> str:
    """A text without what Markdown has in it.

    >>> _plain("See [Fiji 4.7](../4.md), `most red` and **no more**")
    'See Fiji 4.7, most red and no more'
    """
    return _SIGNS.sub(lambda found: found["text"] or "", text)


def with_previews(pages: Iterable[Page | Asset], home: Path, folder: Path) -> list[Page | Asset]:
    """The pages, each that has a banner naming its preview; what is to be drawn, in the folder."""
    css = home / _CSS
    style = on_paper(css.read_text(encoding="utf-8")) if css.is_file() else ""
    folder.mkdir(parents=True)
    return [_with_preview(one, style, folder) if isinstance(one, Page) else one for one in pages]


def _with_preview(page: Page, style: str, folder: Path) -> Page:
    if page.banner is None:
        return page
    svg = drawn(page.banner, style).encode()
    name = sha256(svg).hexdigest()[:16]
    (folder / f"{name}.svg").write_bytes(svg)
    return page._replace(preview=f"{PREVIEWS}{name}.png")


_LIGHT = re.compile(r"--(?P<name>[\w-]+): light-dark\((?P<colour>#\w+), #\w+\);")
_RULE = re.compile(r"^\.picture (?P<plates>[^{]+) \{(?P<look>[^}]*)\}", re.MULTILINE)


def on_paper(css: str) -> str:
    r"""The style sheet of pictures in plain words, by day: what draws them here knows no others.

    >>> colours = ".picture { --ink: light-dark(#000, #fff); }"
    >>> on_paper(f"{colours}\n.picture :is(.god, .seal) {{ fill: var(--ink); }}")
    '.picture .god,.picture .seal { fill: #000; }'
    """
    light = {found["name"]: found["colour"] for found in _LIGHT.finditer(css)}
    rules = []
    for found in _RULE.finditer(css):
        plates = ",".join(f".picture {one}" for one in re.findall(r"\.[\w-]+", found["plates"]))
        look = re.sub(r"var\(--([\w-]+)\)", lambda name: light[name[1]], found["look"])
        rules.append(f"{plates} {{{look}}}")
    return "\n".join(rules)


# How they are drawn


def lacking() -> Absent | None:
    """Why nothing can be drawn here, if that is so."""
    found = {"resvg-py": find_spec("resvg_py"), "fontpkg-arimo": find_spec("fontpkg_arimo")}
    missing = [name for name, there in found.items() if there is None]
    if not missing:
        return None
    return Absent(f"{missing[0]} is not installed; install atoll-rules[site].")


@contextmanager
def drawing(folder: Path, site: Path) -> Iterator[None]:
    """Draw what was composed there while the site is built; then it lies in the site."""
    composed = sorted(folder.glob("*.svg"))
    if not composed:
        yield
        return
    with pool() as workers:
        made = workers.map(_made, composed, chunksize=_AT_ONCE)
        yield
        (site / PREVIEWS).mkdir(parents=True)
        for file in made:
            file.rename(site / PREVIEWS / file.name)


def _made(file: Path) -> Path:
    """A PNG beside its SVG."""
    made = file.with_suffix(".png")
    made.write_bytes(png(file.read_text(encoding="utf-8")))
    return made


def png(svg: str) -> bytes:
    """A picture as PNG."""
    from resvg_py import svg_to_bytes  # noqa: PLC0415 # a build without an address needs none

    return svg_to_bytes(
        svg_string=svg,
        zoom=_SCALE,
        skip_system_fonts=True,
        font_files=[_font()],
        font_family=_FONT,
        sans_serif_family=_FONT,
    )


@lru_cache
def _font() -> str:
    """The file of the font."""
    import fontpkg  # noqa: PLC0415 # the same

    return str(fontpkg.path(_FONT))
