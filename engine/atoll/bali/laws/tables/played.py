"""Laws about whole games: each table of games at random, what follows, who sees what; the end."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain, islice, pairwise, product
from random import Random
from typing import Any

from atoll.bali import game
from atoll.bali.components import BOX, CARDS, ISLANDS
from atoll.bali.game import dealt, outcome, played, proceed, waiting
from atoll.bali.laws.tables.games import all_games, all_steps, all_tables, bare, step_law, table_law
from atoll.bali.nouns import LAYOUT
from atoll.bali.table import SEATS, EndTurn, Table
from atoll.proof.law import Sampled, breach, law
from atoll.proof.tables import (
    backs,
    cover,
    following,
    gives_nothing_away,
    goes_on,
    looks,
    sealed,
    sees,
)


@table_law("bali_0_4", "bali_0_5", "bali_2_8")
@breach("draw=there.draw[number:])", "draw=there.draw[number + 1 :])", "stock")
def every_card_of_the_box_is_somewhere_at_every_moment(table: Table) -> bool:
    """Of each kind as many as the box has are in hands, on piles and in the two stocks: 159 in all.

    Warriors, scholars, priests and princes are 30 each, artists 15 and Dalang cards 24.
    """
    piles = (own.values() for part in (table.dealt, table.laid, table.under) for own in part)
    cards = [*chain(*table.hands), *chain(*chain(*piles)), *table.draw]
    open_ones = [sum(numbers) for numbers in zip(table.discard, *table.cut, strict=True)]
    found = [cards.count(card) + many for card, many in zip(CARDS, open_ones, strict=True)]
    return (
        (*found,) == table.box.numbers and found[:5] == [30, 30, 15, 30, 30] and sum(found) == 159
    )


@table_law(
    "bali_0_9",
    "bali_8_7",
    over=lambda: (one for one in all_tables() if one.stage not in ("lay", "arrive")),
)
@breach(
    "for place in range(len(table.seats)):", "for place in range(1, len(table.seats)):", "starting"
)
def no_pile_lies_at_the_island_of_the_dalang(table: Table) -> bool:
    """All have taken them up, but while hands are laid down there and the Dalang is under way."""
    piles = (*table.dealt, *table.laid, *table.under)
    return not any(own.get(table.island) for own in piles)


@step_law("bali_6_8", "bali_0_3")
@breach("masks_left=left)", "masks_left=left, princes={})", "scorings")
def only_a_contest_moves_a_chip(one: Table, then: Table) -> bool:
    """In whole games a chip or a seal goes to another player at the end of a contest alone."""
    still = (one.priests, one.princes, one.seals) == (then.priests, then.princes, then.seals)
    return still or (one.stage == "show" and then.stage == "turn")


def _draws() -> Iterator[tuple[Table, Table]]:
    """The steps in which a turn begins, where there are cards enough."""
    for one, then in all_steps():
        if one.stage == "draw" and _stocks(one) > len(one.seats):
            yield one, then


def _stocks(table: Table) -> int:
    return len(table.draw) + sum(table.discard) + sum(map(sum, table.cut))


@step_law("bali_2_1", "bali_2_2", over=_draws)
@breach("range(seats)]", "range(1, seats)]", "stock")
def every_turn_takes_a_card_for_each_player_and_one_more_from_the_stocks(
    before: Table, after: Table
) -> bool:
    """Where there are so many, and only the hands grow: by two cards and by one each."""
    more = [len(now) - len(was) for was, now in zip(before.hands, after.hands, strict=True)]
    wanted = [2 if seat == before.active else 1 for seat in range(len(more))]
    return more == wanted and _stocks(before) - _stocks(after) == len(more) + 1


@step_law("bali_2_6", "bali_9_6", "bali_8_9")
@breach("active=left_of(table, active)", "active=(active + 2) % len(table.seats)", "answering")
def the_left_neighbour_is_active_next_however_a_turn_ends(one: Table, then: Table) -> bool:
    """By choice, for want of cards, forced or by a scoring; and nobody else before a turn ends."""
    following = (one.active + 1) % len(one.seats)
    return then.active == (following if then.stage == "draw" else one.active)


@table_law(
    "bali_2_3",
    "bali_2_7",
    "bali_10_1",
    over=lambda: (one for one in all_tables() if not game.proceed(one)),
)
@breach("(Join(), Pass())", "(Join(),)", "game")
def whoever_has_to_decide_has_a_move_that_is_allowed(table: Table) -> bool:
    """At every decision; and where nobody has to decide and nothing follows the game is over."""
    return goes_on(game, table)


# Masks


@step_law(
    "bali_9_6",
    "bali_10_1",
    over=lambda: [(one, then) for one, then in all_steps() if one.masks_left != then.masks_left],
)
@breach(
    "return Step(ended(table).table, (*keep, ends))",
    "return Step(free(table), (*keep, ends))",
    "scorings",
)
def a_scoring_ends_the_turn_or_the_game(_: Table, then: Table) -> bool:
    """The turn while masks are left, so that none has two scorings; with the last one the game."""
    return then.stage == ("draw" if then.masks_left else "over")


@step_law(
    "bali_9_4",
    "bali_9_5",
    over=lambda: chain(*(pairwise((*tables, tables[-1])) for tables in all_games())),
)
@breach("(2,) * 4 + (3,) * 4", "(3,) * 4 + (2,) * 4", "components")
def masks_are_taken_from_low_to_high(one: Table, then: Table) -> bool:
    """No mask that is left is lower than one that was taken, and nobody gives one back."""
    lowest = max(chain(*one.masks), default=0) <= min(one.masks_left, default=99)
    kept = (len(has) <= len(will) for has, will in zip(one.masks, then.masks, strict=True))
    return lowest and all(kept)


@table_law(
    "bali_9_2",
    "bali_9_3",
    "bali_10_1",
    over=all_games,
    lemmas=("sixteen_masks_last_for_eight_to_sixteen_scorings",),
)
@breach("    if table.masks_left:\n", "    if len(table.masks_left) > 12:\n", "scorings")
def a_game_that_is_played_to_its_end_has_eight_to_sixteen_scorings(tables: Sequence[Table]) -> bool:
    """Each hands out one mask or two of sixteen, and the game is over with the last one."""
    pairs = [(len(a.masks_left), len(b.masks_left)) for a, b in pairwise(tables)]
    taken = [one - then for one, then in pairs if one != then]
    over = tables[-1].stage == "over"
    ends = not over or (sum(taken) == 16 and 8 <= len(taken) <= 16)
    return {*taken} <= {1, 2} and ends and over == (not tables[-1].masks_left)


# Who sees what


_EACH = 7
"""Every seventh table is looked at."""
_SECRET = ("hands", "laid", "under", "chosen", "dealt", "draw", "discard", "cut", "seed")


look_law = partial(law, over=lambda: looks(islice(all_tables(), 0, None, _EACH)), kind=Sampled)


@look_law("bali_0_8", "bali_1_3")
@breach(
    '"draw pile", starts=None, always=True, hides=_DRAW)',
    '"draw pile", starts=None, always=True)',
    "nouns",
)
def what_a_player_sees_does_not_depend_on_what_is_hidden(table: Table, seat: int) -> bool:
    """Whatever the others hold and all piles and the draw pile are, a view is the same.

    All of it is put under a seal that nothing can look into. How many cards lie there is seen where
    the ruling has sizes public, and of the own piles by any answer.
    """
    return gives_nothing_away(LAYOUT.view, _sealed, table, seat)


def _sealed(table: Table, seat: int) -> Table:
    """The table with a new seal on everything that the seat may not know."""
    if table.stage == "over":
        return table
    rulings = table.rulings
    its = backs if rulings.sizes == "public" else cover
    parts: dict[str, Any] = {"seed": object(), "draw": backs(table.draw)}
    for name in ("hands", "laid", "under"):
        parts[name] = sealed(getattr(table, name), seat, its)
    parts["dealt"] = sealed([*map(backs, table.dealt)], seat, its)
    parts["chosen"] = sealed(
        table.chosen, seat, lambda some: tuple(one._replace(card=object()) for one in some)
    )
    if rulings.cut_seen != "all":
        sees_it = seat if rulings.cut_seen == "owner" else None
        parts["cut"] = sealed(table.cut, sees_it, lambda its: backs(its) if any(its) else its)
    if rulings.discard != "open":
        parts["discard"] = object()
    return table._replace(**parts)


@look_law("bali_0_8", "bali_9_5")
@breach(
    '"cards laid by {seat}", _over, _sizes)',
    '"cards laid by {seat}", _over, _sizes, lambda _: True)',
    "nouns",
)
def a_player_sees_the_own_hand_and_whatever_lies_open(table: Table, seat: int) -> bool:
    """The own hand, the piles that the player laid, what is chosen; and all that hides from nobody.

    Chips, seals, masks, the Dalang, what is played, shown and answered are open to all.
    """
    seen = LAYOUT.view(table, seat)
    everybody = [name for name in LAYOUT.parts if name not in _SECRET]
    pile = table.rulings.discard == "closed" or seen.discard == table.discard
    return pile and sees(table, seen, seat, _SECRET[:4], everybody)


@law("bali_0_6", "bali_7_3", "bali_10_3", over=lambda: product(SEATS, range(5), range(3)))
@breach("SEAL = 3", "SEAL = 4")
def in_the_working_deck_all_totals_together_are_56_to_68(
    seats: int, seals: int, first: int
) -> bool:
    """The masks are worth 56, and up to four seals three each, whoever has them.

    The values of the masks are invented, but for a mask of 4: four each of 2, 3, 4 and 5.
    """
    masks = tuple(BOX.masks[seat::seats] for seat in range(seats))
    held = {island: (first * n) % seats for n, island in enumerate(ISLANDS[:seals])}
    over = bare(seats)._replace(stage="over", masks=masks, masks_left=(), seals=held, ender=0)
    found = outcome(over)
    return found is not None and sum(found.scores) == 56 + 3 * seals


_ENOUGH = 200
"""So many turns and draws, after which both stocks are empty long since."""


@law(
    "bali_2_4",
    "bali_2_6",
    "bali_2_1",
    "bali_10_1",
    over=lambda: product(SEATS, ("as_many", "turn_only"), ("when_needed", "at_once")),
)
@breach(
    '_replace(stage="turn", turn=active)',
    '_replace(stage="turn" if table.draw else "over", turn=active)',
    "stock",
)
def where_nobody_plays_a_card_a_game_never_ends(seats: int, empty: str, shuffled: str) -> bool:
    """When both stocks are empty a round of turns brings back the very table it began with.

    So no end of a game can be proved: by either answer on empty stocks, and either on the moment of
    shuffling, three or four players can go round for ever. Only a scoring brings an end nearer, and
    nothing forces anybody to play a Dalang card.
    """
    start = bare(seats, f"both_empty={empty}", f"reshuffle={shuffled}")
    *_, table = following(dealt(start, Random(seats)).table, _idle, _ENOUGH)
    *_, later = following(table, _idle, 2 * seats + 1)
    goes_on = outcome(later) is None and later.stage != "over"
    return not table.draw and not any(table.discard) and later == table and goes_on


def _idle(table: Table) -> Table | None:
    """The active player ends the turn, and all draw what there is."""
    if step := proceed(table):
        return step.table
    return played(table, waiting(table)[0], EndTurn()).table
