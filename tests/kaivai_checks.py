"""What holds of every game of Kaivai, asked of the verbs alone."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from kaivai_games import Decision, Game, decisions, opened
from kaivai_moves import any_move_at_all, as_listed, sayable

from atoll.kaivai.table import (
    Add,
    Build,
    Celebrate,
    Deliver,
    Done,
    Fish,
    FishWith,
    Move,
    Pay,
    Table,
)
from atoll.table import Step
from atoll.table.games import game

__all__ = ["keeps_all", "lists_all", "lists_well", "shows_no_more"]

kaivai: Any = game("kaivai")
ROOT = Path(__file__).parent.parent
RULES = {
    rule
    for page in (ROOT / "docs" / "kaivai").glob("*.md")
    for rule in re.findall(r"\{#(kaivai(?:_\d+){2,})\}", page.read_text(encoding="utf-8"))
}
GOODS, INFLUENCE, CULT, PRINTED = 52, 24, 12, 6
HUTS, CANOES, FISHERMEN = 15, 4, 5
TURN = ("build", "pay", "fish", "deliver", "move", "celebrate")
CODE = re.compile(r"[_{}\[\]<>]|None|True|False|Hex|Track|seat \d")


# Nothing is lost


def numbers(table: Table) -> Iterator[int]:
    """Every number on the table."""
    yield from (*table.glory, *table.increase, *table.influence, *table.spaces.values())
    yield from (table.cult_left, table.goods_left, table.influence_left, table.due, table.round)
    yield from (number for track in (*table.shells, *table.fish) for number in track)
    yield from (hut.fish for hut in table.huts.values())
    yield from (number for number in (*table.bids, *table.added) if number is not None)


def goods(table: Table) -> int:
    """All fish and shells, wherever they are."""
    on_huts = sum(hut.fish for hut in table.huts.values())
    return table.goods_left + on_huts + sum(map(sum, (*table.shells, *table.fish)))


def influence(table: Table) -> int:
    """All counters of influence but those that remind of a scored village."""
    return table.influence_left + sum(table.influence) + sum(table.spaces.values())


class Counted:
    """The counters and pieces of a game, and how many others have stood in for them."""

    def __init__(self, table: Table) -> None:
        self.reminders, self.markers, self.last = 0, 0, table

    def pieces(self, table: Table) -> None:
        """Nobody has more huts, canoes and fishermen on the board than there are."""
        for seat in range(len(table.seats)):
            kinds = [hut.kind for hut in table.huts.values() if hut.owner == seat]
            fishermen = kinds.count("fisherman")
            assert len(kinds) <= HUTS
            assert [*table.canoes.values()].count(seat) <= CANOES
            assert fishermen <= FISHERMEN or table.rulings.no_piece == "bare"

    def followed(self, table: Table) -> None:
        """One thing more has happened: everything is still there."""
        before, self.last = self.last, table
        self.reminders += len(table.scored - before.scored) * (before.influence_left > 0)
        self.pieces(table)
        new = len(table.cult - before.cult)
        self.markers += max(0, new - before.cult_left)
        assert min(numbers(table)) >= 0, table
        assert goods(table) == GOODS, (goods(table), table)
        assert influence(table) + self.reminders == INFLUENCE, table
        assert len(table.cult) + table.cult_left == CULT + PRINTED + self.markers, table
        assert not self.markers or table.rulings.rounds == "ten"


def keeps_all(game: Game) -> int:
    """Counters and pieces are conserved at each thing that happens, rounds come one by one.

    The number of moves.
    """
    first = opened(game)
    counted, played = Counted(first.table), [*decisions(game)]
    for decision in played:
        for step in decision.step.one_by_one():
            counted.followed(step.table)
    tables = [first.table, *(decision.step.table for decision in played)]
    ends_in_time(game, tables)
    for step in (first, *(decision.step for decision in played)):
        is_told(step, step.table.seats)
    hides_what_is_added(played)
    return len(played)


def ends_in_time(game: Game, tables: list[Table]) -> None:
    """Eight rounds, ten by ruling, and then every village once."""
    rounds = {"eight": 8, "ten": 10}[tables[0].rulings.rounds]
    assert [*dict.fromkeys(table.round for table in tables)] == [*range(1, rounds + 1)]
    over = tables[-1]
    assert (over.stage, over.turn) == ("over", None)
    assert [kaivai.outcome(table) for table in tables[:-1]] == [None] * (len(tables) - 1)
    outcome = kaivai.outcome(over)
    assert outcome.scores == over.glory
    assert max(over.glory) in {over.glory[seat] for seat in outcome.winners}
    assert outcome.rule in RULES
    assert len(over.scored) == 8, game


def is_told(step: Step[Table], seats: tuple[str, ...]) -> None:
    """Everything that happened has a rule of the book, and a sentence without code."""
    for event in step.events:
        sentence = kaivai.sentence(event, seats)
        assert event.rule in RULES, event
        assert sentence.endswith("."), sentence
        assert not CODE.search(sentence), sentence


def hides_what_is_added(played: list[Decision]) -> None:
    """Nobody is told how much influence another has added before all have."""
    for decision in played:
        if isinstance(decision.move, Add) and decision.step.table.stage == "influence":
            told = [dict(event.facts) for event in decision.step.events]
            assert told == [{"seat": decision.seat}]


# Moves


def lists_well(game: Game) -> None:
    """Listed moves are allowed and can be written; a turn can be ended; a table stands again."""
    for table, seat in moments(game):
        found = [*kaivai.moves(table, seat)]
        assert found, (table.stage, table)
        assert len(found) == len({*found})
        refused = [(move, kaivai.why_not(table, seat, move)) for move in found]
        assert [pair for pair in refused if pair[1]] == []
        assert [kaivai.parse_move(kaivai.write_move(move)) for move in found] == found
        stands_again(table)
        if table.stage in TURN:
            assert ends(table, seat), table
        for other in {*range(len(table.seats))} - {*kaivai.waiting(table)}:
            assert not [*kaivai.moves(table, other)]


def moments(game: Game) -> Iterator[tuple[Table, int]]:
    """Every table at which somebody decides, and who."""
    return ((decision.table, decision.seat) for decision in decisions(game))


def stands_again(table: Table) -> None:
    """A position that is written, read and resumed is the same table."""
    written = json.loads(json.dumps(kaivai.write_position(table)))
    again = kaivai.resumed(written, table.seats, table.rulings)
    assert again.table == table
    assert again.events == ()
    assert kaivai.differences(table, written) == []


_TRIED_FIRST = (Done, Pay, Celebrate, Build, Fish, Deliver)


def ends(table: Table, seat: int, most: int = 300) -> bool:
    """Whether listed moves end the turn: what ends it or acts is tried first."""
    left, tried = [table], 0
    while left and tried < most:
        here, tried = left.pop(), tried + 1
        if here.stage not in TURN:
            return True
        found = sorted(kaivai.moves(here, seat), key=rank)
        left += [kaivai.after(here, seat, move).table for move in found[:5][::-1]]
    return False


def rank(move: Move) -> int:
    """How soon a move is tried."""
    return next((n for n, kind in enumerate(_TRIED_FIRST) if isinstance(move, kind)), 9)


def lists_all(game: Game) -> None:
    """Whatever could be said and no list has is refused by a rule; and so is any nonsense."""
    luck = Random(game.seed)
    for table, seat in moments(game):
        if luck.random() < 0.1:
            answers_all(table, seat)
        for _ in range(4):
            is_answered(table, luck.randrange(len(table.seats)), any_move_at_all(luck))


def answers_all(table: Table, seat: int) -> None:
    """A table's list has all that is allowed of what could be said."""
    listed = {*kaivai.moves(table, seat)}
    allowed = {
        as_listed(table, move)
        for move in sayable(table, seat)
        if kaivai.why_not(table, seat, move) is None
    }
    assert {move for move in listed - allowed if not isinstance(move, Pay)} == set()
    assert {move for move in allowed - listed if not said_twice(move)} == set(), table


def said_twice(move: Move) -> bool:
    """All dice that may be rolled can be named, and need not."""
    return isinstance(move, FishWith)


def is_answered(table: Table, seat: int, move: Move) -> None:
    """A move is allowed, or a rule of the book refuses it in a sentence."""
    refusal = kaivai.why_not(table, seat, move)
    if refusal is not None:
        assert refusal.rule in RULES, refusal
        assert refusal.reason.endswith("."), refusal
        assert "None" not in refusal.reason, refusal


# What a player may know


def twin(table: Table, seat: int, luck: Random) -> Table:
    """A table that differs in all that the seat may not know, and in nothing else."""
    others = [one for one in range(len(table.seats)) if one != seat]
    changed: dict[str, Any] = {}
    if table.stage != "over":
        changed["influence"] = spread(table.influence, others, luck)
        changed["dice"] = tuple(luck.choices(("blue", "white"), k=luck.randint(0, 6)))
        changed["seed"] = luck.randrange(2**53)
    if None in table.added:
        changed["added"] = spread(table.added, others, luck)
    return table._replace(**changed)


def spread(values: tuple[Any, ...], others: list[int], luck: Random) -> tuple[Any, ...]:
    """Other numbers for these players, where they have any."""
    return tuple(
        luck.randint(0, 9) if seat in others and value is not None else value
        for seat, value in enumerate(values)
    )


def shows_no_more(game: Game) -> None:
    """Two tables that differ only in what is hidden look alike, and offer the same moves."""
    luck = Random(game.seed)
    tables = [decision.step.table for decision in decisions(game)]
    for table in luck.sample(tables[:-1], min(25, len(tables) - 1)) + tables[-1:]:
        for seat in range(len(table.seats)):
            looks_alike(table, seat, luck)


def looks_alike(table: Table, seat: int, luck: Random) -> None:
    other, view = twin(table, seat, luck), kaivai.view(table, seat)
    assert kaivai.view(other, seat) == view
    assert [*kaivai.moves(other, seat)] == [*kaivai.moves(table, seat)]
    assert (view.influence[seat], view.added[seat]) == (table.influence[seat], table.added[seat])
    assert {hidden.rule for hidden in view.hidden} <= RULES
    found = kaivai.imagined(view, luck.randrange(99))
    assert kaivai.view(found, seat) == view
    stands_again(found)
