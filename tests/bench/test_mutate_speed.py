"""How long a fault takes, beside all examples played once: `make bench`.

Twenty times the same fault, each in a process of its own, asked of the examples of its rule.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from atoll.mutate.children import Answer, answers
from atoll.mutate.every_fault import planting
from atoll.mutate.plant import planted
from atoll.mutate.ready import examples, rehearsed, shown
from atoll.mutate.trial import Case, tried

TIMES = 20


def faults() -> Iterator[Answer]:
    """The first has been tried, so the game is there for all others."""
    of = planting("fiji")
    fault = next(one for one in of.faults if one.function == "contest")
    places = (at for at, one in examples("fiji").items() if {*fault.rules} & {*one.tags})
    text = planted(of.sources[fault.module], fault)
    case = Case("fiji", fault.module, text, fault.rules, (*places,), function=fault.function)
    ready = partial(rehearsed, "fiji", [*of.sources])
    coming = answers(tried, [(case,)] * (TIMES + 1), at_once=1, seconds=60, ready=ready)
    assert next(coming).value.by == "example"
    return coming


def begun() -> tuple[tuple[Any, ...], dict[str, Any]]:
    return (faults(),), {}


@pytest.mark.benchmark(group=f"all examples of Fiji once, and a fault {TIMES} times")
def test_faults(benchmark: BenchmarkFixture) -> None:
    benchmark.pedantic(list, setup=begun, rounds=3)  # type: ignore[no-untyped-call]


@pytest.mark.benchmark(group=f"all examples of Fiji once, and a fault {TIMES} times")
def test_examples(benchmark: BenchmarkFixture) -> None:
    rehearsed("fiji", [])
    played = partial(map, partial(shown, "fiji"), examples("fiji"))
    benchmark.pedantic(lambda: [*played()], rounds=3, warmup_rounds=1)  # type: ignore[no-untyped-call]
