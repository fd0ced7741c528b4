"""The book of Kaivai: its rules, how sure they are, its words, and its two editions."""

import re

import pytest

from atoll.book import chapters, rules
from atoll.book.errata import errata
from atoll.book.glossary import glossary
from atoll.compare.judged import differing
from atoll.compare.sides import sides
from atoll.kaivai.rulings import EDITIONS, RULINGS, answered
from atoll.sources.register import register
from atoll.table.rulings import UnknownRuling

KAIVAI = rules("kaivai")
NEW, FIRST = "kaivai-en-2010", "kaivai-2005"


def test_kaivai_has_all_its_rules() -> None:
    spans = [len(page.rules) for page in chapters("kaivai")]
    assert spans == [11, 7, 7, 8, 7, 7, 12, 9, 7, 5, 4, 3, 2, 3, 11]


def test_every_sentence_has_a_line_of_its_own() -> None:
    crowded = re.compile(r"[a-z)`][.?!] +[A-Z]")
    assert [one.id for one in KAIVAI.values() if crowded.search(one.statement)] == []


def test_whatever_is_confirmed_says_by_what() -> None:
    sure = [one for one in KAIVAI.values() if one.status == "confirmed"]
    assert sure
    assert [one.id for one in sure if not one.reason] == []


@pytest.mark.parametrize("rule", ["kaivai_0_2", "kaivai_11_2"])
def test_what_one_source_alone_tells_is_marked_so(rule: str) -> None:
    told = [one for one in KAIVAI[rule].sentences if "one source" in one.reason]
    assert told
    assert {one.status for one in told} == {"inferred"}


def test_every_chapter_defines_a_word() -> None:
    defining = {KAIVAI[rule].chapter for term in glossary("kaivai") for rule in term.rules}
    assert defining == {one.chapter for one in KAIVAI.values()}


def test_the_german_words_that_the_rulebook_prints_are_in_the_glossary() -> None:
    german = {word for term in glossary("kaivai") for word in term.translations.get("de", ())}
    actions = {"Bauen", "Fischen", "Verkaufen", "Bewegen", "Feiern", "Zugweite aufwerten"}
    printed = {"Baukosten", "Zugweite", *actions}
    assert printed <= german
    said = {word: by for term in glossary("kaivai") for word, by in term.said_by.items()}
    assert {word for word, by in said.items() if by == "kaivai-en-2010"} == printed
    assert {*said.values()} - {"kaivai-en-2010"} == GERMAN_REVIEWS
    assert {register().documents[one].language for one in GERMAN_REVIEWS} == {"de"}


GERMAN_REVIEWS = {"kaivai-keirat", "kaivai-ludozine", "kaivai-spieletest", "kaivai-superfred"}


def test_whatever_an_erratum_cites_is_registered() -> None:
    cited = {passage for one in errata("kaivai") for passage in one.passages}
    assert cited
    assert cited <= {*register().passages}


def test_the_rulebook_of_2010_is_the_default() -> None:
    assert next(iter(EDITIONS)) == NEW
    assert answered(NEW) == answered()


def test_nobody_plays_by_the_first_edition_who_does_not_answer_what_it_lacks() -> None:
    with pytest.raises(UnknownRuling, match=r"sinking, .* weight and tie: `atoll rulings`"):
        answered(FIRST)
    known = answered(FIRST, {name: RULINGS[name].default for name in EDITIONS[FIRST].lacks})
    assert (known.rounds, known.start_fish, known.weight) == ("ten", "five", "two")


def test_the_editions_are_compared_where_both_are_known() -> None:
    new, first = sides("kaivai", NEW, FIRST)
    told = {"rounds", "start_huts", "start_fish", "caught", "god_fishing"}
    assert {*differing(new.answers, first.answers)} == told
