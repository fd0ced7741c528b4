"""`atoll explain`: a rule and what rests on it, or an example; `atoll rulings`: what is open."""

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from atoll.cli.console import Misuse, bar, shown
from atoll.cli.options import EDITION, GAME, RULINGS, Text, Texts, argument, house_rules
from atoll.cli.report import Column, Part, Piece, Report, Table, line, prose
from atoll.home import file_of, rooms
from atoll.table import cite

if TYPE_CHECKING:
    from atoll.book.answers import OpenQuestion, Question
    from atoll.book.explain import Example, Explanation
    from atoll.book.search import Found, Searchable
    from atoll.table.rulings import Edition


NUMBER = re.compile(r"[0-9][._][0-9]")
QUESTION = re.compile(r"[a-z]+_q_\w+")
FEATURE = re.compile(r".*\.feature(:.*)?", re.IGNORECASE | re.DOTALL)


def explain(
    words: list[str] = argument(
        "RULE | WORDS | FEATURE[:LINE]",
        "A rule (fiji_4_7, fiji 4.7, 4.7), words to look for, or an example (a file, "
        "with any line in it).",
        default=...,
    ),
    edition: Text = EDITION,
    ruling: Texts = RULINGS,
) -> Report:
    """Explain a rule or an example, or answer a question.

    A rule: its text, open points, sources, examples and evidence.
    Words: the questions of the FAQ, every answer with its texts and its status, and the rules.
    With --edition a rule and words are answered as that text plays.
    An example is run and told: what happened in each step, and by which rule. Of one alone the
    board is drawn too, before and after, in a game that draws its board.
    With --json these have the schemas explain, search and, as `atoll check` prints it, check.
    """
    name = " ".join(words)
    if FEATURE.fullmatch(name) or Path(name).is_file():
        from atoll.cli.summary import stories, targets
        from atoll.running.own import performed

        run = performed(targets([name]), (), edition, house_rules(ruling), bar)
        if run.empty:
            raise Misuse(f"{name}: there is no scenario there; name a line within one, or none.")
        return Report(stories(run), run.as_dict, int(not run.passed))
    if ruling:
        raise Misuse(
            "--ruling changes examples; a rule and a question show every answer anyway, or that "
            "of one text with --edition."
        )
    if NUMBER.search(name) or not name.strip():
        from atoll.book.explain import explain as explained

        rule = explained(name, edition=edition)
        return Report(_page(rule), partial(asdict, rule))
    found = _looked_up(name, edition)

    def plain() -> object:
        return asdict(found) | {"questions": [one.as_json() for one in found.questions]}

    return Report(_answers(found), plain)


def _looked_up(words: str, edition: str | None) -> "Found":
    """What the book says of words that are no number of a rule."""
    from atoll.book.search import search

    name = words.strip().casefold()
    found = search(words, _searchable(), edition)
    if QUESTION.fullmatch(name) and not any(one.id == name for one in found.questions):
        raise Misuse(f"There is no question {name}; ask it in words.")
    if found.questions or found.rules:
        return found
    raise Misuse(
        f"No rule and no question speaks of {words!r}; try other words, such as "
        "those of a glossary, or a number like fiji 4.7."
    )


def _searchable() -> "Searchable":
    """What can be searched, as it was heard last if nothing that it rests on has changed since."""
    import gc
    import os
    import pickle

    from atoll import digests
    from atoll.book import last_run

    found: Searchable | None = None
    of = ""
    kinds = (("docs", ".md"), ("docs", ".toml"), ("features", ".feature"))
    with suppress(OSError):  # a page unread
        places = [(room, files) for name, files in kinds for room in rooms(name)]
        parts = [*digests.code(), *(part for one in places for part in digests.files_in(*one))]
        if os.name != "nt":  # where nobody can tell whose a file is, none is unpickled
            of = digests.digest(parts)
            gc.disable()  # nothing of it goes: looking for that takes a third of the time
            found = last_run.kept("heard", of, pickle.loads)  # noqa: S301 # our own
            gc.freeze()
            gc.enable()
    if found is None:
        from atoll.book.search import searchable

        found = searchable()
        if of:
            last_run.keep_as("heard", of, pickle.dumps(found), most=2)
    return found


def rulings(game: str = GAME) -> Report:
    """List what the texts of a game leave open, with every answer.

    A ruling can be played by each of its answers, an open point by one alone; each answer comes
    with the texts behind it.
    """
    from atoll.book.explain import open_questions
    from atoll.table.games import game as rules_of

    told = [part for one in open_questions(game) for part in (*_ruling(one), "")]
    told += [part for one in rules_of(game).EDITIONS.values() for part in _lacking(one)]

    def plain() -> object:
        from atoll.data.exporting import rulings as published

        return published(game)

    return Report(told, plain)


# As a report


MARKS = {"passed": ("✔", "green"), "failed": ("✘", "red")}


def _page(of: "Explanation") -> Iterator[Part]:
    """The rule from its heading to its evidence."""
    from atoll.book.page import marked

    yield line(f"{of.cited}  {of.title}", style="bold")
    yield line(f"{of.chapter} · {of.status}{f' ({of.reason})' if of.reason else ''}", style="dim")
    yield ""
    yield line(*prose(marked(of.statement, of.sentences, of.status)), inset=2)
    for note in of.notes:
        yield ""
        yield line(("Note  ", "bold"), *prose(note), inset=2)
    for one in of.rulings:
        yield ""
        yield from _ruling(one)
    yield line("\nSources", style="bold")
    passages: dict[tuple[str, str], list[str]] = {}
    for cited in of.sources:
        known = passages.setdefault((cited.document, cited.known_by), [])
        known.append(cited.place or cited.passage)
    for (document, known_by), places in passages.items():
        yield line(document, (f" ({known_by})" if known_by else "", "yellow"), inset=2)
        yield from (line(f"  {place}", style="dim", inset=2) for place in places)
    yield line(f"\nExamples ({len(of.examples)})", style="bold")
    for example in of.examples:
        mark = MARKS.get(example.outcome or "", ("·", "dim"))
        yield line(mark, " ", example.name, "  ", (_place(example), "dim"), inset=2)
    if not of.examples:
        yield line("none claims this rule yet", inset=2)
    shows = of.evidence
    told: tuple[Piece, ...] = (("not run yet: atoll check", "dim"),)
    if shows:
        failing = f"; {shows.failing} failing" if shows.failing else ""
        count = f"applies in {shows.applies}, refuses in {shows.refuses} passing examples"
        told = count, (failing, "red")
    yield line(("\nEvidence", "bold"), "  ", *told)


def _answers(found: "Found") -> Iterator[Part]:
    """What words led to, the nearest first: questions with every answer, and rules."""
    rules = {one.rule: one for one in found.rules}
    for name in found.nearest:
        if name in rules:
            yield line((rules[name].cited, "cyan"), "  ", rules[name].title)
        for one in found.questions:
            if name == (one.id or one.title):
                yield from _question(one)
    for point in found.rulings:
        yield ""
        yield from _ruling(point)
    first = [*(r for one in found.questions for r in one.rules), *(r.rule for r in found.rules)]
    told = found.nearest[0] if found.nearest[0] in rules else first[0]
    yield line("\n", (f"atoll explain {told}", "cyan"), ("  tells the rule", "dim"))


def _question(of: "Question") -> Iterator[Part]:
    """A question with every answer, its rules and its place.

    With an answer stands under which answer to a ruling it holds, its status and its texts; where
    it does not tell its status, that stands with the rules.
    """
    yield line(of.title, style="bold")
    for one in of.answers:
        if one.behind is None:
            yield line(*prose(one.says), inset=2)
            continue
        yield line(("\u203a " if one.adopted else "  ", "cyan"), *prose(one.says), inset=2)
        adopted = ", adopted" if one.adopted else ""
        head = f"{one.ruling}{adopted}, {one.status}: {one.behind.texts}"
        yield line(head, style="dim", inset=4)
    sure = sorted({one.status for one in of.answers if one.behind is None})
    sure += [f"by {one.adopted}" for one in of.open]
    below = ", ".join(map(cite, of.rules)), ", ".join(sure), _place(of)
    yield line("  ".join(filter(None, below)), style="dim", inset=2)


def _place(of: "Question | Example") -> str:
    return f"{shown(file_of(of.file))}:{of.line}"


def _ruling(of: "OpenQuestion") -> Iterator[Part]:
    """A ruling or an open point: the question, and each answer with who gives it."""
    kind = "Ruling " if of.playable else "Open point "
    yield line((kind, "bold"), (of.name, "bold cyan"), (f"  {of.status}", "dim"))
    yield line(of.question, inset=2)
    rows = [
        (f"{'›' if one.default else ' '} {one.name}", one.means, one.texts) for one in of.answers
    ]
    yield Table((Column(style="cyan"), Column(), Column(style="dim")), rows, 2)
    adopted = "› is the default: " if any(one.default for one in of.answers) else ""
    yield line(f"{adopted}{of.why}", style="dim", inset=2)


def _lacking(of: "Edition") -> Iterator[Part]:
    """What is not known of an edition; nothing of one that is whole."""
    if not of.lacks:
        return
    seen = "" if of.seen else "not seen and "
    known = f" is {seen}known in part only, and is compared, not played; it lacks"
    yield line(("Edition ", "bold"), (of.id, "bold cyan"), known)
    rows = [(", ".join(names), missing) for missing, names in of.missing().items()]
    yield Table((Column(style="cyan"), Column()), rows, 2)
