"""Of every question the smallest table is the one that is kept, and the rules forbid a never."""

from pathlib import Path

import pytest
from test_possible import ASKING, shown


@pytest.mark.parametrize("game", ASKING)
def test_a_yes_has_its_smallest_table_and_a_never_rules_that_forbid_it(
    game: str, tmp_path: Path
) -> None:
    shown(game, tmp_path)
