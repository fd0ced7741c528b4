"""A page for each rule: to cite, with everything that rests on it."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from atoll.book import Rule
from atoll.book.answers import citations
from atoll.code.functions import stating
from atoll.site.cards import Card, printed
from atoll.site.facts import Facts
from atoll.site.marks import in_short
from atoll.site.page import Page, link, rule_page
from atoll.site.pages.evidence import errata_of
from atoll.site.pages.game import neighbours
from atoll.site.tongue import Tongue, originals

SHORT = 130
"""Words of an example that stand open; one that takes more is folded, where no other will do."""
OPEN = 250
"""Words that stand open of a rule and its example together."""
QUESTIONS = 3
"""Questions with their answers; the others are named."""
NAMED = 4
"""Examples that are named; of the others only where they lie."""


def pages(facts: Facts) -> Iterator[Page]:
    """The pages of all rules of every game."""
    for tongue in originals(facts):
        name, home, every = tongue.game.name, facts.home, tongue.game.rules.values()
        functions = stating(name, home)
        for chapter in tongue.chapters:
            for rule in chapter.rules:
                yield tongue.composed(
                    "rule",
                    chapter=chapter,
                    rule=rule,
                    different=[one for one in tongue.game.different if rule.id in one.rules],
                    functions=functions.get(rule.id, ()),
                    **neighbours(every, rule),
                    **_said(tongue, rule),
                    **_shown(tongue, rule),
                )


def _said(tongue: Tongue, rule: Rule) -> dict[str, Any]:
    """The rule's text and its marks, what is asked and open about it, what it rests on."""
    game, points = tongue.game, [one for one in tongue.game.points if rule.id in one.rules]
    every = tongue.marks(rule, at_length=True)
    cited = citations(rule.sources, tongue.facts.home)
    return {
        "sign": next((one for one in every if one.tone == "bad"), in_short(rule.status)),
        "first": QUESTIONS - (len(points) > 1),
        "marks": every,
        "questions": game.asked(rule.id),
        "rulings": points,
        "errata": errata_of(tongue.facts, game, rule.id),
        "laws": game.laws(rule.id),
        "used_by": [other for other, named in game.spoken.items() if rule.id in named],
        "sources": [(of, [*those]) for of, those in groupby(cited, key=lambda one: one.document)],
    }


def _shown(tongue: Tongue, rule: Rule) -> dict[str, Any]:
    """The rule's examples: the one that shows it best, to step through, and the others by name.

    The rule has its status for a reason; a worked example that this rests on is linked there.
    """
    game, path = tongue.game, rule_page(rule.id)
    claims = [game.shelf.card(one) for one in game.examples(rule.id)]
    short = (one for one in claims if _length(one) <= SHORT)
    best = next(short, min(claims, key=_length, default=None))
    asked = (one.question for one in game.points if rule.id in one.rules)
    above = " ".join([rule.statement, *asked]).split()
    others = [one for one in claims if one is not best]
    beyond = {one.target for one in others[NAMED:]}
    row = next(one for one in game.evidence.rules if one.rule == rule.id)
    worked = (
        f"[worked example]({link(path, one.target)})" for one in claims if printed(one.result)
    )

    def named(card: Card) -> str:
        """What an example is called, with a number where others are called alike."""
        name = str(card.result["name"])
        alike = [one for one in claims if one.result["name"] == name]
        return f"{name} ({alike.index(card) + 1})" if len(alike) > 1 else name

    return {
        "shown": tongue.shown(path, [best] if best else []),
        "folded": best is not None and _length(best) > min(SHORT, OPEN - len(above)),
        "more": [(card, named(card)) for card in others[:NAMED]],
        "beyond": [
            (feature, len(lie))
            for feature in game.shelf.features
            if (lie := beyond & {one.target for one in feature.cards})
        ],
        "reason": rule.reason.replace("worked example", next(worked, "worked example")),
        "listed": len(claims),
        "at_work": row.applies + row.refuses,
    }


def _length(card: Card) -> int:
    """How many words it takes to tell an example, and what follows from each step."""
    steps = card.result["trace"]
    cells = [cell for one in steps for row in one["table"] or () for cell in row]
    said = [event["sentence"] for one in steps for event in one["events"]]
    return len(" ".join([*(one["text"] for one in steps), *cells, *said]).split())
