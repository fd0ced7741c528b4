"""What a comparison says of recorded games."""

from collections import Counter
from collections.abc import Iterator

from atoll.compare.recorded import End
from atoll.compare.replays import HOW, Otherwise, Replays
from atoll.table import agreed, cite, listed

_MANY = {
    "refuses": "[is|are] illegal then",
    "allows": "[is|are] illegal no more",
    "ends": "end[s|] otherwise",
    "runs": "end[s|] alike",
}


def title(of: Replays) -> str:
    """How many recorded games go otherwise, and what becomes of them."""
    if not of.changed:
        return f"None of {_games(of)} goes otherwise"
    number = len(of.changed)
    go = agreed(f"{number:,} go[es|] otherwise from a line on", number)
    return f"Of {_games(of)} {go}: {listed(_many(of))}"


def _games(of: Replays) -> str:
    return agreed(f"{of.games:,} recorded game[|s]", of.games)


def _many(of: Replays) -> Iterator[str]:
    """How many become what, the gravest first."""
    found = Counter(one.how for one in of.changed)
    for how in HOW:
        if number := found[how]:
            all_of_them = number > 1 and number == len(of.changed)
            yield agreed(f"{'all' if all_of_them else f'{number:,}'} {_MANY[how]}", number)


def ends(one: Otherwise) -> str:
    """How a game ends by both sides."""
    if one.how == "runs":
        return f"{_end(one.left)}, either way"
    return f"{_end(one.left)}, then {_end(one.right)}"


def _end(of: End) -> str:
    if of.refused:
        line, refusal = of.refused
        by = f" by {cite(refusal.rule)}" if refusal.rule else ""
        return f"line {line} is refused{by}"
    if not of.outcome:
        return "the game is not over"
    winners = agreed(f"{listed(of.winners) or 'nobody'} win[s|]", max(1, len(of.winners)))
    return f"{winners} ({_scores(of)})"


def _scores(of: End) -> str:
    scores = of.outcome.scores if of.outcome else ()
    return ", ".join(f"{name} {score}" for name, score in zip(of.seats, scores, strict=True))
