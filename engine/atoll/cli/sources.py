"""`atoll sources`: the citations, held against your own copies of the rulebooks."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from atoll.cli.console import Group, Misuse, say, shown
from atoll.cli.options import NAMED, Number, Text, Texts, argument, flag, game_name, number, text
from atoll.cli.report import Report, whole
from atoll.home import HERE
from atoll.table import counted

if TYPE_CHECKING:
    from atoll.finding import Finding
    from atoll.sources.register import Register

app = Group("Hold the citations against your own copies of the rulebooks.")


@app.command()
def verify(
    folder: str = argument("DIR", "The folder with your copies.", default=...),
    named: Texts = argument("GAME", "Games; if left out, those of your folder, or all."),
) -> Report:
    """Check every passage that is cited, and every worked example.

    A passage is to stand where the book cites it, and an example to carry the facts that it cites.
    Sources without a copy are known by address and date alone: they are listed and never verified.
    """
    from atoll.sources import locked, register

    games = [*map(game_name, named or HERE)]
    found, known = locked.verify(Path(folder), games), register.register()
    known = known.about(games) if games else known
    texts = len(known.documents) - len(known.not_held)
    passages = sum(passage.held for passage in known.passages.values())

    def plain() -> object:
        keys = ("id", "title", "address", "read")
        without = [
            {"document" if key == "id" else key: str(getattr(one, key)) for key in keys}
            | {"passages": len(known.of(one.id))}
            for one in known.not_held
        ]
        return {
            "findings": [one._asdict() | {"file": str(one.file)} for one in found],
            "held_by_the_lock": {"documents": texts, "passages": passages},
            "not_held_by_the_lock": without,
        }

    held = f"{counted(passages, 'passage')} of {counted(texts, 'document')}"
    return Report(map(whole, _told(found, known, held)), plain, int(bool(found)))


def _told(found: "list[Finding]", known: "Register", held: str) -> Iterator[str]:
    """What does not stand, how much does, and what nobody can tell."""
    from atoll.sources.register import NOT_HELD

    for one in found:
        yield f"{shown(one.file)}:{one.line}: {one.message}"
    if found:
        yield ""
        yield f"{counted(len(found), 'finding')} in {held}."
    else:
        yield f"All {held} stand where the book cites them."
    if without := known.not_held:
        passages = counted(sum(len(known.of(one.id)) for one in without), "passage")
        counts = f"{passages} of {counted(len(without), 'document')}"
        yield ""
        yield f"{NOT_HELD.capitalize()}, and so not verified: {counts}."
    for lacking in without:
        yield f"  {lacking.id} ({lacking.title}): {lacking.address}, read on {lacking.read}"


@app.command()
def add(
    game: str = NAMED,
    name: str = argument("ID", "As fiji-en-2006; of a passage, fiji-en-2006/4b.", default=...),
    copy: Text = text("--copy", "FILE", "Your copy, as a text."),
    title: str = text("--title", "TEXT", "Its title.", default=""),
    publisher: str = text("--publisher", "TEXT", "Of whom.", default=""),
    language: str = text("--language", "CODE", "As de.", default="en"),
    year: Number = number("--year", "Of when.", "YEAR"),
    address: Text = text("--address", "URL", "Without a copy: where it is."),
    read: Text = text("--read", "DAY", "The day it was read there."),
    under: Texts = text("--under", "HEADING", "Of a passage; repeat it on the way."),
    paragraph: Number = number("--paragraph", "Its number after the last."),
    example: bool = flag("--example", "It is a worked example."),
) -> None:
    """Add a document to the register of a game, or a passage of one.

    Its fingerprint is taken from your copy, and what was written is verified at once.
    A document without a copy has an address and the day on which it was read.
    """
    from atoll.sources.locked import add as added

    said: dict[str, object] = {"under": under or [], "paragraph": paragraph}
    said["example"] = example or None
    if "/" not in name:
        if not (title and publisher and bool(copy) != bool(address)):
            raise Misuse("A document has --title, --publisher and either --copy or --address.")
        said = {"title": title, "publisher": publisher, "language": language, "address": address}
        said |= {"year": year, "read": read}
    one = added(game, name, said, Path(copy) if copy else None)
    print_of = f"{one.words} words, verified" if one.held else "not held by the lock"
    cited = f" Cite it in a rule as `{one.id}`." if "/" in one.id else ""
    say(f"{shown(one.file)}:{one.line}: {one.id} is registered: {print_of}.{cited}")
