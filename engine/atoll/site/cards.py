"""Where the card of each example lies: on the page of its question, or on one of its feature."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from atoll.compare.flipped import place
from atoll.home import file_of
from atoll.running.claims import SOURCE
from atoll.site.page import shared_out, slug
from atoll.site.verdicts import Result

if TYPE_CHECKING:
    from atoll.site.facts import GameFacts

ROOM = 1_150
"""What cards on one page may weigh together, which keeps it below 1,500 elements."""
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
    """Examples of a feature on one page that belong together: below one Rule, or some of these."""

    title: str
    page: str
    cards: tuple[Card, ...]


class Feature(NamedTuple):
    """A feature file, or all witnesses: its title, its page, and its parts.

    Where its examples need several pages, these have numbers, and which example lies where changes
    with each that is added; its own page is for good, and names each at the anchor of its card.
    """

    title: str
    page: str
    file: str
    parts: tuple[Part, ...]
    says: str = ""
    """What the file says of its examples, below its title."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of its examples, in order."""
        return tuple(card for part in self.parts for card in part.cards)

    @property
    def short(self) -> str:
        """What it is about, behind the name of its game: the printed example of an exchange."""
        return self.title.partition(", ")[2] or self.title

    @property
    def printed(self) -> bool:
        """Whether it is a printed example: one page, told as one thread."""
        return _printed([card.result for card in self.cards])


class Shelf:
    """All cards of a game."""

    def __init__(self, game: "GameFacts") -> None:
        """Take what is known of the game."""
        self.game = game

    @cached_property
    def features(self) -> tuple[Feature, ...]:
        """The features in the order of their files, the witnesses last."""
        found = list[Feature]()
        for stem, some in groupby(sorted(self.game.results, key=_order), key=_stem):
            results, page = [*some], f"e/{self.game.name}/{stem}/index.md"
            file, parts = results[0]["file"], (*self._parts(page, results),)
            told, says = ("", "") if stem == WITNESSES else self.headed(file)
            named = stem.rpartition("/")[2].replace("_", " ").lstrip("0123456789 ").capitalize()
            found.append(Feature(told or named, page, file, parts, says))
        return (*found,)

    @property
    def printed(self) -> tuple[Feature, ...]:
        """The printed examples."""
        return tuple(one for one in self.features if one.printed)

    @cached_property
    def _cards(self) -> Mapping[tuple[str, int], Card]:
        cards = [card for one in self.features for card in one.cards]
        return {place(card.result): card for card in cards}

    @property
    def cards(self) -> tuple[Card, ...]:
        """All of them, feature by feature."""
        return tuple(self._cards.values())

    def card(self, result: Result) -> Card:
        """The card of an example."""
        return self._cards[place(result)]

    def at(self, file: str, line: int) -> Card | None:
        """The card of the example at a line of a file."""
        return self._cards.get((file, line))

    def headed(self, name: str) -> tuple[str, str]:
        """The title of the file of a feature and what it says there; nothing if it is not there."""
        file = file_of(name, self.game.home)
        head = file.read_text(encoding="utf-8").split("\n\n", 1)[0] if file.is_file() else ""
        lines = [line.strip() for line in head.splitlines() if not _TAGGED.match(line)]
        title, *says = lines or [""]
        found = _FEATURE.match(title)
        return (found[1], " ".join(says)) if found else ("", "")

    def _parts(self, page: str, results: Sequence[Result]) -> Iterator[Part]:
        """In order; one after the other they fill pages, or that of the feature if it holds all."""
        if "faq" in results[0]["tags"]:
            for title, group in groupby(results, key=_part):
                yield Part(title, page, (*map(self._asked, group),))
            return
        every = [*_cards(page, results)]
        pages = [every] if _printed(results) else shared_out(_together(every), ROOM, _weight)
        for number, some in enumerate(pages, start=1):
            whole = len(some) == len(results)
            own = page if whole else page.replace("index.md", f"{number}/index.md")
            for title, cards in groupby(some, key=lambda card: _part(card.result)):
                yield Part(title, own, tuple(card._replace(page=own) for card in cards))

    def _asked(self, result: Result) -> Card:
        """Of an example of the FAQ the card, which lies on the page of its question."""
        tag = next(tag for tag in result["tags"] if tag.startswith(f"{self.game.name}_q_"))
        cards = _cards(f"q/{tag}/index.md", self.game.questions[tag].results)
        return next(card for card in cards if place(card.result) == place(result))


def printed(result: Result) -> bool:
    """Whether a scenario is an example that a rulebook prints."""
    return any(tag.startswith(SOURCE) for tag in result["tags"])


def _printed(results: Sequence[Result]) -> bool:
    """Whether most of these are what a rulebook prints."""
    return 2 * sum(map(printed, results)) > len(results)


def _together(cards: Sequence[Card]) -> Iterator[Sequence[Card]]:
    """What stands on one page: a part, or each card of one that a page does not hold."""
    for _, group in groupby(cards, key=lambda card: _part(card.result)):
        part = [*group]
        yield from [part] if _weight(part) <= ROOM else [[one] for one in part]


def _weight(cards: Sequence[Card]) -> int:
    """About how many elements they have: those around them, and of each step with its table."""
    steps = [step for card in cards for step in card.result["trace"]]
    told = (3 + 2 * len(one["events"]) + sum(map(len, one["table"] or ())) for one in steps)
    return 20 * len(cards) + sum(told)


def _cards(page: str, results: Sequence[Result]) -> Iterator[Card]:
    taken: dict[str, int] = {}
    for result in results:
        anchor = slug(result["name"])
        taken[anchor] = number = taken.get(anchor, 0) + 1
        yield Card(result, page, anchor if number == 1 else f"{anchor}-{number}")


def _stem(result: Result) -> str:
    """The name of a feature below the features of its game."""
    return str(result["file"]).split("/", 2)[2].removesuffix(".feature")


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
