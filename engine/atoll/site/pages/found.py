"""What was found in a game: what can happen at all, what never can, and what rulings weigh."""

from collections.abc import Iterator, Mapping

from atoll.book.faq import Question
from atoll.home import file_of
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, composed
from atoll.site.weighed import weighed
from atoll.telling.witness import about


def found_page(game: str) -> str:
    """The page of what was found in a game."""
    return f"evidence/found/{game}/index.md"


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """A page for each game."""
    for game in facts.games:
        yield _page(facts, game)


def _page(facts: Facts, game: GameFacts) -> Page:
    happens, never = _answered(game)
    return composed(
        found_page(game.name),
        f"What was found in {game.title}",
        "found.md",
        search=0,
        game=game,
        happens=happens,
        never=never,
        shown=_shown(facts, game),
        weights=[one for one in weighed(game.weights, "greedy") if one.says],
    )


def _answered(game: GameFacts) -> tuple[list[Question], list[Question]]:
    """The questions of what can happen that the FAQ tells: what can, and what never can."""
    known = game.possible
    asked = [(one, known[name]) for name, one in game.questions.items() if name in known]
    return (
        [one for one, found in asked if found.with_seats],
        [one for one, found in asked if not found.with_seats],
    )


def _shown(facts: Facts, game: GameFacts) -> Mapping[str, Card]:
    """By the question that a table shows to be possible, the card of that table."""
    found = (card for card in game.shelf.cards if "possible" in card.result["tags"])
    return {_question(facts, card): card for card in found}


def _question(facts: Facts, card: Card) -> str:
    """What a witness was found for, as its feature says."""
    feature = file_of(card.result["file"], facts.home)
    return about(feature.read_text(encoding="utf-8")).removesuffix(" Yes.")
