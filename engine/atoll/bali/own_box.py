"""A box that a table brings: Dalang cards, masks and start cards, as no text tells them."""

from collections.abc import Iterator

from atoll.bali.components import (
    BOX,
    DALANG_CARDS,
    ISLANDS,
    MASK_PRINTED,
    MASKS,
    MASKS_SINGLE,
    Box,
    StartCard,
)
from atoll.table import Refused, counted
from atoll.table.stating import rule


def own_box(
    dalang: tuple[int, ...], masks: tuple[int, ...], start_cards: tuple[StartCard, ...]
) -> Box:
    """The box of these things; that of the game where it is this one."""
    box = Box(tuple(dalang), tuple(sorted(masks)), tuple(start_cards))
    return BOX if box == BOX else box


def known_from(box: Box, part: str) -> str:
    """Whether a part of the box is that of a table, or the invented one."""
    return "invented" if getattr(box, part) == getattr(BOX, part) else "own"


def mask_from(box: Box, value: int) -> str:
    """Where the value of a mask is known from, if the box is not that of a table."""
    found = known_from(box, "masks")
    if found == "own":
        return found
    return "printed" if value == MASK_PRINTED else "single" if value in MASKS_SINGLE else found


def start_card_from(box: Box, card: int) -> str:
    """Where the chips of a start card are known from: those of card 1 are printed."""
    return "printed" if card == 1 else known_from(box, "start_cards")


@rule("bali_0_5", "bali_0_6", "bali_1_6")
def playable(box: Box) -> Box:
    """The box, if it is one that the texts allow. Errors: Refused."""
    if box is not BOX:
        for broken, fix in _faults(box):
            raise Refused(broken, fix)
    return box


def _faults(box: Box) -> Iterator[tuple[str, str]]:
    if sum(box.dalang) != DALANG_CARDS:
        yield "bali_0_5", f"the box has {counted(sum(box.dalang), 'Dalang card')}; give 24."
    if len(box.masks) != MASKS:
        yield "bali_0_6", f"the box has {counted(len(box.masks), 'mask')}; give 16."
    for chip in ("prince", "priest"):
        if sorted(getattr(card, chip) for card in box.start_cards) != [*ISLANDS]:
            yield "bali_1_6", f"four start cards place a {chip} on each island once; give them so."
    for number, card in enumerate(box.start_cards, 1):
        if card.prince == card.priest:
            yield "bali_1_6", f"start card {number} names {card.prince} twice; name two islands."
    if box.start_cards and box.start_cards[0][:2] != BOX.start_cards[0][:2]:
        yield "bali_1_6", "start card 1 places prince Panschar and priest Kukusch; give it so."
