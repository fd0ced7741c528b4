"""A board that a table brings to Kaivai: read from a file, kept in the record, played on."""

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from atoll.cli import app
from atoll.kaivai.board import FIELD, Board, Hex, distance, read_hex, write_hex
from atoll.kaivai.board import NAMES as CALLED
from atoll.random_seats import Terminal, play
from atoll.record import OwnError, Start, own_of, referee
from atoll.table import Refused
from atoll.table.games import dialogue, game
from atoll.table.own import own

KAIVAI = game("kaivai")
SEATS = ["Ana", "Ben", "Cid"]
NAMES = [*CALLED.values()]
PRINTED = [write_hex(one) for one in sorted(FIELD.printed)]
NARROW = [name for name in NAMES if name[0] not in "GM"]
"""The field without its middle column and the last one: two boards."""


def lines(**lists: list[str]) -> str:
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in lists.items())


def without(*names: str) -> list[str]:
    return [name for name in NAMES if name not in names]


def read(tmp_path: Path, text: str) -> Board:
    path = tmp_path / "board.toml"
    path.write_text(text, "utf-8")
    found: Board = own_of("kaivai", path)
    return found


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hexes = [", "this is not TOML: "),
        ("fields = []", "board: 'fields' is not one of: hexes, printed"),
        ("hexes = 4", "board, hexes: list the hexes"),
        (lines(hexes=[*NAMES, "D15"]), "no hex D15; column D has 1 to 10"),
        (lines(hexes=[*NAMES, "a1"]), "board, hexes: list each of the hexes once"),
        (lines(hexes=without("B2")), "board: the cult hex B2 is none of its hexes; add it"),
        (lines(printed=PRINTED[1:]), "Kaivai 0.2: the board has 5 cult hexes in print; print six."),
        (lines(hexes=NARROW), "board: H1 does not hang together with the rest; join it, or"),
        (lines(hexes=without("A1")), "board: the cult hex B2 lies at its edge; give it a hex"),
        (
            lines(printed=[*PRINTED[1:], "G7"]),
            "Kaivai 1.3: fewer than three water hexes lie between E7 and G7; move one.",
        ),
    ],
)
def test_a_file_that_holds_no_board_is_told_with_the_fix(
    tmp_path: Path, text: str, reason: str
) -> None:
    with pytest.raises(OwnError) as told:
        read(tmp_path, text)
    assert str(told.value).startswith(f"{tmp_path / 'board.toml'}: ")
    assert reason in str(told.value)


def test_without_room_for_bases_no_game_begins(tmp_path: Path) -> None:
    near = [one for one in FIELD.hexes if min(distance(one, c) for c in FIELD.printed) < 4]
    small = read(tmp_path, lines(hexes=[write_hex(one) for one in near]))
    no_usual = read(tmp_path, lines(hexes=without("K9")))
    for board, house, reason in (
        (small, {}, "the board has no room for two bases; leave more water."),
        (small, {"bases": "drawn"}, "the board has no room for two bases"),
        (no_usual, {}, "no room for the bases A6 A7 and K9 L8; make some, or play bases=drawn."),
    ):
        with pytest.raises(Refused, match=f"Kaivai 1.3: .*{reason}"):
            Start("kaivai", SEATS, seed=1, own=board, rulings=house).opening()
    drawn = Start("kaivai", SEATS, own=no_usual, rulings={"bases": "drawn"}).opening()
    assert len(drawn.table.cult) == 10


def boards(seed: int) -> Board:
    """The field without some of the hexes that are not needed."""
    luck = Random(seed)
    needed = {*map(read_hex, ("A6", "A7", "K9", "L8")), *FIELD.beside(FIELD.printed)}
    hexes = {*FIELD.hexes}
    for one in luck.sample(sorted(FIELD.hexes - needed - FIELD.printed), 30):
        try:
            made(frozenset(hexes - {one}))
        except ValueError:
            continue
        hexes.remove(one)
    return made(frozenset(hexes))


def made(hexes: frozenset[Hex]) -> Board:
    found: Board = own("kaivai").read({"hexes": [write_hex(one) for one in hexes]})
    return found


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 3)])
def test_games_on_boards_with_holes_end_and_are_refereed(
    tmp_path: Path, seats: int, seed: int
) -> None:
    path, board = tmp_path / "game.jsonl", boards(seed)
    assert len(board.hexes) < 110
    start = Start("kaivai", [*SEATS, "Dora"][:seats], seed=seed, own=board)
    table = play(start, Terminal(input, lambda _: None), Random(seed), save=path)
    assert table.stage == "over"
    assert {*table.cult, *table.huts, *table.canoes} <= board.hexes
    verdict = referee(path)
    assert verdict.legal, verdict
    assert verdict.table == table
    assert json.loads(path.read_text("utf-8").splitlines()[0])["board"] == own("kaivai").write(
        board
    )


def test_what_the_board_has_not_is_neither_drawn_nor_allowed() -> None:
    start = Start("kaivai", SEATS, seed=3, own=made(frozenset(FIELD.hexes - {read_hex("G1")})))
    table = start.opening().table
    face = dialogue("kaivai")
    drawn = "\n".join(face.board(KAIVAI.view(table, 0)))
    assert "/G2 " in drawn
    assert "/G1 " not in drawn
    late = table._replace(stage="god", bids=(1, 2, 3), turn=0)
    refusal = KAIVAI.why_not(late, 0, KAIVAI.parse_move("god to G1"))
    assert str(refusal).startswith("Kaivai 0.11: the field has no such hex; choose one of those of")


def test_the_command_plays_on_a_board_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("board.toml").write_text(lines(hexes=without("M1", "M2")), "utf-8")
    words = ["play", "kaivai", "--board", "board.toml", "--seed", "7", "--save", "own.jsonl"]
    assert CliRunner().invoke(app, words).exit_code == 0
    assert referee("own.jsonl").legal
    Path("board.toml").write_text(lines(printed=["B2"]), "utf-8")
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 2
    assert "board.toml: Kaivai 0.2: the board has 1 cult hexes in print; print six." in told.output


def test_beside_a_position_no_board_stands(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    line = {"game": "kaivai", "seats": SEATS, "position": {}, "board": {}}
    path.write_text(json.dumps(line), "utf-8")
    assert referee(path).reason == "a `position` has a part `board`; leave it out beside one."
