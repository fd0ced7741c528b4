"""What Try it and a card show of an example: what is asked first, what follows, what is laid."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from gherkin.dialect import DIALECTS
from in_git import laid as put
from ran import examples

from atoll.home import HOME
from atoll.record.stepping import played
from atoll.running.chapter import Chapter
from atoll.running.own import performed
from atoll.site.cards import Card
from atoll.site.facts import GameFacts
from atoll.site.form import form
from atoll.site.npm import FILES, Engine, engine
from atoll.site.pages import trying
from atoll.site.publishing import ahead
from atoll.site.trials import Shown, asked_first, asks, example, name_of, picture, trial
from atoll.site.verdicts import Verdicts
from atoll.table import games
from atoll.table.scenario import aligned


@pytest.fixture(scope="module")
def game() -> GameFacts:
    """Fiji, with the questions on what is taken alone."""
    return GameFacts("fiji", Verdicts(examples("features/fiji/faq/effects.feature")), HOME)


@pytest.fixture
def half(game: GameFacts) -> Mapping[str, Any]:
    """The question what half of an odd number is."""
    return next(one for one in game.results if "fiji_q_r14" in one["tags"])


def test_what_is_asked_first_is_what_the_example_speaks_of(half: Mapping[str, Any]) -> None:
    first = asked_first("fiji", half)
    assert (first["parts"][0], first["rulings"][0]) == ("offers", "half")
    assert asks("fiji", half)
    silent = {**half, "fired": ["fiji_4_1"], "tags": ["faq", "fiji_4_1"]}
    assert asked_first("fiji", silent)["rulings"] == []
    assert not asks("fiji", silent)
    assert not asks("fiji", {**half, "tags": ["fiji_4_11"]})


def test_an_example_is_tried_by_its_record_and_knows_what_other_answers_change(
    half: Mapping[str, Any],
) -> None:
    """The table before anything happens is told where no picture shows it."""
    position = {**half["begins"]["position"]}
    hands = position.pop("hands")
    begun = {**half, "begins": {**half["begins"], "position": position}}
    passed = played([begun["begins"], *begun["moves"]])
    found = trial("fiji", begun, passed, Shown("", (), "<svg><desc>x</desc>another</svg>"))
    assert found["lines"] == [begun["begins"], *half["moves"]]
    assert "half of the 5 green: 3 green" in json.dumps(found["others"]["half=up"])
    assert "half=down" not in found["others"]
    assert found["lies"].startswith("<svg")
    assert found["laid"].keys() == {"hands"}
    assert found["laid"]["hands"].keys() == hands.keys()
    again = trial("fiji", begun, passed, Shown("", (), found["lies"].replace('"lies', '"step')))
    assert ("lies" in again, again["laid"]) == (False, found["laid"])


def test_the_name_of_an_example_is_short_and_its_own(game: GameFacts) -> None:
    cards = [Card(one, f"q/{n}/index.md", "here") for n, one in enumerate(game.results)]
    names = {name_of(card) for card in cards}
    assert len(names) == len(cards)
    assert {len(name) for name in names} == {8}


# Found before any page is made


def test_what_is_found_ahead_is_what_a_page_would_find() -> None:
    found = Verdicts(examples("features/fiji/faq/effects.feature")[::5])
    early, late = GameFacts("fiji", found, HOME), GameFacts("fiji", found, HOME)
    ahead(early)
    for card in late.shelf.cards:
        assert all(example(late, card)), "its steps, its link and what there is to try"
        assert picture(late, card)
    assert early.known == late.known


# What a card shows


Result = Mapping[str, Any]
OURS = [name for name in games.GAMES if name != "rps"]
FINDS = ("start", "begins", "rulings", "end", "outcome")
"""What the When finds at a table, and what comes of it."""


@cache
def shown() -> Sequence[Result]:
    """All examples of Fiji."""
    return examples("features/fiji")


PRINTED = {"exchange_example.feature": 6, "beispiel_tausch.feature": 6, "printed.feature": 1}
TWO_KEEP = {"4_exchange.feature": 3, "what_is_told.feature": 1}
"""The deck has one keep card; these show what two of them would do."""


def test_few_tables_cannot_come_about_and_each_of_them_is_wanted_so() -> None:
    refuted = Counter(Path(one["file"]).name for one in shown() if one["impossible"])
    assert refuted <= Counter(PRINTED | TWO_KEEP)


def shorter(game: str) -> Iterator[Result]:
    """The examples of which Givens are not shown, as others tell anew what they tell."""
    for file, some in groupby(examples(f"features/{game}"), key=lambda one: one["file"]):
        every = Chapter.opened(HOME / file, file).examples()
        steps = {(one.placed.line, one.row): len(one.steps) for one in every}
        yield from (one for one in some if len(one["trace"]) < steps[one["line"], one["row"]])


@pytest.mark.parametrize("game", OURS)
def test_without_givens_that_are_told_anew_the_when_finds_the_same_table(
    tmp_path: Path, game: str
) -> None:
    told = [*shorter(game)]
    assert told
    for number, one in enumerate(told):
        feature, scenario = (DIALECTS[one["language"]][of][0] for of in ("feature", "scenario"))
        lines = [f"# language: {one['language']}", f"@{game}", f"{feature}: told"]
        lines += [f"  {scenario}: {number}"]
        for step in one["trace"]:
            lines.append(f"    {step['keyword'].strip()} {step['text']}")
            lines += aligned(step["table"], " " * 6) if step["table"] else ()
        text = "\n".join(lines) + "\n"
        (tmp_path / f"{number:04}.feature").write_text(text, encoding="utf-8")
    again = performed([str(tmp_path)])
    assert [*again.problems] == []
    by_number = {int(one["name"]): one for one in again.results}
    for number, one in enumerate(told):
        for part in FINDS:
            assert by_number[number][part] == one[part], (one["file"], one["line"], part)


TWO, THREE = "Ana and Ben play Fiji", "Ana, Ben and Cid play Fiji"
HALF, HELD = "the ruling half=up holds", "it is exchange 2 of round 1"
TOLD_ANEW = [
    ([TWO, HELD, THREE], [THREE]),
    ([TWO, HALF, THREE], [HALF, THREE]),
    ([f"{TWO} by fiji-en-2006", THREE], [f"{TWO} by fiji-en-2006", THREE]),
    ([f"{TWO} by fiji-en-2006", f"{THREE} by fiji-de-2005"], [f"{THREE} by fiji-de-2005"]),
    (
        [THREE, "the heads are Ana 1", HELD, "the heads are Cid 2"],
        [THREE, HELD, "the heads are Cid 2"],
    ),
]


@pytest.mark.parametrize(("givens", "left"), TOLD_ANEW)
def test_a_given_is_not_shown_where_others_tell_all_of_it_anew(
    tmp_path: Path, givens: Sequence[str], left: Sequence[str]
) -> None:
    steps = "\n    And ".join(givens)
    (tmp_path / "one.feature").write_text(f"Feature: one\n  Scenario: one\n    Given {steps}\n")
    [one] = performed([str(tmp_path)], lint=False).results
    assert [step["text"] for step in one["trace"]] == left
    assert one["trace"][0]["keyword"].strip() == "Given"


# The pages Try it and Decide: what scripts are given, and what stands there without them


def test_a_build_without_an_engine_says_why_and_keeps_the_rest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    absent = Engine(why="npm is not installed; install Node.js.")
    monkeypatch.setattr(trying, "engine", lambda _: absent)
    game = GameFacts("fiji", Verdicts([*examples("features/fiji/4_exchange.feature")]), HOME)
    facts: Any = SimpleNamespace(home=HOME, games=(game,))
    pages: dict[str, Any] = {one.path: one for one in trying.pages(facts)}
    page = pages["fiji/try/index.md"]
    assert "carries no engine: npm is not installed; install Node.js." in page.text
    assert "try-load" not in page.text
    assert '"engine":null' in page.text
    rest = ["assets/try-it.js", "fiji/decide/index.md", "fiji/try/index.md", "fiji/try/examples.js"]
    assert [one for one in pages if not re.search("/(?:record|de)/", one)] == rest


def test_no_data_can_end_its_script() -> None:
    assert trying.script({"name": "</script><b>"}) == '{"name":"\\u003c/script>\\u003cb>"}'
    assert json.loads(trying.script({"name": "</script>"})) == {"name": "</script>"}


@pytest.mark.parametrize("name", games.GAMES)
def test_every_part_of_a_layout_has_a_field_that_is_no_json(name: str) -> None:
    """Also where a game makes a kind from another, to tell it in its own way."""
    fields = {one["name"]: one for one in form(name)}
    assert fields.keys() == games.nouns(name).LAYOUT.parts.keys()
    assert '"json"' not in json.dumps(fields)


def test_a_field_has_the_bounds_of_its_part() -> None:
    fields = {one["name"]: one for one in form("fiji")}
    bounds = {name: (fields[name]["least"], fields[name]["most"]) for name in ("row", "goals")}
    assert bounds == {"row": (0, 4), "goals": (4, 4)}


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Path]:
    """A checkout with a lock and an installed package, though an empty one."""
    lock = {"packages": {"node_modules/pyodide": {"version": "1.2.3"}}}
    put(tmp_path, {"package-lock.json": json.dumps(lock)})
    own = {"package.json": '{"version": "1.2.3"}', **{name: name for name in FILES}}
    put(tmp_path / "node_modules" / "pyodide", own)
    yield tmp_path
    engine.cache_clear()


def test_what_npm_says_is_told(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (checkout / "node_modules" / "pyodide" / FILES[0]).unlink()
    npm = checkout / "npm"
    npm.write_text(
        "#!/bin/sh\necho npm warn old >&2\necho npm error no network >&2\nexit 1\n", "utf-8"
    )
    npm.chmod(0o755)
    monkeypatch.setenv("PATH", f"{checkout}:/usr/bin:/bin")
    says = "npm could not fetch what the lock names: npm error no network"
    assert engine(checkout).why == says


def test_a_wheel_that_cannot_be_built_is_told(checkout: Path) -> None:
    assert engine(checkout).why.startswith("the wheel could not be built: ")


def test_the_lock_pins_with_hashes_and_names_no_registry() -> None:
    lock = json.loads((HOME / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: one for name, one in lock["packages"].items() if name}
    assert [
        name for name, one in packages.items() if not one["integrity"].startswith("sha512-")
    ] == []
    assert [name for name, one in packages.items() if "resolved" in one] == []
    wanted = json.loads((HOME / "package.json").read_text(encoding="utf-8"))
    named = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert [version for version in named.values() if not re.fullmatch(r"[\d.]+", version)] == []
