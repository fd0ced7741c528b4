"""What a table may bring of its own: a deck to Fiji, a box to Bali, a board to Kaivai."""

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from printed import atoll

from atoll import bali
from atoll.bali.components import BOX
from atoll.book import rules
from atoll.book.page import UNSURE
from atoll.fiji.components import DECK
from atoll.fiji.nouns import write_deck
from atoll.kaivai.board import FIELD, NAMES, Board, Hex, distance, read_hex, write_hex
from atoll.record import OwnError, own_of, referee, start_line
from atoll.record.following import followed
from atoll.record.random_seats import Terminal, play, watch
from atoll.record.start import opening
from atoll.site.facts import gathered
from atoll.site.page import Page
from atoll.site.pages import game as game_pages
from atoll.site.pages import trying
from atoll.site.verdicts import Verdicts
from atoll.table import Refused, cite, names_for
from atoll.table.games import GAMES, dialogue, game, nouns
from atoll.table.own import own, supposed

SEATS = ["Ana", "Ben", "Cid"]
MASKS = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 6]
ISLES = ("Kukusch", "Panschar", "Tschakkalag", "Wontong")
DALANG = {
    f"{one}/{other}": 9 if other == "Panschar" else 3
    for n, one in enumerate(ISLES)
    for other in ISLES[n + 1 :]
}
HEXES = [*NAMES.values()]
PRINTED = [write_hex(one) for one in sorted(FIELD.printed)]
NARROW = [name for name in HEXES if name[0] not in "GM"]
"""The field without its middle column and the last one: two boards."""


def start_cards(*pairs: str) -> list[dict[str, str]]:
    """Start cards, each by its islands' first letters: of the prince, of the priest."""
    of = {name[0]: name for name in ISLES}
    return [{"prince": of[p[0]], "priest": of[p[1]], "dalang": "Panschar"} for p in pairs]


CARDS = start_cards("PK", "KP", "WT", "TW")


def lines(**lists: Any) -> bytes:
    """Values as TOML has them: as JSON does, but for the sign behind a key."""
    texts = {name: json.dumps(value).replace('": ', '" = ') for name, value in lists.items()}
    return "".join(f"{name} = {text}\n" for name, text in texts.items()).encode()


def without(*names: str) -> list[str]:
    return [name for name in HEXES if name not in names]


WRONG: list[tuple[str, bytes, str]] = [
    ("fiji", b"conditions = [", "this is not TOML: "),
    ("fiji", b"conditions = []", "deck: the effects are missing; give them too"),
    ("fiji", b"conditions = []\neffects = ['win']", "deck, effects 1: 'win' is no effect"),
    ("fiji", b"conditions = " + b"[" * 100_000, "nested too deep"),
    ("fiji", b"#" * 1_000_001, "it is larger than 1,000,000 bytes"),
    ("bali", lines(masks=[2, 3]), "Bali 0.6: the box has 2 masks; give 16."),
    ("bali", lines(dalang={**DALANG, "Panschar/Wontong": 2}), "Bali 0.5: the box has 23 Dalang"),
    ("bali", lines(start_cards=start_cards("PK", "KP", "PT", "TW")), "Bali 1.6: four start cards"),
    ("bali", lines(start_cards=start_cards("PK", "KP", "WW", "TT")), "start card 3 names Wontong"),
    ("bali", lines(start_cards=start_cards("KP", "PK", "WT", "TW")), "start card 1 places prince"),
    ("bali", lines(start_cards=3), "box, start_cards: list start cards"),
    ("bali", lines(mask=[2]), "box: 'mask' is not one of: dalang, masks, start_cards"),
    ("kaivai", lines(fields=[]), "board: 'fields' is not one of: hexes, printed"),
    ("kaivai", lines(hexes=4), "board, hexes: list the hexes"),
    ("kaivai", lines(hexes=[*HEXES, "D15"]), "no hex D15; column D has 1 to 10"),
    ("kaivai", lines(hexes=[*HEXES, "a1"]), "board, hexes: list each of the hexes once"),
    ("kaivai", lines(hexes=without("B2")), "the cult hex B2 is none of its hexes; add it"),
    ("kaivai", lines(printed=PRINTED[1:]), "Kaivai 0.2: the board has 5 cult hexes in print"),
    ("kaivai", lines(hexes=NARROW), "board: H1 does not hang together with the rest; join it, or"),
    ("kaivai", lines(hexes=without("A1")), "the cult hex B2 lies at its edge; give it a hex"),
    ("kaivai", lines(printed=[*PRINTED[1:], "G7"]), "Kaivai 1.3: fewer than three water hexes lie"),
]


def read(name: str, folder: Path, text: bytes) -> Any:
    """What is read of a file."""
    (folder / "own.toml").write_bytes(text)
    return own_of(name, folder / "own.toml")


@pytest.mark.parametrize(("name", "text", "reason"), WRONG)
def test_a_file_that_holds_none_is_told_with_the_fix(
    tmp_path: Path, name: str, text: bytes, reason: str
) -> None:
    with pytest.raises(OwnError) as told:
        read(name, tmp_path, text)
    assert str(told.value).startswith(f"{tmp_path / 'own.toml'}: ")
    assert reason in str(told.value)


BRINGS = [
    ("fiji", "deck", lines(**write_deck(DECK))),
    ("bali", "box", lines(masks=MASKS, dalang=DALANG, start_cards=CARDS)),
    ("kaivai", "board", lines(hexes=without("M1", "M2"), printed=PRINTED)),
]


@pytest.mark.parametrize(("name", "called", "text"), BRINGS)
def test_a_game_is_played_with_it_and_its_record_has_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, called: str, text: bytes
) -> None:
    monkeypatch.chdir(tmp_path)
    brought = own(name).write(read(name, tmp_path, text))
    words = ["play", name, "--seats", "3", "--seed", "7"]
    done = atoll(*words, "--own", "own.toml", "--save", "own.jsonl")
    assert done.exit_code == 0, done.output
    assert referee("own.jsonl").legal
    assert json.loads(Path("own.jsonl").read_text("utf-8").splitlines()[0])[called] == brought
    Path("own.toml").write_bytes(b"x = 1")
    told = atoll(*words, "--own", "own.toml")
    assert (told.exit_code, "own.toml: " in told.output) == (2, True)


# Bali


def told(own: Any) -> list[str]:
    """All that is told of a game at random."""
    seats = (*SEATS, "Dora")
    begun = bali.opening(seats, 5, None, edition=None, box=own)
    steps = [begun, *(turn.step for turn in watch(game("bali"), begun.table, Random(5)))]
    return [bali.sentence(one, seats) for step in steps for one in step.events]


def test_only_what_rests_on_invented_cards_and_masks_is_called_so(tmp_path: Path) -> None:
    own = read("bali", tmp_path, BRINGS[1][2])
    assert not [line for line in told(own) if "invented" in line]
    assert supposed("bali", own) == []
    marked = [line for line in told(BOX) if "invented" in line]
    starts = ("has the prince", "has the priest", "The Dalang begins", "Dalang cards")
    assert [sum(start in line for line in marked) for start in starts] == [3, 3, 1, 1]
    assert all(line in marked for line in told(BOX) if "The totals are" in line)
    assert read("bali", tmp_path, lines(masks=[4] * 16)) == BOX._replace(masks=(4,) * 16)


# Kaivai


def made(hexes: frozenset[Hex]) -> Board:
    found: Board = own("kaivai").read({"hexes": [write_hex(one) for one in hexes]})
    return found


def test_without_room_for_bases_no_game_begins() -> None:
    near = [one for one in FIELD.hexes if min(distance(one, c) for c in FIELD.printed) < 4]
    small, no_usual = made(frozenset(near)), made(FIELD.hexes - {read_hex("K9")})
    for board, house, reason in (
        (small, {}, "the board has no room for two bases; leave more water."),
        (small, {"bases": "drawn"}, "the board has no room for two bases"),
        (no_usual, {}, "no room for the bases A6 A7 and K9 L8; make some, or play bases=drawn."),
    ):
        with pytest.raises(Refused, match=f"Kaivai 1.3: .*{reason}"):
            opening(start_line("kaivai", SEATS, 1, brought=board, rulings=house))
    drawn = opening(start_line("kaivai", SEATS, brought=no_usual, rulings={"bases": "drawn"}))
    assert len(drawn.table.cult) == 10


def test_a_board_with_holes_is_played_to_the_end_and_its_holes_stay_so() -> None:
    needed = {*map(read_hex, ("A6", "A7", "K9", "L8")), *FIELD.beside(FIELD.printed)}
    free = sorted(FIELD.hexes - needed - FIELD.printed)
    board = made(FIELD.hexes - {one for one in free if one.q % 3 == 0 and one.r % 2})
    begun = start_line("kaivai", SEATS, 1, brought=board)
    table = play(begun, Terminal(input, lambda _: None), Random(1))
    assert table.stage == "over"
    assert {*table.cult, *table.huts, *table.canoes} <= board.hexes < FIELD.hexes


def test_what_the_board_has_not_is_neither_drawn_nor_allowed() -> None:
    board = made(FIELD.hexes - {read_hex("G1")})
    table = opening(start_line("kaivai", SEATS, 3, brought=board)).table
    kaivai = game("kaivai")
    drawn = "\n".join(dialogue("kaivai").drawn(kaivai.view(table, 0)))
    assert ("/G2 " in drawn, "/G1 " in drawn) == (True, False)
    late = table._replace(stage="god", bids=(1, 2, 3), turn=0)
    refusal = kaivai.why_not(late, 0, kaivai.parse_move("god to G1"))
    assert str(refusal).startswith("Kaivai 0.11: the field has no such hex; choose one of those of")
    line = {"game": "kaivai", "seats": SEATS, "position": {}, "board": {}}
    with pytest.raises(ValueError, match="a `position` has a part `board`; leave it out"):
        followed(None, line)


# What no text tells, or one alone: all that shows it says so


SUPPOSED = [name for name in GAMES if nouns.there(name) and nouns(name).LAYOUT.supposed]


@pytest.mark.parametrize("name", SUPPOSED)
def test_what_no_text_tells_is_named_with_its_rule_and_what_a_table_brings_is_not(
    name: str,
) -> None:
    parts, shelf = nouns(name).LAYOUT.supposed, own(name)
    for one in parts:
        statuses = {sentence.status for sentence in rules(name)[one.rule].sentences}
        assert statuses & {*UNSURE}, one
    (given,) = (tomllib.loads(text.decode()) for of, _, text in BRINGS if of == name)
    brought = shelf.read(given)
    left = [one for one in parts if one.own not in shelf.write(brought)]
    assert len(supposed(name, brought)) == len(left)
    assert {one.own for one in parts} <= {"", *given}


def test_pages_that_show_it_say_so() -> None:
    facts = gathered(Verdicts([]), only="bali")
    every = [*game_pages.pages(facts), *trying.pages(facts)]
    texts = {one.path: one.text for one in every if isinstance(one, Page)}
    for one in nouns("bali").LAYOUT.supposed:
        told = f"- {one.how.capitalize()}: {one.what} ([{cite(one.rule).replace(' ', '&nbsp;')}"
        assert told in texts["bali/index.md"].partition("{#layout}")[2]
        assert told in texts["bali/record/index.md"]


def test_games_that_are_simulated_say_so() -> None:
    told = " ".join(atoll("simulate", "bali", "--games", "1", "--seats", "3").stdout.split())
    assert supposed("bali")
    assert all(f"{one}." in told for one in supposed("bali"))


@pytest.mark.parametrize("human", [True, False])
def test_a_game_at_the_prompt_says_so_before_its_first_board(*, human: bool) -> None:
    lines, told = [f"{one}." for one in supposed("kaivai")], list[str]()
    begun = start_line("kaivai", names_for(3), 1)
    play(begun, Terminal(lambda _: "q", told.append), Random(1), human="Ana" if human else None)
    assert [one for one in told if one in lines] == lines
    assert human or told[: len(lines)] == lines
