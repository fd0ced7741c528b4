"""The page about many games: its policy plays, and its commands are commands."""

import re
from pathlib import Path

import pytest
from printed import atoll

PAGE = (Path(__file__).parent.parent / "docs" / "many_games.md").read_text("utf-8")
(BY_VERBS,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^atoll (simulate .*)$", PAGE, re.MULTILINE)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def said(command: str) -> str:
    ran = atoll(*command.split())
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def test_the_policy_of_the_page_plays_any_game(here: Path) -> None:
    (here / "slow.py").write_text(BY_VERBS, encoding="utf-8")
    assert "30 games of" in said("simulate rps --games 30 --policy slow:careful --jobs 1")


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(here: Path, command: str) -> None:
    if "--policy" in command:
        command = command.replace("kaivai", "fiji")  # greedy players of Kaivai take seconds a game
    games = "1" if re.search("kaivai|bali", command) else "300"
    if "--weigh" in command:
        few = re.sub(r"--weigh \d+", "--weigh 1", command)
        assert "Others win by keep_offer=may, greedy: " in said(few + " --jobs 1")
        return
    fewer = re.sub(r"--games \d+", "", command) + f" --games {games} --jobs 1"
    if command.count("--policy") == 3:
        fewer += " --seats 3"
    assert re.search(rf"^{games} games? of (Fiji|Kaivai|Bali)", said(fewer), re.MULTILINE)
