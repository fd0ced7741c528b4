"""How the command speaks: what was asked for on stdout, all else on stderr."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from functools import partial, wraps
from inspect import Parameter, Signature, signature
from itertools import count, groupby
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from atoll.cli.report import (
    BELOW,
    ITEM,
    Line,
    Part,
    Piece,
    Report,
    Rule,
    Said,
    Shown,
    Table,
    line,
    written,
)
from atoll.home import file_of
from atoll.printable import lines, printable
from atoll.written import replaceable

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.progress import Progress
    from rich.table import Table as Grid

One = TypeVar("One")
MOST = 10  # examples: more are for programs
LONGEST = 10_000  # signs of a line that is typed, and such lines
_TYPED = count(1)
NARROWEST, WIDEST = 40, 100  # lines that tables fit in, and that eyes can follow


class Misuse(Exception):
    """The command was asked for something that cannot be done; the message names the fix."""


_Any: Any = object  # Typer keeps what its commands have in common to itself
_UsageError: Any = typer.BadParameter.__base__  # and this


class _Typed(_Any):  # type: ignore[misc] # what it stands beside is no Any
    """What is typed behind a command: read at once, and shown as it may be where it is wrong."""

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters, texts and flags, taken as they are typed.

        Typer 0.29 imports pydantic to make text of text, which takes longer than most answers here.
        Where Typer works otherwise this does nothing.
        """
        found: list[Any] = super().get_params(ctx)
        for one in found:
            if hasattr(one, "get_runtime_param"):
                one.get_runtime_param = lambda: SimpleNamespace(coerce=lambda value, **_: value)
            if one.param_type_name == "argument":
                one.display_type_rich = lambda **_where: None  # a text, whatever it means
        return found

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
            ours = type(error).__module__.partition(".")[0] == "atoll"
            if ours and not isinstance(error, AssertionError):  # that would be a fault of ours
                complain(str(error))
            elif isinstance(error, OSError):
                complain(f"{error.filename}: {error.strerror}." if error.filename else str(error))
            else:
                raise
            raise typer.Exit(getattr(error, "status", 2)) from None


class Group(typer.Typer):
    """Commands below one name, and what they have in common, in words."""

    def __init__(self, words: str, **more: Any) -> None:
        """Nothing of it runs by itself."""
        super().__init__(
            cls=Commands,
            help=words,
            no_args_is_help=True,
            pretty_exceptions_enable=False,  # a fault of ours looks as Python shows it
            rich_markup_mode=None,
            **more,
        )

    def command(self, name: str | None = None, **more: Any) -> Callable[[One], One]:
        """What adds a command, which starts at once; if it makes a report, that is printed."""
        add = super().command(name, cls=Command, **more)

        def added(command: Any) -> Any:
            add(_reporting(command) if signature(command).return_annotation is Report else command)
            return command

        return added


def say(message: object, *, err: bool = False) -> None:
    """One message; its further lines are set in, so that none passes for another message."""
    first, *more = str(message).split("\n")
    write("\n".join([first, *(f"  {one}" if one else one for one in more)]), err=err)


def write(text: str, *, err: bool = False) -> None:
    """Lines as they are, but for signs that would act on what shows them, GitHub's log too."""
    typer.echo(re.sub(r"(?m)^(\s*):(?=:)", r"\1\\u003a", lines(text)), err=err)


def complain(message: str) -> None:
    """One message on stderr."""
    say(f"atoll: {message}", err=True)


def ask(prompt: str) -> str:
    """The line that is typed after a prompt. Errors: EOFError, and Misuse where there is no end."""
    typer.echo(printable(prompt), nl=False)
    line = sys.stdin.readline(LONGEST + 1)
    if len(line) > LONGEST or next(_TYPED) > LONGEST:
        problem = f"at most {LONGEST:,} lines can be typed, and signs in one; write a move a line."
        raise Misuse(problem)
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
        is_width = re.fullmatch("[0-9]{1,4}", told)
        screen.width = max(int(told), NARROWEST) if is_width else WIDEST
    return screen


def tell(parts: Iterable[Part]) -> None:
    """Print a report; away from a terminal without the blanks that fill its lines."""
    screen = None
    for part in _shortened(parts):
        if isinstance(part, Said):
            say(part.text, err=part.err)
            continue
        screen = screen or console()
        with nullcontext() if screen.is_terminal else screen.capture() as printed:
            endless = isinstance(part, Line) and part.whole  # Rich forgets it
            screen.print(_shown(part), crop=False, soft_wrap=endless)
        for told in printed.get().splitlines() if printed else ():
            write(told.rstrip())


def _shortened(parts: Iterable[Part]) -> Iterator[Part]:
    """What is shown on a terminal: all laws, the first examples, and how many more there are."""
    for _, some in groupby(parts, lambda one: isinstance(one, Line) and one.mark in (ITEM, BELOW)):
        left = MOST + 1
        for one in some:
            left -= isinstance(one, Line) and one.mark == ITEM and one.has_place
            if left > 0:
                yield one
        if left < 1:
            yield line(f"    and {1 - left} more; --json names all.", style="dim")


def _reporting(command: Callable[..., Report]) -> Callable[..., None]:
    """A command that makes a report, with --json; it prints the report, and ends as that says."""

    @wraps(command)
    def reported(*, as_json: bool, **options: Any) -> None:
        if as_json and options.get("markdown"):
            raise Misuse("--markdown and --json: choose one of them.")
        if options.get("keep") and (home := file_of(f"features/{options['game']}")).is_dir():
            replaceable(home / "witnesses.feature")
        # what a game or a function of one's own prints is no JSON
        with redirect_stdout(sys.stderr) if as_json else nullcontext():
            found = command(**options)
            plain = found.plain and found.plain() if as_json else None
        if as_json and found.plain:
            speaks = (sys.stdout.encoding or "").lower().startswith("utf")
            write(json.dumps(plain, ensure_ascii=not speaks, indent=2))
        elif found.markdown:
            write("\n".join(written(found.told)))
        else:
            tell(found.told)
        for one in found.marks if os.environ.get("GITHUB_ACTIONS") else ():
            typer.echo(printable(one), err=as_json or found.markdown)
        for one in found.last:
            say(one, err=True)
        if found.status:
            raise typer.Exit(found.status)

    as_json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
    asked = Parameter("as_json", Parameter.KEYWORD_ONLY, default=False, annotation=as_json)
    parameters = [*signature(command).parameters.values(), asked]
    reported.__signature__ = Signature(parameters)  # type: ignore[attr-defined] # Python reads it
    return reported


def _shown(part: Piece | Shown) -> "RenderableType":
    """What Rich can render."""
    from rich.padding import Padding
    from rich.rule import Rule as Across
    from rich.text import Text

    if isinstance(part, Rule):
        return Across(style=part.style)
    of = part if isinstance(part, Line | Table) else line(part)
    if isinstance(of, Table):
        found: RenderableType = _table(of)
    else:  # without signs that would act on the terminal
        both = ((one, "") if isinstance(one, str) else one for one in of.pieces)
        clean = ((lines(text), style) for text, style in both)
        found = Text.assemble(*clean, style=of.style, no_wrap=of.whole or None)
    return Padding(found, (0, 0, 0, of.inset)) if of.inset else found


def _table(of: Table) -> "Grid":
    from rich import box, table

    headed = of.headed and any(column.head for column in of.columns)
    wide = any(column.ratio for column in of.columns)
    if headed and of.lined:
        found = table.Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    elif headed:
        found = table.Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    else:
        found = table.Table.grid(padding=(0, 3 if wide else 2), expand=wide)
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


def progress() -> "Progress":
    """A progress bar on stderr; it shows on a terminal only and leaves nothing behind."""
    from rich import progress as told
    from rich.console import Console

    screen = Console(file=sys.stderr, highlight=False, emoji=False)
    return told.Progress(
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
