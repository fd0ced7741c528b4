"""A whole game of Bali at the prompt by what `?` offers; what is refused is told with the rule."""

import re
from pathlib import Path
from random import Random

from test_kaivai_prompt import Person

from atoll import bali
from atoll.bali.dialogue import allowed, board
from atoll.random_seats import Terminal, play
from atoll.record import Start, referee

NAMES = ("Ana", "Ben", "Cid")
CARD = r"[A-Za-z]+(?:/[A-Z][a-z]+)?"
LIST = re.compile(rf"{CARD}(?:(?:, | or ){CARD})+|\d+(?:(?:, | or )\d+)+")
TOLD = re.compile(r"Not allowed: (.*?)\. (Bali \d+\.\d+): ")


class Asking(Person):
    """Somebody who picks from what `?` offers, cards and islands too."""

    def _picked(self) -> str:
        text = "\n".join(self.shown[self.shown.index("Allowed now:") + 1 :]).replace("\n    ", " ")
        found = [line.strip() for line in text.split("\n") if line.startswith("  ")]
        goes_on = [one for one in found if one not in ("end turn", "done")]
        line = self.luck.choice(goes_on if goes_on and self.luck.random() < 0.6 else found)
        return LIST.sub(lambda one: self.luck.choice(re.split(", | or ", one[0])), line)


def test_a_whole_game_of_three_is_played_by_what_is_offered(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    person = Asking(Random(5))
    start = Start("bali", [*NAMES], seed=5)
    table = play(start, Terminal(person.ask, person.tell), Random(5), human="Ana", save=path)
    assert table.stage == "over"
    assert referee(path).legal
    assert len(person.texts) > 50
    assert not [line for line in person.shown if "is no move" in line]


def test_what_is_not_allowed_is_refused_by_the_rule_that_is_told() -> None:
    luck = Random(3)
    table = bali.setup(NAMES, 3)
    found = set()
    for _ in range(600):
        (seat,) = bali.waiting(table)
        for move, number in TOLD.findall(" ".join(map(str.strip, allowed(table, seat)))):
            why = bali.why_not(table, seat, bali.parse_move(move))
            assert str(why).startswith(f"{number}: ")
            found.add((table.stage, number))
        if bali.outcome(table):
            break
        table = bali.after(table, seat, luck.choice([*bali.moves(table, seat)])).table
    assert {("turn", "Bali 2.3"), ("turn", "Bali 3.1"), ("prevent", "Bali 8.2")} <= found
    assert len(found) > 10


def test_who_decides_is_told_what_is_chosen_and_what_bears_on_it() -> None:
    start = {"active": "Ana", "hands": {"Ana": ["scholar", "prince", "priest"]}}
    table = bali.read_position(start, NAMES, bali.answered())
    found = []
    for move in ("play scholar", "place prince on Panschar", "place priest on Wontong"):
        table = bali.after(table, 0, bali.parse_move(move)).table
        found.append("\n".join(board(bali.view(table, 0))))
    assert "Place cards on your piles one by one, or take their top cards" in found[0]
    assert "Chosen so far, to be done by `done`: prince at Panschar, priest at" in found[2]
    assert "Chosen so far" not in "\n".join(board(bali.view(table, 1)))


def test_who_flees_is_told_how_many_cards_can_be_saved() -> None:
    start = {"active": "Ana", "stage": "save", "played": "warrior", "turn": "Cid", "spared": "Ben"}
    hands = {"Cid": ["artist"] * 5}
    table = bali.read_position({**start, "hands": hands}, NAMES, bali.answered())
    text = " ".join(map(str.strip, board(bali.view(table, 2))))
    assert "Ben is spared." in text
    assert "In flight 3 cards can be saved on piles; the rest of the hand is discarded." in text
