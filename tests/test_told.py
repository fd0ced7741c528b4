"""What a card shows: the table that the When finds, laid once, however many Givens laid it."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from gherkin.dialect import DIALECTS

from atoll import fiji
from atoll.cli.watch import watched
from atoll.fiji.components import DECK, EXCHANGES, ROWS, Beads
from atoll.fiji.counting import gained, heads_paid
from atoll.fiji.phases import in_play
from atoll.fiji.table import Table, all_there
from atoll.home import HOME
from atoll.telling.scenario import aligned

Result = Mapping[str, Any]
PART = re.compile(r"((?:the|die|der) (?!ruling)\w+ \w+|it is)\b")
ROW = re.compile(r"row \d|the rows|die Auslage")
FINDS = ("start", "rulings", "outcome")
"""What the When finds at a table that is laid once, and what comes of it."""


@cache
def shown() -> Sequence[Result]:
    """All examples of Fiji."""
    return watched([str(HOME / "features" / "fiji")]).results


def givens(one: Result) -> list[str]:
    """The Givens of a card."""
    steps = one["told"] or one["trace"]
    first = next((n for n, step in enumerate(steps) if _acts(step)), len(steps))
    return [step["text"] for step in steps[:first]]


def _acts(step: Mapping[str, Any]) -> bool:
    return step["keyword"].strip() in ("When", "Wenn")


def test_no_card_names_two_sets_of_players() -> None:
    for one in shown():
        players = [text for text in givens(one) if re.search(r" (?:play|spielen) Fiji\b", text)]
        assert len(players) <= 1, (one["file"], one["line"], players)


def test_no_card_lays_a_part_of_the_table_twice() -> None:
    for one in shown():
        laid = givens(one)
        rows = [text for text in laid if re.match(r"row \d is ", text)]
        whole = [
            text for text in laid if re.match(r"(?:the|die|der) .* (?:are|is|ist|sind)\b", text)
        ]
        parts = [text.split(" are ")[0].split(" is ")[0] for text in whole]
        assert len(parts) == len({*parts}), (one["file"], one["line"], laid)
        assert not (rows and {"the rows are", "die Auslage ist"} & {*laid}), (one["file"], laid)


def laid_by(phrase: str) -> Iterator[tuple[Table, Result, list[str]]]:
    """The tables of the examples by whether one of their Givens has this beginning."""
    for one in shown():
        if one["start"] and "the table is counted" not in [step["text"] for step in one["trace"]]:
            answers = fiji.answered(None, one["rulings"])
            table = fiji.read_position(one["start"], [*one["start"]["hands"]], answers)
            yield table, one, [text for text in givens(one) if text.startswith(phrase)]


def test_a_supply_that_no_given_tells_is_the_rest_of_the_beads_in_play() -> None:
    tables = [(table, one) for table, one, told in laid_by("the supply is") if not told]
    assert len(tables) > 300
    for table, one in tables:
        elsewhere = all_there(table).minus(table.supply)
        left = in_play(len(table.seats)).minus(elsewhere)
        rest = Beads(*[max(0, beads) for beads in left])
        assert table.supply == rest, (one["file"], one["line"])


def test_hands_that_no_given_tells_make_up_for_a_supply_that_is_told_later_in_a_round() -> None:
    told = [(table, one) for table, one, told in laid_by("the supply is") if told]
    later = [(table, one) for table, one in told if table.exchange > 1]
    assert len(later) > 20
    for table, one in later:
        assert all_there(table) == in_play(len(table.seats)), (one["file"], one["line"])


def test_heads_that_no_given_tells_are_even_and_can_have_been_paid() -> None:
    tables = [(table, one) for table, one, told in laid_by("the heads are") if not told]
    later = [(table, one) for table, one in tables if table.round > 1]
    assert len(later) > 5
    for table, one in later:
        assert len({*table.heads}) == 1 or table.stage == "dealing", (one["file"], one["line"])
        assert [*heads_paid(table)] == [], (one["file"], one["line"])


def test_a_later_round_that_no_given_tells_has_other_cards_of_the_deck() -> None:
    tables = [(table, one) for table, one, told in laid_by("another round follows") if told]
    assert len(tables) > 10
    for table, one in tables:
        for cards in table.deal:
            assert {*cards.conditions} <= {*DECK.conditions} - {*table.conditions}, one["line"]
            assert {*cards.effects} <= {*DECK.effects} - {*table.effects}, one["line"]


def test_a_row_told_alone_does_not_repeat_a_card_of_a_row_that_is_not_told() -> None:
    alone = [(table, one) for table, one, told in laid_by("row 1 is") if len(told) == 1]
    assert len(alone) > 50
    for table, one in alone:
        if not any(text.startswith("row 2 is") for text in givens(one)):
            assert len({*table.conditions}) == len({*table.effects}) == ROWS, one["line"]


def test_hands_to_be_scored_had_every_colour_to_take_where_no_given_tells_the_rows() -> None:
    tables = [(table, one) for table, one, _ in laid_by("") if table.stage == "scoring"]
    untold = [(table, one) for table, one in tables if not any(map(ROW.match, givens(one)))]
    assert len(untold) > 50
    for table, one in untold:
        assert min(gained(table, EXCHANGES)) >= EXCHANGES, (one["file"], one["line"])
        why = one["impossible"] or {"sentence": ""}
        assert "the cards give at most" not in why["sentence"], (one["file"], one["line"])


PRINTED = {"exchange_example.feature": 6, "beispiel_tausch.feature": 6}
TWO_KEEP = {"4_exchange.feature": 3, "what_is_told.feature": 1}
"""The deck has one keep card; these show what two of them would do."""
FOUND = {"ana-executes-take-4-green-7de1d50c.feature": 1}
"""A table that a proof found: how an exchange before it went is not asked there."""


def test_few_tables_cannot_come_about_and_each_of_them_is_wanted_so() -> None:
    refuted = Counter(Path(one["file"]).name for one in shown() if one["impossible"])
    assert refuted <= Counter(PRINTED | TWO_KEEP | FOUND)


def test_two_players_whose_offers_are_shown_have_set_beads_aside() -> None:
    tables = [(table, one) for table, one, told in laid_by("the offers are") if told]
    pairs = [(table, one) for table, one in tables if len(table.seats) == 2]
    assert len(pairs) > 5
    for table, one in pairs:
        assert None not in table.set_aside, (one["file"], one["line"])


def test_a_table_that_is_laid_once_is_the_one_that_the_when_finds(tmp_path: Path) -> None:
    told = [one for one in shown() if one["told"]]
    assert told
    for number, one in enumerate(told):
        lines = [*_head(one["language"], number), *_written(one)]
        text = "\n".join(lines) + "\n"
        (tmp_path / f"{number:04}.feature").write_text(text, encoding="utf-8")
    again = watched([str(tmp_path)])
    assert [*again.problems] == []
    by_number = {int(one["name"]): one for one in again.results}
    for number, one in enumerate(told):
        for part in FINDS:
            assert by_number[number][part] == one[part], (one["file"], one["line"], part)


def _head(language: str, number: int) -> list[str]:
    words = DIALECTS[language]
    feature, scenario = words["feature"][0], words["scenario"][0]
    return [f"# language: {language}", "@fiji", f"{feature}: told", f"  {scenario}: {number}"]


def _written(one: Result) -> list[str]:
    """The steps of a card as a feature has them."""
    lines = []
    for step in one["told"]:
        lines.append(f"    {step['keyword'].strip()} {step['text']}")
        lines += aligned(step["table"], " " * 6) if step["table"] else ()
    return lines
