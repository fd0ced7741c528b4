"""Laws looked at from outside, in every game: as a book, by their samples, by faults."""

import re
import tomllib
from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from atoll.book import rules
from atoll.proof import proofs
from atoll.proof.cases import broken
from atoll.proof.law import Breach, Cases, Law, laws, leans_on, parameters
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
def test_no_law_leans_on_itself_and_none_of_fiji_has_the_breach_of_another(name: str) -> None:
    """Whether a breach fits the rules and is noticed, `make prove` says."""
    every = laws(name)
    breaches = Counter(law.breach for law in every.values())
    assert name != "fiji" or {*breaches.values()} == {1}
    for law in every.values():
        assert {*law.lemmas} <= every.keys()
        assert law.name not in leans_on(law, every)


@every_game
def test_only_laws_without_unknowns_speak_ordinary_python(name: str) -> None:
    assert [law.name for law in laws(name).values() if is_sampled(law) and parameters(law)] == []


def is_sampled(law: Law) -> bool:
    """Whether a law is about the tables of games at random."""
    holds = law.holds.holds if isinstance(law.holds, Cases) else law.holds
    return ".tables." in holds.__module__


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
    {"game": file.stem, "law": law, **fault}
    for file in FILES
    for law, faults in tomllib.loads(file.read_text(encoding="utf-8")).items()
    for fault in faults
]


def told(fault: Fault) -> str:
    return f"{fault['game']}, {fault['law']}: {fault['fault']}"


def asked(fault: Fault) -> Law:
    """The law that has to notice a fault, with the fault for its breach."""
    breach = Breach(fault["old"], fault["new"], fault["module"])
    return laws(fault["game"])[fault.get("lemma", fault["law"])]._replace(breach=breach)


def refuted(fault: Fault) -> bool:
    return proofs._refuted(*broken(fault["game"], asked(fault)))


@pytest.mark.parametrize("fault", [one for one in FAULTS if not is_sampled(asked(one))], ids=told)
def test_what_the_name_of_a_law_forbids_is_refuted(fault: Fault) -> None:
    """`make soak` asks the laws that are sampled, for each of whose faults games are played."""
    assert refuted(fault)


@pytest.mark.parametrize("game", [file.stem for file in FILES])
def test_every_law_has_a_fault_derived_from_its_name_and_planted(game: str) -> None:
    assert {fault["law"] for fault in FAULTS if fault["game"] == game} == laws(game).keys()
