"""The first page: where to ask, the games, and what changed last."""

from collections.abc import Iterator, Sequence

from atoll.book.changes import changes
from atoll.book.faq import Question
from atoll.home import file_of
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, composed
from atoll.site.pages.changes import Group, groups
from atoll.site.pages.sheet import asked_first

__all__ = ["pages"]

LATEST = 3  # commits
ENTRIES = 3  # of each
QUESTIONS = 3  # of each game


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The first page."""
    source = facts.home / "docs" / "index.md"
    text = facts.prose.placed(source.read_text(encoding="utf-8"), source, "index.md")
    yield composed(
        "index.md",
        "Atoll",
        "home.md",
        about="Board game rules that are played, proved and published.",
        body=text.strip(),
        games=[_shown(facts, game) for game in facts.games],
        build=facts.build,
        latest=[_short(one) for one in _latest(facts)],
    )


def _shown(facts: Facts, game: GameFacts) -> tuple[GameFacts, str, str, Sequence[Question]]:
    """A game with what one does in it, its picture, and what is asked first."""
    asked = asked_first(facts, game)[:QUESTIONS]
    return game, _said(facts, game), _picture(facts, game), asked


def _said(facts: Facts, game: GameFacts) -> str:
    """What one does in a game: the first sentence of its overview."""
    source = file_of(f"docs/{game.name}/index.md", facts.home)
    _, _, body = source.read_text(encoding="utf-8").partition("\n")
    return facts.prose.placed(body.lstrip().partition("\n")[0], source, "index.md")


def _picture(facts: Facts, game: GameFacts) -> str:
    """The picture that stands for a game, where it has one."""
    file = file_of(f"docs/{game.name}/picture.svg", facts.home)
    if not file.is_file():
        return ""
    return f"<div>{''.join(file.read_text(encoding='utf-8').splitlines())}</div>"


def _latest(facts: Facts) -> list[Group]:
    return groups(changes(game.name, facts.home) for game in facts.games)[:LATEST]


def _short(group: Group) -> Group:
    return group._replace(entries=group.entries[:ENTRIES])
