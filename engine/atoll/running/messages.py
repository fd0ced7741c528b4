"""A run as Cucumber Messages: one JSON object a line, as Cucumber's own formatters read them.

What happened because of a step is attached to it. What the tags claim is held as a hook, once all
steps are taken. Scenarios are timed, their steps are not.
"""

import json
import platform
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from gherkin.stream.gherkin_events import GherkinEvents

import atoll
from atoll.finding import Finding

from . import house
from .chapter import opened
from .games import phrases
from .message_cases import Case, Message, timestamp
from .outline import KIND
from .phrases import Phrase, Phrases
from .results import Result

__all__ = ["PROTOCOL", "messages", "write"]

PROTOCOL = "34.2.1"
"""The version of Cucumber's schema that tests hold these messages against."""
GHERKIN = "text/x.cucumber.gherkin+plain"
HOOK = "what the tags claim"


def write(path: Path, told: Iterable[Message]) -> None:
    """Write messages into a file, one on each line. Errors: OSError."""
    lines = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in told)
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def messages(
    results: Sequence[Result],
    findings: Sequence[Finding] = (),
    problems: Sequence[str] = (),
    *,
    root: Path,
    begun: float,
) -> Iterator[Message]:
    """What a run showed that began at that moment, in seconds since 1970.

    Files are named from `root`; `problems` tell of files that could not be opened.
    Errors: OSError for a file that is no longer there.
    """
    of = _Telling(root)
    yield {"meta": _meta()}
    for file in dict.fromkeys([*(one.file for one in results), *(one.file for one in findings)]):
        yield from of.document(file)
    yield from map(_wrong, findings)
    yield from ({"parseError": {"source": {}, "message": problem}} for problem in problems)
    cases = [*of.cases(results, begun)]
    yield from ({"stepDefinition": one} for one in of.definitions.values())
    yield {"hook": {"id": of.hook, "name": HOOK, "sourceReference": {}}}
    yield {"testRunStarted": {"id": of.run, "timestamp": timestamp(begun)}}
    yield from (message for case in cases for message in case.messages())
    good = not (findings or problems) and all(one.outcome == "passed" for one in results)
    ended = timestamp(begun + sum(one.seconds for one in results))
    told = {"success": good, "timestamp": ended, "testRunStartedId": of.run}
    yield {"testRunFinished": told}


def _meta() -> dict[str, Any]:
    return {
        "protocolVersion": PROTOCOL,
        "implementation": {"name": "atoll", "version": atoll.__version__},
        "runtime": {
            "name": platform.python_implementation(),
            "version": platform.python_version(),
        },
        "os": {"name": platform.system(), "version": platform.release()},
        "cpu": {"name": platform.machine()},
    }


def _wrong(finding: Finding) -> Message:
    """What the lint finds is wrong with a file that may be Gherkin all the same."""
    source = {"uri": finding.file, "location": {"line": finding.line}}
    return {"parseError": {"source": source, "message": finding.message}}


class _Telling:
    """The documents of a run as Gherkin's own library tells them, and what has an id in it."""

    def __init__(self, root: Path) -> None:
        options = GherkinEvents.Options(print_source=False, print_ast=True, print_pickles=True)
        self._gherkin, self._root = GherkinEvents(options), root
        self.new_id = self._gherkin.id_generator.get_next_id
        self.hook, self.run = self.new_id(), self.new_id()
        self.definitions: dict[object, dict[str, Any]] = {}
        self._pickles: dict[tuple[str, int], tuple[Any, Phrases]] = {}

    def document(self, file: str) -> Iterator[Message]:
        """A feature file, its document and what is to be run of it; why it is none, a finding."""
        path = self._root / file
        text = path.read_bytes().decode("utf-8-sig", "replace")
        event: Any = {"source": {"uri": file, "data": text, "mediaType": GHERKIN}}
        yield event
        said = phrases(opened(path, file, Phrases())[1])
        for message in self._gherkin.enum(event):
            told: Any = message
            if "parseError" not in told:
                yield told
            if pickle := told.get("pickle"):
                self._pickles[file, pickle["location"]["line"]] = pickle, said

    def cases(self, results: Iterable[Result], begun: float) -> Iterator[Case]:
        """What was run, one after the other."""
        for one in results:
            pickle, said = self._pickles[one.file, one.row or one.line]
            steps = [self._step(step, said) for step in pickle["steps"]]
            ids = self.new_id(), self.new_id()
            hook = {"id": self.new_id(), "hookId": self.hook}
            yield Case(one, ids, self.run, pickle["id"], (*steps, hook), begun)
            begun += one.seconds

    def _step(self, step: Any, said: Phrases) -> dict[str, Any]:
        """A step that is to be taken, and the phrases that say it."""
        found = said.matching(KIND.get(step["type"], "given"), step["text"])
        return {
            "id": self.new_id(),
            "pickleStepId": step["id"],
            "stepDefinitionIds": [self._defined(phrase)["id"] for phrase in found],
            "stepMatchArgumentsLists": [{"stepMatchArguments": []} for _ in found],
        }

    def _defined(self, phrase: Phrase) -> dict[str, Any]:
        known = self.definitions.get(phrase.place)
        return known or self.definitions.setdefault(phrase.place, self._definition(phrase))

    def _definition(self, phrase: Phrase) -> dict[str, Any]:
        uri = house.shown(Path(phrase.file), self._root)
        return {
            "id": self.new_id(),
            "pattern": {"source": phrase.text, "type": "CUCUMBER_EXPRESSION"},
            "sourceReference": {"uri": uri, "location": {"line": phrase.line}},
        }
