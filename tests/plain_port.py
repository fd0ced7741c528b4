"""The second implementation as a port: it begins at the position of a record and plays its moves.

It cannot shuffle, and it takes any position for a possible one.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import plain_fiji as plain

from atoll import fiji

Illegal = plain.Illegal
Position = Mapping[str, Any]
NO_CARDS = plain.RoundCards.read(["most red"] * 4, ["take 1 blue"] * 4, ["most red"] * 4)
"""Dealt where no cards are known; what lies there then is not compared."""


def begin(first: Mapping[str, Any]) -> plain.Game:
    """The game at its first decision."""
    position, seats = first["position"], first["seats"]
    game = _laid(first)
    match position.get("stage") or _stage(position, seats):
        case "row":
            return plain.analyse(game, position.get("row", 1) - 1)
        case "payment":
            return plain.pay(game)
        case "scoring":
            return plain.finish_round(game)
        case "dealing":
            return plain.deal(game)
        case "offer" if len(seats) == 2:
            return replace(game, set_aside=tuple(x or plain.NOTHING for x in game.set_aside))
    return game


def _stage(position: Position, seats: list[str]) -> str:
    """What comes next where the position does not say."""
    if "chooser" in position:
        return "choice"
    if len(position.get("offers", {})) == len(seats):
        return "row"
    untouched = any(
        sum(position["hands"][seat].values()) == 18 and seat not in position.get("set_aside", {})
        for seat in seats
    )
    fresh = position.get("exchange", 1) == 1 and not position.get("offers") and untouched
    return "set aside" if fresh else "offer"


def _laid(first: Mapping[str, Any]) -> plain.Game:
    position, seats = first["position"], first["seats"]
    rulings = fiji.answered(first["edition"], first["rulings"]).as_dict()
    lying = [] if position.get("stage") == "no cards" else [_cards(position)]
    rounds = [*lying, *map(_cards, position.get("deal", ()))]
    return plain.Game(
        rulings=rulings,
        cards=(*rounds, NO_CARDS),
        round=position["round"],
        exchange=position["exchange"],
        row=position.get("row", 1) - 1,
        chooser=seats.index(position["chooser"]) if "chooser" in position else None,
        goals=_cards(position).goals,
        supply=_pile(position["supply"]),
        hands=tuple(_pile(position["hands"][seat]) for seat in seats),
        offers=_piles(position, "offers", seats),
        set_aside=_piles(position, "set_aside", seats),
        keepers=frozenset(map(seats.index, position.get("keepers", ()))),
        heads=tuple(position["heads"].get(seat, 0) for seat in seats),
        over=position.get("stage") == "over",
    )


def _cards(of: Position) -> plain.RoundCards:
    cards: plain.RoundCards = plain.RoundCards.read(of["conditions"], of["effects"], of["goals"])
    return cards


def _pile(beads: Mapping[str, int]) -> plain.Beads:
    return plain.plus(plain.NOTHING, beads)


def _piles(position: Position, part: str, seats: list[str]) -> tuple[plain.Beads | None, ...]:
    told = position.get(part, {})
    return tuple(_pile(told[seat]) if seat in told else None for seat in seats)


def move(game: plain.Game, seat: int, said: str) -> plain.Game:
    """The game after a move of a record, at the next decision. Errors: Illegal."""
    if game.cards == (NO_CARDS,):
        raise Illegal("no cards lie on the table")
    return plain.play(game, seat, made(said))


def made(said: str) -> plain.Move:
    """A move of a record as the second implementation has it."""
    kind, _, rest = said.removeprefix("set ").partition(" ")
    if kind not in ("offer", "aside"):
        return (kind, *rest.split())
    numbers = rest.removeprefix("none").split()
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    beads = _pile({colour: int(number) for number, colour in pairs})
    return ("set aside" if kind == "aside" else kind, beads)


def text(kind: str, *rest: Any) -> str:
    """A move of the second implementation as a record has it."""
    beads = isinstance(rest[0], dict) if rest else False
    words = [f"{many} {colour}" for colour, many in rest[0].items() if many] if beads else rest
    return " ".join((kind, *words))
