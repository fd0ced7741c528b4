"""The way back: a scene told as a scenario is run by the phrases, and lays and shows the same."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from play_at_random import POLICIES, Start, starts

from atoll import fiji
from atoll.cli.keeping import keep_all
from atoll.fiji import Beads, Keep, Move, Offer, Pay, Rotate, SetAside, Swap, Table, game
from atoll.fiji.scene import NAMES, bare
from atoll.fiji.telling import laid
from atoll.running import lint, reading
from atoll.running.perform import perform
from atoll.table import Refusal
from atoll.telling.scenario import Line, Scenario, gherkin
from atoll.telling.scene import Scene, happens
from atoll.telling.told import Untold, contrasted, told
from atoll.telling.witness import Clash, Witness, keep

STARTS = list(starts())
MOVES: tuple[Move, ...] = (
    *(Offer(Beads()), Offer(Beads(0, 5)), Offer(Beads(0, 0, 0, 3)), Offer(Beads(1, 1))),
    *(SetAside(Beads(4)), SetAside(Beads(1, 1)), Rotate(2), Swap(1, 1), Swap(0, 3)),
    *(Keep(), Pay()),
)


def scenes(start: Start, seed: int) -> Iterator[Scene]:
    """A whole game as the scenes it is made of, and moves that may be refused."""
    luck, policy = Random(seed), POLICIES[seed % 2]
    table, _ = start.opening(seed)
    yield Scene(table, start=True)
    while waits := fiji.waiting(table):
        seat = luck.choice(waits)
        yield Scene(table, seat, look=True)
        yield Scene(table, luck.choice(range(len(table.seats))), luck.choice(MOVES))
        move = policy(luck, list(fiji.moves(table, seat)))
        yield Scene(table, seat, move)
        table, _ = game.played(table, seat, move)
        if (table.stage, table.row) == ("row", 1):
            yield Scene(table, onward=True)
            yield Scene(table, seat, luck.choice(MOVES))
        while following := game.proceed(table):
            if following.events:
                yield Scene(table)
            if table.stage == "scoring" and fiji.view(following.table, 0).hidden:
                yield Scene(table, look=True, onward=True)
            table = following.table


WHENS = ("row", "onward", "payment", "scoring", "dealing", "move", "look", "start")


def when(scene: Scene) -> str:
    """What happens there."""
    flags = (name for name in ("start", "look", "onward") if getattr(scene, name))
    return next(flags, "move" if scene.move else str(scene.table.stage))


@cache
def drawn() -> tuple[Scene, ...]:
    """A few scenes of a game of every start, of as many kinds as can be."""
    luck, found = Random(3), []
    for seed, start in enumerate(STARTS):
        every = list(scenes(start, seed))
        chosen = luck.sample(WHENS, 3)
        found += [luck.choice([one for one in every if when(one) == kind]) for kind in chosen]
        found += [scene for scene in every if scene.table.stage == "choice"][:1]
    return tuple(found)


def performed(folder: Path, scenarios: Mapping[str, Scenario]) -> Mapping[str, Sequence[Any]]:
    """What the runner says of scenarios, by the names that they are given here."""
    every = list(scenarios.items())
    for first in range(0, len(every), 60):
        lines = ["# game: fiji", "Feature: drawn"]
        for name, scenario in every[first : first + 60]:
            lines += ["", *gherkin(scenario._replace(title=Line("", name)))]
        (folder / f"{first}.feature").write_text("\n".join(lines) + "\n", "utf-8")
    performance = perform([str(folder)])
    assert (performance.findings, performance.problems) == ([], [])
    found: dict[str, list[Any]] = {name: [] for name in scenarios}
    for result in performance.results:
        found[result["name"]].append(result)
    return found


PLANTED = (
    (r"\bnothing\b", lambda _: "1 green"),
    (r"\bno heads\b", lambda _: "1 head"),
    (r"\d", lambda digit: str((int(digit[0]) + 1) % 10)),
    (r"\b(?:Ana|Ben)\b", lambda name: "Ben" if name[0] == "Ana" else "Ana"),
    (r"\b(?:most|fewest)\b", lambda way: "fewest" if way[0] == "most" else "most"),
)


def spoiled(line: Line) -> Line | None:
    """A Then with a wrong figure in its fields, or in its table."""
    for pattern, wrong in PLANTED:
        for name, text in line.fields.items():
            if re.search(pattern, text):
                return line._replace(
                    fields={**line.fields, name: re.sub(pattern, wrong, text, count=1)}
                )
        for number, (*cells, last) in enumerate(line.table[1:], start=1):
            if re.search(pattern, last):
                rows = list(line.table)
                rows[number] = (*cells, re.sub(pattern, wrong, last, count=1))
                return line._replace(table=tuple(rows))
    return None


def planted(scenario: Scenario, luck: Random) -> Scenario | None:
    """The scenario with one wrong figure in one of its Thens, if any has a figure."""
    lines = enumerate(scenario.lines)
    wrong = [(n, bad) for n, line in lines if line.keyword == "Then" and (bad := spoiled(line))]
    if not wrong:
        return None
    place, bad = luck.choice(wrong)
    return scenario._replace(lines=(*scenario.lines[:place], bad, *scenario.lines[place + 1 :]))


def test_the_scenes_drawn_are_of_every_kind() -> None:
    found = Counter(map(when, drawn()))
    assert set(found) == {*WHENS}
    assert {len(scene.table.seats) for scene in drawn()} == {2, 3, 4, 5}
    assert {scene.table.stage for scene in drawn()} >= {"set aside", "offer", "choice", "row"}
    answers = {answer for scene in drawn() for answer in scene.table.rulings.chosen.values()}
    assert answers == {name for each in fiji.RULINGS.values() for name in each.names()}
    assert sum(isinstance(happens("fiji", scene), Refusal) for scene in drawn()) > 15


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Sequence[Any]]:
    """Every drawn scene told and run; some also with a planted fault, or for one of their rules."""
    luck, scenarios = Random(5), {}
    for number, scene in enumerate(drawn()):
        scenarios[f"{number} right"] = told("fiji", scene)
        found = happens("fiji", scene)
        if number % 3 == 0 and not isinstance(found, Refusal):
            events = {event.rule for event in found.events}
            rule = luck.choice(told("fiji", scene).tags if scene.look else sorted(events))
            scenarios[f"{number} asked"] = told("fiji", scene, rules=[rule])
        if number % 2 and (bad := planted(told("fiji", scene), luck)):
            scenarios[f"{number} wrong"] = bad
    return performed(tmp_path_factory.mktemp("drawn"), scenarios)


def test_a_told_scene_passes(results: Mapping[str, Sequence[Any]]) -> None:
    right = {name: runs for name, runs in results.items() if name.endswith("right")}
    assert len(right) == len(drawn()) > 300
    failed = [runs for runs in right.values() if [run["outcome"] for run in runs] != ["passed"]]
    assert failed == []


def test_a_scene_told_for_the_sake_of_a_rule_passes(
    results: Mapping[str, Sequence[Any]],
) -> None:
    asked = {name: runs for name, runs in results.items() if name.endswith("asked")}
    assert len({tag for runs in asked.values() for run in runs for tag in run["tags"]}) > 20
    failed = [runs for runs in asked.values() if [run["outcome"] for run in runs] != ["passed"]]
    assert failed == []


def test_a_wrong_figure_in_a_then_fails(results: Mapping[str, Sequence[Any]]) -> None:
    wrong = {name: runs for name, runs in results.items() if name.endswith("wrong")}
    assert len(wrong) > 100
    passed = [runs for runs in wrong.values() if [run["outcome"] for run in runs] != ["failed"]]
    assert passed == []
    messages = [run["message"] for runs in wrong.values() for run in runs]
    assert not any("o phrase says" in message for message in messages)


def test_the_givens_lay_the_table_of_the_scene(results: Mapping[str, Sequence[Any]]) -> None:
    for number, scene in enumerate(drawn()):
        (run,) = results[f"{number} right"]
        if scene.start:
            assert run["start"] is None
            continue
        table = laid(scene, whole=False).scene.table
        read = fiji.read_position(run["start"], table.seats, table.rulings)
        if table.stage == "choice":  # the row before it is run after the start
            read = getattr(game.proceed(read), "table", read)
        assert (read, run["rulings"]) == (table, table.rulings.as_dict())


# One position under two readings

FOUR, PAIR = (bare(NAMES[:seats], fiji.answered()) for seats in (4, 2))
SHOWN = FOUR._replace(
    hands=(Beads(3, 4, 3, 2),) + (Beads(4, 4, 3, 2),) * 3,
    offers=(Beads(2),) + (Beads(1),) * 3,
    stage="row",
    row=1,
)
EQUAL = FOUR._replace(hands=(Beads(1, 1),) * 3 + (Beads(1),), round=4, exchange=3, stage="scoring")
ASIDE = PAIR._replace(hands=(Beads(2, 5, 4, 3), Beads(6, 1, 4, 3)))


def with_effect(text: str) -> Table:
    """Ana executes the first row of four seats, and it has this effect."""
    effect = fiji.read_deck({"conditions": [], "effects": [text]}).effects[0]
    return SHOWN._replace(effects=(effect, *SHOWN.effects[1:]))


DIFFERENCES: Mapping[str, tuple[Scene, Sequence[str]]] = {
    "half": (Scene(with_effect("take half of the green")), ()),
    "shared_place": (Scene(EQUAL), ()),
    "after_shared": (Scene(EQUAL), ()),
    "keep_offer": (Scene(with_effect("keep the offer")), ()),
    "swap": (
        Scene(
            with_effect("swap two goals")._replace(stage="choice", chooser=0),
            *(0, Swap(1, 2)),
        ),
        (),
    ),
    "final_tie": (Scene(EQUAL), ()),
    "supply_laid": (Scene(PAIR, start=True), ("fiji_7_2",)),
    "seats": (Scene(PAIR, start=True), ()),
    "set_aside": (
        Scene(ASIDE._replace(set_aside=(Beads(4), Beads(0, 4)), stage="scoring")),
        ("fiji_7_4",),
    ),
}


def ruled(scene: Scene, edition: str | None, house: Mapping[str, str]) -> Scene:
    rulings = fiji.answered(edition, house)
    return scene._replace(table=scene.table._replace(rulings=rulings))


@pytest.mark.parametrize("name", fiji.RULINGS)
def test_a_difference_is_two_scenarios_each_named_by_its_answer(name: str, tmp_path: Path) -> None:
    scene, rules = DIFFERENCES[name]
    answers = fiji.RULINGS[name].names()
    sides = [ruled(scene, None, {name: answer}) for answer in answers]
    found = contrasted("fiji", sides, rules=rules)
    assert [str(one.title).rpartition(" where ")[2] for one in found] == [
        f"{name}={answer}" for answer in answers
    ]
    results = performed(tmp_path, {str(n): scenario for n, scenario in enumerate(found)})
    runs = [run for each in results.values() for run in each]
    assert [run["outcome"] for run in runs] == ["passed", "passed"]
    assert [run["rulings"][name] for run in runs] == [*answers]


def test_a_scenario_says_only_what_differs_from_the_usual_table() -> None:
    scenario = told("fiji", DIFFERENCES["half"][0])
    assert [str(line) for line in scenario.lines] == [
        "Ana, Ben, Cid and Dora play Fiji",
        "row 1 is most red and green, take half of the green",
        "the offers are",
        "row 1 is analysed",
        "this is told",
        "the supply is now 3 green, 4 red, 3 yellow and 2 blue",
        "the hand of Ana is now 5 green, 4 red, 3 yellow and 2 blue",
        "nothing else changes",
    ]
    assert scenario.tags == ("fiji_4_4", "fiji_4_5", "fiji_4_8", "fiji_4_11")


def test_a_scene_told_for_the_sake_of_a_rule_is_named_by_it_and_gets_its_tag() -> None:
    scenario = told("fiji", DIFFERENCES["half"][0], rules=["fiji_4_11"])
    assert str(scenario.title) == "Ana takes half of the 5 green: 2 green"
    assert scenario.tags == ("fiji_4_11",)


@pytest.mark.parametrize(
    ("scene", "rules", "words"),
    [
        (Scene(PAIR._replace(stage="offer"), 0, Offer(Beads(1))), [], "stage 'offer'"),
        (Scene(FOUR, 0, Offer(Beads(-1))), [], "cannot be written"),
        (Scene(FOUR._replace(supply=Beads(31), stage="scoring")), [], "more than the box holds"),
        (Scene(FOUR._replace(stage="row", row=1)), [], "needs all offers"),
        (Scene(EQUAL), ["fiji_4_7"], "fiji_4_7 did not fire here"),
    ],
)
def test_what_cannot_be_told_is_refused_with_the_reason(
    scene: Scene, rules: list[str], words: str
) -> None:
    with pytest.raises(Untold, match=words):
        told("fiji", scene, rules=rules)


# Keeping

FOUND = Witness(
    *("fiji", "differs", "Half of an odd number", "atoll diff fiji half=down half=up"),
    (told("fiji", DIFFERENCES["half"][0]),),
)


def test_a_witness_is_kept_once_under_a_name_of_its_content(tmp_path: Path) -> None:
    path = keep(FOUND, tmp_path)
    assert path.parent == tmp_path / "fiji" / "witnesses"
    assert re.fullmatch(r"ana-executes-take-half-of-the-green-[0-9a-f]{8}\.feature", path.name)
    before = path.stat()
    assert keep(FOUND, tmp_path) == path
    assert (path.stat().st_mtime_ns, path.stat().st_ino) == (before.st_mtime_ns, before.st_ino)
    assert [*path.parent.iterdir()] == [path]
    assert keep(FOUND._replace(about="something else"), tmp_path) != path


@pytest.mark.parametrize(
    ("abouts", "said"),
    [
        ([], "Kept nothing, as nothing was found."),
        (
            ["one", "one"],
            r"Kept \S+/features/fiji/witnesses/ana-executes-take-half-of-the-green-\w+\.feature\.",
        ),
        (["one", "two"], r"Kept 2 witnesses in \S+/features/fiji/witnesses\."),
    ],
)
def test_the_command_says_where_it_keeps_what_it_found(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    abouts: list[str],
    said: str,
) -> None:
    monkeypatch.setattr("atoll.home.HOME", tmp_path)
    keep_all(FOUND._replace(about=about) for about in abouts)
    told = capsys.readouterr()
    assert (told.out, bool(re.fullmatch(said, told.err.strip()))) == ("", True), told.err


def test_a_kept_witness_says_what_it_shows_and_passes(tmp_path: Path) -> None:
    path = keep(FOUND, tmp_path)
    lines = path.read_text("utf-8").splitlines()
    assert lines[:3] == [
        "@fiji @witness @differs",
        "Feature: Fiji witness, Half of an odd number",
        "  Found by `atoll diff fiji half=down half=up`, which finds and keeps it again.",
    ]
    performance = perform([str(path)])
    assert performance.as_dict()["passed"]
    assert [result["fired"][-1] for result in performance.results] == ["fiji_4_11"]


def test_a_kept_witness_keeps_what_our_features_promise(tmp_path: Path) -> None:
    read = reading.read(keep(FOUND, tmp_path), "x.feature")
    assert lint.findings(read, ours=True) == ()


def test_a_witness_is_not_written_over_another_file(tmp_path: Path) -> None:
    path = keep(FOUND, tmp_path)
    path.write_text("Feature: mine\n", "utf-8")
    with pytest.raises(Clash, match="not the witness that was found; move or delete the file"):
        keep(FOUND, tmp_path)
    assert path.read_text("utf-8") == "Feature: mine\n"


def test_the_text_of_a_witness_depends_on_nothing_else() -> None:
    again = FOUND._replace(scenarios=(told("fiji", DIFFERENCES["half"][0]),))
    assert (again.text, again.name) == (FOUND.text, FOUND.name)
