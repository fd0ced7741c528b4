"""Decision tables answer as the rules do, and their pages look up the same answers."""

import json
import re
from collections.abc import Sequence
from itertools import product

import pytest

from atoll.table import cite
from atoll.table.decisions import Answer, as_json, decisions, named

OURS = ("fiji", "kaivai", "bali")
ANSWERED: Sequence[tuple[str, str, str, str]] = [
    # by the rulebook: the decision, the case, what is said of it, and by which rules
    ("fiji executes", "most, 2, 2, 0", "Ana and Ben cancel each other out. Cid exec", "4.7 4.8"),
    ("fiji executes", "fewest, 2, 2", "Nobody executes", "4.7 4.9"),
    ("fiji executes", "most, 4, 3, 4, 3, 1", "Eli executes", "4.7 4.8"),
    ("fiji pays", "2 tie, then 1, then 1, lowest_place, skip", "2 each, .* 1, .* 0", "5.4 5.5 5.6"),
    ("fiji pays", "2 tie, then 2 tie, next_place, next", "2 each, .* 1 each", "5.5 5.6"),
    ("fiji half", "7, up", "is 4", "4.11"),
    ("kaivai price", "4, 3, with_hut", "costs 8", "6.5"),
    ("kaivai pays", "6, 1, 0, 1, 2, 0", "With 4 4 .2 back. or 3 4 .1 back.[.]", "6.6 6.7"),
    ("kaivai pays", "14, 1, 1, 0, 2, 0", "Not at all: .* 11", "6.6"),
    ("kaivai worth", "one's own, 2, 1, 3, unpaid", "No shells: .* celebration", "8.5"),
    ("kaivai worth", "another player's, 0, 2, 1, unpaid", "Worth 5", "8.4 8.7"),
    ("kaivai gains", "3, 4, 4, 2, 4", "Red, Blue and Yellow tie: 1 .* .2 by three_tie=ha", "14.8"),
    ("kaivai gains", "2, 0, 0, 0", "", "14.9"),
    ("kaivai reaches", "8, 4, 6, moving, on free water", "No: .* up to 5", "5.1"),
    ("kaivai reaches", "1, 0, 1, moving, on another player's canoe", "Yes", "9.2 9.4 9.5"),
    ("kaivai costs", "9, 18, a marker, has some, blocked", "10[.] .* costs 20", "4.3"),
    ("kaivai costs", "0, 13, no marker, has some, blocked", "Nothing[.] .* costs 1", "4.2"),
    ("bali wins", "Yellow, 2, 3, 4, 4", "Not possible: Red .* more than 4", "6.3"),
    ("bali wins", "Green, 0, 0, 0", "goes to Blue, .* .by show_none=stays it stays with Gr", "6.5"),
    ("bali scores", "both, aside, 13, active_first", "Blue takes a mask of 2, and nobody", "9.2"),
    ("bali scores", "one, another player's, 9, active_chooses", "of 3 or 4, Yellow", "9.4"),
    ("bali scores", "one, aside, 1, active_first", "of 5, .* the game ends", "9.4 10.1 11.5"),
    ("bali total", "1, 2, 3, 4, 4", "52: 40 .* 12", "7.3 10.3"),
    ("bali victory", "Yellow and Green, Yellow", "Yellow wins the tie", "10.5"),
]


def answered(decision: str, case: str) -> Answer:
    """What a decision of a game says of a case, in the variant that has it."""
    game, name = decision.split()
    for variant in next(one for one in decisions(game) if one.id == name).variants:
        cases = product(*[[*map(named, one.values)] for one in variant.inputs])
        for values, answer in zip(cases, variant.answers, strict=True):
            if ", ".join(values) == case:
                return answer
    raise AssertionError(f"{decision} has no case {case}")


@pytest.mark.parametrize(("decision", "case", "says", "rules"), ANSWERED)
def test_a_case_is_answered_as_the_rulebook_does(
    decision: str, case: str, says: str, rules: str
) -> None:
    game, answer = decision.partition(" ")[0], answered(decision, case)
    assert re.search(says, answer.text), answer.text
    told = {rule.removeprefix(f"{game}_").replace("_", ".") for rule in answer.rules}
    assert told == {*rules.split()}


def test_every_decision_is_asked() -> None:
    every = {f"{game} {one.id}" for game in OURS for one in decisions(game)}
    assert {decision for decision, *_ in ANSWERED} == every


@pytest.mark.parametrize("game", OURS)
def test_the_page_looks_up_the_same_answers(game: str) -> None:
    for one in decisions(game):
        found = json.loads(json.dumps(as_json(one)))
        for variant, shown in zip(one.variants, found["variants"], strict=True):
            because = [
                [[rule, cite(rule)] for rule in each.rules]
                for each in dict.fromkeys(variant.answers)
            ]
            told = [[each.text, dict(each.otherwise)] for each in dict.fromkeys(variant.answers)]
            words = [[text, others[0] if others else {}] for text, _, *others in shown["words"]]
            assert words == told
            assert [shown["because"][number] for _, number, *_ in shown["words"]] == because
            answers = [words[number] for number in shown["answers"]]
            assert answers == [[each.text, dict(each.otherwise)] for each in variant.answers]
