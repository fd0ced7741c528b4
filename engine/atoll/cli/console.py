"""How the command speaks: what was asked for on stdout, all else on stderr."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from atoll import progress as work
from atoll.cli.report import (
    Heading,
    Item,
    Items,
    Line,
    Part,
    Piece,
    Rule,
    Scenarios,
    Table,
    line,
    whole,
)
from atoll.digits import is_number
from atoll.printable import lines, printable

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.progress import Progress
    from rich.table import Table as Grid
    from rich.text import Text


One = TypeVar("One")
MOST = 10  # examples: more are for programs
LONGEST = 10_000  # signs of a line that is typed
TOP = 2  # the level of the first heading
NARROWEST, WIDEST = 40, 100  # lines that tables fit in, and that eyes can follow


class Misuse(Exception):
    """The command was asked for something that cannot be done; the message names the fix."""


_Any: Any = object  # Typer keeps what its commands have in common to itself
_UsageError: Any = typer.BadParameter.__base__  # and this


class _AsTyped:
    """What a parameter is turned into: nothing else."""

    def coerce(self, value: object, **_where: object) -> object:
        return value


def _as_typed(parameters: list[Any]) -> list[Any]:
    """Parameters that are texts and flags, taken as they are typed.

    Typer 0.29 imports pydantic to make text of text, which takes longer than most answers here.
    Where Typer works otherwise this does nothing.
    """
    for parameter in parameters:
        if hasattr(parameter, "get_runtime_param"):
            parameter.get_runtime_param = _AsTyped
        if parameter.param_type_name == "argument":
            parameter.display_type_rich = lambda **_where: None  # a text, whatever it means
    return parameters


class _Typed(_Any):  # type: ignore[misc] # what it stands beside is no Any
    """What is typed behind a command: read at once, and shown as it may be where it is wrong."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, taken as they are typed."""
        return _as_typed(super().get_params(ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> Any:
        """The arguments that are left. Errors: UsageError of Typer, which acts on no terminal."""
        try:
            return super().parse_args(ctx, args)
        except _UsageError as error:
            error.message = printable(error.message)
            raise


class Command(_Typed, TyperCommand):
    """A command that starts at once."""


class Commands(_Typed, TyperGroup):
    """The commands, with one way for all of them to fail."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; what the user can mend is told in a line, not in a traceback."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            complain("Stopped.")
            raise typer.Exit(130) from None
        except BrokenPipeError:
            raise
        except Exception as error:
            if (message := _mendable(error)) is None:
                raise
            complain(message)
            raise typer.Exit(getattr(error, "status", 2)) from None


def _mendable(error: Exception) -> str | None:
    """What to tell about an error that Atoll itself raises, or a file that cannot be used."""
    ours = type(error).__module__.partition(".")[0] == "atoll"
    if ours and not isinstance(error, AssertionError):  # that would be a fault of ours
        return str(error)
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}." if error.filename else str(error)
    return None


def group(words: str, **more: Any) -> typer.Typer:
    """Commands below one name, and what they have in common, in words."""
    return typer.Typer(
        cls=Commands,
        help=words,
        no_args_is_help=True,
        pretty_exceptions_enable=False,  # a fault of ours looks as Python shows it
        rich_markup_mode=None,
        **more,
    )


def say(message: object, *, err: bool = False) -> None:
    """One message; its further lines are set in, so that none passes for another message."""
    first, *more = str(message).split("\n")
    write("\n".join([first, *(f"  {one}" if one else one for one in more)]), err=err)


def write(text: str, *, err: bool = False) -> None:
    """Lines as they are, but for signs that would act on what shows them, GitHub's log too."""
    typer.echo(re.sub(r"(?m)^(\s*):(?=:)", r"\1\\u003a", lines(text)), err=err)


def annotate(told: Iterable[str], *, err: bool = False) -> None:
    """Where one of GitHub's workflows runs this: lines that it obeys, as `annotation` has them."""
    for one in told if os.environ.get("GITHUB_ACTIONS") else ():
        typer.echo(printable(one), err=err)


def complain(message: str) -> None:
    """One message on stderr."""
    say(f"atoll: {message}", err=True)


def ask(prompt: str) -> str:
    """The line that is typed after a prompt. Errors: EOFError, and Misuse where it has no end."""
    if sys.stdin.isatty():
        return input(prompt)
    typer.echo(prompt, nl=False)
    line = sys.stdin.readline(LONGEST + 1)
    if len(line) > LONGEST:
        raise Misuse(
            f"a line that is typed has more than {LONGEST:,} signs; write one move a line."
        )
    if not line:
        raise EOFError
    return line.removesuffix("\n")


def console() -> "Console":
    """Where results are printed: coloured on a terminal, unless NO_COLOR says otherwise.

    Lines are as wide as eyes can follow, or as COLUMNS says.
    """
    from rich.console import Console

    screen = Console(highlight=False, emoji=False)
    if screen.is_terminal:
        screen.width = min(screen.width, WIDEST)
    else:
        told = os.environ.get("COLUMNS", "")
        screen.width = max(int(told), NARROWEST) if is_number(told) else WIDEST
    return screen


def tell(parts: Iterable[Part]) -> None:
    """Print a report; away from a terminal without the blanks that fill its lines."""
    screen = console()
    if screen.is_terminal:
        _print(screen, parts)
        return
    with screen.capture() as printed:
        _print(screen, parts)
    for told in printed.get().splitlines():
        write(told.rstrip())


def print_report(parts: Iterable[Part], *, markdown: bool) -> None:
    """Print a report, as Markdown or for a terminal."""
    if markdown:
        from atoll.cli.markdown import written

        write("\n".join(written(parts)))
    else:
        tell(parts)


def _print(screen: "Console", parts: Iterable[Part]) -> None:
    """Print part by part; Rich forgets that a text must not be wrapped."""
    for part in (each for one in parts for each in _plainly(one)):
        screen.print(_shown(part), crop=False, soft_wrap=isinstance(part, Line) and part.whole)


def _plainly(part: Part) -> Iterator[str | Line | Table | Rule]:
    """What a part is on a terminal: lines, tables and rules."""
    match part:
        case Heading(pieces, level):
            yield line(*pieces, style="bold" if level == TOP else "")
        case Scenarios(title, scenarios):
            yield line(f"{title}:", inset=2)
            yield from (
                whole(f"    {one.removeprefix('  ')}") for each in scenarios for one in each
            )
        case Items():
            yield line(part.head, inset=2)
            yield from _items(part.items)
        case _:
            yield part


def _items(items: Sequence[Item]) -> Iterator[Line]:
    """All laws, and the first examples."""
    some = [one for number, one in enumerate(items) if number < MOST or not one.file]
    for one in some:
        yield _item(one)
        yield from (line(told, inset=6) for told in one.told)
    if len(some) < len(items):
        yield line(f"    and {len(items) - len(some)} more; --json names all.", style="dim")


def _item(one: Item) -> Line:
    if not one.file:
        return whole(f"    {one.name.replace('_', ' ')}: {one.ends}")
    from atoll.home import file_of

    file = one.file if Path(one.file).exists() else file_of(one.file)
    ends = f"  {one.ends}" if one.ends else ""
    return whole(f"    {one.name}", (f"  {shown(file)}:{one.line}", "dim"), ends)


def _shown(part: Piece | Line | Table | Rule) -> "RenderableType":
    """What Rich can render."""
    from rich.padding import Padding
    from rich.rule import Rule as Across

    if isinstance(part, Rule):
        return Across(style=part.style)
    found = _table(part) if isinstance(part, Table) else _text(part)
    inset = part.inset if isinstance(part, Line | Table) else 0
    return Padding(found, (0, 0, 0, inset)) if inset else found


def _text(of: Piece | Line) -> "Text":
    from rich.text import Text

    if isinstance(of, Line):
        text = Text.assemble(*map(_clean, of.pieces), style=of.style)
        text.no_wrap = of.whole or None
        return text
    return Text.assemble(_clean(of))


def _clean(piece: Piece) -> Piece:
    """A piece without signs that would act on the terminal."""
    return lines(piece) if isinstance(piece, str) else (lines(piece[0]), piece[1])


def _table(of: Table) -> "Grid":
    from rich import box, table

    headed = of.headed and any(column.head for column in of.columns)
    wide = any(column.ratio for column in of.columns)
    found = table.Table.grid(padding=(0, 3 if wide else 2), expand=wide)
    if headed:
        found = table.Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    if headed and not of.lined:
        found = table.Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for one in of.columns:
        found.add_column(
            one.head if headed else "",
            style=one.style,
            justify="right" if one.right else "left",
            no_wrap=one.whole,
            width=one.width,
            min_width=one.least,
            ratio=one.ratio,
        )
    for row in of.rows:
        found.add_row(*map(_shown, row))
    return found


def print_json(value: object) -> None:
    """A value as JSON on stdout."""
    speaks = (sys.stdout.encoding or "").lower().startswith("utf")
    write(json.dumps(value, ensure_ascii=not speaks, indent=2))


@contextmanager
def progress() -> "Iterator[Progress]":
    """A progress bar on stderr; it shows on a terminal only and leaves nothing behind."""
    from rich import progress as told
    from rich.console import Console

    screen = Console(file=sys.stderr, highlight=False, emoji=False)
    bar = told.Progress(
        told.TextColumn("{task.description}"),
        told.BarColumn(),
        told.MofNCompleteColumn(),
        told.TimeRemainingColumn(),
        console=screen,
        transient=True,
        redirect_stdout=False,  # pytest redirects them too
        redirect_stderr=False,
        disable=not screen.is_terminal,
    )
    with bar:
        yield bar


def ticked(words: str, total: int, coming: Iterable[One]) -> list[One]:
    """All that comes, with a bar that goes on with each."""
    return work.ticked(bar, words, total, coming)


@contextmanager
def bar(words: str, total: int) -> "Iterator[Callable[[int], object]]":
    """A bar of its own for one piece of work."""
    with progress() as shown:
        yield partial(shown.advance, shown.add_task(words, total=total))


def shown(file: str | Path) -> str:
    """A file as one would type it here: short below the working folder."""
    path = Path(file)
    here = Path.cwd()
    return printable(str(path.relative_to(here) if path.is_relative_to(here) else path))
