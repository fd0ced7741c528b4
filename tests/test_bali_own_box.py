"""A box that a table brings to Bali: read from a file, kept in the record, told where it counts.

Start cards 2 to 4, the foot of card 1, the values of the masks and the Dalang cards are invented.
"""

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from atoll import bali
from atoll.bali.components import BOX, Box
from atoll.bali.dialogue import board
from atoll.bali.events import sentence
from atoll.bali.own_box import known_from
from atoll.cli import app
from atoll.record import OwnError, own_of, referee
from atoll.table.own import supposed

SEATS = ["Ana", "Ben", "Cid", "Dora"]
OWN = """
masks = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 6]

[dalang]
"Kukusch/Panschar" = 9
"Kukusch/Tschakkalag" = 3
"Kukusch/Wontong" = 3
"Panschar/Tschakkalag" = 3
"Panschar/Wontong" = 3
"Tschakkalag/Wontong" = 3

[[start_cards]]
prince = "Panschar"
priest = "Kukusch"
dalang = "Panschar"

[[start_cards]]
prince = "Kukusch"
priest = "Panschar"
dalang = "Panschar"

[[start_cards]]
prince = "Wontong"
priest = "Tschakkalag"
dalang = "Panschar"

[[start_cards]]
prince = "Tschakkalag"
priest = "Wontong"
dalang = "Panschar"
"""


def box(tmp_path: Path, text: str = OWN) -> Box:
    path = tmp_path / "box.toml"
    path.write_text(text, "utf-8")
    found: Box = own_of("bali", path)
    return found


def told(own: Box, most: int = 4000) -> list[str]:
    """All that is told of a game at random."""
    luck = Random(5)
    step = bali.opening(SEATS, 5, None, edition=None, box=own)
    lines = [sentence(one, step.table.seats) for one in step.events]
    for _ in range(most):
        if bali.outcome(step.table):
            return lines
        (seat,) = bali.waiting(step.table)
        step = bali.after(step.table, seat, luck.choice([*bali.moves(step.table, seat)]))
        lines += [sentence(one, step.table.seats) for one in step.events]
    return lines


def test_what_is_left_out_of_a_file_is_as_in_the_working_box(tmp_path: Path) -> None:
    own = box(tmp_path, f"masks = {[4] * 16}")
    assert own == BOX._replace(masks=(4,) * 16)
    parts = ("dalang", "masks", "start_cards")
    assert [known_from(own, part) for part in parts] == ["invented", "own", "invented"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("masks = [2, 3]", "Bali 0.6: the box has 2 masks; give 16."),
        (OWN.replace("= 9", "= 8"), "Bali 0.5: the box has 23 Dalang cards; give 24."),
        (OWN.replace('prince = "Wontong"', 'prince = "Panschar"'), "Bali 1.6: four start cards"),
    ],
)
def test_a_file_that_holds_no_box_is_told_with_the_rule(
    tmp_path: Path, text: str, reason: str
) -> None:
    with pytest.raises(OwnError, match=r"box\.toml") as found:
        box(tmp_path, text)
    assert reason in str(found.value)


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("dalang = [4]", ["dalang"]),
        ("start_cards = 3", ["start_cards"]),
        ("masks = [2]\ndalang = {}", ["dalang", "masks"]),
        ("mask = [2]", ["dalang", "masks", "start_cards"]),
    ],
)
def test_a_file_that_holds_no_box_is_told_with_lines_that_would_do(
    tmp_path: Path, text: str, keys: list[str]
) -> None:
    with pytest.raises(OwnError) as found:
        box(tmp_path, text)
    _, _, told = str(found.value).partition("As they are in the box of the game:\n")
    assert [line.partition(" = ")[0] for line in told.split("\n")] == keys
    assert box(tmp_path, told) is BOX


def test_what_rests_on_invented_cards_and_masks_says_so() -> None:
    lines = told(BOX)
    marked = [line for line in lines if "invented" in line]
    starts = ("has the prince", "has the priest", "The Dalang begins", "masks (invented)")
    assert [sum(start in line for line in marked) for start in starts] == [3, 3, 1, 1]
    assert sum("Dalang cards" in line for line in marked) == 1
    taken = {line.partition(" mask of ")[2] for line in lines if "takes a mask" in line}
    known = {"2": "from one source", "3": "from one source", "4": "printed"}
    said = {f"{n} (the value is {how}; how many have it is invented)." for n, how in known.items()}
    assert taken == {*said, "5 (the values are invented)."}
    assert all(line in marked for line in lines if "The totals are" in line)


def test_of_a_box_of_ones_own_nothing_is_called_invented(tmp_path: Path) -> None:
    own = box(tmp_path)
    assert not [line for line in told(own) if "invented" in line]
    assert supposed("bali", own) == []
    assert "invented" not in _prompt(own)


def _prompt(own: Box) -> str:
    table = bali.opening(SEATS, 5, None, edition=None, box=own).table
    return " ".join(map(str.strip, board(bali.view(table, 0))))


def test_the_command_plays_with_a_box_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("box.toml").write_text(OWN, "utf-8")
    other = CliRunner().invoke(app, ["play", "bali", "--board", "box.toml"])
    assert "--board: of bali one brings a box; write --box FILE." in other.stderr
    words = ["play", "bali", "--seats", "3", "--box", "box.toml", "--seed", "7"]
    assert CliRunner().invoke(app, [*words, "--save", "own.jsonl"]).exit_code == 0
    assert referee("own.jsonl").legal
