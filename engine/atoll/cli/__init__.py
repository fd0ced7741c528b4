"""The command `atoll`: one file for each group of commands.

Typer alone is imported here; what a command needs it imports when it runs, so that `--help` and
`explain` answer at once. Help is plain for the same reason: Rich would take longer than the answer.
"""

import os
import signal
import sys
from pathlib import Path

import typer

from atoll import __version__
from atoll.cli import (
    check,
    data,
    diff,
    explain,
    mutate,
    play,
    port,
    prove,
    referee,
    simulate,
    site,
    sources,
)
from atoll.cli.console import Group, Misuse, say
from atoll.cli.options import flag
from atoll.home import TROUBLE
from atoll.own_function import Ended

__all__ = ["app", "main"]

app = Group(
    "Executable rulebooks: rules that are read, played and checked.",
    epilog="Exit status: 0 good, 1 findings, 2 misuse.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    check.check,
    explain.explain,
    play.play,
    referee.referee,
    referee.forge,
    check.evidence,
    prove.prove,
    prove.possible,
    diff.diff,
    simulate.simulate,
    mutate.mutate,
    explain.rulings,
    data.schema,
):
    app.command()(command)
app.add_typer(data.app, name="data")
app.add_typer(site.new, name="new")
app.add_typer(port.app, name="port")
app.add_typer(sources.app, name="sources")
app.add_typer(site.app, name="site")


def _version(*, wanted: bool) -> None:
    if wanted:
        say(__version__)
        raise typer.Exit


@app.callback()
def atoll(
    version: bool = flag(  # noqa: ARG001 # it answers before anything else
        "--version", "Print the version.", is_eager=True, callback=_version
    ),
) -> None:
    """Executable rulebooks: rules that are read, played and checked."""
    if TROUBLE:
        raise Misuse(TROUBLE)


def main() -> None:
    """Run the command; a reader that stops reading is no error; told to end, it clears up."""
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        if signal.getsignal(number) == signal.SIG_DFL:  # not where nohup ignores it
            signal.signal(number, Ended.by)
    os.environ["PYTHONSAFEPATH"] = "1"  # nor may processes import from where it is started
    # where there is no such stream, from or into nothing
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 # to the end
    sys.stdout, sys.stderr = (
        stream or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 # open to the end
        for stream in (sys.stdout, sys.stderr)
    )
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        app(prog_name="atoll")
    finally:  # write what is left to write, if anybody still reads it
        try:
            sys.stdout.flush()
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
