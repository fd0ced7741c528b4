"""A game in the terminal: to watch, or with one seat played by a person."""

from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll import fiji
from atoll.fiji import Beads
from atoll.random_seats import Terminal, UnknownSeat, play
from atoll.record import RecordError, Start, referee
from atoll.table import Refused
from atoll.table.games import dialogue

NAMES = ["Ana", "Ben", "Cid", "Dora", "Eva"]
ANY_MOVE = (
    *(f"offer 1 {colour}" for colour in fiji.COLOURS),
    *("rotate red", "swap red blue", "keep", "set aside 1 green 1 red 1 yellow 1 blue"),
)


def typing(*texts: str) -> Callable[[str], str]:
    """A person who types these lines and then closes the terminal."""
    left = iter(texts)

    def ask(_: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return ask


def played(
    *typed: str,
    ask: Callable[[str], str] | None = None,
    luck: Random | None = None,
    human: str | None = "Ana",
    save: Path | None = None,
    **start: Any,
) -> list[str]:
    """What a person was told who typed this, among three seats unless `start` says otherwise."""
    told: list[str] = []
    usual: dict[str, Any] = {"seats": NAMES[:3], "seed": 7}
    begins = Start("fiji", **(usual | start))
    terminal = Terminal(ask or typing(*typed), told.append)
    play(begins, terminal, luck or Random(1), human=human, save=save)
    return told


def watched(**how: Any) -> list[str]:
    return played(human=None, **how)


# Watching


@pytest.mark.parametrize("seats", [2, 5])
def test_a_watched_game_ends_and_is_saved(tmp_path: Path, seats: int) -> None:
    path = tmp_path / "game.jsonl"
    told = watched(seats=NAMES[:seats], save=path)
    verdict = referee(path)
    assert verdict.legal
    assert verdict.table.stage == "over"
    outcome = fiji.outcome(verdict.table)
    assert outcome is not None
    assert told[-1].endswith(
        ": " + ", ".join(f"{n} {s}" for n, s in zip(NAMES, outcome.scores, strict=False)) + "."
    )
    assert told[-1].startswith(NAMES[outcome.winners[0]])


# Playing a seat


def test_what_is_no_move_is_told_with_examples() -> None:
    for typed in ("hello", "offer 1 pink", "keep it", "offer " + "9" * 5000 + " red"):
        told = played(typed, "q")
        assert any("write for example" in line or "is no " in line for line in told), typed


def test_help_is_a_question_mark() -> None:
    asked, helped = played("?", "q"), played("help", "q")
    assert asked == helped


def test_a_question_mark_and_a_move_say_why_not_without_making_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    told = played("? offer 5 green", "?offer 1 green", "q", save=path)
    assert "Fiji 4.1: Ana offers 5 beads; offer 1 to 4." in told
    assert "offer 1 green: this is allowed." in told
    assert len(path.read_text("utf-8").splitlines()) == 1


@pytest.mark.parametrize("typed", [("q",), (), ("offer 1 green", "q")])
def test_leaving_keeps_a_legal_record(tmp_path: Path, typed: tuple[str, ...]) -> None:
    path = tmp_path / "game.jsonl"
    told = played(*typed, save=path)
    assert told[-1] == "The game stops here, before its end."
    assert referee(path).legal


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("edition", ["fiji-de-2005"])
def test_a_person_can_play_to_the_end(tmp_path: Path, seats: int, edition: str) -> None:
    path, texts = tmp_path / "game.jsonl", cycle(ANY_MOVE)
    told = played(
        ask=lambda _: next(texts),
        seats=NAMES[:seats],
        human=NAMES[seats - 1],
        edition=edition,
        rulings={"keep_offer": "may"},
        own=fiji.DECK,
        save=path,
    )
    assert " won (Fiji 6." in told[-1]
    verdict = referee(path)
    assert verdict.legal
    assert verdict.table.stage == "over"


def hidden_parts() -> Iterator[tuple[fiji.Table, fiji.Table]]:
    """Two tables of three and two of two that differ only in what Ana may not know."""
    table = fiji.setup(NAMES[:3], 7)
    one = fiji.after(table, 1, fiji.parse_move("offer 1 green")).table
    other = fiji.after(table, 1, fiji.parse_move("offer 2 blue 2 red")).table
    yield one, other._replace(deal=(), hands=(one.hands[0], Beads(1), Beads(blue=1)))
    pair = fiji.setup(NAMES[:2], 7)
    one = fiji.after(pair, 1, fiji.parse_move("set aside 4 green")).table
    yield one, fiji.after(pair, 1, fiji.parse_move("set aside 4 red")).table


@pytest.mark.parametrize(("one", "other"), list(hidden_parts()), ids=["three", "two"])
def test_nothing_hidden_is_shown(one: fiji.Table, other: fiji.Table) -> None:
    assert one != other
    face = dialogue("fiji")
    assert face.board(fiji.view(one, 0)) == face.board(fiji.view(other, 0))
    assert face.allowed(one, 0) == face.allowed(other, 0)


@given(st.lists(st.one_of(st.text(), st.sampled_from(["?", "? offer 1 red", *ANY_MOVE]))))
def test_nothing_that_is_typed_breaks_the_game(typed: list[str]) -> None:
    assert played(*typed)


# A game that cannot begin


@pytest.mark.parametrize(
    ("how", "error", "reason"),
    [
        ({"human": "Zoe"}, UnknownSeat, 'nobody is called "Zoe"; play one of: Ana, Ben, Cid.'),
        ({"seats": ["Ana"]}, Refused, "Fiji 0.2: this many players cannot play: 1"),
        ({"seats": ["Ana", "B\x1b"]}, RecordError, "is no name"),
    ],
)
def test_a_game_that_cannot_begin_leaves_an_old_record(
    tmp_path: Path, how: dict[str, Any], error: type[Exception], reason: str
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("the old game\n", encoding="utf-8")
    with pytest.raises(error, match=reason):
        played(save=path, **how)
    assert path.read_text("utf-8") == "the old game\n"
