"""The lint of the phrases: a closed vocabulary, sorted, typed, and used."""

import ast
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple

import atoll
from atoll.finding import Finding
from atoll.home import HOME, WORK, rooms
from atoll.table.phrases import Phrase as Told

from . import house
from .chapter import Chapter
from .outline import texts
from .phrases import FIELD, KINDS, Phrase, Phrases


def of_ours(read: Collection[Chapter], root: Path) -> Iterator[Finding]:
    """What is wrong with our phrases, where all our features are among those read."""
    features = (file for room in house.folders() for file in room.rglob("*.feature"))
    ours = {file.resolve() for file in features}
    if not ours or not ours <= {one.path.resolve() for one in read}:
        return
    told = sorted(file for room in atoll.__path__ for file in Path(room).glob("*/phrases.py"))
    for path in (*house.phrase_files(), *told):
        yield from findings(path, house.shown(path, root))
    own = [room for room in rooms("steps") if HOME == WORK or not room.is_relative_to(HOME)]
    chapters = ((one.phrases, one.reading.feature) for one in read)
    said = [(phrases, texts(feature)) for phrases, feature in chapters if feature]
    for path, line, message in unused(said, folders=own):
        yield Finding(house.shown(path, root), line, message)


SAY = "say"  # by which a game gives a name to a phrase that is told too


class Defined(NamedTuple):
    """A phrase as a module writes it down."""

    kind: str
    text: str | None  # None: not written as a plain string
    parser: str  # the function around the text, or "" for a bare string
    line: int


def findings(path: Path, file: str) -> tuple[Finding, ...]:
    """What is wrong with the phrases of one module; `file` is the name to show."""
    tree = ast.parse(path.read_bytes(), file)
    froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level]
    imported = {  # what the module takes from others: its names here, and in full
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in froms
        for alias in node.names
    }
    functions = [[*_defined(node, imported)] for node in ast.walk(tree)]
    phrases = [phrase for function in functions for phrase in function]
    notes = [*_untyped(phrases), *_unsorted([each[0] for each in functions if each])]
    return tuple(Finding(file, *note) for note in sorted(notes))


def unused(
    said: Iterable[tuple[Phrases, Iterable[tuple[str, str]]]], *, folders: Iterable[Path]
) -> Iterator[tuple[Path, int, str]]:
    """The phrases defined below some folders that no file says.

    Each file sees its phrases and has its steps; a step is a kind and a text. A shared phrase is
    used if one game uses it; one that follows from a layout need not be.
    """
    known = dict[Any, Phrase]()
    used = set[Any]()
    for phrases, steps in said:
        known |= {phrase.place: phrase for phrase in phrases.known}
        used.update(phrase.place for step in steps for phrase in phrases.matching(*step))
    for place, phrase in known.items():
        if place in used or phrase.follows:
            continue
        if any(map(Path(phrase.file).is_relative_to, folders)):
            message = f"No feature says the phrase `{phrase.text}`; use it or drop it."
            yield Path(phrase.file), phrase.line, message


def _defined(node: ast.AST, imported: Mapping[str, str]) -> Iterator[Defined]:
    """The phrases above a function, from top to bottom; or one that a game says to be told.

    Each in all its languages, with the parser around it.
    """
    calls: list[ast.expr] = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    said = [
        (_name(call.func), call.args[0], call.lineno)
        for call in calls
        if isinstance(call, ast.Call) and call.args and _name(call.func) in (*KINDS, "step")
    ]
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        call = node.value
        said += [(SAY, call, call.lineno)] if _name(call.func) == SAY else []
    for kind, argument, line in said:
        parser, texts = "", [argument]
        if isinstance(argument, ast.Call) and argument.args:
            parser = _name(argument.func)
            texts = [argument.args[0], *(word.value for word in argument.keywords)]
        for text in texts:
            yield Defined(kind, _text(text, imported), parser, line)


def _text(argument: ast.expr, imported: Mapping[str, str]) -> str | None:
    """A plain string, or the text of a phrase that is told too and has a name of its own."""
    if isinstance(argument, ast.Name | ast.Attribute):
        first, *rest = ast.unparse(argument).split(".")
        module, _, name = ".".join([imported.get(first, ""), *rest]).rpartition(".")
        phrase = getattr(sys.modules.get(module), name, None)  # loaded, as its steps are
        return phrase.text if isinstance(phrase, Told) else None
    whole = argument.lineno == argument.end_lineno
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and whole:
        return argument.value
    return None


def _name(node: ast.expr) -> str:
    """The last name of `given`, `bdd.given` or `parsers.re`."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _untyped(phrases: Iterable[Defined]) -> Iterator[tuple[int, str]]:
    """Phrases whose fields are anything, not a thing of the game."""
    for phrase in phrases:
        if phrase.text is None:
            yield phrase.line, "The phrase is put together; write it as one plain string."
            continue
        if phrase.parser == "re":
            what = f"`{phrase.text}` is a regular expression"
            yield phrase.line, f"{what}; write {{seat:Seat}} fields."
            continue
        for field in FIELD.finditer(phrase.text):
            if not field[2]:
                yield phrase.line, f"{field[0]} has no type; write one, as {{seat:Seat}}."


def _unsorted(phrases: Iterable[Defined]) -> Iterator[tuple[int, str]]:
    """Phrases that stand after a later one of their kind."""
    for kind in (*KINDS, "step", SAY):
        texts = [(each.text, each.line) for each in phrases if each.kind == kind and each.text]
        highest = accumulate((text for text, _ in texts), max)
        for (text, line), last in zip(texts, highest, strict=True):
            if text < last:
                fix = "sort the phrases of a kind by their text"
                yield line, f"`{text}` stands after `{last}`; {fix}."
