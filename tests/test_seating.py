"""Players sit down, choose and win by phrases that no game writes."""

import pytest
from by_steps import played

from atoll.running.world import Mismatch
from atoll.table import listed
from atoll.table.games import GAMES, nouns
from atoll.table.games import game as verbs

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
