"""Where the card of each example lies: on the page of its question, or on one of its feature."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from atoll.book.answers import Question
from atoll.compare.flipped import place
from atoll.home import file_of
from atoll.running.claims import SOURCE
from atoll.site.page import shared_out, slug
from atoll.site.verdicts import Result

ROOM = 1_150
"""What cards on one page may weigh together, which keeps it below 1,500 elements."""
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
    """A feature file: its title, its page, and its parts.

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
    """All cards of a game, feature by feature."""

    def __init__(
        self,
        game: str,
        home: Path,
        results: Sequence[Result],
        questions: Mapping[str, Question],
    ) -> None:
        """Lay the examples of a game in the order of their files."""
        self.home = home
        of_questions = {f"q/{name}/index.md": one for name, one in questions.items()}
        asked = [card for page, one in of_questions.items() for card in _cards(page, one.results)]
        places = {place(card.result): card for card in asked}
        found = list[Feature]()
        for stem, some in groupby(sorted(results, key=_stem), key=_stem):
            every, page = [*some], f"e/{game}/{stem}/index.md"
            told, says = self.headed(every[0]["file"])
            named = stem.rpartition("/")[2].replace("_", " ").lstrip("0123456789 ").capitalize()
            parts = (*_parts(page, every, places),)
            found.append(Feature(told or named, page, every[0]["file"], parts, says))
        self.features = (*found,)
        self.printed = [one for one in found if one.printed]
        self.cards = [card for one in found for card in one.cards]
        self._places = {place(card.result): card for card in self.cards}

    def card(self, result: Result) -> Card:
        """The card of an example."""
        return self._places[place(result)]

    def at(self, file: str, line: int) -> Card | None:
        """The card of the example at a line of a file."""
        return self._places.get((file, line))

    def headed(self, name: str) -> tuple[str, str]:
        """The title of the file of a feature and what it says there; nothing if it is not there."""
        file = file_of(name, self.home)
        head = file.read_text(encoding="utf-8").split("\n\n", 1)[0] if file.is_file() else ""
        lines = [line.strip() for line in head.splitlines() if not _TAGGED.match(line)]
        title, *says = lines or [""]
        found = _FEATURE.match(title)
        return (found[1], " ".join(says)) if found else ("", "")


def _parts(
    page: str, results: Sequence[Result], asked: Mapping[tuple[str, int], Card]
) -> Iterator[Part]:
    """In order; one after the other they fill pages, or that of the feature if it holds all.

    The cards of the FAQ lie on the pages of their questions.
    """
    faq = "faq" in results[0]["tags"]
    every = [asked[place(one)] for one in results] if faq else [*_cards(page, results)]
    whole = faq or _printed(results)
    pages = [every] if whole else shared_out(_together(every), ROOM, _weight)
    for number, some in enumerate(pages, start=1):
        own = page if len(some) == len(every) else page.replace("index.md", f"{number}/index.md")
        for title, group in groupby(some, key=_title):
            cards = (card if own == page else card._replace(page=own) for card in group)
            yield Part(title, own, (*cards,))


def printed(result: Result) -> bool:
    """Whether a scenario is an example that a rulebook prints."""
    return any(tag.startswith(SOURCE) for tag in result["tags"])


def _printed(results: Sequence[Result]) -> bool:
    """Whether most of these are what a rulebook prints."""
    return 2 * sum(map(printed, results)) > len(results)


def _together(cards: Sequence[Card]) -> Iterator[Sequence[Card]]:
    """What stands on one page: a part, or each card of one that a page does not hold."""
    for _, group in groupby(cards, key=_title):
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


def _title(card: Card) -> str:
    """What cards of a page share: their Rule."""
    return str(card.result["rule"] or "")
