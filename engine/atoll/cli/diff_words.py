"""The sentences of a comparison."""

from collections.abc import Iterator, Sequence

from atoll.compare.difference import Difference, Follows, Play, Point
from atoll.compare.disputes import Judgement
from atoll.compare.flipped import Examples, Flip
from atoll.simulate.figures import CONFIDENCE
from atoll.simulate.report import in_words
from atoll.table import agreed, cite, listed
from atoll.table.games import game, title


def heading(found: Difference) -> str:
    """How many rulings differ, and of how many it is not known what a text says."""
    return " ".join([_apart(found), *_known_in_part(found)])


def _known_in_part(found: Difference) -> Iterator[str]:
    """Of a text that is known in part only: how much of it is played as the other has it."""
    for side in (found.left, found.right):
        lacks = game(found.game).EDITIONS[side.edition].lacks if side.edition else {}
        if number := sum(f"{name}=" not in side.text for name in lacks):
            yield (
                f"What {side.edition} says of {number} more is not known (`atoll rulings "
                f"{found.game}` tells which); there it plays as the other does."
            )


def _apart(found: Difference) -> str:
    pair = f"{found.left.text} and {found.right.text}"
    if not found.points:
        return f"{pair} answer every ruling of {title(found.game)} alike."
    number = len(found.points)
    rulings = "1 ruling" if number == 1 else f"{number} rulings"
    return f"{pair} differ in {rulings} of {title(found.game)}."


def judged(of: Judgement, right: str, *, flips: bool = False) -> str:
    """A class, and how it is known: `looser by up: proved for 2 to 5 players, any numbers`.

    Where examples flip, what is not known is said of these too.
    """
    if flips and of.kind == "unknown":
        return f"not shown to differ: {_known(of)}, and no example is refused by one alone"
    kinds = {"same": "the same", "unknown": "not known"}
    return f"{kinds.get(of.kind, f'{of.kind} by {right}')}: {_known(of)}"


def _known(of: Judgement) -> str:
    if of.kind == "unknown":
        return f"none of {of.cases} moments asks for it"
    if of.known == "sampled":
        return f"sampled at {of.cases} moments"
    if of.known != "proved":
        return of.known
    few = f"{of.seats[0]} to {of.seats[-1]}" if len(of.seats) > 1 else f"{of.seats[0]}"
    return f"proved for {few} players, any numbers"


def classes(point: Point) -> Iterator[str]:
    """What a seat may do and what it receives, by the right against the left."""
    may, receives = point.comparison.may, point.comparison.receives
    if point.same:
        yield "Wording differs, play is identical:"
    flips = bool(point.follows.examples and point.follows.examples.changed)
    yield f"What a player may do and see is {judged(may, point.right.name, flips=flips)}."
    yield f"What they receive is {judged(receives, point.right.name)}."


def witness_title(point: Point) -> str:
    """How the scenarios were chosen."""
    if point.comparison.smallest:
        return "The smallest table at which they part"
    return "The smallest table found at which they part"


def examples_told(examples: Examples) -> str:
    """How many examples change."""
    number = len(examples.changed)
    return "1 example changes" if number == 1 else f"{number or 'No'} examples change"


def happens(flip: Flip, left: str, right: str) -> Iterator[str]:
    """What happens in an example by one of two answers alone."""
    for answer, told in ((left, flip.left_told), (right, flip.right_told)):
        if told:
            yield f"{answer}: {' '.join(told)}"


def own_told(own: Sequence[Flip]) -> str:
    """How many examples are about it and end as they do on both sides."""
    return agreed(f"{len(own)} about it [names its|name their] own answer", len(own))


def laws_told(follows: Follows) -> str:
    """How many laws change, of those that are claimed for an answer."""
    changing = [law for law in follows.laws if law.changes]
    if not follows.laws:
        return "No law names one of the answers, so none changes"
    if not changing and not follows.laws[1:]:
        return "The one law that names an answer does not change"
    if not changing:
        return f"None of the {len(follows.laws)} laws that name an answer changes"
    return "1 law changes" if len(changing) == 1 else f"{len(changing)} laws change"


def play_heads(play: Sequence[Play]) -> list[str]:
    """The heads of the table of play."""
    figures = next((one.figures for one in play if one.figures), ())
    return ["players", *(figure.name for figure in figures)]


def play_rows(play: Sequence[Play]) -> Iterator[list[str]]:
    """A row for each number of seats that both let play."""
    for one in play:
        if one.figures:
            yield [str(one.seats), *map(in_words, one.figures)]


def refusals(play: Sequence[Play], left: str, right: str) -> Iterator[str]:
    """The numbers of seats that one side alone lets play."""
    for one in play:
        if one.refused_by:
            side = left if one.refused_by == "right" else right
            yield f"{one.seats} players can play only by {side}."


def overall(found: Difference) -> str:
    """All rulings together, in a line."""
    if not found.together:
        return ""
    both = found.together
    parts = [
        f"what a player may do and see is {judged(both.may, found.right.text)}",
        f"what they receive is {judged(both.receives, found.right.text)}",
    ]
    if both.follows.examples:
        parts.append(examples_told(both.follows.examples))
    if both.follows.laws:
        parts.append(laws_told(both.follows))
    return f"All {len(found.points)} together: {'; '.join(parts)}."


def rules_of(point: Point) -> str:
    """The rules of a ruling, as a rulebook cites them."""
    return listed(cite(rule) for rule in point.ruling.rules)


def foot(found: Difference) -> Iterator[str]:
    """What the games are, of which is told in how many it matters, and what stands behind a ±."""
    if found.points and found.games:
        same = "The same games, cards and luck, played both ways by players who play at random"
        yield f"{same}: {found.games:,} for each number of players."
        yield f"After ± is how far a number may be off, {CONFIDENCE * 100:.0f} times in 100."
