"""What a scene of Fiji led to, told as Thens: which phrase tells which kind of event."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from atoll.fiji import phrases, secret
from atoll.fiji.components import NO_BEADS, Beads
from atoll.fiji.fields import say
from atoll.fiji.notation import write_condition, write_effect
from atoll.fiji.told_events import Events, Teller, Turn, asked, each, so, spoken
from atoll.table import Event, listed
from atoll.table.phrases import Phrase
from atoll.telling.phrases import GAME_OVER, HIDES, NOBODY_WINS, SHARE_VICTORY, WINS
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
            return _capital(spoken(phrase, events[what], turn))
    if turn.when == "row" and "cancel" in events:
        return _despite(turn, lines)
    return _capital(lines[-1 if turn.when == "row" else 0])


def _capital(line: Line) -> Line:
    return line._replace(phrase=line.phrase[0].upper() + line.phrase[1:])


def _despite(turn: Turn, lines: Sequence[Line]) -> Line:
    """Who cancels, and what comes of it; what others take comes of something else."""
    groups = [event.facts["seats"] for event in turn.step.events if event.what == "cancel"]
    cancelled = sorted(seat for seats in groups for seat in seats)
    executes = [event for event in turn.step.events if event.what == "execute"]
    chief = lines[-1]
    if executes and any(executes[0].facts["effect"].others):
        chief = spoken(phrases.EXECUTES, executes[0], turn)
    fields = {**chief.fields, "cancelled": listed(turn.before.seats[s] for s in cancelled)}
    return Line("", f"{{cancelled}} cancel, so {chief.phrase}", fields)


_HEADLINES: Mapping[str, Phrase] = {
    "no winner": NOBODY_WINS,
    "tied win": SHARE_VICTORY,
    "win": WINS,
    "rank": phrases.ORDER,
    "clear": phrases.ROUND_BEGINS,
    "sit": say("{seats:Seats} sit down, and each holds a set"),
    "rotate": phrases.GOALS_NOW,
    "swap": phrases.GOALS_NOW,
}


# The exchange


def _counts(turn: Turn, events: Events) -> Iterator[Line]:
    """What the seats count, if asked; of rows with the same counts the first is told."""
    first = {event.facts["counts"]: event for event in reversed(events)}
    for event in reversed(first.values()):
        if event.rule in turn.rules:
            colours = event.facts["condition"].colours
            yield spoken(phrases.COUNTS, event, turn, colours=colours)


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
    yield from (spoken(phrases.CANCEL, group, turn) for group in told)
    if event.what == "nobody":
        yield phrases.NOBODY_EXECUTES.line("Then")
    elif groups:
        cancelled = groups[-1].facts["seats"]
        yield spoken(phrases.EXECUTES_AS, event, turn, seats=cancelled)
    else:
        yield spoken(phrases.EXECUTES, event, turn)


def _gains(turn: Turn, events: Events) -> Iterator[Line]:
    """What each seat takes in all, seats that take the same together; nothing only in a row."""
    gained: dict[int, Beads] = {}
    for seat, beads in (gain for event in events for gain in _shares(event)):
        gained[seat] = gained.get(seat, NO_BEADS).plus(beads)
    for beads in dict.fromkeys(gained.values()):
        seats = tuple(sorted(seat for seat, gain in gained.items() if gain == beads))
        if any(beads) or turn.when == "row":
            phrase = phrases.EACH_TAKE if len(seats) > 1 else phrases.TAKES
            yield spoken(phrase, events[0], turn, seat=seats[0], seats=seats, beads=beads)


def _shares(event: Event) -> Iterator[tuple[int, Beads]]:
    lacks = event.what in {"lack", "others lack"}
    for seat in event.facts.get("seats", (event.facts.get("seat"),)):
        yield seat, NO_BEADS if lacks else event.facts["beads"]


def _keeping(turn: Turn, events: Events) -> Iterator[Line]:
    """Who keeps the offer: no longer told where the offers have been paid."""
    if turn.step.table.offers[0] is not None:
        yield from each(phrases.KEEPS)(turn, events)


def _offered(turn: Turn, events: Events) -> Iterator[Line]:
    yield from _fist(turn, events[0], phrases.HAS_OFFERED, turn.step.table.offers)


def _put_aside(turn: Turn, events: Events) -> Iterator[Line]:
    yield from _fist(turn, events[0], phrases.HAS_SET_ASIDE, turn.step.table.set_aside)


def _fist(
    turn: Turn, event: Event, phrase: Phrase, fists: Sequence[Beads | None]
) -> Iterator[Line]:
    seat = event.facts["seat"]
    yield spoken(phrase, event, turn, beads=fists[seat])
    before, beads = turn.before.hands[seat], turn.step.table.hands[seat]
    yield spoken(phrases.HOLDS, event, turn, now=so(changed=before != beads), beads=beads)


# The round


def _places(turn: Turn, events: Events) -> Iterator[Line]:
    names, rows = turn.before.seats, []
    for event in events:
        if event.what in {"place", "share"}:
            place, heads = str(event.facts["place"]), str(event.facts["heads"] or "")
            rows += [(place, names[seat], heads) for seat in event.facts["seats"]]
    yield phrases.PLACES.line("Then", table=(("place", "player", "heads"), *rows))


def _heads_by_goal(turn: Turn, events: Events) -> Iterator[Line]:
    """What two seats take in all, for the goals that they win."""
    taken = [0] * len(turn.before.seats)
    for event in events:
        taken[event.facts["seat"]] += event.facts["heads"]
    for seat, heads in enumerate(taken):
        yield spoken(phrases.TAKES_HEADS, events[0], turn, seat=seat, heads=heads)


def _ties(turn: Turn, events: Events) -> Iterator[Line]:
    counts = {
        event.facts["goal"]: event.facts["counts"] for event in events if "counts" in event.facts
    }
    for event in events:
        if event.what == "tie" and event.rule in turn.rules:
            number = counts[event.facts["goal"]][event.facts["seats"][0]]
            yield spoken(phrases.TIE_WITH, event, turn, number=number)


def _left_out(turn: Turn, events: Events) -> Iterator[Line]:
    """Whether the beads set aside are shown in the end is seen by looking, and only if asked."""
    names, hands = turn.before.seats, turn.step.table.hands
    if events[0].rule not in turn.rules or None in turn.before.set_aside:
        return
    hand, aside = (hides.of(names[1]) for hides in (secret.HANDS, secret.ASIDE))
    if events[0].what == "left out":
        yield phrases.SEES.line("Then", names, seat=0, beads=hands[1], thing=hand.what)
        yield HIDES.line("Then", rule=aside.rule, thing=aside.what)
    else:
        beads = turn.before.set_aside[1] or NO_BEADS
        yield phrases.SEES.line("Then", names, seat=0, beads=beads, thing=aside.what)


def _supply(turn: Turn, events: Events) -> Iterator[Line]:
    changed = turn.before.supply != turn.step.table.supply
    if changed or events[0].rule in turn.rules:
        yield spoken(phrases.SUPPLY_NOW, events[0], turn, now=so(changed=changed))


def _brought_back(turn: Turn, events: Events) -> Iterator[Line]:
    for seat, aside in enumerate(turn.before.set_aside):
        if aside is not None:
            yield spoken(phrases.HAS_SET_ASIDE, events[0], turn, seat=seat, beads=NO_BEADS)


def _new_rows(turn: Turn, _: Events) -> Iterator[Line]:
    before, after = turn.before, turn.step.table
    if (before.conditions, before.effects) != (after.conditions, after.effects):
        cards = zip(after.conditions, after.effects, strict=True)
        rows = [(write_condition(condition), write_effect(effect)) for condition, effect in cards]
        yield phrases.ROWS_NOW.line("Then", table=(("condition", "effect"), *rows))


def _goals(turn: Turn, events: Events) -> Iterator[Line]:
    now = so(changed=turn.before.goals != turn.step.table.goals)
    yield from (spoken(phrases.GOALS_NOW, event, turn, now=now) for event in events)


def _new_goals(turn: Turn, events: Events) -> Iterator[Line]:
    if turn.before.goals != turn.step.table.goals:
        yield from _goals(turn, events)


_TOLD: tuple[tuple[tuple[str, ...], Teller], ...] = (
    (("count",), _counts),
    (("cancel", "execute", "nobody"), _executing),
    (("keep back",), each(phrases.OFFER_BACK)),
    (("take", "take half", "lack", "others take", "others lack"), _gains),
    (("keep",), _keeping),
    (("decline",), each(phrases.DECLINES)),
    (("rotate", "swap"), _goals),
    (("choose",), each(phrases.HAS_TO_CHOOSE)),
    (("pay",), each(phrases.EVERYONE_PAYS)),
    (("exchange",), each(phrases.EXCHANGE_BEGINS)),
    (("offer",), _offered),
    (("set aside",), _put_aside),
    (("goal tied",), each(phrases.GOAL_TIED)),
    (("goal", "tie"), _ties),
    (("rank",), asked(phrases.ORDER)),
    (("place", "share", "after shared"), _places),
    (("win goal",), _heads_by_goal),
    (("left out", "left out, shown"), _left_out),
    (("heads run out",), each(phrases.HEADS_RUN_OUT)),
    (("end",), asked(GAME_OVER)),
    (("win",), each(WINS)),
    (("tied win",), each(SHARE_VICTORY)),
    (("no winner",), each(NOBODY_WINS)),
    (("clear",), each(phrases.ROUND_BEGINS)),
    (("lay heads",), asked(phrases.HEADS_LIE)),
    (("set",), each(phrases.EACH_HOLDS)),
    (("supply",), _supply),
    (("bring back",), _brought_back),
    (("left in box",), asked(phrases.BOX_HOLDS)),
    (("conditions",), _new_rows),
    (("goals",), _new_goals),
)
"""The kinds of events in the order in which they are told: a Then may build on those before it."""
