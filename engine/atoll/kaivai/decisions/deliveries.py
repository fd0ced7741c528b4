"""What a delivery is worth: the shells for fish that are laid on another player's hut."""

from collections.abc import Sequence

from atoll.kaivai import rules
from atoll.kaivai.components import LOAD
from atoll.kaivai.fields import write_track
from atoll.kaivai.nouns import LAYOUT
from atoll.kaivai.rulings import RULINGS
from atoll.kaivai.table import Track
from atoll.table import counted
from atoll.table.decisions import Answer, Decision, Input, lies, named, numbers, variant, ways
from atoll.table.scenario import Rows

_OWN, _OTHER = "one's own", "another player's"


def worth() -> Decision:
    """The shells for any number of fish, on any hut."""
    given = [
        Input("The hut is", (_OTHER, _OWN)),
        numbers("Fish on it already", 0, LOAD),
        numbers("Fish delivered", 1, LOAD),
        lies(LAYOUT.parts["goods_left"], "Counters in the supply", most=LOAD),
        ways(RULINGS["sale_short"]),
    ]
    return Decision(
        "worth",
        "What is this delivery worth?",
        "Whose hut is it, how many fish lie there, and how many are delivered? "
        "Of the counters in the supply, three are as good as more.",
        ("kaivai_8_2", "kaivai_8_4", "kaivai_8_5", "kaivai_8_7"),
        (variant("", given, _answer, _start(given)),),
        _table(),
        "On another player's hut, with enough counters in the supply: the spaces of the shells, "
        "and what they are worth together.",
    )


def _start(given: Sequence[Input]) -> tuple[str, ...]:
    """On another player's empty hut, with counters for as much as it takes."""
    _, fish, delivered, _, short = (one.values[0] for one in given)
    return (_OTHER, fish, delivered, str(LOAD), short)


def _answer(values: tuple[str, ...]) -> Answer:
    load, fish, left = map(int, values[1:4])
    if not rules.takes(load, fish, most=LOAD):
        return Answer(f"Not possible: the hut takes {LOAD - load} more.", ("kaivai_8_2",))
    if values[0] == _OWN:
        return Answer("No shells: the fish wait for a celebration.", ("kaivai_8_5",))
    if left < fish and named(values[4]) == "refused":
        return Answer(f"Not possible: the supply has {counted(left, 'counter')}.", ("kaivai_8_7",))
    shells = Track(*rules.sold(load, min(fish, left)))
    short = ("kaivai_8_7",) if left < fish else ()
    return Answer(_told(shells), ("kaivai_8_4", *short))


def _told(shells: Track) -> str:
    number = sum(shells)
    if not number:
        return "No shells: the supply has none."
    told = f"a shell on {write_track(shells)}"
    if number > 1:
        told = f"shells on {' and '.join(reversed(write_track(shells).split()))}"
    return f"Worth {rules.value(shells)}: {told}."


def _table() -> Rows:
    head = ("Fish on the hut", *(f"{fish} delivered" for fish in range(1, LOAD + 1)))
    rows = (
        (str(load), *(_cell(load, fish) for fish in range(1, LOAD + 1))) for load in range(LOAD)
    )
    return (head, *rows)


def _cell(load: int, fish: int) -> str:
    if not rules.takes(load, fish, most=LOAD):
        return "too many"
    shells = Track(*rules.sold(load, fish))
    spaces = " + ".join(reversed(write_track(shells).split()))
    return spaces if sum(shells) == 1 else f"{spaces} = {rules.value(shells)}"
