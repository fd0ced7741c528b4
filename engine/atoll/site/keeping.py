"""What a reader can keep for when there is no network: the list of files, and the service worker.

Workbox keeps the files, each packed by gzip, and finds them (docs/assets/keeping.js); here is said
which there are, in which part, and what is in them. A reader chooses among the parts
(docs/assets/offline.js).
"""

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from atoll.site.npm import Absent, package
from atoll.site.page import Asset, of_game, script

MODULES = ("core", "routing", "strategies", "precaching")
"""Of Workbox, in the order in which they are loaded: each builds on those before it."""
SHARED, ENGINE, GUIDES, MORE = "all", "engine", "guides", "-more"
"""What all games share, what plays, what is of no game; of a game, what goes with its name."""
PARTS, FILES, WORKER = "assets/parts.js", "assets/files.js", "sw.js"
_NEVER = ("data/", "sitemap.", "assets/preview.png")
_UNLISTED = ("search/search_index.js", PARTS, FILES, WORKER)
_OWN = ("r", "q")
_ELSEWHERE = ("errata", "record")
_FOR_ALL = ("assets", "search", "offline", "questions", "index.html", "404.html")


class Kept(NamedTuple):
    """A file that can be kept: where it lies, its hash, and how many bytes it has when packed.

    As docs/assets/keeping.js reads it: a browser compares what arrives with the hash.
    """

    path: str
    revision: str
    digest: str
    size: int


@lru_cache
def workbox(home: Path) -> tuple[Asset, ...] | Absent:
    """The modules of Workbox that the service worker loads, or why they are not to be had."""
    made = list[Asset]()
    try:
        for name in MODULES:
            file = f"workbox-{name}.prod.js"
            folder = package(home, f"workbox-{name}", (f"build/{file}", "LICENSE"))
            made.append(Asset(f"assets/workbox/{file}", (folder / "build" / file).read_bytes()))
    except Absent as problem:
        return problem
    return (Asset("assets/workbox/LICENSE", (folder / "LICENSE").read_bytes()), *made)


def part_of(path: str, games: Sequence[str]) -> str:
    """The part that a file of the site is kept with; nothing if it is not kept.

    >>> part_of("r/fiji_4_7/index.html", ["fiji"]), part_of("laws/fiji/index.html", ["fiji"])
    ('fiji', 'fiji-more')
    >>> part_of("assets/site.css", ["fiji"]), part_of("howto/index.html", ["fiji"])
    ('all', 'guides')
    """
    top, *below = path.split("/")
    game = of_game(path, games)
    if path.startswith(_NEVER) or path in _UNLISTED:
        return ""
    if path.startswith("assets/pyodide/") or path.endswith((".whl", "/try/index.html")):
        return ENGINE
    if path.startswith("assets/by/"):
        return game
    if top in _FOR_ALL:
        return SHARED
    if not game:
        return GUIDES
    read = path.endswith(".html")  # what plays an example step by step is loaded on demand
    near = read and (top in _OWN or (top == game and below[0] not in _ELSEWHERE))
    return game if near else f"{game}{MORE}"


def _kept(site: Path, path: str) -> Kept:
    content = (site / path).read_bytes()
    found = sha256(content).digest()
    return Kept(path, found.hex()[:12], b64encode(found).decode(), len(zlib.compress(content)))


def written(
    site: Path,
    games: Sequence[str],
    built: str,
    said: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
) -> None:
    """Write the lists and the service worker of a built site; `built` names the build for people.

    `said` is what the worker says in each language besides.
    The version of a site is the hash of all that can be kept of it.
    """
    parts: dict[str, list[Kept]] = {}
    for file in sorted(path for path in site.rglob("*") if path.is_file()):
        path = file.relative_to(site).as_posix()
        if part := part_of(path, games):
            parts.setdefault(part, []).append(_kept(site, path))
    digests = [one.digest for files in parts.values() for one in files]
    about = {"version": sha256(b"".join(map(b64decode, digests))).hexdigest()[:12], "built": built}
    sums = {
        name: {"files": len(files), "bytes": sum(one.size for one in files)}
        for name, files in parts.items()
    }
    listed = script(PARTS, "var PARTS", about | {"parts": sums})
    (site / PARTS).write_bytes(listed.content)
    # It names the version, and so is no part of it.
    parts[SHARED] = [*parts[SHARED], _kept(site, PARTS)]
    every = script(FILES, "var KEPT", about | {"parts": parts, "said": {**said}})
    (site / FILES).write_bytes(every.content)
    # The worker lies at the root, for it sees only what lies below; a browser asks if it is new.
    modules = [f"assets/workbox/workbox-{name}.prod.js" for name in MODULES]
    scripts = [*modules, f"{FILES}?{about['version']}", f"assets/keeping.js?{about['version']}"]
    worker = f"importScripts({', '.join(map(json.dumps, scripts))});\n"
    (site / WORKER).write_text(worker, encoding="utf-8")
