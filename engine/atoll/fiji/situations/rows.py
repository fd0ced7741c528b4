"""Rows of an analysis with unknown cards, made rule by rule so that each can be left out."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from atoll.fiji import phases, rules
from atoll.fiji.components import DECK, ROWS, Beads, Condition, Effect
from atoll.fiji.phases import Choice, Exchange, Row
from atoll.fiji.rules import Contest, Taking
from atoll.fiji.situations import ALL, COLOURS, Hands, Piles, piles_of
from atoll.fiji.telling import CARDS
from atoll.fiji.unknowns import choice
from atoll.proof.law import Maker
from atoll.proof.possible import Situation
from atoll.table.rulings import Answers
from atoll.words import Flag, Number, choose, every, lookup, some, total


class Cards(NamedTuple):
    """One row: the numbers of its two cards in the deck, and what they show."""

    condition_card: Number
    effect_card: Number
    condition: Condition
    effect: Effect


def _cards(make: Maker, row: int) -> Cards:
    """Two cards of the deck."""
    one, other = make.number(f"row {row} condition"), make.number(f"row {row} effect")
    last = len(DECK.conditions) - 1
    make.assume(every([one <= last, other <= last]), "fiji_0_3")
    shown = lookup(DECK.conditions, one), lookup(DECK.effects, other)
    return Cards(one, other, *make.held(f"row {row} shows", shown, "fiji_0_3"))


class Rows(NamedTuple):
    """An analysis as far as it is asked about: the piles, the cards, and the rows one by one."""

    piles: Piles
    cards: tuple[Cards, ...]
    rows: tuple[Row, ...]

    @property
    def row(self) -> Row:
        """The last row there is."""
        return self.rows[-1]

    @property
    def effect(self) -> Effect:
        """The effect of the last row."""
        return self.cards[-1].effect


def _analysed(
    make: Maker, seats: int, answers: Answers, *, number: int, first: bool = False
) -> Rows:
    """So many rows of any exchange, or of the first one of a round."""
    piles = piles_of(make, seats)
    cards = tuple(_cards(make, row) for row in range(1, number + 1))
    picks = tuple(choice(make, f"choice {row}") for row in range(1, number + 1))
    if answers.keep_offer != "may":  # then paying a kept offer is no choice
        picks = tuple(pick._replace(pays=False) for pick in picks)
    before = Exchange(piles.supply, piles.hands, (False,) * seats, CARDS.goals)
    found: list[Row] = []
    for place in range(number):
        now = found[-1].after if found else before
        name = f"row {place + 1}"
        found.append(_row(make, name, now, piles.offers, cards[place], picks[place], answers))
    for one in range(number):
        for other in range(one):
            same = cards[one].condition_card == cards[other].condition_card
            same_effect = cards[one].effect_card == cards[other].effect_card
            make.assume(every([same == False, same_effect == False]), "fiji_0_3")  # noqa: E712 # terms
    if first:
        make.assume(piles.exchange == 1)
    return Rows(piles, cards, tuple(found))


def _row(  # noqa: PLR0913, PLR0917 # all that a row depends on
    make: Maker,
    name: str,
    before: Exchange,
    offers: Hands,
    cards: Cards,
    picked: Choice,
    answers: Answers,
) -> Row:
    """A row made rule by rule, as `phases.row` makes it at once.

    Nothing is paid into the supply before the last one.
    """
    stands = make.held(f"{name} offers", tuple(offers), "fiji_4_4")
    counts = [rules.counted(cards.condition, offer) for offer in stands]
    counted = make.held(f"{name} count", tuple(counts), "fiji_4_5")
    contest = _contest(make, name, counted, cards.condition.most)
    executes, effect = contest.executes, cards.effect
    taking = _taking(make, name, before.supply, effect, contest, answers)
    pairs = zip(before.hands, taking.taken, strict=True)
    kept = phases.kept(before.keepers, effect, executes, picked)
    after = Exchange(
        make.held(f"{name} supply", taking.supply, "fiji_4_16"),
        tuple(rules.pooled(hand, [taken]) for hand, taken in pairs),
        make.held(f"{name} keepers", kept, "fiji_4_13"),
        before.goals,  # nobody asks what lies there
    )
    return Row(counted, contest, taking, after)


def _contest(make: Maker, name: str, counts: Sequence[Number], most: Flag) -> Contest:
    """Who executes, where somebody is left standing and where nobody is."""
    value = rules.contest(counts, most=most)
    found: Contest = choose(
        some(value.standing),
        make.held(f"{name} contest", value, "fiji_4_7", "fiji_4_8"),
        make.held(f"{name} nobody", value, "fiji_4_7", "fiji_4_9"),
    )
    return found


def _taking(  # noqa: PLR0913, PLR0917 # all that a taking depends on
    make: Maker, name: str, supply: Beads, effect: Effect, contest: Contest, answers: Answers
) -> Taking:
    """What a row takes, by the rule of its kind of card."""
    up = answers.half == "up"
    found = rules.taking(effect, supply, contest.executes, half_is_up=up)
    kinds = (
        (total(effect.takes) > 0, "fiji_4_10"),
        (some(effect.halves), "fiji_4_11"),
        (total(effect.others) > 0, "fiji_4_12"),
    )
    value = found
    for kind, rule in kinds:
        by_rule = make.held(f"{name} {rule}", value, rule)
        make.assume(_only_takes(supply, by_rule), *(said_by for _, said_by in kinds))
        found = choose(kind, by_rule, found)
    return found


def _only_takes(supply: Beads, taking: Taking) -> Flag:
    """Beads leave the supply for the seats; all three rules say so."""
    there = rules.pooled(taking.supply, taking.taken)
    moved = [supply[c] == there[c] for c in COLOURS]
    return every([*moved, *[pile[c] >= 0 for pile in taking.taken for c in COLOURS]])


_ONE, _FOUR = partial(_analysed, number=1), partial(_analysed, number=ROWS)
A_ROW, AN_EXCHANGE = Situation(ALL, _ONE), Situation(ALL, _FOUR)
THE_FIRST_ROW = Situation(ALL, partial(_ONE, first=True))
THE_FIRST_EXCHANGE = Situation(ALL, partial(_FOUR, first=True))
