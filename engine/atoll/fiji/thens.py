"""What a scene of Fiji led to, told as Thens: which phrase tells which kind of event."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from atoll.fiji.components import NO_BEADS, Beads
from atoll.fiji.givens import piled
from atoll.fiji.notation import write_condition, write_effect
from atoll.fiji.told_events import Events, Teller, Turn, asked, each, spoken
from atoll.table import Event, listed
from atoll.telling.scenario import Line

__all__ = ["headline", "then"]


def then(turn: Turn) -> Iterator[tuple[Line, tuple[str, ...]]]:
    """The Thens that tell the whole change, each with the rules of the events that it tells."""
    for kinds, tell in _TOLD:
        events = [event for event in turn.step.events if event.what in kinds]
        rules = tuple(event.rule for event in events)
        if events:
            yield from ((line, rules) for line in tell(turn, events))


def headline(turn: Turn, lines: Sequence[Line]) -> Line:
    """A scenario is named by its outcome."""
    events = {event.what: event for event in turn.step.events}
    for what, phrase in _HEADLINES.items():
        if what in events:
            return spoken(phrase, events[what], turn)
    if turn.when == "row" and "cancel" in events:
        return _despite(turn, lines)
    chief = lines[-1 if turn.when == "row" else 0]
    return chief._replace(phrase=chief.phrase[0].upper() + chief.phrase[1:])


def _despite(turn: Turn, lines: Sequence[Line]) -> Line:
    """Who cancels, and what comes of it; what others take comes of something else."""
    groups = [event.facts["seats"] for event in turn.step.events if event.what == "cancel"]
    cancelled = sorted(seat for seats in groups for seat in seats)
    executes = [event for event in turn.step.events if event.what == "execute"]
    chief = lines[-1]
    if executes and any(executes[0].facts["effect"].others):
        chief = spoken("{seat} executes the card", executes[0], turn)
    fields = {**chief.fields, "cancelled": listed(turn.before.seats[s] for s in cancelled)}
    return Line("", f"{{cancelled}} cancel, so {chief.phrase}", fields)


_HEADLINES: Mapping[str, str] = {
    "no winner": "Nobody wins",
    "tied win": "{seats} share the victory",
    "win": "{seats} wins",
    "rank": "The order is {order}",
    "clear": "Round {round} begins",
    "sit": "{seats} sit down, and each holds a set",
    "rotate": "The goals are now {goals}",
    "swap": "The goals are now {goals}",
}


# The exchange


def _counts(turn: Turn, events: Events) -> Iterable[Line]:
    """What the seats count, if asked; of rows with the same counts the first is told."""
    first = {event.facts["counts"]: event for event in reversed(events)}
    return asked("the counts of {colours} are {counts}")(turn, [*reversed(first.values())])


def _executing(turn: Turn, events: Events) -> Iterable[Line]:
    """Who cancels and who executes: the heart of a row, but of a whole exchange only if asked."""
    groups: list[Event] = []
    told: dict[str, Line] = {}
    for event in events:
        if event.what == "cancel":
            groups.append(event)
            continue
        if turn.when == "row" or turn.rules & {event.rule, *(group.rule for group in groups)}:
            told |= {str(line): line for line in _executed(turn, groups, event)}
        groups = []
    return told.values()


def _executed(turn: Turn, groups: Sequence[Event], event: Event) -> Iterator[Line]:
    told = groups if event.what == "nobody" else groups[:-1]
    yield from (spoken("{seats} cancel each other out", group, turn) for group in told)
    if event.what == "nobody":
        yield Line("Then", "nobody executes the card")
    elif groups:
        phrase = "{seat} executes the card, as {seats} cancel each other out"
        yield spoken(phrase, event, turn, seats=groups[-1].facts["seats"])
    else:
        yield spoken("{seat} executes the card", event, turn)


def _gains(turn: Turn, events: Events) -> Iterator[Line]:
    """What each seat takes in all, seats that take the same together; nothing only in a row."""
    gained: dict[int, Beads] = {}
    for seat, beads in (gain for event in events for gain in _shares(event)):
        gained[seat] = gained.get(seat, NO_BEADS).plus(beads)
    for beads in dict.fromkeys(gained.values()):
        seats = tuple(sorted(seat for seat, gain in gained.items() if gain == beads))
        if any(beads) or turn.when == "row":
            phrase = "{seats} each take {beads}" if len(seats) > 1 else "{seats} takes {beads}"
            yield spoken(phrase, events[0], turn, seats=seats, beads=beads)


def _shares(event: Event) -> Iterator[tuple[int, Beads]]:
    lacks = event.what in {"lack", "others lack"}
    for seat in event.facts.get("seats", (event.facts.get("seat"),)):
        yield seat, NO_BEADS if lacks else event.facts["beads"]


def _keeping(turn: Turn, events: Events) -> Iterator[Line]:
    """Who keeps the offer: no longer told where the offers have been paid."""
    if turn.step.table.offers[0] is not None:
        yield from each("{seat} keeps the offer")(turn, events)


def _offered(turn: Turn, events: Events) -> Iterator[Line]:
    yield from _fist(turn, events[0], "{seat} has offered {beads}", turn.step.table.offers)


def _put_aside(turn: Turn, events: Events) -> Iterator[Line]:
    yield from _fist(turn, events[0], "{seat} has set aside {beads}", turn.step.table.set_aside)


def _fist(turn: Turn, event: Event, phrase: str, fists: Sequence[Beads | None]) -> Iterator[Line]:
    seat = event.facts["seat"]
    yield spoken(phrase, event, turn, beads=fists[seat])
    yield spoken("{seat} now holds {beads}", event, turn, beads=turn.step.table.hands[seat])


# The round


def _places(turn: Turn, events: Events) -> Iterator[Line]:
    names, rows = turn.before.seats, []
    for event in events:
        if event.what in {"place", "share"}:
            place, heads = str(event.facts["place"]), str(event.facts["heads"] or "")
            rows += [(place, names[seat], heads) for seat in event.facts["seats"]]
    yield Line("Then", "the places are", table=(("place", "seat", "heads"), *rows))


def _heads_by_goal(turn: Turn, events: Events) -> Iterator[Line]:
    """What two seats take in all, for the goals that they win."""
    taken = [0] * len(turn.before.seats)
    for event in events:
        taken[event.facts["seat"]] += event.facts["heads"]
    for seat, heads in enumerate(taken):
        yield spoken("{seat} takes {heads}", events[0], turn, seat=seat, heads=heads)


def _ties(turn: Turn, events: Events) -> Iterator[Line]:
    counts = {
        event.facts["goal"]: event.facts["counts"] for event in events if "counts" in event.facts
    }
    phrase = "{seats} tie on {goal} with {number} each"
    for event in events:
        if event.what == "tie" and event.rule in turn.rules:
            number = counts[event.facts["goal"]][event.facts["seats"][0]]
            yield spoken(phrase, event, turn, number=number)


def _left_out(turn: Turn, events: Events) -> Iterator[Line]:
    """Whether the beads set aside are shown in the end is seen by looking, and only if asked."""
    names, hands = turn.before.seats, turn.step.table.hands
    if events[0].rule not in turn.rules or None in turn.before.set_aside:
        return
    fields = {"seat": names[0], "other": names[1]}
    if events[0].what == "left out":
        fields |= {"beads": piled(hands[1]), "rule": "fiji_7_3"}
        yield Line("Then", "{seat} sees {beads} in the hand of {other}", fields)
        yield Line("Then", "{rule} hides the beads set aside by {other}", fields)
    else:
        fields |= {"beads": piled(turn.before.set_aside[1] or NO_BEADS)}
        yield Line("Then", "{seat} sees {beads} in the beads set aside by {other}", fields)


def _supply(turn: Turn, events: Events) -> Iterator[Line]:
    changed = turn.before.supply != turn.step.table.supply
    if changed or events[0].rule in turn.rules:
        yield spoken(f"the supply is {'now' if changed else 'still'} {{beads}}", events[0], turn)


def _brought_back(turn: Turn, events: Events) -> Iterator[Line]:
    for seat, aside in enumerate(turn.before.set_aside):
        if aside is not None:
            yield spoken("{seat} has set aside {beads}", events[0], turn, seat=seat, beads=NO_BEADS)


def _new_rows(turn: Turn, _: Events) -> Iterator[Line]:
    before, after = turn.before, turn.step.table
    if (before.conditions, before.effects) != (after.conditions, after.effects):
        cards = zip(after.conditions, after.effects, strict=True)
        rows = [(write_condition(condition), write_effect(effect)) for condition, effect in cards]
        yield Line("Then", "the rows are now", table=(("condition", "effect"), *rows))


def _new_goals(turn: Turn, events: Events) -> Iterator[Line]:
    if turn.before.goals != turn.step.table.goals:
        yield from each("the goals are now {goals}")(turn, events)


_TOLD: tuple[tuple[tuple[str, ...], Teller], ...] = (
    (("count",), _counts),
    (("cancel", "execute", "nobody"), _executing),
    (("keep back",), each("{seat} gets the offer back")),
    (("take", "take half", "lack", "others take", "others lack"), _gains),
    (("keep",), _keeping),
    (("decline",), each("{seat} pays the offer after all")),
    (("rotate", "swap"), each("the goals are now {goals}")),
    (("choose",), each("{seat} has to choose")),
    (("pay",), each("everyone pays")),
    (("exchange",), each("exchange {exchange} begins")),
    (("offer",), _offered),
    (("set aside",), _put_aside),
    (("goal tied",), each("nobody takes heads for {goal}")),
    (("goal", "tie"), _ties),
    (("rank",), asked("the order is {order}")),
    (("place", "share", "after shared"), _places),
    (("win goal",), _heads_by_goal),
    (("left out", "left out, shown"), _left_out),
    (("heads run out",), each("the heads run out")),
    (("end",), asked("the game is over")),
    (("win",), each("{seats} wins")),
    (("tied win",), each("{seats} share the victory")),
    (("no winner",), each("nobody wins")),
    (("clear",), each("round {round} begins")),
    (("lay heads",), asked("{heads} lie in the middle")),
    (("set",), each("each player now holds {beads}")),
    (("supply",), _supply),
    (("bring back",), _brought_back),
    (("left in box",), asked("the box still holds {beads}")),
    (("conditions",), _new_rows),
    (("goals",), _new_goals),
)
"""The kinds of events in the order in which they are told: a Then may build on those before it."""
