"""The site served while it is written: built again when something changed, by one at a time."""

import socket
from pathlib import Path

import pytest
from filelock import FileLock, Timeout
from printed import atoll

from atoll.book import last_run
from atoll.site import publishing
from atoll.site.verdicts import Verdicts


def test_a_port_that_cannot_be_had_is_told_before_anything_is_built() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        fixes = {
            "99999": "choose one up to 65535.",
            port: "Address already in use; choose another.",
        }
        for one, fix in fixes.items():
            told = atoll("site", "serve", "--port", one)
            assert (told.exit_code, told.stderr) == (2, f"atoll: --port {one}: {fix}\n")


def test_verdicts_are_kept_until_what_they_rest_on_changes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = Verdicts(()), Verdicts([{}])
    files = iter([{("a", 1)}, {("a", 1)}, {("a", 2)}, {("a", 3)}])
    digests = iter(["old", "old", "new"])
    found = iter([first, first, second])
    given: list[Verdicts | None] = []

    def rebuilt(held: Verdicts | None, _: publishing.Say, only: str | None) -> Verdicts:
        assert only == "fiji"
        given.append(held)
        if len(given) == 3:
            raise KeyboardInterrupt
        return next(found)

    monkeypatch.setattr(publishing, "changed", lambda: frozenset(next(files)))
    monkeypatch.setattr(last_run, "digest", lambda: next(digests))
    monkeypatch.setattr(publishing, "_rebuilt", rebuilt)
    with pytest.raises(KeyboardInterrupt):
        publishing.serving(0, say=lambda _: None, only="fiji", pause=0)
    assert given == [None, first, None]


def test_a_changed_file_is_noticed_wherever_its_game_lies(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert any("/tests/fixture/engine/atoll/rps/" in name for name, _ in publishing.changed())
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    page.write_text("one", encoding="utf-8")
    monkeypatch.setattr(publishing, "HOME", tmp_path)
    before = publishing.changed()
    assert publishing.changed() == before
    page.with_name("other.md").touch()
    assert publishing.changed() != before


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
