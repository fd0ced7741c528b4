"""Whatever a file holds, the referee answers with a verdict: file, line and reason."""

import json
from collections.abc import Callable

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from record_lines import ALL_READY, START, THREE, Line

from atoll import fiji
from atoll.fiji.nouns import LAYOUT
from atoll.fiji.table import STAGES
from atoll.record import Verdict, exit_status, final_position, referee
from atoll.record.entries import MOVE_KEYS, START_KEYS

Judge = Callable[[bytes], Verdict]

BEGUN = [START, *ALL_READY, {"seat": "Ana", "move": "rotate red"}]
WHOLE = "".join(f"{json.dumps(line)}\n" for line in BEGUN).encode()

NAMES = st.sampled_from(["Ana", "Ben", "Cid", "Zoe", "", "\x00", "\ud800"])
COLOURS = st.sampled_from([*fiji.COLOURS, "pink"])
KEYS = st.one_of(
    st.sampled_from([*START_KEYS, "deck", *MOVE_KEYS, *LAYOUT.parts]), NAMES, COLOURS, st.text()
)
TEXTS = st.one_of(
    NAMES,
    st.text(),
    st.sampled_from(["fiji", "fiji-de-2005", "offer 1 green", "rotate red", "keep", "most red"]),
    st.sampled_from(["most and", "take 3 red", "others take 84 blue", "offer 85 red", *STAGES]),
)
NUMBERS = st.one_of(st.integers(-2, 100), st.integers(), st.floats(), st.just(10**4000))
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS),
    lambda inner: st.one_of(st.lists(inner, max_size=5), st.dictionaries(KEYS, inner, max_size=5)),
    max_leaves=12,
)
PILES = st.dictionaries(NAMES, st.dictionaries(COLOURS, st.integers(-1, 9), max_size=4), max_size=4)
POSITIONS = st.fixed_dictionaries(
    {key: st.just(START["position"][key]) for key in ("conditions", "effects", "goals")},
    optional={
        "round": st.integers(0, 5),
        "exchange": st.integers(0, 4),
        "stage": st.sampled_from(STAGES),
        "row": st.integers(-1, 5),
        "supply": st.dictionaries(COLOURS, st.integers(-1, 90), max_size=4),
        "hands": PILES,
        "offers": PILES,
        "set_aside": PILES,
        "keepers": st.lists(NAMES, max_size=3),
        "chooser": NAMES,
        "heads": st.dictionaries(NAMES, st.integers(-1, 100), max_size=3),
        "deal": st.lists(st.just(START["position"]), max_size=4),
    },
)


@pytest.fixture(scope="module")
def judge(tmp_path_factory: pytest.TempPathFactory) -> Judge:
    path = tmp_path_factory.mktemp("fuzz") / "game.jsonl"

    def told(raw: bytes) -> Verdict:
        path.write_bytes(raw)
        verdict = referee(path)
        assert verdict.file == str(path)
        assert_told(verdict)
        return verdict

    return told


def assert_told(verdict: Verdict) -> None:
    assert str(verdict).encode()
    assert json.dumps(verdict.as_json(), allow_nan=False)
    assert json.dumps(final_position(verdict), allow_nan=False)
    if verdict.legal:
        assert (verdict.line, verdict.rule, verdict.reason) == (None, None, None)
        return
    assert verdict.line is not None
    assert verdict.line >= 1
    assert verdict.reason
    assert len(verdict.reason) < 1100
    assert verdict.rule is None or verdict.rule.startswith("fiji_")
    assert exit_status([verdict]) in {1, 2}


def dumped(*lines: object) -> bytes:
    """JSON as Python writes it: with NaN, huge numbers and halves of letters."""
    return "".join(f"{json.dumps(line)}\n" for line in lines).encode()


@given(st.lists(st.binary(max_size=20)), st.lists(st.integers(0, len(WHOLE))))
def test_bytes_put_into_a_record(judge: Judge, pieces: list[bytes], places: list[int]) -> None:
    raw = WHOLE
    for piece, at in zip(pieces, places, strict=False):
        raw = raw[:at] + piece + raw[at:]
    judge(raw)


@given(st.lists(st.one_of(JSON, st.dictionaries(KEYS, JSON))))
def test_lines_of_json(judge: Judge, lines: list[object]) -> None:
    judge(dumped(*lines))


@given(st.dictionaries(st.sampled_from([*START_KEYS, "deck"]), JSON))
@example({"seed": 10**4000})
@example({"seats": ["Ana", "\ud800"]})
@example({"rulings": {"half": ["up"]}})
def test_any_value_at_any_key_of_a_start(judge: Judge, values: Line) -> None:
    judge(dumped(THREE | {"seed": 1} | values))
    judge(dumped(START | values))


@given(st.dictionaries(st.sampled_from(MOVE_KEYS), JSON))
def test_any_value_at_any_key_of_a_move(judge: Judge, values: Line) -> None:
    judge(dumped(START, {"seat": "Ana", "move": "offer 1 green"} | values))


@given(st.dictionaries(st.sampled_from([*LAYOUT.parts]), JSON))
def test_any_value_at_any_key_of_a_position(judge: Judge, parts: Line) -> None:
    judge(dumped(THREE | {"position": START["position"] | parts}))
    judge(dumped(START | {"then": parts}))


@settings(max_examples=500)
@given(POSITIONS, st.sampled_from([["Ana", "Ben"], ["Ana", "Ben", "Cid"]]))
def test_parts_that_do_not_fit_together(judge: Judge, position: Line, seats: list[str]) -> None:
    start = {"game": "fiji", "seats": seats, "position": position}
    moves = [{"seat": name, "move": "offer 1 green"} for name in seats]
    verdict = judge(dumped(start, *moves))
    if verdict.table:
        again = {"position": final_position(verdict)}
        assert judge(dumped(THREE | {"seats": seats} | again)).table == verdict.table


@pytest.mark.parametrize("opener", [b'{"game":', b'{"then":{"supply":'])
@pytest.mark.parametrize("depth", [500, 5_000, 200_000])
def test_nesting_of_any_depth(judge: Judge, opener: bytes, depth: int) -> None:
    closer = opener.translate(bytes.maketrans(b"[{", b"]}"), b'":agmethnsupply')[::-1]
    for raw in (opener * depth, opener * depth + b"1" + closer * depth):
        verdict = judge(raw[:900_000])
        assert (verdict.legal, verdict.line) == (False, 1)


@pytest.mark.parametrize("filler", [b"x", b'{"a":'])
def test_one_very_long_line(judge: Judge, filler: bytes) -> None:
    verdict = judge(WHOLE + filler * (3_000_000 // len(filler)))
    assert (verdict.legal, verdict.readable, verdict.line) == (False, False, 6)
