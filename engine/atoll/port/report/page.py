"""The page of a port: what it claims, how each rule stands, what is wrong, and what has changed.

It is composed of a few kinds of blocks, and written as Markdown or as a page of its own.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from atoll.port.report.blocks import Block, Code, Heading, Listing, Text
from atoll.port.report.kept import Changed, Kept
from atoll.port.result import STATUSES
from atoll.port.talking.messages import ABILITIES
from atoll.table import cite, counted, listed

__all__ = ["page"]

_COUNTS = ("asked", "agreed", "parted", "broken", "skipped", "not_claimed", "left")


def page(run: Kept, since: Changed | None = None) -> list[Block]:
    """The page of a run, and what has changed since another."""
    return [
        Heading(1, f"{run.name}: {run.title}"),
        *_about(run),
        *_verdict(run),
        *(_changes(since) if since else ()),
        *_findings(run),
        *_rules(run),
        *_editions(run),
        *_asked(run),
    ]


def _about(run: Kept) -> Iterator[Block]:
    port = run.told["port"]
    rows = {
        "written in": port["language"],
        "home": port["homepage"],
        "players": ", ".join(map(str, port["players"])),
        "editions": "; ".join(_title(run, one) for one in port["editions"]),
        "other answers": _answers(port["rulings"]),
        "is not able": "; ".join(ABILITIES[one] for one in port["cannot"]),
        "does not tell": ", ".join(port["untold"]),
        "run": f"{run.told['day']}, with atoll {run.told['atoll']}",
    }
    yield Listing(
        ("the port", "says of itself"), tuple((key, one) for key, one in rows.items() if one)
    )


def _title(run: Kept, edition: str) -> str:
    titles = {one["edition"]: one["title"] for one in run.told["editions"]}
    return str(titles.get(edition, edition))


def _answers(rulings: Mapping[str, Sequence[str]] | None) -> str:
    if rulings is None:
        return "all"
    return "; ".join(f"{name}={listed(its, 'or')}" for name, its in rulings.items())


def _verdict(run: Kept) -> Iterator[Block]:
    if run.green:
        yield Text("Green: all that it claims is held.", "green")
    else:
        yield Text(f"Not green: {listed(run.told['why_not_green'])}.", "red")


def _changes(since: Changed) -> Iterator[Block]:
    yield Heading(2, f"Since the run of {since.since}" if since.since else "Since an earlier run")
    if not (since.rules or since.new or since.gone):
        yield Text("Nothing has changed.")
    for words, found in (("New", since.new), ("Gone", since.gone)):
        if found:
            yield Text(f"{words}: {'; '.join(found)}.")
    if since.rules:
        rows = tuple((cite(rule), was, now) for rule, (was, now) in since.rules.items())
        yield Listing(("rule", "was", "is"), rows)


def _findings(run: Kept) -> Iterator[Block]:
    for number, one in enumerate(run.findings, start=1):
        rule = f"{cite(one['rule'])}: " if one["rule"] else ""
        yield Heading(2, f"{number}. {rule}the port {one['means']}")
        yield Text(one["says"])
        yield from _more(one)
        if one["scenario"]:
            yield Code(one["scenario"])
        if one["record"]:
            yield Text("As a game record:")
            yield Code("\n".join(_line(line) for line in one["record"]))
        if one["stderr"]:
            yield Text("On standard error it says:")
            yield Code(one["stderr"])


def _more(one: Mapping[str, Any]) -> Iterator[Block]:
    if one["perhaps"]:
        yield Text(f"Also at work there: {listed(map(cite, one['perhaps']))}.")
    if one["right_by"]:
        yield Text(f"It would be right by {listed(one['right_by'], 'or')}.")
    where = f" First in {one['found_in'][0]}." if one["found_in"] else ""
    moves = f"in {counted(one['moves'], 'move')}" if one["moves"] else "without a move"
    yield Text(f"Met {counted(one['times'], 'time')}, shown {moves}.{where}")


def _line(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False)


def _rules(run: Kept) -> Iterator[Block]:
    yield Heading(2, "Rules")
    found = [(status, len(run.rules(status))) for status in STATUSES]
    yield Text(", ".join(f"{number} {status}" for status, number in found if number) + ".")
    titles, agreed = run.titles(), {one["rule"]: one["agreed"] for one in run.told["rules"]}
    rows = (
        (cite(rule), titles[rule], status, str(agreed[rule] or ""))
        for rule, status in run.statuses().items()
    )
    yield Listing(
        ("rule", "what it is about", "the port", "questions that agree"), tuple(rows), by=2
    )


def _editions(run: Kept) -> Iterator[Block]:
    if not run.told["editions"]:
        return
    yield Heading(2, "Editions")
    best = run.told["editions"][0]
    yield Text(
        f"It agrees best with the {best['title']}: {best['agreed']} of {best['asked']} vectors."
    )
    rows = (
        (one["title"], "yes" if one["claimed"] else "no", f"{one['agreed']} of {one['asked']}")
        for one in run.told["editions"]
    )
    yield Listing(("edition", "claimed", "vectors that agree"), tuple(rows))


def _asked(run: Kept) -> Iterator[Block]:
    yield Heading(2, "What was asked")
    rows = (
        (kind, *(str(counts[one] or "") for one in _COUNTS))
        for kind, counts in run.told["counts"].items()
    )
    yield Listing(("kind", *(one.replace("_", " ") for one in _COUNTS)), tuple(rows))
    if run.told["not_claimed"]:
        why = sorted(run.told["not_claimed"].items())
        told = (f"{cite(one) if '_' in one else one} {number}" for one, number in why)
        yield Text(f"Not asked, as the port had said before: {', '.join(told)}.")
    for one in run.told["skipped"]:
        yield Text(f"Skipped {counted(one['times'], 'time')} without a word before: {one['why']}")
