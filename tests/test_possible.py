"""What can happen at all: the prover, the FAQ and the tables kept say the same, in every game."""

import json
import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import jsonschema
import pytest

from atoll.bali import possible as of_bali
from atoll.bali import situations
from atoll.bali.components import BOX
from atoll.book.faq import asked_title
from atoll.cli.possible import as_dict
from atoll.home import HOME
from atoll.proof import possible
from atoll.proof.possible import Reply, UnknownQuestion, answer, questions, replies
from atoll.telling.witness import keep

SCHEMA = json.loads((HOME / "engine/atoll/schemas/possible.schema.json").read_text())
ENTRY = re.compile(
    r"@(?P<id>[a-z]+_q_[cn]\d+) @proved (?P<tags>@\S.*)\n"
    r"  Scenario(?: Outline)?: (?P<question>.*)\n"
    r"    (?P<says>Yes|Never)\b"
)
ASKING = {"fiji": 20, "kaivai": 12, "bali": 10}
"""So many questions at least a game asks."""
OF_MASKS = "With the working masks, "


class Asked(NamedTuple):
    """A game, what its FAQ says, and what the prover says of every question."""

    game: str
    faq: str
    proved: Mapping[str, Reply]


@cache
def proved(game: str) -> Mapping[str, Reply]:
    """What the prover says of every question of a game."""
    return {one.id: one for one in replies(game)}


@pytest.fixture(scope="module", params=ASKING)
def every(request: pytest.FixtureRequest) -> Asked:
    game: str = request.param
    files = sorted((HOME / "features" / game / "faq").glob("possible*.feature"))
    faq = "\n".join(path.read_text("utf-8") for path in files)
    return Asked(game, faq, proved(game))


def test_the_faq_says_of_every_question_what_the_prover_says(every: Asked) -> None:
    told = {
        one.id: (one.question, "Yes" if one.possible else "Never") for one in every.proved.values()
    }
    said = {
        found["id"]: (asked_title(found["question"]), found["says"])
        for found in ENTRY.finditer(every.faq)
    }
    assert said == told
    assert len(told) == len(questions(every.game)) >= ASKING[every.game]


def test_yes_has_a_table_and_never_stands_under_rules_that_forbid_it(every: Asked) -> None:
    tags = {found["id"]: {*found["tags"].split()} for found in ENTRY.finditer(every.faq)}
    for one in every.proved.values():
        assert one.possible == (one.scenario is not None) == (not one.rules)
        assert one.possible or tags[one.id] <= {f"@{rule}" for rule in one.rules}, one.id
        asked = questions(every.game)[one.id].situation.seats
        assert one.seats == asked or (one.possible and {*one.seats} < {*asked}), one.id
    assert {one.possible for one in every.proved.values()} == {True, False}
    told = json.loads(json.dumps(as_dict(every.game, [*every.proved.values()])))
    jsonschema.Draft202012Validator(SCHEMA).validate(told)


def test_the_tables_found_are_kept_already(every: Asked) -> None:
    folder = HOME / "features"
    witnesses = [one for of in every.proved.values() for one in of.witnesses(every.game)]
    lying = {
        path.name
        for path in (folder / every.game / "witnesses").glob("*.feature")
        if "@possible" in path.read_text("utf-8").partition("\n")[0].split()
    }
    assert {f"{one.name}.feature" for one in witnesses} == lying, (
        f"run: atoll possible {every.game} --keep"
    )
    assert {keep(one, folder).name for one in witnesses} == lying


def test_only_the_questions_asked_are_answered() -> None:
    with pytest.raises(UnknownQuestion, match="fiji has no question fiji_q_z9; it has fiji_q_c1"):
        next(replies("fiji", ["fiji_q_z9"]))
    (one,) = replies("fiji", ["fiji_q_c3"], jobs=1)
    forbidding = ("fiji_1_1", "fiji_4_2", "fiji_7_1")
    assert (one.id, one.possible, one.rules) == ("fiji_q_c3", False, forbidding)


def test_a_question_that_breaks_off_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    one = questions("fiji")["fiji_q_c3"]._replace(shows=lambda laid: laid.nobody)
    monkeypatch.setattr(possible, "questions", lambda _: {"fiji_q_c3": one})
    with pytest.raises(possible.NoQuestion, match=r"fiji_q_c3 breaks off: .*nobody"):
        next(replies("fiji", ["fiji_q_c3"], jobs=1))


def test_a_question_that_the_values_of_masks_decide_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """By masks that are worth 1 each other than one of 100, some answers change: only theirs."""
    usual = {one.id: one.possible for one in proved("bali").values()}
    changed = BOX._replace(masks=(1,) * 15 + (100,))
    monkeypatch.setattr(situations, "BOX", changed)
    monkeypatch.setattr(situations, "_VALUES", (1, 100))
    monkeypatch.setattr(situations, "_EACH", (15, 1))
    other = {name: answer("bali", name).with_seats is not None for name in questions("bali")}
    assert {one.id for one in of_bali.POSSIBLE if usual[one.id] != other[one.id]} <= {
        one.id for one in of_bali.POSSIBLE if one.question.startswith(OF_MASKS)
    }
    assert usual != other
