"""The questions as answered: an answer is a whole sentence, over all its lines."""

import re
from collections.abc import Iterator
from itertools import chain

import pytest

from atoll.book import games
from atoll.book.faq import asked_title, faq, states
from atoll.book.indexed import Index
from atoll.book.last_run import Results
from atoll.book.ranking import rank
from atoll.book.searchable import searchable
from atoll.home import HOME
from atoll.sources.features import Scenario, scenarios
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


NEAR = 0.7
"""So much of the words of question and answer has a rule that answers, of what the best one has."""
NO_WORDS = re.compile(r"\b[A-M][0-9]+\b|\b[A-Z][a-z]+ [0-9]+\.[0-9.]+")
"""Hexes and the numbers of rules, which no search looks for."""


@pytest.mark.parametrize("game", games())
def test_a_rule_that_a_question_names_has_the_words_of_its_answer_or_is_cited_there(
    game: str,
) -> None:
    found = searchable()
    rules = [one for one in found.index.entries if (one.game, one.kind) == (game, "rule")]
    index = Index(rules, {game: found.index.terms[game]})
    asking = (one for one in scenarios(HOME / "features" / game / "faq") if "@faq" in one.tags)
    assert [*chain.from_iterable(_far(one, index, game) for one in asking)] == []


def _far(of: Scenario, index: Index, game: str) -> Iterator[str]:
    """The rules that a question names which its words do not lead to, and that it does not cite."""
    says = " ".join(of.says)
    hits = rank(NO_WORDS.sub("", f"{asked_title(of.name)} {says}"), index, [game])
    near = {hit.entry.name for hit in hits if hit.score >= NEAR * hits[0].score}
    for rule in filter(RULE_ID.fullmatch, (tag.removeprefix("@") for tag in of.tags)):
        if rule not in near and not states(of.name, says, rule):
            instead = hits[0].entry.name
            yield f"{of.file.name}:{of.line}: {of.name} {cite(rule)}; nearer: {cite(instead)}"
