"""Laws looked at from outside, in every game: as a book, and whether their samples show enough."""

import re
import tomllib
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from atoll.book import rules
from atoll.proof import proofs
from atoll.proof.breaches import broken
from atoll.proof.law import Breach, laws, leans_on, parameters
from atoll.table.games import GAMES, game

UNDECIDED = {"kaivai": {"pay", "loss", "final"}, "bali": {"mask"}}
"""By game that is sampled: the stages at which nobody decides, or seldom."""
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_a_law_is_a_sentence_with_an_explanation_about_rules_of_the_book(name: str) -> None:
    for law in laws(name).values():
        assert re.fullmatch(r"[a-z]+(_[a-z0-9]+){3,}", law.name)
        assert re.fullmatch(r"[A-Z0-9][^`_]+\.", law.says), law.name
        assert law.rules, law.name
        assert len({*law.rules}) == len(law.rules), law.name
        assert {*law.rules} <= rules(name).keys(), law.name
        assert {*law.seats} <= {*game(name).SEATS}, law.name


@every_game
def test_the_breach_of_a_law_fits_the_rules_and_no_law_leans_on_itself(name: str) -> None:
    every = laws(name)
    breaches = Counter(law.breach for law in every.values())
    assert name != "fiji" or {*breaches.values()} == {1}
    for law in every.values():
        other, _ = broken(name, law)
        assert (other.name, other.holds is law.holds) == (law.name, False)
        assert {*law.lemmas} <= every.keys()
        assert law.name not in leans_on(law, every)


@every_game
def test_only_laws_without_unknowns_speak_ordinary_python(name: str) -> None:
    about_tables = [law for law in laws(name).values() if ".tables." in law.holds.__module__]
    assert [law.name for law in about_tables if parameters(law)] == []


@pytest.mark.parametrize("name", UNDECIDED)
def test_the_games_of_the_samples_are_played_to_their_ends_through_every_stage(name: str) -> None:
    sampled = import_module(f"atoll.{name}.laws.tables.games")
    games, tables = sampled.all_games(), sampled.all_tables()
    assert len(games) == 2 * sampled.GAMES
    assert all(game(name).outcome(one[-1]) for one in games)
    stages = {*import_module(f"atoll.{name}.table").STAGES} - UNDECIDED[name]
    assert stages <= {table.stage for table in tables}


# Faults derived from the names of the laws alone: each has to be refuted


Fault = dict[str, str]

FILES = sorted((Path(__file__).parent / "law_faults").glob("*.toml"))
FAULTS: list[Fault] = [
    {"game": file.stem, **fault}
    for file in FILES
    for fault in tomllib.loads(file.read_text(encoding="utf-8"))["fault"]
]


def told(fault: Fault) -> str:
    return f"{fault['game']}, {fault['law']}: {fault['fault']}"


def notices(name: str, fault: Fault) -> bool:
    breach = Breach(fault["old"], fault["new"], fault["module"])
    game = fault["game"]
    return proofs._notices(game, laws(game)[name]._replace(breach=breach))


@pytest.mark.parametrize("fault", FAULTS, ids=told)
def test_what_the_name_of_a_law_forbids_is_refuted(fault: Fault) -> None:
    assert notices(fault.get("lemma", fault["law"]), fault)


@pytest.mark.parametrize("game", [file.stem for file in FILES])
def test_every_law_has_a_fault_derived_from_its_name_and_planted(game: str) -> None:
    assert {fault["law"] for fault in FAULTS if fault["game"] == game} == laws(game).keys()
