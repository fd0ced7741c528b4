"""Random games of every game: nothing breaks, nothing leaks, what is listed is what is allowed.

What their laws prove of any numbers is not asked again; here a game is played by its verbs alone.
"""

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import nullcontext, suppress
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from any_games import Decision, played, played_by_steps, start

from atoll.book import rules as book
from atoll.record.following import Differs, Running, hold
from atoll.record.start import opening
from atoll.running.world import Mismatch
from atoll.table import Refused, Step, listed
from atoll.table.games import GAMES, dialogue, game, most_moves, nouns, standing

MOST, LOOKED_AT, TRIED = 400, 6, 12
SEEDS, MANY = range(8), range(60)
GIVEN = {"dice"}
"""What is hidden where an example gives it, and lies on no table of a game."""
LUCK = ("seed",)
"""What is hidden until it is thrown or drawn: whoever sees that learns something new."""
COUNTED = {"bali", "fiji"}
"""The games in which what is thought up from a view can come about too."""
OURS = [name for name in GAMES if name != "rps"]
CODE = re.compile(r"[_{}<>]|\bNone\b(?! counts)|\bTrue\b|\bFalse\b|seat \d|colour \d")
every_game = pytest.mark.parametrize("name", GAMES)


@cache
def decided(name: str, seed: int) -> tuple[Decision, ...]:
    """A game at random, to its end if that is near."""
    return (*played(start(name, seed), MOST),)


def some(name: str, seeds: Iterable[int] = SEEDS) -> Iterator[tuple[Random, Any]]:
    """Tables of several games, the last of each among them, with luck of their own."""
    for seed in seeds:
        luck, found = Random(f"some {name} {seed}"), [one.step.table for one in decided(name, seed)]
        looked = luck.sample(found[:-1], min(LOOKED_AT, len(found) - 1))
        yield from ((luck, table) for table in [*looked, found[-1]])


@every_game
def test_what_happens_has_a_rule_of_the_book_and_is_told_without_code(name: str) -> None:
    rules = game(name)
    for seed in SEEDS:
        begins = start(name, seed)
        steps = [opening(begins), *(one.step for one in decided(name, seed))]
        assert opening(begins) == steps[0], "luck is in the seed alone"
        for event in (event for step in steps for event in step.events):
            said = rules.sentence(event, tuple(begins["seats"]))
            assert event.rule in book(name), event
            assert said.endswith(".")
            assert not CODE.search(said), said


@every_game
def test_a_game_has_an_outcome_once_nobody_has_to_decide_and_no_sooner(name: str) -> None:
    rules = game(name)
    for seed in SEEDS:
        *_, last = played(start(name, seed), most_moves(name))
        end = rules.outcome(last.step.table)
        assert rules.outcome(last.table) is None
        assert bool(end) == (not rules.waiting(last.step.table))
        assert not end or (end.rule in book(name) and len(end.scores) == len(last.table.seats))


@every_game
def test_what_is_listed_is_allowed_and_written_and_all_else_is_refused_by_a_rule(name: str) -> None:
    rules = game(name)
    known = [*dict.fromkeys(one.move for seed in SEEDS for one in decided(name, seed))]
    for luck, table in some(name):
        for seat in range(len(table.seats)):
            listed = [*rules.moves(table, seat)]
            assert len(listed) == len({*listed})
            assert bool(listed) == (seat in rules.waiting(table))
            assert [one for one in listed if rules.why_not(table, seat, one)] == []
            assert [rules.parse_move(rules.write_move(one)) for one in listed] == listed
            for move in luck.sample(known, min(TRIED, len(known))):
                if move not in listed:
                    is_refused_or_another_word(name, table, seat, move)


def is_refused_or_another_word(name: str, table: Any, seat: int, move: Any) -> None:
    """A move that no list has is refused by a rule, or does what a listed one does."""
    rules, before = game(name), repr(table)
    if refusal := rules.why_not(table, seat, move):
        assert refusal.rule in book(name)
        assert refusal.reason.endswith(".")
        assert "None" not in refusal.reason
        with pytest.raises(Refused, match=re.escape(str(refusal))):
            rules.after(table, seat, move)
        assert repr(table) == before
    else:
        does = rules.after(table, seat, move).table
        assert does in [rules.after(table, seat, one).table for one in rules.moves(table, seat)]


@pytest.mark.parametrize("name", OURS)
def test_a_seat_that_nobody_sits_on_has_nothing_to_say(name: str) -> None:
    rules, (one, *_) = game(name), decided(name, 0)
    for seat in (-1, len(one.table.seats)):
        assert [*rules.moves(one.table, seat)] == []
        for verb in (rules.why_not, rules.after):
            with pytest.raises(IndexError):
                verb(one.table, seat, one.move)


@every_game
def test_a_table_is_written_read_and_gone_on_with_as_it_lies_and_can_come_about(name: str) -> None:
    rules = game(name)
    for _, table in some(name):
        written = json.loads(json.dumps(rules.write_position(table)))
        assert rules.read_position(written, table.seats, table.rulings) == standing(name, table)
        assert rules.differences(table, written) == []
        step = rules.resumed(written, table.seats, table.rulings)
        assert (step.table, step.events) == (table, ())
        assert rules.why_impossible(table) is None


def piles(value: Any) -> Iterator[dict[str, int]]:
    """What lies together and is counted, wherever it is in a position."""
    if isinstance(value, dict):
        if value and all(type(number) is int for number in value.values()):
            yield value
        for one in value.values():
            yield from piles(one)


@every_game
def test_a_thing_that_a_position_leaves_out_of_a_pile_is_a_difference(name: str) -> None:
    rules = game(name)
    for luck, table in some(name):
        written = json.loads(json.dumps(rules.write_position(table)))
        found = [one for one in piles(written) if not one.keys() & {*table.seats}]
        for pile in luck.sample(found, min(3, len(found))):
            kept, (thing, number) = {**pile}, luck.choice([*pile.items()])
            del pile[thing]
            assert bool(rules.differences(table, written)) == bool(number), (written, thing)
            pile.clear()
            with pytest.raises(Differs) if any(kept.values()) else nullcontext():
                hold(Running(name, Step(table)), {"then": written})
            pile.update(kept)


@every_game
def test_nothing_else_changes_is_said_of_every_part(name: str) -> None:
    """Of each part that is not the same at two tables of as many players."""
    layout, asked = nouns(name).LAYOUT, set[str]()
    for (_, one), (_, two) in pairwise(some(name)):
        if one.seats != two.seats:
            continue
        world = played_by_steps(name, ("given", f"{listed(one.seats)} play {layout.title}"))
        for part in layout.parts:
            other = one._replace(**{part: getattr(two, part)})
            if [*layout.lies(one, [part])] != [*layout.lies(other, [part])]:
                world._told, world._table = one, other
                with pytest.raises(Mismatch):
                    world.compare()
                asked.add(part)
    assert len(asked) > len(layout.parts) / 2


# What a player may know


def twins(name: str, seeds: Iterable[int] = SEEDS) -> Iterator[tuple[int, Any, Any]]:
    """A seat, a table, and one that may be it by all that the seat sees."""
    rules: Any = game(name)
    for luck, table in some(name, seeds):
        for seat in range(len(table.seats)):
            view, number = rules.view(table, seat), luck.randrange(99)
            other = rules.imagined(view, number)
            assert rules.imagined(view, number) == other, "luck is in the seed alone"
            yield seat, table, other


def is_told_alike(name: str, seat: int, table: Any, other: Any) -> bool:
    """Whether two tables that a seat cannot tell apart stay so by all that it is shown of them."""
    rules: Any = game(name)
    face = dialogue(name)
    other = other._replace(**{part: getattr(table, part) for part in LUCK if part in table._fields})
    assert rules.view(other, seat) == rules.view(table, seat)
    assert "None" not in "".join(face.board(rules.view(table, seat)))
    assert rules.waiting(other) == rules.waiting(table)
    if seat in rules.waiting(table):
        assert [*rules.moves(other, seat)] == [*rules.moves(table, seat)]
        assert face.allowed(other, seat) == face.allowed(table, seat)
    for mover in rules.waiting(table):
        own = [*rules.moves(table, mover)]
        both = [one for one in own if not rules.why_not(other, mover, one)]
        ways = [(other, one, one) for one in both[:2] + both[-1:]]
        if seat != mover:  # nor is told which of its moves another makes unseen
            pairs = ((one, two) for one in own[:1] + own[-2:-1] for two in own if two != one)
            ways += [(table, one, two) for one, two in pairs if type(one) is type(two)]
        for at, move, way in ways:
            one, two = rules.played(table, mover, move), rules.played(at, mover, way)
            if move != way and one.table == two.table:
                continue
            while one and two and rules.view(one.table, seat) == rules.view(two.table, seat):
                assert one.events == two.events, "all hear what is told"
                one, two = (rules.proceed(step.table) for step in (one, two))
    return True


@every_game
def test_what_a_player_sees_may_do_and_is_told_does_not_depend_on_what_is_hidden(name: str) -> None:
    rules: Any = game(name)
    for seat, table, other in twins(name):
        assert is_told_alike(name, seat, table, other)
        assert {one.rule for one in rules.view(table, seat).hidden} <= book(name).keys()
        assert standing(name, other)
        assert name not in COUNTED or rules.why_impossible(other) is None


def hiding() -> Iterator[tuple[str, str, str]]:
    """Each answer to a ruling of a rule by which something is hidden, with its game."""
    for name in GAMES:
        hides = {one.hides.rule for one in nouns(name).LAYOUT.parts.values() if one.hides}
        for ruling in game(name).RULINGS.values():
            yield from (
                (name, ruling.name, one) for one in ruling.names() if hides & {*ruling.rules}
            )


@pytest.mark.parametrize(("name", "ruling", "answer"), [*hiding()])
def test_no_answer_lets_out_what_it_hides(name: str, ruling: str, answer: str) -> None:
    rules, luck = game(name), Random(f"{name} {ruling} {answer}")
    for seed in range(3):
        begins = start(name, seed)
        begins["rulings"][ruling] = answer
        with suppress(Refused):  # so many cannot play so
            found = [one.step.table for one in played(begins, 150)]
            for table in luck.sample(found, min(len(found), 20)):
                seat = luck.randrange(len(table.seats))
                other = rules.imagined(rules.view(table, seat), luck.randrange(99))
                assert is_told_alike(name, seat, table, other)


@every_game
def test_each_part_that_hides_something_is_another_one_in_some_of_them(name: str) -> None:
    """Else nothing would be noticed where it is not hidden any more."""
    hidden = {part.name for part in nouns(name).LAYOUT.parts.values() if part.hides} - GIVEN
    for _, table, other in twins(name, MANY):
        hidden = {part for part in hidden if getattr(table, part) == getattr(other, part)}
        if not hidden:
            return
    assert hidden == set()


HIDING = [("fiji", "hands"), ("kaivai", "influence"), ("bali", "draw"), ("rps", "shown")]
"""Of each game a part that hides something."""
UNSEEN = [("kaivai", "move"), ("bali", "move")]
"""No part: what is played itself, where moves are unseen."""


class Telling:
    """The verbs of a game whose events all tell what a part holds after them, or the move."""

    def __init__(self, rules: Any, part: str) -> None:
        self._rules, self._part = rules, part

    def __getattr__(self, verb: str) -> Any:
        """A verb of the game, told so where it makes a step."""
        does = getattr(self._rules, verb)
        told = verb == "played" or (verb == "proceed" and self._part != "move")
        return (lambda *of: self.told(does(*of), of[-1])) if told else does

    def told(self, step: Step[Any] | None, move: Any) -> Step[Any] | None:
        """A step, told so, or with the move."""
        if step is None:
            return None
        facts = {"told": getattr(step.table, self._part, move)}
        return Step(step.table, [e._replace(facts={**e.facts, **facts}) for e in step.events])


@pytest.mark.parametrize(("name", "part"), HIDING + UNSEEN)
def test_an_event_that_tells_a_hidden_part_is_noticed(
    monkeypatch: pytest.MonkeyPatch, name: str, part: str
) -> None:
    rules = Telling(game(name), part)
    monkeypatch.setitem(globals(), "game", lambda _: rules)
    with pytest.raises(AssertionError, match="all hear what is told"):
        assert not [one for one in twins(name) if not is_told_alike(name, *one)]
