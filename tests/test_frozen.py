"""Nothing that is handed out can be changed: a player who tries does not change the table."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import fields, is_dataclass
from pickle import dumps, loads
from random import Random
from typing import Any, NamedTuple

import pytest
from any_games import played, start

from atoll import bali, fiji
from atoll.fiji.components import Beads
from atoll.fiji.table import Offer
from atoll.simulate.many import Stuck, one_game
from atoll.simulate.policies import uniform
from atoll.table import Event, Frozen, Refused, names_for
from atoll.table.games import GAMES, game
from atoll.table.kinds import ByName, Each, Number, Word
from atoll.table.layout import Layout
from atoll.table.parts import Part
from atoll.table.rulings import Answers

STANDS = (int, str, type(None))
SEEDS, MOST, APART = range(6), 150, 8


def changeable(value: Any, name: str) -> Iterator[str]:
    """Where something lies that could be changed."""
    if isinstance(value, Frozen):
        inside = [*value.keys(), *value.values()]
    elif isinstance(value, tuple | frozenset):
        inside = [*value]
    elif is_dataclass(value) and not hasattr(value, "__dict__"):  # else vars() opens it
        inside = [getattr(value, field.name) for field in fields(value)]
    elif isinstance(value, STANDS):
        inside = []
    else:
        yield f"{name}: {type(value).__name__}"
        return
    for one in inside:
        yield from changeable(one, name)


@pytest.mark.parametrize("name", GAMES)
def test_no_table_view_or_event_holds_what_can_be_changed(name: str) -> None:
    rules, found = game(name), set[str]()
    for seed in SEEDS:
        for number, one in enumerate(played(start(name, seed), MOST)):
            found |= {*changeable(one.step.events, "events")}
            if number % APART == 0:
                seen = rules.view(one.step.table, seed % len(one.step.table.seats))
                found |= {*changeable(one.step.table, "table"), *changeable(seen, "view")}
    assert found == set()


@pytest.mark.parametrize("how", ["__init__", "__setstate__"])
def test_what_is_made_once_is_not_made_again_by_who_sees_it(how: str) -> None:
    view = bali.view(bali.setup(["Ana", "Ben", "Cid"], 7), 1)
    for one in (view.seals, view.rulings):
        before = repr(one)
        with suppress(AttributeError, TypeError):
            getattr(one, how)({"sizes": "secret"})
        assert repr(one) == before


@pytest.mark.parametrize("name", GAMES)
def test_a_game_begins_with_names_and_a_whole_number(name: str) -> None:
    for seats, seed in (("ABC", 7), (names_for(min(game(name).SEATS)), 1.5)):
        with pytest.raises((Refused, TypeError), match=r"no list of names|integer"):
            game(name).setup(seats, seed)  # type: ignore[arg-type]


class Plain(NamedTuple):
    """The table of a game of one's own, which leaves its dicts open."""

    seats: tuple[str, ...]
    rulings: Answers
    piles: tuple[dict[str, int], ...]


def test_a_view_of_a_table_of_ones_own_is_frozen_too() -> None:
    layout = Layout("Own", "", [Part("piles", Each(ByName(Word(("a",)), Number(0, 9)), "piles"))])
    table = Plain(("Ana", "Ben"), Answers({}), ({"a": 1},))
    with pytest.raises(TypeError, match="by a move alone"):
        layout.view(table, 0).piles[0]["a"] = 2
    assert table.piles == ({"a": 1},)


@pytest.mark.parametrize("copied", [deepcopy, lambda one: loads(dumps(one))])
def test_what_is_frozen_goes_to_another_process_and_stays_so(copied: Any) -> None:
    event = copied(Event("fiji_4_7", "cancel", {"seats": (0, 1)}))
    assert event == Event("fiji_4_7", "cancel", {"seats": (0, 1)})
    with pytest.raises(TypeError, match="by a move alone"):
        event.facts |= {"seats": ()}


@pytest.mark.parametrize("beads", [Beads(0.5, 0.5), Beads(2, -1)])  # type: ignore[arg-type]
def test_a_policy_plays_no_half_beads(beads: Beads) -> None:
    def cheating(_: object, moves: Sequence[Any], luck: Random) -> Any:
        return Offer(beads) if isinstance(moves[0], Offer) else luck.choice(moves)

    with pytest.raises(Stuck, match=r"answers Offer\(.*: (that is no move|Fiji 4.1)"):
        one_game(game("fiji"), [uniform, cheating, uniform], fiji.answered(None, None), 1, 100)


def test_what_a_policy_answers_is_played_as_the_rules_list_it() -> None:
    def odd(_: object, moves: Sequence[Any], luck: Random) -> Any:
        yes = Offer(Beads(*map(bool, (1, 0, 0, 0))))
        return yes if yes in moves else luck.choice(moves)

    def types(tables: Sequence[Any]) -> Any:
        offers = (offer for table in tables for offer in table.offers if offer)
        return Counter(type(one).__name__ for offer in offers for one in offer)

    party, answers = [odd] * 3, fiji.answered(None, None)
    assert {*one_game(game("fiji"), party, answers, 1, 100, noticed=types).noticed} == {"int"}
