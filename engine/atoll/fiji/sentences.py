"""Events of Fiji told as sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from atoll.fiji.components import COLOURS, Beads, Condition, Effect, Goal
from atoll.fiji.notation import listed, write_beads, write_condition, write_effect, write_goal
from atoll.table import Event

__all__ = ["facts", "sentence"]

_SENTENCES: Mapping[str, str] = {
    "after shared": "{seats} come after the shared place: place {place}.",
    "box": "The box holds {beads}.",
    "bring back": "The beads set aside come back too.",
    "cancel": "{seats} cancel each other out with {count} each.",
    "choose": "{seat} has to choose: {effect}.",
    "clear": "All beads go back for round {round}.",
    "conditions": "The conditions are {conditions}.",
    "count": "{condition}: {counts}.",
    "decline": "{seat} pays the offer all the same.",
    "discard": "The cards of round {round} are discarded.",
    "effects": "The effects are {effects}.",
    "end": "The game ends after {rounds} rounds.",
    "exchange": "Exchange {exchange} begins with the same rows.",
    "execute": "{seat} executes: {effect}.",
    "from behind": "The beads come from behind {seat}'s screen.",
    "goal": "The goal {goal}: {counts}.",
    "goal tied": "The goal {goal} is tied with {count} each: nobody takes heads for it.",
    "goals": "The goals are {goals}.",
    "heads run out": "{heads} heads are taken and the box holds 40: go on counting.",
    "indicator": "The indicator lies beside {goal}: it counts first.",
    "keep": "{seat} will keep the offer.",
    "keep back": "{seat} puts the offer back behind the screen: {beads}.",
    "lack": "The supply lacks beads for {beads}: {seat} takes nothing.",
    "lay heads": "{heads} shrunken heads lie in the middle.",
    "left in box": "{beads} stay in the box.",
    "left out": "The beads set aside are not counted.",
    "left out, shown": "The beads set aside are shown and not counted: {set aside}.",
    "no winner": "Most heads, tied: {seats} with {heads} each, so nobody wins.",
    "nobody": "Everyone is cancelled: nobody executes {effect}.",
    "offer": "{seat} has an offer in the fist.",
    "others lack": "The supply has not {beads} for each of {seats}: nobody takes anything.",
    "others take": "From the supply, {beads} each to {seats}.",
    "pay": "The other offers go into the supply: it holds {supply}.",
    "place": "Heads for place {place}: {heads} to {seats}.",
    "rank": "The order is {order}.",
    "reveal": "All offers are shown: {offers}.",
    "rotate": "{seat} rotates the {colour} goal: {goals}.",
    "row": "Row {row}: {condition} | {effect}.",
    "set": "Each seat takes a set of {beads}.",
    "set aside": "{seat} sets four beads aside.",
    "share": "Heads for place {place}, shared: {heads} each to {seats}.",
    "show": "The screens go: {hands}.",
    "sit": "{seats} sit down.",
    "stacks": "{cards} conditions and {cards} effects lie shuffled in two stacks: the {deck} deck.",
    "supply": "The supply is {beads}.",
    "swap": "{seat} swaps the goals {colours}: {goals}.",
    "take": "{seat} takes {beads}; the supply holds {supply}.",
    "take half": "{seat} takes half of the {there} {colour}: {beads}.",
    "tie": "{seats} are tied on {goal}: the next goal decides.",
    "tied win": "Most heads, tied: {seats} with {heads} each.",
    "win": "Most heads: {seats} with {heads}.",
    "win goal": "Heads for the goal {goal}: {heads} to {seat}.",
    "zero": "None counts as zero: {seats}.",
}


def sentence(event: Event, seats: tuple[str, ...]) -> str:
    """What happened, in one sentence; `seats` are the names at the table."""
    told = {key: _text(key, value, seats) for key, value in event.facts.items()}
    return _SENTENCES[event.what].format_map(told)


def facts(event: Event, seats: tuple[str, ...]) -> dict[str, Any]:
    """The facts of an event in JSON terms: names for seats, the notation for cards and beads."""
    return {key: _plain(key, value, seats) for key, value in event.facts.items()}


def _plain(key: str, value: Any, seats: tuple[str, ...]) -> Any:
    """Value in JSON terms; the key tells numbers that are seats or colours from other numbers."""
    match key, value:
        case "seat", int():
            return seats[value]
        case (("seats" | "looked at"), tuple()):
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
