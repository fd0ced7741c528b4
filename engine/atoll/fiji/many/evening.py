"""The tables of many games, from the first round to the last, through the rules of one game.

What the rules say of a row, an exchange and a round is recorded once and played in arrays; what
few games need, the choice of an executor, is looked up for these alone.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from atoll.fiji import phases, rules
from atoll.fiji.components import EXCHANGES, NO_BEADS, ROUNDS, ROWS, SET, Beads
from atoll.fiji.many import recordings
from atoll.fiji.many.asking import Asking
from atoll.fiji.many.log import Log
from atoll.fiji.many.luck import Asked, Luck, among, shuffled
from atoll.fiji.many.piles import Piles, colours_of, in_every_game, packed, pile, piles, unpacked
from atoll.fiji.many.policies import Policy
from atoll.fiji.many.totals import Tally
from atoll.fiji.many.views import Question, Tables
from atoll.fiji.many.ways import CHOICES, LAYOUTS, OFFERS, SETS_ASIDE, after_choice, legal_fists
from atoll.fiji.table import Pay
from atoll.readings.arrays import NUMBER
from atoll.readings.compiled import BYTE, Column
from atoll.table.rulings import Answers

__all__ = ["Evening"]

_PAY = CHOICES.index(Pay())
_GOALS = [
    np.array([goals[place][part] for goals in LAYOUTS], kind)
    for place in range(len(LAYOUTS[0]))
    for part, kind in enumerate((BYTE, bool))
]


_BEADS = {Asked.OFFER: packed(OFFERS), Asked.SET_ASIDE: packed(SETS_ASIDE)}


class Row(NamedTuple):
    """A row of a round: its cards, and the games in which its executor has something to choose.

    First the games of one kind of choice, then those of the next, whatever the rulings: so their
    luck stays the same. `asks` is the state of each in `legal_choices`, but for its goals.
    """

    number: int
    cards: Sequence[Column]
    keeps: Column
    games: Column
    asks: Column


class Analysed(NamedTuple):
    """A row before its choices: the tables, who executes, whether anybody does, and who keeps."""

    tables: Tables
    executes: Sequence[Column]
    executed: Column
    keepers: Sequence[Column]


class Evening:
    """Many games of the same seats, by the same answers, with the same policies."""

    log: Log | None = None

    def __init__(
        self, games: int, answers: Answers, party: tuple[Policy, ...], seed: tuple[int, int]
    ) -> None:
        """The recordings that the games need, with arrays of their own."""
        self.games, self.seats, self.answers = games, len(party), answers
        self.luck = Luck(*seed)
        self.asking = Asking(party, self.luck, answers)
        self.tally = Tally(games, self.seats, answers)
        self.sets = (phases.complete_set(self.seats),) * self.seats
        self.choices = 3 if answers.keep_offer == "may" else 2
        places = answers.after_shared, answers.shared_place
        work: list[Column] = []
        self._laid = recordings.cards().on(games, work)
        self._offering = recordings.offering(self.seats).on(games, work)
        self._analysing = recordings.analysing(self.seats, answers.half).on(games, work)
        self._keeping = recordings.keeping(self.seats).on(games, work)
        self._paying = recordings.paying(self.seats).on(games, work)
        self._scoring = recordings.scoring(self.seats, *places).on(games, work)

    def played(self) -> tuple[Column, Column]:
        """The heads and the winners when all rounds are over."""
        heads: tuple[Column, ...] = (np.zeros(self.games, NUMBER),) * self.seats
        left: tuple[Beads, Piles] = (SET, self.sets)
        for dealt in self._dealt():
            hands = tuple(in_every_game(beads, self.games) for beads in self.sets)
            laid = dealt._replace(supply=self._supply(*left), hands=hands, heads=heads)
            over = self._round(laid)
            heads = self._scored(over)
            left = (over.supply, (*over.hands, *over.set_aside))
        won = rules.winners(heads, shared=self.answers.final_tie == "shared")
        self.tally.ended(heads, won)
        return np.stack(heads, axis=1), np.stack(won, axis=1)

    def _supply(self, supply: Beads, back: Piles) -> Beads:
        """The supply of a round, once all beads are back; in wider numbers, as it adds them all."""
        once = self.answers.supply_laid == "once"
        wide = [pile(np.asarray(n, NUMBER) for n in beads) for beads in (supply, *back)]
        laid = phases.cleared(wide[0], wide[1:], self.sets, once=once)
        return in_every_game(laid, self.games)

    def _dealt(self) -> Iterator[Tables]:
        """The cards and goals of every round."""
        luck = self.luck.of(Asked.CARDS)
        conditions, effects = shuffled(luck, self.games), shuffled(luck, self.games)
        nothing = (in_every_game(NO_BEADS, self.games),) * self.seats
        for number in range(ROUNDS):
            goals = among(self.luck.of(Asked.GOALS, number), len(LAYOUTS), self.games)
            rows = slice(ROWS * number, ROWS * (number + 1))
            yield Tables(
                round=number + 1,
                exchange=1,
                conditions=conditions[rows],
                effects=effects[rows],
                goals=goals.astype(NUMBER),
                supply=NO_BEADS,
                hands=nothing,
                set_aside=nothing,
                heads=(),
            )

    # A round

    def _round(self, tables: Tables) -> Tables:
        """From the set-aside of two seats to the end of the third exchange."""
        if self.log:
            self.log.dealt(tables)
        if self.seats == 2:
            aside, hands = self._fists_of(tables, Asked.SET_ASIDE)
            tables = tables._replace(set_aside=aside, hands=hands)
        rows = [self._row(tables, number) for number in range(ROWS)]
        for number in range(EXCHANGES):
            tables = self._exchange(tables._replace(exchange=number + 1), rows)
        self.tally.cards(tables.effects)
        if self.log:
            self.log.shown(tables)
        return tables

    def _row(self, tables: Tables, number: int) -> Row:
        """The cards of a row, and the games in which it can leave a choice."""
        pair = tables.conditions[number], tables.effects[number]
        *cards, keeps, rotates, swaps = self._laid(pair)
        asked = [np.flatnonzero(flags) for flags in (rotates, swaps, keeps)][: self.choices]
        states = np.arange(len(asked), dtype=NUMBER) * NUMBER(len(LAYOUTS))
        many = [len(games) for games in asked]
        return Row(number, [*cards, keeps], keeps, np.concatenate(asked), states.repeat(many))

    def _scored(self, tables: Tables) -> tuple[Column, ...]:
        """The heads of each seat after the round."""
        goals = [known.take(tables.goals) for known in _GOALS]
        found = self._scoring([*goals, *colours_of(tables.hands)])
        taken, shared, fires = found[: self.seats], found[self.seats], found[self.seats + 1 :]
        self.tally.scored(shared, fires)
        heads = tuple(own + more for own, more in zip(tables.heads, taken, strict=True))
        self.tally.ran_out(_sum(tables.heads), _sum(heads))
        return heads

    # An exchange

    def _exchange(self, tables: Tables, rows: Sequence[Row]) -> Tables:
        """The offers, the rows from top to bottom, and the payment."""
        offers, hands = self._fists_of(tables, Asked.OFFER)
        tables = tables._replace(hands=hands, offers=(*tables.offers, offers))
        keepers: Sequence[Column] = [np.zeros(self.games, bool) for _ in range(self.seats)]
        for row in rows:
            analysed = self._analysed(tables, row, keepers)
            tables, keepers = self._chosen(row, analysed, keepers)
        self.tally.kept(keepers)
        paid = self._paying(
            [*tables.supply, *colours_of(tables.hands), *colours_of(offers), *keepers]
        )
        return tables._replace(supply=pile(paid[:4]), hands=piles(paid[4:]))

    def _fists_of(self, tables: Tables, asked: Asked) -> tuple[Piles, Piles]:
        """What each seat takes from behind its screen, and what it leaves there."""
        moves = OFFERS if asked is Asked.OFFER else SETS_ASIDE
        seen, places = self.asking.each(tables, Question(asked, moves, legal_fists(moves)))
        fists = tuple(unpacked(_BEADS[asked].take(place.astype(np.intp))) for place in places)
        legal, *found = self._offering([*colours_of(tables.hands), *colours_of(fists)])
        if not legal.all():
            for seat in range(self.seats):
                self.asking.check(seen[seat], places[seat], found[seat])
        if self.log:
            self.log.took(tables, asked, places)
        return fists, piles(found[self.seats :])

    # A row

    def _analysed(self, tables: Tables, row: Row, keepers: Sequence[Column]) -> Analysed:
        """The row, as if nobody had a choice."""
        laid, offers = (tables.supply, *tables.hands), colours_of(tables.offers[-1])
        found = self._analysing([*colours_of(laid), *keepers, *offers, *row.cards])
        sizes = self.seats, 4 + 4 * self.seats, self.seats
        executes, after, keeping, told = _split(found, *sizes)
        self.tally.row(row.number, told)
        supply, *hands = piles(after)
        tables = tables._replace(supply=supply, hands=tuple(hands))
        return Analysed(tables, executes, told[0], keeping)

    def _chosen(
        self, row: Row, analysed: Analysed, keepers: Sequence[Column]
    ) -> tuple[Tables, Sequence[Column]]:
        """What the executors choose where a card asks them: the tables after it, and who keeps."""
        tables, games = analysed.tables, row.games
        executes = [flags.take(games) for flags in analysed.executes]
        places = self.asking.executor(tables, row.number, row.asks, games, executes)
        here = analysed.executed.take(games)
        if self.log:
            seats = np.argmax(executes, axis=0)
            self.log.chose(tables, row.number, games[here], places[here], seats[here])
        chosen = (places - len(CHOICES)) * here + len(CHOICES)
        goals = tables.goals.copy()
        goals[games] = after_choice().take(goals.take(games) * (len(CHOICES) + 1) + chosen)
        kept = self._kept(row, analysed, keepers, games[chosen == _PAY])
        return tables._replace(goals=goals), kept

    def _kept(
        self, row: Row, analysed: Analysed, keepers: Sequence[Column], paying: Column
    ) -> Sequence[Column]:
        """Who keeps its offer, if in these games the executor pays it all the same."""
        if not paying.size:
            return analysed.keepers
        pays = np.zeros(self.games, bool)
        pays[paying] = True
        found: Sequence[Column] = self._keeping([*keepers, *analysed.executes, row.keeps, pays])
        return found


def _split(columns: Sequence[Column], *many: int) -> Iterator[Sequence[Column]]:
    """The columns in groups of so many, and one of those that are left."""
    ends = list(accumulate(many))
    yield from (columns[a:b] for a, b in zip([0, *ends], [*ends, len(columns)], strict=True))


def _sum(columns: Sequence[Column]) -> Column:
    return reduce(np.add, columns)
