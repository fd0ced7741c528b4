"""The first page: where to ask, the games, and what became different at the table."""

from collections.abc import Iterator, Sequence

from atoll.book.faq import Question
from atoll.home import file_of
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, composed
from atoll.site.pages.changes import at_the_table
from atoll.site.pages.sheet import asked_first
from atoll.site.tongue import tongues
from atoll.table.decisions import decisions
from atoll.table.games import nouns

ABOUT = "Board game rules that are played, proved and published."
LATEST = 4  # changes
QUESTIONS = 3  # of each game


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The first page."""
    source = facts.home / "docs" / "index.md"
    text = facts.prose.placed(source.read_text(encoding="utf-8"), source, "index.md")
    title, what, how = (*text.strip().split("\n\n", 2), "", "")[:3]
    yield composed(
        "index.md",
        "Atoll",
        "home.md",
        about=ABOUT,
        lead=f"{title}\n\n{what}",
        body=how,
        games=[_shown(facts, game) for game in facts.games],
        at_once={game.name for game in facts.games if decisions(game.name)},
        played={game.name for game in facts.games if nouns.there(game.name)},
        tongues=[*tongues(facts)],
        different=at_the_table(facts, "index.md")[:LATEST],
    )


def _shown(facts: Facts, game: GameFacts) -> tuple[GameFacts, str, str, Sequence[Question]]:
    """A game with what one does in it, its picture, and what is asked first."""
    asked = asked_first(facts, game)[:QUESTIONS]
    picture = f"<div>{game.emblem}</div>" if game.emblem else ""
    return game, _said(facts, game), picture, asked


def _said(facts: Facts, game: GameFacts) -> str:
    """What one does in a game: the first sentence of its overview."""
    source = file_of(f"docs/{game.name}/index.md", facts.home)
    _, _, body = source.read_text(encoding="utf-8").partition("\n")
    return facts.prose.placed(body.lstrip().partition("\n")[0], source, "index.md")
