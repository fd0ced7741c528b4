"""The sheet of a game: which questions stand there, and what is said of one that is none."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from atoll.site.pages.sheet import asked_first
from atoll.site.prose import SiteError


def named(home: Path, text: str, questions: dict[str, str]) -> list[Any]:
    """The questions of the sheet of a game that has these, where a file names some."""
    file = home / "docs" / "hex" / "sheet.toml"
    if text:
        file.parent.mkdir(parents=True)
        file.write_text(text)
    facts, game = SimpleNamespace(home=home), SimpleNamespace(name="hex", questions=questions)
    return [*asked_first(cast(Any, facts), cast(Any, game))]


QUESTIONS = {f"hex_q_{number}": f"question {number}" for number in range(1, 8)}


def test_one_that_is_none_is_told_with_its_line(tmp_path: Path) -> None:
    text = '# Ours.\nquestions = [\n  "hex_q_1",\n  "hex_q_99",\n]\n'
    with pytest.raises(SiteError, match=r"docs/hex/sheet\.toml:4: no question is called hex_q_99"):
        named(tmp_path, text, QUESTIONS)
