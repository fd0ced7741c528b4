"""The forged vectors: enough of them, of many kinds, and refused as was said beforehand."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
import written_data
from ran import ours
from written_data import Written, every_vector

from atoll.code.functions import refusable
from atoll.data.agreement import disagreement
from atoll.data.exporting import as_lines
from atoll.data.forged import FOLDER, forged
from atoll.data.vectors import vectors
from atoll.forge import different
from atoll.forge.different import KINDS, MOST
from atoll.forge.forging import declared
from atoll.home import HOME
from atoll.table.games import forgeries

Json = Mapping[str, Any]
Found = Mapping[str, Sequence[Json]]
OURS = ("bali", "fiji", "kaivai")
VECTORS = 2_000
REFUSED = 1 / 2
FAIR = 4_500_000
FEW = 19
UNMADE = {"a_catch_before_the_canoe_on_its_way", "a_cult_hex_that_shuts_in_at_a_full_village"}
"""What no example and no game at random leaves room for; tables set up for it do."""


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Written:
    return written_data.written(tmp_path_factory)


@pytest.fixture(scope="module")
def every(written: Written) -> Found:
    """All vectors, game by game."""
    return {game: every_vector(written.folder, game) for game in OURS}


@pytest.fixture(scope="module")
def found(every: Found) -> Found:
    """Those that were forged."""
    return {game: [one for one in some if one["forged"]] for game, some in every.items()}


def each(found: Found) -> Iterator[Json]:
    yield from (one for some in found.values() for one in some)


# How many


def test_there_are_two_thousand_vectors_and_half_of_them_are_refusals(every: Found) -> None:
    vectors = [*each(every)]
    assert len(vectors) >= VECTORS
    assert len([one for one in vectors if one["refused"]]) >= len(vectors) * REFUSED


def test_they_are_few_bytes_together(found: Found) -> None:
    assert sum(len(as_lines(some)) for some in found.values()) < FAIR


@pytest.mark.parametrize("game", OURS)
def test_every_rule_that_refuses_does_so_in_three_ways_or_says_why(found: Found, game: str) -> None:
    ways = defaultdict[str, set[str]](set)
    for one in found[game]:
        ways[one["refused"]["rule"]].add(one["forged"]["way"])
    few = {rule for rule in refusable(game) if len(ways[rule]) < KINDS}
    assert few == {*forgeries(game).BEYOND}


def test_rules_that_refuse_in_one_or_two_ways_only_do_not_become_more(found: Found) -> None:
    """Some of them are not read off the code as rules that refuse."""
    ways = {(one["refused"]["rule"], one["forged"]["way"]) for one in each(found)}
    few = [rule for rule, ways in Counter(rule for rule, _ in ways).items() if ways < KINDS]
    assert len(few) <= FEW, " ".join(sorted(few))


@pytest.mark.parametrize("game", OURS)
def test_every_way_to_break_a_rule_is_there(found: Found, game: str) -> None:
    made = {one["forged"]["way"] for one in found[game]}
    assert {one.name for one in declared(game) if one.rules} - made <= UNMADE


# What they are


def test_each_is_refused_at_its_last_line_by_a_rule_that_was_named_beforehand(
    found: Found,
) -> None:
    for one in each(found):
        assert disagreement(one) is None
        assert one["refused"]["line"] == len(one["record"])
        assert one["refused"]["rule"] in one["rules"]
        [way] = [way for way in declared(one["game"]) if way.name == one["forged"]["way"]]
        assert one["rules"] == [*way.rules]


def test_nothing_that_was_forged_is_let_through_or_refused_otherwise(
    written: Written, found: Found
) -> None:
    """What this engine does not refuse as was said would be no vector, and be missing here."""
    assert {game: len(some) for game, some in found.items()} == {
        game: written.tried[game] for game in OURS
    }


def test_the_same_examples_are_forged_alike(found: Found) -> None:
    examples = vectors("bali", ours()).found
    again = {one["id"]: one for one in forged("bali", examples)}
    assert json.loads(json.dumps(again)) == {one["id"]: one for one in found["bali"]}


def test_each_has_an_id_of_its_own_below_its_rule(found: Found) -> None:
    ids = [(one["game"], one["id"]) for one in each(found)]
    assert len({*ids}) == len(ids)
    for one in each(found):
        assert one["id"].startswith(f"{FOLDER}/{one['refused']['rule']}/")


def test_each_says_where_its_way_to_forge_is_declared(found: Found) -> None:
    for one in each(found):
        text = (HOME / one["feature"]).read_text("utf-8").splitlines()
        named = next(line for line in text[one["line"] - 1 :] if line.startswith("def "))
        assert named.startswith(f"def {one['forged']['way']}(")


# No two alike


def test_of_one_way_there_are_few_and_each_is_of_another_record(
    found: Found,
) -> None:
    ways = defaultdict[tuple[str, str], list[str | None]](list)
    for one in each(found):
        ways[one["game"], one["forged"]["way"]].append(one["forged"]["of"] or one["id"])
    assert all(len({*of}) == len(of) for of in ways.values())
    assert all(len(of) <= MOST + len(refusable(game)) for (game, _), of in ways.items())
    assert sum(len(of) > MOST for of in ways.values()) < len(ways) / 10


def start(seats: int, seed: int) -> Json:
    names = ["Ana", "Ben", "Cid", "Dora"][:seats]
    return {"game": "fiji", "edition": "fiji-en-2006", "rulings": {}, "seats": names, "seed": seed}


def of_a_way(way: str, *starts: Json) -> list[Json]:
    records = [(str(number), [one]) for number, one in enumerate(starts)]
    return [one.lines[-1] for _, one in different("fiji", records) if one.forgery.name == way]


def test_numbers_that_differ_only_in_size_count_once() -> None:
    """Another seed deals other cards, and five green beads are as many too many."""
    many, way = [start(3, seed) for seed in range(9)], "five_beads_of_a_colour"
    assert [one["move"] for one in of_a_way(way, *many)] == ["offer 5 green"]
    assert len(of_a_way(way, *many, start(4, 1))) == 2
    assert len(of_a_way("a_player_alone", *many, start(4, 1))) == 1
