"""Steps that tell players, parts and events of a table: nobody writes out what they do.

`Ana and Ben play …`, `Ana chooses to …` follow from the title and the notation of a game;
`the supply is …`, `the hand of Ana is now …` follow from the layout of a game. Where people say it in
other words, the game declares which part or event a phrase tells:

    tells(phrases.CANCEL, "Players with equal counts.", "cancel")
    lies(then, phrases.HAS_PASSED, "A player takes no more turns.", "passed", value=True)
    gains(phrases.TAKES, "Beads go from the supply behind a screen.", "hands", out_of="supply")

Fields say the rest: whose share of a part it is (of everybody, where no player is named) and its
value. Other parts may be told with it; they are compared later.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from pytest_bdd import given, then

from atoll.running.parsing import Following, Said
from atoll.table import games
from atoll.table.kinds import Some
from atoll.table.part_phrases import part_phrases
from atoll.table.parts import Part, by_seat, filled
from atoll.table.phrases import Phrase
from atoll.telling.phrases import choosing, chosen, deciding, seating

from .world import Scenario

Fields = Mapping[str, Any]
Step = Callable[[Scenario, Fields], None]
Kind = Callable[..., Callable[[Step], Step]]
"""`given` or `then`."""
_AS_SAID: Any = object()


class AsOne(Said):
    """A step that has what stands in its fields as one argument, `said`."""

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """What stands in the fields, by their names."""
        found = super().parse_arguments(name)
        return None if found is None else {"said": found}


class AboutPart(AsOne, Following):
    """A step about a part of the table that follows from the layout."""


def play(world: Scenario, seats: tuple[str, ...], edition: str | None = None) -> None:
    """Players at the table, before anything has happened, by one of the texts or as is usual."""
    world.lay(seats, edition)


def start(world: Scenario, seats: tuple[str, ...]) -> None:
    """A new game begins."""
    world.start_game(seats)


def has_chosen(world: Scenario, seat: str, move: Any) -> None:
    """A move that a player has made before anything happens, and what a When leaves of one."""
    world.past(seat, move)


def decides_next(world: Scenario, seat: str, due: str) -> None:
    """Who has to decide what."""
    world.given(stage=due, turn=world.seat(seat))


def chooses(world: Scenario, seat: str, move: Any) -> None:
    """A player's move, as the notation writes it."""
    world.move((seat, move))


def following(game: str) -> Iterator[tuple[str, Said, Callable[..., None]]]:
    """The steps about a game's players and parts, as far as it has a layout and a notation."""
    if games.nouns.there(game):
        phrases = seating(games.nouns(game).LAYOUT.title)
        yield "given", Following(*phrases.play.languages.values()), play
        yield "given", Following(*phrases.by.languages.values()), play
        yield "when", Following(*phrases.start.languages.values()), start
        for one in part_phrases(games.nouns(game).LAYOUT, games.fields(game).FIELDS):
            step = _lies(given if one.kind == "given" else then, one.phrase, one.part.name)
            step.__doc__ = one.says
            yield one.kind, AboutPart(*one.phrase.languages.values()), step
    if "Due" in games.fields(game).FIELDS:
        yield "given", Following(deciding(games.fields(game).FIELDS)), decides_next
    if games.notation.there(game):
        moves = games.notation(game).MOVES
        yield "given", Following(*chosen(moves).languages.values()), has_chosen
        yield "when", Following(choosing(moves)), chooses


def _declare(kind: Kind, phrase: Phrase, says: str, step: Step) -> None:
    """The step stands in the module that declares it."""
    step.__doc__ = says
    kind(AsOne(*phrase.languages.values()), stacklevel=3)(step)


def tells(phrase: Phrase, says: str, *events: str, **parts: Any) -> None:
    """A Then of events with the facts that stand in the phrase, and of `parts` as they are then.

    `execute/nobody`: what may have happened instead.
    """

    def step(world: Scenario, said: Fields) -> None:
        kinds, found = games.events(world.game).KINDS, world.placed(phrase, said)
        for what, *rivals in (event.split("/") for event in events):
            facts = {name: found[name] for name in found if name in kinds[what].types}
            world.happened(what, *rivals, **facts)
        if parts:
            world.tell(*parts, **parts)

    _declare(then, phrase, says, step)


def lies(
    kind: Kind, phrase: Phrase, says: str, part: str, value: Any = _AS_SAID, **also: Any
) -> None:
    """A Given or a Then of one part: what is said of it, made so by `value`, or always this value."""
    _declare(kind, phrase, says, _lies(kind, phrase, part, value, **also))


def _lies(kind: Kind, phrase: Phrase, name: str, value: Any = _AS_SAID, **also: Any) -> Step:
    def step(world: Scenario, said: Fields) -> None:
        part = world.layout.parts[name]
        seats, values = _share(world, phrase, said, part)
        made = value if value is not _AS_SAID and not callable(value) else values[0]
        made = value(made) if callable(value) else made
        if kind is then:
            told = {name: _having(part, seats, made, getattr(world.told, name))}
            world.tell(*_names(world, part, seats), now=said.get("now", ""), **told, **also)
            return
        after = _having(part, seats, made, getattr(world.table, name))
        adds = isinstance(part.kind, Some) and not isinstance(made, tuple)
        world.given(**{name: after}, **also, only=seats, adds=adds)

    return step


def gains(
    phrase: Phrase, says: str, part: str, sign: int = 1, *, out_of: str = "", **also: Any
) -> None:
    """A Then of so much more, with sign -1 of less, `out_of` a supply; of two values their rest."""

    def step(world: Scenario, said: Fields) -> None:
        seats, (amount, *back) = _share(world, phrase, said, world.layout.parts[part])
        for one in back:
            amount = more(amount, one, -1)
        gain(world, part, seats, amount, sign, out_of=out_of, **also)

    _declare(then, phrase, says, step)


def gain(
    world: Scenario,
    name: str,
    seats: Sequence[int],
    amount: Any,
    sign: int = 1,
    *,
    out_of: str = "",
    **also: Any,
) -> None:
    """These seats have so much more of a part than was told, and a supply has that much less."""
    held = [*getattr(world.told, name)]
    for seat in seats:
        held[seat] = more(held[seat], amount, sign)
        if out_of:
            also[out_of] = more(also.get(out_of, getattr(world.told, out_of)), amount, -sign)
    part = world.layout.parts[name]
    world.tell(*_names(world, part, seats), **{**also, name: tuple(held)})


def more(held: Any, amount: Any, sign: int = 1) -> Any:
    """A number, or one of each thing, with so many more; to one number come all things together."""
    if isinstance(held, int):
        return held + sign * (amount if isinstance(amount, int) else sum(amount))
    return type(held)(*[one + sign * other for one, other in zip(held, amount, strict=True)])


def _share(
    world: Scenario, phrase: Phrase, said: Fields, part: Part
) -> tuple[tuple[int, ...], list[Any]]:
    """The seats that a phrase names, where each has a share of the part, and all else it says."""
    whose = [name for name, kind in phrase.types.items() if kind in ("Seat", "Seats")]
    found = world.placed(phrase, said, by_name=by_seat(part.kind) and not whose)
    named = [found.pop(name) for name in whose if by_seat(part.kind)]
    found.pop("now", None)
    seats = next(iter(named), ())
    return (seats,) if isinstance(seats, int) else seats, [*found.values()]


def _names(world: Scenario, part: Part, seats: Sequence[int]) -> list[str]:
    """By which names it is compared."""
    return [f"{part.called} of {world.table.seats[seat]}" for seat in seats] or [part.name]


def _having(part: Part, seats: Sequence[int], value: Any, before: Any) -> Any:
    """The part with this value: of these seats, whole, or as one more of some things."""
    if by_seat(part.kind) and seats:
        return tuple(value if seat in seats else one for seat, one in enumerate(before))
    if isinstance(part.kind, Some):
        return frozenset(value) if isinstance(value, tuple) else before | {value}
    return filled(part, value, before) if by_seat(part.kind) else value
