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
ANSWERS = bali.answered()
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


def test_who_flees_is_told_how_many_cards_are_saved() -> None:
    start = {"active": "Ana", "stage": "save", "played": "warrior", "turn": "Cid", "spared": "Ben"}
    hands = {"Cid": ["artist"] * 5}
    table = bali.read_position({**start, "hands": hands}, NAMES, bali.answered())
    text = " ".join(map(str.strip, board(bali.view(table, 2))))
    assert "Ben is spared." in text
    assert "In flight 3 cards have to be saved on piles; the rest of the hand is discarded." in text


def test_who_is_spared_is_named_as_it_was_typed() -> None:
    table = bali.read_position({"active": "Ana", "hands": {"Ana": ["warrior"]}}, NAMES, ANSWERS)
    for name in ("right", "RIGHT", "Cid", "cid"):
        after = bali.after(table, 0, bali.parse_move(f"Play Warrior spare {name}")).table
        assert after.spared == 2
    assert bali.write_move(bali.parse_move("play warrior spare Cid")) == "play warrior spare Cid"
    fix = "spare left (Ben) or right (Cid)."
    for name, why in (("Zoë", "nobody is called Zoë"), ("opposite", "nobody sits opposite")):
        move = bali.parse_move(f"play warrior spare {name}")
        assert str(bali.why_not(table, 0, move)) == f"Bali 3.1: {why}; {fix}"
    assert "opposite" not in " ".join(allowed(table, 0))
    assert "With a warrior you spare left (Ben) or right (Cid)." in board(bali.view(table, 0))
    nobody = table._replace(rulings=bali.answered(None, {"spare_with_three": "nobody"}))
    assert "you spare" not in " ".join(board(bali.view(nobody, 0)))


def test_names_of_several_words_are_names_too() -> None:
    names = ("Ana", "Ben II", "Cid the old")
    table = bali.read_position({"active": "Ana", "hands": {"Ana": ["warrior"]}}, names, ANSWERS)
    for seat in (1, 2):
        move = bali.parse_move(f"play warrior spare {names[seat]}")
        assert bali.after(table, 0, move).table.spared == seat


def test_what_is_chosen_is_no_longer_in_the_hand_that_is_shown() -> None:
    start = {"active": "Ana", "hands": {"Ana": ["scholar", "prince", "priest", "priest"]}}
    table = bali.read_position(start, NAMES, ANSWERS)
    for move in ("play scholar", "place priest on Panschar"):
        table = bali.after(table, 0, bali.parse_move(move)).table
    assert "Ana: hand prince, priest, chosen priest; masks none." in board(bali.view(table, 0))
    assert "Ana: hand 3 hidden; masks none." in board(bali.view(table, 1))


def test_while_hands_are_laid_down_the_dalang_is_where_it_has_gone() -> None:
    hands = {"Ana": ["prince", "priest"], "Ben": ["prince"]}
    start = {"stage": "lay", "active": "Ana", "played": "Kukusch/Panschar", "goal": "Panschar"}
    table = bali.read_position({**start, "hands": hands}, NAMES, ANSWERS)
    told = board(bali.view(table, 0))
    assert "| Kukusch       | Panschar @    |" in told[1]
    assert "The Dalang has gone to Panschar; your hand is laid down on Kukusch." in " ".join(told)


def test_what_the_signs_mean_is_told_once_and_to_a_question() -> None:
    told: list[str] = []
    lines = iter(("", "zzz", "?", "q"))
    play(
        Start("bali", [*NAMES], seed=7),
        Terminal(lambda _: next(lines), told.append),
        Random(1),
        human="Ana",
    )
    assert [line.startswith("@ the Dalang; ^ priest") for line in told].count(True) == 2
    assert sum("how many masks have which value" in line for line in told) == 2
    assert told.count("Type a move, or ? to see which are allowed.") == 1
    assert not any("'' is no move" in line for line in told)


def _secret(many: int) -> list[str]:
    """What Ana sees where sizes are secret and the others have so many cards in hands and piles."""
    prince, priest, artist = (["prince"], ["priest"], ["artist"])
    position = {
        "active": "Ana",
        "hands": {"Ana": artist * 2, "Ben": prince * many, "Cid": prince * many},
        "dealt": {"Ana": {"Panschar": artist}, "Ben": {"Panschar": priest * many}},
        "laid": {"Ana": {"Wontong": prince * 2}, "Cid": {"Panschar": priest * many}},
        "draw": prince,
    }
    rulings = bali.answered(None, {"sizes": "secret", "discard": "closed"})
    return board(bali.view(bali.read_position(position, NAMES, rulings), 0))


def test_of_secret_sizes_a_player_is_told_the_own_ones_alone() -> None:
    assert _secret(1) == _secret(3)
    table = [line.split("|")[2::2] for line in _secret(1)[3:6]]
    own, *others = [[cell.strip() for cell in row] for row in table]
    assert own == ["*   1?", "2"]
    assert all(cell.endswith("..") for row in others for cell in row)
    text = "\n".join(_secret(1))
    assert "Your piles, from the bottom: Panschar 1 hidden; Wontong 2 prince." in text
    assert text.count("hand unknown") == 2
