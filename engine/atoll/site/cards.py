"""Where the card of each example lies: on the page of its question, or of its part of a feature."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from atoll.compare.flipped import place
from atoll.home import file_of
from atoll.site.facts import GameFacts
from atoll.site.page import slug
from atoll.site.verdicts import Result

MOST = 10
"""Cards on one page; where a part has more, each of its scenarios has a page of its own."""
WITNESSES = "witnesses"
_TAGGED = re.compile(r"\s*[@#]")
_FEATURE = re.compile(r"\s*(?:Feature|Funktionalität):\s*(.+)")


class Card(NamedTuple):
    """One example and its place: the page, and the anchor on it."""

    result: Result
    page: str
    anchor: str

    @property
    def target(self) -> str:
        """Where a link to it leads."""
        return f"{self.page}#{self.anchor}"


class Part(NamedTuple):
    """Examples that share a page: those below one Rule of a feature, or some of them."""

    title: str
    page: str
    cards: tuple[Card, ...]


class Feature(NamedTuple):
    """A feature file, or all witnesses: its title, its page, and its parts."""

    title: str
    page: str
    file: str
    parts: tuple[Part, ...]
    says: str = ""
    """What the file says of its examples, below its title."""


class Shelf:
    """All cards of a game."""

    def __init__(self, game: GameFacts) -> None:
        """Take what is known of the game."""
        self.game = game

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        """The features in the order of their files, the witnesses last."""
        found = groupby(sorted(self.game.results, key=_order), key=_stem)
        return tuple(self._feature(stem, [*results]) for stem, results in found)

    @cached_property
    def _cards(self) -> Mapping[tuple[str, int], Card]:
        cards = [card for one in self.features for part in one.parts for card in part.cards]
        return {place(card.result): card for card in cards}

    def card(self, result: Result) -> Card:
        """The card of an example."""
        return self._cards[place(result)]

    def at(self, file: str, line: int) -> Card | None:
        """The card of the example at a line of a file."""
        return self._cards.get((file, line))

    def _feature(self, stem: str, results: Sequence[Result]) -> Feature:
        page = f"e/{self.game.name}/{stem}/index.md"
        told, says = ("", "") if stem == WITNESSES else self.headed(results[0]["file"])
        named = stem.rpartition("/")[2].replace("_", " ").lstrip("0123456789 ").capitalize()
        parts = tuple(self._parts(page, results))
        return Feature(told or named, page, results[0]["file"], parts, says)

    def headed(self, name: str) -> tuple[str, str]:
        """The title of the file of a feature and what it says there; nothing if it is not there."""
        file = file_of(name, self.game.home)
        head = file.read_text(encoding="utf-8").split("\n\n", 1)[0] if file.is_file() else ""
        title, *says = [line.strip() for line in head.splitlines() if not _TAGGED.match(line)] or [
            ""
        ]
        found = _FEATURE.match(title)
        return (found[1], " ".join(says)) if found else ("", "")

    def _parts(self, page: str, results: Sequence[Result]) -> Iterator[Part]:
        for title, group in groupby(results, key=_part):
            every = [*group]
            if "faq" in every[0]["tags"]:
                yield Part(title, page, tuple(self._asked(every)))
                continue
            folder = f"{page.removesuffix('index.md')}{slug(title) or 'all'}/"
            if len(every) <= MOST:
                yield Part(title, f"{folder}index.md", tuple(_cards(f"{folder}index.md", every)))
                continue
            for _, rows in groupby(every, lambda one: (one["file"], one["line"])):
                some = [*rows]
                own = f"{folder}{_named(some[0])}/index.md"
                yield Part(title, own, tuple(_cards(own, some)))

    def _asked(self, results: Sequence[Result]) -> Iterator[Card]:
        """Examples of the FAQ: their cards lie on the pages of their questions."""
        for result in results:
            tag = next(t for t in result["tags"] if t.startswith(f"{self.game.name}_q_"))
            every = self.game.questions[tag].results
            cards = _cards(f"q/{tag}/index.md", every)
            yield next(card for card in cards if place(card.result) == place(result))


def _cards(page: str, results: Sequence[Result]) -> Iterator[Card]:
    taken: dict[str, int] = {}
    for result in results:
        anchor = slug(result["name"])
        taken[anchor] = number = taken.get(anchor, 0) + 1
        yield Card(result, page, anchor if number == 1 else f"{anchor}-{number}")


def _named(result: Result) -> str:
    """What the page of a scenario is called: a witness by its file, for many end alike."""
    witness = "witness" in result["tags"]
    return Path(result["file"]).stem if witness else slug(result["name"])


def _stem(result: Result) -> str:
    """The name of a feature below the features of its game; all witnesses are one."""
    stem = str(result["file"]).split("/", 2)[2].removesuffix(".feature")
    return WITNESSES if stem.startswith(f"{WITNESSES}/") else stem


def _order(result: Result) -> tuple[bool, str, bool, str]:
    stem = _stem(result)
    kind = _part(result) if stem == WITNESSES else ""
    return stem == WITNESSES, stem, bool(kind), kind


def _part(result: Result) -> str:
    """What the examples of a page share: their Rule, or what kind of witness they are."""
    if "witness" in result["tags"]:
        return next((t for t in result["tags"] if t in KINDS), "witness")
    return str(result["rule"] or "")


KINDS = ("law", "possible", "differs", "mutant")
