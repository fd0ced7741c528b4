"""The questions as answered: an answer is a whole sentence, over all its lines."""

import re
from collections import Counter
from collections.abc import Mapping
from itertools import chain
from math import log

import pytest

from atoll.book import games
from atoll.book.faq import asked_title, faq, states
from atoll.book.heard import hear, plain
from atoll.book.last_run import Results
from atoll.book.searchable import searchable
from atoll.home import HOME
from atoll.sources.features import scenarios
from atoll.table import RULE_ID, cite


def results(*lines: str) -> Results:
    return [
        {
            "file": "features/fiji/faq/offers.feature",
            "line": 3,
            "row": None,
            "name": "Are five beads too many?",
            "description": "\n".join(lines),
            "tags": ["fiji_q_o1", "fiji_4_1", "stated"],
        }
    ]


def test_an_answer_goes_on_until_its_sentence_ends() -> None:
    shown = results("They are: a fist holds", "  four beads at most.", "Nobody", "may offer more.")
    answer = faq("fiji", shown)["fiji_q_o1"].answers[0]
    assert answer.says == "They are: a fist holds four beads at most."
    assert answer.because == "Nobody may offer more."


def test_an_answer_without_an_end_is_told_whole() -> None:
    answer = faq("fiji", results("They are,", "all five"))["fiji_q_o1"].answers[0]
    assert (answer.says, answer.because) == ("They are, all five", "")


def test_the_longest_answer_of_fiji_ends_where_its_sentence_ends() -> None:
    text = (HOME / "features/fiji/faq/possible.feature").read_text(encoding="utf-8")
    told = text.partition("Can a player run out of beads?\n")[2].partition("\n\n")[0]
    answer = faq("fiji", results(*told.split("\n")))["fiji_q_o1"].answers[0]
    assert answer.says.endswith("leave two, even while the third lies open.")


# Which rule answers


NEAR = 0.5
"""So much of the words of question and answer has a rule that answers, of what the best one has."""
NO_WORDS = re.compile(r"\b[A-M][0-9]+\b|\b[A-Z][a-z]+ [0-9]+\.[0-9.]+")
"""Hexes and the numbers of rules."""


def words(text: str) -> frozenset[str]:
    return hear(plain(NO_WORDS.sub("", text))).tells


@pytest.fixture(scope="module")
def told() -> Mapping[str, Mapping[str, frozenset[str]]]:
    """Of each game the words of every rule, and of those who ask for it."""
    rules = [one for one in searchable().index.entries if one.kind == "rule"]
    heard = {one.name: words(" ".join((*one.asks, one.says))) for one in rules}
    return {game: {of: heard[of] for of in heard if of.startswith(f"{game}_")} for game in games()}


@pytest.mark.parametrize("game", games())
def test_a_rule_that_a_question_names_has_the_words_of_its_answer_or_is_cited_there(
    game: str, told: Mapping[str, Mapping[str, frozenset[str]]]
) -> None:
    rules = told[game]
    rare = {w: log(len(rules) / n) for w, n in Counter(chain(*rules.values())).items()}
    far = []
    for one in scenarios(HOME / "features" / game / "faq"):
        says = " ".join(one.says)
        asked = words(f"{asked_title(one.name)} {says}")
        held = {
            name: sum(rare[word] for word in asked & own) / len(own) ** 0.25
            for name, own in rules.items()
        }
        named = [rule for tag in one.tags if RULE_ID.fullmatch(rule := tag.removeprefix("@"))]
        most = max(held, key=held.__getitem__)
        far += [
            f"{one.file.name}:{one.line}: {cite(rule)}; nearer: {cite(most)}"
            for rule in named
            if held[rule] < NEAR * held[most] and not states(one.name, says, rule)
        ]
    assert far == []
