"""Whole games of Kaivai at the prompt: by what `?` offers, with moves taken back at random."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from atoll.random_seats import Terminal, play
from atoll.record import Start, referee

SEATS = ["Ana", "Ben", "Cid", "Dora"]
OFFERED = re.compile(r"(?:[A-M]\d+|[1-5](?: [1-5])*|\d+|[a-z-]+)(?:(?:, | or )[^ ,]+(?: [1-5])*)+")
"""A list in an offered move: hexes, tracks, numbers or words."""
BACK = 0.2


class Person:
    """Somebody who asks what is allowed, picks a move of that, and takes back now and then."""

    def __init__(self, luck: Random) -> None:
        """Nothing is shown or typed yet."""
        self.luck, self.asked = luck, False
        self.shown: list[str] = []
        self.texts: list[str] = []

    def tell(self, line: str) -> None:
        """A line is shown."""
        self.shown.append(line)

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
        found = [*offered(self.shown)]
        goes_on = [one for one in found if one not in ("pass", "done")]
        line = self.luck.choice(goes_on if goes_on and self.luck.random() < 0.9 else found)
        return OFFERED.sub(lambda one: self.luck.choice(re.split(", | or ", one[0])), line)


def offered(shown: Sequence[str]) -> Iterator[str]:
    """The moves that stand below `Allowed now`, those that were wrapped in one line."""
    text = "\n".join(shown[shown.index("Allowed now:") + 1 :]).replace("\n    ", " ")
    return (line.strip() for line in text.split("\n") if line.startswith("  "))


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 3)])
def test_a_whole_game_is_played_by_what_is_offered(tmp_path: Path, seats: int, seed: int) -> None:
    path = tmp_path / "game.jsonl"
    person = Person(Random(seed))
    house = {"start_huts": "beginners"}  # so that all have canoes to move
    start = Start("kaivai", SEATS[:seats], seed=seed, rulings=house)
    table = play(start, Terminal(person.ask, person.tell), Random(seed), human="Ana", save=path)
    assert table.stage == "over"
    verdict = referee(path)
    assert verdict.legal, verdict
    assert verdict.table == table
    taken = person.texts.count("back")
    assert taken > 10
    own = path.read_text("utf-8").count('{"seat": "Ana"')
    assert own == len(person.texts) - 2 * taken
    assert re.search(r" won \(Kaivai 14\.11\): Ana \d+", person.shown[-1])
