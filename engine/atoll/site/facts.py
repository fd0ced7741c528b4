"""Everything the pages tell, gathered once: of the build, of each game, of each question."""

import json
import platform
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from importlib.metadata import PackageNotFoundError, version
from itertools import groupby
from pathlib import Path
from posixpath import dirname
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from atoll import __version__, book
from atoll.book import BookError, Chapter, Rule
from atoll.book.answers import OpenQuestion, PossibleAnswer, Question
from atoll.book.changes import git_told
from atoll.book.evidence import Evidence, evidence, ids
from atoll.book.explain import open_questions
from atoll.book.faq import faq
from atoll.book.glossary import ToldChange, told_changes
from atoll.compare.flipped import place
from atoll.home import HOME, WORK, file_of
from atoll.proof.proofs import Proof
from atoll.site.cards import Shelf, printed
from atoll.site.page import shared_out
from atoll.site.prose import Prose
from atoll.site.verdicts import Found, Result, Verdicts
from atoll.table import RULE_ID, chapter_of, games
from atoll.table.parts import Supposed
from atoll.table.rulings import Backing, Edition

if TYPE_CHECKING:
    from atoll.site.tongue import Tongue


Known = dict[tuple[str, str, int], Any]
One = TypeVar("One")


LAWS = 12
"""So many laws are told on one page, unless one rule has more."""
LIBRARIES = ("pytest-bdd", "z3-solver", "mkdocs-material")


class Build(NamedTuple):
    """From what the site was built: the commit, its day, and the versions.

    A commit with `-changed` is one from which more was changed.
    """

    commit: str
    date: str
    versions: Mapping[str, str]

    @property
    def day(self) -> str:
        """As of when it is, for who reads rules: the commit stands in Evidence alone."""
        return self.date or self.name

    @property
    def name(self) -> str:
        """The commit for people."""
        outside = f"Atoll {self.versions['atoll']}, outside a checkout"
        return f"commit {self.commit} of {self.date}" if self.commit else outside


class GameFacts:
    """What is known of one game; of its examples what was found so far, too."""

    def __init__(self, name: str, verdicts: Verdicts, home: Path) -> None:
        """Take the game's name and the verdicts on all games. Raises BookError."""
        self.name, self.title, self.home = name, games.title(name), home
        own = f"features/{name}/"  # what lies there is the game's
        self.results = [one for one in verdicts.results if one["file"].startswith(own)]
        self.found = verdicts.games.get(name, Found())
        self.proofs: Sequence[Proof] = self.found.proofs
        self.tongues: dict[str, Tongue] = {}
        self.known: Known = {**self.found.known}
        """By what was found, and where the example stands."""
        self.chapters: Sequence[Chapter] = book.chapters(name, home)
        self.rules: Mapping[str, Rule] = book.rules(name, home)
        self.different: Sequence[ToldChange] = told_changes(name, self.rules, home)
        """What became different at the table, the newest first."""
        self.points: Sequence[OpenQuestion] = open_questions(name)
        """All that is open: the rulings, and the points that are none."""
        self.rulings = {one.name: one for one in self.points if one.playable}
        self.means = {f"{of.name}={it.name}": it.means for of in self.points for it in of.answers}
        """By an answer to a ruling or an open point, as `half=up`, what it means in words."""
        self.usual = {one.adopted for one in self.points}
        """The answers that are played where nobody chooses others, as `half=down`."""
        self.editions: Mapping[str, Edition] = games.game(name).EDITIONS
        layout = games.nouns(name).LAYOUT if games.nouns.there(name) else None
        self.supposed: Sequence[Supposed] = layout.supposed if layout else ()
        """What it is played with and no text tells, or one alone."""
        self.questions = faq(name, [one for one in self.results if "faq" in one["tags"]])
        """Every question of the FAQ by its id, in the order of the files."""
        self.shelf = Shelf(name, home, self.results, self.questions)
        vectors = self.found.vectors.found if self.found.vectors else ()
        self.packed = {dirname(one["id"]) for one in vectors}
        """The files of vectors below its own in the data, by their names without an ending."""
        picture = self._kept("picture.svg")
        self.emblem = "".join(picture.splitlines())
        """The picture that stands for the game, as SVG in one line, where it has one."""
        self.weights: Mapping[str, Any] = json.loads(self._kept("weights.json") or "{}")
        """In how many games another answer to a ruling makes others win; nothing if unweighed."""

    def _kept(self, name: str) -> str:
        """A file that the game may have among its documents; nothing where it has none."""
        file = file_of(f"docs/{self.name}/{name}", self.home)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    @cached_property
    def evidence(self) -> Evidence:
        """What the examples show of each rule, and the gaps."""
        return evidence(self.name, self.results, self.home)

    def once(self, what: str, result: Result, find: Callable[[], One]) -> One:
        """Something of an example."""
        key = what, *place(result)
        if key not in self.known:
            self.known[key] = find()
        found: One = self.known[key]
        return found

    @cached_property
    def tabled(self) -> frozenset[str]:
        """The rulings whose pages show a table where they matter."""
        every = (one for one in self.found.compared if one.shown.get(one.ruling))
        return frozenset(one.ruling for one in every)

    def called(self, text: str) -> str:
        """A text in which editions are called by their titles, not by their ids."""
        for name, edition in self.editions.items():
            text = re.sub(rf"\b{name}\b(?!/)", edition.called, text)
        return text

    def texts(self, answer: PossibleAnswer) -> str:
        """The texts behind an answer to a ruling, each by its title."""
        told = ((one.document, one.held_by_the_lock) for one in answer.sources)
        others = [name if held else f"{name} (no copy kept)" for name, held in dict.fromkeys(told)]
        own = answer.said_by, answer.read_by, answer.silent, answer.not_seen
        said, read, silent, not_seen = (
            tuple(self.editions[one].called for one in names) for names in own
        )
        return Backing(said, read, silent, (*others,), not_seen).told

    def examples(self, rule: str) -> list[Result]:
        """The scenarios that claim a rule: printed ones first, witnesses last."""
        claim = [one for one in self.results if rule in one["tags"]]
        return sorted(
            claim,
            key=lambda one: (not printed(one), "faq" in one["tags"], "witness" in one["tags"]),
        )

    def asked(self, rule: str) -> list[Question]:
        """The questions that a rule answers."""
        return [one for one in self.questions.values() if rule in one.rules]

    def laws(self, rule: str) -> list[Proof]:
        """The laws about a rule."""
        return [one for one in self.proofs if rule in one.rules]

    @cached_property
    def law_pages(self) -> Mapping[str, Sequence[Proof]]:
        """The laws of each page: of one chapter, by the last rule that each names."""
        order = [*self.rules]
        every = sorted(self.proofs, key=lambda law: order.index(law.rules[-1]))
        found: dict[str, Sequence[Proof]] = {}
        for _, some in groupby(every, key=lambda law: chapter_of(law.rules[-1])):
            groups = ([*laws] for _, laws in groupby(some, key=lambda law: law.rules[-1]))
            for page in shared_out(groups, LAWS, len):
                found[f"laws/{self.name}/{page[0].rules[-1]}/index.md"] = page
        return found

    @cached_property
    def law_places(self) -> Mapping[str, str]:
        """Where each law is told, by its name."""
        of = self.law_pages.items()
        return {law.law: f"{page}#{law.law}" for page, laws in of for law in laws}

    @cached_property
    def spoken(self) -> Mapping[str, Sequence[str]]:
        """The rules that the text of each rule names, by their ids or as `Fiji 4.7`."""
        found = {}
        for rule in self.rules.values():
            text = " ".join([rule.statement, *rule.notes])
            numbers = re.findall(rf"\b{re.escape(self.title)} ([0-9]+(?:\.[0-9]+)+)", text)
            ids = (f"{self.name}_{number.replace('.', '_')}" for number in numbers)
            named = dict.fromkeys([*RULE_ID.findall(text), *ids])
            found[rule.id] = [one for one in named if one in self.rules and one != rule.id]
        return found


class Facts(NamedTuple):
    """Everything the pages tell."""

    home: Path
    build: Build
    games: tuple[GameFacts, ...]
    prose: Prose
    others: tuple[str, ...] = ()
    """The games whose pages are left out."""


def gathered(found: Verdicts, home: Path = HOME, *, only: str | None = None) -> Facts:
    """All facts, or those of one game only.

    Raises BookError where an example names a rule that the book has not.
    """
    every = book.games(home)
    others = tuple(name for name in every if only not in (None, name))
    known = tuple(GameFacts(name, found, home) for name in every if name not in others)
    for game, one in [(each, one) for each in known for one in each.results]:
        named = {tag for tag in one["tags"] if RULE_ID.fullmatch(tag)} | ids(one)
        if wrong := sorted(named - {*game.rules}):
            where = f"{one['file']}:{one['line']}"
            raise BookError(f"{where}: there is no rule {wrong[0]}; correct the tag.")
    prose = Prose(home, [rule for one in known for rule in one.rules], others)
    return Facts(home, _build(WORK if home == HOME else home), known, prose, others)


def _build(home: Path) -> Build:
    """Of a library that is not installed no version is told."""
    commit = git_told(home, "rev-parse", "--short=10", "HEAD")
    date = git_told(home, "show", "--no-patch", "--format=%cs", "HEAD")
    versions = {"atoll": __version__, "Python": platform.python_version()}
    for name in LIBRARIES:
        with suppress(PackageNotFoundError):
            versions[name] = version(name)
    changed = "-changed" if commit and git_told(home, "status", "--porcelain") else ""
    return Build(f"{commit}{changed}", date, versions)
