"""A law held against its unknowns, for one number of seats: what it says, and whether it holds."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from time import process_time
from types import ModuleType
from typing import Any, NamedTuple

from atoll.finding import nearest_first
from atoll.own_function import blamed
from atoll.proof.any_part import Unknowns, unknowns_of
from atoll.proof.law import (
    Breach,
    Cases,
    Checked,
    Claim,
    Law,
    Maker,
    Sampled,
    Values,
    chapters,
    claimed,
    held_in,
    parameters,
)
from atoll.proof.solver import Question, answered, least, reproved
from atoll.readings.terms import Terms
from atoll.rereading import reread
from atoll.table import games
from atoll.words import Flag, every, no

VERDICTS = {"unsat": "proved", "sat": "refuted"}


class NoLaw(ValueError):
    """A function that says nothing as a law: it raises, tries no case, or asks nothing of them."""


class Statement(NamedTuple):
    """What a law says of so many seats: what is given, what holds, and how many cases it tries."""

    given: tuple[Flag, ...]
    holds: Flag
    cases: int
    unknown: tuple[Any, ...] = ()
    good: str = "proved"


class Case(NamedTuple):
    """The law for one number of seats (0 where seats play no role)."""

    seats: int
    verdict: str
    cases: int = 0
    satisfiable: bool = True
    values: Mapping[str, Any] = {}  # only read: numbers, and words of a case that was tried
    smt: str = ""
    second: str | None = None
    seconds: float = 0.0
    why: str = ""  # it is unknown, but for a solver that gave up


def stated(
    law: Law, unknowns: Unknowns, seats: int, answers: Mapping[str, str] | None = None
) -> Statement:
    """What the law says, with unknowns as terms, under the answers it is claimed for or these.

    Errors: NoLaw.
    """
    make = Terms()
    known = law.answers if answers is None else answers
    said = _said(law, unknowns, make, seats, known)
    assumed, unknown = tuple(flag for flag, _ in make.assumed), tuple(make.known.values())
    match said:
        case Claim(given, holds):
            return Statement((*assumed, given), holds, 0, unknown)
        case Checked(cases, flags) if cases and flags:
            good = "sampled" if isinstance(said, Sampled) else "checked"
            return Statement(assumed, every(flags), cases, unknown, good)
        case Checked():
            raise NoLaw(f"{law.name} tries no case, or asks nothing of its cases.")
    if not parameters(law):
        raise NoLaw(f"{law.name} has no unknowns; let it give Checked(cases, flags).")
    return Statement(assumed, said, 0, unknown)


def _unknown(
    law: Law, unknowns: Unknowns, make: Maker, seats: int, given: Mapping[str, str]
) -> Iterator[Any]:
    """The parameters of a law; of a ruling that is not answered any answer holds.

    Errors: NoLaw, where one is called as no unknown is.
    """
    for name in parameters(law):
        ruling, answer = unknowns.ANSWERED.get(name, ("", ""))
        if ruling:
            yield given[ruling] == answer if ruling in given else make.flag(f"{ruling}={answer}")
        elif name in unknowns.UNKNOWNS:
            yield unknowns.UNKNOWNS[name](make, seats)
        else:
            known = nearest_first(name, [*unknowns.UNKNOWNS, *unknowns.ANSWERED])
            raise NoLaw(f"{law.name}: {name} is no unknown; known are: {known}.")


def _said(law: Law, unknowns: Unknowns, make: Maker, seats: int, given: Mapping[str, str]) -> Any:
    """What a law says of its unknowns. Errors: NoLaw, where it raises."""
    try:
        return law.holds(*_unknown(law, unknowns, make, seats, given))
    except NoLaw:
        raise
    except Exception as error:
        raise NoLaw(f"{law.name} breaks off: {blamed(error, __file__)}.") from error


def case_of(law: Law, unknowns: Unknowns, seats: int, *, second: bool = False) -> Case:
    """The law for so many seats; where it does not hold, with the smallest values against it."""
    begun = process_time()
    try:
        said = stated(law, unknowns, seats)
        if not said.cases:
            case = _solved(law, unknowns, seats, said, second)
        elif said.holds is True:
            case = Case(seats, said.good, said.cases)
        else:
            case = Case(seats, "refuted", said.cases, values=smallest_tried(law))
    except NoLaw as error:
        case = Case(seats, "unknown", why=str(error))
    return case._replace(seconds=process_time() - begun)


def _solved(
    law: Law,
    unknowns: Unknowns,
    seats: int,
    said: Statement,
    second: bool,  # noqa: FBT001 # passed on
) -> Case:
    """A law that the solver is asked. Errors: NoLaw."""
    question = Question.of([*said.given, no(said.holds)])
    verdict = VERDICTS.get(answered(question), "unknown")
    return Case(
        seats=seats,
        verdict=verdict,
        satisfiable=answered(Question.of(said.given)) == "sat",
        values=_contradicting(law, unknowns, seats, said) if verdict == "refuted" else {},
        smt=question.smt,
        second=reproved(question) if second else None,
    )


def _contradicting(law: Law, unknowns: Unknowns, seats: int, said: Statement) -> Mapping[str, int]:
    """The smallest values that contradict a law; on plain numbers they have to do so too."""
    values = least([*said.given, no(said.holds)], said.unknown) or {}
    if _on_numbers(law, unknowns, seats, values) != (True, False):
        raise AssertionError(f"{law.name}: ints and terms differ on {values}")
    return values


def _on_numbers(
    law: Law, unknowns: Unknowns, seats: int, values: Mapping[str, Any]
) -> tuple[Flag, Flag]:
    """Whether these values are what the law takes as given, and whether it holds of them."""
    make = Values(values)
    here = _said(law, unknowns, make, seats, law.answers)
    given, holds = here if isinstance(here, Claim) else (True, here)
    return every([*make.assumed, given]), holds


def asked(law: Law, unknowns: Unknowns, seats: int, answers: Mapping[str, str] | None) -> str:
    """Whether a law holds of so many seats: proved, refuted or unknown. Errors: NoLaw."""
    said = stated(law, unknowns, seats, answers)
    if said.cases:
        return "proved" if said.holds is True else "refuted"
    return VERDICTS.get(answered(Question.of([*said.given, no(said.holds)])), "unknown")


def keeps(game: str, law: Law, case: Case) -> bool:
    """Whether the values that contradict a law elsewhere do not contradict it here."""
    unknowns = unknowns_of(game)
    if not parameters(law):
        return asked(law, unknowns, case.seats, None) == "proved"
    return _on_numbers(law, unknowns, case.seats, case.values) != (True, False)


# Which of its cases contradicts a law that tries them


_LONGEST = 60
Said = dict[str, int | str]
"""What a case is, thing by thing: numbers, a yes or no, words."""


def smallest_tried(law: Law) -> Said:
    """The smallest case that contradicts a law.

    Nothing where none of them does so by itself, or where it only says how many it has tried.
    """
    if not isinstance(law.holds, Cases):
        return {}
    against = [
        {name: one for key in things for name, one in _named(key, things[key])}
        for things, flag in law.holds.each()
        if flag is not True
    ]
    return min(against, key=_size, default={})


def _size(said: Said) -> tuple[int, str]:
    return sum(one for one in said.values() if isinstance(one, int)), str(said)


def _named(name: str, thing: Any) -> Iterator[tuple[str, int | str]]:
    """A thing by its name, and what it is of; of a table, and of what is long, what is short.

    What has no names is numbered from 1 on.
    """
    parts = thing._asdict() if hasattr(thing, "_asdict") else thing
    if isinstance(parts, tuple | list):
        parts = dict(enumerate(parts, 1))
    if isinstance(parts, Mapping):
        for part, one in parts.items():
            if not hasattr(thing, "rulings") or isinstance(one, int | str):
                yield from _named(f"{name} {part}", one)
    elif isinstance(thing, int):
        yield name, thing
    elif isinstance(thing, frozenset):
        yield from _named(name, str(sorted(thing, key=str)))
    elif len(text := str(thing)) <= _LONGEST:
        yield name, text


# Beside broken rules: fresh copies of a game's modules, one with a breach in its text


READ = ("components", "rules", "phases")
"""What laws read where the game has it; then what its laws name as `PLAYED`, the laws and the
unknowns."""


class BreachError(ValueError):
    """A breach that does not fit the text of the rules any more."""


def broken(game: str, of: Law) -> tuple[Law, Unknowns]:
    """The law as it speaks of its breach, and the unknowns it is asked about.

    Errors: BreachError, where the text of the breach does not stand there exactly once.
    """
    fresh = misread(game, of.breach)
    law = held_in(game, (fresh[name] for name in chapters(game)))[of.name]
    return law, unknowns_of.completed(game, fresh.get("unknowns"))


def misread(game: str, breach: Breach) -> dict[str, ModuleType]:
    """Fresh copies of the modules that a law reads, one of them with the breach in its text.

    Errors: BreachError.
    """
    known = games.modules(game)
    names = (*READ, *claimed(game).PLAYED, "laws", *chapters(game), "unknowns")
    whole = {f"{games.GAMES[game]}.{name}": name for name in names}
    texts = {place: _text(known[place], whole[place], breach) for place in whole if place in known}
    return {whole[place]: module for place, module in reread(texts).items()}


def _text(file: Path, name: str, breach: Breach) -> str:
    text = file.read_text(encoding="utf-8")
    if name != breach.module:
        return text
    if (times := text.count(breach.old)) != 1:
        raise BreachError(
            f"{file.name}: the text of a breach stands there {times} times, not once; "
            f"quote it anew: {breach.old}"
        )
    return text.replace(breach.old, breach.new)
