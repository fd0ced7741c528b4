"""What is wrong, lost or open in the texts of a game."""

from collections.abc import Iterator, Sequence
from typing import Any

from atoll.book import BookError
from atoll.book.evidence import Citation, citations
from atoll.book.faq import Question
from atoll.book.glossary import Erratum, errata, lost
from atoll.book.page import UNSURE
from atoll.proof.proofs import Proof
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts
from atoll.site.page import Page, rule_page
from atoll.site.tongue import Tongue, originals

_Shown = tuple[Erratum, Sequence[Citation], Proof | None, Question | None, Card | None]


def pages(facts: Facts) -> Iterator[Page]:
    """Of every game its errata, if any, and what is lost. Raises BookError."""
    for tongue in originals(facts):
        yield _lost(tongue)
        if "errata" in tongue.has:
            found = errata(tongue.game.name, facts.home)
            yield tongue.composed("errata", errata=[_shown(tongue, one) for one in found])


def errata_of(facts: Facts, game: GameFacts, rule: str) -> list[Erratum]:
    """What is wrong in print of a rule: what names it, or a passage that it alone rests on."""
    link, found = f"]({rule_page(rule)})", list[Erratum]()
    for one in errata(game.name, facts.home):
        resting = [of.id for of in game.rules.values() if {*one.passages} & {*of.sources}]
        named = link in facts.prose.placed(one.says, one.file, "index.md")
        found += [one] if named or resting == [rule] else []
    return found


def _shown(tongue: Tongue, one: Erratum) -> _Shown:
    """What is wrong, where it stood, and the law, the answer never and the card that show it."""
    game, found = tongue.game, tongue.game.possible.get(one.impossible)
    law = next((law for law in game.proofs if law.law == one.law), None)
    if one.impossible and (found is None or found.with_seats is not None):
        raise _wrong(one, f"{one.impossible} was not proved to be impossible")
    if one.law and law is None:
        raise _wrong(one, f"there is no law {one.law}")
    for name in filter(None, (one.impossible, one.example)):
        if name not in game.questions:
            raise _wrong(one, f"the FAQ has no question {name}")
    never = game.questions[one.impossible] if one.impossible else None
    card = game.shelf.card(game.questions[one.example].results[0]) if one.example else None
    return one, citations(one.passages, tongue.facts.home), law, never, card


def _wrong(one: Erratum, problem: str) -> BookError:
    return BookError(f"{one.file}:{one.line}: {problem}; correct the erratum {one.id}.")


# For an editor: what is lost, wrong or open, each beside what is left


def _lost(tongue: Tongue) -> Page:
    """What is lost; of each rule the sentences that stand, those filled in, and a passage."""
    game, home, gaps = tongue.game, tongue.facts.home, list[Any]()
    for rule in game.rules.values():
        filled = [one for one in rule.sentences if one.status in UNSURE]
        stands = [one for one in rule.sentences if one not in filled]
        held = [one for one in citations(rule.sources, home) if one.held_by_the_lock]
        gaps += [(rule, stands, filled, [*held, None][0])] if filled else []
    return tongue.composed(
        "lost",
        lost=[(one, citations(one.passages, home)) for one in lost(game.name, home)],
        errata=errata(game.name, home),
        gaps=gaps,
    )
