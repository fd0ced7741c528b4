"""The rule that a referee names is the rule that is broken: one of what is told on that line."""

import json
from pathlib import Path

import pytest
from spoiled import asked

from atoll import book
from atoll.forge.judging import judged
from atoll.home import HOME
from atoll.table.games import GAMES, events, game, notation, nouns

SETTINGS = [(name, seats) for name in GAMES for seats in sorted(game(name).SEATS)]
GAMES_EACH = 3
SPOILED = sorted((HOME / "tests" / "records" / "spoiled").glob("*.ndjson"))
OTHERWISE = {
    "bali 23": "none is named: who plays no scholar has passed, and of a hand that says nothing",
    "fiji 10": "7.6: both hold none of the colour, and the heads of a tied goal go to nobody",
    "fiji 24": "none is named: to pass is no move of the game",
    "fiji 28": "4.5: that the beads taken have been counted too is not to be seen",
}
"""What the referee says otherwise than who wrote the rules beforehand, from the book alone."""


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_the_rule_that_is_named_is_told_on_the_line_that_is_wrong(name: str, seats: int) -> None:
    found = asked(name, seats, GAMES_EACH)
    assert found.total() > 30
    assert found["told"] > 0.95 * found.total(), found
    assert found["elsewhere"] == 0, found


@pytest.mark.parametrize("name", GAMES)
def test_what_owns_a_part_names_parts_and_rules_that_there_are(name: str) -> None:
    layout, rules = nouns(name).LAYOUT, {"", *book.rules(name)}
    for owns in (one.owns for one in events(name).KINDS.values()):
        assert owns.keys() <= layout.parts.keys()
        assert {rule for rule, _ in owns.values()} <= rules
        assert {how for _, how in owns.values()} <= {"", "*", "?", "!"}
    assert layout.stays.keys() <= layout.parts.keys()
    assert {*layout.stays.values(), *notation(name).MOVES.rules.values()} <= rules


@pytest.mark.parametrize("file", SPOILED, ids=lambda file: file.stem)
def test_the_referee_names_the_rule_that_a_person_with_the_book_names(file: Path) -> None:
    cases = [*map(json.loads, file.read_text("utf-8").splitlines())]
    found = {f"{file.stem} {one['case']}": (one, judged(one["record"])) for one in cases}
    assert [name for name, (one, said) in found.items() if said.line != len(one["record"])] == []
    apart = {name for name, (one, said) in found.items() if said.rule not in one["rules"]}
    assert apart == {name for name in OTHERWISE if name in found}
    assert len(found) - len(apart) >= 36
