"""What `atoll prove` says of laws on a terminal."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from atoll.cli.keeping import told_scenarios
from atoll.cli.report import Column, Part, Table, line
from atoll.table import cite, counted, listed

if TYPE_CHECKING:
    from atoll.proof.cases import Case
    from atoll.proof.parting import Parted
    from atoll.proof.proofs import Proof

__all__ = ["contradicting", "told"]

NO_ANSWER = (
    "no answer within the steps that a solver may take; state it for one row, or for one number of "
    "players, and lean on that with lemmas="
)
APART = (
    "the second solver does not say so; find which of them errs: write the questions with --save"
)
NOTHING_FITS = "nothing fits what it takes as given; take less as given"
NOW = "What the rules do now; by those before their last change it fails:"
BEFORE = "What they did before their last change; it fails now:"


def told(
    proved: "Sequence[Proof]", parted: "Parted | None", *, verbose: bool, quiet: bool
) -> Iterator[Part]:
    """A line for each law, more of those that do not hold, and what it comes to."""
    failing = [one for one in proved if not one.holds and not _only_unfit(one)]
    for one in failing if quiet else proved:
        yield _headed(one, "bold red" if one in failing else "green")
        if verbose or one in failing:
            yield from _more(one)
    yield from _parted(parted) if parted else ()
    yield from _unfit(proved)
    yield _summed(proved)


def _headed(one: "Proof", style: str) -> Part:
    """The verdict, and beside it the law and what it holds for."""
    law = line(one.law.replace("_", " "), (f"  ({one.range})", "dim"))
    return Table((Column(right=True, width=8), Column()), [((one.verdict, style), law)])


def _below(text: str, style: str = "") -> Part:
    """A line about a law, below its name."""
    return line(text, style=style, inset=10)


def _flowing(says: str) -> str:
    """Paragraphs whose lines end where the terminal does."""
    return "\n\n".join(" ".join(one.split()) for one in says.split("\n\n"))


def _only_unfit(one: "Proof") -> bool:
    """Whether nothing is amiss but that the rules read otherwise than its breach quotes them."""
    from atoll.proof.proofs import GOOD

    return one.noticed == "unfit" and one.verdict in GOOD


def _more(one: "Proof") -> Iterator[Part]:
    yield _below(_flowing(one.says))
    yield _below(listed(cite(rule) for rule in one.rules), "dim")
    if one.noticed == "missed" or one.holds:
        missed = "" if one.noticed == "refuted" else "NOT "
        edit = f"{one.breach.old} -> {one.breach.new}"
        yield _below(f"{missed}refuted, where a rule is misread: {edit}", "dim")
    if one.fallen:
        names = listed(name.replace("_", " ") for name in one.fallen)
        yield _below(f"it leans on what does not hold: {names}")
    yield from map(_below, _of_cases(one))


def _of_cases(one: "Proof") -> Iterator[str]:
    """The smallest values that contradict a law, and of each case that is not settled why."""
    if (case := next(contradicting(one), None)) and (case.values or not case.cases):
        yield _values(case)
    for case in one.cases:
        if why := _unsettled(case):
            yield f"{case.seats} players: {why}" if case.seats else why


def _unsettled(case: "Case") -> str:
    """Why a case is neither proved nor refuted, and what to try; nothing where it is."""
    if case.verdict == "unknown":
        return case.why or NO_ANSWER
    if not case.satisfiable:
        return NOTHING_FITS
    return "" if case.second in (None, case.verdict) else APART


def _parted(parted: "Parted") -> Iterator[Part]:
    """How the rules part from those before their last change, as scenarios; or why none is told."""
    if parted.why:
        yield line(f"What it means at a table is not told: {parted.why}.", style="dim")
    yield from told_scenarios(NOW, parted.now, parted.wanted)
    yield from told_scenarios(BEFORE, parted.before, parted.wanted)


def _values(case: "Case") -> str:
    """What contradicts a law, told in the names of its unknowns; a number left out is 0."""
    told = [name if value is True else f"{name} {value}" for name, value in case.values.items()]
    there = sorted(text for text, value in zip(told, case.values.values(), strict=True) if value)
    seats = f"with {case.seats} players: " if case.seats else ""
    return f"contradicted {seats}{', '.join(there) or 'all numbers 0'}"


def contradicting(one: "Proof") -> "Iterator[Case]":
    """The cases that do not hold, that of the fewest seats first."""
    return (case for case in one.cases if case.verdict == "refuted")


def _unfit(proved: "Sequence[Proof]") -> Iterator[Part]:
    edited = [one for one in proved if one.noticed == "unfit"]
    if edited:
        yield "The rules were edited where these laws quote them; quote them anew in laws/:"
    yield from (f"  {one.law}: {one.breach.old}" for one in edited)


def _summed(proved: "Sequence[Proof]") -> str:
    verdicts = Counter(one.verdict for one in proved)
    told = listed(f"{number} {verdict}" for verdict, number in verdicts.items())
    refuted = sum(one.noticed == "refuted" for one in proved)
    seconds = sum(one.seconds for one in proved)
    breaches = f"{refuted} of {counted(len(proved), 'breach', 'breaches')} refuted"
    laws = counted(len(proved), "law")
    return f"{laws}: {told}; {breaches}; {seconds:.0f} s of computing."
