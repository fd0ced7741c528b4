"""For an editor: what is lost, wrong or open in the texts of a game, each beside what is left."""

from collections.abc import Iterator
from typing import NamedTuple

from atoll.book import Rule
from atoll.book.cited import Citation, citations
from atoll.book.errata import Erratum, errata, lost
from atoll.book.explain import OpenQuestion
from atoll.book.sentences import UNSURE, Sentence
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, composed, lost_page


class _Lost(NamedTuple):
    """Something that is lost: what is left around it, what is known, and where it stood."""

    one: Erratum
    says: str
    passages: tuple[Citation, ...]


class _Gap(NamedTuple):
    """A rule with sentences that no text says in words: those that stand, and those filled in."""

    rule: Rule
    stands: tuple[Sentence, ...]
    filled: tuple[Sentence, ...]
    place: Citation | None


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """A page for each game. Raises BookError."""
    for game in facts.games:
        yield _page(facts, game)


def _page(facts: Facts, game: GameFacts) -> Page:
    path = lost_page(game.name)
    return composed(
        path,
        f"What is lost or open in the text of {game.title}",
        "lost.md",
        search=0.5,
        about=f"What the rulebooks of {game.title} have lost, contradict or leave open.",
        game=game,
        lost=[_told(facts, one, path) for one in lost(game.name, facts.home)],
        errata=errata(game.name, facts.home),
        gaps=[*_gaps(facts, game)],
        points=(*game.rulings.values(), *game.open_points),
        ways=_ways,
    )


def _told(facts: Facts, one: Erratum, path: str) -> _Lost:
    says = facts.prose.placed(one.says.strip("\n"), one.file, path)
    return _Lost(one, says, citations(one.passages, facts.home))


def _gaps(facts: Facts, game: GameFacts) -> Iterator[_Gap]:
    for rule in game.rules.values():
        filled = tuple(one for one in rule.sentences if one.status in UNSURE)
        stands = tuple(one for one in rule.sentences if one not in filled)
        if filled:
            held = [one for one in citations(rule.sources, facts.home) if one.held_by_the_lock]
            yield _Gap(rule, stands, filled, held[0] if held else None)


def _ways(point: OpenQuestion) -> tuple[str, str]:
    """What is played at an open point, and what could be."""
    means = [(one.means.rstrip("."), one.default) for one in point.answers]
    others = "; or: ".join(says for says, default in means if not default)
    return next(says for says, default in means if default), others
