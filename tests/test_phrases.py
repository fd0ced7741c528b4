"""Phrases and notation go both ways: what is shown is read and written back."""

import json
import os
import re
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Literal, NamedTuple
from unicodedata import normalize

import editor
import pytest
from any_games import played_by_steps as played
from hypothesis import given
from hypothesis import strategies as st
from test_any_game import decided

from atoll.fiji.components import COLOURS, Beads
from atoll.record import start_line
from atoll.record.lines import object_of
from atoll.record.start import opening
from atoll.running import games, stubs
from atoll.running.world import Mismatch
from atoll.table import Outcome, Refused, Step, listed
from atoll.table.fields import SHARED
from atoll.table.games import GAMES, nouns
from atoll.table.games import game as verbs
from atoll.table.kinds import BySeat, Counts, Each, Number, PositionError, Text, Word
from atoll.table.layout import Layout
from atoll.table.notation import Notation, NotationError
from atoll.table.part_phrases import part_phrases
from atoll.table.parts import Part
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


# Parts bring phrases


BEADS = Counts(Beads, COLOURS, 9, str)
PARTS = [
    Part("pool", BEADS, "pool"),
    Part("weather", Word(("sun", "rain")), "weather", nothing="no weather"),
    Part("cards", Text(str.upper, str.lower, ("x",)), "cards"),
    Part("boats", BySeat(Number(0, 9)), "boats"),
    Part("nets", BySeat(Word(("old", "new"))), "net", nothing="none"),
    Part("laid", BySeat(Number(0, 9)), "line laid out", begins={"en": "the lines laid out are"}),
    Part("depth", Number(0, 9)),
    Part("wind", Each(Number(0, 9), "winds"), "wind", starts=()),
    Part("catches", BySeat(Each(Number(0, 9), "fish")), "catch list", starts=()),
    Part("rows", Each(Each(Number(0, 9), "columns"), "rows"), "rows", starts=()),
]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("the pool is 2 green and 1 blue", Beads(2, 0, 0, 1)),
        ("the weather is rain", "rain"),
        ("the weather is no weather", None),
        ("the cards are ace", "ACE"),
        ("the boats are Ana 2 and Ben 3", {"Ana": 2, "Ben": 3}),
        ("the boats of Ben are 3", 3),
        ("the nets are Ana old and Ben none", {"Ana": "old", "Ben": None}),
        ("the net of Ben is new", "new"),
        ("the lines laid out are Ana 2 and Ben 3", {"Ana": 2, "Ben": 3}),
        ("the line laid out of Ben is 4", 4),
        ("the wind is 3, 4", (3, 4)),
        ("the wind is none", ()),
        ("the catch lists are Ana 2, 3 and Ben none", {"Ana": (2, 3), "Ben": ()}),
        ("the catch list of Ben is 2, 3", (2, 3)),
    ],
)
def test_a_value_is_read_as_its_kind_writes_it(text: str, value: object) -> None:
    """As a Given, and as a Then that says now; of these phrases there are no others."""
    every = [*part_phrases(Layout("reef", "", PARTS), SHARED)]
    said = {"given": text, "then": re.sub(r" (is|are) ", r" \1 now ", text, count=1)}
    found = [(one, one.phrase.read(said[one.kind])) for one in every]
    read = [(one.kind, values[one.value]) for one, values in found if values is not None]
    assert read == [("given", value), ("then", value)]
    assert len(every) == 2 * 12  # rows of rows fit in no sentence


SIT = ("given", "Ana, Ben and Cid play Fiji")


def test_a_part_for_which_no_phrase_is_written_is_given_and_checked() -> None:
    given = [SIT, ("given", "the round is 2"), ("given", "the hand of Ben is 3 green")]
    told = [("then", "the round is still 2"), ("then", "the hand of Ben is still 3 green")]
    world = played("fiji", *given, *told)
    assert (world.table.round, world.table.hands[1]) == (2, Beads(3, 0, 0, 0))
    with pytest.raises(Mismatch, match=r"'round': '3'.*'round': '2'"):
        played("fiji", *given, ("then", "the round is now 3"))
    with pytest.raises(Mismatch, match="hand of Ben"):
        played("fiji", *given, ("then", "the hand of Ben is now 1 red"))


def test_what_is_still_so_was_so_before_the_when_whatever_has_been_told() -> None:
    offer = (SIT, ("when", "Ana chooses to offer 1 green"))
    played("fiji", *offer, ("then", "Ben still holds 5 green, 4 red, 3 yellow and 2 blue"))
    now = ("then", "Ana now holds 4 green, 4 red, 3 yellow and 2 blue")
    played("fiji", *offer, now)
    for said in ("Ana still holds", "the hand of Ana is still"):
        still = ("then", f"{said} 4 green, 4 red, 3 yellow and 2 blue")
        with pytest.raises(Mismatch, match="hand of Ana before': '5 green") as found:
            played("fiji", *offer, now, still)
        assert found.value.event
        assert found.value.event.what == "from behind"


def test_who_wins_with_a_worse_score_fails_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    laid, ended = played("fiji", SIT), Outcome((0,), "fiji_6_2", (3, 7, 3))
    monkeypatch.setattr(laid.verbs, "outcome", lambda _: ended)
    with pytest.raises(Mismatch, match=r"Ana wins with 3 where Ben has 7.*Fiji 6\.2"):
        laid.happen(lambda: Step(laid.table))
    monkeypatch.setattr(laid.verbs, "outcome", lambda _: ended._replace(fewest=True))
    laid.happen(lambda: Step(laid.table))


# An editor knows our phrases: Cucumber's language service, as npm has it, finds every one


Told = dict[str, list[str]]
GLUE = [(f"steps/phrases/{one}.py", stubs.written(one)) for one in editor.GAMES]
FEATURES = sorted((editor.ROOT / "features").rglob("*.feature"))


def service(features: list[tuple[str, str]]) -> Told:
    """What the language service says of our phrases and of some features."""
    npm = Path(os.environ.get("ATOLL_NPM") or editor.ROOT / "node_modules")
    if not (npm / "@cucumber" / "language-service").is_dir():
        pytest.skip("Cucumber's language service is not installed; run make browser")
    known = json.loads(editor.SETTINGS.read_text("utf-8"))["cucumber.parameterTypes"]
    asked = {"npm": str(npm), "glue": GLUE, "features": features, "types": known}
    command = ["node", str(editor.ROOT / "tests" / "editor.mjs")]
    done = subprocess.run(
        command, input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    told: Told = json.loads(done.stdout)
    return told


def test_the_settings_know_every_field_of_every_phrase() -> None:
    assert editor.SETTINGS.read_text("utf-8") == editor.written(), "write them anew: make phrases"


def test_it_finds_every_phrase_and_knows_every_step_of_ours() -> None:
    told = service(
        [(one.relative_to(editor.ROOT).as_posix(), one.read_text("utf-8")) for one in FEATURES]
    )
    assert told["errors"] == []
    # several games may say the same
    assert {*told["phrases"]} == {phrase.name for phrase in editor.phrases()}
    assert len(told["phrases"]) > 100
    assert told["amiss"] == []


# Players sit down, choose and win by phrases that no game writes


SAT = ("given", "Ana and Ben play Rock-paper-scissors by rps-street")
TWO = "Ana and Ben"
ROUND = (("when", "Ana chooses to show rock"), ("when", "Ben chooses to show scissors"))


SOUND = (
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
    for name in SOUND:
        line = start_line(game, beside(game, normalize(form, name)), 7)
        there = opening(object_of(json.dumps(line).encode())).table
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
            verbs(game).opening(beside(game, name), 7, {}, edition=None)


@pytest.mark.parametrize("game", GAMES)
def test_a_name_has_no_word_that_phrases_need(game: str) -> None:
    title = nouns(game).LAYOUT.title
    for name in ("nobody", "Ana chooses", "Ana now"):
        with pytest.raises(PositionError, match="is a word that phrases need"):
            played(game, ("given", f"{listed(beside(game, name))} play {title}"))


def test_they_play_by_the_text_that_is_named() -> None:
    world = played("rps", SAT, *ROUND)
    assert (world.edition, world.rulings["tie"]) == ("rps-street", "another_round")
    assert world.table.points == (1, 0)
    assert [line["move"] for line in world.moves] == ["show rock", "show scissors"]
    asked = [
        played("fiji", ("given", f"{names} play Fiji")).asked for names in (TWO, f"Eva, {TWO}")
    ]
    assert asked == [{"seats"}, set()], "only a ruling that lays another table is asked for"


def test_a_given_is_there_before_anything_happens_and_goes_where_players_sit_down_anew() -> None:
    points, chosen = ("given", "the points are Ana 1 and Ben 0"), "Ana has chosen to show rock"
    assert played("rps", SAT, points, SAT).table.points == (0, 0)
    for said in (chosen, "Ana hat show rock gewählt"):
        world = played("rps", SAT, ("given", said), ROUND[1])
        assert [line["move"] for line in world.moves] == ["show scissors"]
        assert (world.table.points, world.start["shown"]["Ana"]) == ((1, 0), "rock")
    with pytest.raises(Mismatch, match="Ana has chosen to show rock, as the rules allow"):
        played("rps", SAT, ("given", chosen), ("given", chosen))


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
        played("rps", SAT, *givens, ("then", said))
    played(
        "rps",
        SAT,
        *OVER,
        ("then", "the game is over"),
        ("then", "Ben and Ana share the victory"),
    )
