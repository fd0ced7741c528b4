"""`atoll sources`: the citations, held against your own copies of the rulebooks."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Command, Misuse, group, print_json, say, shown, tell, write
from atoll.cli.options import AsJson, NamedGame, game_name, whole_number
from atoll.home import HERE
from atoll.table import counted

if TYPE_CHECKING:
    from atoll.book import Rule
    from atoll.sources import Document, Finding, Passage, Quote, Register


app = group("Hold the citations against your own copies of the rulebooks.")


@app.command(cls=Command)
def verify(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="The folder with your copies.")],
    named: Annotated[
        list[str] | None,
        typer.Argument(metavar="GAME", help="Games; if left out, those of your folder, or all."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check every passage that is cited, and every worked example.

    A passage is to stand where the book cites it, and an example to carry the facts that it cites.
    Sources without a copy are known by address and date alone: they are listed and never verified.
    """
    from atoll import sources

    games = [*map(game_name, named or HERE)]
    found, known = sources.verify(Path(folder), games), sources.register()
    known = known.about(games) if games else known
    if as_json:
        print_json(_verified(found, known))
    else:
        _tell(found, known)
    if found:
        raise typer.Exit(1)


def _verified(found: "list[Finding]", known: "Register") -> dict[str, object]:
    texts, passages = _held(known)
    return {
        "findings": [
            {"file": str(one.file), "line": one.line, "message": one.message} for one in found
        ],
        "held_by_the_lock": {"documents": texts, "passages": passages},
        "not_held_by_the_lock": [
            {
                "document": one.id,
                "title": one.title,
                "address": one.address,
                "read": str(one.read),
                "passages": len(known.of(one.id)),
            }
            for one in known.not_held
        ],
    }


def _held(known: "Register") -> tuple[int, int]:
    """How many documents the lock holds, and how many passages of them."""
    passages = sum(passage.held for passage in known.passages.values())
    return len(known.documents) - len(known.not_held), passages


def _tell(found: "list[Finding]", known: "Register") -> None:
    for one in found:
        say(f"{shown(one.file)}:{one.line}: {one.message}")
    texts, passages = _held(known)
    held = f"{counted(passages, 'passage')} of {counted(texts, 'document')}"
    if found:
        write(f"\n{counted(len(found), 'finding')} in {held}.")
    else:
        say(f"All {held} stand where the book cites them.")
    if known.not_held:
        _tell_not_held(known)


def _tell_not_held(known: "Register") -> None:
    from atoll.sources import NOT_HELD

    without = known.not_held
    passages = sum(len(known.of(one.id)) for one in without)
    counts = f"{counted(passages, 'passage')} of {counted(len(without), 'document')}"
    write(f"\n{NOT_HELD.capitalize()}, and so not verified: {counts}.")
    for one in without:
        say(f"  {one.id} ({one.title}): {one.address}, read on {one.read}")


@app.command(cls=Command)
def show(
    rule: Annotated[str, typer.Argument(metavar="RULE", help="A rule, such as fiji_4_7.")],
    rulebooks: Annotated[
        str, typer.Option("--rulebooks", metavar="DIR", help="The folder with your copies.")
    ],
    as_json: AsJson = False,
) -> None:
    """Print the passages that a rule cites beside our statement."""
    from atoll import sources

    found, quotes = sources.show(rule, Path(rulebooks))
    if as_json:
        print_json(_plain(found, quotes))
        return
    from atoll.cli.explain_text import beside

    tell([beside(found, quotes)])


def _plain(rule: "Rule", quotes: "tuple[Quote, ...]") -> dict[str, object]:
    cited = [
        {"passage": one.passage.id, "document": one.document.title, "place": one.passage.place}
        | ({"text": one.text} if one.text else {"missing": one.missing})
        | {"held_by_the_lock": one.passage.held}
        for one in quotes
    ]
    return {"rule": rule.id, "title": rule.title, "statement": rule.statement, "quotes": cited}


@app.command(cls=Command)
def add(
    game: NamedGame,
    name: Annotated[
        str, typer.Argument(metavar="ID", help="As fiji-en-2006; of a passage, fiji-en-2006/4b.")
    ],
    copy: Annotated[
        str | None, typer.Option("--copy", metavar="FILE", help="Your copy, as a text.")
    ] = None,
    title: Annotated[str, typer.Option("--title", metavar="TEXT", help="Its title.")] = "",
    publisher: Annotated[str, typer.Option("--publisher", metavar="TEXT", help="Of whom.")] = "",
    language: Annotated[str, typer.Option("--language", metavar="CODE", help="As de.")] = "en",
    year: Annotated[str | None, typer.Option("--year", metavar="YEAR", help="Of when.")] = None,
    address: Annotated[
        str | None, typer.Option("--address", metavar="URL", help="Without a copy: where it is.")
    ] = None,
    read: Annotated[
        str | None, typer.Option("--read", metavar="DAY", help="The day it was read there.")
    ] = None,
    under: Annotated[
        list[str] | None,
        typer.Option("--under", metavar="HEADING", help="Of a passage; repeat it on the way."),
    ] = None,
    paragraph: Annotated[
        str | None, typer.Option("--paragraph", metavar="N", help="Its number after the last.")
    ] = None,
    example: Annotated[bool, typer.Option("--example", help="It is a worked example.")] = False,
) -> None:
    """Add a document to the register of a game, or a passage of one.

    Its fingerprint is taken from your copy, and what was written is verified at once.
    A document without a copy has an address and the day on which it was read.
    """
    from atoll.sources import adding

    of, file = game_name(game), Path(copy) if copy else None
    if "/" in name:
        number = None if paragraph is None else whole_number(paragraph, "--paragraph")
        place = adding.Place(under or [], number)
        _tell_added(adding.passage(name, place, file, example=example))
        return
    if not (title and publisher and bool(copy) != bool(address)):
        raise Misuse("A document has --title, --publisher and either --copy or --address.")
    said = {"title": title, "publisher": publisher, "language": language, "address": address}
    dated = {"year": None if year is None else whole_number(year, "--year"), "read": read}
    _tell_added(adding.document(of, name, said | dated, file))


def _tell_added(one: "Document | Passage") -> None:
    """What stands in the register now, and where."""
    place = f"{shown(one.file)}:{one.line}: {one.id}"
    print_of = f"{one.words} words, verified" if one.held else "not held by the lock"
    cited = f" Cite it in a rule as `{one.id}`." if "/" in one.id else ""
    say(f"{place} is registered: {print_of}.{cited}")
