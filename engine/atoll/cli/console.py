"""How the command speaks: what was asked for on stdout, all else on stderr."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from functools import partial, wraps
from inspect import Parameter, Signature, signature
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException

from atoll.cli.report import Code, Items, Line, Part, Piece, Report, Table, line, whole, written
from atoll.home import file_of
from atoll.printable import lines, printable
from atoll.written import replaceable

if TYPE_CHECKING:
    from rich.console import Console, RenderableType
    from rich.progress import Progress
    from rich.table import Table as Grid

One = TypeVar("One")
MOST = 10  # examples: more are for programs
LONGEST = 10_000  # signs of a line that is typed
WIDEST = 100  # lines that eyes can follow


class Misuse(Exception):
    """The command was asked for something that cannot be done; the message names the fix."""


_Any: Any = object  # Typer keeps what its commands have in common to itself


class _Typed(_Any):  # type: ignore[misc] # what it stands beside is no Any
    """What is typed behind a command: texts and flags are taken as they are.

    Typer 0.29 imports pydantic to make text of text, which takes longer than most answers here.
    """

    def get_params(self, ctx: Any) -> list[Any]:
        """The parameters; numbers are read by Typer."""
        found: list[Any] = super().get_params(ctx)
        for one in found:
            if one.type_descriptor.annotation not in {int, float}:
                one.get_runtime_param = lambda: SimpleNamespace(coerce=lambda value, **_: value)
            if one.param_type_name == "argument":
                one.display_type_rich = lambda **_where: None  # a text, whatever it means
        return found


class Command(_Typed, TyperCommand):
    """A command that starts at once."""


class Commands(_Typed, TyperGroup):
    """The commands, with one way for all of them to fail."""

    def main(self, *words: Any, **how: Any) -> Any:
        """Run a command; what the user can mend is told in a line, not in a traceback."""
        try:
            status = super().main(*words, **how | {"standalone_mode": False})
        except Exception as error:
            ours = type(error).__module__.partition(".")[0] == "atoll"
            if isinstance(error, TyperException):
                asked = type(error).__name__ == "NoArgsIsHelpError"  # its message is the help
                (write if asked else complain)(error.format_message())
            elif isinstance(error, OSError):
                named = f"{error.filename}: " if error.filename else ""
                complain(f"{named}{error.strerror or error}.")
            elif ours and not isinstance(error, AssertionError):  # that would be a fault of ours
                notes = reversed(getattr(error, "__notes__", ()))  # what was being done
                complain(": ".join([*notes, str(error)]))
            else:
                raise
            status = getattr(error, "status", 2)
        raise SystemExit(status)


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
        """What adds a command; if it makes a report, that is printed."""
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
    """The line that is typed after a prompt; of an endless one a part. Errors: EOFError."""
    typer.echo(printable(prompt), nl=False)
    if not (typed := sys.stdin.readline(LONGEST)):
        raise EOFError
    return typed.removesuffix("\n")


def console() -> "Console":
    """Where results are printed: coloured on a terminal, unless NO_COLOR says otherwise.

    Lines are as wide as eyes can follow, or as COLUMNS says.
    """
    from rich.console import Console

    screen = Console(highlight=False, emoji=False)
    if screen.is_terminal:
        screen.width = min(screen.width, WIDEST)
    elif not os.environ.get("COLUMNS"):
        screen.width = WIDEST
    return screen


def tell(parts: Iterable[Part]) -> None:
    """Print a report; away from a terminal without the blanks that fill its lines."""
    screen = console()
    for part in chain.from_iterable(map(_listed, parts)):
        with nullcontext() if screen.is_terminal else screen.capture() as printed:
            endless = isinstance(part, Line) and part.whole  # Rich forgets it
            screen.print(_shown(part), crop=False, soft_wrap=endless)
        for told in printed.get().splitlines() if printed else ():
            write(told.rstrip())


def _listed(part: Part) -> Iterator[str | Line | Table]:
    """A part as a terminal has it: a line for each thing of a list, and for each line of code."""
    match part:
        case Code(texts):
            yield from (whole(f"    {one}") for one in texts)
        case Items(every, most, all_by):
            for of, notes in every[:most]:
                yield whole("    ", *of.pieces)
                yield from (line(note, inset=6) for note in notes)
            if more := len(every[most:]) if most else 0:
                yield line(f"    and {more} more; {all_by} names all.", style="dim")
        case _:
            yield part


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
            write(written(found.told))
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


def _shown(part: Piece | Line | Table) -> "RenderableType":
    """What Rich can render."""
    from rich.padding import Padding
    from rich.text import Text

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
    found = table.Table(
        box=box.SIMPLE_HEAD if headed and of.lined else None,
        padding=(0, 2, 0, 0) if not (headed and of.lined) else (0, 1),
        pad_edge=False,
        show_header=headed,
        header_style="bold",
    )
    for one in of.columns:
        found.add_column(
            one.head,
            style=one.style,
            justify="right" if one.right else "left",
            no_wrap=one.whole,
            width=one.width,
            min_width=one.least,
        )
    for row in of.rows:
        found.add_row(*map(_shown, row))
    return found


def progress() -> "Progress":
    """A progress bar on stderr; it shows on a terminal only and leaves nothing behind."""
    from rich.console import Console
    from rich.progress import Progress

    screen = Console(file=sys.stderr, highlight=False, emoji=False)
    return Progress(
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
