"""Sentences agree with how many they speak of: names at every kind of event, numbers in prose."""

import re
from typing import Any

import pytest
from play_at_random import NAMES

from atoll import fiji
from atoll.book.faq import SURENESS
from atoll.book.sentences import STATUSES
from atoll.fiji.events import KINDS
from atoll.fiji.notation import parse_beads, parse_goal
from atoll.home import HOME
from atoll.sources.register import register
from atoll.table import Event, Refused, listed

NAMING = [what for what, said in KINDS.items() if "{seats:Seats}" in said.text]
FACTS = {
    "beads": parse_beads("1 green"),
    "count": 2,
    "goal": parse_goal("most red"),
    "heads": 2,
    "place": 3,
}


@pytest.mark.parametrize("what", NAMING)
def test_a_sentence_names_one_two_or_three_and_chooses_its_words(what: str) -> None:
    for number in (1, 2, 3):
        facts: dict[str, Any] = {**FACTS, "seats": tuple(range(number))}
        said = fiji.sentence(Event("fiji_1_1", what, facts), NAMES[:5])
        assert listed(NAMES[:number]) in said
        assert not re.search(r"[\[\]|{}]", said), said


def test_a_bracket_in_a_name_is_no_choice_of_words() -> None:
    event = Event("fiji_4_6", "zero", {"seats": (0,)})
    assert fiji.sentence(event, ("Ana [a|b]", "Ben")) == "None counts as zero: Ana [a|b]."


def test_whoever_has_to_set_beads_aside_is_told_in_the_right_number() -> None:
    table = fiji.setup(NAMES[:2], seed=1)
    offer, four = fiji.parse_move("offer 1 green"), fiji.parse_move("set aside 4 green")
    assert str(fiji.why_not(table, 0, offer)) == (
        "Fiji 7.3: Ana and Ben first set aside four beads."
    )
    table, _ = fiji.after(table, 0, four)
    assert str(fiji.why_not(table, 0, offer)) == "Fiji 7.3: Ben first sets aside four beads."
    assert "sets aside 1 bead;" in str(fiji.why_not(table, 1, fiji.parse_move("set aside 1 red")))


def test_a_round_too_many_is_told_in_the_right_number() -> None:
    position = fiji.write_position(fiji.setup(NAMES[:3], seed=1)) | {"round": 4}
    for deal, words in ((position["deal"][:1], "1 round cannot"), (position["deal"], "3 rounds")):
        with pytest.raises(Refused, match=words):
            fiji.read_position(position | {"deal": deal}, NAMES[:3], fiji.answered())


# Numbers that stand as words in what people read


OVERVIEW = (HOME / "docs" / "fiji" / "index.md").read_text(encoding="utf-8")
_, _CONDITIONS = OVERVIEW.split("| conditions |")
NAMED = _CONDITIONS.partition("\n")[0].count("`") // 2
"""How many condition cards the overview names; the others are inferred."""
PROSE = {
    "README.md": [("{} editions", len(fiji.EDITIONS))],
    "docs/fiji/index.md": [
        ("{} texts are known", len(fiji.EDITIONS)),
        ("the other {} |", len(fiji.DECK.conditions) - NAMED),
        ("{} conditions", len(fiji.DECK.conditions)),
        ("{} effects", len(fiji.DECK.effects)),
    ],
    "docs/marks.md": [("the same words, and {} more", len({*SURENESS} - {*STATUSES}))],
}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


@pytest.mark.parametrize("file", PROSE)
def test_a_number_in_prose_is_what_is_counted(file: str) -> None:
    text = (HOME / file).read_text(encoding="utf-8").casefold()
    for said, number in PROSE[file]:
        told = NUMBERS[number] if number < len(NUMBERS) else str(number)
        assert said.format(told).casefold() in text


def test_the_overview_tells_the_years_that_the_texts_carry() -> None:
    texts = register().documents.items()
    years = {one.year for name, one in texts if one.year and name.startswith("fiji")}
    assert {int(year) for year in re.findall(r"\b(20\d\d)\b", OVERVIEW)} == years
    assert "first published" not in OVERVIEW


NEVER_ONE = {
    "diff_words.py: {len(changing)} laws",  # of one it says so
    "diff_words.py: {len(follows.laws)} laws",  # of one it says so
    "evidence.py: {len(of.rules)} rules",  # all of a game
    "keeping.py: {len(kept)} witnesses",  # one is told by its file
    "mutate.py: {len(found.planting.faults)} faults",  # all that can be planted
    "new.py: {len(files)} files",  # a game has several
    "play.py: {len(digits)} digits",  # too many
    "simulate_options.py: {len(policies)} times",  # one is enough
    "summary.py: {len(known)} rules",  # all of a game
}
"""Counts of the command that cannot be one, and so need not agree."""


def test_the_command_counts_in_the_right_number() -> None:
    plural = re.compile(r"\{len\([^}]*\)\} (?!of\b)\w+s\b")
    found = {
        f"{file.name}: {count}"
        for file in (HOME / "engine" / "atoll" / "cli").glob("*.py")
        for count in plural.findall(file.read_text(encoding="utf-8"))
    }
    assert found == NEVER_ONE
