"""`atoll prove`: the laws of a game, for all tables; `atoll possible`: what can happen at all."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from atoll.cli.console import bar
from atoll.cli.options import (
    GAME,
    JOBS,
    KEEP,
    Number,
    Text,
    Texts,
    argument,
    flag,
    kept,
    needs,
    text,
)
from atoll.cli.report import Column, Part, Report, Table, line, whole
from atoll.progress import ticked
from atoll.table import cite, counted, listed

if TYPE_CHECKING:
    from atoll.mutate.parting import Parted
    from atoll.proof.cases import Case
    from atoll.proof.possible import Reply
    from atoll.proof.proofs import Proof
    from atoll.table.scenario import Scenario
    from atoll.telling.witness import Witness


def prove(
    game: str = GAME,
    law: Texts = text("--law", "NAME", "Only this law; repeat."),
    second: bool = flag("--second", "Ask a second solver (cvc5) each question too."),
    save: Text = text("--save", "FOLDER", "Write each question as SMT-LIB there, and what holds."),
    keep: bool = KEEP,
    jobs: Number = JOBS,
    verbose: bool = flag("--verbose", "Say what each law says, and its breach.", "-v"),
    quiet: bool = flag("--quiet", "Name only what does not hold.", "-q"),
) -> Report:
    """Prove the laws of a game: what must always hold.

    Each law has to notice its breach, a rule read wrongly.
    A law is proved for every number of seats it names, with any numbers of things, any cards
    and any rulings; checked where all its cases were tried, sampled where some of many were.
    Where one does not hold, the smallest table that is found shows how the rules part from those
    before their last change.
    """
    needs("z3", "atoll prove", "proof")
    if second:
        needs("cvc5", "--second", "proof")
    from atoll.mutate.parting import since_last_change
    from atoll.proof.proofs import as_dict as laws_as_dict

    proved = _proved(game, law or (), jobs, second=second, save=save)
    refuted = {one.law: case for one in proved if (case := next(contradicting(one), None))}
    parted = since_last_change(game, refuted) if refuted else None
    lines = told(proved, parted, verbose=verbose, quiet=quiet)
    return Report(
        lines if proved else [f"{game} has no laws yet."],
        lambda: laws_as_dict(game, proved, parted.as_dict() if parted else None),
        int(not all(one.holds for one in proved)),
        last=(kept(_witnesses(game, parted) if parted else ()) for _ in range(keep)),
    )


def _proved(
    game: str, names: Sequence[str], jobs: int | None, *, second: bool, save: str | None
) -> "list[Proof]":
    """The laws by these names, or all, with what they lean on; saved, if so asked for.

    Every question is saved as a file that any solver reads; `unsat` is the answer that proves.
    """
    from atoll.proof.proofs import leaning, named, proofs
    from atoll.proof.saved import asked_by, questions
    from atoll.proof.saved import save as keep
    from atoll.written import replaceable, write

    if save:
        Path(save).mkdir(parents=True, exist_ok=True)
        replaceable(Path(save) / f"{game}.json")
    wanted, by = [law.name for law in named(game, names)], asked_by()
    found = ticked(bar, "laws", len(wanted), proofs(game, wanted, jobs=jobs, second=second))
    proved = leaning(game, found)
    if save:
        for name, text in (each for one in proved for each in questions(one)):
            write(Path(save) / name, text)
        keep(game, proved, Path(save), by)
    return proved


def _witnesses(game: str, parted: "Parted") -> "Iterable[Witness]":
    """What happened while each law held: examples that fail until it holds again."""
    from atoll.telling.witness import Witness

    laws = " ".join(f"--law {law}" for law in parted.refuted)
    if parted.before:
        about, command = f"what contradicts {listed(parted.refuted)}", f"atoll prove {game} {laws}"
        yield Witness(game, "law", about, f"{command} --keep", (parted.before,))


# What it says


def told(
    proved: "Sequence[Proof]", parted: "Parted | None", *, verbose: bool, quiet: bool
) -> Iterator[Part]:
    """A line for each law, more of those that do not hold, and what it comes to."""
    from atoll.proof.proofs import GOOD

    # where the rules read otherwise than a breach quotes them, nothing else may be amiss
    bad = [one for one in proved if not one.holds]
    failing = [one for one in bad if one.noticed != "unfit" or one.verdict not in GOOD]
    for one in failing if quiet else proved:
        style = "bold red" if one in failing else "green"
        law = line(one.law.replace("_", " "), (f"  ({one.range})", "dim"))
        yield Table((Column(right=True, width=8), Column()), [((one.verdict, style), law)])
        if verbose or one in failing:
            yield from _more(one)
    if parted and parted.why:
        yield line(f"What it means at a table is not told: {parted.why}.", style="dim")
    if parted:
        now = "What the rules do now; by those before their last change it fails:"
        before = "What they did before their last change; it fails now:"
        yield from _scenario(now, parted.now)
        yield from _scenario(before, parted.before)
    if edited := [one for one in proved if one.noticed == "unfit"]:
        yield "The rules were edited where these laws quote them; quote them anew in laws/:"
        yield from (f"  {one.law}: {one.breach.old}" for one in edited)
    verdicts = Counter(one.verdict for one in proved)
    every = listed(f"{number} {verdict}" for verdict, number in verdicts.items())
    refuted = sum(one.noticed == "refuted" for one in proved)
    breaches = f"{refuted} of {counted(len(proved), 'breach', 'breaches')} refuted"
    seconds = f"{sum(one.seconds for one in proved):.0f} s of computing"
    yield f"{counted(len(proved), 'law')}: {every}; {breaches}; {seconds}."


def _scenario(heading: Part, told: "Scenario | None") -> Iterator[Part]:
    """A scenario below what it is."""
    from atoll.table.scenario import gherkin

    if told:
        yield heading
        yield from map(whole, gherkin(told))


def _more(one: "Proof") -> Iterator[Part]:
    """What a law says, its rules and its breach, and why it does not hold."""
    below = partial(line, inset=10)
    yield below("\n\n".join(" ".join(told.split()) for told in one.says.split("\n\n")))
    yield below(listed(cite(rule) for rule in one.rules), style="dim")
    if one.noticed == "missed" or one.holds:
        missed = "" if one.noticed == "refuted" else "NOT "
        edit = f"{one.breach.old} -> {one.breach.new}"
        yield below(f"{missed}refuted, where a rule is misread: {edit}", style="dim")
    if one.fallen:
        names = listed(name.replace("_", " ") for name in one.fallen)
        yield below(f"it leans on what does not hold: {names}")
    yield from map(below, _of_cases(one))


def _of_cases(one: "Proof") -> Iterator[str]:
    """The smallest values that contradict a law, and of each case that is not settled why.

    They are told in the names of its unknowns, a yes or no by the name alone; a number left out
    is 0.
    """
    if (case := next(contradicting(one), None)) and (case.values or not case.cases):
        some = {name: value for name, value in case.values.items() if value or "=" in name}
        told = [
            f"{'' if value else 'not '}{name}" if isinstance(value, bool) else f"{name} {value}"
            for name, value in (some or (case.values if case.cases else some)).items()
        ]
        seats = f"with {case.seats} players: " if case.seats else ""
        yield f"contradicted {seats}{', '.join(sorted(told)) or 'all numbers 0'}"
    for case in one.cases:
        why = ""
        if case.verdict == "unknown":
            why = case.why or (
                "no answer within the steps that a solver may take; state it for one row, or for "
                "one number of players, and lean on that with lemmas="
            )
        elif not case.satisfiable:
            why = "nothing fits what it takes as given; take less as given"
        elif case.second not in (None, case.verdict):
            errs = "find which of them errs: write the questions with --save"
            why = f"the second solver does not say so; {errs}"
        if why:
            yield f"{case.seats} players: {why}" if case.seats else why


def contradicting(one: "Proof") -> "Iterator[Case]":
    """The cases that do not hold, that of the fewest seats first."""
    return (case for case in one.cases if case.verdict == "refuted")


# What can happen at all


def possible(
    game: str = GAME,
    question: Texts = argument("QUESTION", "Only these, as fiji_q_c1."),
    jobs: Number = JOBS,
) -> Report:
    """Say what can happen at all, and what never can.

    Yes comes with the example of the FAQ that plays it; never with the rules that forbid it, for
    the numbers of seats it names and all things and cards that the rules allow. Both hold under
    the default answers to the rulings.
    """
    needs("z3", "atoll possible", "proof")
    from atoll.proof.possible import offered, questions, replies

    offered(game)
    coming = replies(game, question or (), jobs=jobs)
    found = ticked(bar, "questions", len(question or questions(game)), coming)
    return Report(replied(found), partial(as_dict, game, found))


def as_dict(game: str, found: "Sequence[Reply]") -> dict[str, Any]:
    """The answers as JSON has them (schemas/possible.schema.json)."""
    from atoll.book.faq import asked

    shown = {one.id: f"{one.file}:{one.line}" for one in asked()}
    every = [
        {
            "id": one.id,
            "question": one.question,
            "possible": one.with_seats is not None,
            "seats": [one.with_seats] if one.with_seats else one.tried,
            "rules": one.rules,
            "shown": shown.get(one.id),
        }
        for one in found
    ]
    return {"game": game, "questions": every}


def replied(found: "Sequence[Reply]") -> Iterator[Part]:
    """Each answer with what the FAQ says of it, or its rules, and how many there are of both."""
    from atoll import book
    from atoll.book.faq import asked

    told = {one.id: one for one in asked()}
    for one in found:
        first, last = one.tried[0], one.tried[-1]
        yield line((one.question, "bold"), f"  ({one.id})")
        if one.with_seats is not None:
            yield line(("Yes", "bold green"), f", with {one.with_seats} players.")
        else:
            seats = f"{first} to {last}" if first != last else str(first)
            yield line(("Never", "bold red"), f"; proved for {seats} players. Forbidden by:")
            yield from (f"  {cite(rule)}  {book.rule(rule).title}" for rule in one.rules)
        if answer := told.get(one.id):
            yield line(answer.answers[0].says, inset=2)
            yield line(f"An example: {answer.file}:{answer.line}", style="dim", inset=2)
        yield ""
    can = sum(one.with_seats is not None for one in found)
    summed = f"{counted(len(found), 'question')}: {can} can happen, {len(found) - can} never can"
    yield f"{summed}; under the default answers to the rulings."
