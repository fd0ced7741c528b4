"""A feature file elsewhere sees the shared phrases and those of its game, if it says which."""

from collections.abc import Callable
from typing import Any

import pytest

from atoll.running.perform import perform

OWN = """\
Feature: x
  Scenario: Rock against scissors
    Given Ana and Ben play Rock-paper-scissors
    When the seats show Ana rock and Ben scissors
    Then Ana scores
"""
SHARED = "Feature: x\n  Scenario: y\n    When all look away\n    Then nothing else changes\n"
PLACED = {
    "by_its_head": f"# game: rps\n{OWN}",
    "by_its_head_before_its_tag": f"#Game:rps\n@fiji\n{OWN}",
    "by_its_tag": f"@late @rps\n{OWN}",
    "by_its_steps": OWN,
    "by_its_steps_for_two_tags": f"@fiji @rps\n{OWN}",
}
NO_GAME = "The file does not say which game it is of; write `# game: "
UNPLACED = {
    "silent": (SHARED, 1, NO_GAME),
    "of_two_tags": (f"@fiji @rps\n{SHARED}", 2, NO_GAME),
    "misspelt": (f"# game: rsp\n{OWN}", 1, "There is no game 'rsp'; write `# game: "),
}
SLIP = f"# game: rps\n{OWN.replace('Ana scores', 'Ana scroes')}"


Of = Callable[[str], tuple[list[Any], list[Any]]]


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Of:
    """What a run of all these files shows and finds in one of them."""
    folder = tmp_path_factory.mktemp("mine")
    texts = {**PLACED, "slip": SLIP, **{name: text for name, (text, _, _) in UNPLACED.items()}}
    for name, text in texts.items():
        (folder / f"{name}.feature").write_text(text, encoding="utf-8")
    run = perform([str(folder)])
    assert run.problems == []

    def of(name: str) -> tuple[list[Any], list[Any]]:
        file = (folder / f"{name}.feature").as_posix()
        results, found = (
            [one for one in every if one["file"] == file] for every in (run.results, run.findings)
        )
        return results, found

    return of


@pytest.mark.parametrize("name", PLACED)
def test_a_file_elsewhere_says_its_game(shown: Of, name: str) -> None:
    results, found = shown(name)
    assert ([one["outcome"] for one in results], found) == (["passed"], [])


@pytest.mark.parametrize("name", UNPLACED)
def test_a_file_of_no_clear_game_is_one_finding(shown: Of, name: str) -> None:
    _, line, message = UNPLACED[name]
    results, (found,) = shown(name)
    assert (found["line"], found["message"].startswith(message)) == (line, True)
    assert results == []


def test_the_nearest_phrases_are_of_the_game(shown: Of) -> None:
    ((slip,), _) = shown("slip")
    assert "Then <seats> scores" in slip["message"]
    assert "heads" not in slip["message"]
