"""An explained rule, or what answers words, as a report."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from atoll.book.page import marked
from atoll.cli.console import shown
from atoll.cli.report import Column, Part, Piece, Table, line, prose
from atoll.home import file_of
from atoll.table.rulings import Edition

if TYPE_CHECKING:
    from atoll.book.answers import Asked, OpenQuestion
    from atoll.book.explain import Example, Explanation
    from atoll.book.search import Found

MARKS = {"passed": ("✔", "green"), "failed": ("✘", "red")}


def page(of: "Explanation") -> Iterator[Part]:
    """The rule from its heading to its evidence."""
    yield line(f"{of.cited}  {of.title}", style="bold")
    yield line(f"{of.chapter} · {of.status}{f' ({of.reason})' if of.reason else ''}", style="dim")
    yield ""
    yield line(*prose(marked(of.statement, of.sentences, of.status)), inset=2)
    for note in of.notes:
        yield ""
        yield line(("Note  ", "bold"), *prose(note), inset=2)
    for one in of.rulings:
        yield ""
        yield from question(one)
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


def answers(found: "Found", cited: Mapping[str, str]) -> Iterator[Part]:
    """What words led to, the nearest first: questions with every answer, and rules."""
    rules = {one.rule: one for one in found.rules}
    for name in found.nearest:
        if name in rules:
            yield line((rules[name].cited, "cyan"), "  ", rules[name].title)
        for one in found.questions:
            if name == (one.id or one.question):
                yield from _question(one, cited)
    for point in found.rulings:
        yield ""
        yield from question(point)
    first = [*(r for one in found.questions for r in one.rules), *(r.rule for r in found.rules)]
    told = found.nearest[0] if found.nearest[0] in rules else first[0]
    yield line("\n", (f"atoll explain {told}", "cyan"), ("  tells the rule", "dim"))


def _question(of: "Asked", cited: Mapping[str, str]) -> Iterator[Part]:
    """A question with every answer, its rules and its place.

    With an answer stands under which answer to a ruling it holds, its status and its texts; where
    it does not tell its status, that stands with the rules.
    """
    yield line(of.question, style="bold")
    for one in of.answers:
        if one.behind is None:
            yield line(*prose(one.says), inset=2)
            continue
        yield line(("\u203a " if one.adopted else "  ", "cyan"), *prose(one.says), inset=2)
        adopted = ", adopted" if one.adopted else ""
        head = f"{one.ruling}={one.behind.name}{adopted}, {one.status}: {one.behind.texts}"
        yield line(head, style="dim", inset=4)
    sure = sorted({one.status for one in of.answers if one.behind is None} - {""})
    sure += [f"by {one}" for one in of.by] + [f"but this text plays {one}" for one in of.instead]
    below = ", ".join(cited[one] for one in of.rules), ", ".join(sure), _place(of)
    yield line("  ".join(filter(None, below)), style="dim", inset=2)


def _place(of: "Asked | Example") -> str:
    return f"{shown(file_of(of.file))}:{of.line}"


def question(of: "OpenQuestion") -> Iterator[Part]:
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


def lacking(of: Edition) -> Iterator[Part]:
    """What is not known of an edition; nothing of one that is whole."""
    if not of.lacks:
        return
    seen = "" if of.seen else "not seen and "
    known = f" is {seen}known in part only, and is compared, not played; it lacks"
    yield line(("Edition ", "bold"), (of.id, "bold cyan"), known)
    rows = [(", ".join(names), missing) for missing, names in of.missing().items()]
    yield Table((Column(style="cyan"), Column()), rows, 2)
