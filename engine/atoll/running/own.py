"""Feature files run as they lie: read, linted and played in this process, without a pytest run.

pytest with the plugin of this room does the same (tests/test_feature_ways.py holds the two against
each other); there every scenario is a test, and whoever has conftest.py sees his own steps too.
The last whole runs of our own examples are kept.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from types import MappingProxyType
from typing import Any

from atoll.book import last_run
from atoll.finding import Finding
from atoll.home import HOME, file_of, from_home, rooms
from atoll.progress import Bar, silent, ticked
from atoll.table.games import GAMES, game, points
from atoll.table.rulings import UnknownRuling, named

from . import house, vocabulary
from .chapter import Chapter
from .games import worlds
from .lint import findings as found_in
from .outline import Example
from .phrases import Phrases
from .play import played
from .world import Result, World, place


class NoExamples(ValueError):
    """There are no examples, or they do not run; the message says where and what to do."""


@dataclass(frozen=True, slots=True)
class Performance:
    """What a run showed: of each example, as JSON has it, of the lint, and which files failed.

    The `problems` say why a file could not be opened.
    """

    results: Sequence[Result] = ()
    findings: Sequence[Finding] = ()
    problems: Sequence[str] = ()
    seconds: float = 0.0

    @property
    def failures(self) -> list[str]:
        """How each example that failed is told."""
        return [one["message"] for one in self.results if one["outcome"] == "failed"]

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.failures or self.findings or self.problems)

    @property
    def empty(self) -> bool:
        """Whether there was nothing to run and nothing to find."""
        return not (self.results or self.findings or self.problems)

    def as_dict(self) -> dict[str, Any]:
        """The run as JSON has it (schemas/check.schema.json)."""
        return {
            "passed": self.passed,
            "seconds": round(self.seconds, 3),
            "scenarios": [*self.results],
            "findings": [one._asdict() for one in self.findings],
            "problems": [*self.problems],
        }


def performed(  # noqa: PLR0913 # what is asked of a run
    paths: Sequence[str] = (),
    words: Sequence[str] = (),
    edition: str | None = None,
    house: Mapping[str, str] = MappingProxyType({}),
    bar: Bar = silent,
    *,
    lint: bool = True,
) -> Performance:
    """The examples in the paths (files, folders, file:line), or our own, named by all the words.

    Those that choose nothing are played by this text and these answers. Without `lint` only
    examples count.
    Errors: NoExamples, UnknownRuling, and KeyboardInterrupt, where the user stops it.
    """
    games = knowing(edition, house) if edition or house else ()
    where = paths or [str(file_of(f"features/{game}")) for game in games]
    if not (where := where or [*map(str, rooms("features"))]):
        raise NoExamples(f"{HOME / 'features'} is not there; reinstall atoll-rules or name a path.")
    return _run(where, words, (edition, house), bar, lint=lint)


def _run(
    paths: Iterable[str],
    words: Sequence[str],
    by: tuple[str | None, Mapping[str, str]],
    bar: Bar,
    *,
    lint: bool,
) -> Performance:
    start, root, lines = monotonic(), Path.cwd(), house.chosen(paths)
    chapters, findings, problems = list[Chapter](), list[Finding](), list[str]()
    asked = list[tuple[Chapter, Phrases, Example, Callable[[], World] | None]]()
    for path, numbers in lines.items():
        file = house.shown(path, root)
        try:
            chapter = Chapter.opened(path, file)
            world, phrases = worlds(chapter.game, *by), chapter.phrases
            findings += found_in(chapter, numbers) if lint else ()
        except Exception as error:  # noqa: BLE001 # a game that is broken can end in anything
            problems.append(f"{file} cannot be run: {type(error).__name__}: {error}")
            continue
        _hold_lines(chapter, numbers)
        chapters.append(chapter)
        some = (one for one in chapter.examples(numbers) if _named(one.title, words))
        asked += [(chapter, phrases, one, world) for one in some]
    if lint and not words and not any(lines.values()):
        findings += sorted(vocabulary.of_ours(chapters, root))
    asked.sort(key=lambda each: not house.is_witness(each[0].path))
    ran = (played(one, phrases, world, root).result() for _, phrases, one, world in asked)
    results = sorted(ticked(bar, "Examples", len(asked), ran), key=place)
    return Performance(results, findings, problems, monotonic() - start)


def _named(title: str, words: Iterable[str]) -> bool:
    return all(word.casefold() in title.casefold() for word in words)


def _hold_lines(chapter: Chapter, lines: Collection[int]) -> None:
    """Each line stands for an example of what could be read. Errors: NoExamples."""
    for line in () if chapter.unplaced or not chapter.reading.feature else sorted(lines):
        if not any(chapter.examples({line})):
            where = f"{chapter.reading.file}: there is no example at line {line}"
            of = f"it has {len(chapter.reading.lines)} lines"
            raise NoExamples(f"{where}; {of}. Name one within an example, or none.")


def ours(bar: Bar = silent) -> Performance:
    """All our own examples; what they show is kept. Errors: NoExamples."""
    before, alone = last_run.digest(), last_run.digest(guests=False)
    shown = performed(bar=bar)
    results = named_from_home(shown.results)
    last_run.keep(results, before)
    if shown.passed:
        last_run.keep_whole(results, alone)
    return shown


def shown(game: str | None = None, bar: Bar = silent) -> Performance:
    """What our own examples show, or those of one game, their files named from HOME.

    Those of our home are run unless they passed with exactly these rules. Errors: NoExamples.
    """
    if (kept := last_run.whole()) is None and not game:
        found, kept = ours(bar), []
    else:
        there = [room for room in rooms("features") if kept is None or room.parent != HOME]
        some = [one for one in (room / (game or "") for room in there) if one.is_dir()]
        found = performed([*map(str, some)], bar=bar) if some else Performance()
    of = f"features/{game}/" if game else ""
    own = [{**one} for one in kept or () if one["file"].startswith(of)]
    return replace(found, results=[*own, *named_from_home(found.results)])


def named_from_home(results: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What examples showed, their files named from HOME, whatever folder they were run in."""
    return [{**one, "file": from_home(Path(one["file"]).absolute())} for one in results]


def knowing(edition: str | None, rulings: Mapping[str, str]) -> list[str]:
    """The games that know the edition and the rulings.

    Raises UnknownRuling where none does: of a name that no game knows with all that there are, else
    as the game says that knows most of the names.
    """
    every, problems = {name: game(name) for name in GAMES}, dict[str, UnknownRuling]()
    for name, one in every.items():
        try:
            one.answered(edition, rulings)
        except UnknownRuling as problem:
            problems[name] = problem
    if found := [name for name in every if name not in problems]:
        return found
    if edition:
        named("edition", edition, [text for one in every.values() for text in one.EDITIONS])
    for ruling in rulings:
        if not any(ruling in points(name) for name in every):
            named("ruling", ruling, [name for one in every.values() for name in one.RULINGS])

    def known(name: str) -> int:
        return sum(one in points(name) for one in rulings) + (edition in every[name].EDITIONS)

    raise problems[max(problems, key=known)]
