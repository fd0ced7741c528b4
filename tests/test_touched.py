"""Which event is said to have touched a part of the table that has changed."""

from typing import Any

import pytest
from record_lines import CARDS

from atoll import fiji
from atoll.fiji.game import proceed
from atoll.table import Event, Step
from atoll.table.touched import touched

SEATS = ("Ana", "Ben", "Cid")
OFFERS = {"Ana": {"green": 2}, "Ben": {"red": 1}, "Cid": {"green": 1}}
ANA, BEN, CID = ("Ana",), ("Ben",), ("Cid",)

Told = set[tuple[str, str, tuple[str, ...]]]


def laid(**parts: Any) -> fiji.Table:
    position = {**CARDS, "offers": OFFERS, "row": 1, **parts}
    return fiji.read_position(position, SEATS, fiji.answered("fiji-en-2006", {}))


def told(before: fiji.Table | None, step: Step[fiji.Table] | None) -> Told:
    """Kind of event, part and names, of all that a step touched."""
    assert step
    return {
        (one.event.what, one.part, tuple(SEATS[seat] for seat in sorted(one.seats)))
        for one in touched("fiji", before, step)
    }


def one_step(**parts: Any) -> Told:
    """What the next thing that nobody decides touched."""
    table = laid(**parts)
    return told(table, proceed(table))


def test_what_a_player_has_is_touched_by_the_last_event_about_them() -> None:
    taken = {("take", "supply", ()), ("take", "hands", ANA), ("row", "row", ())}
    assert one_step() == taken


def test_what_nothing_names_is_touched_by_the_first_event() -> None:
    assert ("row", "stage", ()) in one_step(
        row=4, conditions=["most red"] * 4, effects=["take 3 red"] * 4
    )


def test_what_an_event_would_have_changed_and_did_not_is_said_with_it() -> None:
    assert one_step(supply={}) == {
        ("lack", "supply", ANA),
        ("lack", "hands", ANA),
        ("row", "row", ()),
    }


def test_a_part_that_is_a_player_is_touched_by_what_speaks_of_them() -> None:
    found = one_step(effects=["rotate a goal", *CARDS["effects"][:3]])
    assert ("choose", "chooser", ANA) in found


def test_what_a_step_does_in_turns_is_told_apart() -> None:
    table = laid(row=4)._replace(stage="payment", keepers=(True, False, False))
    assert told(table, proceed(table)) == {
        ("keep back", "hands", ANA),
        *(("pay", "offers", name) for name in (ANA, BEN, CID)),
        ("pay", "keepers", ANA),
        ("pay", "supply", ()),
        ("pay", "row", ()),
        ("pay", "stage", ()),
        ("exchange", "stage", ()),
        ("exchange", "exchange", ()),
    }


def test_a_move_and_what_follows_from_it_are_told_one_by_one() -> None:
    table = laid(offers={"Ana": OFFERS["Ana"], "Ben": OFFERS["Ben"]}, row=0)
    step = fiji.after(table, 2, fiji.parse_move("offer 1 green"))
    first = [(one.event.what, one.part) for one in touched("fiji", table, step)][:4]
    assert first == [
        ("offer", "offers"),
        ("from behind", "hands"),
        ("reveal", "row"),
        ("reveal", "stage"),
    ]
    assert step.events == tuple(event for one in step.one_by_one() for event in one.events)
    assert step.one_by_one()[-1].table == step.table


def test_what_happened_is_told_when_somebody_first_asks() -> None:
    asked: list[str] = []

    def events() -> list[Event]:
        asked.append("once")
        return [Event("fiji_4_2", "from behind")]

    step = Step("table", events)
    both = step.then(Step("next", (Event("fiji_4_3", "reveal"),)))
    assert not asked
    assert [event.what for event in both.events] == ["from behind", "reveal"]
    assert both.one_by_one()[0].events is step.events
    assert asked == ["once"]


def test_a_game_that_begins_changes_nothing_before_it_deals() -> None:
    step = fiji.opening(SEATS, 7)
    assert told(None, step) == told(
        step.one_by_one()[0].table, Step(step.table, (), step.one_by_one()[1:])
    )
    assert ("conditions", "conditions", ()) in told(None, step)


def test_a_step_is_equal_to_one_that_led_to_the_same_and_tells_the_same() -> None:
    offer = Event("fiji_4_1", "offer", {"seat": 0})
    step = Step("table", lambda: [offer])
    assert step == Step("table", [offer])
    assert hash(step) == hash(Step("table", [offer]))
    assert step not in (Step("table"), Step("other", [offer]), "table")
    assert Step("first").then(step) == step
    assert fiji.opening(SEATS, 7) == fiji.opening(SEATS, 7)


def test_nobody_changes_what_happened() -> None:
    step: Any = Step("table")
    with pytest.raises(AttributeError):
        step.events = ()
