"""What pages show of every example, worked out by several processes before any page is made."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from atoll.processes import pool
from atoll.site.cards import Card, Shelf
from atoll.site.facts import Facts, GameFacts, Known
from atoll.site.pictured import in_steps, picture, to_try
from atoll.site.verdicts import Verdicts

_AT_ONCE = 25
"""So many examples are one piece of work."""


def ahead(facts: Facts) -> None:
    """Find what pages show of examples, on all cores; what fails is left to the page that shows it.

    Errors: WorkersDied.
    """
    with pool() as workers:
        asked = [
            (game, workers.map(partial(_known, game.name, game.home), _parts(game)))
            for game in facts.games
        ]
        for game, found in asked:
            for one in found:
                game.known |= one


def _parts(game: GameFacts) -> Iterator[Sequence[Card]]:
    shelf = Shelf(game)
    cards = [card for one in shelf.features for part in one.parts for card in part.cards]
    yield from (cards[n : n + _AT_ONCE] for n in range(0, len(cards), _AT_ONCE))


def _known(name: str, home: Path, cards: Sequence[Card]) -> Known:
    """What is found of these examples."""
    game = GameFacts(name, Verdicts([card.result for card in cards]), home)
    for card in cards:
        with suppress(Exception):
            in_steps(game, card)
            game.fragment(card.result)
            to_try(game, card)
            picture(game, card, all_of_it=False)
    return game.known
