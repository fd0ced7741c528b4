"""What is wrong in the printed texts of a game, with what this build has proved of it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from atoll.book import BookError
from atoll.book.cited import Citation, citations
from atoll.book.errata import Erratum, errata
from atoll.book.faq import Question
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Asset, Page, composed, rule_page

if TYPE_CHECKING:
    from atoll.proof.proofs import Proof


class _Told(NamedTuple):
    """An erratum as its page tells it."""

    one: Erratum
    says: str
    never: Question | None
    law: "Proof | None"
    card: Card | None
    passages: tuple[Citation, ...]


def pages(facts: Facts) -> Iterator[Page | Asset]:
    """The errata of every game that has some. Raises BookError."""
    for game in facts.games:
        if found := errata(game.name, facts.home):
            path = f"{game.name}/errata/index.md"
            yield composed(
                path,
                f"Errata of the rulebooks of {game.title}",
                "errata.md",
                about=f"What is wrong in the printed texts of {game.title}, and how we know.",
                game=game,
                errata=[_shown_erratum(facts, game, one, path) for one in found],
            )


def errata_of(facts: Facts, game: GameFacts, rule: str) -> list[Erratum]:
    """What is wrong in print of a rule: what names it, or a passage that it alone rests on."""
    link = f"]({rule_page(rule)})"
    return [
        one
        for one in errata(game.name, facts.home)
        if link in facts.prose.placed(one.says, one.file, "index.md") or _alone(game, one, rule)
    ]


def _alone(game: GameFacts, one: Erratum, rule: str) -> bool:
    """Whether of all rules this one rests on a passage of an erratum, and no other does."""
    resting = [other.id for other in game.rules.values() if {*one.passages} & {*other.sources}]
    return resting == [rule]


def _shown_erratum(facts: Facts, game: GameFacts, one: Erratum, path: str) -> _Told:
    shown = _asked(game, one, one.example) if one.example else None
    return _Told(
        one,
        facts.prose.placed(one.says.strip("\n"), one.file, path),
        _never(game, one) if one.impossible else None,
        _law(game, one) if one.law else None,
        game.shelf.card(shown.results[0]) if shown else None,
        citations(one.passages, facts.home),
    )


def _asked(game: GameFacts, one: Erratum, name: str) -> Question:
    if name not in game.questions:
        raise _wrong(one, f"the FAQ has no question {name}")
    return game.questions[name]


def _never(game: GameFacts, one: Erratum) -> Question:
    """The question that this build has answered with never."""
    found = game.possible.get(one.impossible)
    if found is None or found.with_seats is not None:
        raise _wrong(one, f"{one.impossible} was not proved to be impossible")
    return _asked(game, one, one.impossible)


def _law(game: GameFacts, one: Erratum) -> "Proof":
    found = next((law for law in game.proofs if law.law == one.law), None)
    if found is None:
        raise _wrong(one, f"there is no law {one.law}")
    return found


def _wrong(one: Erratum, problem: str) -> BookError:
    return BookError(f"{one.file}:{one.line}: {problem}; correct the erratum {one.id}.")
