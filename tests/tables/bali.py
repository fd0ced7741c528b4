"""The table of Bali, said in kinds before the game comes.

A pile lies face down: of each card the table says who knows it, having laid it there or seen it.
"""

from itertools import combinations
from typing import Any, NamedTuple

from atoll.table import kinds as of
from atoll.table.layout import Layout
from atoll.table.parts import Hides, Part

__all__ = ["CARDS", "ISLANDS", "LAYOUT", "Piles"]

ISLANDS = ("Kukusch", "Panschar", "Tschakkalag", "Wontong")
HOUSEHOLD = ("warrior", "scholar", "artist", "priest", "prince")
CARDS = (*HOUSEHOLD, *(f"Dalang {one} or {other}" for one, other in combinations(ISLANDS, 2)))
COLOURS = ("blue", "yellow", "green", "red")
STAGES = ("card", "spare", "answer", "flight", "exchange", "show", "goal", "over")
ANSWERS = ("passes", "takes part", "ends the turn", "flees", "prevents")
MASKS = ("2", "3", "4", "5")
_LARGEST_SEED = 2**53 - 1


class Piles(NamedTuple):
    """The piles of a side, each from the bottom to the top."""

    Kukusch: tuple[of.Single, ...] = ()
    Panschar: tuple[of.Single, ...] = ()
    Tschakkalag: tuple[of.Single, ...] = ()
    Wontong: tuple[of.Single, ...] = ()


def _numbers(*numbers: int) -> tuple[int, ...]:
    return numbers


def _masks(numbers: tuple[int, ...]) -> str:
    return ", ".join(f"{n} of {value}" for n, value in zip(numbers, MASKS, strict=True) if n)


ISLAND = of.Word(ISLANDS, name="island")
CARD = of.Word(CARDS, name="card")
_PILE = of.Each(of.Seen(CARD, name="single"), "cards", name="pile")
_SIDE = of.Record(Piles, dict.fromkeys(ISLANDS, _PILE), name="side", starts=Piles()._asdict())
_HELD = of.Counts(_numbers, MASKS, 4, _masks, name="masks")
_CHIPS = of.ByName(ISLAND, of.Seat())


def _over(table: Any) -> bool:
    return bool(table.stage == "over")


_HAND = Hides("bali_1_4", "cards in the hand of {seat}", until=_over)
_FACE_DOWN = Hides("bali_1_5", "cards in the piles of {seat}", until=_over)
_STACK = Hides("bali_1_6", "cards of the draw pile", until=_over)
_LUCK = Hides("bali_1_6", "luck of shuffling", until=_over)

LAYOUT = Layout(
    "Bali",
    "The whole table. Of a card in a hand, a pile or the stack it says who knows it.",
    [
        Part("stage", of.Word(STAGES), starts="card", always=True),
        Part("active", of.Seat(), "active", always=True),
        Part("sides", of.BySeat(of.Word(COLOURS)), "colour", always=True),
        Part("start_cards", of.BySeat(of.Number(1, 4)), "start card", starts=None, nothing="none"),
        Part("dalang", ISLAND, "Dalang", always=True),
        Part("hands", of.BySeat(_PILE), "hand", starts=(), always=True, hides=_HAND),
        Part("piles", of.BySeat(_SIDE), "piles", starts=Piles(), always=True, hides=_FACE_DOWN),
        Part("stack", _PILE, "draw pile", starts=(), hides=_STACK),
        Part("discard", of.Each(CARD, "cards"), "discard pile", starts=()),
        Part("priests", _CHIPS, "priests", starts={}, always=True),
        Part("princes", _CHIPS, "princes", starts={}, always=True),
        Part("seals", _CHIPS, "seals", starts={}),
        Part("masks", of.BySeat(_HELD), "masks", starts=(0, 0, 0, 0)),
        Part("masks_left", _HELD, "masks left", starts=(4, 4, 4, 4)),
        Part("card", CARD, "card played", starts=None, nothing="none"),
        Part("goal", ISLAND, "goal", starts=None, nothing="none"),
        Part("spared", of.Seat(), "spared", starts=None, nothing="nobody"),
        Part("asked", of.Seat(), "asked", starts=None, nothing="nobody"),
        Part("answers", of.BySeat(of.Word(ANSWERS)), "answer", starts=None, nothing="none"),
        Part("shows", of.BySeat(of.Number(0, 30)), "cards shown", starts=None, nothing="none"),
        Part("flees", of.Seats("those who flee"), "flees", starts=False),
        Part("ender", of.Seat(), "has ended the game", starts=None, nothing="nobody"),
        Part("seed", of.Number(0, _LARGEST_SEED), starts=0, hides=_LUCK),
    ],
)
