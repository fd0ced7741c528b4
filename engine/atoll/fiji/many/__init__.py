"""Many games of Fiji at once, from the first round to the last, by the rules on arrays.

`play` plays them; `POLICIES` says who plays. It needs numpy.
"""

from collections.abc import Callable, Sequence
from functools import partial

import numpy as np
from numpy.random import Generator

from atoll.fiji import phases, rules
from atoll.fiji.components import DECK, EXCHANGES, ROWS, SET, Beads, Condition, Effect
from atoll.fiji.many import fires
from atoll.fiji.many.ways import (
    LAYOUTS,
    MOVES,
    POLICIES,
    Asked,
    Policy,
    after_choice,
    any_of,
    in_fist,
    reach,
    uniform,
)
from atoll.fiji.phases import Choice, Exchange
from atoll.fiji.round import seated
from atoll.fiji.table import Pay
from atoll.readings.arrays import NUMBER, Column, laid
from atoll.simulate.at_once import AtOnce, among, chance, shuffled
from atoll.table.rulings import Answers
from atoll.words import some

__all__ = ["CHUNK", "POLICIES", "play"]

CHUNK = 32_768
"""How many games at once are fastest: enough to be worth a call, few enough for the caches."""
Heard = Callable[[Asked, Column], object]
"""What hears of all that is drawn or answered, in the order of the table."""

_PAY, _NONE = MOVES[Asked.CHOICE].index(Pay()), len(MOVES[Asked.CHOICE])


def play(  # noqa: PLR0913 # all that a chunk of games depends on
    games: int,
    seats: int,
    answers: Answers,
    *,
    seed: int,
    chunk: int = 0,
    policies: Sequence[Policy] = (uniform,),
    each: Heard = lambda *_: None,
) -> AtOnce:
    """So many games: the same for the same seed, chunk, number, seats, answers and policies.

    `policies` are one for each seat, or one for all; `each` hears of every draw and answer.
    Errors: Refused where so many players cannot play.
    """
    seated([f"seat {seat + 1}" for seat in range(seats)], answers)
    party = (*policies,) * (seats // len(policies))
    return _Evening(games, answers, party, partial(chance, seed, chunk), each).played()


class _Evening:
    """Many games of the same seats, by the same answers, with the same policies.

    The goals lie as places in LAYOUTS; rounds, exchanges and rows are counted from 0.
    """

    def __init__(
        self,
        games: int,
        answers: Answers,
        party: tuple[Policy, ...],
        luck: Callable[..., Generator],
        each: Heard,
    ) -> None:
        self.games, self.seats, self.answers, self.each = games, len(party), answers, each
        self.party, self.luck, self.found = party, luck, AtOnce(games)
        self.goals: Column = np.zeros(games, np.int16)
        self.rows: Column = np.zeros((ROWS, games), NUMBER)  # how often each is executed

    def played(self) -> AtOnce:
        """From the first round to the last."""
        luck = self.luck(Asked.CARDS)
        stacks = [self._heard(Asked.CARDS, shuffled(luck, self.games)) for _ in range(2)]
        each_set, first = phases.complete_set(self.seats), np.zeros(self.games, np.intp)
        a_set, supply = laid([each_set], first), laid([SET], first)
        sets, once = (a_set,) * self.seats, self.answers.supply_laid == "once"
        heads, back = laid([(0,) * self.seats], first), sets
        for number, cards in enumerate(zip(*map(phases.dealt, stacks), strict=True)):
            goals = among(self.luck(Asked.GOALS, number), len(LAYOUTS), self.games)
            self.goals = self._heard(Asked.GOALS, goals.astype(np.int16))
            supply = phases.cleared(supply, back, sets, once=once)
            over, aside = self._round(Exchange(supply, sets, (), ()), number, *cards)
            heads = self._scored(heads, over.hands)
            supply, back = over.supply, (*over.hands, *aside)
        self.found.fired(fires.always(self.seats) | fires.of_end(heads))
        self.found.winners = rules.winners(heads, shared=self.answers.final_tie == "shared")
        self.found.points = heads
        return self.found

    def _heard(self, asked: Asked, drawn: Column) -> Column:
        self.each(asked, drawn)
        return drawn

    # A round

    def _round(
        self, now: Exchange, number: int, conditions: Sequence[Column], effects: Sequence[Column]
    ) -> tuple[Exchange, tuple[Beads, ...]]:
        """From the set-aside of two seats to the end of the third exchange; what was set aside."""
        aside: tuple[Beads, ...] = ()
        if self.seats == 2:
            aside, now = self._fists(now, Asked.SET_ASIDE, number)
        rows = [
            (laid(DECK.conditions, condition), laid(DECK.effects, effect))
            for condition, effect in zip(conditions, effects, strict=True)
        ]
        for exchange in range(EXCHANGES):
            offers, now = self._fists(now, Asked.OFFER, number, exchange)
            for place, cards in enumerate(rows):
                now = self._analysed(now, offers, *cards, (number, exchange, place))
            self.found.fired({"fiji_4_13": sum(keeps.view(NUMBER) for keeps in now.keepers)})
            now = phases.paid(now, offers)
        self._executed(effects)
        return now, aside

    def _executed(self, effects: Sequence[Column]) -> None:
        """What the cards of a round did, when its exchanges are over."""
        about = [fires.of_effect(effect, self.answers) for effect in DECK.effects]
        for effect, executed in zip(effects, self.rows, strict=True):
            for rule in dict.fromkeys(rule for rule, _ in about):
                events = np.array([often if of == rule else 0 for of, often in about], NUMBER)
                self.found.fired({rule: events.take(effect) * executed})
        self.rows[:] = 0

    def _scored(self, heads: Sequence[Column], hands: Sequence[Beads]) -> tuple[Column, ...]:
        """The heads of each seat after the round."""
        goals, skip = laid(LAYOUTS, self.goals), self.answers.after_shared == "skip"
        if self.seats == 2:
            taken = phases.scored_by_goal(goals, hands)
        else:
            lowest = self.answers.shared_place == "lowest_place"
            taken = phases.scored(goals, hands, skip=skip, lowest=lowest)
        after = tuple([own + more for own, more in zip(heads, taken, strict=True)])
        self.found.fired(fires.of_round(goals, hands, sum(heads), sum(after), skip=skip))
        return after

    # An exchange

    def _fists(self, now: Exchange, asked: Asked, *at: int) -> tuple[tuple[Beads, ...], Exchange]:
        """What each seat takes from behind its screen, and what is left there."""
        fists, hands = list[Beads](), list[Beads]()
        exchange = at if len(at) > 1 else (*at, 0)
        for seat, (policy, hand) in enumerate(zip(self.party, now.hands, strict=True)):
            luck, states = self.luck(asked, *exchange, seat), reach(hand, self.goals)
            places = self._heard(asked, any_of(policy, asked, self.answers, states, luck))
            fists.append(laid(in_fist(asked), places))
            hands.append(hand.minus(fists[-1]))
        self.found.moves += np.int16(self.seats)
        return tuple(fists), Exchange(now.supply, tuple(hands), (False,) * self.seats, ())

    def _analysed(
        self,
        now: Exchange,
        offers: Sequence[Beads],
        condition: Condition,
        effect: Effect,
        at: tuple[int, int, int],
    ) -> Exchange:
        """A row as if nobody had a choice, then what its executors choose; who pays keeps nothing.

        What turns the goals is looked up.
        """
        row, up = (now, offers, condition, effect), self.answers.half == "up"
        found = phases.row(*row, Choice(0, 0, 1, pays=False), half_is_up=up)
        executed = some(found.contest.executes)
        self.rows[at[-1]] += executed
        self.found.fired(fires.of_row(found, executed, most=condition.most))
        chosen = self._heard(Asked.CHOICE, self._chosen(effect, found.contest.executes, at))
        self.goals = after_choice().take(self.goals * np.int16(_NONE + 1) + chosen)
        if (chosen == _PAY).any():
            found = phases.row(*row, Choice(0, 0, 1, chosen == _PAY), half_is_up=up)
        return found.after

    def _chosen(
        self, effect: Effect, executes: Sequence[Column], at: tuple[int, int, int]
    ) -> Column:
        """What the executors choose where a card asks them; nothing where nobody executes.

        First come the games of one kind of choice, then those of the next, whatever the rulings:
        so their luck stays the same.
        """
        kinds = [effect.rotates, effect.swaps, effect.keeps]
        asking = [*map(np.flatnonzero, kinds if self.answers.keep_offer == "may" else kinds[:2])]
        games = np.concatenate(asking)
        kind = np.arange(len(asking)).repeat([*map(len, asking)])
        states = kind * len(LAYOUTS) + self.goals.take(games)
        chosen = np.full(self.games, _NONE, NUMBER)
        for policy in dict.fromkeys(self.party):
            luck = self.luck(Asked.CHOICE, *at)
            found = any_of(policy, Asked.CHOICE, self.answers, states, luck)
            seats = zip(executes, self.party, strict=True)
            own = some([flags for flags, who in seats if who is policy]).take(games)
            chosen[games[own]] = found[own]
        self.found.moves += chosen < _NONE
        return chosen
