"""One scenario that has run, in Cucumber Messages: how each step went, and what happened."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .claims import cite
from .results import Result, TracedStep

__all__ = ["Case", "Message", "timestamp"]

Message = Mapping[str, Any]
LOG = "text/x.cucumber.log+plain"
NO_TIME = {"seconds": 0, "nanos": 0}


def timestamp(moment: float) -> dict[str, int]:
    """A moment, in seconds since 1970."""
    seconds, rest = divmod(round(moment * 1_000_000), 1_000_000)
    return {"seconds": seconds, "nanos": rest * 1000}


class Case(NamedTuple):
    """A scenario that has run: its ids and those of its run and its steps, and when it began.

    The last of the steps is the hook that holds what the tags claim.
    """

    result: Result
    ids: tuple[str, str]
    run: str
    pickle: str
    steps: Sequence[Mapping[str, Any]]
    begun: float

    def messages(self) -> Iterator[Message]:
        """What is to be run, and how it went."""
        case, started = self.ids
        known = {"id": case, "pickleId": self.pickle, "testRunStartedId": self.run}
        yield {"testCase": {**known, "testSteps": [*self.steps]}}
        begun, ended = timestamp(self.begun), timestamp(self.begun + self.result.seconds)
        of_case = {"id": started, "testCaseId": case, "attempt": 0, "timestamp": begun}
        yield {"testCaseStarted": of_case}
        for step, told, traced in zip(self.steps, self._results(), self._traced(), strict=True):
            of_step = {"testCaseStartedId": started, "testStepId": step["id"]}
            yield {"testStepStarted": {**of_step, "timestamp": begun}}
            if traced and traced.events:
                yield {"attachment": {**of_step, **_attached(traced)}}
            yield {"testStepFinished": {**of_step, "testStepResult": told, "timestamp": ended}}
        of_end = {"testCaseStartedId": started, "timestamp": ended, "willBeRetried": False}
        yield {"testCaseFinished": of_end}

    def _traced(self) -> list[TracedStep | None]:
        trace = [*self.result.trace]
        return [*trace, *(None for _ in self.steps[len(trace) :])]

    def _results(self) -> Iterator[dict[str, Any]]:
        """How each step went; the hook is the last, and breaks where no step did."""
        broken = self._broken()
        for place in range(len(self.steps)):
            if place == broken:
                yield {"status": self._why(), "duration": NO_TIME, "message": self.result.message}
            else:
                before = broken is None or place < broken
                yield {"status": "PASSED" if before else "SKIPPED", "duration": NO_TIME}

    def _broken(self) -> int | None:
        """The place of the step that did not pass; one that nobody says was not traced."""
        result, trace = self.result, self.result.trace
        if result.outcome == "passed":
            return None
        if result.failed_line is None:
            return len(self.steps) - 1
        return len(trace) - self._is_traced()

    def _is_traced(self) -> bool:
        trace = self.result.trace
        return bool(trace) and trace[-1].line == self.result.failed_line

    def _why(self) -> str:
        if self.result.outcome == "skipped":
            return "SKIPPED"
        undefined = self.result.failed_line is not None and not self._is_traced()
        return "UNDEFINED" if undefined else "FAILED"


def _attached(step: TracedStep) -> dict[str, str]:
    """What happened because of a step, each thing behind its rule."""
    lines = (f"{cite(told.rule)}: {told.sentence}" for told in step.events)
    return {"body": "\n".join(lines), "mediaType": LOG, "contentEncoding": "IDENTITY"}
