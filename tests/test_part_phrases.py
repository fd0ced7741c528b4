"""What can be said of a part of a table, with no phrase written for it."""

import pytest
from by_steps import played

from atoll import fiji
from atoll.running.world import Mismatch
from atoll.table import Outcome, Step
from atoll.table.fields import SHARED
from atoll.table.kinds import BySeat, Counts, Each, Number, Text, Word
from atoll.table.layout import Layout
from atoll.table.part_phrases import PartPhrase, part_phrases
from atoll.table.parts import Part

BEADS = Counts(fiji.Beads, fiji.COLOURS, 9, str)
PARTS = [
    Part("pool", BEADS, "pool"),
    Part("weather", Word(("sun", "rain")), "weather", nothing="no weather"),
    Part("cards", Text(str.upper, str.lower, ("x",)), "cards"),
    Part("boats", BySeat(Number(0, 9)), "boats"),
    Part("nets", BySeat(Word(("old", "new"))), "net", nothing="none"),
    Part("laid", BySeat(Number(0, 9)), "line laid out", begins={"en": "the lines laid out are"}),
    Part("depth", Number(0, 9)),
    Part("wind", Each(Number(0, 9), "winds"), "wind", starts=()),
    Part("catches", BySeat(Each(Number(0, 9), "fish")), "catch list", starts=()),
    Part("rows", Each(Each(Number(0, 9), "columns"), "rows"), "rows", starts=()),
]


def said(layout: Layout) -> dict[tuple[str, str], PartPhrase]:
    return {(one.kind, one.phrase.text): one for one in part_phrases(layout, SHARED)}


def test_every_part_that_has_a_name_for_people_can_be_given_and_checked() -> None:
    found = {text for kind, text in said(Layout("reef", "", PARTS)) if kind == "given"}
    assert found == {  # rows of rows fit in no sentence
        "the pool is {pool:Pool}",
        "the weather is {weather:Weather}",
        "the cards are {cards:Cards}",
        "the boats are {tally:Tally}",
        "the boats of {seat:Seat} are {number:Number}",
        "the nets are {nets:Nets}",
        "the net of {seat:Seat} is {net:Net}",
        "the lines laid out are {tally:Tally}",
        "the line laid out of {seat:Seat} is {number:Number}",
        "the wind is {wind:Wind}",
        "the catch lists are {catchlists:CatchLists}",
        "the catch list of {seat:Seat} is {catchlist:CatchList}",
    }
    checks = {text for kind, text in said(Layout("reef", "", PARTS)) if kind == "then"}
    assert len(checks) == len(found)
    assert all("{now:Now}" in text for text in checks)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("the pool is 2 green and 1 blue", fiji.Beads(2, 0, 0, 1)),
        ("the weather is rain", "rain"),
        ("the weather is no weather", None),
        ("the cards are ace", "ACE"),
        ("the boats are Ana 2 and Ben 3", {"Ana": 2, "Ben": 3}),
        ("the nets are Ana old and Ben none", {"Ana": "old", "Ben": None}),
        ("the net of Ben is new", "new"),
        ("the wind is 3, 4", (3, 4)),
        ("the wind is none", ()),
        ("the catch lists are Ana 2, 3 and Ben none", {"Ana": (2, 3), "Ben": ()}),
    ],
)
def test_a_value_is_read_as_its_kind_writes_it(text: str, value: object) -> None:
    read = [
        found[one.value]
        for one in part_phrases(Layout("reef", "", PARTS), SHARED)
        if (found := one.phrase.read(text)) is not None
    ]
    assert read == [value]


SIT = ("given", "Ana, Ben and Cid play Fiji")


def test_a_part_for_which_no_phrase_is_written_is_given_and_checked() -> None:
    given = [SIT, ("given", "the round is 2"), ("given", "the hand of Ben is 3 green")]
    told = [("then", "the round is still 2"), ("then", "the hand of Ben is still 3 green")]
    world = played("fiji", *given, *told)
    assert (world.table.round, world.table.hands[1]) == (2, fiji.Beads(3, 0, 0, 0))
    with pytest.raises(Mismatch, match=r"'round': '3'.*'round': '2'"):
        played("fiji", *given, ("then", "the round is now 3"))
    with pytest.raises(Mismatch, match="hand of Ben"):
        played("fiji", *given, ("then", "the hand of Ben is now 1 red"))


def test_what_is_still_so_was_so_before_the_when_whatever_has_been_told() -> None:
    offer = (SIT, ("when", "Ana chooses to offer 1 green"))
    played("fiji", *offer, ("then", "Ben still holds 5 green, 4 red, 3 yellow and 2 blue"))
    now = ("then", "Ana now holds 4 green, 4 red, 3 yellow and 2 blue")
    played("fiji", *offer, now)
    for said in ("Ana still holds", "the hand of Ana is still"):
        still = ("then", f"{said} 4 green, 4 red, 3 yellow and 2 blue")
        with pytest.raises(Mismatch, match="hand of Ana before': '5 green") as found:
            played("fiji", *offer, now, still)
        assert found.value.event
        assert found.value.event.what == "from behind"


def test_who_wins_with_a_worse_score_fails_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    laid, ended = played("fiji", SIT), Outcome((0,), "fiji_6_2", (3, 7, 3))
    monkeypatch.setattr(fiji, "outcome", lambda _: ended)
    with pytest.raises(Mismatch, match=r"Ana wins with 3 where Ben has 7.*Fiji 6\.2"):
        laid.happen(lambda: Step(laid.table))
    monkeypatch.setattr(fiji, "outcome", lambda _: ended._replace(fewest=True))
    laid.happen(lambda: Step(laid.table))
