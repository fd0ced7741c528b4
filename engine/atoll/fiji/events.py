"""The kinds of events of Fiji: the sentence that tells each, and what it changes."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from atoll.fiji.components import COLOURS, HEADS, Beads, Condition, Effect, Goal
from atoll.fiji.notation import write_beads, write_condition, write_effect, write_goal
from atoll.table import Event, agreed, listed

__all__ = ["KINDS", "Kind", "sentence", "touches"]


class Kind(NamedTuple):
    """One kind of event: its sentence, and the fields of Table that it changes or fails to.

    Words of the sentence in brackets, `[for one|for several]`, agree with the number of seats.
    """

    sentence: str
    touches: tuple[str, ...] = ()


KINDS: Mapping[str, Kind] = {
    "after shared": Kind("{seats} come[s|] after the shared place: place {place}."),
    "box": Kind("The box holds {beads}."),
    "bring back": Kind("The beads set aside come back too.", touches=("set_aside",)),
    "cancel": Kind("{seats} cancel each other out with {count} each."),
    "choose": Kind("{seat} has to choose: {effect}."),
    "clear": Kind("All beads go back for round {round}.", touches=("round", "exchange", "stage")),
    "conditions": Kind("The conditions are {conditions}.", touches=("conditions", "deal")),
    "count": Kind("{condition}: {counts}."),
    "decline": Kind(
        "{seat} pays the offer all the same.", touches=("keepers", "chooser", "stage", "row")
    ),
    "discard": Kind("The cards of round {round} are discarded."),
    "effects": Kind("The effects are {effects}.", touches=("effects",)),
    "end": Kind("The game ends after {rounds} rounds.", touches=("stage",)),
    "exchange": Kind(
        "Exchange {exchange} begins with the same rows.", touches=("exchange", "stage")
    ),
    "execute": Kind("{seat} executes: {effect}.", touches=("stage", "chooser")),
    "from behind": Kind("The beads come from behind {seat}'s screen."),
    "goal": Kind("The goal {goal}: {counts}."),
    "goal tied": Kind(
        "The goal {goal} is tied with {count} each: nobody takes heads for it.", touches=("heads",)
    ),
    "goals": Kind("The goals are {goals}.", touches=("goals",)),
    "heads run out": Kind(f"{{heads}} heads are taken and the box holds {HEADS}: go on counting."),
    "indicator": Kind("The indicator lies beside {goal}: it counts first."),
    "keep": Kind("{seat} will keep the offer.", touches=("keepers", "chooser", "stage", "row")),
    "keep back": Kind(
        "{seat} puts the offer back behind the screen: {beads}.", touches=("hands", "offers")
    ),
    "lack": Kind(
        "The supply lacks beads for {beads}: {seat} takes nothing.", touches=("supply", "hands")
    ),
    "lay heads": Kind("{heads} shrunken heads lie in the middle."),
    "left in box": Kind("{beads} stay in the box."),
    "left out": Kind("The beads set aside are not counted."),
    "left out, shown": Kind("The beads set aside are shown and not counted: {set aside}."),
    "no winner": Kind("Most heads, tied: {seats} with {heads} each, so nobody wins."),
    "nobody": Kind("Everyone is cancelled: nobody executes {effect}."),
    "offer": Kind("{seat} has an offer in the fist.", touches=("hands", "offers")),
    "others lack": Kind(
        "The supply has not {beads} for [|each of ]{seats}: nobody takes anything.",
        touches=("supply", "hands"),
    ),
    "others take": Kind(
        "From the supply, {beads}[| each] to {seats}.", touches=("supply", "hands")
    ),
    "pay": Kind(
        "The other offers go into the supply: it holds {supply}.",
        touches=("supply", "offers", "keepers", "row", "stage"),
    ),
    "place": Kind("Heads for place {place}: {heads} to {seats}.", touches=("heads",)),
    "rank": Kind("The order is {order}."),
    "reveal": Kind("All offers are shown: {offers}.", touches=("offers", "stage", "row")),
    "rotate": Kind(
        "{seat} rotates the {colour} goal: {goals}.", touches=("goals", "chooser", "stage", "row")
    ),
    "row": Kind("Row {row}: {condition} | {effect}.", touches=("row", "stage")),
    "set": Kind("Each player takes a set of {beads}.", touches=("hands",)),
    "set aside": Kind("{seat} sets four beads aside.", touches=("hands", "set_aside", "stage")),
    "share": Kind("Heads for place {place}, shared: {heads} each to {seats}.", touches=("heads",)),
    "show": Kind("The screens go: {hands}.", touches=("stage",)),
    "sit": Kind("{seats} sit down.", touches=("seats",)),
    "stacks": Kind(
        "{cards} conditions and {cards} effects lie shuffled in two stacks: the {deck} deck.",
        touches=("deal",),
    ),
    "supply": Kind("The supply is {beads}.", touches=("supply",)),
    "swap": Kind(
        "{seat} swaps the goals {colours}: {goals}.", touches=("goals", "chooser", "stage", "row")
    ),
    "take": Kind("{seat} takes {beads}; the supply holds {supply}.", touches=("supply", "hands")),
    "take half": Kind(
        "{seat} takes half of the {there} {colour}: {beads}.", touches=("supply", "hands")
    ),
    "tie": Kind("{seats} are tied on {goal}: the next goal decides."),
    "tied win": Kind("Most heads, tied: {seats} with {heads} each."),
    "win": Kind("Most heads: {seats} with {heads}."),
    "win goal": Kind("Heads for the goal {goal}: {heads} to {seat}.", touches=("heads",)),
    "zero": Kind("None counts as zero: {seats}."),
}


def sentence(event: Event, seats: tuple[str, ...]) -> str:
    """What happened, in one sentence; `seats` are the names at the table."""
    told = {key: _text(key, value, seats) for key, value in event.facts.items()}
    names = event.facts.get("seats", ())
    return agreed(KINDS[event.what].sentence, len(names)).format_map(told)


def touches(event: Event) -> tuple[str, ...]:
    """The parts of the table that an event changes, or would have changed.

    >>> touches(Event("fiji_4_10", "lack"))
    ('supply', 'hands')
    """
    return KINDS[event.what].touches


def _plain(key: str, value: Any, seats: tuple[str, ...]) -> Any:
    """Value in JSON terms; the key tells numbers that are seats or colours from other numbers."""
    match key, value:
        case "seat", int():
            return seats[value]
        case "seats", tuple():
            return [seats[s] for s in value]
        case "order", tuple():
            return [[seats[s] for s in place] for place in value]
        case "colour", int():
            return COLOURS[value]
        case "colours", tuple():
            return [COLOURS[c] for c in value]
    return _written(value, seats)


_WRITERS: tuple[tuple[type, Callable[[Any], str]], ...] = (
    (Beads, write_beads),
    (Condition, write_condition),
    (Effect, write_effect),
    (Goal, write_goal),
)


def _written(value: Any, seats: tuple[str, ...]) -> Any:
    for kind, write in _WRITERS:
        if isinstance(value, kind):
            return write(value)
    if not isinstance(value, tuple):
        return value
    return [_written(entry, seats) for entry in value]


def _text(key: str, value: Any, seats: tuple[str, ...]) -> str:
    plain = _plain(key, value, seats)
    if key == "order":
        return ", ".join(" = ".join(place) for place in plain)
    if key in {"counts", "hands", "offers", "set aside"}:
        pairs = zip(seats, plain, strict=True)
        return listed(f"{name} {'none' if entry is None else entry}" for name, entry in pairs)
    if key in {"conditions", "effects", "goals"}:
        return ", ".join(plain)
    return listed(plain) if isinstance(plain, list) and plain else str(plain)
