"""What a person who plays any game is shown and may type: it fits, and is enough to play by."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from any_games import Decision, played, start

from atoll.random_seats import Terminal, play
from atoll.record import Start, referee
from atoll.table.following import Prompt
from atoll.table.games import GAMES, dialogue, game, title
from atoll.table.kinds import BySeat, Each, Number
from atoll.table.layout import Layout
from atoll.table.parts import Hides, Part

OURS = [name for name in GAMES if name != "rps"]


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
    assert len(found) > 5


@pytest.mark.parametrize("name", OURS)
def test_who_does_not_decide_may_do_nothing(name: str) -> None:
    rules, face = game(name), dialogue(name)
    for one in decided(name):
        for seat in {*range(len(one.table.seats))} - {*rules.waiting(one.table)}:
            assert not any(
                "Allowed now:" in line and line.endswith(":")
                for line in [*face.allowed(one.table, seat)]
            )


# Whole games

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
        """One of the moves that are offered; most often no end of a turn."""
        found = offered(self.shown)
        goes_on = [one for one in found if one not in ("pass", "done", "end turn")]
        line = self.luck.choice(goes_on if goes_on and self.luck.random() < 0.8 else found)
        return LIST.sub(lambda one: self.luck.choice(re.split(", | or ", one[0])), line)


def offered(shown: Sequence[str]) -> list[str]:
    """The moves that stand below `Allowed now`, those that were wrapped in one line."""
    text = "\n".join(shown[shown.index("Allowed now:") + 1 :]).replace("\n    ", " ")
    return [line.strip() for line in text.split("\n") if line.startswith("  ")]


@pytest.mark.parametrize(("name", "house"), [("kaivai", {"start_huts": "beginners"}), ("bali", {})])
def test_a_whole_game_is_played_by_what_is_offered(
    tmp_path: Path, name: str, house: dict[str, str]
) -> None:
    path, person = tmp_path / "game.jsonl", Person(Random(5))
    begins = Start(name, ["Ana", "Ben", "Cid"], seed=5, rulings=house)
    terminal = Terminal(person.ask, person.shown.append)
    table = play(begins, terminal, Random(5), human="Ana", save=path)
    verdict = referee(path)
    assert (verdict.legal, verdict.table, table.stage) == (True, table, "over")
    own, taken = path.read_text("utf-8").count('{"seat": "Ana"'), person.texts.count("back")
    assert own == len(person.texts) - 2 * taken > 30


# A game that says nothing of it

LAYOUT = Layout(
    "reef",
    "",
    [
        Part("wind", Number(1, 9), "wind", starts=None, nothing="calm"),
        Part("fish", BySeat(Each(Number(1, 9), "fish")), "fish", starts=()),
        Part(
            "nets",
            BySeat(Number(1, 9)),
            "nets",
            nothing="none",
            hides=Hides("reef_1_1", "nets of {seat}", until=lambda _: False),
        ),
    ],
)


class Table(NamedTuple):
    """A calm sea."""

    seats: tuple[str, ...] = ("Ana", "Ben")
    rulings: Any = None
    wind: int | None = None
    fish: tuple[tuple[int, ...], ...] = ((), (3, 4))
    nets: tuple[int, ...] = (2, 3)


def test_what_is_hidden_is_told_apart_from_what_is_not_there() -> None:
    prompt = Prompt(game("fiji"), LAYOUT)
    assert prompt.board(LAYOUT.view(Table(), 0)) == [
        "The wind: calm.",
        "The fish of Ana: none.",
        "The nets of Ana: 2.",
        "The fish of Ben: 3, 4.",
        "The nets of Ben: hidden.",
    ]
