"""Faults derived from the names of the laws alone: planted in the rules, each has to be refuted."""

import tomllib
from pathlib import Path

import pytest

from atoll.proof import proofs
from atoll.proof.law import Breach, laws

Fault = dict[str, str]

FILES = sorted((Path(__file__).parent / "law_faults").glob("*.toml"))
GAMES = tuple(file.stem for file in FILES)
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


@pytest.mark.parametrize("game", GAMES)
def test_every_law_has_a_fault_derived_from_its_name_and_planted(game: str) -> None:
    assert {fault["law"] for fault in FAULTS if fault["game"] == game} == laws(game).keys()
