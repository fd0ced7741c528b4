"""Pictures drawn from positions: by the game itself, or from its layout."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from zlib import crc32

from atoll.drawing.lying import Pictures, pictures
from atoll.site.cards import Card
from atoll.site.facts import GameFacts
from atoll.site.page import Asset
from atoll.site.stepped import Row, Shown, packed, thread
from atoll.site.trials import trial, try_link
from atoll.table import Refused, names_for
from atoll.table.games import game as verbs_of
from atoll.table.games import nouns

SEED = 7
SCRIPT = "played.js"


class Placed(NamedTuple):
    """A card, its link to Try it, its picture, and how many steps it has."""

    card: Card
    try_it: str
    picture: str
    steps: int


def picture(game: GameFacts, card: Card, *, all_of_it: bool = True) -> str:
    """What an example changed on the table; all of it is what else the game draws, too."""
    result = card.result
    if not (nouns.there(game.name) and result["start"] and result["end"]):
        return ""
    by = pictures(game.name)
    change = game.once("change", result, lambda: _change(by, card))
    others = _happened(by, card) if all_of_it else ()
    return "".join(map(framed, filter(None, (change, *others))))


def shown(game: GameFacts, page: str, cards: Iterable[Card], *, still: bool = True) -> list[Placed]:
    """Cards as a page shows them: with a link to change the numbers, a picture, and its steps.

    Of the first all is drawn; of all of them it would be too much for one page. Unless they are
    `still`, those that one can step through have no other picture.
    """
    found = [(card, max(len(in_steps(game, card)) - 1, 0)) for card in cards]
    return [
        Placed(
            card,
            try_link(game, page, card, short=steps > 0),
            "" if steps and not still else picture(game, card, all_of_it=not place),
            steps,
        )
        for place, (card, steps) in enumerate(found)
    ]


def in_steps(game: GameFacts, card: Card) -> tuple[Shown, ...]:
    """An example to be played forward and back, if anything happens in it."""
    return game.steps(card.result, f"step-of-{card.anchor}")


def to_try(game: GameFacts, card: Card) -> dict[str, Any] | None:
    """What there is to try of an example that is played in steps; None where there is nothing."""
    result, steps = card.result, in_steps(game, card)
    return game.once("trial", result, lambda: trial(game, result, steps[0])) if steps else None


def threaded(game: GameFacts, cards: Iterable[Card]) -> tuple[list[Row], list[Shown]]:
    """A printed example as one thread: its rows, and its steps from the first line to the last."""
    return thread((card.result, in_steps(game, card)) for card in cards)


def stepped(
    game: GameFacts, page: str, cards: Sequence[Card], *, one_thread: bool = False
) -> Iterator[Asset]:
    """What lies beside a page so that its examples are played forward and back."""
    found = {f"step-{card.anchor}": in_steps(game, card) for card in cards}
    if told := {place: shown for place, shown in found.items() if shown}:
        trials = {f"step-{card.anchor}": to_try(game, card) for card in cards}
        known = {place: one for place, one in trials.items() if one}
        if one_thread:
            told["step-thread"] = (*threaded(game, cards)[1],)
        yield Asset(f"{page.removesuffix('index.md')}{SCRIPT}", packed(told, known))


def _change(by: Pictures, card: Card) -> str:
    """What an example changed, or where it was refused."""
    result, named = card.result, _named(card)
    start, end = result["start"], result["end"]
    if start == end and result["refused"] and result["moves"]:
        return by.refused(start, result["moves"][-1]["move"], name=f"{named}-refused")
    return by.before_after(start, end, name=f"{named}-change")


def _happened(by: Pictures, card: Card) -> Iterator[str]:
    """What else happened in an example; of one that fails nobody knows."""
    result = card.result
    start, end, rulings = result["start"], result["end"], result["rulings"]
    for name, draw in by.HAPPENED.items() if result["outcome"] == "passed" else ():
        yield draw(start, end, rulings=rulings, name=f"{_named(card)}-{name}")


def _named(card: Card) -> str:
    """What the ids of a card's pictures begin with: shorter than its anchor."""
    return f"of-{crc32(card.anchor.encode()):x}"


def layout(game: str) -> str:
    """How things lie when a game of one seed begins, for the usual number of seats."""
    if not nouns.there(game):
        return ""
    verbs = verbs_of(game)
    for seats in verbs.SEATS:
        with suppress(Refused):
            opened = verbs.opening(names_for(seats), SEED, None, edition=None).table
            return framed(pictures(game).begun(verbs.write_position(opened), name="layout"))
    return ""


def framed(svg: str) -> str:
    """A picture in its place on a page."""
    return f'<div class="pictured" data-search-exclude>{svg}</div>'
