"""A person who plays a seat: shown enough to play by, told why not, may take back, is recorded."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from any_games import Decision, played, start
from hypothesis import given
from hypothesis import strategies as st

from atoll.fiji.components import COLOURS
from atoll.record import RecordError, referee, start_line
from atoll.record.entries import Entry
from atoll.record.random_seats import Terminal, UnknownSeat, play, why_kept
from atoll.table import Refused
from atoll.table.contract import Prompt
from atoll.table.games import GAMES, dialogue, game, nouns, title

OURS = [name for name in GAMES if name != "rps"]
SEATS = ["Ana", "Ben", "Cid"]
ANY_MOVE = (
    *(f"offer 1 {colour}" for colour in COLOURS),
    *("rotate red", "swap red blue", "keep", "set aside 1 green 1 red 1 yellow 1 blue"),
)
FIJI = start_line("fiji", SEATS, 7)


def typed(*texts: str, begins: Entry = FIJI, path: Path | None = None) -> list[str]:
    """What Ana is told who types this and leaves; the record is refereed before each line."""
    told, left = list[str](), iter(texts)

    def ask(_: str) -> str:
        assert path is None or referee(path).legal
        return next(left, "q")

    play(begins, Terminal(ask, told.append), Random(1), human="Ana", save=path)
    return told


def decided(name: str) -> Iterator[Decision]:
    """Some of what is decided in some games."""
    for seed in range(4):
        yield from [*played(start(name, seed), 300)][::12]


@pytest.mark.parametrize("name", OURS)
def test_what_is_not_allowed_is_refused_by_the_rule_that_is_told(name: str) -> None:
    rules, face, found = game(name), dialogue(name), set()
    for one in decided(name):
        told = " ".join(map(str.strip, face.allowed(one.table, one.seat)))
        for move, rule in re.findall(rf"Not allowed: (.*?)\. ({title(name)} \d+\.\d+): ", told):
            why = rules.why_not(one.table, one.seat, rules.parse_move(move))
            assert str(why).startswith(f"{rule}: ")
            found.add(rule)
        for seat in {*range(len(one.table.seats))} - {*rules.waiting(one.table)}:
            said = [*face.allowed(one.table, seat)]
            assert not any("Allowed now:" in line and line.endswith(":") for line in said)
    assert len(found) > 5


def test_what_is_hidden_is_told_apart_from_what_is_not_there() -> None:
    """In a game that says nothing of what it shows."""
    rps: Any = game("rps")
    prompt = Prompt(rps, nouns("rps").LAYOUT)
    table = rps.setup(("Ana", "Ben", "Cid"), 1)._replace(shown=(None, "rock", None))
    told = prompt.board(rps.view(table, 0))
    assert "Ana: points 0; sign none." in told
    assert "Ben: points 0; sign hidden." in told


WORD = r"(?:[A-M]\d+|\d+(?: \d+)*|[A-Za-z-]+(?:/[A-Z][a-z]+)?)"
LIST = re.compile(rf"{WORD}(?:(?:, | or ){WORD})+")
"""A list in an offered move: cards, hexes, tracks, numbers or words."""
BACK = 0.2


class Person:
    """Somebody who asks what is allowed, picks a move of that, and takes back now and then."""

    def __init__(self, luck: Random) -> None:
        """Nothing is shown or typed yet."""
        self.luck, self.asked = luck, False
        self.shown: list[str] = []
        self.texts: list[str] = []

    def ask(self, prompt: str) -> str:
        """What is typed at a prompt: a question first, then what it offers, or to take back."""
        if "back" in prompt and self.luck.random() < BACK:
            return self._types("back")
        if not self.asked:
            self.asked = True
            self.shown.clear()
            return "?"
        return self._types(self._picked())

    def _types(self, text: str) -> str:
        self.asked = False
        self.texts.append(text)
        return text

    def _picked(self) -> str:
        """One of the moves that stand below `Allowed now`; most often no end of a turn."""
        text = "\n".join(self.shown[self.shown.index("Allowed now:") + 1 :])
        lines = text.replace("\n    ", " ").split("\n")
        found = [line.strip() for line in lines if line.startswith("  ")]
        goes_on = [one for one in found if one not in ("pass", "done", "end turn")]
        line = self.luck.choice(goes_on if goes_on and self.luck.random() < 0.8 else found)
        return LIST.sub(lambda one: self.luck.choice(re.split(", | or ", one[0])), line)


@pytest.mark.parametrize(("name", "house"), [("kaivai", {"start_huts": "beginners"}), ("bali", {})])
def test_a_whole_game_is_played_by_what_is_offered(
    tmp_path: Path, name: str, house: dict[str, str]
) -> None:
    path, person = tmp_path / "game.jsonl", Person(Random(5))
    begins = start_line(name, SEATS, 5, rulings=house)
    terminal = Terminal(person.ask, person.shown.append)
    table = play(begins, terminal, Random(5), human="Ana", save=path)
    verdict = referee(path)
    assert (verdict.legal, verdict.table, table.stage) == (True, table, "over")
    own, taken = path.read_text("utf-8").count('{"seat": "Ana"'), person.texts.count("back")
    assert own == len(person.texts) - 2 * taken > 30
    assert not [line for line in person.shown if re.search(r"[:;,] ?\.$", line)]


NO_MOVES = ("hello", "offer 1 pink", f"offer {'9' * 5000} red", "offer 1 red 2 red")


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move_is_told_with_examples_or_the_fix(text: str) -> None:
    assert re.search("write for example| is no |add the two numbers up", "".join(typed(text)))


def test_a_question_mark_and_a_move_say_why_not_without_making_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told = typed("?offer 5 green", "? offer 1 green", path=path)
    assert "Fiji 4.1: Ana offers 5 beads; offer 1 to 4." in told
    assert "offer 1 green: this is allowed." in told
    assert '"move":' not in path.read_text("utf-8")
    assert told[-1] == "The game stops here, before its end."
    assert typed("?") == typed("help")


@given(st.lists(st.one_of(st.text(), st.sampled_from(["?", "? offer 1 red", *ANY_MOVE]))))
def test_nothing_that_is_typed_breaks_the_game(texts: list[str]) -> None:
    assert typed(*texts)


@pytest.mark.parametrize(
    ("human", "seats", "error", "reason"),
    [
        ("Zoe", SEATS, UnknownSeat, 'nobody is called "Zoe"; play one of: Ana, Ben, Cid.'),
        ("Ana", ["Ana"], Refused, "Fiji 0.2: this many players cannot play: 1"),
        ("Ana", ["Ana", "B\x1b"], RecordError, "is no name"),
    ],
)
def test_a_game_that_cannot_begin_leaves_an_old_record(
    tmp_path: Path, human: str, seats: list[str], error: type[Exception], reason: str
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("the old game\n", encoding="utf-8")
    begins = start_line("fiji", seats, 7)
    with pytest.raises(error, match=reason):
        play(begins, Terminal(input, print), Random(1), human=human, save=path)
    assert path.read_text("utf-8") == "the old game\n"


ALONE: dict[str, Any] = {
    "stage": "action",
    "bids": {"Ana": 5, "Ben": 4, "Cid": 3},
    "turn": "Ana",
    "huts": {
        "E8": {"owner": "Ana", "kind": "canoe-builder"},
        "F7": {"owner": "Ana", "kind": "fisherman"},
        "H6": {"owner": "Ben", "kind": "meeting"},
        "I6": {"owner": "Cid", "kind": "meeting"},
    },
    "canoes": {"E6": "Ana", "D7": "Ana"},
    "passed": ["Ben", "Cid"],
}
"""Ana alone has turns left; both her canoes can fish at E7."""


@pytest.mark.parametrize(
    ("passed", "texts", "stay", "why"),
    [
        ("Ben Cid", "choose fishing, sail D7 to D6, back, BACK, choose moving", 1, ""),
        (
            "Ben Cid",
            "choose fishing, fish at E7 from E6, sail D7 to D6, back, back",
            2,
            "your last move was decided by the luck of the dice (Kaivai 7.3)",
        ),
        (
            "Ben Cid",
            "choose moving, sail E6 to E5, done, back",
            3,
            "your last move ended your turn",
        ),
        ("Cid", "choose increasing, back", 1, "Ben has moved since"),
    ],
)
def test_small_moves_are_taken_back_until_luck_decided_or_the_turn_ended(
    tmp_path: Path, passed: str, texts: str, stay: int, why: str
) -> None:
    path = tmp_path / "game.jsonl"
    position = ALONE | {"passed": passed.split()}
    begins = start_line("kaivai", SEATS, position=position, assumed=True)
    told = typed(*texts.split(", "), begins=begins, path=path)
    kept = [one for one in told if one.startswith("Nothing can be taken back: ")]
    assert kept == ([f"Nothing can be taken back: {why}."] if why else [])
    own = [line for line in path.read_text("utf-8").splitlines() if '"seat": "Ana"' in line]
    assert len(own) == stay


@pytest.mark.parametrize(
    ("moves", "ruled", "why"),
    [
        (["play scholar", "take from Panschar"], "one_by_one", "showed the cards dealt to Ana"),
        (["end turn"], "at_once", "ended your turn"),
    ],
)
def test_in_bali_a_card_that_was_seen_and_a_turn_that_ended_stay(
    moves: list[str], ruled: str, why: str
) -> None:
    bali = game("bali")
    position = {
        "active": "Ana",
        "hands": {"Ana": ["prince", "scholar", "artist", "warrior"], "Ben": ["warrior"]},
        "dealt": {"Ana": {"Panschar": ["priest", "priest"]}, "Ben": {"Panschar": ["artist"]}},
        "laid": {"Ana": {"Wontong": ["artist"]}},
    }
    table = bali.read_position(position, SEATS, bali.answered(None, {"scholar_taking": ruled}))
    for move in moves:
        before, table = table, bali.after(table, 0, bali.parse_move(move)).table
    assert why_kept("bali", before, 0, table).startswith(why)
