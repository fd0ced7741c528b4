"""A scene told as a scenario: what it says, what is told of two answers, and how it is kept."""

import re
from pathlib import Path

import pytest

from atoll import fiji
from atoll.fiji import Beads, Offer, Table
from atoll.fiji.scene import NAMES, bare
from atoll.running.perform import perform
from atoll.telling.scene import Scene
from atoll.telling.told import Untold, told
from atoll.telling.witness import Clash, Witness, keep

FOUR, PAIR = (bare(NAMES[:seats], fiji.answered()) for seats in (4, 2))
SHOWN = FOUR._replace(
    hands=(Beads(3, 4, 3, 2),) + (Beads(4, 4, 3, 2),) * 3,
    offers=(Beads(2),) + (Beads(1),) * 3,
    stage="row",
    row=1,
)
EQUAL = FOUR._replace(hands=(Beads(1, 1),) * 3 + (Beads(1),), round=4, exchange=3, stage="scoring")


def with_effect(text: str) -> Table:
    """Ana executes the first row of four seats, and it has this effect."""
    effect = fiji.read_deck({"conditions": [], "effects": [text]}).effects[0]
    return SHOWN._replace(effects=(effect, *SHOWN.effects[1:]))


HALF = Scene(with_effect("take half of the green"))


@pytest.mark.parametrize(
    ("scene", "rules", "words"),
    [
        (Scene(PAIR._replace(stage="offer"), 0, Offer(Beads(1))), [], "stage 'offer'"),
        (Scene(FOUR, 0, Offer(Beads(-1))), [], "cannot be written"),
        (Scene(FOUR._replace(supply=Beads(31), stage="scoring")), [], "more than the box holds"),
        (Scene(FOUR._replace(stage="row", row=1)), [], "needs all offers"),
        (Scene(EQUAL), ["fiji_4_7"], "fiji_4_7 did not fire here"),
    ],
)
def test_what_cannot_be_told_is_refused_with_the_reason(
    scene: Scene, rules: list[str], words: str
) -> None:
    with pytest.raises(Untold, match=words):
        told("fiji", scene, rules=rules)


# Keeping

FOUND = Witness(
    *("fiji", "differs", "Half of an odd number", "atoll diff fiji half=down half=up"),
    (told("fiji", HALF),),
)


def test_a_witness_is_kept_once_under_a_name_of_its_content(tmp_path: Path) -> None:
    path = keep(FOUND, tmp_path)
    assert path.parent == tmp_path / "fiji" / "witnesses"
    assert re.fullmatch(r"ana-executes-take-half-of-the-green-[0-9a-f]{8}\.feature", path.name)
    before = path.stat()
    assert keep(FOUND, tmp_path) == path
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (before.st_mtime_ns, before.st_ino)
    assert [*path.parent.iterdir()] == [path]
    assert keep(FOUND._replace(about="something else"), tmp_path) != path


def test_a_kept_witness_says_what_it_shows_and_passes(tmp_path: Path) -> None:
    path = keep(FOUND, tmp_path)
    lines = path.read_text("utf-8").splitlines()
    assert lines[:3] == [
        "@fiji @witness @differs",
        "Feature: Fiji witness, Half of an odd number",
        "  Found by `atoll diff fiji half=down half=up`, which finds and keeps it again.",
    ]
    performance = perform([str(path)])
    assert performance.as_dict()["passed"]
    assert [result["fired"][-1] for result in performance.results] == ["fiji_4_11"]


def test_a_witness_is_not_written_over_another_file(tmp_path: Path) -> None:
    path = keep(FOUND, tmp_path)
    path.write_text("Feature: mine\n", "utf-8")
    with pytest.raises(Clash, match="not the witness that was found; move or delete the file"):
        keep(FOUND, tmp_path)
    assert path.read_text("utf-8") == "Feature: mine\n"
