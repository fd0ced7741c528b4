"""What a page shows is done: its files are written, its edits made, its commands run, in order.

A fenced block is a `console`, a `diff` of a file, or the text of a file; a file is named in the
paragraph before its block. A file of the project is an excerpt, and has to stand there as shown;
what a block includes (`--8<--`) is its text.
In what a command prints, `…` stands for anything left out, on a line of its own for any lines.
"""

import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from in_git import laid
from printed import atoll, process

from atoll.home import HOME

FENCE = re.compile(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"`([\w./-]*\.\w+|_\w+)`")
COMMAND = re.compile(r"^\$ (?P<words>.*)\n(?P<said>(?:(?!\$ ).*\n)*)", re.MULTILINE)
INCLUDED = re.compile(r'--8<-- "(?P<path>[^":]+)"\n')
TYPED = re.compile(r"(?<=q leave\): )(.*)\n")
VARYING = re.compile(
    r"(?P<file>/[\w-]+\.feature:)?\d+(?:\.\d+)?"
    r"(?(file)|(?= (?:s|scenarios?|examples?|✔)(?!\w)))"
)
"""Lines of the project's examples, how many there are, and times: all change with an example."""


class Block(NamedTuple):
    """A fenced block, the file that the paragraph before it names, and its line on the page."""

    language: str
    text: str
    file: str
    line: int


class Command(NamedTuple):
    """A command line, what the page says that it prints, and what is typed at its prompts."""

    words: str
    said: str

    @property
    def printed(self) -> str:
        """What it prints by itself, when what is typed comes from no keyboard."""
        return TYPED.sub("", self.said)

    @property
    def arguments(self) -> list[str]:
        """The words after `atoll`."""
        return shlex.split(self.words)[1:]

    @property
    def typed(self) -> str:
        """The lines a person types."""
        return "".join(f"{line}\n" for line in TYPED.findall(self.said))


Run = Callable[[Command], str]


def blocks(page: str) -> tuple[Block, ...]:
    """The fenced blocks of a page, from top to bottom."""
    return tuple(_block(page, found) for found in FENCE.finditer(page))


def _block(page: str, found: re.Match[str]) -> Block:
    before = page[: found.start()]
    named = FILE.findall(before.rstrip().rpartition("\n\n")[2])
    file = named[-1] if named and found["language"] != "console" else ""
    text = INCLUDED.sub(lambda one: (HOME / one["path"]).read_text("utf-8"), found["text"])
    return Block(found["language"], text, file, before.count("\n") + 1)


def commands(block: Block) -> tuple[Command, ...]:
    """The commands of a console, each with what it prints."""
    return tuple(Command(found["words"], found["said"]) for found in COMMAND.finditer(block.text))


def agrees(said: str, printed: str, *, aside: re.Pattern[str] = VARYING) -> bool:
    """Whether a command prints what the page says, but for what is left out or set aside."""
    said, printed = (
        aside.sub(lambda found: f"{found.groupdict().get('file') or ''}0", text)
        for text in (said, printed.rstrip("\n") + "\n")
    )
    line = re.escape(said).replace("…\\\n", "(?:.*\n)*").replace("…", ".*")
    return bool(re.fullmatch(line, printed))


def here(command: Command) -> str:
    """What a command prints that is run in this process."""
    return atoll(*command.arguments, input=command.typed).output


def in_checkout(folder: Path, **settings: str) -> Run:
    """How a command is run by the engine of a checkout, which may have been edited."""
    around = {"PYTHONPATH": str(folder / "engine"), "PYTHONDONTWRITEBYTECODE": "1", **settings}

    def run(command: Command) -> str:
        ran = process("atoll", *command.arguments, cwd=folder, typed=command.typed, **around)
        return ran.stdout + ran.stderr

    return run


def problems(page: str, folder: Path, run: Run = here) -> Iterator[str]:
    """Do all that a page shows in a folder; say where the page is not as it says."""
    found = blocks(page)
    if page.count("```") != 2 * len(found):
        yield "a fence begins no block that can be read: begin its line with it, and close it."
    own = [each for each in found if _is_own(each, folder)]
    for block in reversed(own):
        laid(folder, {block.file: block.text})
    for block in found:
        for problem in _done(block, folder, run, own=block in own):
            yield f"line {block.line}: {problem}"


def _is_own(block: Block, folder: Path) -> bool:
    """Whether a block is a file of the page, which the project does not have."""
    there = (folder / block.file).exists() or (HOME / block.file).exists()
    return bool(block.file) and block.language not in ("console", "diff") and not there


def _done(block: Block, folder: Path, run: Run, *, own: bool) -> Iterator[str]:
    """Do what one block shows."""
    if block.language == "console":
        yield from _run(block, run)
    elif not block.file:
        yield f"nothing runs this {block.language or 'nameless'} block; name its file before it."
    elif block.language == "diff":
        yield from _edited(folder / block.file, block.text)
    elif own:
        laid(folder, {block.file: block.text})
    else:  # an excerpt of a file of the project, which the page may have edited
        edited = folder / block.file
        file = edited if edited.exists() else HOME / block.file
        if block.text not in file.read_text(encoding="utf-8"):
            yield f"this does not stand in {file.name}; show what stands there."


def _run(block: Block, run: Run) -> Iterator[str]:
    found = commands(block)
    if "".join(f"$ {each.words}\n{each.said}" for each in found) != block.text or not found:
        yield "a console begins with a command: `$ atoll …`."
    for command in found:
        if not command.words.startswith("atoll "):
            yield f"{command.words} is no command of ours."
        elif not agrees(command.printed, printed := run(command)):
            yield f"$ {command.words}\n{command.said}\nbut it prints\n{printed}"


def _edited(file: Path, diff: str) -> Iterator[str]:
    """Make an edit: its lines without `+` stand in the file once, its lines without `-` after."""
    before, after = (
        "".join(f"{line[1:]}\n" for line in diff.splitlines() if line[:1] != sign) for sign in "+-"
    )
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    if text.count(before) == 1:
        file.write_text(text.replace(before, after), encoding="utf-8")
    else:
        yield f"what is to be edited stands in {file.name} {text.count(before)} times, not once."
