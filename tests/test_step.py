"""A step: the table that it leads to, and what happened on the way, told once somebody asks."""

from atoll import fiji
from atoll.table import Event, Step

SEATS = ("Ana", "Ben", "Cid")


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


def test_a_step_is_equal_to_one_that_led_to_the_same_and_tells_the_same() -> None:
    offer = Event("fiji_4_1", "offer", {"seat": 0})
    step = Step("table", lambda: [offer])
    assert step == Step("table", [offer])
    assert hash(step) == hash(Step("table", [offer]))
    assert step not in (Step("table"), Step("other", [offer]), "table")
    assert Step("first").then(step) == step
    assert fiji.opening(SEATS, 7) == fiji.opening(SEATS, 7)
