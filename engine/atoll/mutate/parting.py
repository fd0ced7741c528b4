"""Where two texts of the rules of a game part, told as scenarios by both of them.

Looked at are the tables of the examples, then, where nothing of these is told, those of games
played at random, the smallest first.
What is told is run by both texts: it has to pass by the rules that it tells, else it is untrue, and
to fail by the others, else it shows nothing. Each text is at work in processes of its own, as
broken rules can end in anything.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from atoll.book.changes import NoHistory, git
from atoll.home import HOME
from atoll.mutate.children import NotThere, Texts, briefly, child
from atoll.mutate.search import Happening, differing, happenings, laid, scene, smallest_first
from atoll.proof.cases import Case, keeps
from atoll.proof.law import laws
from atoll.table import Refused, games
from atoll.table.games import folder
from atoll.table.scenario import Line, Scenario, gherkin
from atoll.telling.contract import tells
from atoll.telling.told import told

ALIKE = "no example and no game played at random goes otherwise by the two texts of the rules"
ALONE = "no other text of the rules is at hand by which the law holds"
UNTOLD = "games go otherwise by the two texts of the rules, but no scenario tells it"
_FEW = 200  # of each kind of what happens in games at random
_LAWS = ("laws", "unknowns.py")  # they say what must hold, and are no rules


class Parted(NamedTuple):
    """What happens now and what happened before, each failing by the other text.

    Each is at the smallest table that was found. `why` says why there is none; `refuted` are the
    laws that hold by the one text alone.
    """

    now: Scenario | None = None
    before: Scenario | None = None
    why: str = ""
    refuted: tuple[str, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        """In JSON terms (schemas/prove.schema.json)."""
        told = {"now": self.now, "before": self.before}
        found = {name: "\n".join(gherkin(one)) if one else None for name, one in told.items()}
        return found | {"why": self.why}


def since_last_change(game: str, refuted: Mapping[str, Case]) -> Parted:
    """Where the rules part from those before their last change, if some refuted law held by these.

    Each law comes with what contradicts it now.
    """
    texts, kept = earlier(game), tuple[str, ...]()
    with suppress(NotThere):
        kept = child(game, texts, _keeping, game, refuted) if texts else ()
    if not kept:
        return Parted(why=ALONE)
    try:
        return parted(game, {}, texts)._replace(refuted=kept)
    except NotThere:
        why = f"the rules of {game} come to nothing by one of the two texts"
        return Parted(why=why, refuted=kept)


def parted(game: str, now: Texts, before: Texts) -> Parted:
    """Where the rules with the texts of `now` part from those of `before`. Errors: NotThere."""
    if not tells.there(game):
        return Parted(why=f"{game} tells no scenario yet")
    seen = list[Parted]()
    for look in (_of_examples, partial(happenings, every_answer=False, most=_FEW)):
        known = child(game, before, look, game)
        found = child(game, now, differing, game, known)
        seen.append(parted_at(game, found, now, before))
        if not seen[-1].why:
            return seen[-1]
    return max(seen, key=lambda one: one.why == UNTOLD)


def parted_at(game: str, found: Sequence[Happening], now: Texts, before: Texts) -> Parted:
    """Where they part, of what goes otherwise by them, told by either. Errors: NotThere.

    What is told passes by one of them alone.
    """
    if not found:
        return Parted(why=ALIKE)
    both = now, before
    every = [one for texts in both for one in child(game, texts, tellings, game, found)]
    passes = zip(*(child(game, texts, passing, game, every) for texts in both), strict=True)
    by = dict(zip(reversed([*passes]), reversed(every), strict=True))  # the first of each stays
    ours, theirs = by.get((True, False)), by.get((False, True))
    return Parted(ours, theirs, why="" if ours or theirs else UNTOLD)


# The rules as they were before they were last changed, as git has kept them


def earlier(game: str) -> dict[str, str]:
    """The texts of the rules that read otherwise now than before their last change, by module.

    What is not committed yet is the last change. Nothing where git does not know the game. A
    package is no module, as it only gathers names.
    """
    rules = folder(game)
    but = [f":(exclude){rules / name}" for name in _LAWS]

    def asked(*words: str) -> str:
        return git(HOME, *words, "--", str(rules), *but).decode().strip()

    found = dict[str, str]()
    with suppress(NoHistory):
        last = "log", "-1", "--format=%H"
        commit = "HEAD" if asked("status", "--porcelain") else f"{asked(*last)}^"
        changed = asked("diff", "--name-only", "--diff-filter=M", "--relative", commit)
        for name in changed.splitlines():
            parts = (HOME / name).relative_to(rules.parent).with_suffix("").parts
            if name.endswith(".py") and parts[-1] != "__init__":
                text = git(HOME, "show", f"{commit}:./{name}").decode()
                found[".".join(("atoll", *parts))] = text
    return found


# What the rules of a process do


def _keeping(game: str, refuted: Mapping[str, Case]) -> tuple[str, ...]:
    """The laws that these values do not contradict here."""
    of = laws(game)
    return tuple(name for name, case in refuted.items() if keeps(game, of[name], case))


def _of_examples(game: str) -> list[Happening]:
    """What happens at the tables of the examples that pass."""
    from atoll.running.own import performed  # noqa: PLC0415 # pytest-bdd, where it is asked

    results = performed([str(HOME / "features" / game)], lint=False).results
    passed = (one for one in results if one["outcome"] == "passed" and one["language"] == "en")
    begun = (one for one in passed if one["begins"])
    return smallest_first(game, (happening for one in begun for happening in _of(game, one)))


def _of(game: str, example: Mapping[str, Any]) -> Iterator[Happening]:
    """A game begins, a move is made, or players look, or what nobody decides goes on."""
    rules, begins = games.game(game), example["begins"]
    seats, rulings = tuple(begins["seats"]), example["rulings"]
    if "position" not in begins:
        yield Happening(seats, rulings, 1, "opening")
        return
    givens = takewhile(lambda step: step["keyword"] not in {"When", "Then"}, example["trace"])
    said = tuple((step["text"], tuple(map(tuple, step["table"]))) for step in givens)
    at = Happening(seats, rulings, begins["position"], "look", said=said)
    if example["moves"]:
        made = example["moves"][0]
        yield at._replace(when="move", seat=seats.index(made["seat"]), move=made["move"])
        return
    if example["hidden"]:
        yield from (at._replace(seat=seat) for seat in range(len(seats)))
    with suppress(ValueError, Refused):  # things may lie as they cannot
        table = laid(game, at)
        while not rules.waiting(table) and (step := rules.proceed(table)):
            yield at._replace(when=step.events[0].rule if step.events else "")
            yield at._replace(when="onward")
            table = step.table
            at = at._replace(before=rules.write_position(table), said=())


def tellings(game: str, found: Sequence[Happening]) -> list[Scenario]:
    """Each as a scenario, where one tells it."""
    scenarios = []
    for one in found:
        with suppress(Exception), briefly():  # broken rules can end in anything
            scenarios.append(told(game, scene(game, one)))
    return scenarios


def passing(game: str, scenarios: Sequence[Scenario]) -> list[bool]:
    """Whether each passes by the rules of this process."""
    from atoll.running.chapter import Chapter  # noqa: PLC0415 # pytest-bdd, where it is asked
    from atoll.running.games import phrases, worlds  # noqa: PLC0415
    from atoll.running.play import played  # noqa: PLC0415

    if not scenarios:
        return []
    lines = [f"# game: {game}", f"@{game} @witness", "Feature: Where the rules part"]
    for number, one in enumerate(scenarios):
        lines += ["", *gherkin(one._replace(title=Line("", f"number {number}")))]
    with TemporaryDirectory() as folder:
        file = Path(folder, "parting.feature")
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        asked = Chapter.opened(file, file.name).examples()
    passed, said, made = set[str](), phrases(game), worlds(game)
    for example in asked:
        with suppress(TimeoutError), briefly():
            if played(example, said, made, HOME).outcome == "passed":
                passed.add(example.title)
    return [f"number {number}" in passed for number in range(len(scenarios))]
