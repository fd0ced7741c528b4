"""The tables of docs/whole_games.md, which game holds what, written from `held.json`."""

from collections import defaultdict
from collections.abc import Iterator, Mapping

from whole_games import GAMES, beyond, held, kept

from atoll.compare.recorded import Recorded
from atoll.home import HOME
from atoll.simulate.counting import ENDS
from atoll.table import cite
from atoll.table.games import title
from atoll.table.stating import in_order

__all__ = ["PAGE", "told", "write"]

PAGE = HOME / "docs" / "whole_games.md"
_BLOCK = "<!-- whole games of {name} -->"
_END = "<!-- end -->"


def told(name: str) -> list[str]:
    """The tables of a game: whole games, what refuses, and what no game holds."""
    known = kept(name)
    return [*_games(name, known), "", *_refused(name, known), *_beyond(name)]


def write() -> None:
    """Write the tables of all games into the page."""
    text = PAGE.read_text("utf-8")
    for name in GAMES:
        before, begun, rest = text.partition(_BLOCK.format(name=name))
        lines, after = "\n".join(told(name)), rest.partition(_END)[2]
        text = f"{before}{begun}\n\n{lines}\n\n{_END}{after}" if begun else before
    PAGE.write_text(text, encoding="utf-8")


def _games(name: str, known: Mapping[str, Recorded]) -> Iterator[str]:
    """The records that hold a way to end or an answer."""
    holds = defaultdict[str, list[str]](list)
    for end, record in held(name)["ends"].items():
        rule, how = end.split()
        holds[record].append(f"{ENDS[how]} ({cite(rule)})")
    for answer, one in held(name)["answers"].items():
        holds[one["record"]].append(f"`{answer}`")
    yield f"| whole game of {title(name)} | lines | holds |"
    yield "|---|---|---|"
    for record in sorted(holds):
        yield f"| `{record}` | {len(known[record].lines)} | {', '.join(holds[record])} |"


def _refused(name: str, known: Mapping[str, Recorded]) -> Iterator[str]:
    """The rules that refuse the last line of a record, with its number."""
    refused = held(name)["refused"]
    lines = {rule: len(known[refused[rule]].lines) for rule in in_order(refused)}
    told = (f"{cite(rule)} (line {number})" for rule, number in lines.items())
    yield f"Rules of {title(name)} that refuse the last line of a record: {', '.join(told)}."


def _beyond(name: str) -> Iterator[str]:
    """What no whole game holds, and why."""
    yield from ("", f"| no whole game of {title(name)} holds | because |", "|---|---|")
    for aim, why in beyond(name).items():
        yield f"| {_called(aim)} | {why} |"


def _called(aim: str) -> str:
    rule, _, how = aim.partition(" ")
    if how:
        return f"{ENDS[how]} ({cite(rule)})"
    return f"`{aim}`" if "=" in aim else cite(aim)
