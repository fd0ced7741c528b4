"""The pictures of Fiji that show what happened between two positions."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise

import pytest
from drawn import PAIRS, SCORED, Pair, Position, desc, laid, plate, revealed
from play_at_random import NAMES

from atoll import fiji
from atoll.fiji import pictures
from atoll.fiji.game import onward, proceed
from atoll.fiji.notation import parse_condition
from atoll.table import Step
from atoll.table.kinds import PositionError

# Before and after


def differences(start: Position, end: Position) -> Iterator[int]:
    """What each pile and each number has more or less, in the order of the picture."""
    yield from more(start["supply"], end["supply"])
    for name in start["hands"]:
        for part in ("hands", "offers", "set_aside"):
            yield from more(*(position.get(part, {}).get(name, {}) for position in (start, end)))
        yield end["heads"][name] - start["heads"][name]


def more(before: dict[str, int], after: dict[str, int]) -> list[int]:
    return [after.get(colour, 0) - before.get(colour, 0) for colour in fiji.COLOURS]


@pytest.mark.parametrize("pair", PAIRS[::5])
def test_what_has_changed_is_marked_and_nothing_else(pair: Pair) -> None:
    picture, expected = pictures.before_after(*pair), [*differences(*pair)]
    gains = "".join(f"+{number}" for number in expected if number > 0)
    losses = "".join(f"\N{MINUS SIGN}{-number}" for number in expected if number < 0)
    assert "".join(plate(picture, "gain")) == gains
    assert "".join(plate(picture, "loss")) == losses
    told = re.findall(r"[+\N{MINUS SIGN}]\d+", desc(picture))
    assert told == [f"{n:+d}".replace("-", "\N{MINUS SIGN}") for n in expected if n]


def test_where_nothing_changes_the_picture_says_so() -> None:
    picture = pictures.before_after(laid(), laid())
    assert desc(picture) == "Nothing changes."
    assert plate(picture, "word") == ["Nothing changes."]


def test_a_pile_is_told_before_and_after() -> None:
    start = laid(supply={"green": 5, "red": 4})
    picture = pictures.before_after(start, laid(supply={"green": 5, "red": 1, "blue": 1}))
    told = "Supply: 5 green 4 red, then 5 green 1 red 1 blue (\N{MINUS SIGN}3 red, +1 blue)."
    assert desc(picture) == told


def test_the_rows_that_come_into_it_are_drawn() -> None:
    """Nobody executes anything, so that all four rows and the payment follow by themselves."""
    tables = [revealed()]
    while step := proceed(tables[-1]):
        tables.append(step.table)
    assert [rows_between(*pair) for pair in pairwise(tables)] == ["1", "2", "3", "4", ""]
    assert rows_between(tables[0], tables[-1]) == "1234"


def test_the_offers_of_a_row_say_who_ties_and_who_executes() -> None:
    two, one = fiji.Beads(red=2), fiji.Beads(red=1, blue=3)
    cards = {"conditions": (parse_condition("most red"),) * 4}
    table = revealed(offers=(two, one, two), **cards)
    step = proceed(table)
    assert step
    told = desc(pictures.before_after(fiji.write_position(table), fiji.write_position(step.table)))
    first, other, third = table.seats
    assert f"{first} offers 2 red (2: ties). {other} offers 1 red 3 blue (1: executes)." in told
    assert f"{third} offers 2 red (2: ties)." in told


def test_no_row_comes_into_an_offer_or_into_scoring() -> None:
    assert rows_between(fiji.setup(NAMES[:3], 1), revealed()) == ""
    scored = revealed()._replace(stage="scoring", exchange=3, offers=(None,) * 3, row=0)
    assert rows_between(scored, onward(Step(scored, ())).table) == ""


def test_a_row_in_which_somebody_chooses_comes_into_it_twice() -> None:
    choosing = revealed()._replace(stage="choice", chooser=0, row=2)
    assert rows_between(revealed(), choosing) == "12"
    assert rows_between(choosing, choosing._replace(stage="row", chooser=None, row=3)) == "2"


def rows_between(before: fiji.Table, after: fiji.Table) -> str:
    told = desc(pictures.before_after(fiji.write_position(before), fiji.write_position(after)))
    return "".join(re.findall(r"Row (\d)", told))


def test_a_goal_that_is_turned_is_drawn_before_and_after() -> None:
    start = laid(goals=["most red", "fewest blue", "most green", "most yellow"])
    picture = pictures.before_after(start, {**start, "goals": ["fewest red", *start["goals"][1:]]})
    assert plate(picture, "label") == ["Goals before", "Goals after"]
    asked = plate(picture, "asked")
    assert asked[:4] == ["most", "fewest", "most", "most"]
    assert asked[4:] == ["fewest", "fewest", "most", "most"]


def test_the_cards_of_a_new_round_are_drawn() -> None:
    start, end = next(pair for pair in PAIRS if pair[0]["round"] < pair[1]["round"])
    told = desc(pictures.before_after(start, end))
    assert f"Round: {start['round']}, then {end['round']}." in told
    assert ", ".join(end["goals"]) in told
    assert all(effect in told for effect in end["effects"])


def test_who_keeps_and_who_has_to_choose_is_news() -> None:
    offers = {name: {"green": 1} for name in NAMES[:3]}
    start = laid(offers=offers, row=1)
    after = {**start, "row": 2, "keepers": ["Ben"]}
    assert plate(pictures.before_after(start, after), "word")[-1] == "Ben will keep the offer."
    choosing = {**start, "chooser": "Cid"}
    assert plate(pictures.before_after(start, choosing), "word")[-1] == "Cid has to choose."


def test_two_tables_with_other_seats_are_refused() -> None:
    with pytest.raises(PositionError, match="they are Ana, Ben, Cid"):
        pictures.before_after(laid(), laid(seats=4))


# The ranking


def scoring(hands: list[dict[str, int]], rulings: Mapping[str, str] | None = None) -> Pair:
    """A table that is scored next, and the same one scored."""
    goals = ["most red", "fewest blue", "most green", "most yellow"]
    names = NAMES[: len(hands)]
    parts = {
        "hands": dict(zip(names, hands, strict=True)),
        "stage": "scoring",
        "exchange": 3,
        "goals": goals,
    }
    start = {**laid(len(hands)), **parts}
    step = proceed(fiji.read_position(start, names, fiji.answered(None, rulings)))
    assert step
    return start, fiji.write_position(step.table)


PRINTED = [
    {"green": 3, "red": 2, "yellow": 4, "blue": 3},
    {"green": 3, "red": 2, "yellow": 3, "blue": 3},
    {"green": 1, "red": 3, "yellow": 2},
    {"green": 2, "red": 3},
]
"""The hands of the scoring that the rulebooks print; the goals above are theirs too."""


def test_the_seats_stand_in_the_order_of_the_goals() -> None:
    picture = pictures.ranking(*scoring(PRINTED))
    assert plate(picture, "name") == ["Dot", "Cid", "Ana", "Ben"]
    assert plate(picture, "gain") == ["+3+2+1"]
    assert plate(picture, "deciding") == ["2143"]
    assert plate(picture, "number") == ["1" + "30" + "2" + "30" + "3" + "233" + "4" + "233"]
    assert plate(picture, "quiet") == ["0" + "2" + "0"]
    assert "The order is Dot, Cid, Ana, Ben." in desc(picture)


def test_seats_that_share_a_place_are_marked_as_equal() -> None:
    picture = pictures.ranking(*scoring([{"red": 2}, {"red": 1}, {"red": 2}]))
    assert plate(picture, "name") == ["Ana", "Cid", "Ben"]
    assert plate(picture, "number")[0].count("1=") == 2


def test_two_seats_take_heads_goal_by_goal() -> None:
    hands = [{"red": 2, "blue": 1, "green": 1}, {"red": 1, "green": 1, "yellow": 3}]
    picture = pictures.ranking(*scoring(hands))
    assert plate(picture, "name") == ["Ana", "Ben"]
    assert plate(picture, "gain") == ["+4+4+4+3+1"]
    assert plate(picture, "deciding") == ["203"]


@pytest.mark.parametrize("pair", SCORED)
def test_a_ranking_shows_the_heads_that_were_taken(pair: Pair) -> None:
    start, end = pair
    taken = sum(end["heads"].values()) - sum(start["heads"].values())
    drawn = sum(map(int, re.findall(r"\d+", "".join(plate(pictures.ranking(*pair), "gain")))))
    assert drawn == taken * (2 if len(end["hands"]) == 2 else 1)


def test_a_ranking_is_read_off_the_hands_at_the_end_where_they_still_lie_there() -> None:
    start = revealed(exchange=3, offers=(None,) * 3, row=0, stage="offer")
    end = revealed(exchange=3, offers=(None,) * 3, row=0, stage="scoring")
    scored = fiji.write_position(onward(Step(end, ())).table)
    assert scored["stage"] == "no cards"
    expected = pictures.ranking(fiji.write_position(end), scored)
    assert pictures.ranking(fiji.write_position(start), scored) == expected != ""


def test_a_ranking_is_found_on_the_way_to_the_next_round() -> None:
    deal = fiji.setup(NAMES[:3], 1).deal
    goals = tuple(fiji.Goal(colour, most=True) for colour in range(4))
    start = revealed(exchange=3, effects=(fiji.Effect(keeps=True),) * 4, goals=goals, deal=deal)
    end = onward(Step(start, ())).table
    assert (end.round, end.goals == goals) == (2, False)
    picture = pictures.ranking(fiji.write_position(start), fiji.write_position(end))
    assert plate(picture, "asked") == ["most"] * 4
    told = desc(picture)
    assert told.startswith("The screens go: Ana 4 green")
    assert told.endswith(" Heads for place 1, shared: 1 each to Ana, Ben and Cid.")


def test_there_is_no_ranking_where_no_position_shows_the_hands() -> None:
    start = revealed(exchange=3, offers=(None,) * 3, row=0, stage="offer")
    end = fiji.setup(NAMES[:3], 1)._replace(round=2)
    assert pictures.ranking(fiji.write_position(start), fiji.write_position(end)) == ""


def test_without_a_scoring_there_is_no_ranking() -> None:
    assert pictures.ranking(laid(), laid()) == ""
    _, end = scoring(PRINTED)
    assert pictures.ranking(end, end) == ""


def test_a_ranking_is_by_the_rulings_of_the_round() -> None:
    lowest = {"shared_place": "lowest_place"}
    pair = scoring([{"red": 2}, {"red": 2}, {"red": 2}, {"red": 1}], lowest)
    assert plate(pictures.ranking(*pair, rulings=lowest), "gain") == ["+1+1+1"]
    with pytest.raises(ValueError, match="give the rulings"):
        pictures.ranking(*pair)
