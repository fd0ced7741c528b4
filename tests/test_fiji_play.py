"""Random games of Fiji: nothing breaks, nothing leaks, nothing is lost."""

import ast
import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from play_at_random import NAMES, POLICIES, Policy, Start, editions_for

from atoll import fiji
from atoll.fiji import COLOURS, Beads, Deck, Move, PositionError, Table
from atoll.fiji.components import EXTENDED_SET, SET
from atoll.fiji.events import KINDS
from atoll.fiji.game import onward, played, proceed
from atoll.fiji.notation import parse_condition, parse_effect
from atoll.fiji.table import Deal, Keep, Offer, Pay, Rotate, SetAside, Swap, box
from atoll.table import Event, Refused, Step

ROOT = Path(__file__).parent.parent
RULES = {
    rule
    for page in (ROOT / "docs" / "fiji").glob("*.md")
    for rule in re.findall(r"\{#(fiji(?:_\d+){2,})\}", page.read_text(encoding="utf-8"))
}

repeatable = settings(
    derandomize=True,
    max_examples=60,
    suppress_health_check=[HealthCheck.data_too_large],
)


# Games


class Game(NamedTuple):
    """A game that can be played again: its start, its luck, its players, its deck."""

    start: Start
    seed: int
    policy: Policy
    deck: int | None

    def opening(self) -> Step[Table]:
        """The first decision, and what happened before it."""
        seats, edition, house = self.start
        deck = deck_of(self.deck)
        return fiji.opening(NAMES[:seats], self.seed, house, edition=edition, deck=deck)


class Decision(NamedTuple):
    """A table at which a seat decided, what it did, and all that followed."""

    table: Table
    seat: int
    move: Move
    events: tuple[Event, ...]
    following: Table


def decisions(game: Game) -> Iterator[Decision]:
    luck = Random(game.seed)
    table = game.opening().table
    while waits := fiji.waiting(table):
        seat = luck.choice(waits)
        move = game.policy(luck, list(fiji.moves(table, seat)))
        following, events = fiji.after(table, seat, move)
        yield Decision(table, seat, move, events, following)
        table = following


def tables(game: Game) -> list[Table]:
    return [game.opening().table, *(decision.following for decision in decisions(game))]


CONDITIONS = [
    parse_condition(f"{way} {colours}")
    for way in ("most", "fewest")
    for colours in ("beads", *COLOURS, "red and blue", "yellow and green", "red yellow blue")
]
EFFECTS = [
    parse_effect(effect)
    for effect in (
        *("keep the offer", "rotate a goal", "swap two goals", "take one of each"),
        *(f"take {n} {colour}" for n in range(1, 6) for colour in COLOURS),
        *(f"take half of the {colour}" for colour in COLOURS),
        *(f"others take {n} {colour}" for n in (1, 2) for colour in COLOURS),
    )
]


def deck_of(seed: int | None) -> Deck:
    """The inferred deck, or any other that the notation can write."""
    if seed is None:
        return fiji.DECK
    luck = Random(seed)
    return Deck(tuple(luck.choices(CONDITIONS, k=16)), tuple(luck.choices(EFFECTS, k=16)))


@st.composite
def games(draw: st.DrawFn) -> Game:
    seats = draw(st.integers(2, 5))
    house = {
        ruling.name: draw(st.sampled_from(ruling.names()))
        for ruling in fiji.RULINGS.values()
        if ruling.name != "seats"
        if draw(st.booleans())
    }
    edition = draw(st.sampled_from(editions_for(seats)))
    deck = draw(st.none() | st.integers(0, 999))
    seed, policy = draw(st.integers(0, 10**6)), draw(st.sampled_from(POLICIES))
    return Game(Start(seats, edition, house), seed, policy, deck)


def every_table(game: Game) -> list[Table]:
    """The tables at which nobody decides too, as between two rounds."""
    opening = game.opening().one_by_one()
    found = [one.table for one in opening]
    for table, seat, move, *_ in decisions(game):
        step = played(table, seat, move)
        found.append(step.table)
        while following := proceed(step.table):
            step = following
            found.append(step.table)
    return found


def piles(table: Table) -> list[Beads]:
    every = [table.supply, *table.hands, *table.offers, *table.set_aside]
    return [pile for pile in every if pile is not None]


# Nothing is lost


@repeatable
@given(game=games())
def test_every_colour_is_conserved_and_no_pile_is_ever_negative(game: Game) -> None:
    a_set = EXTENDED_SET if game.start.seats == 2 else SET
    in_play = [one + game.start.seats * each for one, each in zip(SET, a_set, strict=True)]
    for table in tables(game):
        assert min(map(min, piles(table))) >= 0
        assert [sum(colour) for colour in zip(*piles(table), strict=True)] == in_play
        assert [a + b for a, b in zip(box(table), in_play, strict=True)] == [30, 24, 18, 12]


@repeatable
@given(game=games())
def test_a_game_ends_after_exactly_four_rounds(game: Game) -> None:
    played = list(decisions(game))
    assert [(d.table.round, d.table.exchange) for d in played] == sorted(
        (d.table.round, d.table.exchange) for d in played
    )
    assert {(d.table.round, d.table.exchange) for d in played} == set(
        product((1, 2, 3, 4), (1, 2, 3))
    )
    offers = [decision for decision in played if isinstance(decision.move, Offer)]
    assert len(offers) == 4 * 3 * game.start.seats
    over = played[-1].following
    assert (over.stage, over.round, over.deal) == ("over", 4, ())
    assert [fiji.outcome(decision.table) for decision in played] == [None] * len(played)
    outcome = fiji.outcome(over)
    assert outcome is not None
    assert outcome.scores == over.heads
    assert outcome.rule in RULES


@repeatable
@given(game=games())
def test_heads_are_only_ever_gained(game: Game) -> None:
    for before, after in [(d.table.heads, d.following.heads) for d in decisions(game)]:
        assert all(old <= new for old, new in zip(before, after, strict=True))


@repeatable
@given(game=games())
def test_the_same_seed_plays_the_same_game(game: Game) -> None:
    assert tables(game) == tables(game)


# Moves


SMALL = [Beads(*beads) for beads in product(range(3), repeat=4)]
ODD_BEADS = [
    *(Beads(5), Beads(0, 0, 0, 4), Beads(-1, 2, 0, 0), Beads(2, -1, 0, 0), Beads(-1, -1, -1, -1)),
    *(Beads(4, 4, 3, 2), Beads(10**9), Beads(0, 0, 0, -(10**9)), Beads(0, 0, 4, 0), Beads(6)),
]
MOVES: list[Move] = [
    *(Offer(beads) for beads in [*SMALL, *ODD_BEADS]),
    *(SetAside(beads) for beads in [*SMALL, *ODD_BEADS]),
    *(Rotate(colour) for colour in range(-5, 6)),
    *(Swap(one, other) for one in range(-2, 6) for other in range(-2, 6)),
    *(Keep(), Pay()),
]


def is_said_well(rule: str, reason: str) -> bool:
    return rule in RULES and reason.endswith(".") and "None" not in reason


def check_moves(table: Table, seat: int, tried: list[Move]) -> None:
    """Listed moves are allowed, all others refused by a rule; a refused move changes nothing."""
    listed = list(fiji.moves(table, seat))
    assert len(listed) == len(set(listed))
    assert seat in fiji.waiting(table) or not listed
    assert [move for move in listed if fiji.why_not(table, seat, move)] == []
    before = repr(table)
    for move in set(tried) - set(listed):
        refusal = fiji.why_not(table, seat, move)
        assert refusal is not None, (table.stage, move)
        assert is_said_well(*refusal), refusal
        with pytest.raises(Refused, match=re.escape(str(refusal))):
            fiji.after(table, seat, move)
    assert repr(table) == before


@settings(repeatable, max_examples=40)
@given(game=games())
def test_moves_and_why_not_agree(game: Game) -> None:
    luck = Random(game.seed)
    for table in tables(game):
        for seat in range(len(table.seats)):
            check_moves(table, seat, luck.sample(MOVES, 12))


@repeatable
@given(game=games())
def test_whoever_is_waited_for_can_move(game: Game) -> None:
    for table in tables(game):
        assert all(fiji.moves(table, seat) for seat in fiji.waiting(table))


def stages() -> dict[str, Table]:
    """A table of every stage at which somebody decides, and one that is over."""
    found: dict[str, Table] = {}
    for seats in (2, 3):
        start = Start(seats, "fiji-en-2006", {"keep_offer": "may", "swap": "neighbours"})
        for table in tables(Game(start, 5, POLICIES[0], None)):
            effect = table.effects[table.row - 1] if table.stage == "choice" else ""
            found.setdefault(f"{table.stage} {effect}", table)
    return found


STAGES = stages()


@pytest.mark.parametrize("stage", STAGES)
def test_moves_and_why_not_agree_on_every_move_at_every_stage(stage: str) -> None:
    for seat in range(len(STAGES[stage].seats)):
        check_moves(STAGES[stage], seat, MOVES)


def test_there_is_a_table_of_every_stage() -> None:
    assert len(STAGES) == len({"set aside", "offer", "rotate", "swap", "keep", "over"})


@pytest.mark.parametrize("seat", [-1, -3, 3, 99])
def test_a_seat_nobody_sits_on_is_an_index_error(seat: int) -> None:
    table = fiji.setup(NAMES[:3], 1)
    for verb in (fiji.why_not, fiji.after):
        with pytest.raises(IndexError):
            verb(table, seat, Offer(Beads(1)))
    with pytest.raises(IndexError):
        fiji.view(table, seat)
    assert list(fiji.moves(table, seat)) == []


# What a seat may know


def twin(table: Table, seat: int, luck: Random) -> Table:
    """A table that differs in everything the seat may not know, and in nothing else."""

    def other(piles: tuple[Beads | None, ...]) -> tuple[Any, ...]:
        return tuple(
            pile if s == seat or pile is None else Beads(*luck.choices(range(4), k=4))
            for s, pile in enumerate(piles)
        )

    hidden: dict[str, Any] = {"deal": other_cards(table.deal, luck)}
    gone = table.stage in {"dealing", "no cards", "over"}  # the screens, until beads are dealt
    if not gone or table.rulings.set_aside == "hidden":
        hidden["set_aside"] = other(table.set_aside)
    if not gone:
        hidden["hands"] = other(table.hands)
    if None in table.offers:
        hidden["offers"] = other(table.offers)
    return table._replace(**hidden)


def other_cards(deal: tuple[Deal, ...], luck: Random) -> tuple[Deal, ...]:
    goals = tuple(fiji.Goal(colour, luck.random() < 0.5) for colour in range(4))
    return tuple(
        Deal(tuple(luck.choices(CONDITIONS, k=4)), tuple(luck.choices(EFFECTS, k=4)), goals)
        for _ in deal
    )


@settings(repeatable, max_examples=25)
@given(game=games())
def test_a_view_tells_nothing_that_is_hidden(game: Game) -> None:
    luck = Random(game.seed)
    for table in every_table(game):
        for seat in range(len(table.seats)):
            assert fiji.view(twin(table, seat, luck), seat) == fiji.view(table, seat)


@repeatable
@given(game=games())
def test_a_view_tells_a_seat_all_that_it_has(game: Game) -> None:
    for table in tables(game):
        for seat in range(len(table.seats)):
            view = fiji.view(table, seat)
            own = (view.hands[seat], view.offers[seat], view.set_aside[seat])
            assert own == (table.hands[seat], table.offers[seat], table.set_aside[seat])
            assert {hidden.rule for hidden in view.hidden} <= RULES


# Notation, positions, sentences


@repeatable
@given(game=games())
def test_every_move_can_be_written_and_read(game: Game) -> None:
    for table in tables(game):
        for seat in fiji.waiting(table):
            for move in fiji.moves(table, seat):
                assert fiji.parse_move(fiji.write_move(move)) == move


@repeatable
@given(game=games())
def test_every_position_can_be_written_and_read(game: Game) -> None:
    for table in tables(game):
        written = json.loads(json.dumps(fiji.write_position(table)))
        assert fiji.read_position(written, table.seats, table.rulings) == table
        assert fiji.differences(table, written) == []


def kinds_in_source() -> Iterator[str]:
    """The kinds of events that the game's source names."""
    for name in ("exchange", "game", "round"):
        source = (ROOT / "engine" / "atoll" / "fiji" / f"{name}.py").read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in {"Event", "_kept"}:
                texts = [part for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)]
                yield from (text.value for text in texts if isinstance(text.value, str))


def test_no_kind_of_event_is_without_a_sentence() -> None:
    assert {*kinds_in_source()} <= {*KINDS}
    assert all(said.text.endswith(".") for said in KINDS.values())


CODE = re.compile(r"[_{}\[\]()<>]|Beads|None(?! counts)|True|False|Goal|seat \d|colour \d")


@repeatable
@given(game=games())
def test_every_event_is_told_in_a_sentence_that_names_no_index(game: Game) -> None:
    events = [*game.opening().events, *(event for d in decisions(game) for event in d.events)]
    for event in events:
        sentence = fiji.sentence(event, NAMES[: game.start.seats])
        assert event.rule in RULES
        assert sentence.endswith(".")
        assert not CODE.search(sentence), sentence
        assert [word for word in pointed_at(event) if word not in sentence] == []


def pointed_at(event: Event) -> Iterator[str]:
    """The names of the seats and colours that an event is about."""
    for key, value in event.facts.items():
        if key == "seat" and value is not None:
            yield NAMES[value]
        elif key == "seats" and event.rule != "fiji_7_7":
            yield from (NAMES[seat] for seat in value)
        elif key == "colour":
            yield COLOURS[value]
        elif key == "colours":
            yield from (COLOURS[colour] for colour in value)


# Broken positions


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 100)
    | st.sampled_from([10**30, -0.5, 1e400, float("nan")])
    | st.sampled_from(
        [*NAMES, *COLOURS, "offer", "row", "choice", "over", "most red", "", "\ud800"]
    )
    | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(st.sampled_from([*NAMES, *COLOURS, "x", ""]), inner, max_size=4)
    ),
    max_leaves=8,
)
KEYS = sorted(set(Table._fields) - {"seats", "rulings"})
STAGE_NAMES = ["set aside", "offer", "row", "choice", "payment", "scoring", "dealing"]


def places(value: object) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value: what holds it, and its key."""
    if isinstance(value, (dict, list)):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


@st.composite
def broken_positions(draw: st.DrawFn) -> tuple[Table, object]:
    """A position with some places replaced, some parts taken out and some put in."""
    game = draw(games())
    luck = Random(game.seed)
    table = luck.choice(tables(game))
    position = json.loads(json.dumps(fiji.write_position(table)))
    for _ in range(draw(st.sampled_from([0, 0, 1, 2]))):
        inside, key = draw(st.sampled_from(list(places(position))))
        inside[key] = draw(JUNK)
    for key in draw(st.lists(st.sampled_from(["deal", *KEYS]), max_size=3)):
        position.pop(key, None)
    if draw(st.booleans()):
        position["stage"] = draw(st.sampled_from([*STAGE_NAMES, "no cards", "over"]))
    return table, position


def outcome_of_reading(value: object, table: Table) -> Table | None:
    """The table, or None where the reader says what is wrong with the value."""
    try:
        return fiji.read_position(value, table.seats, table.rulings)
    except (PositionError, Refused):
        return None


START = fiji.setup(NAMES[:3], 1)


@settings(repeatable, max_examples=300)
@given(value=JUNK | st.dictionaries(st.sampled_from(KEYS), JUNK))
def test_any_value_is_a_position_or_says_why_not(value: object) -> None:
    outcome_of_reading(value, START)


@settings(repeatable, max_examples=300)
@given(broken=broken_positions())
def test_a_broken_position_is_refused_or_can_be_played(broken: tuple[Table, object]) -> None:
    table, position = broken
    read = outcome_of_reading(position, table)
    if read is not None:
        assert min([0, *map(min, piles(read))]) >= 0
        written = json.loads(json.dumps(fiji.write_position(read)))
        assert fiji.read_position(written, read.seats, read.rulings) == read
        plays_on(read, Random(0))


def plays_on(table: Table, luck: Random) -> None:
    """The verbs take the table for what it is, to its end or to a refusal."""
    table = onward(Step(table, ())).table
    for _ in range(200):
        for seat in range(len(table.seats)):
            fiji.view(table, seat)
            check_moves(table, seat, luck.sample(MOVES, 2))
        waits = [seat for seat in fiji.waiting(table) if fiji.moves(table, seat)]
        if not waits:
            break
        seat = luck.choice(waits)
        table, events = fiji.after(table, seat, luck.choice(list(fiji.moves(table, seat))))
        assert all(fiji.sentence(event, table.seats) for event in events)
        assert min(map(min, piles(table))) >= 0
    fiji.outcome(table)


@pytest.mark.parametrize("stage", ["scoring", "dealing"])
def test_no_round_ends_with_offers_on_the_table(stage: str) -> None:
    offered = fiji.after(START, 0, Offer(Beads(1))).table
    assert outcome_of_reading(fiji.write_position(offered) | {"stage": stage}, offered) is None
