"""What can happen at all: the prover and the FAQ say the same of every question."""

import json
import re
from collections.abc import Mapping

import jsonschema
import pytest

from atoll.book.faq import asked_title
from atoll.cli.possible import as_dict
from atoll.home import HOME
from atoll.proof import possible
from atoll.proof.possible import Reply, UnknownQuestion, questions, replies
from atoll.telling.witness import keep

FAQ = HOME / "features" / "fiji" / "faq" / "possible.feature"
SCHEMA = json.loads((HOME / "engine/atoll/schemas/possible.schema.json").read_text())
ENTRY = re.compile(
    r"@(?P<id>[a-z]+_q_[cn]\d+) @proved (?P<tags>@\S.*)\n"
    r"  Scenario(?: Outline)?: (?P<question>.*)\n"
    r"    (?P<says>Yes|Never)\b"
)


def entries(text: str) -> dict[str, tuple[str, str]]:
    """What the FAQ asks and says, by the id of the question."""
    return {
        found["id"]: (asked_title(found["question"]), found["says"])
        for found in ENTRY.finditer(text)
    }


def differing(text: str, proved: Mapping[str, Reply]) -> list[str]:
    """The questions that the FAQ leaves out, words otherwise, or answers otherwise."""
    told = {one.id: (one.question, "Yes" if one.possible else "Never") for one in proved.values()}
    said = entries(text)
    return sorted(name for name in {*told, *said} if told.get(name) != said.get(name))


def unforbidding(text: str, proved: Mapping[str, Reply]) -> list[str]:
    """The questions answered with never under a rule that the prover can do without."""
    tags = {found["id"]: found["tags"].split() for found in ENTRY.finditer(text)}
    return [
        one.id
        for one in proved.values()
        if not one.possible and not {*tags[one.id]} <= {f"@{rule}" for rule in one.rules}
    ]


@pytest.fixture(scope="module")
def proved() -> dict[str, Reply]:
    """Every question put to the prover."""
    return {one.id: one for one in replies("fiji")}


def test_the_faq_says_of_every_question_what_the_prover_says(proved: Mapping[str, Reply]) -> None:
    assert len(proved) > 20
    assert differing(FAQ.read_text("utf-8"), proved) == []


def test_a_wrong_answer_a_missing_and_a_foreign_question_are_caught(
    proved: Mapping[str, Reply],
) -> None:
    text = FAQ.read_text("utf-8")
    assert differing(text.replace("    Never: a round starts", "    Yes: it does"), proved) == [
        "fiji_q_c1"
    ]
    assert differing(text.replace("@fiji_q_c4 ", "@fiji_q_c99 "), proved) == [
        "fiji_q_c4",
        "fiji_q_c99",
    ]


def test_a_never_stands_under_rules_that_forbid_it(proved: Mapping[str, Reply]) -> None:
    text = FAQ.read_text("utf-8")
    assert unforbidding(text, proved) == []
    planted = text.replace("@fiji_q_c25 @proved @fiji_5_5", "@fiji_q_c25 @proved @fiji_5_7")
    assert unforbidding(planted, proved) == ["fiji_q_c25"]


def test_yes_has_a_table_and_never_has_rules(proved: Mapping[str, Reply]) -> None:
    for one in proved.values():
        assert one.possible == (one.scenario is not None) == (not one.rules)
    assert {one.possible for one in proved.values()} == {True, False}


def test_what_forbids_names_the_rules_that_matter(proved: Mapping[str, Reply]) -> None:
    rules = {one.question: one.rules for one in proved.values()}
    blue = "Can the others take 1 blue each in the first exchange, with four players?"
    takings = ("fiji_4_10", "fiji_4_11", "fiji_4_12")
    half = "Can a half card fail because beads are missing?"
    assert rules[blue] == ("fiji_1_2", *takings, "fiji_4_16")
    assert rules[half] == ("fiji_0_3", "fiji_4_11")
    assert rules["Can the supply grow while the rows are analysed?"] == (*takings, "fiji_4_16")
    box = rules["Can the heads in the box run out with four players?"]
    assert {"fiji_5_2", "fiji_5_6", "fiji_6_1"} <= {*box}


def test_the_json_fits_its_schema(proved: Mapping[str, Reply]) -> None:
    told = json.loads(json.dumps(as_dict("fiji", [*proved.values()])))
    jsonschema.Draft202012Validator(SCHEMA).validate(told)


def test_the_tables_found_are_kept_already(proved: Mapping[str, Reply]) -> None:
    found = [witness for one in proved.values() for witness in one.witnesses("fiji")]
    folder = HOME / "features"
    missing = [
        one.name
        for one in found
        if not (folder / "fiji" / "witnesses" / f"{one.name}.feature").exists()
    ]
    assert missing == [], "run: atoll possible fiji --keep"
    kept = {keep(one, folder).name for one in found}
    lying = {
        path.name
        for path in (folder / "fiji" / "witnesses").glob("*.feature")
        if "@possible" in path.read_text("utf-8").partition("\n")[0].split()
    }
    assert lying == kept


def test_only_the_questions_asked_are_answered() -> None:
    (one,) = replies("fiji", ["fiji_q_c3"], jobs=1)
    forbidding = ("fiji_1_1", "fiji_4_2", "fiji_7_1")
    assert (one.id, one.possible, one.rules) == ("fiji_q_c3", False, forbidding)


def test_an_unknown_question_is_told() -> None:
    with pytest.raises(UnknownQuestion, match="fiji has no question fiji_q_z9; it has fiji_q_c1"):
        next(replies("fiji", ["fiji_q_z9"]))
    assert [*questions("fiji")][:2] == ["fiji_q_c1", "fiji_q_c2"]


def test_a_question_that_breaks_off_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    one = questions("fiji")["fiji_q_c3"]._replace(shows=lambda laid: laid.nobody)
    monkeypatch.setattr(possible, "questions", lambda _: {"fiji_q_c3": one})
    with pytest.raises(possible.NoQuestion, match=r"fiji_q_c3 breaks off: .*nobody"):
        next(replies("fiji", ["fiji_q_c3"], jobs=1))
