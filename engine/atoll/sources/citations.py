"""Citations: what rules, rulings and scenarios cite is in the register, and all of it is cited."""

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from atoll.book import Rule, chapters, games
from atoll.finding import Finding
from atoll.home import HOME, rooms
from atoll.sources.features import scenarios
from atoll.sources.register import Passage, Register, register
from atoll.table import games as played


class Citation(NamedTuple):
    """A passage named by a rule, a ruling or a scenario, and where."""

    passage: str
    file: Path
    line: int


def dangling(home: Path = HOME) -> list[Finding]:
    """Citations of no passage, and passages without a citation; needs no copies."""
    known = register(home)
    shown = _examples(home)
    cited = [*_book(home), *_answers(home), *shown]
    carried, named = {c.passage for c in shown}, {c.passage for c in cited}
    strangers = [unknown(known, one) for one in cited if one.passage not in known.passages]
    return strangers + [
        Finding(str(passage.file), passage.line, f"{passage.id}: {_uncited(passage)}")
        for passage in known.passages.values()
        if passage.id not in (carried if passage.example else named)
    ]


def _book(home: Path) -> Iterator[Citation]:
    for game in games(home):
        for chapter in chapters(game, home):
            lines = chapter.file.read_text(encoding="utf-8").splitlines()
            for one in chapter.rules:
                for source in one.sources:
                    yield Citation(source, one.file, _line(lines, one, source))


def _line(lines: Sequence[str], of: Rule, source: str) -> int:
    below = range(of.line, len(lines))
    return next((n + 1 for n in below if f"`{source}`" in lines[n]), of.line)


def _answers(home: Path) -> Iterator[Citation]:
    """The passages that answers to rulings and open points name; a home of a test has no engine."""
    for game in played.GAMES if home == HOME else ():
        known = {"rulings": played.game(game).RULINGS}
        if played.open_points.there(game):
            known["open_points"] = played.open_points(game).OPEN_POINTS
        for name, points in known.items():
            file = played.folder(game) / f"{name}.py"
            for answer in (answer for one in points.values() for answer in one.answers):
                yield from (Citation(one, file, _quoted(file, one)) for one in answer.sources)


def _quoted(file: Path, passage: str) -> int:
    """The first line that names a passage."""
    lines = enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
    return next((number for number, line in lines if f'"{passage}"' in line), 1)


def _examples(home: Path) -> list[Citation]:
    return [
        Citation(source, scenario.file, scenario.line)
        for scenario in scenarios(*rooms("features", home))
        for source in scenario.sources
    ]


def unknown(known: Register, citation: Citation) -> Finding:
    """The finding that a citation names no passage of the register, with the likeliest meant."""
    near = get_close_matches(citation.passage, known.passages, n=1)
    document = known.documents.get(citation.passage.partition("/")[0])
    file = document.file.name if document else known.files[0].name
    fix = f"did you mean {near[0]}?" if near else f"add the passage to {file}."
    return Finding(
        str(citation.file), citation.line, f"{citation.passage} is no known passage; {fix}"
    )


def _uncited(passage: Passage) -> str:
    if passage.example:
        return f"no scenario carries this worked example; tag one @source:{passage.id}."
    return "nobody cites this passage; cite it in a rule's sources or remove it."
