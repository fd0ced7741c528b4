"""Tables of any game told as scenarios: each is laid again by its Givens, and the same happens."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, count, islice
from random import Random
from typing import Any

import pytest
from any_games import played, start

from atoll.bali.components import BOX
from atoll.bali.position import counted
from atoll.bali.table import EndTurn
from atoll.bali.telling import NAMES as SEATED
from atoll.running.own import performed
from atoll.table import Refusal
from atoll.table.games import GAMES, game, nouns
from atoll.table.kinds import PositionError
from atoll.table.scenario import Line, Scenario, gherkin
from atoll.telling.contract import tells
from atoll.telling.rows import HEADER, WIDEST, going_on, joined, read
from atoll.telling.scene import Scene, happens, started
from atoll.telling.told import Untold, told

TELLING = [name for name in GAMES if tells.there(name)]
Runs = Mapping[str, Sequence[Mapping[str, Any]]]
GAMES_EACH, EACH, IN_A_FILE = 4, 15, 60


def scenes(name: str) -> Iterator[Scene]:
    """Scenes of games at random: a start, moves, refused ones, and what nobody decides."""
    yield from in_rows() if name == "bali" else ()
    luck = Random(name)
    answered = (
        (one, game(name).answered(one["edition"], one["rulings"]))
        for one in (start(name, seed) for seed in count())
    )
    for begins, answers in islice(answered, GAMES_EACH):
        moves = list[Any]()
        yield started(begins["seats"], answers)
        every = [*played(begins, 400)]
        for one in luck.sample(every, min(EACH, len(every))):
            moves.append(one.move)
            yield Scene(one.table, one.seat, one.move)
            yield Scene(one.table, one.seat, luck.choice(moves))
            after = game(name).played(one.table, one.seat, one.move).table
            if (found := game(name).proceed(after)) and found.events:
                yield Scene(after)
    if name == "kaivai":  # of the usual cult hexes one does not lie there
        table, seat, move, _ = next(played(start(name, 1), 400))
        less = {"cult": table.cult - {min(table.cult)}, "cult_left": table.cult_left + 1}
        yield Scene(table._replace(**less), seat, move)


def in_rows() -> Iterator[Scene]:
    """Tables of which no sentence says all: by an own box, and by luck in the shuffling."""
    table = game("bali").setup(SEATED, 1)
    own = table._replace(box=BOX._replace(masks=(1,) * 16), masks_left=(1,) * 16)
    yield Scene(own, game("bali").waiting(own)[0], EndTurn())
    dry = table._replace(draw=(), discard=counted(table.draw))
    yield Scene(dry, game("bali").waiting(dry)[0], EndTurn())


@cache
def told_of(name: str) -> Sequence[tuple[Scene, Scenario]]:
    """Scenes as they are told: each can be."""
    return [(scene, told(name, scene)) for scene in scenes(name)]


PLANTED = (
    (r"\bnothing\b", lambda _: "1"),
    (r"\d", lambda digit: str((int(digit[0]) + 1) % 10)),
    (r"\b(?:Ana|Ben)\b", lambda name: "Ben" if name[0] == "Ana" else "Ana"),
)


def spoiled(line: Line) -> Line | None:
    """A Then with another number or name in its fields or its table."""
    for pattern, wrong in PLANTED:
        for name, text in line.fields.items():
            if re.search(pattern, text):
                other = re.sub(pattern, wrong, text, count=1)
                return line._replace(fields={**line.fields, name: other})
        for number, (*cells, last) in enumerate(line.table[1:], start=1):
            if re.search(pattern, last):
                rows = [*line.table]
                rows[number] = (*cells, re.sub(pattern, wrong, last, count=1))
                return line._replace(table=tuple(rows))
    return None


def planted(scenario: Scenario, luck: Random) -> Scenario | None:
    """The scenario with something wrong in one of its Thens."""
    lines = enumerate(scenario.lines)
    wrong = [(n, bad) for n, line in lines if line.keyword == "Then" and (bad := spoiled(line))]
    if not wrong:
        return None
    place, bad = luck.choice(wrong)
    return scenario._replace(lines=(*scenario.lines[:place], bad, *scenario.lines[place + 1 :]))


def test_rows_of_values_are_read_as_a_position_is_and_sentences_as_they_were() -> None:
    fiji, kaivai = (nouns(name).LAYOUT for name in ("fiji", "kaivai"))
    assert read(fiji, [("heads, Ana", "2")], ("Ana", "Ben"))["heads"] == (2, 0)
    dice = [("dice, 1", "blue"), ("dice, 2", "white")]
    assert read(kaivai, dice, ("Ana", "Ben", "Cid"))["dice"] == ("blue", "white")
    with pytest.raises(PositionError, match="number what lies there from 1 on"):
        read(kaivai, dice[::-1], ("Ana", "Ben", "Cid"))
    for before in range(40, 60):
        said = f"{'b' * before} canoe-builder {'h' * 70} hut"
        assert joined([[*row] for row in going_on([("Kaivai 6.1", said)])]) == [
            ["Kaivai 6.1", said]
        ]


@pytest.fixture(scope="module", params=TELLING)
def ran(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Runs]:
    """What the runner says of the scenes of a game, and of some with a fault in a Then."""
    name, luck = request.param, Random(5)
    every = {f"{n} right": one for n, (_, one) in enumerate(told_of(name))}
    for n, (_, one) in enumerate(told_of(name)):
        if n % 3 == 0 and (bad := planted(one, luck)):
            every[f"{n} wrong"] = bad
    folder = tmp_path_factory.mktemp(name)
    for first in range(0, len(every), IN_A_FILE):
        named = [*every.items()][first : first + IN_A_FILE]
        told = [("", *gherkin(one._replace(title=Line("", called)))) for called, one in named]
        text = "\n".join([f"# game: {name}", "Feature: told", *chain.from_iterable(told)])
        (folder / f"{first}.feature").write_text(f"{text}\n", "utf-8")
    shown = performed([str(folder)], lint=False)
    assert shown.problems == []
    found: dict[str, list[Mapping[str, Any]]] = {called: [] for called in every}
    for result in shown.results:
        found[result["name"]].append(result)
    return name, found


def test_what_is_told_passes(ran: tuple[str, Runs]) -> None:
    name, found = ran
    assert len(told_of(name)) > 120
    assert any(isinstance(happens(name, scene), Refusal) for scene, _ in told_of(name))
    right = {called: runs for called, runs in found.items() if called.endswith("right")}
    assert [runs for runs in right.values() if [one["outcome"] for one in runs] != ["passed"]] == []


@pytest.mark.parametrize("name", TELLING)
def test_few_need_rows_of_values_and_no_cell_is_long(name: str) -> None:
    tables = [[line.table for line in one.lines if line.table] for _, one in told_of(name)]
    in_rows = [one for one in tables if any(rows[0] == HEADER for rows in one)]
    assert len(in_rows) <= len(tables) / 10
    cells = {cell for one in tables for rows in one for row in rows for cell in row}
    assert {one for one in cells if len(one) > WIDEST or re.search(r"[{}\[\]\"]", one)} == set()


def test_a_wrong_figure_in_a_then_fails(ran: tuple[str, Runs]) -> None:
    wrong = [runs for called, runs in ran[1].items() if called.endswith("wrong")]
    assert len(wrong) > 15
    assert [runs for runs in wrong if {one["outcome"] for one in runs} != {"failed"}] == []


def test_what_does_not_fire_or_what_nobody_decides_is_not_told() -> None:
    bali: Any = game("bali")
    table = bali.setup(SEATED, 1)
    with pytest.raises(Untold, match="bali_8_1 did not fire here; only bali_2_4"):
        told("bali", Scene(table, bali.waiting(table)[0], EndTurn()), rules=("bali_8_1",))
    with pytest.raises(Untold, match="give the scene a move"):
        told("bali", Scene(table))
