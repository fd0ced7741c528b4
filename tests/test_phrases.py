"""Phrases and notation go both ways: what is shown is read and written back."""

import re
from collections.abc import Iterator
from importlib import import_module
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st
from test_any_game import decided

from atoll.running import games
from atoll.table.fields import SHARED
from atoll.table.games import GAMES
from atoll.table.notation import Notation, NotationError
from atoll.table.phrases import Fields, Phrase

NAMES = ("Ana", "Ben", "Cid")


def module(game: str, name: str) -> Any:
    """A module of a game."""
    return import_module(f"atoll.{game}.{name}")


FIELDS: dict[str, Fields] = {game: module(game, "fields").FIELDS for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_an_example_of_a_field_is_read_and_written_back(game: str) -> None:
    for field in FIELDS[game].values():
        for text in field.examples:
            names = tuple(dict.fromkeys(re.findall(r"[A-Z]\w*", text)))
            value = field.placed(field.read(text), names)
            for written in (field.write(value, names), field.lists(value, names)):
                assert re.fullmatch(field.pattern, written)
                assert field.placed(field.read(written), names) == value


NOTATIONS = [
    (f"{game}: {name}", value)
    for game in GAMES
    for name, value in vars(module(game, "notation")).items()
    if isinstance(value, Notation)
]


@pytest.mark.parametrize(("name", "notation"), NOTATIONS)
def test_an_example_of_the_notation_is_written_as_it_is_read(
    name: str, notation: Notation[Any]
) -> None:
    assert [notation.write(notation.read(text)) for text in notation.examples] == [
        *notation.examples
    ]
    with pytest.raises(NotationError, match=f"write for example '{notation.examples[0]}'"):
        notation.read("once upon a time")


# Every phrase of every game


def phrases(game: str) -> Iterator[Phrase]:
    """Every phrase of a game, in each of its languages: of its events and of its steps."""
    for phrase in module(game, "events").KINDS.values():
        yield from phrase.languages.values()
    for step in games.phrases(game).known:
        yield step.parser._phrases[0]  # type: ignore[attr-defined] # all of ours are Said


@pytest.mark.parametrize("game", GAMES)
def test_every_phrase_reads_its_example(game: str) -> None:
    for phrase in phrases(game):
        assert phrase.read(phrase.example()) is not None, phrase.example()


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_is_read_as_it_is_told(game: str) -> None:
    kinds = module(game, "events").KINDS
    for one in (one for seed in range(3) for one in decided(game, seed)):
        for event in one.step.events:
            for phrase in kinds[event.what].languages.values():
                facts = {name: event.facts[name] for name in phrase.types}
                read = phrase.read(phrase.written(facts, one.table.seats))
                assert read is not None, event
                assert phrase.placed(read, one.table.seats) == facts


# One phrase


def test_words_agree_with_the_players_both_ways() -> None:
    phrase = Phrase("{seats:Seats} win[s|] the 100% round", SHARED)
    assert phrase.words == {"the", "100%", "round"}
    for seats, text in (((1,), "Ben wins"), ((0, 2), "Ana and Cid win")):
        assert phrase.written({"seats": seats}, NAMES) == f"{text} the 100% round"
        read = phrase.read(f"{text} the 100% round")
        assert read
        assert phrase.placed(read, NAMES) == {"seats": seats}


def test_a_step_names_its_fields_and_lists_their_values() -> None:
    beads = FIELDS["fiji"]["Beads"].read("2 green 1 blue")
    takes = Phrase("{seat:Seat} takes {beads:Beads}", FIELDS["fiji"])
    line = takes.line("Then", NAMES, seat=1, beads=beads, rule="left out")
    assert line == (
        "Then",
        "{seat} takes {beads}",
        {"seat": "Ben", "beads": "2 green and 1 blue"},
        (),
    )
    assert takes.written({"seat": 1, "beads": beads}, NAMES) == "Ben takes 2 green 1 blue"


def test_a_number_of_things_names_them_for_one_and_for_several_in_each_language() -> None:
    phrase = Phrase(
        "{seat:Seat} pays {chips:Number|chip|chips} for {cards:Number|card lies|cards lie}",
        SHARED,
        de="{seat:Seat} zahlt {chips:Number|roter Chip|rote Chips}, {cards:Number|Karte|Karten}",
    )
    told: dict[str, Any] = {"seat": 1, "chips": 1, "cards": 3}
    texts = [one.written(told, NAMES) for one in phrase.languages.values()]
    assert texts == ["Ben pays 1 chip for 3 cards lie", "Ben zahlt 1 roter Chip, 3 Karten"]
    assert (
        phrase.languages["de"]
        .written({**told, "chips": 0}, NAMES)
        .startswith("Ben zahlt 0 rote Chips")
    )
    for text, one in zip(texts, phrase.languages.values(), strict=True):
        assert one.read(text) == {**told, "seat": "Ben"}
        assert one.matches(one.example())
    assert not phrase.matches("Ben pays 1 for 3 cards lie")
    assert str(phrase.line("Then", NAMES, **told)) == texts[0]


class Take(NamedTuple):
    """A move of a small game."""

    stones: int


def test_a_move_may_name_what_there_are_so_many_of() -> None:
    takes = Notation[Take]("move", SHARED, {"take {stones:Number|stone|stones}": Take})
    assert takes.read("Take 1 stone") == Take(1)
    assert takes.examples == ("take 3 stones",)
    assert takes.called("Number") == ["stones"]
    with pytest.raises(NotationError, match="write for example 'take 3 stones'"):
        takes.read("take 3")


# Notation


class Draw(NamedTuple):
    """A move without a field, and so an empty tuple."""


class Wait(NamedTuple):
    """Another one, which is equal to it."""


def test_moves_of_two_sorts_are_written_as_what_they_are_even_where_they_are_equal() -> None:
    moves = Notation[Draw | Wait]("move", FIELDS["fiji"], {"take": Draw, "wait": Wait})
    assert (moves.write(Draw()), moves.write(Wait())) == ("take", "wait")


def test_a_shape_that_is_no_verb_is_said_otherwise_in_a_sentence_and_read_so() -> None:
    shapes = {"take": "it takes", "done": "it is done"}
    moves = Notation[str]("move", FIELDS["fiji"], shapes, said={"done": "be done"})
    assert [(moves.write(one), moves.say(one)) for one in shapes.values()] == [
        ("take", "take"),
        ("done", "be done"),
    ]
    assert moves.read("be done") == moves.read("done") == "it is done"
    assert moves.examples == ("take", "done")


class Swim(NamedTuple):
    """A move with two fields."""

    start: int
    end: int


SWIMS = Notation[Swim | Wait](
    "move", FIELDS["fiji"], {"swim {start:Number} {end:Number}": Swim, "w": Wait}
)


@given(st.sets(st.builds(Swim, st.integers(0, 3), st.integers(0, 3))))
def test_whatever_one_picks_from_moves_together_is_one_of_them(moves: set[Swim]) -> None:
    picked = [
        Swim(int(start), int(end))
        for text in SWIMS.together(sorted(moves))
        for starts, ends in re.findall(r"swim (\d(?:(?:, | or )\d)*) (\d(?:(?:, | or )\d)*)$", text)
        for start in re.findall(r"\d", starts)
        for end in re.findall(r"\d", ends)
    ]
    assert sorted(picked) == sorted(moves)
