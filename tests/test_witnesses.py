"""What was found is told as scenarios: each differs from the others, is kept once, and passes."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from printed import as_json

from atoll import fiji
from atoll.fiji.components import Beads
from atoll.fiji.telling import NAMES, seated
from atoll.mutate.parting import passing
from atoll.proof.possible import questions, replies
from atoll.proof.replaying import Disagreement, OnTable, scene, there
from atoll.proof.smallest import Possible, fitted, found
from atoll.table import games
from atoll.table.scenario import Line, Scenario
from atoll.telling.contract import tells
from atoll.telling.differing import differing, matter
from atoll.telling.scene import Scene
from atoll.telling.told import Untold, told
from atoll.telling.witness import Witness, keep

FOUR = seated(NAMES[:4], fiji.answered())
EQUAL = FOUR._replace(hands=(Beads(1, 1),) * 3 + (Beads(1),), round=4, exchange=3, stage="scoring")


@pytest.mark.parametrize(
    ("scene", "rules", "words"),
    [
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


def test_a_witness_is_kept_once_among_those_of_its_game_and_passes(tmp_path: Path) -> None:
    command = "atoll diff fiji half=down half=up"
    found = Witness("fiji", "differs", "A scoring", command, (told("fiji", Scene(EQUAL)),))
    path = keep(found, tmp_path)
    kept = path.read_text("utf-8")
    tags, title, _, _, *rule = kept.splitlines()
    assert (path, tags) == (tmp_path / "fiji" / "witnesses.feature", "@fiji @witness")
    assert title == "Feature: Fiji witnesses"
    assert rule[:3] == ["  @differs", "  Rule: A scoring", f"    Found by `{command}`."]
    assert passing("fiji", found.scenarios) == [True]
    assert (keep(found, tmp_path), path.read_text("utf-8")) == (path, kept)
    by_hand = "\n    Scenario: By hand (7)\n      Given Ana and Ben play Fiji\n"
    path.write_text(kept + by_hand, "utf-8")
    other = found._replace(about="Something else")
    keep(other, tmp_path)
    titles = re.findall("Scenario: (.*)", path.read_text("utf-8"))
    assert titles == [titles[0], "By hand (7)", f"{titles[0]} (2)"]


# Several of one thing

NOW = Line("And", "the hand of {seat} is now {beads}", {"seat": "Ana", "beads": "1 red"})


def made(phrase: str, *tags: str, seat: str = "Ana", lies: str = NOW.phrase) -> Scenario:
    when = Line("When", "{seat} plays", {"seat": seat})
    now = NOW._replace(phrase=lies, fields={**NOW.fields, "now": "now"})
    happens = Line("Then", phrase, {"seat": seat}), now, Line("And", "nothing else changes")
    return Scenario(Line("", phrase), tags, (when, *happens))


def test_who_it_is_and_what_lies_where_does_not_matter() -> None:
    one = made("{seat} takes a bead", "fiji_4_10")
    same = made("{seat} takes a bead", "fiji_4_10", seat="Ben")
    rule, outcome = made("{seat} takes a bead", "fiji_4_11"), made("{seat} chooses", "fiji_4_10")
    either = made("{seat} takes a bead", "fiji_4_10", lies="the hand of {seat} is {now} {beads}")
    assert matter(one) == matter(same) == matter(either)
    assert [*differing([one, same, rule, rule, outcome])] == [one, rule, outcome]
    assert [*differing([same, outcome], (one,))] == [outcome]


def test_each_witness_differs_in_what_matters_passes_and_is_kept_by_its_command() -> None:
    asked = "fiji_q_c5"
    [alone], [found] = (replies("fiji", [asked], jobs=1, witnesses=number) for number in (1, 3))
    assert found.scenario
    every = (found.scenario, *found.others)
    assert len(every) == len({matter(one) for one in every}) == 3
    assert passing("fiji", every) == [True] * 3
    assert found._replace(others=()) == alone._replace(others=())
    kept = [*found.witnesses("fiji")]
    assert [one.command for one in kept] == [
        f"atoll possible fiji{more} --keep" for more in ("", " --witnesses 2", " --witnesses 3")
    ]


def test_two_answers_part_at_tables_that_differ_pass_and_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.telling.witness.keep", lambda one, _: keep(one, tmp_path))
    words = ["diff", "fiji", "half=up", "--games", "0", "--no-examples", "--witnesses", "3"]
    [half] = as_json("diff", *words, "--keep")["rulings"]
    found = [half["witness"], *half["others"]]
    assert [one["smallest"] for one in found] == [True, False, False]
    assert {"cancel each other out" in one["scenarios"][0] for one in found} == {True, False}
    kept = (tmp_path / "fiji" / "witnesses.feature").read_text("utf-8")
    told_by = sorted(re.findall("Found by `(.*)`", kept))
    first = "atoll diff fiji half=down half=up"
    assert told_by == [first, *(f"{first} --witnesses {n} --keep" for n in (2, 3))]


# What the rules say of a situation is played at the table, and has to be so


def asked(name: str) -> Iterator[Possible]:
    """The first question of each situation that is laid on a table."""
    first = {one.situation.name: one for one in reversed(questions(name).values())}
    yield from first.values()


@pytest.mark.parametrize("name", [name for name in games.GAMES if tells.there(name)])
def test_nothing_that_the_rules_say_of_a_situation_goes_unchecked(name: str) -> None:
    telling, usual = tells(name), games.game(name).answered(None, None)
    checked = 0
    for one in asked(name):
        fit = fitted(one.situation, one.shows, usual)
        if fit is None:
            continue
        right = found(one.situation, one.shows, usual, fit)
        if not there(name, right.laid):
            continue
        seated = telling.seated(telling.NAMES[: right.seats], right.answers)
        laid: OnTable = right.laid.on_table(seated)
        assert laid.says, f"{one.situation.name} says nothing of what comes of it"
        for part in laid.says:
            wrong: Any = laid._replace(says={**laid.says, part: "otherwise"})
            spoiled = right._replace(laid=SimpleNamespace(on_table=lambda _, it=wrong: it))
            with pytest.raises(Disagreement, match=f"{one.situation.name}, {part}: the rules say"):
                scene(name, spoiled)
            checked += 1
    assert checked >= 3
