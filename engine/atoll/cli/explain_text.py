"""An explained rule as a terminal shows it."""

import re
from collections.abc import Iterable, Iterator

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from atoll.book import Rule
from atoll.book.asked import Asked, Told
from atoll.book.cited import Citation
from atoll.book.explain import Example, Explanation, OpenQuestion
from atoll.book.search import Found
from atoll.book.sentences import marked
from atoll.cli.console import shown
from atoll.home import file_of
from atoll.sources import Quote
from atoll.table import cite
from atoll.table.rulings import Edition

__all__ = ["answers", "beside", "lacking", "page", "prose", "question"]

Part = Text | Padding | Table
MARKS = {"passed": ("✔", "green"), "failed": ("✘", "red"), "error": ("✘", "red")}


def page(of: Explanation) -> Iterator[Part]:
    """The rule from its heading to its evidence."""
    yield Text.assemble((f"{of.cited}  {of.title}", "bold"))
    yield Text(f"{of.chapter} · {of.status}{f' ({of.reason})' if of.reason else ''}", "dim")
    yield Text()
    yield _inset(prose(marked(of.statement, of.sentences, of.status)))
    for note in of.notes:
        yield _headed("Note", prose(note))
    for one in of.rulings:
        yield Text()
        yield from question(one)
    yield from _sources(of.sources)
    yield from _examples(of.examples)
    yield _evidence(of)


def answers(found: Found) -> Iterator[Part]:
    """What words led to, the nearest first: questions with every answer, and rules."""
    rules = {one.rule: one for one in found.rules}
    for name in found.nearest:
        if name in rules:
            yield Text.assemble((rules[name].cited, "cyan"), "  ", rules[name].title)
        for one in found.questions:
            if name == (one.id or one.question):
                yield from _question(one)
    for point in found.rulings:
        yield Text()
        yield from question(point)
    first = [*(r for one in found.questions for r in one.rules), *(r.rule for r in found.rules)]
    told = found.nearest[0] if found.nearest[0] in rules else first[0]
    yield Text.assemble("\n", (f"atoll explain {told}", "cyan"), ("  tells the rule", "dim"))


def _question(one: Asked) -> Iterator[Part]:
    """A question with every answer, its rules and its place."""
    yield Text(one.question, "bold")
    for told in one.answers:
        yield from _one_answer(told)
    place = f"{shown(file_of(one.file))}:{one.line}"
    yield _inset(Text("  ".join(filter(None, (_cited(one), place))), "dim"))


def _one_answer(one: Told) -> Iterator[Part]:
    """An answer, and under which answer to a ruling it holds, with its status and its texts."""
    if one.behind is None:
        yield _inset(prose(one.says))
        return
    yield _inset(Text.assemble(("\u203a " if one.adopted else "  ", "cyan"), prose(one.says)))
    adopted = ", adopted" if one.adopted else ""
    head = f"{one.ruling}={one.behind.name}{adopted}, {one.status}: {one.behind.texts}"
    yield Padding(Text(head, "dim"), (0, 0, 0, 4))


def _cited(of: Asked) -> str:
    """The rules that answer a question; its status, where an answer does not tell it itself."""
    status = {one.status for one in of.answers if one.behind is None} - {""}
    told = (*(f"by {one}" for one in of.by), *(f"but this text plays {one}" for one in of.instead))
    sure = ", ".join([*sorted(status), *told])
    return "  ".join(filter(None, (", ".join(map(cite, of.rules)), sure)))


def prose(text: str) -> Text:
    """A text of the book: what stands in backticks or asterisks is set off."""
    told = Text()
    for part in re.split(r"(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)", text):
        if part[:1] in ("`", "*") and len(part) > 2:
            told.append(part.strip("`*"), "cyan" if part.startswith("`") else "bold")
        else:
            told.append(part)
    return told


def question(of: OpenQuestion) -> Iterator[Part]:
    """A ruling or an open point: the question, and each answer with who gives it."""
    kind = "Ruling " if of.playable else "Open point "
    yield Text.assemble((kind, "bold"), (of.name, "bold cyan"), (f"  {of.status}", "dim"))
    yield _inset(Text(of.question))
    table = Table.grid(padding=(0, 2))
    for answer in of.answers:
        name = Text(f"{'›' if answer.default else ' '} {answer.name}", "cyan")
        table.add_row(name, answer.means, Text(answer.texts, "dim"))
    yield _inset(table)
    adopted = "› is the default: " if any(one.default for one in of.answers) else ""
    yield _inset(Text(f"{adopted}{of.why}", "dim"))


def lacking(of: Edition) -> Iterator[Part]:
    """What is not known of an edition; nothing of one that is whole."""
    if not of.lacks:
        return
    seen = "" if of.seen else "not seen and "
    known = f" is {seen}known in part only, and is compared, not played; it lacks"
    yield Text.assemble(("Edition ", "bold"), (of.id, "bold cyan"), known)
    table = Table.grid(padding=(0, 2))
    for missing, names in of.missing().items():
        table.add_row(Text(", ".join(names), "cyan"), missing)
    yield _inset(table)


def _sources(sources: Iterable[Citation]) -> Iterator[Part]:
    yield Text("\nSources", "bold")
    passages: dict[tuple[str, str], list[str]] = {}
    for one in sources:
        passages.setdefault((one.document, one.known_by), []).append(one.place or one.passage)
    for (document, known_by), places in passages.items():
        yield _inset(Text.assemble(document, (f" ({known_by})" if known_by else "", "yellow")))
        yield from (_inset(Text(f"  {place}", "dim")) for place in places)


def _examples(examples: tuple[Example, ...]) -> Iterator[Part]:
    yield Text(f"\nExamples ({len(examples)})", "bold")
    for one in examples:
        mark, colour = MARKS.get(one.outcome or "", ("·", "dim"))
        place = f"{shown(file_of(one.file))}:{one.line}"
        yield _inset(Text.assemble((mark, colour), " ", one.name, "  ", (place, "dim")))
    if not examples:
        yield _inset(Text("none claims this rule yet"))


def _evidence(of: Explanation) -> Text:
    told = Text.assemble(("\nEvidence", "bold"), "  ")
    if not of.evidence:
        return told.append("not run yet: atoll check", "dim")
    shows = of.evidence
    told.append(f"applies in {shows.applies}, refuses in {shows.refuses} passing examples")
    if shows.failing:
        told.append(f"; {shows.failing} failing", "red")
    return told


def _headed(head: str, body: Text) -> Padding:
    return Padding(Text.assemble((f"{head}  ", "bold"), body), (1, 0, 0, 2))


def _inset(body: Text | Table) -> Padding:
    return Padding(body, (0, 0, 0, 2))


def beside(rule: Rule, quotes: Iterable[Quote]) -> Table:
    """Our statement on the left, the passages of the reader's copies on the right."""
    theirs = Text()
    for one in quotes:
        place = f"{one.document.title}, {one.passage.place}"
        theirs.append(f"{one.passage.id}  ", "bold").append(f"{place}\n", "dim")
        lacking = "red" if one.document.held else "yellow"
        theirs.append(one.text or one.missing, "" if one.text else lacking).append("\n\n")
    table = Table.grid(padding=(0, 3), expand=True)
    table.add_column(ratio=2)
    table.add_column(ratio=3)
    ours = Text.assemble((f"{cite(rule.id)}  {rule.title}\n", "bold"), prose(rule.statement))
    table.add_row(ours, theirs)
    return table
