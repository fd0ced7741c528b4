"""Players sit down, choose and win by phrases that no game writes."""

import json
from typing import Any, Literal
from unicodedata import normalize

import pytest
from any_games import played_by_steps as played

from atoll.record import Start
from atoll.record.lines import object_of
from atoll.record.start import start_of
from atoll.running.world import Mismatch
from atoll.table import Refused, listed
from atoll.table.games import GAMES, nouns
from atoll.table.games import game as verbs
from atoll.table.kinds import PositionError

SIT = ("given", "Ana and Ben play Rock-paper-scissors by rps-street")
TWO = "Ana and Ben"
ROUND = (("when", "Ana chooses to show rock"), ("when", "Ben chooses to show scissors"))


NAMES = (
    *("Éva", "Jean-Luc", "Player 1", "O'Brien", "Ludwig van B.", "ana", "xX_dude99", "3lena"),
    *("安娜", "Анна", "अनिल", "محمد علي"),
)
NO_NAMES = ("Ana and Ben", "Cid und", "Ana, Ben", "", " ", "Ana ", "Ana  B", "a=b", '"Ana"', "42")


def beside(game: str, name: str) -> list[str]:
    """As few players as can play, one with this name."""
    return [name, "Ben", "Cid", "Dora"][: min(verbs(game).SEATS)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["NFC", "NFD"])
def test_who_sits_in_a_record_sits_in_an_example(game: str, form: Literal["NFC", "NFD"]) -> None:
    title = nouns(game).LAYOUT.title
    for name in NAMES:
        line = Start(game, beside(game, normalize(form, name)), seed=7).line()
        start = start_of(object_of(json.dumps(line).encode()))
        there = start.opening().table
        assert there.seats[0] == name
        lies = json.dumps(verbs(game).write_position(there), ensure_ascii=False)
        assert not verbs(game).differences(there, object_of(normalize(form, lies).encode()))
        said = (f"{listed(line['seats'])} play {title}", f"{line['seats'][0]} looks at the table")
        world = played(game, ("given", said[0]), ("when", said[1]))
        assert (world.table.seats[0], world.view.seat) == (name, 0)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_no_name_sits_nowhere(game: str) -> None:
    for name in (*NO_NAMES, "\u3164", "x" * 61):
        with pytest.raises(Refused, match="is no name"):
            Start(game, beside(game, name), seed=7).opening()


@pytest.mark.parametrize("game", GAMES)
def test_a_name_has_no_word_that_phrases_need(game: str) -> None:
    title = nouns(game).LAYOUT.title
    for name in ("nobody", "Ana chooses", "Ana now"):
        with pytest.raises(PositionError, match="is a word that phrases need"):
            played(game, ("given", f"{listed(beside(game, name))} play {title}"))


def test_they_play_by_the_text_that_is_named() -> None:
    world = played("rps", SIT, *ROUND)
    assert (world.edition, world.rulings["tie"]) == ("rps-street", "another_round")
    assert world.table.points == (1, 0)
    assert [line["move"] for line in world.moves] == ["show rock", "show scissors"]
    asked = [
        played("fiji", ("given", f"{names} play Fiji")).asked for names in (TWO, f"Eva, {TWO}")
    ]
    assert asked == [{"seats"}, set()], "only a ruling that lays another table is asked for"


def test_a_given_is_there_before_anything_happens_and_goes_where_players_sit_down_anew() -> None:
    points, chosen = ("given", "the points are Ana 1 and Ben 0"), "Ana has chosen to show rock"
    assert played("rps", SIT, points, SIT).table.points == (0, 0)
    for said in (chosen, "Ana hat show rock gewählt"):
        world = played("rps", SIT, ("given", said), ROUND[1])
        assert [line["move"] for line in world.moves] == ["show scissors"]
        assert (world.table.points, world.start["shown"]["Ana"]) == ((1, 0), "rock")
    with pytest.raises(Mismatch, match="Ana has chosen to show rock, as the rules allow"):
        played("rps", SIT, ("given", chosen), ("given", chosen))


OVER = (
    ("given", "the ruling tie=shared holds"),
    ("given", "the points are Ana 3 and Ben 3"),
)


@pytest.mark.parametrize(
    ("givens", "said", "told"),
    [
        ((), "nobody wins", "'winners': 'nobody yet'"),
        ((), "Ana wins", "'winners': 'nobody yet'"),
        ((), "Ana and Ben share the victory", "'winners': 'nobody yet'"),
        ((), "the game is over", "'game over': 'True'.*'game over': 'False'"),
        (OVER, "Ana wins", "'winners': 'Ana'.*'winners': 'Ana and Ben'"),
    ],
)
def test_who_wins_is_not_who_has_not(givens: tuple[Any, ...], said: str, told: str) -> None:
    with pytest.raises(Mismatch, match=told):
        played("rps", SIT, *givens, ("then", said))
    played(
        "rps", SIT, *OVER, ("then", "the game is over"), ("then", "Ben and Ana share the victory")
    )
