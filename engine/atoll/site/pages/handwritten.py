"""What is of no game alone: pages written by hand, data for programs, what is kept for offline."""

import re
from collections.abc import Iterator
from pathlib import Path

from atoll.book import BookError, languages
from atoll.data.exporting import exported, index, schemas
from atoll.home import file_of, from_home, rooms
from atoll.proof.proofs import as_dict
from atoll.site.facts import Facts
from atoll.site.keeping import ENGINE, GUIDES, MORE, workbox
from atoll.site.kinds import composed
from atoll.site.npm import Absent
from atoll.site.page import Asset, Page
from atoll.site.prose import place

NOT_PUBLISHED = ("theme",)
NOT_SEARCHED = ("whole_games.md",)
"""Tables that tests read; they would be a tenth of what a search loads."""
_CODE = re.compile(r"^( *```)(\w+)$", re.MULTILINE)


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """All of them."""
    yield from _data(facts)
    yield from _of_docs(facts)
    yield from _offline(facts)


def _of_docs(facts: Facts) -> Iterator[Page | Asset]:
    """Every Markdown file of docs that no other page is made of, and every file of docs/assets."""
    used = {facts.home / "docs" / "index.md"}
    for game in facts.games:
        folder = file_of(f"docs/{game.name}", facts.home)
        used |= {folder / "index.md", *folder.glob("five_minutes*.md")}
        used |= {chapter.file for chapter in game.chapters}
        for language in languages(game.name, facts.home):
            used |= {*(folder / language).glob("*.md")}
    for docs in rooms("docs", facts.home):
        for file in sorted(docs.rglob("*.md")):
            room = file.relative_to(docs).parts[0]
            if file not in used and room not in (*NOT_PUBLISHED, *facts.others):
                yield _page(facts, file)
        for file in sorted(path for path in (docs / "assets").rglob("*") if path.is_file()):
            yield Asset(file.relative_to(docs).as_posix(), file.read_bytes())


def _page(facts: Facts, file: Path) -> Page:
    text = file.read_text(encoding="utf-8")
    head = text.partition("\n")[0]
    where = from_home(file, facts.home)
    if not head.startswith("# "):
        raise BookError(f"{where}:1: a page begins with its title, like `# Game records`.")
    path = place(where.removeprefix("docs/"))
    placed = _CODE.sub(r'\1{ .\2 data-search-exclude="" }', facts.prose.placed(text, file, path))
    search = 0 if file.name in NOT_SEARCHED else 1
    return Page(path, head.removeprefix("# "), placed, search=search)


def _data(facts: Facts) -> Iterator[Asset]:
    """The data for programs, below /data/: every file of every game, schemas, the index of all."""
    files = [
        file
        for game in facts.games
        for file in exported(
            game.name,
            game.results,
            proofs=as_dict(game.name, game.proofs) if game.proofs else None,
            comparisons=[one.difference for one in game.found.compared],
            ready=game.found.vectors,
            home=facts.home,
        )
    ]
    files += schemas()
    for path, content in [*files, index(files, facts.build.commit)]:
        yield Asset(f"data/{path}", content)


def _offline(facts: Facts) -> Iterator[Page | Asset]:
    """The page that keeps parts of the site for offline, and Workbox, which its worker loads."""
    found = workbox(facts.home)
    if not isinstance(found, Absent):
        yield from found
    yield composed(
        "offline",
        games=facts.games,
        parts={"more": MORE, "engine": ENGINE, "guides": GUIDES},
        absent=found if isinstance(found, Absent) else None,
    )
