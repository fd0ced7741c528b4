"""The forged vectors: enough of them, of many kinds, each refused by the rule that it names."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest
import written_data
from written_data import every_vector

from atoll.data.agreement import disagreement

Json = Mapping[str, Any]
Found = Mapping[str, Sequence[Json]]
OURS = ("bali", "fiji", "kaivai")
RULES, KINDS, IN_KINDS = 112, 3, 90
"""So many rules refuse a vector at least, and so many of them do in so many ways."""


@pytest.fixture(scope="module")
def every(tmp_path_factory: pytest.TempPathFactory) -> Found:
    """All vectors, game by game."""
    folder = written_data.written(tmp_path_factory).folder
    return {game: every_vector(folder, game) for game in OURS}


@pytest.fixture(scope="module")
def found(every: Found) -> Found:
    """Those that were forged."""
    return {game: [one for one in some if one["forged"]] for game, some in every.items()}


def each(found: Found) -> Iterator[Json]:
    yield from (one for some in found.values() for one in some)


def test_many_rules_refuse_and_most_of_them_in_three_ways(every: Found) -> None:
    """An example that is refused is a way of its own."""
    ways = defaultdict[str, set[str]](set)
    for one in each(every):
        if one["refused"]:
            way = one["forged"]["way"] if one["forged"] else one["id"]
            ways[one["refused"]["rule"]].add(way)
    assert len(ways) >= RULES
    assert len([rule for rule, its in ways.items() if len(its) >= KINDS]) >= IN_KINDS


def test_each_is_refused_at_its_last_line_by_the_rule_that_it_names(found: Found) -> None:
    for one in each(found):
        assert disagreement(one) is None
        assert one["refused"]["line"] == len(one["record"])
        assert [one["refused"]["rule"]] == one["rules"]
