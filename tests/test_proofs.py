"""The machinery of proofs: verdicts that can fail, breaches, two solvers, the same answer twice."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from printed import as_json, atoll, printed, valid
from ran import interrupted

from atoll import digests
from atoll.cli import prove
from atoll.cli.prove import told
from atoll.fiji import rules, unknowns
from atoll.proof import cases, law, proofs, solver
from atoll.proof.cases import BreachError
from atoll.proof.law import Breach, Cases, Checked, Claim, Law, Sampled
from atoll.proof.proofs import Proof, as_dict, leaning, proof
from atoll.proof.saved import asked_by, save, saved
from atoll.readings import terms
from atoll.words import count, every

FEW = (
    "at_most_one_player_executes_a_row",
    "a_row_conserves_every_colour",
    "an_offer_is_kept_whole_or_paid_whole",
    "rotating_turns_one_goal_and_moves_none",
    "somebody_wins_where_a_victory_can_be_shared",
)
BREACH = Breach("every([standing[s], no(beaten[s])])", "standing[s]")


def made(holds: Callable[..., Any], seats: tuple[int, ...] = (2, 3), **more: Any) -> Law:
    return Law("a_law", "A law.", ("fiji_4_8",), holds, seats, BREACH, **more)


def case(of: Law, seats: int = 3, *, second: bool = False) -> cases.Case:
    return cases.case_of(of, unknowns, seats, second=second)


# Verdicts


def test_a_false_law_is_refuted_by_the_smallest_values() -> None:
    found = case(made(lambda counts, most: count(rules.contest(counts, most=most).executes) == 1))
    assert found.verdict == "refuted"
    assert set(found.values.values()) == {0}, "three seats that all count none are the smallest"


def test_a_law_about_nothing_is_not_proved() -> None:
    empty = made(lambda counts: Claim(every([counts[0] > 1, counts[0] < 1]), counts[0] == 7))
    assert case(empty).verdict == "proved"
    assert not case(empty).satisfiable
    assert proofs._verdict([case(empty)]) == "unknown"


def test_a_solver_that_gives_up_is_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = made(lambda counts, most: count(rules.contest(counts, most=most).executes) <= 1)
    assert case(hard, 5).verdict == "proved"
    monkeypatch.setattr(solver, "LIMIT", 10)
    assert case(hard, 5).verdict == "unknown"


def test_control_c_stops_a_solver_and_is_no_answer() -> None:
    pigeons = [terms.number(f"pigeon {n}") for n in range(14)]
    holes = [every([one >= 1, one <= 13]) for one in pigeons]
    apart = [one != other for n, one in enumerate(pigeons) for other in pigeons[:n]]
    with interrupted(0.3):
        solver.answered(solver.Question.of([*holes, *apart]))
    with interrupted(0.3):
        solver.least([*holes, *apart], pigeons)


def test_two_solvers_have_to_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    true = made(lambda counts, most: count(rules.contest(counts, most=most).executes) <= 1)
    assert case(true, second=True).second == "proved"
    assert proofs._verdict([case(true, second=True)]) == "proved"
    monkeypatch.setattr(cases, "reproved", lambda _: "refuted")
    assert proofs._verdict([case(true, second=True)]) == "unknown"


NO_UNKNOWNS = "a_law has no unknowns; let it give Checked(cases, flags)."
NO_CASE = "a_law tries no case, or asks nothing of its cases."


@pytest.mark.parametrize(
    ("holds", "why"),
    [
        (lambda counts: counts[99], "a_law breaks off: IndexError: "),
        (lambda count: count[0] >= 0, "a_law: count is no unknown; known are: counts, "),
        (lambda: [True, True], NO_UNKNOWNS),
        (lambda: Checked(0, [True]), NO_CASE),
        (lambda: Checked(2, []), NO_CASE),
    ],
)
def test_what_says_nothing_as_a_law_is_unknown_and_says_why(
    holds: Callable[..., Any], why: str
) -> None:
    (one,) = proofs.proofs("fiji", [FEW[0]], jobs=1)
    found = case(made(holds))
    assert proofs._verdict([found]) == "unknown"
    assert found.why.startswith(why)
    unsure = one._replace(cases=(found,), verdict="unknown")
    assert why[:30] in "".join(printed(prove.told([unsure], None, verbose=False, quiet=True)))


@pytest.mark.parametrize(
    ("named", "why"),
    [
        ({"lemmas": ("a_rows_conserves",)}, "a_rows_conserves is no law; known are: a_row_"),
        ({"under": ("half=none",)}, "half=none is no answer; known are: half="),
        ({"under": ("half",)}, "half is no answer; known are: half="),
    ],
)
def test_a_law_that_names_what_is_not_there_is_unknown_and_says_what_is(
    monkeypatch: pytest.MonkeyPatch, named: dict[str, Any], why: str
) -> None:
    one = made(lambda counts: counts[0] >= 0, **named)
    monkeypatch.setattr(proofs, "laws", lambda _: {**law.laws("fiji"), "a_law": one})
    found = proofs.proof("fiji", "a_law")
    assert (found.verdict, found.holds) == ("unknown", False)
    assert found.cases[0].why.startswith(why)


def test_a_law_that_tries_its_cases_names_the_smallest_that_contradicts_it() -> None:
    piles = [(column, pile) for column in (3, 2, 1) for pile in range(3)]
    low = Cases(lambda: piles, lambda column, pile: column * pile < 4, Checked)
    (one,) = proofs.proofs("fiji", [FEW[0]], jobs=1)
    for tries, says in (
        (low, ["contradicted column 2, pile 2"]),
        (lambda: Checked(1, [False]), []),
    ):
        failing = one._replace(cases=(case(made(tries, ()), 0),), verdict="refuted")
        assert [*prove._of_cases(failing)] == says


@pytest.mark.parametrize("many", [0, 28, 29])
@pytest.mark.parametrize(
    ("kind", "holds", "tried"),
    [(Checked, "checked", "all 28 cases"), (Sampled, "sampled", "28 samples")],
)
def test_a_law_without_unknowns_says_how_many_cases_or_samples_it_tried(
    kind: type[Checked], holds: str, tried: str, many: int
) -> None:
    listed = made(Cases(lambda: range(28), lambda one: one < 28, kind, many), ())
    found = case(listed, 0)
    assert (found.verdict, found.cases) == (holds if many != 29 else "refuted", 28)
    assert proofs._verdict([found]) == found.verdict
    assert many == 29 or proofs.ranged(listed, [found]) == tried


@pytest.mark.parametrize("is_given", [True, False])
def test_what_contradicts_a_law_fits_what_is_given_on_plain_numbers(*, is_given: bool) -> None:
    def parts(counts: Any) -> Any:
        on_numbers = type(counts[0]) is int
        return Claim(is_given if on_numbers else counts[0] == 7, counts[0] == 1)

    if is_given:
        assert case(made(parts)).values["count 1"] == 7
    else:
        with pytest.raises(AssertionError, match="a_law: ints and terms differ"):
            case(made(parts))


def test_the_answers_that_a_law_is_claimed_for_outlive_what_it_takes_as_given() -> None:
    claimed = made(
        lambda counts, skip: Claim(counts[0] > 0, every([skip, counts[0] > 0])),
        under=("after_shared=skip",),
    )
    assert case(claimed).verdict == "proved"


# Breaches


def test_a_law_has_one_breach() -> None:
    def holds() -> bool:
        """It always does."""
        return True

    with pytest.raises(TypeError, match="holds has no breach; say it below the law"):
        law.law("fiji_4_8")(holds)
    with pytest.raises(TypeError, match="holds has two breaches"):
        law.breach("most", "least")(law.breach("most", "fewest")(holds))


def test_a_breach_is_read_by_the_law_and_by_nobody_else() -> None:
    before = rules.contest((1, 2, 3), most=True)
    known = law.laws("fiji")[FEW[0]]
    other, unknown_there = cases.broken("fiji", known)
    assert case(known).verdict == "proved"
    assert cases.case_of(other, unknown_there, 3).verdict == "refuted"
    assert rules.contest((1, 2, 3), most=True) == before
    assert law.laws("fiji")[FEW[0]].holds is known.holds


@pytest.mark.parametrize("text", ["no such text", "Flag"])
def test_a_breach_quotes_the_rules_once(text: str) -> None:
    with pytest.raises(BreachError, match="quote it anew"):
        cases.misread("fiji", Breach(text, "other"))


def test_where_the_rules_are_edited_a_law_is_still_proved(monkeypatch: pytest.MonkeyPatch) -> None:
    gone = Breach("a text that no rule has any more", "another")
    known = law.laws("fiji")[FEW[0]]._replace(breach=gone)
    monkeypatch.setattr(proofs, "laws", lambda _: {FEW[0]: known})
    found = proofs.proof("fiji", FEW[0])
    assert (found.verdict, found.noticed, found.holds) == ("proved", "unfit", False)
    told = printed(prove.told([found], None, verbose=False, quiet=True))
    assert "quote them anew" in told[0]
    assert FEW[0] in told[1]


# The command


def test_a_law_whose_breach_changes_nothing_fails_and_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    harmless = Breach("standing[s], no(beaten[s])", "no(beaten[s]), standing[s]")
    known = law.laws("fiji")[FEW[0]]._replace(breach=harmless)
    both = {FEW[0]: known, FEW[3]: law.laws("fiji")[FEW[3]]}
    monkeypatch.setattr(proofs, "laws", lambda _: both)
    told, in_json = (atoll("prove", "fiji", "--jobs", "1", form) for form in ("--quiet", "--json"))
    assert (told.exit_code, in_json.exit_code) == (1, 1)
    assert FEW[0].replace("_", " ") in told.stdout
    assert not json.loads(in_json.stdout)["holds"]


def test_proofs_are_the_same_twice_and_in_any_number_of_processes() -> None:
    asked = ["prove", "fiji", *(word for name in FEW for word in ("--law", name)), "--jobs"]
    shown = [as_json("prove", *asked, jobs) for jobs in "12"]
    assert [set(one.pop("took")) for one in shown] == [{*FEW}] * 2
    assert json.dumps(shown[0]) == json.dumps(shown[1])
    assert shown[0]["holds"]


# Laws that were proved before


LAW = "at_most_one_player_executes_a_row"


@pytest.fixture(scope="module")
def found() -> Proof:
    return proof("fiji", LAW)


def test_the_command_keeps_what_holds_and_not_what_a_second_solver_says(
    found: Proof, tmp_path: Path
) -> None:
    words = ["prove", "fiji", "--law", LAW, "--second", "--save", str(tmp_path)]
    assert atoll(*words).exit_code == 0
    [(name, kept)] = saved("fiji", tmp_path).items()
    assert (name, kept.verdict, kept.range) == (LAW, found.verdict, found.range)
    assert [one.smt for one in kept.cases] == [one.smt for one in found.cases]
    assert {one.second for one in kept.cases} == {None}
    asked = {f"{LAW}.{one.seats}.smt2" for one in kept.cases}
    assert {one.name for one in tmp_path.glob("*.smt2")} == asked


@pytest.mark.parametrize(
    "fallen", [{"verdict": "refuted"}, {"verdict": "unproved"}, {"noticed": "missed"}]
)
def test_what_does_not_hold_is_asked_again(
    found: Proof, tmp_path: Path, fallen: dict[str, Any]
) -> None:
    save("fiji", [found._replace(**fallen)], tmp_path, asked_by())
    assert saved("fiji", tmp_path) == {}


def test_a_law_is_read_as_it_was_proved_by_the_same_engine(
    found: Proof, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save("fiji", [found], tmp_path, asked_by())
    save("fiji", [], tmp_path, asked_by())  # of others nothing is lost
    assert saved("fiji", tmp_path) == {LAW: found}
    (changed := tmp_path / "rules.py").write_text("# another", encoding="utf-8")
    *ours, (last, _) = digests.code()
    monkeypatch.setattr(digests, "code", lambda: iter([*ours, (last, changed)]))
    assert saved("fiji", tmp_path) == {}


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"by": 1, "laws": 2}', "BY"])
def test_what_cannot_be_read_is_asked_again(tmp_path: Path, text: str) -> None:
    torn = json.dumps({"by": asked_by(), "laws": {LAW: {"cases": [{}]}}})
    (tmp_path / "fiji.json").write_text(text.replace("BY", torn), encoding="utf-8")
    assert saved("fiji", tmp_path) == {}
    assert saved("fiji", tmp_path / "none") == {}


# What leans on what


DEEPER = "clearing_away_and_dealing_conserve_every_colour"
FARTHER = "no_pile_ever_has_more_beads_than_the_box"
"""It leans on what leans on the deeper one."""


def test_a_law_falls_with_what_its_lemmas_lean_on() -> None:
    lemma, far = proof("fiji", DEEPER), proof("fiji", FARTHER)
    assert DEEPER not in far.lemmas
    assert leaning("fiji", [far, lemma]) == [far, lemma]
    found = leaning("fiji", [far, lemma._replace(verdict="unknown")])
    assert [(one.verdict, one.holds) for one in found] == [("unproved", False), ("unknown", False)]
    lines = printed(told(found, None, verbose=False, quiet=True))
    assert any(line.startswith("unproved  no pile ever has more beads") for line in lines)
    assert any("it leans on what does not hold: clearing away" in line for line in lines)
    shown = valid(json.dumps(as_dict("fiji", found)), "prove")
    assert [law["fallen"] for law in shown["laws"]] == [[DEEPER], []]
