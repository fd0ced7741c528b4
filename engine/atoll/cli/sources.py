"""`atoll sources`: the citations, held against your own copies of the rulebooks."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atoll.cli.console import Command, Commands, print_json, shown, tell
from atoll.cli.options import AsJson
from atoll.table import counted

if TYPE_CHECKING:
    from atoll.book import Rule
    from atoll.sources import Finding, Quote

__all__ = ["app"]

app = typer.Typer(
    cls=Commands,
    help="Hold the citations against your own copies of the rulebooks.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@app.command(cls=Command)
def verify(
    folder: Annotated[str, typer.Argument(metavar="DIR", help="The folder with your copies.")],
    as_json: AsJson = False,
) -> None:
    """Check every passage that is cited, and every worked example.

    A passage is to stand where the book cites it, and an example to carry the facts that it cites.
    """
    from atoll import sources

    found = sources.verify(Path(folder))
    if as_json:
        print_json(
            [{"file": str(one.file), "line": one.line, "message": one.message} for one in found]
        )
    else:
        _tell(found)
    if found:
        raise typer.Exit(1)


def _tell(found: "list[Finding]") -> None:
    from atoll import sources

    for one in found:
        typer.echo(f"{shown(one.file)}:{one.line}: {one.message}")
    known = sources.register()
    texts, passages = len(known.documents), len(known.passages)
    if found:
        findings = counted(len(found), "finding")
        typer.echo(f"\n{findings} in {texts} documents and {passages} passages.")
    else:
        typer.echo(f"All {passages} passages of {texts} documents stand where the book cites them.")


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
    from atoll.cli.rulepage import beside

    tell([beside(found, quotes)])


def _plain(rule: "Rule", quotes: "tuple[Quote, ...]") -> dict[str, object]:
    cited = [
        {"passage": one.passage.id, "document": one.document.title, "place": one.passage.place}
        | ({"text": one.text} if one.text else {"missing": one.missing})
        for one in quotes
    ]
    return {"rule": rule.id, "title": rule.title, "statement": rule.statement, "quotes": cited}
