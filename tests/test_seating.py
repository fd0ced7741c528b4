"""Players sit down, choose and win by phrases that no game writes."""

import json
from typing import Literal
from unicodedata import normalize

import pytest
from by_steps import played

from atoll.record import Start
from atoll.record.lines import object_of
from atoll.record.start import start_of
from atoll.running.world import Mismatch
from atoll.table import Refused, listed
from atoll.table.games import GAMES, nouns
from atoll.table.games import game as verbs
from atoll.table.kinds import PositionError

SIT = ("given", "Ana and Ben play Rock-paper-scissors by rps-street")
ROUND = (("when", "Ana chooses to show rock"), ("when", "Ben chooses to show scissors"))


@pytest.mark.parametrize("game", GAMES)
def test_players_sit_down_to_any_game_by_its_title(game: str) -> None:
    title, fewest = nouns(game).LAYOUT.title, min(verbs(game).SEATS)
    seats = ("Ana", "Ben", "Cid", "Dora")[:fewest]
    given = played(game, ("given", f"{listed(seats)} play {title}"))
    assert given.table.seats == seats
    assert (given.events, given.begins) == ([], None)
    begun = played(game, ("when", f"{listed(seats)} start a game of {title}"))
    assert begun.events
    assert begun.begins["seats"] == [*seats]


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
    for name in (*NO_NAMES, "x" * 61):
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


def test_who_sits_down_anew_takes_back_what_was_given() -> None:
    points = ("given", "the points are Ana 1 and Ben 0")
    assert played("rps", SIT, points).table.points == (1, 0)
    assert played("rps", SIT, points, SIT).table.points == (0, 0)


def test_a_move_has_been_made_before_anything_happens() -> None:
    for said in ("Ana has chosen to show rock", "Ana hat show rock gewählt"):
        world = played("rps", SIT, ("given", said), ROUND[1])
        assert [line["move"] for line in world.moves] == ["show scissors"]
        assert world.table.points == (1, 0)
        assert world.start["shown"]["Ana"] == "rock"


def test_a_move_that_is_refused_has_not_been_made() -> None:
    twice = ("given", "Ana has chosen to show rock")
    with pytest.raises(Mismatch, match="Ana has chosen to show rock, as the rules allow"):
        played("rps", SIT, twice, twice)


def test_only_a_ruling_that_lays_another_table_is_asked_for() -> None:
    asked = [
        played("fiji", ("given", f"{names} play Fiji")).asked
        for names in ("Ana and Ben", "Ana, Ben and Cid")
    ]
    assert asked == [{"seats"}, set()]


@pytest.mark.parametrize("said", ["nobody wins", "Ana wins", "Ana and Ben share the victory"])
def test_nobody_has_won_while_the_game_goes_on(said: str) -> None:
    with pytest.raises(Mismatch, match=r"'winners': 'nobody yet'"):
        played("rps", SIT, ("then", said))


def test_a_game_that_goes_on_is_not_over() -> None:
    with pytest.raises(Mismatch, match=r"'game over': 'True'.*'game over': 'False'"):
        played("rps", SIT, ("then", "the game is over"))


def test_winners_are_named_in_any_order() -> None:
    ruling, points = "the ruling tie=shared holds", "the points are Ana 3 and Ben 3"
    over = (SIT, ("given", ruling), ("given", points))
    played("rps", *over, ("then", "the game is over"), ("then", "Ben and Ana share the victory"))
    with pytest.raises(Mismatch, match=r"'winners': 'Ana'.*'winners': 'Ana and Ben'"):
        played("rps", *over, ("then", "Ana wins"))
