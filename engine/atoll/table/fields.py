"""The fields that every game shares, and how fields of several values are made of one."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from atoll.printable import is_number
from atoll.table import RULE_ID, listed
from atoll.table.phrases import Field, Fields, Writer, plain
from atoll.table.play import AND, NAME

__all__ = ["AND", "NAME", "SHARED", "by_seat", "one_of", "several"]

Joiner = Callable[[Iterable[str]], str]


def one_of(values: Mapping[str, Any], says: str) -> Field:
    """One of a few words, each with what it stands for; of equal values the first is written."""
    texts = {value: text for text, value in reversed([*values.items()])}
    pattern, every = f"(?:{'|'.join(values)})", tuple(map(texts.__getitem__, values.values()))
    return Field(
        says,
        pattern,
        values.__getitem__,
        plain(texts.__getitem__),
        loose=pattern,
        every=tuple(dict.fromkeys(every)),
    )


def several(
    each: Field,
    says: str,
    *,
    writing: Joiner = ", ".join,
    listing: Joiner = ", ".join,
    nothing: str = "",
) -> Field:
    """Several of a field in their order: `writing` and `listing` put their texts together.

    Where there may be none of them, `nothing` stands for that.
    """
    found = re.compile(each.pattern)

    def joined(join: Joiner) -> Writer:
        return lambda values, names: join(each.write(value, names) for value in values) or nothing

    some = rf"{each.pattern}(?:{AND}{each.pattern})*"
    return Field(
        says,
        f"(?:{nothing}|{some})" if nothing else some,
        lambda text: () if text == nothing else tuple(map(each.read, found.findall(text))),
        joined(writing),
        joined(listing),
    )


def by_seat(each: Field, says: str, nothing: str = "") -> Field:
    """A value per seat, by its name; where a seat has none `nothing` stands, or it is left out."""
    one = f"(?:{each.pattern}|{nothing})" if nothing else each.pattern
    found = re.compile(rf"(?:^|{AND})({NAME}) ({one})(?={AND}|$)")

    def read(text: str) -> dict[str, Any]:
        told: dict[str, Any] = {}
        for name, it in found.findall(text):
            if name in told:
                raise ValueError(f"{name} stands twice; tell of each player once")
            told[name] = None if it == nothing else each.read(it)
        return told

    return Field(
        says,
        rf"{NAME} {one}(?:{AND}{NAME} {one})*",
        read,
        _by_name(each.write, nothing),
        _by_name(each.lists, nothing),
        lambda told, names: tuple(told[name] for name in names),
    )


def _by_name(write: Writer, nothing: str) -> Writer:
    """How the values of all seats are written, each behind its name."""
    return lambda values, names: listed(
        f"{name} {nothing if told is None else write(told, names)}"
        for name, told in zip(names, values, strict=True)
        if nothing or told is not None
    )


def _names(text: str) -> tuple[str, ...]:
    return tuple(re.split(f"{AND}| = ", text))


def _ruling(text: str) -> tuple[str, str]:
    name, _, answer = text.partition("=")
    return name, answer


def _number(text: str) -> int:
    if not is_number(text) or len(text) > _DIGITS:
        raise ValueError(f"{text[:20]!r} is no number; write 0 to {10**_DIGITS - 1}")
    return int(text)


_DIGITS = 4
_NUMBER = Field("A number: `3`.", f"[0-9]{{1,{_DIGITS}}}", _number)

SHARED: Fields = {
    "Edition": Field("The id of an edition: `fiji-en-2006`.", r"[a-z]+(?:-[a-z0-9]+)+"),
    "Now": one_of(
        {"now": "now", "nun": "now", "still": "still", "noch": "still"},
        "Whether a part has changed: `now`, or `still` where it has not.",
    ),
    "Number": _NUMBER,
    "Order": Field(
        "Players from first to last, equal ones joined: `Anna, Chris = Henry, Mary`.",
        rf"{NAME}(?:(?:, | = ){NAME})+",
        lambda text: tuple(map(_names, text.split(", "))),
        lambda order, names: ", ".join(" = ".join(names[s] for s in seats) for seats in order),
        placed=lambda order, names: tuple(tuple(map(names.index, seats)) for seats in order),
    ),
    "Rule": Field("The id of a rule: `fiji_4_7`.", RULE_ID.pattern),
    "Ruling": Field(
        "A ruling and its answer: `half=up`.", r"[a-z_]+=[a-z_]+", _ruling, plain("=".join)
    ),
    "Seat": Field(
        "One name: `Anna`.",
        NAME,
        write=lambda seat, names: names[seat],
        placed=lambda name, names: names.index(name),
    ),
    "Seats": Field(
        "Names as a sentence lists them: `Henry, Chris and Anna`.",
        rf"{NAME}(?:{AND}{NAME})*",
        _names,
        lambda seats, names: listed(names[seat] for seat in seats),
        placed=lambda read, names: tuple(map(names.index, read)),
    ),
    "Tally": by_seat(_NUMBER, "A number per player: `Henry 2, Chris 2, Anna 1 and Mary 0`."),
    "Thing": Field(
        "Something that a player may not see: `hand of Anna`, `cards still in the stacks`.",
        rf"[a-z][a-z ]* (?:of|by|in|to) {NAME}",
    ),
}
"""What may stand at `{seat:Seat}` in the phrases of any game."""
