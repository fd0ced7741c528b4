"""Two builds of the site in one checkout: the second waits, and says so."""

from pathlib import Path
from threading import Event, Thread

import pytest
from filelock import FileLock

from atoll.site import publishing


def test_a_second_build_waits_for_the_first_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(publishing, "BUILDING", tmp_path / "building")
    told, waiting, builds = list[str](), Event(), Event()

    def say(text: str) -> None:
        told.append(text)
        waiting.set()

    def second() -> None:
        with publishing._alone(say):
            builds.set()

    with FileLock(publishing.BUILDING):
        other = Thread(target=second, daemon=True)
        other.start()
        assert waiting.wait(30)
        assert told == ["Waiting for another build here"]
        assert not builds.is_set()
    assert builds.wait(30)
    other.join(30)
