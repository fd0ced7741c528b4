"""What is kept stays as it was or is whole, whatever moment it is written anew and killed at."""

import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

import pytest
from test_nothing_lost import ATOLL, MORE, WRITERS, stays

KILLS = 10


@pytest.mark.parametrize("words", MORE.values(), ids=[*MORE])
def test_on_a_full_disk_what_was_kept_stays(words: Sequence[str], tmp_path: Path) -> None:
    stays(words, tmp_path)


def held(folder: Path) -> dict[str, bytes]:
    """All that lies there, without its digits: seconds differ; not what is being written beside."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {
        str(file.relative_to(folder)): file.read_bytes().translate(None, b"0123456789.e-")
        for file in files
        if not any(part.startswith(".") for part in file.relative_to(folder).parts)
    }


@pytest.mark.parametrize("words", [*WRITERS.values(), *MORE.values()], ids=[*WRITERS, *MORE])
def test_a_kill_at_any_moment_leaves_the_old_or_the_whole_new(
    words: Sequence[str], tmp_path: Path
) -> None:
    def folder(name: str) -> tuple[Path, list[str]]:
        place = tmp_path / name
        place.mkdir()
        (place / "kept").write_text("old", "utf-8")
        return place, [*ATOLL, *(word.format(place) for word in words)]

    place, command = folder("whole")
    begun = perf_counter()
    subprocess.run(command, capture_output=True, check=False)
    seconds, whole, luck = perf_counter() - begun, held(place), Random(1)
    for number in range(KILLS):
        place, command = folder(str(number))
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as killed:
            try:
                killed.wait(luck.uniform(0.5, 1) * seconds)
            except subprocess.TimeoutExpired:
                killed.kill()
        found = held(place)
        for file in found.keys() & whole.keys():
            assert found[file] == b"old" or len(found[file]) == len(whole[file])
        assert not any(file.startswith("new/") for file in found) or found.keys() == whole.keys()
