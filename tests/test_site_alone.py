"""Two builds of the site in one checkout: the second waits, and says so."""

from pathlib import Path

import pytest
from filelock import FileLock, Timeout

from atoll.site import publishing


def test_a_second_build_says_that_it_waits_and_begins_when_the_first_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "BUILDING", tmp_path / "building")
    first, told = FileLock(publishing.BUILDING), list[str]()
    first.acquire()

    def say(text: str) -> None:
        told.append(text)
        first.release()

    with publishing._alone(say):
        assert told == ["Waiting for another build here"]
        with pytest.raises(Timeout):
            first.acquire(timeout=0)
