"""Feature files run as they lie: read, linted and played in this process, without a pytest run.

pytest with the plugin of this room does the same (tests/test_feature_ways.py holds the two against
each other); there every scenario is a test, and whoever has conftest.py sees his own steps too.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from atoll.finding import Finding

from . import house, vocabulary
from .chapter import Chapter, opened
from .example import Example
from .files import chosen
from .games import makers, phrases
from .phrases import Phrases
from .playing import played
from .report import annotations
from .results import Result

NO_PHRASES = Phrases()


class Listener:
    """Who is told how far a run is; each method may be replaced."""

    def begin(self, total: int) -> None:
        """So many examples are going to run."""

    def around(self, example: Example) -> AbstractContextManager[object]:  # noqa: ARG002
        """One example runs inside of this."""
        return nullcontext()


@dataclass(frozen=True, slots=True)
class Performance:
    """What a run showed: of each example, of the lint, and the files that could not be opened.

    Results and findings are as JSON has them; `failures` are told by the place of the example,
    `unopened` by the name of the file. `annotations` are lines as GitHub's workflows read them.
    """

    results: Sequence[Result] = field(default_factory=list)
    findings: list[dict[str, Any]] = field(default_factory=list)
    failures: Mapping[str, str] = field(default_factory=dict)
    unopened: Mapping[str, str] = field(default_factory=dict)
    annotations: Sequence[str] = ()
    seconds: float = 0.0

    @property
    def passed(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.failures or self.findings or self.unopened)

    @property
    def empty(self) -> bool:
        """Whether there was nothing to run and nothing to find."""
        return not (self.results or self.findings or self.unopened)

    @property
    def problems(self) -> list[str]:
        """Why files could not be opened."""
        return [*self.unopened.values()]

    def as_dict(self) -> dict[str, Any]:
        """The run as JSON has it (schemas/check.schema.json)."""
        return {
            "passed": self.passed,
            "seconds": round(self.seconds, 3),
            "scenarios": [*self.results],
            "findings": [*self.findings],
            "problems": self.problems,
        }


class _Ready(NamedTuple):
    """A file whose examples can run."""

    chapter: Chapter
    makers: Mapping[str, Callable[..., Any]]
    examples: tuple[Example, ...]
    findings: tuple[Finding, ...]


def perform(
    paths: Iterable[str],
    *,
    words: Sequence[str] = (),
    listener: Listener | None = None,
    lint: bool = True,
) -> Performance:
    """Run the examples in the paths (files, folders, file:line) whose names hold all the words.

    Without `lint` only examples count.
    Errors: KeyboardInterrupt, where the user stops it.
    """
    start, root, lines = monotonic(), Path.cwd(), chosen(paths)
    ready, unopened = _opened(lines, root, lint=lint)
    asked = [(one, each) for one in ready for each in one.examples if _holds(each.title, words)]
    asked.sort(key=lambda pair: not house.is_witness(pair[1].path))
    results, failures = _played(asked, root, listener or Listener())
    whole = not words and not any(lines.values())
    findings = [*_findings(ready, root, whole=whole)] if lint else []
    return Performance(
        sorted(results, key=_place),
        [finding._asdict() for finding in findings],
        failures,
        unopened,
        tuple(annotations(results, findings)),
        monotonic() - start,
    )


def _opened(
    lines: Mapping[Path, Collection[int]], root: Path, *, lint: bool
) -> tuple[list[_Ready], dict[str, str]]:
    """The files whose examples can run, and why the others cannot."""
    ready, unopened = [], dict[str, str]()
    for path, numbers in lines.items():
        file = house.shown(path, root)
        try:
            ready.append(_ready(path, file, numbers, lint=lint))
        except Exception as error:  # noqa: BLE001 # a game that is broken can end in anything
            unopened[file] = f"{file} cannot be run: {type(error).__name__}: {error}"
    return ready, unopened


def _place(result: Result) -> tuple[str, int, int]:
    return result["file"], result["line"], result["row"] or 0


def _ready(path: Path, file: str, lines: Collection[int], *, lint: bool) -> _Ready:
    """A file that is opened, or what of it these lines choose; linted only where that is asked."""
    reading, game = opened(path, file, NO_PHRASES)
    chapter = Chapter(path, reading, phrases(game))
    examples = tuple(chapter.examples(chapter.chosen(lines)))
    return _Ready(chapter, makers(game), examples, chapter.findings(lines) if lint else ())


def _holds(title: str, words: Sequence[str]) -> bool:
    return all(word.casefold() in title.casefold() for word in words)


def _played(
    asked: Sequence[tuple[_Ready, Example]], root: Path, listener: Listener
) -> tuple[list[Result], dict[str, str]]:
    """What each example shows, and how the failures are told."""
    results, failures = list[Result](), dict[str, str]()
    listener.begin(len(asked))
    for of, example in asked:
        with listener.around(example):
            kept, told = played(example, of.chapter.phrases, of.makers, root)
        results.append(example.result(kept))
        if told:
            failures[f"{example.file}:{example.line}"] = told
    return results, failures


def _findings(ready: Sequence[_Ready], root: Path, *, whole: bool) -> Iterator[Finding]:
    """What the lint finds in the files and, when all of ours are there, in our phrases."""
    for one in ready:
        yield from one.findings
    if whole:
        read = {of.path: (of.phrases, of.reading.feature) for of, *_ in ready}
        yield from sorted(vocabulary.of_ours(read, root))
