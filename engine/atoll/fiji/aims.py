"""What has to lie on a table of Fiji for each rule to be at work there."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from atoll.fiji.components import EXCHANGES, HEADS, Beads
from atoll.fiji.filling_in import another_round, other_rows
from atoll.fiji.scene import NAMES, Scene, happens, laid
from atoll.fiji.situations import (
    A_LATER_SCORING,
    A_ROW,
    CLEARING,
    PAYING,
    SCORING,
    SCORING_FOR_TWO,
    THE_LAST_SCORING,
    Rows,
    Scoring,
)
from atoll.fiji.table import Offer, SetAside
from atoll.fiji.telling import told as told_scene
from atoll.fiji.view import view
from atoll.proof.reach import Aim
from atoll.table import Refusal, Refused
from atoll.table.rulings import Answers
from atoll.telling.scenario import Scenario
from atoll.words import Flag, count, every, no, some, total

__all__ = ["AIMS", "ONLY_BY", "at_work", "scenes", "told"]


# Scenes that need no search


def scenes(answers: Answers) -> Iterator[Scene]:
    """Beginnings, offers and the next round, for two seats and then for three."""
    for seats in (2, 3):
        try:
            table = laid(NAMES[:seats], answers)
        except Refused:
            yield Scene(laid(NAMES[:3], answers)._replace(seats=NAMES[:seats]), "start")
            continue
        yield Scene(table, "start")
        if seats == 2:
            yield Scene(table, "move", 0, SetAside(Beads(1, 1, 1, 1)))
            table = table._replace(set_aside=(Beads(1, 1, 1, 1),) * 2, stage="offer")
            table = table._replace(hands=tuple(h.minus(Beads(1, 1, 1, 1)) for h in table.hands))
        offers = (None, *[Beads(green=1)] * (seats - 1))
        hands = (table.hands[0], *[hand.minus(Beads(green=1)) for hand in table.hands[1:]])
        waiting = table._replace(offers=offers, hands=hands)
        yield Scene(waiting, "move", 0, Offer(Beads(green=1)))
        yield Scene(waiting, "move", 0, Offer(Beads(green=5)))
        yield Scene(waiting, "move", 0, Offer(Beads(blue=4)))
        done = table._replace(exchange=EXCHANGES, stage="dealing", deal=(another_round(table),))
        yield Scene(other_rows(done), "dealing")


# Aims


def _executes(found: Rows) -> Flag:
    return some(found.row.contest.executes)


def _with(part: Callable[[Any], Flag]) -> Callable[[Rows], Flag]:
    """A row that somebody executes, with this kind of effect."""
    return lambda found: every([_executes(found), part(found.effect)])


def _anything(_: Any) -> Flag:
    return True


def _zero_can_be_fewest(found: Rows) -> Flag:
    zero = some(number == 0 for number in found.row.counts)
    return every([no(found.cards[0].condition.most), zero])


def _best_cancel(found: Rows) -> Flag:
    """Two seats are equal and nobody is better: they cancel, and a third executes."""
    counts, seats = found.row.counts, range(len(found.row.counts))
    best = [every(counts[s] >= counts[r] for r in seats) for s in seats]
    tied = some(every([best[s], best[r]]) for s in seats for r in range(s))
    return every([found.cards[0].condition.most, tied, _executes(found)])


def _shared(found: Scoring) -> Flag:
    return some(found.ranking.shared)


def _after_shared(found: Scoring) -> Flag:
    """A pair in first place, and somebody after it."""
    ranked = found.ranking
    first = some(every([ranked.places[s] == 1, tied]) for s, tied in enumerate(ranked.shared))
    return every([first, some(place > 1 for place in ranked.places)])


def _tie_broken(found: Scoring) -> Flag:
    """Two seats are equal on the first goal and not on a later one."""
    one, other, first = found.hands[0], found.hands[1], found.goals[0].colour
    equal = every([first == 0, one.green == other.green])
    return every([equal, found.ranking.places[0] != found.ranking.places[1]])


def _heads_run_out(found: Scoring) -> Flag:
    return every([total(found.owned) <= HEADS, total(found.owned) + total(found.heads) > HEADS])


def _one_wins(found: Scoring) -> Flag:
    return count(found.winners) == 1


def _several_win(found: Scoring) -> Flag:
    return count(found.winners) > 1


def _goal_tied(found: Scoring) -> Flag:
    return total(found.heads) < 10


AIMS: tuple[Aim, ...] = (
    Aim(("fiji_4_4", "fiji_4_5"), A_ROW, _anything),
    Aim(("fiji_4_6",), A_ROW, _zero_can_be_fewest),
    Aim(("fiji_4_7",), A_ROW, _best_cancel),
    Aim(("fiji_4_8",), A_ROW, _executes),
    Aim(("fiji_4_9",), A_ROW, lambda found: no(_executes(found))),
    Aim(("fiji_4_10",), A_ROW, _with(lambda effect: total(effect.takes) > 0)),
    Aim(("fiji_4_11",), A_ROW, _with(lambda effect: some(effect.halves))),
    Aim(("fiji_4_12",), A_ROW, _with(lambda effect: total(effect.others) > 0)),
    Aim(("fiji_4_13",), A_ROW, _with(lambda effect: effect.keeps)),
    Aim(("fiji_4_14",), A_ROW, _with(lambda effect: effect.rotates)),
    Aim(("fiji_4_15",), A_ROW, _with(lambda effect: effect.swaps)),
    Aim(("fiji_4_16", "fiji_4_17"), PAYING, _anything),
    Aim(("fiji_5_1", "fiji_5_2", "fiji_5_4", "fiji_3_3"), SCORING, _anything),
    Aim(("fiji_5_3",), SCORING, _tie_broken),
    Aim(("fiji_5_5",), SCORING, _shared),
    Aim(("fiji_5_6",), SCORING, _after_shared),
    Aim(("fiji_5_7",), A_LATER_SCORING, _heads_run_out),
    Aim(("fiji_5_8", "fiji_2_3", "fiji_7_7"), CLEARING, _anything),
    Aim(("fiji_6_1", "fiji_6_2"), THE_LAST_SCORING, _one_wins),
    Aim(("fiji_6_3",), THE_LAST_SCORING, _several_win),
    Aim(("fiji_7_4", "fiji_7_5"), SCORING_FOR_TWO, lambda found: total(found.heads) > 0),
    Aim(("fiji_7_6",), SCORING_FOR_TWO, _goal_tied),
)
ONLY_BY: Mapping[str, tuple[str, str]] = {}
"""None: every rule is at work by the default answers."""


# What the engine says of a scene


def at_work(scene: Scene) -> frozenset[str]:
    """The rules that an event or a refusal names there, and those that hide something."""
    found = happens(scene)
    hidden = () if scene.when == "start" else view(scene.table, 0).hidden
    told = (found.rule,) if isinstance(found, Refusal) else [event.rule for event in found.events]
    return frozenset([*told, *(secret.rule for secret in hidden)])


def told(scene: Scene, rules: Sequence[str] = ()) -> Scenario | None:
    """The scene as a scenario of the rules; None where they only hide something."""
    found = happens(scene)
    fired = [found.rule] if isinstance(found, Refusal) else [event.rule for event in found.events]
    return told_scene(scene, rules=rules) if {*rules} <= {*fired} else None
