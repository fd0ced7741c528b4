"""What is wrong, lost or open in the texts of a game, and what was found in it beside them."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from atoll.book import BookError, Rule
from atoll.book.evidence import Citation, citations
from atoll.book.explain import OpenQuestion
from atoll.book.faq import Question
from atoll.book.glossary import Erratum, errata, lost
from atoll.book.page import UNSURE, Sentence
from atoll.site.cards import Card
from atoll.site.facts import Facts, GameFacts, weighed
from atoll.site.page import Asset, Page, composed, lost_page, rule_page

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
    """Of every game its errata, if any, what is lost, and what was found. Raises BookError."""
    for game in facts.games:
        yield _lost(facts, game)
        yield _found(game)
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


# What was found: what can happen at all, what never can, and what rulings weigh


def found_page(game: str) -> str:
    """The page of what was found in a game."""
    return f"evidence/found/{game}/index.md"


def _found(game: GameFacts) -> Page:
    happens, never = _answered(game)
    return composed(
        found_page(game.name),
        f"What was found in {game.title}",
        "found.md",
        search=0,
        game=game,
        happens=happens,
        never=never,
        shown=_witnesses(game),
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


def _witnesses(game: GameFacts) -> Mapping[str, Card]:
    """By the question that a table shows to be possible, the card of that table."""
    found = (card for card in game.shelf.cards if "possible" in card.result["tags"])
    return {str(card.result["rule"]).removesuffix(" Yes."): card for card in found}


# For an editor: what is lost, wrong or open, each beside what is left


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


def _lost(facts: Facts, game: GameFacts) -> Page:
    path = lost_page(game.name)
    return composed(
        path,
        f"What is lost or open in the text of {game.title}",
        "lost.md",
        search=0.5,
        about=f"What the rulebooks of {game.title} have lost, contradict or leave open.",
        game=game,
        lost=[_lost_told(facts, one, path) for one in lost(game.name, facts.home)],
        errata=errata(game.name, facts.home),
        gaps=[*_gaps(facts, game)],
    )


def _lost_told(facts: Facts, one: Erratum, path: str) -> _Lost:
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
