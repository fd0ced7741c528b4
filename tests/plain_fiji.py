"""Fiji a second time: plain Python, written from the rulebooks and not from the engine.

It speaks no rule ids, tells no events and gives no reasons; it only knows what happens.
Beads are dicts by colour, seats are numbers, cards are read from the notation, moves are tuples:
`("offer", beads)`, `("set aside", beads)`, `("rotate", colour)`, `("swap", colour, colour)`,
`("keep",)` and `("pay",)`.
Source: fiji-en-2006; where fiji-de-2005 differs, the answers to the rulings decide.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

Beads = Mapping[str, int]
Move = tuple[Any, ...]
COLOURS = ("green", "red", "yellow", "blue")
NORMAL_SET = {"green": 5, "red": 4, "yellow": 3, "blue": 2}
EXTENDED_SET = {"green": 6, "red": 5, "yellow": 4, "blue": 3}
NOTHING = dict.fromkeys(COLOURS, 0)


@dataclass(frozen=True)
class Condition:
    """What a row counts, and whether the most or the fewest of it are asked for."""

    most: bool
    colours: tuple[str, ...]


@dataclass(frozen=True)
class Effect:
    """What the executor of a row does: `take`, `half`, `others`, `keep`, `rotate` or `swap`."""

    kind: str
    beads: Beads


@dataclass(frozen=True)
class Goal:
    """A colour, and whether the most or the fewest beads of it are asked for."""

    most: bool
    colour: str


@dataclass(frozen=True)
class RoundCards:
    """The rows of a round from the top, and its goals from the nearest."""

    rows: tuple[tuple[Condition, Effect], ...]
    goals: tuple[Goal, ...]

    @classmethod
    def read(cls, conditions: Sequence[str], effects: Sequence[str], goals: Sequence[str]) -> Any:
        """Cards from the notation."""
        rows = zip(map(_condition, conditions), map(_effect, effects), strict=True)
        return cls(tuple(rows), tuple(map(_goal, goals)))


def _condition(text: str) -> Condition:
    most, *colours = text.replace(" and ", " ").split()
    return Condition(most == "most", COLOURS if colours == ["beads"] else tuple(colours))


def _effect(text: str) -> Effect:
    words = text.split()
    if text == "take one of each":
        return Effect("take", dict.fromkeys(COLOURS, 1))
    if text.startswith("take half of the"):
        return Effect("half", {words[-1]: 1})
    if words[0] == "take":
        return Effect("take", {words[2]: int(words[1])})
    if words[0] == "others":
        return Effect("others", {words[3]: int(words[2])})
    return Effect(words[0], {})


def _goal(text: str) -> Goal:
    most, colour = text.split()
    return Goal(most == "most", colour)


@dataclass(frozen=True)
class Game:
    """Everything on the table and behind the screens."""

    rulings: Mapping[str, str]
    cards: tuple[RoundCards, ...]  # of this round and the rounds to come
    round: int
    exchange: int
    row: int  # the row whose executor has to choose, from 0
    chooser: int | None
    goals: tuple[Goal, ...]
    supply: Beads
    hands: tuple[Beads, ...]
    offers: tuple[Beads | None, ...]
    set_aside: tuple[Beads | None, ...]
    keepers: frozenset[int]
    heads: tuple[int, ...]
    over: bool


# Beads


def plus(one: Beads, other: Beads) -> Beads:
    """All beads of both."""
    return {colour: one[colour] + other.get(colour, 0) for colour in COLOURS}


def minus(one: Beads, other: Beads) -> Beads:
    """What is left of the first without the second."""
    return {colour: one[colour] - other.get(colour, 0) for colour in COLOURS}


def holds(pile: Beads, wanted: Beads) -> bool:
    """The pile has all that is wanted."""
    return all(pile[colour] >= number for colour, number in wanted.items())


def with_seat(values: tuple[Any, ...], seat: int, value: object) -> tuple[Any, ...]:
    """The same, but for one seat."""
    return tuple(value if s == seat else old for s, old in enumerate(values))


# The round begins


def new_game(seats: int, cards: Sequence[RoundCards], rulings: Mapping[str, str]) -> Game:
    """Everybody has a screen; the first round is dealt."""
    a_set = NORMAL_SET if seats > 2 else EXTENDED_SET
    supply: Beads = NORMAL_SET
    for _ in range(seats):
        supply = plus(supply, a_set)
    nobody = (None,) * seats
    empty = (NOTHING,) * seats
    game = Game(
        *(rulings, tuple(cards), 0, 1, 0, None, (), supply, empty, nobody, nobody),
        *(frozenset(), (0,) * seats, False),
    )
    return deal(game)


def deal(game: Game) -> Game:
    """All beads come back, everybody takes a set, the next cards are laid."""
    seats = len(game.hands)
    a_set = NORMAL_SET if seats > 2 else EXTENDED_SET
    supply = game.supply
    for pile in game.hands + game.set_aside:
        supply = plus(supply, pile or NOTHING)
    for _ in range(seats):
        supply = minus(supply, a_set)
    if game.rulings["supply_laid"] == "each_round":
        supply = NORMAL_SET
    cards = game.cards[1:] if game.round else game.cards
    return replace(
        game,
        cards=cards,
        round=game.round + 1,
        exchange=1,
        goals=cards[0].goals,
        supply=supply,
        hands=(a_set,) * seats,
        set_aside=(None,) * seats,
    )


# Moves


def waiting(game: Game) -> list[int]:
    """The seats that have to decide something now."""
    if game.over:
        return []
    if game.chooser is not None:
        return [game.chooser]
    undecided = game.set_aside if _setting_aside(game) else game.offers
    return [seat for seat, beads in enumerate(undecided) if beads is None]


def _setting_aside(game: Game) -> bool:
    return len(game.hands) == 2 and None in game.set_aside


def legal(game: Game, seat: int) -> list[Move]:
    """Everything the seat may do now."""
    if seat not in waiting(game):
        return []
    if game.chooser is not None:
        return list(_choices(game))
    kind = "set aside" if _setting_aside(game) else "offer"
    fewest = 4 if kind == "set aside" else 1
    return [(kind, beads) for beads in fists(game.hands[seat], fewest, 4)]


def fists(hand: Beads, fewest: int, most: int) -> Iterator[Beads]:
    """Every handful of so many beads."""
    for numbers in product(*(range(min(hand[colour], most) + 1) for colour in COLOURS)):
        if fewest <= sum(numbers) <= most:
            yield dict(zip(COLOURS, numbers, strict=True))


def _choices(game: Game) -> Iterator[Move]:
    kind = game.cards[0].rows[game.row][1].kind
    if kind == "keep":
        yield ("keep",)
        yield ("pay",)
    elif kind == "rotate":
        for colour in COLOURS:
            yield ("rotate", colour)
    else:
        places = {goal.colour: place for place, goal in enumerate(game.goals)}
        for one, other in product(COLOURS, COLOURS):
            apart = abs(places[one] - places[other])
            if apart == 1 or (apart > 1 and game.rulings["swap"] == "any"):
                yield ("swap", one, other)


def play(game: Game, seat: int, move: Move) -> Game:
    """The game after the move, up to the next decision."""
    if move[0] == "set aside":
        aside = with_seat(game.set_aside, seat, move[1])
        hands = with_seat(game.hands, seat, minus(game.hands[seat], move[1]))
        return replace(game, set_aside=aside, hands=hands)
    if move[0] == "offer":
        offers = with_seat(game.offers, seat, move[1])
        hands = with_seat(game.hands, seat, minus(game.hands[seat], move[1]))
        game = replace(game, offers=offers, hands=hands)
        return game if None in offers else analyse(game, 0)
    return analyse(_chosen(game, seat, move), game.row + 1)


def _chosen(game: Game, seat: int, move: Move) -> Game:
    game = replace(game, chooser=None)
    if move[0] == "keep":
        return replace(game, keepers=game.keepers | {seat})
    if move[0] == "pay":
        return game
    goals = list(game.goals)
    places = [next(p for p, goal in enumerate(goals) if goal.colour == c) for c in move[1:]]
    if move[0] == "rotate":
        goals[places[0]] = replace(goals[places[0]], most=not goals[places[0]].most)
    else:
        goals[places[0]], goals[places[1]] = goals[places[1]], goals[places[0]]
    return replace(game, goals=tuple(goals))


# The exchange


def analyse(game: Game, first: int) -> Game:
    """The rows from the first on; then everybody pays."""
    for row in range(first, len(game.cards[0].rows)):
        condition, effect = game.cards[0].rows[row]
        seat = executor(condition, game.offers)
        if seat is None:
            continue
        may = effect.kind == "keep" and game.rulings["keep_offer"] == "may"
        if may or effect.kind in ("rotate", "swap"):
            return replace(game, row=row, chooser=seat)
        game = carry_out(game, effect, seat)
    return pay(game)


def executor(condition: Condition, offers: Sequence[Beads | None]) -> int | None:
    """The seat with the best count that it has alone."""
    counts = [sum((offer or {})[colour] for colour in condition.colours) for offer in offers]
    for count in sorted(set(counts), reverse=condition.most):
        if counts.count(count) == 1:
            return counts.index(count)
    return None


def carry_out(game: Game, effect: Effect, seat: int) -> Game:
    """An effect without a choice."""
    if effect.kind == "keep":
        return replace(game, keepers=game.keepers | {seat})
    beads, takers = effect.beads, [seat]
    if effect.kind == "half":
        up = 1 if game.rulings["half"] == "up" else 0
        beads = {colour: (game.supply[colour] + up) // 2 for colour in effect.beads}
    if effect.kind == "others":
        takers = [other for other in range(len(game.hands)) if other != seat]
    needed = {colour: number * len(takers) for colour, number in beads.items()}
    if not holds(game.supply, needed):
        return game
    hands = [plus(hand, beads) if s in takers else hand for s, hand in enumerate(game.hands)]
    return replace(game, supply=minus(game.supply, needed), hands=tuple(hands))


def pay(game: Game) -> Game:
    """Offers go into the supply, or back to those who lose nothing; the next exchange begins."""
    supply, hands = game.supply, list(game.hands)
    for seat, offer in enumerate(game.offers):
        if seat in game.keepers:
            hands[seat] = plus(hands[seat], offer or NOTHING)
        else:
            supply = plus(supply, offer or NOTHING)
    game = replace(
        game,
        supply=supply,
        hands=tuple(hands),
        offers=(None,) * len(hands),
        keepers=frozenset(),
        row=0,
    )
    return replace(game, exchange=game.exchange + 1) if game.exchange < 3 else finish_round(game)


# The round ends


def finish_round(game: Game) -> Game:
    """Shrunken heads are distributed; after four rounds the game is over."""
    payout = single_goals if len(game.hands) == 2 else places
    won = payout(game.goals, game.hands, game.rulings)
    heads = tuple(old + new for old, new in zip(game.heads, won, strict=True))
    game = replace(game, heads=heads)
    return replace(game, over=True) if game.round == 4 else deal(game)


def best_of(goal: Goal, seats: Sequence[int], hands: Sequence[Beads]) -> list[int]:
    """The seats among these that meet the goal best."""
    wanted = (max if goal.most else min)(hands[seat][goal.colour] for seat in seats)
    return [seat for seat in seats if hands[seat][goal.colour] == wanted]


def order(goals: Sequence[Goal], hands: Sequence[Beads]) -> list[list[int]]:
    """The first player is found, then the second among the rest, and so on."""
    found, rest = [], list(range(len(hands)))
    while rest:
        first = rest
        for goal in goals:
            first = best_of(goal, first, hands)
        found.append(first)
        rest = [seat for seat in rest if seat not in first]
    return found


def places(goals: Sequence[Goal], hands: Sequence[Beads], rulings: Mapping[str, str]) -> list[int]:
    """Heads for three to five players: as many as there are players, less the place."""
    heads, before = [0] * len(hands), 0
    for number, group in enumerate(order(goals, hands), start=1):
        place = before + 1 if rulings["after_shared"] == "skip" else number
        before += len(group)
        if len(group) > 1:
            place = before if rulings["shared_place"] == "lowest_place" else place + 1
        for seat in group:
            heads[seat] = len(hands) - place
    return heads


def single_goals(goals: Sequence[Goal], hands: Sequence[Beads], _: object) -> list[int]:
    """Heads for two players: 4, 3, 2 and 1 for the goals, to whoever alone is better."""
    heads = [0, 0]
    for worth, goal in zip((4, 3, 2, 1), goals, strict=True):
        best = best_of(goal, (0, 1), hands)
        if len(best) == 1:
            heads[best[0]] += worth
    return heads


def winners(game: Game) -> list[int]:
    """Whoever has the most heads."""
    best = [seat for seat, heads in enumerate(game.heads) if heads == max(game.heads)]
    return best if len(best) == 1 or game.rulings["final_tie"] == "shared" else []
