"""Feature files run as they lie: read, linted and played in this process, without a pytest run.

pytest with the plugin of this room does the same (tests/test_feature_ways.py holds the two against
each other); there every scenario is a test, and whoever has conftest.py sees his own steps too.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from atoll.finding import Finding

from . import house, vocabulary
from .chapter import Chapter, Example
from .games import makers
from .house import chosen
from .phrases import Phrases
from .playing import played
from .report import annotations
from .results import Result, place


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
    chapters, findings, unopened = list[Chapter](), list[Finding](), dict[str, str]()
    asked = list[tuple[Example, Phrases, Mapping[str, Callable[..., Any]]]]()
    for path, numbers in lines.items():
        file = house.shown(path, root)
        try:
            chapter = Chapter.opened(path, file)
            ready = chapter.phrases, makers(chapter.reading.game)
            findings += chapter.findings(numbers) if lint else ()
        except Exception as error:  # noqa: BLE001 # a game that is broken can end in anything
            unopened[file] = f"{file} cannot be run: {type(error).__name__}: {error}"
        else:
            chapters.append(chapter)
            asked += [
                (one, *ready)
                for one in chapter.examples(numbers)
                if all(word.casefold() in one.title.casefold() for word in words)
            ]
    if lint and not words and not any(lines.values()):
        findings += sorted(vocabulary.of_ours(chapters, root))
    asked.sort(key=lambda each: not house.is_witness(each[0].path))
    results, failures, listener = list[Result](), dict[str, str](), listener or Listener()
    listener.begin(len(asked))
    for example, phrases, own in asked:
        with listener.around(example):
            kept, told = played(example, phrases, own, root)
        results.append(example.result(kept))
        if told:
            failures[f"{example.file}:{example.line}"] = told
    return Performance(
        sorted(results, key=place),
        [finding._asdict() for finding in findings],
        failures,
        unopened,
        tuple(annotations(results, findings)),
        monotonic() - start,
    )
