"""These tests run in an environment of their own: `make learning`."""

import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
sys.path[:0] = [str(HOME / "docs" / "howto" / "learning")]


def pytest_addoption(parser: pytest.Parser) -> None:
    """How many games are held against the engine's."""
    parser.addoption("--fiji", type=int, default=1000, help="so many games of Fiji")
    parser.addoption("--others", type=int, default=10, help="so many of each longer game")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each game of the house, with how many of it are played."""
    if "games" in metafunc.fixturenames:
        of = [(name, "--fiji" if name == "fiji" else "--others") for name in NAMES]
        pairs = [(name, metafunc.config.getoption(option)) for name, option in of]
        metafunc.parametrize(("name", "games"), pairs, ids=NAMES)
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", NAMES)


NAMES = ("fiji", "kaivai", "bali")
