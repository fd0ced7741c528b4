"""What a player who decides would look up: who is spared, what is chosen, how many may be saved."""

from collections.abc import Callable, Iterator, Mapping

from atoll.bali.sides import opponents_called, spares
from atoll.bali.table import Choice
from atoll.bali.warriors import most_saved
from atoll.table import agreed, counted, listed
from atoll.table.contract import View

__all__ = ["looked_up"]


def looked_up(view: View) -> Iterator[str]:
    """What bears on the decision that is next; of one's own also what has been chosen for it."""
    yield from _answers(view)
    if view.turn == view.seat and view.stage in _TOLD and (told := _TOLD[view.stage](view)):
        yield told
    if chosen := view.chosen[view.seat]:
        yield f"Chosen so far, to be done by `done`: {', '.join(map(_choice, chosen))}."


def _answers(view: View) -> Iterator[str]:
    """Who is spared, has ended the turn, or has prevented a change."""
    if view.spared is not None:
        yield f"{view.seats[view.spared]} is spared."
    for flags, words in ((view.forced, "The turn is ended"), (view.prevented, "It is prevented")):
        if who := [name for name, one in zip(view.seats, flags, strict=True) if one]:
            yield f"{words} by {listed(who)}."


def _choice(one: Choice) -> str:
    """A card, where it goes, or from where one comes."""
    if one.card is None:
        return f"the top card of {one.island}"
    return f"{one.card} at {one.island}" if one.island else one.card


def _turn(view: View) -> str:
    """Whom a warrior of the hand may spare, and how they are called."""
    if "warrior" not in view.hands[view.seat] or not spares(view):
        return ""
    return f"With a warrior you spare {listed(opponents_called(view, view.seat), 'or')}."


def _save(view: View) -> str:
    most = most_saved(view, view.seat)
    must = view.rulings.flee_must == "must"
    told = f"{counted(most, 'card')} {'[has|have] to' if must else 'can'} be saved on piles"
    return agreed(f"In flight {told}; the rest of the hand is discarded.", most)


def _exchange(view: View) -> str:
    if view.played == "artist":
        return "Name the cards to be swapped one by one; then say done."
    return "Place cards on your piles one by one, or take their top cards; then say done."


def _show(view: View) -> str:
    best = max(number or 0 for number in view.shown)
    return f"To win, show more than {best}." if best else "Whoever shows most has the chip."


def _lay(view: View) -> str:
    there = f"The Dalang has gone to {view.goal}; your hand is laid down on {view.island}."
    return f"{there} Each card lies on those before it; `done` lays the rest as it is held."


_TOLD: Mapping[str, Callable[[View], str]] = {
    "turn": _turn,
    "save": _save,
    "exchange": _exchange,
    "show": _show,
    "lay": _lay,
}
