"""Text to cards, beads, goals and moves, and back.

One notation for features, records, the command line and the site.
"""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from atoll.fiji.components import BOX, COLOURS, Beads, Condition, Deck, Effect, Goal
from atoll.fiji.table import Keep, Move, Offer, Pay, Rotate, SetAside, Swap

__all__ = [
    "MOST_BEADS",
    "NotationError",
    "parse_beads",
    "parse_condition",
    "parse_effect",
    "parse_goal",
    "parse_move",
    "read_deck",
    "write_beads",
    "write_condition",
    "write_deck",
    "write_effect",
    "write_goal",
    "write_move",
]


class NotationError(ValueError):
    """A text that is not in the notation; the message shows what would be."""


MOST_BEADS = sum(BOX)
"""No number of beads is larger."""
_BETWEEN = ("and", "bead", "beads")
T = TypeVar("T")
_PAIR_ORDER = (1, 2, 0, 3)  # red, yellow, green, blue: as the texts name the colours of a card
_EVERY = (True, True, True, True)


def _words(text: str) -> list[str]:
    return text.replace(",", " ").lower().split()


def _colour(word: str) -> int:
    if word not in COLOURS:
        message = f"{word!r} is no colour; the colours are {', '.join(COLOURS)}"
        raise NotationError(message)
    return COLOURS.index(word)


def _number(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word) or int(word) > MOST_BEADS:
        message = f"{word[:20]!r} is no number of beads; write 0 to {MOST_BEADS}"
        raise NotationError(message)
    return int(word)


def parse_beads(text: str) -> Beads:
    """Beads from text such as `2 green 1 blue`, with commas, `and` or `beads` between.

    >>> parse_beads("2 green, 1 red and 3 yellow")
    Beads(green=2, red=1, yellow=3, blue=0)
    """
    words = [word for word in _words(text) if word not in _BETWEEN]
    if words in (["none"], ["nothing"]):
        return Beads()
    if not words or len(words) % 2:
        message = f"{text[:60]!r} are no beads; write for example '2 green 1 blue' or 'none'"
        raise NotationError(message)
    numbers = {}
    for number, colour in zip(words[::2], words[1::2], strict=True):
        if _colour(colour) in numbers:
            message = f"{text[:60]!r} names {colour} twice; add the two numbers up"
            raise NotationError(message)
        numbers[_colour(colour)] = _number(number)
    return Beads(*(numbers.get(c, 0) for c in range(len(COLOURS))))


def write_beads(beads: Beads) -> str:
    """Beads as text, in the order of COLOURS; no beads are `none`."""
    named = [f"{number} {colour}" for number, colour in zip(beads, COLOURS, strict=True) if number]
    return " ".join(named) or "none"


def parse_condition(text: str) -> Condition:
    """A condition from text such as `most red and green`, `fewest yellow`, `fewest beads`."""
    words = [word for word in _words(text) if word != "and"]
    if len(words) < 2 or words[0] not in ("most", "fewest"):
        message = (
            f"{text[:60]!r} is no condition; write for example 'most red and green', "
            "'fewest yellow' or 'most beads'"
        )
        raise NotationError(message)
    if words[1:] == ["beads"]:
        return Condition(_EVERY, words[0] == "most")
    colours = [_colour(word) for word in words[1:]]
    if len(set(colours)) < len(colours):
        message = f"{text[:60]!r} names a colour twice; name it once"
        raise NotationError(message)
    green, red, yellow, blue = (c in colours for c in range(len(COLOURS)))
    return Condition((green, red, yellow, blue), words[0] == "most")


def write_condition(condition: Condition) -> str:
    """A condition as text."""
    named = [COLOURS[c] for c in _PAIR_ORDER if condition.colours[c]]
    what = "beads" if condition.colours == _EVERY else " and ".join(named)
    return f"{'most' if condition.most else 'fewest'} {what}"


_SPECIAL: Mapping[str, Effect] = {
    "take one of each": Effect(takes=Beads(1, 1, 1, 1)),
    "keep the offer": Effect(keeps=True),
    "rotate a goal": Effect(rotates=True),
    "swap two goals": Effect(swaps=True),
}
_SPECIAL_NAMES = {effect: name for name, effect in _SPECIAL.items()}


def parse_effect(text: str) -> Effect:
    """An effect from text such as `take 3 red` or `others take 1 yellow`."""
    match _words(text):
        case ["take", "half", "of", "the", colour]:
            green, red, yellow, blue = (c == _colour(colour) for c in range(len(COLOURS)))
            return Effect(halves=(green, red, yellow, blue))
        case ["others", "take", number, colour] if number.strip("0"):
            return Effect(others=parse_beads(f"{number} {colour}"))
        case words if " ".join(words) in _SPECIAL:
            return _SPECIAL[" ".join(words)]
        case ["take", number, colour] if number.strip("0"):
            return Effect(takes=parse_beads(f"{number} {colour}"))
    message = (
        f"{text[:60]!r} is no effect; write for example 'take 3 red', 'take one of each', "
        "'take half of the green', 'others take 1 yellow', "
        "'keep the offer', 'rotate a goal' or 'swap two goals'"
    )
    raise NotationError(message)


def write_effect(effect: Effect) -> str:
    """An effect as text."""
    if effect in _SPECIAL_NAMES:
        return _SPECIAL_NAMES[effect]
    if any(effect.halves):
        return f"take half of the {COLOURS[effect.halves.index(True)]}"
    if any(effect.others):
        return f"others take {write_beads(effect.others)}"
    return f"take {write_beads(effect.takes)}"


def parse_goal(text: str) -> Goal:
    """A goal from text such as `most red` or `fewest blue`."""
    match _words(text):
        case [("most" | "fewest") as way, colour]:
            return Goal(_colour(colour), way == "most")
    message = f"{text[:60]!r} is no goal; write for example 'most red' or 'fewest blue'"
    raise NotationError(message)


def write_goal(goal: Goal) -> str:
    """A goal as text."""
    return f"{'most' if goal.most else 'fewest'} {COLOURS[goal.colour]}"


def parse_move(text: str) -> Move:
    """A move from text such as `offer 1 green 2 red`, `rotate blue` or `swap red blue`."""
    match _words(text):
        case ["offer", *beads] if beads:
            return Offer(parse_beads(" ".join(beads)))
        case ["set", "aside", *beads] if beads:
            return SetAside(parse_beads(" ".join(beads)))
        case ["rotate", colour]:
            return Rotate(_colour(colour))
        case ["swap", one, other] | ["swap", one, "and", other]:
            return Swap(_colour(one), _colour(other))
        case ["keep"]:
            return Keep()
        case ["pay"]:
            return Pay()
    message = (
        f"{text[:60]!r} is no move; write for example 'offer 1 green 2 red', "
        "'set aside 2 green 1 red 1 blue', 'rotate blue', 'swap red blue', 'keep' or 'pay'"
    )
    raise NotationError(message)


def write_move(move: Move) -> str:
    """A move as text."""
    match move:
        case Offer(beads):
            return f"offer {write_beads(beads)}"
        case SetAside(beads):
            return f"set aside {write_beads(beads)}"
        case Rotate(colour):
            return f"rotate {COLOURS[colour]}"
        case Swap(one, other):
            return f"swap {COLOURS[one]} {COLOURS[other]}"
        case Keep():
            return "keep"
        case Pay():
            return "pay"


def read_deck(cards: object) -> Deck:
    """A deck from its conditions and effects, as lists of texts.

    How many there must be, the setup says. Errors: NotationError names the card.
    """
    if not isinstance(cards, dict) or set(cards) != set(Deck._fields):
        raise NotationError("deck: give it exactly two lists, `conditions` and `effects`")
    conditions = _cards("conditions", cards["conditions"], parse_condition)
    return Deck(conditions, _cards("effects", cards["effects"], parse_effect))


def _cards(kind: str, texts: object, parse: Callable[[str], T]) -> tuple[T, ...]:
    if not isinstance(texts, list):
        raise NotationError(f"deck, {kind}: list the cards as texts")
    return tuple(_card(f"deck, {kind}, card {n}", text, parse) for n, text in enumerate(texts, 1))


def _card(part: str, text: object, parse: Callable[[str], T]) -> T:
    if not isinstance(text, str):
        raise NotationError(f"{part}: write the card as a text")
    try:
        return parse(text)
    except NotationError as error:
        raise NotationError(f"{part}: {error}") from None


def write_deck(deck: Deck) -> dict[str, list[str]]:
    """A deck as texts; `read_deck` gives the same deck back."""
    return {
        "conditions": [write_condition(card) for card in deck.conditions],
        "effects": [write_effect(card) for card in deck.effects],
    }
