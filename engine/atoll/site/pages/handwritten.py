"""Pages that are written by hand, and files that are published as they are."""

import re
from collections.abc import Iterator
from pathlib import Path

from atoll.book import BookError, chapters, languages
from atoll.home import file_of, from_home, rooms
from atoll.site.facts import Facts
from atoll.site.page import Asset, Page
from atoll.site.prose import place

NOT_PUBLISHED = ("theme",)
NOT_SEARCHED = ("whole_games.md",)
"""Tables that tests read; they would be a tenth of what a search loads."""
_CODE = re.compile(r"^( *```)(\w+)$", re.MULTILINE)


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """Every Markdown file of docs that is no chapter, and every file of docs/assets."""
    composed = {*_composed(facts)}
    for docs in rooms("docs", facts.home):
        for file in sorted(docs.rglob("*.md")):
            room = file.relative_to(docs).parts[0]
            if file not in composed and room not in (*NOT_PUBLISHED, *facts.others):
                yield _page(facts, file)
        for file in sorted(path for path in (docs / "assets").rglob("*") if path.is_file()):
            yield Asset(file.relative_to(docs).as_posix(), file.read_bytes())


def _composed(facts: Facts) -> Iterator[Path]:
    """The files that other pages are made of."""
    yield facts.home / "docs" / "index.md"
    for game in facts.games:
        folder = file_of(f"docs/{game.name}", facts.home)
        yield folder / "index.md"
        yield from (chapter.file for chapter in chapters(game.name, facts.home))
        for language in languages(game.name, facts.home):
            yield from (folder / language).glob("*.md")


def _page(facts: Facts, file: Path) -> Page:
    text = file.read_text(encoding="utf-8")
    head = text.partition("\n")[0]
    if not head.startswith("# "):
        where = from_home(file, facts.home)
        raise BookError(f"{where}:1: a page begins with its title, like `# Game records`.")
    path = place(from_home(file, facts.home).removeprefix("docs/"))
    placed = _CODE.sub(r'\1{ .\2 data-search-exclude="" }', facts.prose.placed(text, file, path))
    search = 0 if file.name in NOT_SEARCHED else 1
    return Page(path, head.removeprefix("# "), placed, search=search)
