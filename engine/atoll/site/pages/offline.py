"""Keep for offline: where a reader chooses what a device keeps, and what keeps it there."""

from collections.abc import Iterator

from atoll.site.facts import Facts
from atoll.site.keeping import ENGINE, GUIDES, MORE, workbox
from atoll.site.npm import Absent
from atoll.site.page import Asset, Page, composed

Row = tuple[str, str, str]
"""A part, its name, and what is in it."""


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The page, and Workbox, which its service worker loads."""
    found = workbox(facts.home)
    if not isinstance(found, Absent):
        yield from found
    yield composed(
        "offline/index.md",
        "Keep for offline",
        "offline.md",
        search=0.5,
        about="Questions, rules and chapters on this device, without a network.",
        games=[(one.name, one.title, "questions, rules and chapters") for one in facts.games],
        more=[*_more(facts)],
        absent=found if isinstance(found, Absent) else None,
    )


def _more(facts: Facts) -> Iterator[Row]:
    for game in facts.games:
        yield (
            f"{game.name}{MORE}",
            game.title,
            "its answers at once, examples, laws and evidence",
        )
    yield ENGINE, "The engine", "to change the numbers in Try it, of all games"
    yield GUIDES, "The guides", "and what else is of no single game"
