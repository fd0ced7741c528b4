"""The fields of Bali's phrases: what may stand at `{card:Card}`."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import chain, groupby

from atoll.bali.components import CARDS, DALANG, HOUSEHOLD, ISLANDS, NUMBERS
from atoll.bali.table import COMING, DECIDED, Choice
from atoll.table import listed
from atoll.table.fields import AND, NAME, SHARED, one_of, several
from atoll.table.phrases import Field, Fields, phrases, plain

NEIGHBOURS = ("left", "opposite", "right")
"""How a player calls the others, clockwise; with three players nobody sits opposite."""
_CARD_NAMES = {
    **{card.lower(): card for card in CARDS},
    **{"/".join(reversed(card.lower().split("/"))): card for card in DALANG},
}
_ISLAND_NAMES = {island.lower(): island for island in ISLANDS}


def read_card(text: str) -> str:
    """A card by its name, of a Dalang card the islands in either order. Errors: ValueError.

    >>> read_card("panschar/kukusch")
    'Kukusch/Panschar'
    """
    if text.lower() not in _CARD_NAMES:
        raise ValueError(f"{text[:30]!r} is no card; write {', '.join(HOUSEHOLD)} or {DALANG[0]!r}")
    return _CARD_NAMES[text.lower()]


def read_island(text: str) -> str:
    """An island by its name. Errors: ValueError."""
    if text.lower() not in _ISLAND_NAMES:
        raise ValueError(f"{text[:30]!r} is no island; write {listed(ISLANDS, 'or')}")
    return _ISLAND_NAMES[text.lower()]


_ISLES = "|".join(ISLANDS)
_CARD_LIKE = rf"(?:{'|'.join(HOUSEHOLD)}|(?:{_ISLES})/(?:{_ISLES}))"
_SOME = rf"(?:[0-9]{{1,3}} )?{_CARD_LIKE}"
_CARDS_LIKE = rf"{_SOME}(?:{AND}{_SOME})*"
_PILE_LIKE = rf"(?:{_ISLES}): {_CARDS_LIKE}"


def _read_cards(text: str) -> tuple[str, ...]:
    found = re.findall(rf"(?:([0-9]+) )?({_CARD_LIKE})", text)
    return tuple(chain.from_iterable([read_card(card)] * int(n or 1) for n, card in found))


def write_cards(cards: Iterable[str]) -> str:
    """Cards in their order, equal ones beside each other together: `3 prince, artist`."""
    runs = ((card, len([*same])) for card, same in groupby(cards))
    return ", ".join(card if n == 1 else f"{n} {card}" for card, n in runs) or "none"


def _read_counts(text: str) -> tuple[int, ...]:
    cards = _read_cards(text)
    return tuple(cards.count(card) for card in CARDS)


def write_counts(numbers: Iterable[int]) -> str:
    """Cards by their numbers: `3 prince, artist`."""
    return write_cards(chain.from_iterable([c] * n for c, n in zip(CARDS, numbers, strict=True)))


def _read_piles(text: str) -> dict[str, tuple[str, ...]]:
    found = re.findall(rf"({_ISLES}): ({_CARDS_LIKE})", text)
    return {island: _read_cards(cards) for island, cards in found}


def _write_piles(piles: Mapping[str, tuple[str, ...]]) -> str:
    texts = (f"{island}: {write_cards(cards)}" for island, cards in sorted(piles.items()))
    return "; ".join(texts) or "none"


_ISLAND = Field(
    "An island: `Kukusch`, `Panschar`, `Tschakkalag`, `Wontong`.",
    f"(?:{_ISLES})",
    read_island,
    cased=True,
    every=ISLANDS,
    rule="bali_0_2",
)
_CARD = Field(
    "A card: `warrior`, `Kukusch/Panschar`.",
    _CARD_LIKE,
    read_card,
    cased=True,
    every=CARDS,
    rule="bali_0_4",
)
_NUMBERS = tuple(map(str, range(max(NUMBERS) + 1)))  # nobody shows more cards of a kind
_HOLDER = rf"(?:{_ISLES}) {NAME}"


_HOLDERS = Field(
    "Players by islands: `Kukusch Ana, Panschar Ben`, `none`.",
    rf"(?:none|{_HOLDER}(?:{AND}{_HOLDER})*)",
    lambda text: dict(re.findall(rf"(?:^|{AND})({_ISLES}) ({NAME})(?={AND}|$)", text)),
    lambda value, names: ", ".join(f"{i} {names[s]}" for i, s in sorted(value.items())) or "none",
    placed=lambda value, names: {island: names.index(name) for island, name in value.items()},
)


def _read_choice(text: str) -> Choice:
    if text.startswith("from "):
        return Choice(None, text.removeprefix("from "))
    card, _, island = text.partition(" at ")
    return Choice(read_card(card), island or None)


FIELDS: Fields = {
    **SHARED,
    "Card": _CARD,
    "Cards": Field(
        "Cards from the bottom to the top, or as they are drawn: `3 prince, artist`, `none`.",
        rf"(?:none|{_CARDS_LIKE})",
        _read_cards,
        plain(write_cards),
    ),
    "Choice": Field(
        "A card, from an island, or to one: `artist`, `from Kukusch`, `artist at Kukusch`.",
        rf"(?:{_CARD_LIKE}(?: at (?:{_ISLES}))?|from (?:{_ISLES}))",
        _read_choice,
        plain(lambda one: " at ".join(filter(None, one)) if one.card else f"from {one.island}"),
    ),
    "Coming": one_of(
        {words: stage for stage, words in COMING.items()},
        "What comes by itself: `the turn begins`.",
    ),
    "Counts": Field(
        "Cards in any order: `3 prince, artist`, `none`.",
        rf"(?:none|{_CARDS_LIKE})",
        _read_counts,
        plain(write_counts),
    ),
    "DalangCard": replace(
        _CARD, says="A Dalang card: `Kukusch/Panschar`.", every=DALANG, rule="bali_0_5"
    ),
    "Data": one_of(
        {
            "printed": "printed",
            "from one source": "single",
            "invented": "invented",
            "of your own box": "own",
        },
        "Where cards and masks are known from: `printed`, `from one source`, `invented`, `of your "
        "own box`.",
    ),
    "Due": one_of(
        {words: stage for stage, (_, words) in DECIDED.items()},
        "What a player has to decide: `defends or flees`.",
    ),
    "Holders": _HOLDERS,
    "Island": _ISLAND,
    "Neighbour": Field(
        "A player by place or by name: `left`, `opposite`, `right`, `Ana`.",
        NAME,
        lambda text: text.lower() if text.lower() in NEIGHBOURS else text,
        loose=r"\S.*",
        cased=True,
        every=NEIGHBOURS,
    ),
    "Number": replace(SHARED["Number"], every=_NUMBERS),
    "Piles": Field(
        "Piles by islands, each from the bottom to the top: `Kukusch: 2 warrior; Wontong: artist`.",
        rf"(?:none|{_PILE_LIKE}(?:; {_PILE_LIKE})*)",
        _read_piles,
        plain(_write_piles),
    ),
    "Power": one_of({"priest": "priest", "prince": "prince"}, "A chip: `priest`."),
    "Values": several(
        SHARED["Number"], "Values of masks, the lowest first: `2, 2, 3`.", nothing="none"
    ),
}
"""What every game has, and Bali's own."""

say = phrases(FIELDS)
"""A phrase of Bali: `say("the Dalang goes to {island:Island}")`."""
